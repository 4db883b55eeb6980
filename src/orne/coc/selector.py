"""Selectors: which cards are meant and where to look for them; joined with ``&``, ``|``, ``~`` and put into words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc import state as zones
from orne.coc.state import DISCARD, HAND, PLAY, ROW
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

Test = Callable[["CocTable", "Use", int], bool]
No = Callable[["CocTable", "Use", int], "Refusal | None"]
"""Why a card is none of those meant; asked only where the test has failed."""

NOT_MEANT = "coc/rule/1.9-choosing-targets/b"

IN_PLAY, IN_ROW, IN_YOUR_DISCARD, IN_ANY_DISCARD, IN_YOUR_HAND, IN_DOMAINS, IN_YOUR_DECK, AMONG_REMOVED = (
    "play", "row", "your discard pile", "a discard pile", "your hand", "domains", "your deck", "removed from the game",
)  # fmt: skip


class Sel:
    """Which cards: a test, where to look for them, and the words for it."""

    __slots__ = ("after", "before", "no", "noun", "parts", "place", "test")

    def __init__(
        self,
        test: Test,
        noun: str = "",
        before: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
        place: str = "",
        no: No | None = None,
        parts: tuple[Test, ...] = (),
    ) -> None:
        self.test = test
        self.parts = parts or (test,)
        """The tests that must all be passed."""
        self.noun = noun
        self.before = before
        self.after = after
        self.place = place
        self.no = no

    def __and__(self, other: Sel) -> Sel:
        parts = (*self.parts, *other.parts)
        return Sel(
            _all_of(parts),
            self.noun or other.noun,
            (*other.before, *self.before),
            (*self.after, *other.after),
            other.place or self.place,
            lambda g, use, uid: self.why_not(g, use, uid) or other.why_not(g, use, uid),
            parts,
        )

    def __or__(self, other: Sel) -> Sel:
        one, two = self.test, other.test
        place = self.place or other.place
        if self.place and other.place and self.place != other.place:
            one, two, place = _there(self), _there(other), f"{self.place}+{other.place}"

        def test(g: CocTable, use: Use, uid: int) -> bool:
            return one(g, use, uid) or two(g, use, uid)

        def no(g: CocTable, use: Use, uid: int) -> Refusal | None:
            found = [each for part in (self, other) if (each := part.why_not(g, use, uid)) is not None]
            if len(found) < 2:  # one of them fits, but for the place where it is looked for
                return None
            return Refusal(found[0].ruling, "{}, and {}", found[0].sentence, found[1].sentence)

        if not (self.noun or self.after or other.noun or other.after):
            return Sel(test, before=(f"{' '.join(self.before)} or {' '.join(other.before)}",), place=place, no=no)
        return Sel(test, f"{self.bare()} or {other.bare()}", place=place, no=no)

    def __invert__(self) -> Sel:
        test = self.test
        words = " ".join((*self.before, self.noun, *self.after)).strip()
        return Sel(
            lambda g, use, uid: not test(g, use, uid),
            before=(f"non-{words}",),
            place=self.place,
            no=lambda g, use, uid: Refusal(NOT_MEANT, "{} is {}", g.title(uid), self.phrase()),
        )

    def why_not(self, g: CocTable, use: Use, uid: int) -> Refusal | None:
        """Why a card is none of those meant, wherever it is; None where it is one."""
        if self.test(g, use, uid):
            return None
        found = self.no(g, use, uid) if self.no is not None else None
        return found or Refusal(NOT_MEANT, "{} is not {}", g.title(uid), self.phrase())

    @property
    def definite(self) -> bool:
        """Whether it means one certain card: this one, the one this is attached to, one of those just chosen."""
        return self.noun.startswith(("this ", "attached ", "one of "))

    def bare(self) -> str:
        """The words without an article."""
        return " ".join((*self.before, self.noun or "card", *self.after)).strip()

    def phrase(self) -> str:
        """One such card, in words."""
        words = self.bare()
        if self.definite:
            return f"the {words}" if self.noun.startswith("attached ") else words
        return f"{'an' if words[:1].lower() in 'aeiou' else 'a'} {words}"

    def plural(self) -> str:
        """Such cards, in words."""
        if self.definite:
            return self.phrase()
        noun = self.noun or "card"
        plural = " or ".join(_plural(part) for part in noun.split(" or "))
        return " ".join((*self.before, plural, *self.after)).strip()


def _there(what: Sel) -> Test:
    """A selector's test for the cards of its own place only, where it is joined with one that looks elsewhere."""
    test, zone = what.test, _ZONES.get(what.place)
    if zone is None:
        return test
    return lambda g, use, uid: g.state.cards[uid].zone == zone and test(g, use, uid)


