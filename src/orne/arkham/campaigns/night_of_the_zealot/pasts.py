"""What the earlier scenarios of Night of the Zealot are taken to have left, where a later one is played alone."""

from __future__ import annotations

from collections.abc import Mapping

from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.arkham.campaigns.night_of_the_zealot.notes import (
    GOT_AWAY,
    HOUSE_BURNED,
    HOUSE_STANDING,
    INTERROGATED,
    LITA_ELSEWHERE,
    PAST_MIDNIGHT,
    PRIEST_ALIVE,
)
from orne.arkham.guide import ANYBODY, LEAD, Choice, Ending

_PRIEST_LIVES = {HOUSE_STANDING: True, PRIEST_ALIVE: True}
PASTS: Mapping[str, Mapping[str, Ending]] = {
    "the-gathering": {
        # Of all earlier resolutions only the burning of the house hurts, and it hurts the lead (arkham/basics/4.2).
        "R1": Ending({HOUSE_BURNED: True}, (0, 1), {LITA: LEAD}),
        "R2": Ending({HOUSE_STANDING: True}),
        "R3": Ending({**_PRIEST_LIVES, LITA_ELSEWHERE: True}, story_assets={LITA: ANYBODY}),
        "none": Ending(_PRIEST_LIVES, story_assets={LITA: LEAD}),
    },
    "the-midnight-masks": {"R1": Ending(), "R2": Ending({PAST_MIDNIGHT: True}), "none": Ending()},
}
WHO_GOT_AWAY = Choice(
    about="the-midnight-masks",
    note=GOT_AWAY,
    others=INTERROGATED,
    question="Which cultists got away",
    one="cultist",
    none_after=("R1",),  # its act wants all six
)
