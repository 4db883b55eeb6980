"""What a front end needs of a game for one seat: sentences, views, questions; and nothing hidden in any of them."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.position import Inv
from orne.arkham.position import build as build_arkham
from orne.arkham.rulebook import RULEBOOK as ARKHAM
from orne.coc.position import Side, build
from orne.coc.rulebook import RULEBOOK as COC
from orne.kernel.errors import UserError
from orne.kernel.game import Game, random_policy
from orne.lab.games import arkham_game, starter_game
from orne.lab.simulator import asked_on_another_deal
from tests.look import asked, decision, kind_asked


def test_the_log_in_sentences_is_each_seats_own() -> None:
    game = build(Side(hand=["t-men"], deck=["g-men"] * 9), Side(), step="draw")
    assert "You draw G-Men." in game.sentences(0)
    for seat in (1, None):
        assert "Player 1 draws a card." in game.sentences(seat)
        assert not any("G-Men" in words for words in game.sentences(seat))


def test_sentences_go_on_from_where_one_has_read_to() -> None:
    game = Game(COC, starter_game(3))
    policy = random_policy(1)
    read: list[str] = []
    for _ in range(60):
        game.choose(policy(decision(game)))
        read += game.sentences(1, len(read))
    assert read == game.sentences(1)
    assert len(read) > 20


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_there_are_no_sentences_for_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(UserError, match="There are seats 0 to 1, and None for a spectator"):
        build(Side()).sentences(seat)


def test_a_dark_memory_is_drawn_in_secret_and_a_weakness_that_resolves_is_not() -> None:
    for card, secret in (("dark-memory", True), ("haunted", False)):
        game = build_arkham(Inv("agnes-baker", deck=[card]), Inv("roland-banks"))
        game.choose("draw")
        title = card.replace("-", " ").title()
        told = [any(title in words for words in game.sentences(seat)) for seat in (0, 1, None)]
        assert told == [True, not secret, not secret]


@pytest.mark.parametrize("which", ["coc", "arkham"])
def test_where_all_are_always_asked_being_asked_tells_nothing(which: str) -> None:
    """Whatever lies in the hands that a seat cannot see, the same seats are asked the same kind of question."""
    start = starter_game(5, ask_always=True) if which == "coc" else arkham_game(2, ask_always=True)
    game: Game[Any] = Game(COC if which == "coc" else ARKHAM, start)
    policy = random_policy(2)
    compared = 0
    for at in range(120):
        decision = game.decision
        if decision is None:
            break
        if game.at_boundary and game.table.memory() is None:
            for seat in range(game.state.seats):
                other = asked_on_another_deal(game, seat, at)
                assert other is not None
                assert (other.seat, other.kind) == (decision.seat, decision.kind)
                compared += 1
        game.choose(policy(decision))
    assert compared > 50


def test_where_all_are_always_asked_everybody_at_a_test_is_asked_to_commit() -> None:
    for hand in ((), ("guts",)):
        game = build_arkham(Inv("roland-banks"), Inv("agnes-baker", hand=hand), ask_always=True)
        while kind_asked(game) != "turn":
            game.choose(game.decision.keys[-1])
        game.choose(next(key for key in game.decision.keys if key.startswith("investigate")))
        questions = set()
        while kind_asked(game) in ("window", "commit"):
            questions.add(asked(game))
            game.choose(game.decision.keys[-1])
        assert {(0, "commit"), (1, "commit")} <= questions
