"""A room: one game, those who play it, and everything that happens to it, in order; nothing here ever waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from orne.games import GAMES
from orne.kernel import rng
from orne.kernel.decision import Decision
from orne.kernel.errors import IllegalChoice, UserError, echo
from orne.kernel.game import Game
from orne.kernel.undo import NEW, go_back, policy_of
from orne.table import asides
from orne.table.history import Given, History, earlier
from orne.table.journal import Journal
from orne.table.offers import Offers
from orne.table.seating import Seating
from orne.table.settings import LEAST_PACE, MOST_PACE, Settings
from orne.table.shared import answers
from orne.table.shared.answers import Standing
from orne.table.shared.clocks import Clocks
from orne.table.shared.data import Forecast
from orne.table.shared.messages import VERSION, Ended, Hello, Log, Page, Question, Suggestion, Waiting, WhyNot
from orne.table.shared.questions import Asked, is_declining
from orne.table.shared.stops import Stops
from orne.table.shared.viewer import Around, Viewer
from orne.table.tables import TABLES


class Room:
    """One game at a table. Every change goes through it; what it refuses, it refuses in one sentence, changing nothing.

    A host calls ``step`` until it gives False, whenever something has changed, and ``tick`` now and then where there
    are clocks or paces to keep.
    """

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
        self.stops = [Stops() for _ in range(seats)]
        self.offers = Offers()
        self.clocks = Clocks(settings.clock, seats, now) if settings.clock is not None else None
        self.n = len(game.decisions())
        """How many decisions have been made."""
        self._conceded: Ended | None = None
        self._standing: list[Standing | None] = [None] * seats
        self._history = History()
        self._asked = 0
        self._since = now()
        """When whoever is awaited began to be."""
        self._held = self._since
        """Until when a window seems to be thought about."""
        self._chance = rng.Chance(settings.bot_seed)
        self.viewers: dict[int | None, Viewer] = {}
        for seat in (*range(seats), None):
            self.viewers[seat] = Viewer(self.table, seat, self.names)
        self._question: Question | None = None
        self._late: Page | None = None
        """What spectators see: the page before the last answer, once somebody has looked."""
        self._changed()

    # ---- looking

    @property
    def trouble(self) -> str:
        """Why the last answers are not kept, so that they do not count yet; empty where they are."""
        return "" if self.journal is None else self.journal.trouble

    @property
    def ended(self) -> Ended | None:
        """How it ended, by the rules or by word of the players; None while it goes on."""
        if self._conceded is not None:
            return self._conceded
        outcome = self.game.outcome
        return None if outcome is None else Ended(outcome.winners, outcome.sentence)

    @property
    def asked(self) -> int | None:
        """The seat of the person who is asked now; None where nobody is, or something happens by itself."""
        decision = self._decision()
        if decision is None or self._passes(decision):
            return None
        seat = self.seating.whose(decision, self.table.kinds.outside)
        return seat if seat in self.seating.people else None

    def question(self, seat: object) -> Question | None:
        """The question to a seat, or None where it is not asked."""
        if self.seating.check(seat) != self.asked:
            return None
        if self._question is None:
            decision = self._decision()
            assert decision is not None
            whose = self.seating.whose(decision, self.table.kinds.outside)
            deadline = None if self.clocks is None else self.clocks.deadline(whose)
            history = self._history
            asked = Asked(self._asked, self.n, whose, history.trail(decision), history.picked(decision), deadline)
            self._question = self.viewers[whose].questions.put(self.game, decision, asked)
        return self._question

    def page(self, seat: object, since: int | None = None) -> Page:
        """The page of a seat, with the log from a place on, or what is new; a spectator's (None) is one answer late."""
        if seat is not None:
            return self._page(self.viewers[self.seating.check(seat)], since)
        if self._late is None or self.ended is not None:
            self._late = self._page(self.viewers[None], 0)
        start = max(0, min(since or 0, len(self._late.log.entries)))
        return replace(self._late, log=Log(start, self._late.log.entries[start:]))

    def _page(self, viewer: Viewer, since: int | None) -> Page:
        """The page of a viewer as it is now."""
        question = None if viewer.seat is None else self.question(viewer.seat)
        decision = self._decision()
        waiting = None
        if decision is not None and question is None:
            waiting = Waiting(self.seating.whose(decision, self.table.kinds.outside), self._since)
        clocks = () if self.clocks is None else tuple(self.clocks.left(each) for each in self._seats)
        around = Around(self.n, waiting, self.offers.shown_to(viewer.seat), clocks, self.ended)
        return viewer.page(self.game, question, around, since)

    def hello(self, seat: object) -> Hello:
        """What this table is."""
        seat = None if seat is None else self.seating.check(seat)
        rule = self.settings.clock
        return Hello(
            type="hello",
            version=VERSION,
            game=self.game.rules.name,
            seat=seat,
            role="spectator" if seat is None else "player",
            names=self.names,
            bots=tuple(bot is not None for bot in self.seating.bots),
            undo=policy_of(self.game),
            clock=None if rule is None else (rule.bank, rule.increment),
            hidden=self.settings.hidden,
            asking=None if seat is None else self.stops[seat].told(),
        )

    def why_not(self, seat: object, what: object, verb: str = "") -> WhyNot:
        """Why something is not offered to a seat: a card by its handle, or an option by its key or in words."""
        seat = self.seating.check(seat)
        return asides.why_not(self.game, self.viewers[seat], seat, what, verb)

    def forecast(self, seat: object, plan: object) -> Forecast:
        """What would come of a plan: pairs of handles, who is committed where."""
        return asides.forecast(self.game, self.viewers[self.seating.check(seat)], plan)

    def hint(self, seat: object) -> Suggestion:
        """What a bot would answer in a seat's place, knowing what the seat knows."""
        seat = self.seating.check(seat)
        question = self.question(seat)
        if question is None:
            raise UserError("There is nothing to suggest: you are not asked anything now.")
        return asides.suggestion(self.game, question, rng.word(self._chance))

    # ---- playing

    def answer(self, seat: object, said: object) -> None:
        """Take an answer: an option's key, or data that names options, an order, a plan or amounts."""
        seat = self.seating.check(seat)
        self._refuse_when_over()
        question = self.question(seat)
        if question is None:
            raise IllegalChoice("You are not asked anything now; that answer was not taken.")
        lasting = question.kind == self.table.kinds.order
        standing = answers.read(said, question, self.game, self.viewers[seat].handles, lasting=lasting)
        first = standing.next(standing.decision)
        if first is None:
            raise IllegalChoice("That answers nothing that is asked.")
        standing.moment = self.table.moment(self.game.table)
        self._history.answered(seat, self.n)
        self.offers.clear()
        if not standing.is_over:
            self._standing[seat] = standing
        if self.clocks is not None:
            self.clocks.answered(seat)
        self._choose(first)
        while (decision := self._decision()) is not None and decision.seat == seat:
            more = self._said_before(decision)
            if more is None:
                return
            self._choose(more)

    def step(self) -> bool:
        """Do the next thing that happens by itself: a bot's answer, one given before, a pass; False if none does."""
        decision = self._decision()
        if decision is None:
            return False
        bot = self.seating.bots[self.seating.whose(decision, self.table.kinds.outside)]
        if bot is not None:
            self._choose(bot.choose(self.game, decision).key)
            return True
        said = self._said_before(decision)
        if said is not None:
            self._choose(said)
            return True
        if not self._passes(decision) or self.now() < self._held:
            return False
        self._pass(decision)
        return True

    def run(self) -> None:
        """Let everything happen that happens by itself."""
        while self.step():
            pass

    @property
    def due(self) -> float | None:
        """When something happens by itself next, on the table's clock: a pass, or the end of somebody's time."""
        decision = self._decision()
        if decision is None:
            return None
        if self.asked is not None:
            return None if self.clocks is None else self.clocks.deadline(self.asked)
        return self._held

    def tick(self) -> None:
        """Look at the clock: whoever has no time left lets things be, where that can be done."""
        decision = self._decision()
        if decision is None or self.clocks is None or self.asked is None or self.clocks.left(self.asked) > 0:
            return
        harmless = self.table.labels(self.game.table).default(decision)
        if harmless is not None:
            self._choose(decision.options[harmless].key)

    def claim(self, seat: object) -> None:
        """Claim a game against somebody who has no time left and cannot let things be."""
        seat = self.seating.check(seat)
        self._refuse_when_over()
        decision = self._decision()
        if self.clocks is None or decision is None or decision.seat == seat or self.clocks.left(decision.seat) > 0:
            raise UserError("There is nothing to claim: nobody else has run out of time.")
        self._give_up(decision.seat)

    # ---- being asked

    def ask(self, seat: object, mode: object) -> None:
        """Settle when a seat is asked: always, where it can act, or not at all in windows."""
        seat = self.seating.check(seat)
        if mode == "always" and not self.game.start.get("ask_always"):
            raise UserError("This game leaves out questions with one answer; begin one that asks about everything.")
        self.stops[seat].set_mode(mode)
        self._question = None

    def skip(self, seat: object, until: object = "something") -> None:
        """Pass for a seat until the phase or turn is over, somebody else acts, or its own main phase begins."""
        seat = self.seating.check(seat)
        self._refuse_when_over()
        question = self.question(seat)
        if question is not None and question.kind not in self.table.kinds.windows:
            raise UserError("This question cannot be skipped; skip passes on actions and answers only.")
        self.stops[seat].begin_skip(self.game, self.table, until)
        self._question = None

    def stop_at(self, seat: object, phase: str, wanted: bool = True) -> None:
        """Ask a seat in a phase even while it passes, or no longer."""
        stops = self.stops[self.seating.check(seat)]
        known = self.table.strip(self.game.table, None, None).phases
        if phase not in known:
            raise UserError(f"There is no phase called {echo(phase)}; there are {', '.join(known)}.")
        (stops.phases.add if wanted else stops.phases.discard)(phase)

    def not_now(self, seat: object, handle: object, wanted: bool = True) -> None:
        """Let a card be no reason to ask a seat, or a reason again."""
        seat = self.seating.check(seat)
        stops = self.stops[seat]
        (stops.not_now.add if wanted else stops.not_now.discard)(self._id(seat, handle))
        self._question = None

    def always_for(self, seat: object, handle: object, wanted: bool = True) -> None:
        """Let a card be reason enough to ask a seat even while it passes, or no longer."""
        seat = self.seating.check(seat)
        stops = self.stops[seat]
        (stops.always_for.add if wanted else stops.always_for.discard)(self._id(seat, handle))

    def _id(self, seat: int, handle: object) -> str:
        """The id of a card that a seat can see."""
        uid = self.viewers[seat].handles.uid(handle)
        state = self.game.state
        if uid is None or self.game.rules.hides(state, state.cards[uid], seat):
            raise UserError(f"No card that you can see is called {echo(handle)}.")
        return str(state.catalogue.kinds[state.cards[uid].kind].slug)

    # ---- taking back and giving up

    def undo(self, seat: object) -> None:
        """Take a seat's last answer back, at once where nobody else has to agree; else it is offered to them."""
        seat = self.seating.check(seat)
        self._refuse_when_given_up()
        self._undo_place(seat)
        if self.seating.others(seat):
            self.offer(seat, "takeback")
        else:
            self._take_back(seat)

    def back(self, seat: object) -> None:
        """Go one choice back, while nothing has happened and nothing hidden was seen since: nobody need agree."""
        seat = self.seating.check(seat)
        self._refuse_when_over()
        decision = self._decision()
        if decision is None or decision.seat != seat or self.n == 0:
            raise UserError("There is no choice of yours to go back to.")
        before = self.game.copy()
        before.undo()
        same = before.decision is not None and before.decision.seat == seat and before.state.rng == self.game.state.rng
        if not same or len(before.log) != len(self.game.log):
            raise UserError("Something has happened since: take your answer back with undo.")
        self.game.undo()
        self._gone_back(self.n - 1)

    def redo(self, seat: object) -> None:
        """Make the answers again that were taken back last."""
        seat = self.seating.check(seat)
        self._refuse_when_given_up()
        if self.seating.others(seat):
            raise UserError("What was taken back between people is answered again, not done again.")
        for key in self._history.again(seat, self.n):
            self._choose(key)

    def concede(self, seat: object) -> None:
        """Give up: the other player wins, or the group's game is over for good."""
        seat = self.seating.check(seat)
        self._refuse_when_over()
        self._give_up(seat)

    def offer(self, seat: object, kind: object) -> int:
        """Ask the other people for something: a takeback, more time, a draw; the number of the offer."""
        seat = self.seating.check(seat)
        self._refuse_when_given_up()
        if not self.seating.others(seat):
            raise UserError("Nobody else is here to be asked.")
        if kind == "takeback":
            self._undo_place(seat)
        elif kind == "time" and self.clocks is None:
            raise UserError("There is no clock at this table.")
        elif kind == "draw" and not self.table.competitive:
            raise UserError("This game is played together: it is not drawn.")
        return self.offers.make(kind, seat, self.names[seat], self.seating.others(seat))

    def reply(self, seat: object, number: object, agreed: object) -> None:
        """Agree to an offer, or not; it is done when everybody has agreed."""
        seat = self.seating.check(seat)
        self._refuse_when_given_up()
        if not isinstance(agreed, bool):
            raise UserError("An offer is answered with true or false.")
        offer = self.offers.reply(seat, number, agreed)
        if offer is None:
            return
        if offer.kind == "takeback":
            self._take_back(offer.from_)
        elif offer.kind == "draw":
            self._conceded = Ended((), "The players have agreed on a draw.")
            self._changed()
        elif self.clocks is not None and self.settings.clock is not None:
            self.clocks.give(offer.from_, self.settings.clock.bank / 4)

    def _give_up(self, seat: int) -> None:
        """End the game for a seat: another player's win, or the end of a game played together."""
        name = self.names[seat]
        winners = tuple(each for each in self._seats if each != seat) if self.table.competitive else ()
        self._conceded = Ended(winners, f"{name} gives up.")
        self._changed()

    def _undo_place(self, seat: int) -> int:
        """How many decisions had been made at the last question that was the seat's, in an earlier room if need be."""
        own = self.seating.own(seat)
        found = self._history.last_of(own, self.n)
        if found is None:
            found = earlier(self.game, own)
        if found is None:
            raise UserError("There is nothing to undo: you have made no decision yet.")
        return found

    def _take_back(self, seat: int) -> None:
        """Go back to the seat's last question, and what others did since then is undone as well."""
        place = self._undo_place(seat)
        keys = [key for key in self.game.decisions()[place:] if isinstance(key, str)]
        # With a new course of chance the same answers may not be there any more.
        again = len(keys) == self.n - place and policy_of(self.game) != NEW
        go_back(self.game, place)
        self._gone_back(place)
        self._history.undone = [*self._history.undone, keys] if again else []

    def _gone_back(self, place: int) -> None:
        """Decisions have been taken back: what was said beforehand is forgotten."""
        self.n = len(self.game.decisions())
        self._standing = [None] * len(self._seats)
        for stops in self.stops:
            stops.skip = None
        self._history.cut(place)
        self.offers.clear()
        self._late = None
        self._changed()

    # ---- what happens by itself

    def _decision(self) -> Decision | None:
        """The pending decision, unless the players have ended the game."""
        return None if self._conceded is not None else self.game.decision

    def _said_before(self, decision: Decision) -> str | None:
        """What the seat has answered beforehand."""
        standing = self._standing[decision.seat]
        if standing is None:
            return None
        now = self.table.moment(self.game.table)
        if standing.moment != now and not (standing.lasting and standing.moment[0] == now[0]):
            self._standing[decision.seat] = None
            return None
        said = standing.next(decision)
        if standing.is_over:
            self._standing[decision.seat] = None
        return said

    def _passes(self, decision: Decision) -> bool:
        """Whether a question to a person answers itself: one answer is possible, or they have said that they pass."""
        stops = self.stops[decision.seat]
        if len(decision.options) == 1 and stops.mode != "always":
            return True
        return stops.passes(self.game, self.table, decision)

    def _pass(self, decision: Decision) -> None:
        """Answer for a person who is not asked, and tell them in one line where they could have done something."""
        declining = next((option for option in decision.options if is_declining(option)), decision.options[0])
        phase = self.table.moment(self.game.table)[1]
        stops = self.stops[decision.seat]
        if stops.skip is not None and stops.skip.until == "window":
            stops.skip = None
        if len(decision.options) > 1:
            self.viewers[decision.seat].telling.passed(phase)
        self._choose(declining.key)

    def _choose(self, key: str) -> None:
        """Give the game an answer."""
        decision = self.game.decision
        assert decision is not None
        option = decision.options[decision.index(key)]
        if self._late is not None:
            self._late = self._page(self.viewers[None], 0)
        words = self.table.labels(self.game.table).label(option, decision.seat)
        self._history.given(Given(self.n, decision, option.cards, words))
        self.game.choose(option, decision.seat)
        self.n += 1
        self._changed()

    def _changed(self) -> None:
        """Something has happened: everybody looks, and whoever is asked is asked something new."""
        if self.journal is not None:
            self.journal.keep(self.game)
        self._asked += 1
        self._question = None
        for viewer in self.viewers.values():
            viewer.look(self.game, self.n)
        decision = self._decision()
        self._since = self._held = self.now()
        if decision is not None and self.settings.hidden and decision.kind in self.table.kinds.windows:
            share = rng.below(self._chance, 1000) / 1000
            self._held += LEAST_PACE + share * (MOST_PACE - LEAST_PACE)
        if self.clocks is not None:
            # In a hidden wait no clock runs, whoever is asked.
            self.clocks.run(self.asked, self._held)

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
            raise UserError(f"The game is over: {self._conceded.sentence}")
