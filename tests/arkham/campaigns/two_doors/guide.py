"""The guide of the small campaign."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orne.arkham.guide import ANYBODY, LEAD, Choice, Ending, Guide, Interlude, Note
from tests.arkham.campaigns.two_doors.cards import HALL, LEFT, PORTER, RIGHT

LAMP, SEEN, UNSEEN, SHADOW = "lamp_lit", "rooms_seen", "rooms_unseen", "shadow_follows"
ROOMS = (HALL, LEFT, RIGHT)


def check(data: Mapping[str, Any]) -> Iterator[str]:
    """A shadow needs light."""
    if SHADOW in data["notes"] and LAMP not in data["notes"]:
        yield "a shadow follows without a lamp"


def in_the_passage(log: Mapping[str, Any]) -> Mapping[str, Any]:
    """Light throws a shadow, and is gone."""
    return {SHADOW: True, LAMP: None} if LAMP in log else {}


GUIDE = Guide(
    name="two-doors",
    title="Two Doors",
    product="lab",
    scenarios=("hall-of-doors", "the-left-door", "the-right-door"),
    bags={"easy": ("+1",), "standard": ("0",)},
    notes={
        LAMP: Note("The lamp is lit"),
        SHADOW: Note("A shadow follows"),
        SEEN: Note("Rooms seen", ROOMS),
        UNSEEN: Note("Rooms not seen", ROOMS),
    },
    pasts={
        "hall-of-doors": {
            "R1": Ending({LAMP: True}, (1, 0), {PORTER: LEAD}),
            "R2": Ending(story_assets={PORTER: ANYBODY}),
            "R3": Ending(),
        }
    },
    choices=(Choice("hall-of-doors", SEEN, UNSEEN, "Which rooms were seen", "room", none_after=("R1",)),),
    leads_to={"hall-of-doors": {"R2": "the-right-door", "R3": "the-right-door"}},
    interludes={"hall-of-doors": Interlude("In the Passage", "Something walks where you walk.", in_the_passage)},
    check=check,
)
