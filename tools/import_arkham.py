"""Write the project's own fact files of Arkham Horror from ArkhamDB's card lists.

Only facts are written: titles, numbers, traits and keywords. No rules text leaves the source.
Location symbols are not in the source: ``locations.json`` is kept by hand.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "orne" / "arkham" / "data"

Row = dict[str, Any]
PLACEHOLDER = "01000"
"""The source's stand-in for a basic weakness yet to be drawn: not a card."""
KEYWORDS = ("fast", "hunter", "retaliate", "peril", "surge", "massive", "aloof")
SKILLS = ("willpower", "intellect", "combat", "agility")
WEAKNESSES = {"basicweakness": "basic", "weakness": "signature"}
USUAL: Row = {
    "unique": False,
    "traits": [],
    "icons": [0, 0, 0, 0, 0],
    "health_per_investigator": False,
    "damage": 0,
    "horror": 0,
    "victory": 0,
    "slots": [],
    "keywords": [],
    "quantity": 1,
    "exceptional": False,
    "permanent": False,
    "health_bonus_per_investigator": 0,
    "deck_options": [],
}
"""What a card has when its line does not say: such fields, and those that are null, are left out."""


def slug(text: str) -> str:
    """Turn a title into the part of an id: ``St. Mary's Hospital`` gives ``st-marys-hospital``."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", bare.lower().replace("'", "")).strip("-")


def name_ids(rows: Sequence[Row]) -> dict[str, str]:
    """Give every card its id by code: title and level, the subtitle where titles clash, the code as a last resort."""
    ids: dict[str, str] = {}
    for part in (_titled, _subtitled, lambda row: f"{_titled(row)}-{row['code']}"):
        waiting = [row for row in rows if row["code"] not in ids]
        names = Counter(part(row) for row in waiting)
        ids.update({row["code"]: part(row) for row in waiting if names[part(row)] == 1})
    return ids


def _titled(row: Row) -> str:
    level = row.get("xp") or 0
    return f"core/{slug(row['name'])}" + (f"-{level}" if level else "")


def _subtitled(row: Row) -> str:
    return f"{_titled(row)}-{slug(row.get('subname') or '')}".rstrip("-")


def read_keywords(text: str) -> list[str]:
    """Return the keywords that stand at the beginning of a line, each a sentence of one word."""
    found = []
    for line in text.split("\n"):
        for sentence in line.split("."):
            if sentence.strip().lower() not in KEYWORDS:
                break
            found.append(sentence.strip().lower())
    return found


def read_uses(text: str) -> list[str | int] | None:
    """Return the kind and number of the tokens a card enters play with."""
    match = re.search(r"^Uses \((\d+) (\w+)\)", text, re.MULTILINE)
    return [match[2], int(match[1])] if match else None


def read_slots(slot: str | None) -> list[str]:
    """Return the slots a card fills: ``Hand x2`` is two."""
    match = re.fullmatch(r"(\w+)(?: x(\d))?", slot or "")
    return [match[1].lower()] * int(match[2] or 1) if match else []


def read_health_bonus(text: str) -> int:
    """Return the health an enemy's text adds to the printed one for each investigator."""
    match = re.search(r"gets \+(\d+) health per investigator", text)
    return int(match[1]) if match else 0


def read_deck_options(options: Iterable[Mapping[str, Any]]) -> list[list[str | int]]:
    """Return the classes an investigator may use, each with the highest level."""
    return [[faction, option["level"]["max"]] for option in options for faction in option["faction"]]


def read_deck_size(requirements: str | None) -> int | None:
    """Return the deck size an investigator asks for."""
    match = re.search(r"size:(\d+)", requirements or "")
    return int(match[1]) if match else None


