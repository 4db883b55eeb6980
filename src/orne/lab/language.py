"""How the cards are written: lines for each card, its private functions included, and how many need free code."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from orne.games import GAMES


class Written(NamedTuple):
    """One card as it is written: its id or what stands for it, its lines, and whether it has a function of its own."""

    card: str
    lines: int
    free_code: bool


class Figures(NamedTuple):
    """What the cards of a set come to."""

    cards: int
    median: float
    ninetieth: float
    """The 90th percentile of the lines."""
    free_code: float
    """The share of cards with free code."""


def written(game: str) -> dict[str, list[Written]]:
    """The cards with behaviour of a game, by set, as their modules write them."""
    found: dict[str, list[Written]] = {}
    for path in _modules(GAMES[game].cards_package):
        for card in _cards(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(card.card.partition("/")[0], []).append(card)
    return found


def figures(cards: list[Written]) -> Figures:
    """Count cards; with one card alone all percentiles are its lines."""
    lines = [card.lines for card in cards]
    ninetieth = quantiles(lines, n=10, method="inclusive")[-1] if len(lines) > 1 else lines[0]
    return Figures(len(cards), median(lines), ninetieth, sum(card.free_code for card in cards) / len(cards))


def _modules(package: str) -> Iterator[Path]:
    """The card modules of a package, all folders."""
    spec = importlib.util.find_spec(package)
    for folder in (spec.submodule_search_locations if spec else None) or ():
        yield from sorted(Path(folder).rglob("*.py"))


def _cards(module: ast.Module) -> Iterator[Written]:
    """Each ``card(…)`` of a module, with everything of the same module that it needs."""
    own = {name: node for node in module.body for name in _names(node) if name != "card"}
    outside = [node for node in module.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    for node in (each for statement in outside for each in ast.walk(statement)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card" and node.args:
            parts = [node, *_needed(node, own)]
            free = any(isinstance(each, ast.FunctionDef | ast.Lambda) for part in parts for each in ast.walk(part))
            first = node.args[0]
            name = str(first.value) if isinstance(first, ast.Constant) else f"core/{ast.unparse(first)}"
            if "/" not in name:
                name = f"{_set_of(module)}/{name}"
            yield Written(name, sum(_length(part) for part in parts), free)


def _set_of(module: ast.Module) -> str:
    """The set whose cards a module enters by their slugs."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cards_of":
            return str(getattr(node.args[0], "value", ""))
    return ""


def _names(node: ast.stmt) -> list[str]:
    """What a statement of a module defines: functions, classes, constants; not what it imports."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _needed(node: ast.AST, own: dict[str, ast.stmt]) -> list[ast.stmt]:
    """The definitions of the module that a piece of it uses, and what those use."""
    found: dict[str, ast.stmt] = {}
    waiting = [node]
    while waiting:
        for each in ast.walk(waiting.pop()):
            if isinstance(each, ast.Name) and each.id in own and each.id not in found:
                found[each.id] = own[each.id]
                waiting.append(own[each.id])
    return list(found.values())


def _length(node: ast.AST) -> int:
    """The lines a piece takes, decorators included."""
    assert isinstance(node, ast.stmt | ast.expr)
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    first = min([node.lineno, *(each.lineno for each in decorators)])
    return (node.end_lineno or node.lineno) - first + 1
