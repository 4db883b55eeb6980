"""Counts of the ways on from set positions of Arkham Horror: one wrong rule changes them."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.state import State
from orne.kernel.game import Game
from orne.lab.perft import divide, perft


def turn() -> Game[State]:
    """Roland's turn with an enemy, an asset with uses and cards of all kinds."""
    return build(
        Inv(
            hand=("dodge", "vicious-blow", "emergency-cache", "knife"),
            play=(In("45-automatic", tokens=1), "beat-cop"),
            clues=1,
        ),
        locations=[Place("hallway", 1), "attic", "cellar"],
        enemies=[Foe("ghoul-minion", engaged=0)],
        encounter_deck=("rotting-remains", "ghoul-minion", "ancient-evils", "grasping-hands"),
    )


def two_turns() -> Game[State]:
    """Two investigators at one location: a test of the one that both may commit to."""
    return build(
        Inv(hand=("deduction", "working-a-hunch"), clues=1),
        Inv("daisy-walker", hand=("perception", "medical-texts"), play=("old-book-of-lore",), actions=1),
        locations=[Place("hallway", 2), "attic"],
        enemies=[Foe("swarm-of-rats", at="attic")],
    )


def mythos() -> Game[State]:
    """Hunters, attacks and upkeep, then a treachery with a test."""
    return build(
        Inv(hand=("guts", "dodge"), play=("guard-dog",)),
        locations=["hallway", "attic", "cellar"],
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", at="cellar")],
        encounter_deck=("rotting-remains", "rotting-remains"),
        step="3.1 enemy phase begins",
        active=None,
    )


@pytest.mark.parametrize(("depth", "count"), [(1, 12), (2, 33), (3, 112)])
def test_a_turn_goes_on_in_as_many_ways_as_counted(depth: int, count: int) -> None:
    assert perft(turn(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 6), (2, 34), (3, 169)])
def test_two_turns_go_on_in_as_many_ways_as_counted(depth: int, count: int) -> None:
    assert perft(two_turns(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 50), (6, 255)])
def test_the_end_of_a_round_goes_on_in_as_many_ways_as_counted(depth: int, count: int) -> None:
    assert perft(mythos(), depth) == count


def test_the_parts_add_up() -> None:
    assert sum(divide(turn(), 2).values()) == perft(turn(), 2)
