"""Who is at a table now: links by the seats they hold, who is away and since when, who lent a seat to whom."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from orne.server.links import REPLACED, Link
from orne.table.shared.server_messages import Attending, Notice


class Attendance:
    """The links of one table."""

    def __init__(self, people: Sequence[int], absence: float) -> None:
        self._people = tuple(people)
        self._absence = absence
        self.links: list[Link] = []
        self._holder: dict[int, Link] = {}
        self._lent: dict[int, Link] = {}
        now = time.time()
        self._since = dict.fromkeys(self._people, now)
        """When each seat came, or went."""

    @property
    def spectators(self) -> Iterator[Link]:
        """Those who only watch."""
        return (link for link in self.links if not link.held)

    @property
    def players(self) -> Iterator[Link]:
        """Those who play."""
        return (link for link in self.links if link.held)

    def is_here(self, seat: int) -> bool:
        """Whether somebody plays a seat now."""
        return seat in self._holder

    def enter(self, link: Link, seats: Sequence[int]) -> None:
        """Somebody comes with the secrets of some seats, or to watch; whoever had one of these seats is replaced."""
        for seat in seats:
            old = self._holder.get(seat)
            if old is not None and old is not link:
                self._take_from(old, seat)
            self._give_back(seat)
            if seat not in self._holder:
                self._since[seat] = time.time()
            self._holder[seat] = link
        link.held = tuple(sorted({*link.held, *seats}))
        link.front = link.held[0] if link.held else None
        self.links.append(link)

    def leave(self, link: Link) -> bool:
        """Somebody goes; whether that was a player."""
        if link not in self.links:
            return False
        self.links.remove(link)
        for seat in [seat for seat, holder in self._holder.items() if holder is link]:
            del self._holder[seat]
            self._since[seat] = time.time()
        self._lent = {seat: borrower for seat, borrower in self._lent.items() if borrower is not link}
        return bool(link.held)

    def lend(self, seat: int, link: Link) -> None:
        """Let somebody play the seat of somebody who is away, until they come back."""
        self._lent[seat] = link
        link.held = tuple(sorted({*link.held, seat}))

    def claimable(self, seat: int) -> float | None:
        """From when on the seat of somebody who is away may be claimed; None while they are here."""
        return None if seat in self._holder or seat not in self._since else self._since[seat] + self._absence

    def absent_too_long(self) -> list[int]:
        """The seats that may be claimed now."""
        now = time.time()
        return [seat for seat in self._people if (at := self.claimable(seat)) is not None and at <= now]

    def told(self) -> tuple[Attending, ...]:
        """Who is here, as data."""
        return tuple(
            Attending(seat, self.is_here(seat), self._since[seat], self.claimable(seat)) for seat in self._people
        )

    def _take_from(self, link: Link, seat: int) -> None:
        """A seat is opened in another window: a link that holds nothing more is closed."""
        link.held = tuple(each for each in link.held if each != seat)
        if link.front == seat:
            link.front = link.held[0] if link.held else None
        if not link.held:
            self.links.remove(link)
            link.tell(Notice("replaced", 0, "This seat was opened in another window."))
            link.close(REPLACED)

    def _give_back(self, seat: int) -> None:
        """Whoever is away comes back: the seat is theirs again."""
        borrower = self._lent.pop(seat, None)
        if borrower is not None:
            borrower.held = tuple(each for each in borrower.held if each != seat)
            if borrower.front == seat:
                borrower.front = borrower.held[0] if borrower.held else None
