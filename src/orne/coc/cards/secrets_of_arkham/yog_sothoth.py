"""Yog-Sothoth, Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("secrets-of-arkham")

BURIED = each_player(MillIntoPlay(2))
card("things-in-the-ground", action(BURIED, cost=All(ExhaustThis(named=True), SacrificeThis())))
card("things-in-the-ground", action(BURIED, cost=ExhaustThis(named=True)), until="lcg-3.0")

card("calling-down-the-ancients", action(destroy(), Choose(lowest_skill(CHARACTER))))

card("gatekeeper", response(you_win(by=2), opponent(Mill(3)), cost=Pay(2)))

card("hermetic-scholar", forced(THIS_ENTERS_PLAY, each_player(Mill(4))))

card(
    "chant-of-thoth",
    action(
        Lasting(MayPlay(ALL_AFFECTED), THEM),
        Choose((subtype("Spell") | subtype("Artifact")) & IN_DISCARD, 3, up_to=True),
    ),
)

card(
    "wizard-of-yog-sothoth",
    Gives(SELF, TERROR, 1, IS_NIGHT),
    Gives(SELF, ARCANE, 2, IS_NIGHT),
    Gives(SELF, "toughness", 1, IS_NIGHT),
)
