"""Offers: what one player asks of the others, who may agree or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
REFUSED: dict[OfferKind, str] = {
    "takeback": "would not have it taken back",
    "time": "gives no more time",
    "draw": "would rather play on",
    "rematch": "would rather not play again",
}
"""What is said of whoever does not agree."""
TAKE_THIS_BACK = ("asks to take this back", "ask to take this back")
"""The same where it is known what is taken back."""


class Offers:
    """The offers that nobody has settled yet."""

    def __init__(self) -> None:
        self._next = 1
        self._open: dict[int, tuple[Offer, set[int]]] = {}
        """Each with the seats that have not agreed yet."""
        self._back: dict[int, Mapping[int, str]] = {}
        """What each would take back, as each seat was told it."""
        self._refused: dict[int, Offer] = {}
        """Those that somebody did not agree to, in the words of whoever made them, until the game goes on."""

    def make(self, kind: object, seat: int, name: str, others: Sequence[int], back: Mapping[int, str]) -> int:
        """Make an offer to the other people, who are told what it would take ``back``; the number it has."""
        if kind not in WORDS:
            raise UserError(f"There is no offer called {echo(kind)}; there are {listed(list(WORDS))}.")
        if any((offer.kind, offer.from_) == (kind, seat) for offer, _ in self._open.values()):
            raise UserError("You have asked for that already.")
        number, self._next = self._next, self._next + 1
        if not others:
            return number
        self._refused = {n: each for n, each in self._refused.items() if (each.kind, each.from_) != (kind, seat)}
        self._open[number] = (Offer(number, kind, seat, name), set(others))
        self._back[number] = back
        return number

    def reply(self, seat: int, number: object, agreed: bool, name: str) -> Offer | None:
        """Agree to an offer or not, as somebody of that name; the offer, once everybody has agreed."""
        offer, waiting = self._open.get(number, (None, set[int]())) if isinstance(number, int) else (None, set[int]())
        if offer is None or seat not in waiting:
            raise UserError(f"There is no offer {echo(number)} for you to answer.")
        if not agreed:
            del self._open[offer.id]
            self._refused[offer.id] = replace(offer, words=f"{name} {REFUSED[offer.kind]}.", refused=True)
            return None
        waiting.discard(seat)
        if waiting:
            return None
        del self._open[offer.id]
        return offer

    def shown_to(self, seat: int | None) -> tuple[Offer, ...]:
        """The offers that a seat made or may answer, and those of its own that were refused."""
        open_ = tuple(
            replace(offer, words=self._words(offer, seat))
            for offer, waiting in self._open.values()
            if seat is not None and (seat in waiting or seat == offer.from_)
        )
        return *open_, *(offer for offer in self._refused.values() if offer.from_ == seat)

    def _words(self, offer: Offer, seat: int) -> str:
        """What is offered, for one seat."""
        back = self._back[offer.id].get(seat, "")
        asks, ask = TAKE_THIS_BACK if back else WORDS[offer.kind]
        if seat != offer.from_:
            return f"{offer.words} {asks}: {back}" if back else f"{offer.words} {asks}."
        return f"You {ask}: {back} The others have to agree." if back else f"You {ask}: the others have to agree."

    def made_to(self, seat: int, kind: OfferKind) -> int | None:
        """The number of an offer of a kind that a seat may agree to."""
        return next((n for n, (offer, waiting) in self._open.items() if offer.kind == kind and seat in waiting), None)

    def clear(self, *, everything: bool = False) -> None:
        """Forget what was offered for a position: the game has gone on; more time may still be given."""
        lasting = () if everything else ("time", "rematch")
        self._open = {n: each for n, each in self._open.items() if each[0].kind in lasting}
        self._back = {n: self._back[n] for n in self._open}
        self._refused = {}