def facts(row: Row, ids: Mapping[str, str], sets: Mapping[str, str], titles: Mapping[str, str]) -> Row:
    """Return what one row of the source says, as a line of the fact file."""
    text = row.get("text") or ""
    is_investigator = row["type_code"] == "investigator"
    skills = [row.get(f"skill_{skill}", 0) for skill in SKILLS]
    weakness = WEAKNESSES.get(row.get("subtype_code", ""))
    owner = (row.get("restrictions") or "").removeprefix("investigator:")
    back = row.get("back_link")
    line: Row = {
        "id": ids[row["code"]],
        "code": row["code"],
        "title": row["name"],
        "subtitle": row.get("subname"),
        "type": row["type_code"],
        "class": row["faction_code"],
        "unique": row.get("is_unique", False),
        "traits": [trait.strip() for trait in row.get("traits", "").split(". ") if trait.strip(" .")],
        "cost": row.get("cost"),
        "level": row.get("xp"),
        "icons": [0] * 5 if is_investigator else [*skills, row.get("skill_wild", 0)],
        "skills": skills if is_investigator else None,
        "health": row.get("health"),
        "sanity": row.get("sanity"),
        "health_per_investigator": row.get("health_per_investigator", False),
        "health_bonus_per_investigator": read_health_bonus(text),
        "fight": row.get("enemy_fight"),
        "evade": row.get("enemy_evade"),
        "damage": row.get("enemy_damage", 0),
        "horror": row.get("enemy_horror", 0),
        "shroud": row.get("shroud"),
        "clues": row.get("clues"),
        "doom": row.get("doom"),
        "victory": row.get("victory", 0),
        "stage": row.get("stage"),
        "slots": read_slots(row.get("slot")),
        "uses": read_uses(text),
        "keywords": read_keywords(text),
        "weakness": weakness,
        "signature_of": ids[owner] if owner else None,
        "encounter_set": sets[row["encounter_code"]] if "encounter_code" in row else None,
        "quantity": row["quantity"],
        "deck_limit": row.get("deck_limit"),
        "back_title": row.get("back_name") or (titles[back] if back else None),
        "back": ids[back] if back else None,
        "exceptional": row.get("exceptional", False),
        "permanent": row.get("permanent", False),
        "deck_size": read_deck_size(row.get("deck_requirements")),
        "deck_options": read_deck_options(row.get("deck_options") or ()),
    }
    line["traits"] = [trait.rstrip(".") for trait in line["traits"]]
    return {field: value for field, value in line.items() if value is not None and value != USUAL.get(field)}


def encounter_sets(rows: Iterable[Row], ids: Mapping[str, str], sets: Mapping[str, str]) -> dict[str, dict[str, int]]:
    """Return the cards of each set with their copies; the back of a card is not a card of its own."""
    rows = [row for row in rows if "encounter_code" in row]
    backs = {row["back_link"] for row in rows if "back_link" in row}
    found: dict[str, dict[str, int]] = {}
    for row in rows:
        if row["code"] not in backs:
            found.setdefault(sets[row["encounter_code"]], {})[ids[row["code"]]] = row["quantity"]
    return found


def one_per_line(values: Iterable[Any]) -> str:
    """Write a list of values as JSON, one on each line."""
    return "[\n" + ",\n".join(json.dumps(value, ensure_ascii=False) for value in values) + "\n]\n"


def keyed_lines(values: Mapping[str, Any]) -> str:
    """Write a mapping as JSON, one key on each line."""
    lines = (f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in values.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def convert(source: Path) -> dict[str, str]:
    """Return the text of each fact file by its name."""
    rows: list[Row] = [
        row
        for name in ("core.json", "core_encounter.json")
        for row in json.loads((source / name).read_bytes())
        if row["code"] != PLACEHOLDER
    ]
    sets = {one["code"]: slug(one["name"]) for one in json.loads((source / "encounters.json").read_bytes())}
    ids = name_ids(rows)
    titles = {row["code"]: row["name"] for row in rows}
    return {
        "core.json": one_per_line(facts(row, ids, sets, titles) for row in rows),
        "sets.json": keyed_lines(encounter_sets(rows, ids, sets)),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the fact files, or with ``--check`` say whether they are as they should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, help="the directory with ArkhamDB's core.json and core_encounter.json")
    parser.add_argument("--out", type=Path, default=DATA, help="where to write (default: the package's data)")
    parser.add_argument("--check", action="store_true", help="write nothing, but fail if a file would change")
    args = parser.parse_args(arguments)
    changed = 0
    for name, text in convert(args.source).items():
        path = args.out / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        changed += 1
        print(f"{path}: {'would change' if args.check else 'written'}")
        if not args.check:
            path.write_text(text, encoding="utf-8")
    return 1 if args.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
