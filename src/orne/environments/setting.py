"""What an environment plays: which game, by which seats, and what it is worth to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from orne.bots.shared import Bot, make
from orne.games import CardGame
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import UserError, echo
from orne.kernel.outcome import Outcome
from orne.kernel.table import Table

BotChoice = str | Bot
"""A bot by its name, or one of the user's own."""
MOST_ACTIONS = 2000
"""Actions that can be wished for, at most: no question has as many options."""


class Sees(Protocol):
    """What sees one game from any of its seats."""

    @property
    def forget(self) -> Callable[[], None]:
        """Another game begins."""

    def observe(
        self, table: Table[Any], seat: int, decision: Decision | None, shown: Sequence[Option], page: int, pages: int
    ) -> dict[str, Any]:
        """What a seat sees; the options shown are those of a page, and empty for a seat that is not asked."""

    def space(self) -> Any:
        """The space of what is seen."""

    def mask(self, actions: int) -> Any:
        """The mask of a number of actions, the first ones."""


@dataclass(frozen=True)
class Setting:
    """What is played: which game, by which seats, and what it is worth."""

    game: CardGame
    seats: int
    start: Callable[[int], Mapping[str, Any]]
    """The set-up of the game of a seed."""
    observer: Callable[[int], Sees]
    """What sees a game, for that many actions."""
    seat_name: str
    """What agents are called, before their number."""
    actions: int
    longest: int
    """Actions after which a game is broken off."""
    worth: Callable[[Outcome, int], float]
    """What an outcome is worth to a seat."""
    potential: Callable[[Table[Any]], float] | None = None
    """What a position is worth on the way, where that is shown as rewards."""
    bots: Mapping[int, BotChoice] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse what could not be played."""
        for name in ("actions", "longest"):
            if type(getattr(self, name)) is not int:
                raise UserError(f"{name} is a whole number, not {echo(getattr(self, name))}.")
        if not 2 <= self.actions <= MOST_ACTIONS:
            raise UserError(
                f"There must be at least 2 actions, one of them for the next page, and at most {MOST_ACTIONS}, "
                f"not {self.actions}."
            )
        if self.longest < 1:
            raise UserError(f"A game is broken off after at least 1 action, not {self.longest}.")
        for seat, bot in self.bots.items():
            if type(seat) is not int or not 0 <= seat < self.seats:
                raise UserError(f"There are seats 0 to {self.seats - 1}; {echo(seat)} is not one of them.")
            if isinstance(bot, str):
                make(self.game.bots(), bot, 0)
            elif not hasattr(bot, "choose"):
                raise UserError(
                    f"Seat {seat} is played by the name of a bot or by one with a method choose, not {echo(bot)}."
                )
        if not self.learners:
            raise UserError("At least one seat must be left to whoever uses the environment.")

    @property
    def learners(self) -> tuple[int, ...]:
        """The seats that no bot plays."""
        return tuple(seat for seat in range(self.seats) if seat not in self.bots)

    def bots_for(self, seed: int) -> dict[int, Bot]:
        """The bots of one game; those given by name play as its seed says."""
        known = self.game.bots()
        return {
            seat: make(known, bot, seed * self.seats + seat) if isinstance(bot, str) else bot
            for seat, bot in self.bots.items()
        }
