"""One game, those who sit at it, and the one way in which it changes; nothing here ever waits."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from orne.bots.shared import Bot
from orne.games import GAMES
from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import IllegalChoice, UserError
from orne.kernel.game import Game
from orne.set_up.shared.endings import YOU, by_name
from orne.set_up.shared.seated import Ending, how_of
from orne.table.history import Given, History
from orne.table.journal import Journal
from orne.table.offers import Offers
from orne.table.past import Past
from orne.table.seating import Seating
from orne.table.settings import LEAST_PACE, MOST_PACE, Settings
from orne.table.shared.answers import Standing
from orne.table.shared.clocks import Clocks
from orne.table.shared.messages import Ended
from orne.table.shared.question_data import Question
from orne.table.shared.questions import is_declining, with_ability
from orne.table.shared.stops import Mode, Stops
from orne.table.shared.viewer import Viewer
from orne.table.tables import TABLES


class Sitting:
    """What a room holds, and how an answer gets into its game."""

    def __init__(
        self,
        game: Game[Any],
        players: Sequence[str],
        settings: Settings | None = None,
        *,
        journal: Journal | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        settings = settings or Settings()
        seats = game.state.seats
        if len(players) != seats:
            raise UserError(f"This game has {seats} seats, and {len(players)} players were named for them.")
        if settings.hidden and not game.start.get("ask_always"):
            raise UserError("Who could have answered is hidden only in a game that asks about everything.")
        self.game = game
        self.settings = settings
        self.journal = journal
        self.table = TABLES[game.rules.name]()
        self.now = now
        self.names = settings.names or self.table.names(game.table)
        if len(self.names) != seats:
            raise UserError(f"This game has {seats} seats, and {len(self.names)} names were given for them.")
        self._seats = range(seats)
        bots = GAMES[game.rules.name].bots()
        self.seating = Seating(players, bots, settings.bot_seed, one_screen=settings.one_screen)
        self.stops = _stops_of("" if journal is None else journal.stops, seats, settings.asked)
        self._stops_kept = json.dumps([each.data() for each in self.stops], separators=(",", ":"))
        self.offers = Offers()
        self.clocks = Clocks(settings.clock, seats, now) if settings.clock is not None else None
        self.n = len(game.decisions())
        """How many decisions have been made."""
        self.rematch = False
        """Whether everybody has agreed to play again; the host then opens another room."""
        self.faults: list[str] = []
        """What went wrong on this side, such as a bot that failed: for the host to report."""
        self._conceded: Ending | None = None if journal is None else journal.ended
        self._standing: list[Standing | None] = [None] * seats
        self._kept_back: Standing | None = None
        """An answer to a window that others must not see before its time."""
        self._history = History()
        self._history.take_up(game, self._words, self.table.moment)
        self._asked = 0
        self._since = now()
        """When whoever is awaited began to be."""
        self._held = self._since
        """Until when a window seems to be thought about."""
        self._chance = rng.Chance(settings.bot_seed)
        self.viewers = {seat: Viewer(self.table, seat, self.names) for seat in self._seats}
        self._past: dict[tuple[int | None, bool], Past] = {}
        """Positions gone by, for each viewer who looks at them, with hidden hands or open ones."""
        self._question: Question | None = None
        self._changed()

    # ---- what is the case

    @property
    def trouble(self) -> str:
        """Why the last answers are not kept, so that they do not count yet; empty where they are."""
        return "" if self.journal is None else self.journal.trouble

    @property
    def moment(self) -> tuple[int, int]:
        """What is different after everything that changes the table: decisions made, questions put."""
        return self.n, self._asked

    @property
    def ended(self) -> Ended | None:
        """How it ended, by the rules or by word of the players; None while it goes on."""
        return self.ended_for(None)

    def ended_for(self, viewer: int | None) -> Ended | None:
        """How it ended, as a viewer is told it; whose screen is theirs alone is spoken to."""
        own = None if viewer is None or len(self.seating.own(viewer)) > 1 else viewer
        names = [YOU if seat == own else name for seat, name in enumerate(self.names)]
        word = self._conceded
        if word is not None:
            said = word.sentence
            return Ended(word.how, word.winners, by_name(said, self.names), by_name(said, names), word.seat)
        outcome = self.game.outcome
        if outcome is None:
            return None
        said = outcome.sentence
        told = (by_name(said, self.names), by_name(said, names)) if self.table.competitive else (said, said)
        notes = self.table.notes_after(self.game)
        return Ended(how_of(outcome.winners), outcome.winners, *told, None, outcome.experience, notes)

    @property
    def asked(self) -> int | None:
        """The seat of the person who is asked now; None where nobody is, or something happens by itself."""
        decision = self._decision()
        if decision is None or self._kept_back is not None or self._by_itself(decision) is not None:
            return None
        seat = self._whose(decision)
        return seat if seat in self.seating.people else None

    @property
    def awaited(self) -> int | None:
        """The seat whose answer is awaited, a person's or a bot's; None once the game is over."""
        decision = self._decision()
        return None if decision is None else self._whose(decision)

    @property
    def thinking(self) -> Bot | None:
        """The bot that is to answer next, if one is."""
        decision = self._decision()
        return None if decision is None else self.seating.bots[self._whose(decision)]

    def _decision(self) -> Decision | None:
        """The pending decision, unless the players have ended the game."""
        return None if self._conceded is not None else self.game.looked_at

    def _whose(self, decision: Decision) -> int:
        """The seat that a question is put to."""
        return self.seating.whose(decision, self.table.kinds.outside)

    def _by_itself(self, decision: Decision) -> str | None:
        """How a question to a person answers itself: with the only answer, a pass, or what pays exactly."""
        stops = self.stops[decision.seat]
        options = decision.options
        if len(options) == 1 and stops.mode != "always":
            return options[0].key
        if stops.passes(self.game, self.table, decision):
            return next((option for option in options if is_declining(option)), options[0]).key
        if stops.exact_pay and not any(is_declining(option) for option in options):
            exact = self.table.exact(self.game.table, decision)
            if len(exact) == 1 and decision.kind == self.table.kinds.pay:
                return options[exact[0]].key
        return None

    # ---- how it changes

    def _choose(self, key: str) -> None:
        """Give the game an answer."""
        decision = self.game.looked_at
        assert decision is not None
        option = decision.options[decision.index(key)]
        moment = self.table.moment(self.game.table)
        words, told = self._words(self.game, option), len(self.game.log)
        self._history.given(Given(self.n, decision, option.cards, words, moment, told, is_declining(option)))
        self.game.choose(option, decision.seat)
        self.n += 1
        self._changed()

    def _words(self, game: Game[Any], option: Option) -> str:
        """An option of the pending decision in words, for the seat that is asked."""
        asked = game.looked_at
        assert asked is not None
        return with_ability(self.table.labels(game.table).label(option, asked.seat), option)

    def keep(self) -> None:
        """Write what is not written yet; the room does so itself whenever something has happened."""
        if self.journal is not None:
            self.journal.keep(self.game, self._conceded)
            self._keep_stops()

    def _keep_stops(self) -> None:
        """Write when the players want to be asked, where that has changed."""
        if self.journal is not None:
            said = json.dumps([stops.data() for stops in self.stops], separators=(",", ":"))
            if said != self._stops_kept:
                self._stops_kept = said
                self.journal.keep_stops(said)

    def _changed(self) -> None:
        """Something has happened: everybody looks, and whoever is asked is asked something new."""
        self.keep()
        self._asked += 1
        self._question = self._kept_back = None
        for viewer in self.viewers.values():
            viewer.look(self.game, self.n)
        decision = self._decision()
        self._since = self._held = self.now()
        if decision is not None and self._is_paced(decision):
            share = rng.below(self._chance, 1000) / 1000
            self._held += LEAST_PACE + share * (MOST_PACE - LEAST_PACE)
        if self.clocks is not None:
            # In a hidden wait no clock runs, whoever is asked.
            self.clocks.run(self.asked, self._held)

    def _keep_back(self, standing: Standing | None) -> None:
        """Keep an answer until the table's pace has passed, or let go of it: no clock runs for whoever has answered."""
        self._kept_back = standing
        self._question = None
        if self.clocks is not None:
            self.clocks.run(self.asked, max(self._held, self.now()))

    def _is_paced(self, decision: Decision) -> bool:
        """Whether a question takes a while, asked or not, so that nobody learns which."""
        return self.settings.hidden and decision.kind in self.table.kinds.windows

    # ---- what is refused

    def _refuse_when_over(self) -> None:
        """Refuse what cannot be done once the game is over, or where it can only be looked at."""
        if self.game.read_only:
            raise UserError(self.game.read_only)
        ended = self.ended
        if ended is not None:
            raise IllegalChoice(f"The game is over: {ended.sentence}")

    def _refuse_when_given_up(self) -> None:
        """Refuse what cannot be done once the players have ended the game."""
        if self._conceded is not None:
            raise UserError(f"The game is over: {by_name(self._conceded.sentence, self.names)}")


def _stops_of(kept: str, seats: int, usual: Mode) -> list[Stops]:
    """When each seat is asked, as an earlier room has written it, else as usual."""
    try:
        data = json.loads(kept) if kept else []
    except ValueError:
        data = []
    known = data if isinstance(data, list) and len(data) == seats else [None] * seats
    return [Stops(usual) if each is None else Stops.of(each) for each in known]
