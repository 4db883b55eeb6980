"""Effects that other players carry out: "you" turns round, and they are asked."""

from __future__ import annotations

from typing import Any

from orne.coc import events
from orne.coc.abilities import Choose, Trigger, action, forced
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    YOURS,
    DiscardCards,
    DiscardRandom,
    Draw,
    ExhaustThis,
    Mill,
    Then,
    Wound,
    each_player,
    opponent,
    pick,
    sacrifice,
    that_player,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import keys, zone
from tests.look import asked


def tool(slug: str, effect: Any, *choose: Any) -> str:
    return lab_card(f"pl-{slug}", action(effect, *choose, cost=ExhaustThis()), type="support")


MINE, YOUR_OWN = lab_card("pl-mine"), CHARACTER & YOURS


def test_an_opponent_is_asked_and_you_means_them() -> None:
    glimpse = tool("glimpse", opponent(sacrifice(pick(YOUR_OWN))))
    game = build(Side(play=[glimpse, MINE, PAUSE]), Side(play=[PAWN, "bag-man"]))
    game.choose(f"use {glimpse}")
    assert (asked(game), keys(game)) == ((1, "sacrifice"), ["sacrifice core/bag-man", f"sacrifice {PAWN}"])
    game.choose(f"sacrifice {PAWN}")
    assert zone(game, PAWN) == "discard"
    assert text(glimpse) == "Action: Exhaust this card: an opponent sacrifices a character they control."


def test_without_if_able_they_must_be_able() -> None:
    """coc/faq/no-if-able-must-resolve-whole"""
    glimpse = tool("glimpse-2", opponent(sacrifice(pick(YOUR_OWN))))
    tried = tool("glimpse-3", opponent(sacrifice(pick(YOUR_OWN)), if_able=True))
    game = build(Side(play=[glimpse, tried, MINE, PAUSE]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {tried}"]


def test_each_player_the_active_one_first() -> None:
    """The active player first; what follows "then" needs both to have done it."""
    bell = tool("bell", Then(each_player(sacrifice(pick(YOUR_OWN)), if_able=True), Draw()))
    game = build(Side(play=[bell, MINE, PAWN, PAUSE]), Side(play=["bag-man", "mad-artist"]))
    game.choose(f"use {bell}")
    assert asked(game)[0] == 0
    game.choose(f"sacrifice {MINE}")
    assert asked(game)[0] == 1
    game.choose("sacrifice core/bag-man")
    assert len(game.state.hand[0]) == 1
    game = build(Side(play=[bell, MINE, PAUSE]))
    game.choose(f"use {bell}")
    assert (zone(game, MINE), len(game.state.hand[0])) == ("discard", 0)
    assert "each player sacrifices a character they control, if able. Then, draw a card" in (text(bell) or "")


def test_hands_and_decks_of_others() -> None:
    thief = tool("thief", opponent(DiscardRandom(2)))
    miller = tool("miller", opponent(Mill(3)))
    taker = tool("taker", opponent(DiscardCards(1, CHARACTER)))
    game = build(Side(play=[thief, miller, taker, PAUSE]), Side(hand=[PAWN, PAWN, PAWN]))
    deck = len(game.state.deck[1])
    game.play(f"use {miller}", f"use {taker}", f"use {thief}")
    assert (len(game.state.deck[1]), len(game.state.hand[1])) == (deck - 3, 0)
    assert text(miller).endswith("an opponent discards the top 3 cards of their deck.")


def test_the_player_an_event_is_about() -> None:
    drew = Trigger(events.DREW, lambda g, use, event: True, "after a player draws")
    tax = lab_card("pl-tax", forced(drew, that_player(DiscardCards(), if_able=True)), type="support")
    gift = tool("gift", opponent(Draw()))
    game = build(Side(play=[tax, gift, PAUSE]), Side(hand=[PAWN]))
    game.choose(f"use {gift}")
    assert asked(game) == (1, "discard")


def test_what_was_chosen_stays_chosen() -> None:
    """A target is the use's, whoever carries the effect out."""
    duel = tool("duel", Then(Wound(), opponent(Wound())), Choose(CHARACTER))
    tough = lab_card("pl-tough", keywords=(("toughness", 2),))
    game = build(Side(play=[duel, PAUSE]), Side(play=[tough]))
    game.choose(f"use {duel}")
    assert game.state.cards[game.state.play[2]].wounds == 2
