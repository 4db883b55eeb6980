"""Reconcile the community card lists of Call of Cthulhu into the project's own fact files.

Two lists of the living card game check each other; the collectible game has one. Where they disagree, a general rule
below or an entry in ``corrections.json`` decides, and a disagreement without either stops the script with a list.
Only facts are written: no rules text leaves the sources.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "orne" / "coc" / "data"

Reading = dict[str, Any]
"""What one source says of one card; a field the source does not carry is absent."""

FACTIONS = {
    "The Agency": "agency",
    "Miskatonic University": "miskatonic",
    "Cthulhu": "cthulhu",
    "Syndicate": "syndicate",
    "Hastur": "hastur",
    "Yog-Sothoth": "yog-sothoth",
    "Shub-Niggurath": "shub-niggurath",
    "Silver Twilight": "silver-twilight",
    "Neutral": "neutral",
}
ICON_NAMES = ("terror", "combat", "arcane", "investigation")
KEYWORDS = {
    "toughness",
    "villainous",
    "heroic",
    "willpower",
    "fast",
    "loyal",
    "invulnerability",
    "resilient",
    "fated",
    "prophecy",
    "night",
    "day",
    "dormant",
}
KEYWORD_SLIPS = {
    "villianous": "villainous",
    "resiliant": "resilient",
    "willower": "willpower",
    "invulnerablity": "invulnerability",
}

# The collected boxes, in order of publication, and the packs that were gathered in them.
BOXES = {
    "Core": ["Core Set"],
    "Summons of the Deep": [
        "The Spawn of the Sleeper",
        "The Horror Beneath the Surface",
        "The Antediluvian Dreams",
        "The Terror of the Tides",
        "The Thing from the Shore",
        "The Path to Y'ha-nthlei",
    ],
    "Dreamlands": [
        "Twilight Horror",
        "In Memory of Day",
        "In the Dread of Night",
        "Search for the Silver Key",
        "Sleep of the Dead",
        "Journey to Unknown Kadath",
    ],
    "Forgotten Lore": [
        "Spawn of Madness",
        "Kingsport Dreams",
        "Conspiracies of Chaos",
        "Dunwich Denizens",
        "At the Mountains of Madness",
        "Ancient Horrors",
    ],
    "Secrets of Arkham": [],
    "The Yuggoth Contract": [
        "Whispers in the Dark",
        "Murmurs of Evil",
        "The Spoken Covenant",
        "The Wailer Below",
        "Screams from Within",
        "The Cacophony",
    ],
    "The Order of the Silver Twilight": [],
    "Rituals of the Order": [
        "The Twilight Beckons",
        "Perilous Trials",
        "Initiations of the Favored",
        "Aspirations of Ascension",
        "The Gleaming Spiral",
        "That Which Consumes",
    ],
    "Ancient Relics": [
        "The Shifting Sands",
        "Curse of the Jade Emperor",
        "The Breathing Jungle",
        "Never Night",
        "Into Tartarus",
        "Shadow of the Monolith",
    ],
    "Revelations": [
        "Written and Bound",
        "Words of Power",
        "Ebla Restored",
        "Lost Rites",
        "The Unspeakable Pages",
        "Touched by the Abyss",
    ],
    "Seekers of Knowledge": [],
    "The Key and the Gate": [],
    "Terror in Venice": [],
    "Denizens of the Underworld": [],
    "The Sleeper Below": [],
    "For the Greater Good": [],
    "The Thousand Young": [],
    "The Mark of Madness": [],
}
BOX_OF = {pack: box for box, packs in BOXES.items() for pack in packs}
COLLECTIBLE = (
    "Arkham Edition",
    "Arkham Premium Edition",
    "Unspeakable Tales",
    "Forbidden Relics",
    "Eldritch Edition",
    "Eldritch Premium Edition",
    "Masks of Nyarlathotep",
    "Forgotten Cities",
    "Spawn of Madness",
    "Kingsport Dreams",
    "Conspiracies of Chaos",
    "Dunwich Denizens",
    "Promos",
)
PRINTED_NAMES = {"Core": "Core Set", "Promos": "Promotional Cards"}

# The FAQ numbers Forgotten Lore 1 to 120 in this order of packs; two packs were first numbered from 1 again.
NUMBER_OFFSET = {"At the Mountains of Madness": 80, "Ancient Horrors": 100}

FIELDS = (
    "descriptor",
    "number",
    "type",
    "faction",
    "unique",
    "cost",
    "skill",
    "icons",
    "subtypes",
    "keywords",
    "steadfast",
    "resources",
    "boosters",
    "struggles",
    "keywords_only",
)


def straight(text: str) -> str:
    """Replace typographic quotes and dots, which the sources use at random."""
    for fancy, plain in (("’", "'"), ("“", '"'), ("”", '"'), ("…", "..."), ("\xa0", " ")):
        text = text.replace(fancy, plain)
    return text.strip()


def fold(text: str) -> str:
    """Reduce a title to bare letters and figures."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "", bare.lower())


