"""What all players do at the same time: their cards leave together."""

from __future__ import annotations

from orne.coc.abilities import Cannot, action
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    ExhaustThis,
    cost_at_most,
    printed_skill,
    titled,
)
from orne.coc.language.together import all_players_sacrifice
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import keys, zone

WEAK = CHARACTER & printed_skill(most=1)
PYRE = lab_card("tog-pyre", action(all_players_sacrifice(WEAK), cost=ExhaustThis()), type="support")
SHIELD = lab_card("tog-shield", Cannot("be sacrificed", titled("Tog Ward")))
STRONG, OTHER_PAWN, WARD = lab_card("tog-strong", skill=2), lab_card("tog-other-pawn"), lab_card("tog-ward")


def test_the_cards_of_both_players_go_at_once() -> None:
    """coc/rule/1.7-simultaneous-effects/b: nobody's cards are gone when the other's are looked at."""
    game = build(Side(play=[PYRE, PAWN, STRONG, PAUSE]), Side(play=[OTHER_PAWN]))
    game.choose(f"use {PYRE}")
    assert [zone(game, card) for card in (PAWN, OTHER_PAWN, STRONG)] == ["discard", "discard", "play"]
    assert keys(game) == ["pass", f"use {PAUSE}"]
    game = build(Side(play=[PYRE, SHIELD, PAUSE]), Side(play=[OTHER_PAWN, WARD]))
    game.choose(f"use {PYRE}")
    assert [zone(game, card) for card in (SHIELD, OTHER_PAWN, WARD)] == ["discard", "discard", "play"]


def test_with_none_there_it_is_not_offered() -> None:
    pyre = lab_card(
        "tog-pyre-3", action(all_players_sacrifice(CHARACTER & cost_at_most(0)), cost=ExhaustThis()), type="support"
    )
    game = build(Side(play=[pyre, PAWN, PAUSE]), Side(play=[OTHER_PAWN]))
    assert keys(game) == ["pass", f"use {PAUSE}"]


def test_the_text_says_whose() -> None:
    words = "each player sacrifices all characters with printed skill at most 1 that they control"
    assert text(PYRE) == f"Action: Exhaust this card: {words}."
