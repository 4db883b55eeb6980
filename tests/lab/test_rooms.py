"""Games of each kind played in rooms: every page, every handle and every bad answer is checked."""

from __future__ import annotations

import pytest

from orne.build import is_compiled
from orne.games import GAMES
from orne.lab.laboratories import LABORATORIES
from orne.lab.rooms import check_room

NUMBER = 12 if is_compiled() else 8
"""The compiled build plays those that take longest as well."""
AT_ONCE = 2
EVERY = 5
"""Answers from one full look to the next."""


@pytest.mark.parametrize("first", range(0, NUMBER, AT_ONCE))
@pytest.mark.parametrize("game", GAMES)
def test_rooms_tell_nothing_hidden_and_take_nothing_wrong(game: str, first: int) -> None:
    rules, laboratory = GAMES[game].rulebook(), LABORATORIES[game]
    for number in range(first, first + AT_ONCE):
        start = laboratory.nth_game(number, ask_always=number % 4 == 3)
        assert check_room(rules, start, number, thorough=EVERY) >= 0
