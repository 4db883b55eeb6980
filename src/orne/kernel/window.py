"""Windows: who may answer what has happened, in which order, how often.

A game lays these around the execution of its events; together with its own timing chart that is all there is. An
endless chain of answers is always stopped (coc/rule/1.16-infinite-loops/e): windows open only so deep inside one
another, and one holds only a limited number of answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from orne.kernel.decision import Option
from orne.kernel.table import Table

A = TypeVar("A")
Asked = Callable[[Sequence[Option]], tuple[str, int]]
"""A question put together for the options there are, and the card it is about."""

MOST_ROUNDS: Final = 120
"""Answers in one window, those in the windows inside it included, before the rest counts as endless."""
MOST_ALIKE: Final = 20
"""How often the same answer is offered in one window: a player who could repeat it without end must stop."""
UNWATCHED: Final = 12
"""Answers in one window before the rules begin to look for a loop."""
DEEPEST: Final = 20
"""Windows open inside one another; an answer that would open one more is answered by nobody."""


def opens(table: Table[Any]) -> bool:
    """Open a window; False where it would be one too many."""
    if not table.depth:
        table.answers = 0
        return True
    return may_answer(table)


def may_answer(table: Table[Any]) -> bool:
    """Whether one more answer may be given."""
    return table.answers < MOST_ROUNDS and table.depth < DEEPEST


def in_order(
    table: Table[Any],
    waiting: Callable[[], tuple[int, Sequence[A]]],
    resolve: Callable[[A], None],
    option: Callable[[A], Option],
    prompt: str | Asked,
    *,
    found: bool = False,
) -> None:
    """Resolve compulsory answers one by one, each completely; ``waiting`` says who orders them, and which they are.

    ``found`` says that the window has been opened, and that something waits: most often nothing does.
    """
    if not found:
        opens(table)
    while found or may_answer(table):
        found = False
        chooser, answers = waiting()
        if not answers:
            return
        if len(answers) == 1:
            answer = answers[0]
        else:
            options = [option(answer) for answer in answers]
            words, card = (prompt, -1) if isinstance(prompt, str) else prompt(options)
            answer = table.decide(chooser, "order", words, options, card)
        _one_deeper(table, resolve, answer)


def round_the_table(
    table: Table[Any],
    seats: Sequence[int],
    offered: Callable[[int], list[Option]],
    resolve: Callable[[int, Any], None],
    kind: str,
    prompt: str | Asked,
    about: Any = None,
    *,
    found: list[Option] | None = None,
) -> None:
    """Offer optional answers in turn until all seats pass in a row; after an answer all may answer again.

    ``found`` is what the first seat is offered, where that has been listed already.
    """
    passed = 0
    turn = 0
    count = len(seats)
    given: list[str] = []
    opens(table)
    while may_answer(table):
        seat = seats[turn % count]
        if found is None:
            found = [] if table.declines(seat, kind) else offered(seat)
        options, found = found, None
        if len(given) >= MOST_ALIKE:
            options = [option for option in options if given.count(option.key) < MOST_ALIKE]
        answer = None
        if options or table.ask_always:
            options.append(Option(table, "pass"))
            words, card = (prompt, -1) if isinstance(prompt, str) else prompt(options)
            answer = table.decide(seat, kind, words, options, card, about=about)
        if answer is None:
            passed += 1
            if passed == count:
                return
        else:
            passed = 0
            if table.answers > UNWATCHED:
                given.append(next(option.key for option in options if option.value is answer))
            _one_deeper(table, resolve, seat, answer)
        turn += 1


def _one_deeper(table: Table[Any], resolve: Callable[..., None], *answer: Any) -> None:
    """Resolve an answer: the windows it opens lie inside this one."""
    table.answers += 1
    table.depth += 1
    try:
        resolve(*answer)
    finally:
        table.depth -= 1
