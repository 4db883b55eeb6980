"""The guide of Night of the Zealot: its scenarios, chaos bags, and what its files may say (arkham/basics/4.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.arkham.campaigns.night_of_the_zealot.notes import GOT_AWAY, HOUSE_BURNED, HOUSE_STANDING, INTERROGATED, NOTES
from orne.arkham.campaigns.night_of_the_zealot.pasts import PASTS, WHO_GOT_AWAY
from orne.arkham.facts import CORE
from orne.arkham.guide import Guide
from orne.arkham.rules.chaos import AUTO_FAIL, CULTIST, ELDER_SIGN, SKULL, TABLET

_NUMBERS = {
    "easy": "+1 +1 0 0 0 -1 -1 -1 -2 -2",
    "standard": "+1 0 0 -1 -1 -1 -2 -2 -3 -4",
    "hard": "0 0 0 -1 -1 -2 -2 -3 -3 -4 -5",
    "expert": "0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8",
}
BAGS: Mapping[str, tuple[str, ...]] = {
    difficulty: (*numbers.split(), SKULL, SKULL, CULTIST, TABLET, AUTO_FAIL, ELDER_SIGN)
    for difficulty, numbers in _NUMBERS.items()
}


def check(data: Mapping[str, Any]) -> Iterator[str]:
    """What no log of this campaign says together."""
    notes = data.get("notes", {})
    if HOUSE_STANDING in notes and HOUSE_BURNED in notes:
        yield "the house both stands and is burned down"
    if set(notes.get(GOT_AWAY, ())) & set(notes.get(INTERROGATED, ())):
        yield "somebody both got away and was found out"


def from_format_1(data: Mapping[str, Any]) -> dict[str, Any]:
    """Files of format 1 say only who may take the one story asset of this campaign."""
    rest = {part: value for part, value in data.items() if part != "lita"}
    return {**rest, "story_assets": {LITA: data["lita"]} if data.get("lita") else {}}


GUIDE = Guide(
    name="night-of-the-zealot",
    title="Night of the Zealot",
    product=CORE,
    scenarios=("the-gathering", "the-midnight-masks", "the-devourer-below"),
    bags=BAGS,
    notes=NOTES,
    pasts=PASTS,
    choices=(WHO_GOT_AWAY,),
    check=check,
    from_format_1=from_format_1,
)
