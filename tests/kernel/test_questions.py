"""What is to be chosen, put as a question."""

from __future__ import annotations

import pytest

from orne.kernel.questions import which


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("choose a character an opponent controls", "Which character an opponent controls?"),
        ("attach to an exhausted Cultist", "Attach to which exhausted Cultist?"),
        ("choose 2 stories", "Which 2 stories?"),
        ("choose up to 3 characters", "Which characters? (up to 3)"),
        ("choose one of the two", "Which one of the two?"),
        ("place up to one story", "Place which story? (up to one)"),
        ("choose your domain", "Choose your domain?"),
    ],
)
def test_an_order_to_choose_becomes_a_question(told: str, asked: str) -> None:
    assert which(told) == asked
