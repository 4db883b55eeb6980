"""Selectors: which cards are meant and where to look for them; joined with ``&``, ``|``, ``~`` and put into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, Protocol, TypeVar

from orne.kernel.compiling import mypyc_attr
from orne.kernel.refusal import Refusal


class Names(Protocol):
    """A table that has a name for each card."""

    def title(self, uid: int) -> str:
        """Name a card for people."""


G = TypeVar("G", bound=Names)
U = TypeVar("U")
S = TypeVar("S", bound="Sel")  # type: ignore[type-arg]

Test = Callable[[G, U, int], bool]
"""Whether a card is meant: the table, the use of an ability, and the card."""
No = Callable[[G, U, int], "Refusal | None"]
"""Why a card is not one of those meant; asked only where the test has failed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sel(Generic[G, U]):
    """Which cards: a test, where to look for them, and the words for it.

    A game gives it the rulings that apply and knows what is meant by a place.
    """

    __slots__ = ("after", "before", "no", "noun", "parts", "place", "steady", "test")

    not_meant: ClassVar[str] = ""
    """The ruling by which a card is not one of those meant."""

    def __init__(
        self,
        test: Test[G, U],
        noun: str = "",
        before: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
        place: str = "",
        no: No[G, U] | None = None,
        parts: tuple[Test[G, U], ...] = (),
        steady: bool = False,
    ) -> None:
        self.test = test
        self.parts = parts or (test,)
        """The tests that must all be passed."""
        self.noun = noun
        self.before = before
        self.after = after
        self.place = place
        self.no = no
        self.steady = steady
        """Whether it goes by nothing but which cards are where, and how they lie beside one another."""

    def there(self) -> Test[G, U]:
        """The test for the cards of its own place only, where it is joined with one that looks elsewhere."""
        return self.test

    def __and__(self: S, other: S) -> S:
        parts = (*self.parts, *other.parts)
        return type(self)(
            all_of(parts),
            self.noun or other.noun,
            (*other.before, *self.before),
            (*self.after, *other.after),
            other.place or self.place,
            lambda g, use, uid: self.why_not(g, use, uid) or other.why_not(g, use, uid),
            parts,
            self.steady and other.steady,
        )

    def __or__(self: S, other: S) -> S:
        one, two = self.test, other.test
        place = self.place or other.place
        if self.place and other.place and self.place != other.place:
            # a place that both of them name is looked through once
            places = dict.fromkeys((*self.place.split("+"), *other.place.split("+")))
            one, two, place = self.there(), other.there(), "+".join(places)

        def test(g: G, use: U, uid: int) -> bool:
            return one(g, use, uid) or two(g, use, uid)

        def no(g: G, use: U, uid: int) -> Refusal | None:
            found = [each for part in (self, other) if (each := part.why_not(g, use, uid)) is not None]
            if len(found) < 2:  # one of them fits, but for the place where it is looked for
                return None
            return Refusal(found[0].ruling, "{}, and {}", found[0].sentence, found[1].sentence)

        if not (self.noun or self.before or other.noun or other.before):
            after = (f"{' '.join(self.after)} or {' '.join(other.after)}",)
            return type(self)(test, after=after, place=place, no=no)
        if not (self.noun or self.after or other.noun or other.after):
            before = (f"{' '.join(self.before)} or {' '.join(other.before)}",)
            return type(self)(test, before=before, place=place, no=no)
        return type(self)(test, f"{self.bare()} or {other.bare()}", place=place, no=no)

    def __invert__(self: S) -> S:
        test = self.test
        words = " ".join((*self.before, self.noun, *self.after)).strip()
        bare = self.noun or self.before
        return type(self)(
            lambda g, use, uid: not test(g, use, uid),
            before=(f"non-{words}",) if bare else (),
            after=() if bare else (f"not {words}",),
            place=self.place,
            no=lambda g, use, uid: Refusal(self.not_meant, "{} is {}", g.title(uid), self.phrase()),
        )

    def why_not(self, g: G, use: U, uid: int) -> Refusal | None:
        """Why a card is not one of those meant, wherever it is; None where it is one."""
        if self.test(g, use, uid):
            return None
        found = self.no(g, use, uid) if self.no is not None else None
        return found or Refusal(self.not_meant, "{} is not {}", g.title(uid), self.phrase())

    @property
    def definite(self) -> bool:
        """Whether it means one certain card: this one, the one this is attached to, one of those just chosen."""
        return self.noun.startswith(("this ", "attached ", "one of ")) and " or " not in self.noun

    def bare(self) -> str:
        """The words without an article."""
        return " ".join((*self.before, self.noun or "card", *self.after)).strip()

    def phrase(self) -> str:
        """One such card, in words."""
        words = self.bare()
        if self.definite:
            return f"the {words}" if self.noun.startswith("attached ") else words
        return f"an{words}" if words.startswith("other ") else f"{article(words)} {words}"

    def plural(self) -> str:
        """Such cards, in words."""
        if self.definite:
            return self.phrase()
        noun = self.noun or "card"
        plural = " or ".join(plural_of(part) for part in noun.split(" or "))
        return " ".join((*self.before, plural, *self.after)).strip()


def all_of(parts: tuple[Test[G, U], ...]) -> Test[G, U]:
    """A test that all of some tests make, three side by side: a pair inside a pair would be slower."""
    one, two, *rest = parts
    if not rest:
        return lambda g, use, uid: one(g, use, uid) and two(g, use, uid)
    three = rest[0] if len(rest) == 1 else all_of(tuple(rest))
    return lambda g, use, uid: one(g, use, uid) and two(g, use, uid) and three(g, use, uid)


def article(words: str) -> str:
    """The article before some words."""
    return "an" if words[:1].lower() in "aeiou" and not words.startswith("uni") else "a"


def plural_of(noun: str) -> str:
    """The plural of a noun used on cards."""
    first, of, rest = noun.partition(" of ")
    if of:
        return f"{plural_of(first)}{of}{rest}"
    if noun.endswith("y"):
        return noun[:-1] + "ies"
    return noun + "s"
