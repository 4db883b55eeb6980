"""Numbers that cards speak of, worked out when they are needed."""

from __future__ import annotations

from orne.arkham.abilities import Condition, Use
from orne.arkham.numbers import Number
from orne.arkham.selector import Sel, candidates
from orne.arkham.table import ArkhamTable

__all__ = [
    "CLUES_HERE",
    "CLUES_ON_THIS",
    "HORROR_ON_YOU",
    "POINTS",
    "USES_ON_THIS",
    "Number",
    "X",
    "count",
    "if_",
    "if_else",
    "margin_from",
    "per_investigator",
    "up_to_for_each",
]  # fmt: skip


def _margin(g: ArkhamTable, use: Use) -> int:
    return g.test.margin if g.test is not None else 0


POINTS = Number(_margin, "point you fail by")
"""By how much the test is missed whose result this is."""
CLUES_HERE = Number(lambda g, use: g.state.cards[g.state.place[use.seat]].clues, "clue at your location")
CLUES_ON_THIS = Number(lambda g, use: g.state.cards[use.holder].clues, "clue on this card")
USES_ON_THIS = Number(lambda g, use: g.state.cards[use.holder].tokens, "token on this card")
HORROR_ON_YOU = Number(lambda g, use: g.state.cards[g.state.investigators[use.seat]].horror, "horror on you", words="1")
X = Number(lambda g, use: use.x, words="X")


def count(what: Sel) -> Number:
    """How many cards there are of a kind."""
    return Number(lambda g, use: len(candidates(g, use, what)), what.bare())


def per_investigator(number: int) -> Number:
    """So many for each investigator."""
    return Number(lambda g, use: g.per_investigator(number), "investigator", str(number))


def if_(condition: Condition, number: int) -> Number:
    """A number while a condition holds, else 0."""
    return Number(lambda g, use: number if condition.test(g, use) else 0, words=f"{number:+d} {{}} {condition.text}")


def if_else(condition: Condition, number: int, otherwise: int) -> Number:
    """One number while a condition holds, else another."""
    words = f"{otherwise:+d} {{}} ({number:+d} {condition.text})"
    return Number(lambda g, use: number if condition.test(g, use) else otherwise, words=words)


def margin_from(least: int, most: int) -> Number:
    """By how much the test succeeds or fails, within bounds."""
    return Number(lambda g, use: min(most, max(least, _margin(g, use))), words=f"{least} to {most} by the margin")


def up_to_for_each(number: int, there: Number) -> Number:
    """How many are missing up to a number for each investigator."""
    return Number(
        lambda g, use: max(0, g.per_investigator(number) - there.of(g, use)),
        words=f"the {{}} missing to {number} for each investigator",
    )
