"""Prompts are questions, whichever rule or card puts them."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src/orne"
PLACES = {"decide": 2, "choose_card": 1, "choose_one": 1, "yes": 1}
"""Where in a call the prompt stands."""


def _written(words: ast.expr) -> str | None:
    """A prompt as far as it is written down, or None if it comes from elsewhere."""
    if isinstance(words, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in words.values)
    return words.value if isinstance(words, ast.Constant) and isinstance(words.value, str) else None


def _prompts(function: ast.FunctionDef) -> list[str]:
    """What a function asks, in its own words."""
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, []).append(node.value)
    found: list[str] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            place = PLACES.get(node.func.attr, len(node.args))
            for words in node.args[place : place + 1]:
                given = named.get(words.id, []) if isinstance(words, ast.Name) else [words]
                found += [told for told in map(_written, given) if told is not None]
    return found


def test_every_prompt_that_is_written_down_has_a_question_mark() -> None:
    prompts = {
        told
        for game in ("coc", "arkham")
        for path in (SOURCE / game).rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for told in _prompts(function)
    }
    assert len(prompts) > 50
    # A window waits for whoever wants to act, and what begins with words from elsewhere is looked at there.
    asked = {told for told in prompts if not told.startswith("…")}
    assert sorted(told for told in asked if "?" not in told) == []
