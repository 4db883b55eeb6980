"""Decks as ArkhamDB gives them: JSON that names cards by code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from orne.arkham.facts import by_code, load
from orne.decks.arkham.deck import InvestigatorDeck
from orne.decks.arkham.references import RANDOM_WEAKNESS_CODE
from orne.decks.shared.copies import MOST_COPIES
from orne.decks.shared.problems import DeckFileError, shown
from orne.kernel.errors import UserError, echo
from orne.kernel.files import parse_json
from orne.kernel.schema import Plain, check

MOST_NAMED = 5
"""How many unknown cards are named in one sentence."""
WRAPPERS = ("deck", "decklist", "data")
"""Keys under which programs put a deck that they wrap."""
OWN = ("name", "investigator_code", "slots", "sideSlots", "ignoreDeckLimitSlots", "description_md", "xp", "meta")
"""The fields that are read; all others are kept as they are."""


DECK = Plain(8, 20_000, 100_000)
"""What a deck may hold besides what is read of it."""


def parse(text: str, name: str, source: str) -> InvestigatorDeck:
    """Read a deck; fields and notes that Orne does not know are kept."""
    try:
        row = _unwrapped(parse_json(text), source)
        check(DECK, row, "This deck")
    except ValueError as error:
        raise DeckFileError(source, f"an ArkhamDB deck must be well-formed JSON, and {error}") from None
    except DeckFileError:
        raise
    except UserError as error:
        raise DeckFileError(source, str(error)) from None
    cards = _slots(row, "slots", source)
    random_weaknesses = cards.pop(RANDOM_WEAKNESS_CODE, 0)
    side, earned = (_slots(row, part, source) for part in ("sideSlots", "ignoreDeckLimitSlots"))
    for part in (side, earned):
        part.pop(RANDOM_WEAKNESS_CODE, None)
    return InvestigatorDeck(
        investigator=_investigator(row, source),
        cards=cards,
        name=_text(row, "name", source) or name,
        notes=_text(row, "description_md", source),
        random_weaknesses=random_weaknesses,
        experience=_experience(row, source),
        earned=earned,
        side=side,
        meta=_meta(row, source),
        extra={key: value for key, value in row.items() if key not in OWN},
    )


def render(deck: InvestigatorDeck) -> str:
    """Write a deck as ArkhamDB gives it."""
    slots = _codes(deck.cards)
    if deck.random_weaknesses:
        slots[RANDOM_WEAKNESS_CODE] = deck.random_weaknesses
    row: dict[str, Any] = {
        "name": deck.name,
        "investigator_code": load()[deck.investigator].code,
        "investigator_name": load()[deck.investigator].title,
        "slots": slots,
        "sideSlots": _codes(deck.side),
        "ignoreDeckLimitSlots": _codes(deck.earned) or None,
        "description_md": deck.notes,
        "xp": deck.experience,
        "meta": json.dumps(deck.meta, ensure_ascii=False, separators=(",", ":")) if deck.meta else "",
    }
    return json.dumps(row | dict(deck.extra), ensure_ascii=False, indent=2) + "\n"


def _codes(cards: Mapping[str, int]) -> dict[str, int]:
    return {load()[card].code: copies for card, copies in cards.items()}


def _unwrapped(value: Any, source: str, depth: int = 5) -> dict[str, Any]:
    """Find the one deck in what a program wrote."""
    if not depth:
        value = None
    if isinstance(value, list):
        if len(value) != 1:
            raise DeckFileError(source, f"this file holds {len(value)} decks; give a file with one")
        return _unwrapped(value[0], source, depth - 1)
    if isinstance(value, dict) and "slots" in value and "investigator_code" in value:
        return value
    for key in WRAPPERS:
        if isinstance(value, dict) and isinstance(value.get(key), dict | list):
            return _unwrapped(value[key], source, depth - 1)
    if isinstance(value, dict) and ("campaign" in value or "decisions" in value):
        what = "a campaign; orne campaign deck writes its decks" if "campaign" in value else "a saved game, not a deck"
        raise DeckFileError(source, f"this is {what}")
    raise DeckFileError(source, "this JSON is not a deck: ArkhamDB's decks have “investigator_code” and “slots”")


def _investigator(row: Mapping[str, Any], source: str) -> str:
    code = row["investigator_code"]
    card = by_code(code) if isinstance(code, str) else None
    if card is None:
        known = ", ".join(f"{each.code} {each.title}" for each in load().values() if each.type == "investigator")
        raise DeckFileError(
            source, f"no investigator of the core set of 2016 has the code {echo(code)}; there are {known}"
        )
    if card.type != "investigator":
        raise DeckFileError(source, f"the code {card.code} is {card.title}, which is not an investigator")
    return card.id


def _slots(row: Mapping[str, Any], part: str, source: str) -> dict[str, int]:
    """Read copies by code; the weakness still to be drawn keeps its code, for it is not a card."""
    slots = row.get(part)
    # ArkhamDB writes a list with nothing in it where there are no cards.
    if slots is None or slots == []:
        return {}
    if not isinstance(slots, dict):
        raise DeckFileError(source, f'“{part}” must have card codes with their copies, such as {{"01020": 2}}')
    cards: dict[str, int] = {}
    unknown: list[str] = []
    for code, copies in slots.items():
        if not isinstance(copies, int) or isinstance(copies, bool) or not 0 <= copies <= MOST_COPIES:
            raise DeckFileError(
                source, f"“{part}” gives {echo(copies)} copies of {shown(code)}; write 1 to {MOST_COPIES}"
            )
        if copies == 0:
            continue
        card = by_code(code)
        if card is not None and card.type == "investigator":
            raise DeckFileError(source, f"“{part}” has {card.title} in it, who belongs in “investigator_code”")
        if card is None and code != RANDOM_WEAKNESS_CODE:
            unknown.append(code)
        cards[card.id if card else code] = copies
    if unknown:
        codes = ", ".join(f"“{shown(code)}”" for code in unknown[:MOST_NAMED])
        more = f" and {len(unknown) - MOST_NAMED} more" if len(unknown) > MOST_NAMED else ""
        raise DeckFileError(source, f"no card of the core set of 2016, all that Orne has, has the code {codes}{more}")
    return cards


def _text(row: Mapping[str, Any], key: str, source: str) -> str:
    value = row.get(key)
    if value is not None and not isinstance(value, str):
        raise DeckFileError(source, f"“{key}” must be text, not {echo(value)}")
    return value or ""


def _experience(row: Mapping[str, Any], source: str) -> int | None:
    value = row.get("xp")
    if value is not None and (not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 9999):
        raise DeckFileError(source, f"“xp” must be a whole number from 0 on, not {echo(value)}")
    return value


def _meta(row: Mapping[str, Any], source: str) -> dict[str, Any]:
    """Read the notes of deckbuilding programs: ArkhamDB keeps them as JSON inside the JSON."""
    value = row.get("meta")
    if isinstance(value, str):
        try:
            value = parse_json(value.strip() or "null")
        except ValueError:
            value = "unreadable"
    # No notes are written as nothing, as empty text or as an empty list.
    if not value:
        return {}
    if not isinstance(value, dict) or not Plain(8, 5000, 5000).fits_all([value]):
        raise DeckFileError(source, '“meta” must be JSON written as text, such as "{}"')
    return value
