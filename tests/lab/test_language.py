"""How the cards are written is counted: their lines, what they use of their module, and free code."""

from __future__ import annotations

import ast

import pytest

from orne.cli import main
from orne.lab.language import _cards, figures, written

MODULE = '''
SHARED = 1

def _private(g, use):
    """Do something odd."""
    return SHARED

card("lab/plain", action(draw(1)))

card(
    "lab/odd",
    action(Do(_private)),
)

card("lab/lambda", Gives(Sel(lambda g, use, uid: True), "skill", SHARED))
'''


def test_a_card_counts_with_what_it_uses_of_its_module() -> None:
    cards = list(_cards(ast.parse(MODULE)))
    assert [tuple(card) for card in cards] == [
        ("lab/plain", 1, False),
        ("lab/odd", 4 + 3 + 1, True),
        ("lab/lambda", 1 + 1, True),
    ]
    assert tuple(figures(cards))[:2] == (3, 2)


def test_both_games_are_counted() -> None:
    assert len(written("coc")["core"]) > 140
    assert len(written("arkham")["core"]) > 170


def test_the_command_shows_a_row_for_each_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--language"]) == 0
    told = capsys.readouterr().out
    assert "coc" in told
    assert "arkham" in told
