"""Names for cards, each viewer's own: stable while the viewer could follow the card, new after it was hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from orne.table.shared.data import Handle

Namer = Callable[[int], Handle | None]
"""The handle of a card, or None where the viewer cannot point at it."""
BACK = "back"
"""How the handles of cards begin that nobody can tell apart: a place in a hand, not a card."""


class Pile(NamedTuple):
    """Cards that lie together, as far as a viewer can tell them apart."""

    name: str
    seat: int | None
    known: tuple[int, ...]
    """Those that the viewer can follow, whether or not they can see what they are."""
    hidden: int = 0
    """How many more lie there."""
    drawn: bool = False
    """Whether the hidden ones are shown as card backs, and the order of the known ones says nothing."""
    places: tuple[int, ...] = ()
    state: str = ""


class Handles:
    """What one viewer calls the cards."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        self._uids: dict[Handle, int] = {}
        self._objects: dict[int, int] = {}
        self._next = 1
        self.piles: list[Pile] = []
        """What lies where, hands in an order that tells nothing."""

    def copy(self) -> Handles:
        """The same names, to go on from elsewhere."""
        other = Handles()
        other._numbers, other._uids, other._objects = self._numbers.copy(), self._uids.copy(), self._objects.copy()
        other._next, other.piles = self._next, self.piles
        return other

    def look(self, cards: Sequence[Any], slug: Callable[[int], str], piles: Iterable[Pile], *, shuffled: bool) -> None:
        """Look at the table after something has happened; ``shuffled`` says that a deck was, since the last look.

        A card that moved while a deck was shuffled may have been in it: nobody could follow it.
        """
        piles = list(piles)
        known = {uid for pile in piles for uid in pile.known}
        lost = [uid for uid in self._numbers if uid not in known or (shuffled and cards[uid].obj != self._objects[uid])]
        for uid in lost:
            self._forget(uid)
        last = self._next
        self.piles = []
        for pile in piles:
            uids = pile.known
            if pile.drawn:
                uids = tuple(sorted(uids, key=lambda uid: (self._numbers.get(uid, last), slug(uid))))
            for uid in uids:
                self.show(uid)
                self._objects[uid] = cards[uid].obj
            self.piles.append(pile._replace(known=uids))

    def show(self, uid: int) -> Handle:
        """The handle of a card that is shown now; a new one where it had none."""
        if uid not in self._numbers:
            self._numbers[uid] = self._next
            self._objects.setdefault(uid, -1)
            self._uids[f"c{self._next}"] = uid
            self._next += 1
        return f"c{self._numbers[uid]}"

    def _forget(self, uid: int) -> None:
        """Let go of a card that can no longer be followed."""
        del self._uids[f"c{self._numbers.pop(uid)}"]
        self._objects.pop(uid, None)

    def of(self, uid: int) -> Handle | None:
        """The handle of a card, or None where the viewer cannot point at it."""
        number = self._numbers.get(uid)
        return None if number is None else f"c{number}"

    def uid(self, handle: object) -> int | None:
        """The card that is meant by a handle, or None where it means none."""
        return self._uids.get(handle) if isinstance(handle, str) else None

    def meanings(self) -> dict[Handle, int]:
        """Every handle there is now, and the card it means."""
        return dict(self._uids)

    def first_of(self, uids: Iterable[int]) -> int | None:
        """Of cards that are not told apart, the one that was seen first."""
        known = [uid for uid in uids if uid in self._numbers]
        return min(known, key=self._numbers.__getitem__) if known else None


def back(pile: Pile, number: int) -> Handle:
    """The handle of a card back: its place in a hand, counted from 1."""
    return f"{BACK}{pile.seat}.{number}"
