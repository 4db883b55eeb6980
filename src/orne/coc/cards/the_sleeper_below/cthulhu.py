"""Cthulhu, The Sleeper Below."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-sleeper-below")

card(
    "bone-sculptor",
    action(
        Then(put_into_play(yours=True), AtEndOfPhase("remove", ENTERED)),
        Choose(CHARACTER & IN_DISCARDS & COST_AT_MOST_X),
        cost=All(ExhaustThis(named=True), Pay("X", least=1)),
        limit=once("turn"),
    ),
)

CULTIST = CHARACTER & subtype("Cultist")


def MAY_BE_PLAYED(it: Ref) -> Effect:
    """It may be played for the rest of the phase, as long as it lies there."""
    return Lasting(MayPlay(AFFECTED, "deck"), it)


card(
    "unaussprechlichen-kulten",
    action(
        Reveal(TOP_CARD, by_case((CULTIST, MAY_BE_PLAYED), who=TOP_CARD), until="phase"),
        during=OPERATIONS,
    ),
)
