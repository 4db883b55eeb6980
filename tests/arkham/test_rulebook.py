"""A set-up is looked at once, whatever its seed; anything else that differs is looked at again."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.rulebook import RULEBOOK
from orne.kernel.errors import UserError
from orne.lab.games import scenario_game


def _with(**changed: Any) -> dict[str, Any]:
    """A set-up that has been found right with another seed, but for what is changed."""
    RULEBOOK.check_start(scenario_game("the-gathering", ("roland",), 1))
    return {**scenario_game("the-gathering", ("roland",), 2), **changed}


def test_a_set_up_that_was_right_is_right_with_another_seed() -> None:
    RULEBOOK.check_start(_with())
    RULEBOOK.check_start(_with(seed="the stars"))


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seed": 1.5}, "This set-up is damaged: seed must be"),
        ({"seed": True}, "This set-up is damaged: seed must be"),
        ({"difficulty": "endless"}, "This set-up is damaged: difficulty must be"),
        ({"ask_always": 0}, "This set-up is damaged: ask_always must be true or false, not 0"),
        ({"lead": 3}, "There is no seat 4 to lead; there are 1"),
    ],
)
def test_what_else_is_wrong_with_it_is_found(changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        RULEBOOK.check_start(_with(**changed))


def test_a_set_up_without_a_seed_is_refused() -> None:
    start = _with()
    del start["seed"]
    with pytest.raises(UserError, match="This set-up is damaged: "):
        RULEBOOK.check_start(start)


def test_cards_that_go_into_no_deck_are_found_in_a_deck_changed_since() -> None:
    start = _with()
    RULEBOOK.check_start(start)
    start["investigators"][0]["deck"][0] = "core/study"
    with pytest.raises(UserError, match="Study is location and goes into no deck"):
        RULEBOOK.check_start(start)
