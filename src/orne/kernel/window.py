"""Windows: who may answer what has happened, in which order, how often.

A game lays these around the execution of its events; together with its own timing chart that is all there is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from orne.kernel.decision import Option
from orne.kernel.table import Table

A = TypeVar("A")

MOST_ROUNDS = 400
"""Answers in one window after which the rest counts as an endless loop, whose end is always to stop."""


def in_order(
    table: Table[Any],
    waiting: Callable[[], tuple[int, Sequence[A]]],
    resolve: Callable[[A], None],
    option: Callable[[A], Option],
    prompt: str,
    source: int = -1,
) -> None:
    """Resolve compulsory answers one by one, each completely; ``waiting`` says who orders them, and which they are."""
    for _ in range(MOST_ROUNDS):
        chooser, answers = waiting()
        if not answers:
            return
        if len(answers) == 1:
            resolve(answers[0])
            continue
        resolve(table.decide(chooser, "order", prompt, [option(answer) for answer in answers], source))


def round_the_table(
    table: Table[Any],
    seats: Sequence[int],
    offered: Callable[[int], list[Option]],
    resolve: Callable[[int, Any], None],
    kind: str,
    prompt: str,
    source: int = -1,
) -> None:
    """Offer optional answers in turn until all seats pass in a row; an answer starts the passing anew."""
    passed = 0
    turn = 0
    count = len(seats)
    for _ in range(MOST_ROUNDS):
        seat = seats[turn % count]
        options = offered(seat)
        answer = None
        if options or table.ask_always:
            options.append(Option(table, "pass"))
            answer = table.decide(seat, kind, prompt, options, source)
        if answer is None:
            passed += 1
            if passed == count:
                return
        else:
            passed = 0
            resolve(seat, answer)
        turn += 1
