"""What effects do together."""

from __future__ import annotations

from orne.coc.abilities import action
from orne.coc.costs import ExhaustThis
from orne.coc.effects import Also, Draw, EachPlayerDiscards, exhaust
from orne.coc.position import Side, build
from orne.coc.select import ITSELF
from tests.coc.laboratory import lab_card


def test_an_independent_effect_that_fails_does_not_stop_the_next() -> None:
    """coc/rule/1.3-multiple-effects/a: it is exhausted already by its cost, and the card is drawn all the same."""
    clerk = lab_card("weary-clerk", action(Also(exhaust(ITSELF), Draw()), cost=ExhaustThis()))
    game = build(Side(play=[clerk]))
    game.choose(f"use {clerk}")
    assert len(game.state.hand[0]) == 1


def test_a_player_without_cards_does_not_spare_the_other() -> None:
    """coc/rule/1.3-multiple-effects/a: each player discards for himself."""
    thief = lab_card("pickpocket", action(EachPlayerDiscards(), cost=ExhaustThis()))
    game = build(Side(play=[thief]), Side(hand=["bag-man", "young-deep-one"]))
    game.choose(f"use {thief}")
    assert game.decision is not None
    assert game.decision.seat == 1
    game.choose("discard core/bag-man")
    assert game.view(0)["players"][1]["discard"] == ["core/bag-man"]
