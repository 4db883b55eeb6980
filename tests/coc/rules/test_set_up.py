"""Setting a game up, mulligans, the first turn, and what the documents correct in the rulebook."""

from __future__ import annotations

from typing import Any

from orne.coc.facts import load
from orne.coc.rulebook import new_game
from orne.kernel.game import Game
from tests.coc.look import keys, step
from tests.look import asked

DECK = [
    "core/young-deep-one",
    "core/laboratory-assistant",
    "core/blackwood-file-clerk",
    "core/bag-man",
    "core/mad-artist",
] * 10
STORIES = [card for card, facts in load().items() if facts.set == "core" and facts.type == "story"]


def _new(first: int | None = 0, seed: int = 7) -> Game[Any]:
    return new_game([DECK, DECK], STORIES, seed, first=first)


def _through_setup(game: Game[Any]) -> None:
    game.play("keep", "keep")
    while step(game) == "first resources":
        game.choose(0)


def test_three_cards_become_resources_and_five_are_the_hand() -> None:
    """coc/basics/3: the first player first, one card for each domain."""
    game = _new(1)
    game.play("keep", "keep")
    for seat in (1, 0):
        for domain in range(3):
            assert asked(game) == (seat, "resource")
            game.choose(0)
            assert [len(d.resources) for d in game.state.domains[seat]] == [1] * (domain + 1) + [0] * (2 - domain)
    assert game.state.active == 1


def test_the_first_players_first_turn_is_short() -> None:
    """coc/basics/3: one card instead of two and no story phase; the second player's first turn is a whole one."""
    game = _new(0)
    _through_setup(game)
    assert (game.state.turn, game.state.active) == (1, 0)
    assert len(game.state.hand[0]) == 6
    phases: list[tuple[int, str]] = []
    while game.state.turn < 3:
        game.choose(next((word for word in ("none", "pass", "done") if word in keys(game)), keys(game)[0]))
    for entry in game.log:
        if entry.kind == "phase":
            phases.append((entry.seat, entry.after))
    order = ["beginning", "refresh", "draw", "resource", "operations"]
    assert [name for seat, name in phases if seat == 0][:6] == [*order, "end"]
    assert [name for seat, name in phases if seat == 1][:7] == [*order, "story", "end"]
    assert [entry.seat for entry in game.log if entry.kind == "drawn"][:3] == [0, 1, 1]
