"""What effects do together."""

from __future__ import annotations

from orne.coc.abilities import action
from orne.coc.costs import ExhaustThis
from orne.coc.effects import Also, Draw, EachPlayerDiscards, exhaust
from orne.coc.position import Side, build
from orne.coc.select import ITSELF
from tests.coc.laboratory import PAUSE, lab_card


def test_an_independent_effect_that_fails_does_not_stop_the_next() -> None:
    """coc/rule/1.3-multiple-effects/a: it is exhausted already by its cost, and the card is drawn all the same."""
    clerk = lab_card("weary-clerk", action(Also(exhaust(ITSELF), Draw()), cost=ExhaustThis()))
    game = build(Side(play=[clerk]))
    game.choose(f"use {clerk}")
    assert len(game.state.hand[0]) == 1


def test_what_each_player_must_do_takes_everybody_to_be_able() -> None:
    """coc/faq/no-if-able-must-resolve-whole: it is one effect, and says nothing of being able."""
    thief = lab_card("pickpocket", action(EachPlayerDiscards(), cost=ExhaustThis()), type="support")
    game = build(Side(play=[thief, PAUSE]), Side(hand=["bag-man", "young-deep-one"]))
    assert sorted(game.decision.keys) == ["pass", "use lab/pause"]
    game = build(Side(play=[thief, PAUSE], hand=["mad-artist"]), Side(hand=["bag-man", "young-deep-one"]))
    game.choose(f"use {thief}")
    assert game.decision.seat == 1
    assert sorted(game.decision.keys) == ["discard core/bag-man", "discard core/young-deep-one"]
    game.choose("discard core/bag-man")
    assert [game.view(0)["players"][seat]["discard"] for seat in (0, 1)] == [["core/mad-artist"], ["core/bag-man"]]
