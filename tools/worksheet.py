"""Print all that is known of a card of Call of Cthulhu before it is written, or beside its text once it is.

For each card: its facts, what each source prints, errata by edition, the rulings that name it, its other printings,
the rows of the map of mechanisms it falls in, the decision on its text if one was needed, and the text Orne renders.
Printed texts are not the rule: errata and rulings are. Nothing it prints is kept in the project.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from orne.coc import facts, registry
from orne.coc.editions import IN_ORDER
from orne.kernel.errors import UserError, nearest
from orne.kernel.search import folded

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "orne" / "coc" / "data"
MATERIAL = next((above / "shared" for above in ROOT.parents if (above / "shared").is_dir()), ROOT.parent / "shared")
SOURCES = {"browser": "browser-lcg", "octgn": "octgn-lcg", "collectible": "browser-ccg"}


@cache
def read(path: Path) -> Any:
    """A file of JSON."""
    return json.loads(path.read_text(encoding="utf-8"))


@cache
def rulings(material: Path) -> list[str]:
    """Every entry of the catalogue of Call of Cthulhu as its own text."""
    entries: list[str] = []
    for name in ("coc", "additions"):
        text = (material / "rulings" / f"{name}.yaml").read_text(encoding="utf-8")
        entries += (f"id: {part}" for part in re.split(r"^- id: ", text, flags=re.MULTILINE)[1:])
    return [re.sub(r"\n#.*", "", entry).rstrip() for entry in entries if entry.startswith("id: coc/")]


def entries_of(card: facts.CardFacts, name: str) -> list[Any]:
    """What one of the project's own files says of it."""
    return [entry for entry in read(DATA / name) if entry["card"] == card.id]


def titles(card: facts.CardFacts) -> set[str]:
    """The ways its title is spelt, folded: a title that was corrected no longer joins the raw lists."""
    spelt = {card.title}
    for entry in entries_of(card, "corrections.json"):
        if entry["field"] == "title":
            spelt |= {entry[source] for source in ("browser", "octgn") if entry[source]}
    return {folded(title) for title in spelt}


def known(card: facts.CardFacts) -> Iterator[str]:
    """Its facts, but for those that say nothing."""
    said = ((each.name, getattr(card, each.name)) for each in fields(card))
    empty = (None, (), (0, 0, 0, 0))
    yield ", ".join(f"{name}={value!r}" for name, value in said if value is not False and value not in empty)


def printed(card: facts.CardFacts, material: Path) -> Iterator[str]:
    """What each source prints under its title."""
    wanted = titles(card)
    for source, name in SOURCES.items():
        for row in read(material / "data" / "coc" / f"{name}.json"):
            if folded(row.get("name") or row["title"]) in wanted:
                numbers = ", ".join(
                    f"{key} {row[key]}"
                    for key in ("descriptor", "type", "faction", "cost", "skill", "icons", "struggle_icons", "subtypes")
                    if row.get(key) not in (None, "", [])
                )
                yield f"{source}, {row.get('setname') or row['set']}: {numbers}"
                yield from (f"    {line}" for line in (row["text"] or "(no text)").splitlines())


def named_in(card: facts.CardFacts, material: Path) -> Iterator[str]:
    """The rulings that name it, as they stand."""
    wanted = titles(card)
    for entry in rulings(material):
        if any(title in folded(entry) for title in wanted):
            yield from entry.splitlines()


def twins(card: facts.CardFacts, material: Path) -> Iterator[str]:
    """Its other printings, and how alike their texts are."""
    pairs = read(material / "cards" / "reprints.json")
    for first, second, *likeness in (*pairs["same"], *pairs["near"]):
        if card.id in (first, second):
            yield f"{second if card.id == first else first}{f' (near, {likeness[0]})' if likeness else ''}"


def rendered(card: facts.CardFacts) -> Iterator[str]:
    """What Orne says it does, in each edition that reads it otherwise than the newest does."""
    newest = registry.text(card.id)
    if newest is None:
        yield "not playable yet"
        return
    yield from newest.splitlines()
    for edition in IN_ORDER[:-1]:
        if (older := registry.text(card.id, edition)) not in (newest, None):
            yield f"in {edition}:"
            yield from str(older).splitlines()


def worksheet(card: facts.CardFacts, material: Path) -> str:
    """One card's sheet."""
    sections = {
        "Facts": known(card),
        "Printed (not the rule)": printed(card, material),
        "Errata": (json.dumps(entry, ensure_ascii=False) for entry in entries_of(card, "errata.json")),
        "Rulings": named_in(card, material),
        "Other printings": twins(card, material),
        "Rows of the map": (row for row, ids in read(material / "cards" / "mechanisms.json").items() if card.id in ids),
        "Decided": (
            f"{entry['question']} {entry['chosen']} {entry['reason']}" for entry in entries_of(card, "texts.json")
        ),
        "Rendered": rendered(card),
    }
    lines = [f"## {card.id}: {card.title}"]
    for heading, body in sections.items():
        if said := list(body):
            lines += [f"# {heading}", *(textwrap.indent(line, "  ") for line in said)]
    return "\n".join(lines) + "\n"


def wanted(arguments: argparse.Namespace) -> Iterable[facts.CardFacts]:
    """The cards asked for: by id, or by set and faction."""
    if arguments.set:
        for card in facts.load_set(arguments.set).values():
            if not arguments.faction or arguments.faction in (card.faction, card.type):
                if not (arguments.open and card.id in registry.implemented()):
                    yield card
    for name in arguments.cards:
        found = list(facts.find(name))
        if not found:
            raise UserError(
                f"there is no card {name!r}; {nearest(name, {each.id: each.title for each in facts.load().values()})}"
            )
        yield from found


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the sheets of the cards named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", nargs="*", help="ids, such as the-yuggoth-contract/derby-hall")
    parser.add_argument("--set", help="all cards of a set, such as secrets-of-arkham")
    parser.add_argument("--faction", help="of that set only a faction, story or conspiracy")
    parser.add_argument("--open", action="store_true", help="of that set only what is not playable yet")
    parser.add_argument(
        "--material", type=Path, default=MATERIAL, help="folder of sources and rulings (default: %(default)s)"
    )
    chosen = parser.parse_args(arguments)
    if chosen.set and chosen.set not in facts.sets():
        parser.error(f"there is no set {chosen.set!r}; the sets are {', '.join(facts.sets())}")
    if not (chosen.material / "rulings").is_dir():
        parser.error(f"there are no sources and rulings in {chosen.material}; say where with --material")
    try:
        cards = list(wanted(chosen))
    except UserError as error:
        parser.error(str(error))
    if not cards:
        parser.error("nothing of that set is left" if chosen.set else "name a card, or a set with --set")
    for card in cards:
        print(worksheet(card, chosen.material))
    return 0


if __name__ == "__main__":
    sys.exit(main())
