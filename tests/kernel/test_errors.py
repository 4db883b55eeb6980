"""Whoever does something wrong is told so in whole sentences, everywhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import orne
from orne.kernel.errors import UserError, in_full, unknown

SOURCES = Path(orne.__file__).parent
INSIDE = {"lab/study/plan.py", "lab/study/contest_of_coc.py", "lab/study/contest_of_arkham.py"}
"""What is wrong with a plan is said after the plan's own name, and the key it is about."""


def _sentences() -> Iterator[tuple[str, str]]:
    """Every sentence that is written where an error is raised, up to its first changing part; and where."""
    for path in SOURCES.rglob("*.py"):
        text = path.read_text("utf-8")
        if "UserError(" not in text or str(path.relative_to(SOURCES)) in INSIDE:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "UserError":
                said = node.args[0] if node.args else None
                first = said.values[0] if isinstance(said, ast.JoinedStr) else said
                if isinstance(first, ast.Constant):
                    yield str(first.value), f"{path}:{node.lineno}"


def test_an_error_begins_with_a_capital_letter() -> None:
    found = list(_sentences())
    assert len(found) > 100
    assert [where for words, where in found if words[:1].islower()] == []


@pytest.mark.parametrize(
    ("said", "told"),
    [("It is late", "It is late."), ("Is it?", "Is it?"), ("It is.", "It is."), ("", ""), ("x" * 400, "x" * 299 + "…")],
)
def test_an_error_ends(said: str, told: str) -> None:
    assert str(UserError(said)) == told


def test_a_name_that_there_is_not_is_told_with_the_nearest_or_all() -> None:
    decks = ("starter-roland", "killbray-daisy")
    assert unknown("deck", "starter-rolan", decks) == (
        "There is no deck called “starter-rolan”; did you mean starter-roland?"
    )
    assert unknown("deck", "nope", decks) == (
        "There is no deck called “nope”; there are starter-roland, killbray-daisy."
    )
    assert in_full("no card fits") == "No card fits."
