"""Rulings on abilities: their kinds, where they work, and who may use them when."""

from __future__ import annotations

from orne.arkham.facts import COMBAT
from orne.arkham.position import Foe, Inv, build
from orne.arkham.table import ArkhamTable
from orne.arkham.values import skill
from tests.arkham.look import keys


def test_an_ability_works_only_in_play() -> None:
    """Beat Cop helps neither from the hand nor from the discard pile.

    Rulings: ahlcg/ability/b, ahlcg/discard-piles/b.
    """

    cop = "core/beat-cop"
    foe = [Foe("core/ghoul-minion", engaged=0)]
    for person, combat, offered in (
        (Inv(hand=[cop], resources=0), 4, False),
        (Inv(discard=[cop]), 4, False),
        (Inv(play=[cop]), 5, True),
    ):
        game = build(person, enemies=foe)
        assert skill(ArkhamTable(game.state), 0, COMBAT) == combat
        assert ("use core/beat-cop" in keys(game)) is offered
