"""One game as an environment plays it: questions in pages of actions, what a seat sees, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from typing import Any, SupportsIndex

from orne.bots.shared import Bot, make
from orne.environments.observing import Observation, Observer
from orne.environments.playing import Play, begin
from orne.games import CardGame
from orne.kernel.decision import Option
from orne.kernel.errors import UserError, echo
from orne.kernel.outcome import Outcome
from orne.kernel.table import Table

BotChoice = str | Bot
"""A bot by its name, or one of the user's own."""
MOST_ACTIONS = 2000
"""Actions that can be wished for, at most: no question has as many options."""


@dataclass(frozen=True)
class Setting:
    """What is played: which game, by which seats, and what it is worth."""

    game: CardGame
    seats: int
    start: Callable[[int], Mapping[str, Any]]
    """The set-up of the game of a seed."""
    observer: Callable[[int], Observer]
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


class Episode:
    """A game under way."""

    def __init__(self, setting: Setting, observer: Observer, play: Play) -> None:
        self.setting = setting
        self.play = play
        self.page = 0
        self.taken = 0
        """Actions so far."""
        self._observer = observer

    @classmethod
    def begun(cls, setting: Setting, observer: Observer, seed: int) -> Episode:
        """A new game."""
        observer.forget()
        return cls(setting, observer, begin(setting.game.rulebook(), setting.start(seed), setting.bots_for(seed)))

    @property
    def over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.play.decision is None

    @property
    def broken_off(self) -> bool:
        """Whether it was broken off before its end."""
        return self.taken >= self.setting.longest and not self.over

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        decision = self.play.decision
        assert decision is not None
        return decision.seat

    # ---- pages

    @property
    def pages(self) -> int:
        """How many pages the options of the pending question have; the last action of all but the last leads on."""
        decision = self.play.decision
        count = 0 if decision is None else len(decision.options)
        most = self.setting.actions
        return 1 if count <= most else 1 + -(-(count - most) // (most - 1))

    @property
    def shown(self) -> Sequence[Option]:
        """The options of the page shown."""
        decision = self.play.decision
        if decision is None:
            return ()
        options, most = decision.options, self.setting.actions
        if len(options) <= most:
            return options
        first = self.page * (most - 1)
        return options[first:] if len(options) - first <= most else options[first : first + most - 1]

    @property
    def possible(self) -> int:
        """How many actions there are now: 0 to one less than this."""
        decision = self.play.decision
        if decision is None:
            return 0
        return len(self.shown) + (self.page + 1 < self.pages)

    def act(self, action: SupportsIndex) -> bool:
        """Take an action; False, and nothing is changed, where it is not possible."""
        try:
            number = index(action)
        except TypeError:
            last = self.setting.actions - 1
            raise UserError(f"An action is a whole number from 0 to {last}, not {echo(action)}.") from None
        self.taken += 1
        play = self.play
        decision = play.decision
        if decision is not None and 0 <= number < len(decision.options) <= self.setting.actions:
            play.answer(number)
            return True
        if not 0 <= number < self.possible:
            return False
        if number == len(self.shown):
            self.page += 1
            return True
        option = self.page * (self.setting.actions - 1) + number
        self.page = 0
        self.play.answer(option)
        return True

    # ---- looking

    def observe(self, seat: int) -> Observation:
        """What a seat sees."""
        decision = self.play.decision
        table = self.play.table
        if decision is None or decision.seat != seat:
            return self._observer.observe(table, seat, None, (), 0, 0)
        options = decision.options
        if len(options) <= self.setting.actions:
            return self._observer.observe(table, seat, decision, options, 0, 1)
        return self._observer.observe(table, seat, decision, self.shown, self.page, self.pages)

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        setting = self.setting
        if not self.over:
            return [0.0] * setting.seats
        outcome = setting.game.rulebook().outcome(self.play.table.state)
        return [setting.worth(outcome, seat) for seat in range(setting.seats)]

    def potential(self) -> float:
        """What the position is worth on the way; 0 once it is over."""
        worth = self.setting.potential
        return 0.0 if worth is None or self.over else worth(self.play.table)
