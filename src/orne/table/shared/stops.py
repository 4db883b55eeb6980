"""When a player wants to be asked: always, where they can act, or not now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from orne.kernel.decision import Decision
from orne.kernel.errors import UserError, echo, listed
from orne.kernel.game import Game
from orne.table.shared.game_table import GameTable
from orne.table.shared.question_data import Asking
from orne.table.shared.questions import card_id, is_declining, may_pass_by
from orne.table.shared.telling import entries_since

Mode: TypeAlias = Literal["always", "can act", "pass"]
MODES: tuple[Mode, ...] = ("always", "can act", "pass")
Until: TypeAlias = Literal["window", "phase", "turn", "something"]
UNTIL: tuple[Until, ...] = ("window", "phase", "turn", "something")
"""Until the next window has been passed, the phase or turn is over, or something happens that could be answered."""


@dataclass
class Skip:
    """Passing for now: since when, and until what."""

    until: Until
    moment: tuple[int, str]
    log: int
    in_advance: bool = False
    """Whether it was said while others were awaited, for the next window alone."""


@dataclass
class Stops:
    """What one player has said about being asked; it lasts until they say something else."""

    mode: Mode = "can act"
    phases: set[str] = field(default_factory=set)
    """Phases in which they are asked even while they pass."""
    not_now: set[str] = field(default_factory=set)
    """Cards, by id, that are not reason enough to ask."""
    always_for: set[str] = field(default_factory=set)
    """Cards, by id, that are always reason enough to ask."""
    skip: Skip | None = None
    exact_pay: bool = True
    """Whether the one domain that pays exactly is taken without asking."""
    dropped: bool = False
    """Whether a pass in advance came to nothing, until the next answer."""

    def set_mode(self, mode: object) -> None:
        """Ask always, where something can be done, or pass."""
        if mode not in MODES:
            raise UserError(f"There is no way of being asked called {echo(mode)}; there are {listed(list(MODES))}.")
        self.mode = mode

    def settle_card(self, card: str, rule: Literal["not_now", "always_for"], *, wanted: bool) -> None:
        """Let a card be no reason to ask, or always one, or like other cards; it is never both."""
        chosen, other = (self.not_now, self.always_for) if rule == "not_now" else (self.always_for, self.not_now)
        chosen.discard(card)
        if wanted:
            chosen.add(card)
            other.discard(card)

    def data(self) -> dict[str, Any]:
        """What was said, to be kept beside the game."""
        skip = self.skip
        return {
            "mode": self.mode,
            "phases": sorted(self.phases),
            "not_now": sorted(self.not_now),
            "always_for": sorted(self.always_for),
            "exact_pay": self.exact_pay,
            "skip": None if skip is None else [skip.until, *skip.moment, skip.log, skip.in_advance],
        }

    @classmethod
    def of(cls, data: Any) -> Stops:
        """What was said, as it was kept; where that cannot be read, as if nothing had been said."""
        try:
            mode, skip = data["mode"], data["skip"]
            found = cls(
                phases={str(each) for each in data["phases"]},
                not_now={str(each) for each in data["not_now"]},
                always_for={str(each) for each in data["always_for"]},
                exact_pay=bool(data["exact_pay"]),
            )
            found.set_mode(mode)
            if skip is not None:
                until, turn, phase, log, in_advance = skip
                if until in UNTIL:
                    found.skip = Skip(until, (int(turn), str(phase)), int(log), bool(in_advance))
            return found
        except (KeyError, TypeError, ValueError, UserError):
            return cls()

    def told(self) -> Asking:
        """What was said, as data."""
        return Asking(
            self.mode,
            tuple(sorted(self.phases)),
            tuple(sorted(self.not_now)),
            tuple(sorted(self.always_for)),
            self.skip is not None,
            self.exact_pay,
        )

    @property
    def in_advance(self) -> bool:
        """Whether the next window is passed in advance."""
        return self.skip is not None and self.skip.in_advance

    def take_back_advance(self) -> None:
        """Let the next window be asked about after all."""
        if self.in_advance:
            self.skip = None

    def begin_skip(self, game: Game[Any], table: GameTable[Any], until: object, *, in_advance: bool = False) -> None:
        """Pass from here on."""
        if until not in UNTIL:
            raise UserError(f"Nothing can be skipped until {echo(until)}; say {listed(list(UNTIL))}.")
        self.skip = Skip(until, table.moment(game.table), len(game.log), in_advance)
        self.dropped = False

    def _end_skip(self) -> None:
        """Pass no longer; whoever passed in advance is told that it came to nothing."""
        self.dropped = self.dropped or self.in_advance
        self.skip = None

    def passes(self, game: Game[Any], table: GameTable[Any], decision: Decision) -> bool:
        """Whether a question is passed for the player, who has said so beforehand."""
        if not may_pass_by(table, decision):
            self._end_skip()
            return False
        able = [option for option in decision.options if not is_declining(option)]
        if not able:
            return self.mode != "always"
        cards = {card_id(game, option) for option in able}
        if cards & self.always_for:
            self._end_skip()
            return False
        if self.mode != "always" and cards <= self.not_now and not table.aims(game.table, decision):
            return True
        moment = table.moment(game.table)
        if not self._begun_in(moment) and (table.main(game.table, decision) or moment[1] in self.phases):
            self._end_skip()
            return False
        if self.skip is not None:
            if self._skips_on(self.skip, game, table, decision):
                return True
            self._end_skip()
        return self.mode == "pass"

    def _begun_in(self, moment: tuple[int, str]) -> bool:
        """Whether it was at a question of this very phase that the player said to pass."""
        return self.skip is not None and not self.skip.in_advance and self.skip.moment == moment

    def _skips_on(self, skip: Skip, game: Game[Any], table: GameTable[Any], decision: Decision) -> bool:
        """Whether a skip goes on: nobody else has done anything, and its time is not over."""
        turn, phase = table.moment(game.table)
        if skip.until == "turn" and turn != skip.moment[0]:
            return False
        if skip.until == "phase" and (turn, phase) != skip.moment:
            return False
        deeds, seat, g = table.told.deeds, decision.seat, game.table
        return not any(
            (entry.kind in deeds and entry.seat != seat) or table.strikes(g, entry, seat)
            for entry in entries_since(game.log, skip.log)
        )
