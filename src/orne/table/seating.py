"""Who sits where: people and bots, those who share a screen, and whose a question is."""

from __future__ import annotations

from collections.abc import Sequence

from orne.bots.shared import Bot, Bots, make
from orne.kernel.decision import Decision
from orne.kernel.errors import UserError, echo
from orne.set_up.shared.seated import HUMAN


class Seating:
    """The seats of a room."""

    def __init__(self, players: Sequence[str], bots: Bots, seed: int, *, one_screen: bool) -> None:
        self.players = tuple(players)
        """For each seat ``human`` or the name of a bot."""
        self.bots: list[Bot | None] = [
            None if name == HUMAN else make(bots, name, seed + seat, awaited=True) for seat, name in enumerate(players)
        ]
        self.people = tuple(seat for seat, bot in enumerate(self.bots) if bot is None)
        self._one_screen = one_screen

    def check(self, seat: object) -> int:
        """Refuse what is not a seat."""
        if type(seat) is not int or not 0 <= seat < len(self.players):
            raise UserError(f"There are seats 0 to {len(self.players) - 1}; {echo(seat)} is not one of them.")
        return seat

    def person(self, seat: object) -> int:
        """Refuse what is not the seat of a person: bots say nothing but their answers."""
        seat = self.check(seat)
        if seat not in self.people:
            raise UserError(f"Seat {seat} is played by a bot.")
        return seat

    def own(self, seat: int) -> tuple[int, ...]:
        """A seat, and those played from the same screen."""
        return self.people if self._one_screen and seat in self.people else (seat,)

    def others(self, seat: int) -> tuple[int, ...]:
        """The people who look at other screens."""
        own = self.own(seat)
        return tuple(each for each in self.people if each not in own)

    def whose(self, decision: Decision, outside: str) -> int:
        """Whose question it is: what only a person can say is asked of one, whoever it is about."""
        if decision.kind != outside or decision.seat in self.people or not self.people:
            return decision.seat
        return self.people[0]
