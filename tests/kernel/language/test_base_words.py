"""The base words on a table of numbers: selectors and their English, conditions, references, joined effects."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orne.kernel.language import joining
from orne.kernel.language.condition import Condition
from orne.kernel.language.joining import may_change
from orne.kernel.language.reference import Ref
from orne.kernel.language.selector import Sel


class Numbers:
    """A table whose cards are numbers."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def title(self, uid: int) -> str:
        return f"number {uid}"


class Pick(Sel[Numbers, int]):
    """Selectors of numbers; a use is a number too."""

    __slots__ = ()
    not_meant = "rule"


class Say:
    """An effect that says a word."""

    def __init__(self, word: str, done: bool = True, possible: Callable[[Numbers, int], bool] | None = None) -> None:
        self.text = word
        self.done = done
        self.possible = possible

    def do(self, g: Numbers, use: int) -> bool:
        g.said.append(self.text)
        return self.done


class Several:
    """Effects that are kept together."""

    __slots__ = ("effects",)

    def __init__(self, *effects: joining.Effect[Numbers, int]) -> None:
        self.effects = effects


class Then(Several, joining.Then[Numbers, int]):
    """One after the other."""


class Also(Several, joining.Also[Numbers, int]):
    """One beside the other."""


class One:
    """An effect that is kept."""

    __slots__ = ("effect",)

    def __init__(self, effect: joining.Effect[Numbers, int]) -> None:
        self.effect = effect


class IfAble(One, joining.IfAble[Numbers, int]):
    """One that may be tried."""


NUMBER = Pick(lambda g, use, uid: True, "number")
EVEN = Pick(lambda g, use, uid: uid % 2 == 0, before=("even",))
SMALL = Pick(lambda g, use, uid: uid < 10, after=("below ten",))
ENTRY = Pick(lambda g, use, uid: uid > 100, "entry", place="list")


@pytest.mark.parametrize(
    ("sel", "one", "several"),
    [
        (NUMBER & EVEN & SMALL, "an even number below ten", "even numbers below ten"),
        (NUMBER | ENTRY, "a number or entry", "numbers or entries"),
        (NUMBER & ~EVEN, "a non-even number", "non-even numbers"),
        (Pick(lambda g, use, uid: True, "this card"), "this card", "this card"),
        (Pick(lambda g, use, uid: True, "attached card"), "the attached card", "the attached card"),
    ],
)
def test_selectors_have_words(sel: Pick, one: str, several: str) -> None:
    assert (sel.phrase(), sel.plural()) == (one, several)


def test_joined_selectors_mean_what_they_say_and_say_why_not() -> None:
    g, both = Numbers(), NUMBER & EVEN & SMALL
    assert [uid for uid in range(20) if both.test(g, 0, uid)] == [0, 2, 4, 6, 8]
    assert both.why_not(g, 0, 4) is None
    assert str(both.why_not(g, 0, 3)) == "number 3 is not an even card: rule"
    assert str(both.why_not(g, 0, 12)) == "number 12 is not a card below ten: rule"
    assert (
        str((EVEN | SMALL).why_not(g, 0, 11))
        == "number 11 is not an even card, and number 11 is not a card below ten: rule"
    )
    assert str((~EVEN).why_not(g, 0, 2)) == "number 2 is an even card: rule"
    assert isinstance(both, Pick)


def test_conditions_are_joined() -> None:
    late, odd = (
        Condition[Numbers, int](lambda g, use: use > 3, "late"),
        Condition[Numbers, int](lambda g, use: use % 2 == 1, "odd"),
    )
    both = late & odd
    assert [use for use in range(8) if both.test(Numbers(), use)] == [5, 7]
    assert both.text == "late and odd"


def test_then_needs_what_stands_before_it_and_also_does_not() -> None:
    g = Numbers()
    assert not Then(Say("one", False), Say("two")).do(g, 0)
    assert not Also(Say("three", False), Say("four")).do(g, 0)
    assert g.said == ["one", "three", "four"]


def test_what_could_change_something_is_asked_beforehand() -> None:
    g, never = Numbers(), Say("never", possible=lambda g, use: False)
    assert not may_change(g, 0, Then(never, Say("then")))
    assert may_change(g, 0, Also(never, Say("also")))
    assert may_change(g, 0, IfAble(never))
    nobody = Ref[Numbers, int](lambda g, use: [], "all", everything=True)
    assert nobody.none_to_do(g, 0)
    assert (nobody + Ref(lambda g, use: [7], "it")).cards(g, 0) == [7]
