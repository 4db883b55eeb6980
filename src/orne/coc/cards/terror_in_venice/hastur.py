"""Hastur, Terror in Venice."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("terror-in-venice")

# They go back to their owners, whoever had them before; what is set up last happens first.
ALL_THE_MAD = Each(CHARACTER & IS_INSANE)
THEY = ALL_THE_MAD.again()
card(
    "at-night-they-roam",
    action(
        Then(
            take_control("ever"),
            Also(restore(), CommitTo(pick(STORY)), AtEndOfPhase("owner"), AtEndOfPhase("insane")),
        ),
        Choose(CHARACTER & OPPONENTS & IS_INSANE),
        during=STORY_PHASE & IS_NOT_NIGHT,
    ),
    action(
        Then(
            take_control("ever", ALL_THE_MAD),
            Also(
                restore(THEY),
                CommitTo(pick(STORY), THEY),
                AtEndOfPhase("owner", THEY),
                AtEndOfPhase("insane", THEY),
            ),
        ),
        during=STORY_PHASE & IS_NIGHT,
    ),
)
