"""Answers given at once: which of them is given to which question."""

from __future__ import annotations

from orne.coc.position import Side, build
from orne.kernel.decision import Decision, Option
from orne.table.shared.answers import Standing

TABLE = build(Side()).table


def question(*verbs: str, kind: str = "order", prompt: str = "Which first?", seat: int = 0) -> Decision:
    """A question with one option for each verb."""
    return Decision(seat, kind, prompt, [Option(TABLE, verb) for verb in verbs])


def test_a_lasting_order_answers_what_it_speaks_of_and_nothing_else() -> None:
    standing = Standing(question("one", "two", "three"), ["three", "one", "two"], ordered=True, lasting=True)
    assert standing.next(question("one", "two", "three")) == "three"
    assert standing.next(question("one", "two")) == "one"
    assert standing.next(question("two", "three")) == "three"
    assert standing.next(question("one", "four")) is None
    assert standing.next(question("one", "two", seat=1)) is None
    assert standing.next(question("one", "two", kind="choose")) is None
    assert not standing.is_over


def test_an_order_for_once_is_used_up() -> None:
    standing = Standing(question("one", "two", "three"), ["three", "one", "two"], ordered=True)
    assert standing.next(question("one", "two", "three")) == "three"
    assert standing.next(question("one", "two")) == "one"
    assert standing.is_over


def test_picks_are_given_in_turn_and_then_one_is_done() -> None:
    standing = Standing(question("one", "two", "done", kind="choose"), ["two", "one"], finishes=True)
    assert standing.next(question("one", "two", "done", kind="choose")) == "two"
    assert standing.next(question("yes", "no", kind="pay")) is None
    assert standing.next(question("one", "done", kind="choose")) == "one"
    assert not standing.is_over
    assert standing.next(question("three", "done", kind="choose")) == "done"
    assert standing.is_over


def test_what_is_no_longer_possible_is_asked_again() -> None:
    standing = Standing(question("one", "two", "done", kind="choose"), ["two", "one"], finishes=True)
    assert standing.next(question("one", "done", kind="choose")) is None
    assert standing.is_over
