"""Shub-Niggurath, The Thousand Young."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-thousand-young")

DAY = CARD_IN_PLAY & keyword("day")
BIRTH = forced(
    THIS_IS_PLAYED_FROM_HAND,
    each_player(ForEach(small_domains(2), sacrifice(pick((CHARACTER | SUPPORT) & YOURS))), if_able=True),
)
card("yeb", Whenever(THIS_ENTERS_PLAY, destroy(everything(DAY))), BIRTH)
card("yeb", Whenever(there_are(1, DAY), destroy(everything(DAY))), BIRTH, until="lcg-3.0")
card("favor-of-eshu", AttachToPlace("domain"), MayPlay(CARD, "domain"))
card("favor-of-eshu", AttachToPlace("any domain"), MayPlay(CARD, "domain"), until="lcg-3.0")
