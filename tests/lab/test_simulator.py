"""Random games, checked as they go, in all editions; some of them asked about everything."""

from __future__ import annotations

import pytest

from orne.build import is_compiled
from orne.coc.rulebook import RULEBOOK
from orne.lab.games import coc_game
from orne.lab.simulator import check_game

GAMES = 240 if is_compiled() else 60
"""The compiled build plays more in the same time, and those of pure Python among them."""
AT_ONCE = 6
EVERY = 3
"""One game in three is checked in full at every decision, the others at every third."""


@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_what_must_always_be_true_is_true_at_every_decision(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        start = coc_game(number, ask_always=number % 50 == 49)
        least = 1 if "position" in start else 6  # late in a game the first choice may end it
        assert check_game(RULEBOOK, start, number, thorough=EVERY if number // EVERY % EVERY else 1) >= least