def slug(text: str) -> str:
    """Turn a title into the part of an id: ``O'Bannion's Office`` gives ``obannions-office``."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", bare.lower().replace("'", "")).strip("-")


def letters(counts: Iterable[int]) -> str:
    """Write icon counts as letters in the order Terror, Combat, Arcane, Investigation."""
    return "".join(letter * count for letter, count in zip("TCAI", counts, strict=True))


def read_keywords(text: str) -> tuple[dict[str, int], str]:
    """Split the sentences that are keywords from a text, and return what remains."""
    found: dict[str, int] = {}
    rest = []
    for sentence in re.split(r"(?<=[.,])\s+|\n+", straight(text)):
        match = re.fullmatch(r"([A-Za-z]+)\s*(?:\+?\s*(\d+))?\s*[.,]?", sentence.strip())
        name = match[1].lower() if match else ""
        name = KEYWORD_SLIPS.get(name, name)
        if match and name in KEYWORDS:
            found[name] = int(match[2] or 1)
        elif sentence.strip():
            rest.append(sentence.strip())
    return dict(sorted(found.items())), " ".join(rest)


def read_boosters(text: str) -> tuple[str, str]:
    """Split the booster icons at the end of a text from it."""
    match = re.search(r"(?:\s*(?:\[(?:Terror|Combat|Arcane|Investigation)(?: Struggle)?\]|\(\([TCAI]\)\)))+\s*$", text)
    if not match:
        return "", text
    found = re.findall(r"\[([TCAI])|\(\(([TCAI])", match[0])
    counts = Counter(a or b for a, b in found)
    return letters(counts[letter] for letter in "TCAI"), text[: match.start()]


def number_or_x(value: Any) -> int | str | None:
    """Read a cost or skill; what is neither a number nor X counts as missing."""
    text = str(value)
    return "X" if text == "X" else int(text) if text.isdigit() else None


def read_browser(row: Reading) -> Reading:
    """Read one row of a browser list."""
    kind = row["type"].lower()
    is_story = kind in ("story", "conspiracy")
    icons = letters(row[name] or 0 for name in ICON_NAMES)
    boosters, text = ("", row["text"]) if is_story else read_boosters(row["text"])
    keywords, rest = read_keywords(text)
    faction = FACTIONS[row["faction"]] if row["faction"] else None
    reading: Reading = {
        # Some names carry their descriptor: eight translations of one book are one title.
        "title": straight(row["name"]).removesuffix(f": {row['descriptor']}"),
        "descriptor": straight(row["descriptor"]) if row["descriptor"] else None,
        "type": kind,
        "faction": faction,
        "unique": row["unique"],
        "cost": number_or_x(row["cost"]),
        "skill": number_or_x(row["skill"]),
        "icons": "" if is_story else icons,
        "subtypes": [part for part in re.split(r"\s*[.,]\s*", row["subtypes"].strip()) if part],
        "keywords": keywords,
        "steadfast": {FACTIONS[name]: count for name, count in row["steadfast"] or []},
        "boosters": boosters,
        "keywords_only": kind == "character" and not rest,
    }
    # This list does not say which resource icons a card shows, only whether they are two.
    reading["transient"] = row["transient"]
    if row["id"]:
        reading["number"] = int(re.sub(r"\D", "", row["id"])) + NUMBER_OFFSET.get(row["setname"], 0)
    if is_story and icons:
        reading["struggles"] = icons
    return reading


def read_octgn(row: Reading) -> Reading:
    """Read one row of the OCTGN list."""
    is_story = row["type"] in ("story", "conspiracy")
    struggles = letters(row["struggle_icons"].count(name) for name in ICON_NAMES)
    text = re.sub("&#xd;&#xa;", "\n", row["text"], flags=re.IGNORECASE)
    keywords, rest = read_keywords(". ".join(row["keywords"]) + ".\n" + text)
    reading: Reading = {
        "title": straight(row["title"]),
        "descriptor": straight(row["descriptor"]) if row["descriptor"] else None,
        "type": row["type"],
        "faction": row["faction"],
        "unique": row["unique"],
        "cost": number_or_x(row["cost"]),
        "skill": number_or_x(row["skill"]),
        "icons": letters(row["icons"].count(name) for name in ICON_NAMES),
        "subtypes": row["subtypes"],
        "keywords": keywords,
        "steadfast": dict(Counter(row["steadfast"])),
        "resources": row["resource"],
        "transient": len(row["resource"]) == 2,
        "boosters": "" if is_story else struggles,
        "struggles": struggles if is_story else "",
        "keywords_only": row["type"] == "character" and not rest.strip(". "),
        "octgn_id": row["octgn_id"],
    }
    # Forgotten Lore is listed here in a different order from the FAQ's, so its numbers say nothing.
    if row["set"] != "Forgotten Lore":
        reading["number"] = row["number"]
    return reading


def read_collectible(row: Reading) -> Reading:
    """Read one row of the collectible game's list, which prints Day and Night as subtypes; they serve as keywords."""
    reading = read_browser(row)
    times = {time.lower(): 1 for time in ("Day", "Night") if time in reading["subtypes"]}
    reading["keywords"] = dict(sorted((reading["keywords"] | times).items()))
    return reading


