"""Cthulhu, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

card(
    "aziz-chatuluka",
    action(
        Then(put_into_play(pick(CHARACTER & subtype("Ancient One") & IN_HAND)), AtEndOfPhase("top", ENTERED)),
        cost=All(SacrificeThis(), DrainEvery()),
    ),
)
KHOPESH = (AttachTo(CHARACTER & YOURS), Gives(HOST, "toughness", 1), RELIC)
card("khopesh-of-the-abyss", *KHOPESH, action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=WoundHost()))
card(
    "khopesh-of-the-abyss",
    *KHOPESH,
    action(
        Also(Wound(), Wound(chosen(1, "the attached character"))),
        Choose(CHARACTER & CAN_BE_WOUNDED),
        Choose(HOST & CAN_BE_WOUNDED),
    ),
    until="lcg-3.0",
)
card(
    "temple-of-rlyeh",
    action(opponent(sacrifice(pick(CHARACTER & YOURS))), cost=SacrificeOne(CHARACTER & faction("cthulhu"))),
)
