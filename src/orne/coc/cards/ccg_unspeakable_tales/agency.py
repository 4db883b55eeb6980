"""The Agency, Unspeakable Tales."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-unspeakable-tales")

card(
    "forced-entry",
    action(Wound(), Choose(CHARACTER & skill_at_most(3) & CAN_BE_WOUNDED), during=YOUR_OPERATIONS),
)
card("on-ice", action(ReplaceStory(), Choose(STORY & ~CONSPIRACY)))
