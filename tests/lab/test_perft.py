"""Counts of the ways on from set positions: one wrong rule changes them."""

from __future__ import annotations

import pytest

from orne.coc.position import At, Side, build
from orne.coc.rulebook import RULEBOOK
from orne.coc.state import State
from orne.kernel.game import Game
from orne.lab.games import starter_game
from orne.lab.perft import divide, perft


def operations() -> Game[State]:
    """Cards to play and abilities to use, with an answer on the other side."""
    return build(
        Side(
            hand=["shotgun-blast", "short-fuse", "steve-clarney", "dr-carsons-treatment"],
            play=["monster-hunter", At("mad-genius", insane=True), At("shotgun", on="monster-hunter")],
            domains=["agency:3", "miskatonic:2", "agency:1 miskatonic:1"],
        ),
        Side(
            play=["forest-sister", "mi-go-warrior", "slavering-gug"], domains=["shub-niggurath:1", "shub-niggurath:4"]
        ),
    )


def stories() -> Game[State]:
    """Attackers and defenders at two stories, about to resolve."""
    return build(
        Side(
            play=[At("monster-hunter", story=0), At("hired-muscle", story=0), At("bag-man", story=1)],
            hand=["despair", "political-demonstration"],
            domains=["agency:3", "hastur:2"],
        ),
        Side(
            play=[At("young-deep-one", story=0), At("byakhee-servant", story=1), "altar-of-the-blessed"],
            domains=["cthulhu:2"],
        ),
        step="stories resolve",
    )


def commitment() -> Game[State]:
    """The active player may commit three characters to three stories."""
    return build(
        Side(play=["bag-man", "hired-muscle", "cannibal-ghast"]),
        Side(play=["young-deep-one", At("ghoul-taint", on="bag-man")]),
        step="active player commits",
    )


@pytest.mark.parametrize(("depth", "count"), [(1, 7), (2, 18), (3, 51), (4, 135)])
def test_the_operations_phase_goes_on_in_as_many_ways_as_counted(depth: int, count: int) -> None:
    assert perft(operations(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 10), (3, 28), (4, 74), (5, 188), (6, 608)])
def test_the_stories_resolve_in_as_many_ways_as_counted(depth: int, count: int) -> None:
    assert perft(stories(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 10), (3, 34), (4, 109)])
def test_characters_commit_in_as_many_ways_as_counted(depth: int, count: int) -> None:
    assert perft(commitment(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 4), (3, 32), (4, 224), (5, 1344)])
def test_a_game_starts_in_as_many_ways_as_counted(depth: int, count: int) -> None:
    assert perft(Game(RULEBOOK, starter_game(5)), depth) == count


def test_the_parts_add_up() -> None:
    assert sum(divide(operations(), 3).values()) == perft(operations(), 3)