class Corrections:
    """The recorded decisions, each of which must fit the sources and be used."""

    def __init__(self, path: Path) -> None:
        self.entries: list[Reading] = json.loads(path.read_text("utf-8"))
        self.by_field = {(entry["card"], entry["field"]): entry for entry in self.entries}
        self.used: set[tuple[str, str]] = set()
        self.missing: list[str] = []
        if len(self.by_field) != len(self.entries):
            repeated = Counter((entry["card"], entry["field"]) for entry in self.entries).most_common(1)
            raise SystemExit(f"corrections.json decides {repeated[0][0]} twice")

    def titles(self, box: str) -> list[Reading]:
        """Return the title decisions of one set, which also say which rows are the same card."""
        prefix = slug(box) + "/"
        return [e for e in self.entries if e["field"] == "title" and e["card"].startswith(prefix)]

    def decide(self, card: str, field: str, browser: Any, octgn: Any) -> tuple[bool, Any]:
        """Return whether an entry decides this field, and how."""
        entry = self.by_field.get((card, field))
        if entry is None:
            return False, None
        self.used.add((card, field))
        if (entry["browser"], entry["octgn"]) != (browser, octgn):
            self.missing.append(f"{card} {field}: the entry no longer fits: browser {browser!r}, octgn {octgn!r}")
        return True, entry["chosen"]

    def report(self) -> None:
        """Stop with the list of everything undecided or stale."""
        unused = [
            f"{card} {field}: an entry that nothing uses" for card, field in sorted(set(self.by_field) - self.used)
        ]
        if self.missing or unused:
            raise SystemExit("\n".join([*self.missing, *unused, f"{len(self.missing) + len(unused)} to decide"]))


def agree(field: str, browser: Any, octgn: Any) -> tuple[bool, Any]:
    """Return whether the sources agree on a field, by the general rules, and on what."""
    if browser == octgn:
        return True, browser
    if field == "descriptor" and (not browser or not octgn):
        return True, browser or octgn
    if field == "descriptor" and fold(browser) == fold(octgn):
        return True, browser
    if field == "cost" and octgn == "X" and browser == 0:
        return True, "X"
    # The browser list has no Steadfast for whole sets; the OCTGN list puts it in the title.
    if field == "steadfast" and not browser:
        return True, octgn
    # Both lists drop keywords here and there; neither invents one.
    if field == "keywords" and not any(octgn.get(name, value) != value for name, value in browser.items()):
        return True, dict(sorted({**browser, **octgn}.items()))
    return False, None


def settle(card: str, browser: Reading, octgn: Reading | None, corrections: Corrections) -> Reading:
    """Decide every field of one card."""
    other = octgn or {}
    facts: Reading = {}
    for field in (*FIELDS, "transient"):
        pair = browser.get(field), other.get(field)
        decided, value = corrections.decide(card, field, *pair)
        if not decided:
            said = [source[field] for source in (browser, other) if field in source]
            decided, value = (True, said[0] if said else None) if len(said) < 2 else agree(field, *pair)
        if not decided:
            corrections.missing.append(f"{card} {field}: browser {pair[0]!r}, octgn {pair[1]!r}")
        facts[field] = value
    transient = facts.pop("transient")
    if facts["type"] == "story":
        facts["resources"] = []
    elif facts["resources"] is None:
        facts["resources"] = [facts["faction"]] * (2 if transient else 1)
    if transient is not (len(facts["resources"]) == 2):
        corrections.missing.append(f"{card} transient: {transient}, but resources {facts['resources']}")
    facts["octgn_id"] = other.get("octgn_id")
    return facts


def pair_rows(
    box: str, browser: list[Reading], octgn: list[Reading], corrections: Corrections
) -> list[Sequence[Reading]]:
    """Find the rows of the two lists that are the same card: by title and descriptor, or by a title decision."""
    bridge = {fold(e["browser"]): fold(e["octgn"]) for e in corrections.titles(box)}
    # One card stands twice, word for word, in the browser list.
    once = list({json.dumps(row, sort_keys=True): row for row in browser}.values())
    left = list(octgn)
    pairs: list[Sequence[Reading]] = []
    for row in once:
        title = fold(row["title"])
        found = [other for other in left if fold(other["title"]) == bridge.get(title, title)]
        if len(found) > 1:
            found = [other for other in found if fold(other["descriptor"] or "") == fold(row["descriptor"] or "")]
        if len(found) != 1:
            corrections.missing.append(f"{slug(box)}: no single OCTGN row for {row['title']!r}")
            continue
        left.remove(found[0])
        pairs.append((row, found[0]))
    corrections.missing += [f"{slug(box)}: no browser row for {row['title']!r}" for row in left]
    return pairs


