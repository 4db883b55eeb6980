"""One game as an environment plays it: questions in pages of actions, what a seat sees, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

from orne.environments.playing import Play, begin
from orne.environments.setting import Sees, Setting
from orne.kernel.decision import Option
from orne.kernel.errors import UserError, echo
from orne.kernel.outcome import Outcome


class Episode:
    """A game under way."""

    def __init__(self, setting: Setting, observer: Sees, play: Play) -> None:
        self.setting = setting
        self.play = play
        self.page: int = 0
        self.taken: int = 0
        """Actions so far."""
        self._most: int = setting.actions
        """Actions of a page."""
        self._see = observer.observe
        self._outcome: Outcome | None = None

    @classmethod
    def begun(cls, setting: Setting, observer: Sees, seed: int) -> Episode:
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
    def outcome(self) -> Outcome:
        """How the rules have ended it."""
        if self._outcome is None:
            self._outcome = self.setting.game.rulebook().outcome(self.play.table.state)
        return self._outcome

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
        most = self._most
        return 1 if count <= most else 1 + -(-(count - most) // (most - 1))

    @property
    def shown(self) -> Sequence[Option]:
        """The options of the page shown."""
        decision = self.play.decision
        if decision is None:
            return ()
        options, most = decision.options, self._most
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
            last = self._most - 1
            raise UserError(f"An action is a whole number from 0 to {last}, not {echo(action)}.") from None
        self.taken += 1
        play = self.play
        decision = play.decision
        if decision is not None and 0 <= number < len(decision.options) <= self._most:
            play.answer(number)
            return True
        if not 0 <= number < self.possible:
            return False
        if number == len(self.shown):
            self.page += 1
            return True
        option = self.page * (self._most - 1) + number
        self.page = 0
        self.play.answer(option)
        return True

    # ---- looking

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees."""
        play = self.play
        decision = play.decision
        if decision is None or decision.seat != seat:
            found: dict[str, Any] = self._see(play.table, seat, None, (), 0, 0)
        elif len(decision.options) <= self._most:
            found = self._see(play.table, seat, decision, decision.options, 0, 1)
        else:
            found = self._see(play.table, seat, decision, self.shown, self.page, self.pages)
        return found

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        setting = self.setting
        if not self.over:
            return [0.0] * setting.seats
        outcome = self.outcome
        return [setting.worth(outcome, seat) for seat in range(setting.seats)]

    def potential(self) -> float:
        """What the position is worth on the way; 0 once it is over."""
        worth = self.setting.potential
        return 0.0 if worth is None or self.over else worth(self.play.table)
