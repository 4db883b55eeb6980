"""Offers: what one player asks of the others, who may agree or not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orne.kernel.errors import UserError, echo, listed
from orne.table.shared.messages import Offer, OfferKind

WORDS: dict[OfferKind, tuple[str, str]] = {
    "takeback": ("asks to take the last answer back", "ask to take the last answer back"),
    "time": ("asks for more time", "ask for more time"),
    "draw": ("offers a draw", "offer a draw"),
    "rematch": ("would like to play again", "would like to play again"),
}
"""What is said of whoever makes an offer, and to them."""


class Offers:
    """The offers that nobody has settled yet."""

    def __init__(self) -> None:
        self._next = 1
        self._open: dict[int, tuple[Offer, set[int]]] = {}
        """Each with the seats that have not agreed yet."""

    def make(self, kind: object, seat: int, name: str, others: Sequence[int]) -> int:
        """Make an offer to the other people; the number it has."""
        if kind not in WORDS:
            raise UserError(f"There is no offer called {echo(kind)}; there are {listed(list(WORDS))}.")
        if any((offer.kind, offer.from_) == (kind, seat) for offer, _ in self._open.values()):
            raise UserError("You have asked for that already.")
        number, self._next = self._next, self._next + 1
        if not others:
            return number
        self._open[number] = (Offer(number, kind, seat, f"{name} {WORDS[kind][0]}."), set(others))
        return number

    def reply(self, seat: int, number: object, agreed: bool) -> Offer | None:
        """Agree to an offer or not; the offer, once everybody has agreed."""
        offer, waiting = self._open.get(number, (None, set[int]())) if isinstance(number, int) else (None, set[int]())
        if offer is None or seat not in waiting:
            raise UserError(f"There is no offer {echo(number)} for you to answer.")
        if not agreed:
            del self._open[offer.id]
            return None
        waiting.discard(seat)
        if waiting:
            return None
        del self._open[offer.id]
        return offer

    def shown_to(self, seat: int | None) -> tuple[Offer, ...]:
        """The offers that a seat made or may answer."""
        return tuple(
            offer if seat in waiting else replace(offer, words=f"You {WORDS[offer.kind][1]}: the others have to agree.")
            for offer, waiting in self._open.values()
            if seat is not None and (seat in waiting or seat == offer.from_)
        )

    def made_to(self, seat: int, kind: OfferKind) -> int | None:
        """The number of an offer of a kind that a seat may agree to."""
        return next((n for n, (offer, waiting) in self._open.items() if offer.kind == kind and seat in waiting), None)

    def clear(self, *, everything: bool = False) -> None:
        """Forget what was offered for a position: the game has gone on; more time may still be given."""
        lasting = () if everything else ("time", "rematch")
        self._open = {n: each for n, each in self._open.items() if each[0].kind in lasting}