def settle_set(slug_of_set: str, pairs: list[Sequence[Reading]], corrections: Corrections) -> list[Reading]:
    """Decide titles and ids, then every other field, of the cards of one set."""
    by_titles = {(e["browser"], e["octgn"]): e for e in corrections.entries if e["field"] == "title"}
    named = []
    for readings in pairs:
        browser, octgn = readings[0], (readings[1] if len(readings) == 2 else None)
        titles = browser["title"], octgn["title"] if octgn else None
        entry = by_titles.get(titles)
        if entry and entry["card"].startswith(slug_of_set + "/"):
            corrections.used.add((entry["card"], "title"))
            title = entry["chosen"]
        else:
            title = titles[0]
            if octgn and titles[0] != titles[1]:
                corrections.missing.append(f"{slug_of_set} title: browser {titles[0]!r}, octgn {titles[1]!r}")
        named.append((title, browser, octgn))
    often = Counter(slug(title) for title, _, _ in named)
    cards = []
    for title, browser, octgn in named:
        name = slug(title)
        if often[name] > 1:
            name += f"-{browser['number']}" if "number" in browser else f"-{browser['type']}"
        # A card whose misprinted title was corrected later is known by the corrected one.
        renamed, chosen = corrections.decide(f"{slug_of_set}/{name}", "id", None, None)
        card = chosen if renamed else f"{slug_of_set}/{name}"
        cards.append({"id": card, "title": title, **settle(card, browser, octgn, corrections)})
    return sorted(cards, key=lambda card: (card["number"] or 0, card["id"]))


def card_line(card: Reading) -> str:
    """Write one card as one line, leaving out what is empty or false."""
    kept = {
        key: value
        for key, value in card.items()
        if value is not None
        and value is not False
        and value not in ("", [], {})
        and not (key == "resources" and value == [card.get("faction")])
    }
    return json.dumps(kept, ensure_ascii=False)


def set_file(cards: list[Reading]) -> str:
    """Write the cards of one set, one to a line."""
    return "[\n" + ",\n".join(card_line(card) for card in cards) + "\n]\n"


def reconcile(sources: Path, corrections_path: Path = DATA / "corrections.json") -> dict[str, str]:
    """Return every data file made from the sources, by its name under the data folder."""
    browser, octgn, collectible = (
        json.loads((sources / name).read_text("utf-8"))
        for name in ("browser-lcg.json", "octgn-lcg.json", "browser-ccg.json")
    )
    corrections = Corrections(corrections_path)
    files: dict[str, str] = {}
    sets = []
    for box in BOXES:
        pairs = pair_rows(
            box,
            [read_browser(row) for row in browser if BOX_OF.get(row["setname"], row["setname"]) == box],
            [read_octgn(row) for row in octgn if row["set"] == box],
            corrections,
        )
        cards = settle_set(slug(box), pairs, corrections)
        files[f"cards/{slug(box)}.json"] = set_file(cards)
        sets.append({"id": slug(box), "name": PRINTED_NAMES.get(box, box), "era": "lcg", "total": len(cards)})
    for name in COLLECTIBLE:
        rows: list[Sequence[Reading]] = [(read_collectible(row),) for row in collectible if row["setname"] == name]
        cards = settle_set(f"ccg-{slug(name)}", rows, corrections)
        files[f"cards/ccg-{slug(name)}.json"] = set_file(cards)
        sets.append(
            {"id": f"ccg-{slug(name)}", "name": PRINTED_NAMES.get(name, name), "era": "ccg", "total": len(cards)}
        )
    corrections.report()
    files["sets.json"] = "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in sets) + "\n]\n"
    return files


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the data files, or with ``--check`` only say which would change."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="?", type=Path, default=ROOT.parent / "shared" / "data" / "coc")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a committed file would change")
    options = parser.parse_args(arguments)
    if not (options.sources / "octgn-lcg.json").is_file():
        raise SystemExit(f"no card lists in {options.sources}")
    changed = []
    for name, content in reconcile(options.sources).items():
        path = DATA / name
        if not path.is_file() or path.read_text("utf-8") != content:
            changed.append(name)
            if not options.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(content, "utf-8")
    print("\n".join([*changed, f"{len(changed)} files {'would change' if options.check else 'written'}"]))
    return 1 if options.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