_ZONES = {
    IN_PLAY: PLAY,
    IN_ROW: ROW,
    IN_YOUR_DISCARD: DISCARD,
    IN_ANY_DISCARD: DISCARD,
    IN_YOUR_HAND: HAND,
    IN_DOMAINS: zones.RESOURCE,
    IN_YOUR_DECK: zones.DECK,
}


_PLACE_NAMES = {
    "": "in play",
    IN_PLAY: "in play",
    IN_ROW: "a story or conspiracy",
    IN_YOUR_DISCARD: "in your discard pile",
    IN_ANY_DISCARD: "in a discard pile",
    IN_YOUR_HAND: "in your hand",
    IN_DOMAINS: "a resource on a domain",
    IN_YOUR_DECK: "in your deck",
    AMONG_REMOVED: "removed from the game",
}


def _all_of(parts: tuple[Test, ...]) -> Test:
    """A test that all of some tests make, three side by side: a pair inside a pair would be slower."""
    one, two, *rest = parts
    if not rest:
        return lambda g, use, uid: one(g, use, uid) and two(g, use, uid)
    three = rest[0] if len(rest) == 1 else _all_of(tuple(rest))
    return lambda g, use, uid: one(g, use, uid) and two(g, use, uid) and three(g, use, uid)


def _plural(noun: str) -> str:
    """The plural of a noun used here."""
    if noun.endswith("y"):
        return noun[:-1] + "ies"
    return noun + "s"


def legal_targets(g: CocTable, use: Use, what: Sel) -> list[int]:
    """The cards an ability may target: those meant that are not immune to it (coc/rule/2.36-immune/a)."""
    return immunity.reached(g, use, candidates(g, use, what), chosen=True)


def target_refusal(g: CocTable, use: Use, what: Sel, uid: int) -> Refusal | None:
    """Why a card is not a legal target of an ability, or None: ``legal_targets`` with a reason for a single card."""
    found = meant_refusal(g, use, what, uid)
    if found is None and immunity.is_immune(g, uid, use, chosen=True):
        return Refusal("coc/rule/2.36-immune/a", "{} is immune to {}", g.title(uid), g.title(use.holder))
    return found


def meant_refusal(g: CocTable, use: Use, what: Sel, uid: int) -> Refusal | None:
    """Why a card is none of the candidates of a selector, or None."""
    if uid not in look(g, use, what.place):
        places = " or ".join(_PLACE_NAMES[part] for part in what.place.split("+"))
        return Refusal("coc/rule/1.2-working-effects/c", "{} is not {}", g.title(uid), places)
    return what.why_not(g, use, uid)


def candidates(g: CocTable, use: Use, what: Sel) -> list[int]:
    """The cards a selector means now."""
    test = what.test
    return [uid for uid in look(g, use, what.place) if test(g, use, uid)]


def exists(g: CocTable, use: Use, what: Sel, count: int = 1) -> bool:
    """Whether at least ``count`` cards are meant."""
    test = what.test
    for uid in look(g, use, what.place):
        if test(g, use, uid):
            count -= 1
            if count <= 0:
                return True
    return count <= 0


def look(g: CocTable, use: Use, place: str) -> Iterable[int]:
    """Where a selector looks; in play unless its words name another place (coc/rule/1.2-working-effects/c)."""
    state = g.state
    if place in ("", IN_PLAY):
        return state.play
    if place == IN_ROW:
        return state.row
    if place == IN_YOUR_DISCARD:
        return state.discard[use.seat]
    if place == IN_ANY_DISCARD:
        return (*state.discard[g.state.active], *state.discard[1 - g.state.active])
    if place == IN_YOUR_HAND:
        return state.hand[use.seat]
    if place == IN_YOUR_DECK:
        return state.deck[use.seat]
    if place == AMONG_REMOVED:
        return state.removed
    if place == IN_DOMAINS:
        return [uid for side in state.domains for domain in side for uid in domain.resources]
    return [uid for part in place.split("+") for uid in look(g, use, part)]
