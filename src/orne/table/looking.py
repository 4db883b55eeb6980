"""What a room shows: questions, pages now and of positions gone by, and what is asked without changing anything."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from orne.kernel.decision import Decision
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.kernel.undo import policy_of
from orne.table import advice, asides
from orne.table.advice import Advice, Wish
from orne.table.history import History
from orne.table.past import Past, checked
from orne.table.shared.answers import Beside, Standing
from orne.table.shared.data import Forecast
from orne.table.shared.messages import VERSION, Clock, Foreseen, Hello, May, Page, Suggestion, Track, Waiting, WhyNot
from orne.table.shared.question_data import Option, Question
from orne.table.shared.questions import Asked
from orne.table.shared.viewer import Around
from orne.table.sitting import Sitting

UNDO_WORDS: Mapping[str, str] = {
    "same": "Undo leads back, and chance then comes out as it did before.",
    "new": "Undo leads back, and chance then goes on from where it was.",
    "visible": "Undo leads back only as long as nothing hidden has been seen since.",
}


class Looking(Sitting):
    """The room as those at it, and those who watch, see it."""

    def question(self, seat: object) -> Question | None:
        """The question to a seat, or None where it is not asked."""
        if self.seating.check(seat) != self.asked:
            return None
        if self._question is None:
            decision = self._decision()
            assert decision is not None
            whose = self._whose(decision)
            stops = self.stops[whose]
            history = self._history
            asked = Asked(
                id=self._asked,
                n=self.n,
                seat=whose,
                trail=history.trail(decision, self.table.moment(self.game.table)),
                picked=history.picked(decision, len(self.game.log)),
                deadline=None if self.clocks is None else self.clocks.deadline(whose),
                exact_pay=stops.exact_pay,
                premove=stops.dropped,
            )
            self._question = self.viewers[whose].questions.put(self.game, decision, asked)
        return self._question

    # ---- pages

    def page(self, seat: object, since: int | None = None, known: Collection[str] = ()) -> Page:
        """The page of a seat, with the log from a place on, or what is new; a spectator's (None) is one answer late.

        Faces of cards are left out that are ``known``, by their ids.
        """
        if seat is None:
            return self._gone_by(None, self._last(None), since or 0, known, open_hands=False)
        seat = self.seating.check(seat)
        question = self.question(seat)
        decision = self._decision()
        waiting = None if decision is None or question is not None else self._waiting(decision, seat)
        around = Around(
            self.n,
            self.n,
            waiting,
            self.offers.shown_to(seat),
            self._clocks(),
            tuple(self._may(seat, question)),
            self.ended_for(seat),
            self.trouble,
            self.stops[seat].told(),
            self._own_besides(seat),
            self.beside(seat),
            self._asked,
        )
        return self.viewers[seat].page(self.game, question, around, since, known)

    def _own_besides(self, seat: int) -> tuple[int, ...]:
        """The other seats of a seat's screen, in a game that is played together."""
        return () if self.table.competitive else tuple(each for each in self.seating.own(seat) if each != seat)

    def beside(self, seat: int) -> Decision | None:
        """What a seat may answer in one with the question to another seat of its screen; None where it is nothing."""
        asked, decision = self.asked, self._decision()
        if asked is None or decision is None or asked not in self._own_besides(seat):
            return None
        return self.table.beside(self.game.table, decision, seat)

    def all_beside(self, seat: int) -> Beside:
        """What the other seats of a seat's screen may answer in one with its question."""
        found: dict[int, tuple[Decision, Sequence[Option]]] = {}
        for other in self._own_besides(seat):
            decision = self.beside(other)
            if decision is not None:
                questions = self.viewers[other].questions
                found[other] = decision, questions.beside(self.game, decision, self._asked).options
        return found

    def page_at(
        self,
        seat: object,
        n: object,
        since: int = 0,
        known: Collection[str] = (),
        *,
        open_hands: bool = False,
        asked: bool = False,
    ) -> Page:
        """The page of a seat, or of a spectator, as it was after ``n`` decisions.

        Hands lie open only once the game is over. What was ``asked`` there is on it, if that is wanted and the viewer
        may know it.
        """
        seat = self._looking(seat, open_hands)
        n = checked(n, self._last(seat))
        put = self._asked_at(seat, n, open_hands=open_hands) if asked else None
        return self._gone_by(seat, n, since, known, open_hands=open_hands, asked=put)

    def chosen_at(self, n: int) -> int | None:
        """The number of the option that was chosen after ``n`` decisions; None where nothing has been, or no option."""
        given = self.game.decisions()
        decision = self.game_at(n).looked_at
        key = given[n] if n < len(given) else None
        return decision.keys.index(key) if decision is not None and key in decision.keys else None

    def answered_at(self, seat: object, n: object, said: object, *, open_hands: bool = False) -> Standing:
        """What an answer to the question after ``n`` decisions would be; IllegalChoice says what is wrong with it."""
        seat = self._looking(seat, open_hands)
        n = checked(n, self._last(seat))
        asked = self._asked_at(seat, n, open_hands=open_hands)
        if asked is None:
            raise UserError("Nothing was asked there that can be answered from this seat.")
        return self._followed(seat, n, open_hands=open_hands).answered(n, asked, said)

    def _looking(self, seat: object, open_hands: bool) -> int | None:
        """Refuse whoever is not at the table, and hands that are to lie open too early."""
        if open_hands and self.ended is None:
            raise UserError("Hands lie open only once the game is over.")
        return None if seat is None else self.seating.check(seat)

    def _asked_at(self, seat: int | None, n: int, *, open_hands: bool) -> Asked | None:
        """What was asked after ``n`` decisions: of the seat itself, or of anybody once all hands lie open."""
        game = self._followed(seat, n, open_hands=open_hands).game(n)
        decision = game.looked_at
        if decision is None or not (open_hands or self._whose(decision) == seat):
            return None
        history = History()
        history.take_up(game, self._words, self.table.moment)
        trail = history.trail(decision, self.table.moment(game.table))
        return Asked(n, n, self._whose(decision), trail=trail, picked=history.picked(decision, len(game.log)))

    def track(self, seat: object) -> Track:
        """Every position that a seat, or a spectator, may look at."""
        seat = None if seat is None else self.seating.check(seat)
        last = self._last(seat)
        return Track("track", self.n, self._followed(seat, last, open_hands=False).marks()[: last + 1])

    def game_at(self, n: object) -> Game[Any]:
        """The game as it stood after ``n`` decisions, with nothing hidden: for those who open another room with it."""
        return self._followed(None, self.n, open_hands=False).game(checked(n, self.n)).copy()

    def _last(self, seat: int | None) -> int:
        """The latest position that a viewer may look at: spectators are one answer late."""
        on_time = seat is not None or not self.settings.late or self.ended is not None
        return self.n if on_time else max(0, self.n - 1)

    def _followed(self, seat: int | None, last: int, *, open_hands: bool) -> Past:
        """A viewer's past, up to a position."""
        key = (seat, open_hands)
        past = self._past.get(key)
        if past is None:
            past = self._past[key] = Past(self.table, seat, self.names, open_hands=open_hands)
        past.follow(self.game, last)
        return past

    def _gone_by(
        self,
        seat: int | None,
        n: int,
        since: int,
        known: Collection[str],
        *,
        open_hands: bool,
        asked: Asked | None = None,
    ) -> Page:
        """A page of a position; whoever watches also sees who was awaited there."""
        last = self._last(seat)
        past = self._followed(seat, n, open_hands=open_hands)
        decision = past.game(n).looked_at if n == last and self.ended is None else None
        waiting = None if decision is None or seat is not None else self._waiting(decision, None)
        ended = self.ended_for(seat) if n == last else None
        around = Around(n, last, waiting, (), self._clocks(), (), ended, self.trouble)
        return past.page(n, around, since, known, asked)

    def _waiting(self, decision: Decision, viewer: int | None) -> Waiting:
        """Who is awaited, and whether the viewer has passed in advance."""
        whose = self._whose(decision)
        premove = viewer is not None and self.stops[viewer].in_advance
        return Waiting(whose, self._since, f"{self.names[whose]} is thinking.", premove)

    def _clocks(self) -> tuple[float, ...]:
        """What each seat has left."""
        return () if self.clocks is None else tuple(self.clocks.left(each) for each in self._seats)

    def clock(self) -> Clock | None:
        """The clocks, for whoever wants them between pages."""
        if self.clocks is None:
            return None
        now = self.now()
        return Clock("clock", self.n, now, self._clocks(), self.asked if now >= self._held else None)

    def _may(self, seat: int, question: Question | None) -> list[May]:
        """What a seat may do besides answering, as far as that can be told without trying."""
        if seat not in self.seating.people or self.game.read_only:
            return []
        found: list[May] = []
        if self._conceded is None:
            if self._history.last_of(self.seating.own(seat), self.n) is not None:
                found.append("undo")
            if self._history.may_redo(self.n) and not self.seating.others(seat):
                found.append("redo")
        if self.ended is not None:
            return [*found, "rematch"]
        if question is not None and self._one_back(seat) is not None:
            found.append("back")
        if question is None and not self.stops[seat].in_advance and self._takes_part(seat):
            found.append("premove")
        if self._may_claim(seat):
            found.append("claim")
        return found

    def _takes_part(self, seat: int) -> bool:
        """Whether somebody may still be asked something, in any of their seats."""
        g = self.game.table
        return any(self.table.takes_part(g, each) for each in self.seating.own(seat))

    def _one_back(self, seat: int) -> Game[Any] | None:
        """The game one choice of a seat's earlier, if nothing has happened and nothing hidden was seen since."""
        decision = self._decision()
        if decision is None or decision.seat != seat or self.n == 0:
            return None
        before = self.game.copy()
        before.undo()
        asked = before.decision
        same = asked is not None and asked.seat == seat and before.state.rng == self.game.state.rng
        return before if same and len(before.log) == len(self.game.log) else None

    def _may_claim(self, seat: int) -> bool:
        """Whether somebody else has no time left, and cannot let things be."""
        decision = self._decision()
        if self.clocks is None or decision is None:
            return False
        whose = self._whose(decision)
        return whose != seat and whose == self.asked and self.clocks.left(whose) <= 0

    # ---- asked besides

    def hello(self, seat: object) -> Hello:
        """What this table is."""
        seat = None if seat is None else self.seating.check(seat)
        rule = self.settings.clock
        policy = policy_of(self.game)
        return Hello(
            type="hello",
            version=VERSION,
            n=self._last(seat),
            table=self.settings.table,
            game=self.game.rules.name,
            seat=seat,
            role="spectator" if seat is None else "player",
            names=self.names,
            bots=tuple(bot is not None for bot in self.seating.bots),
            undo=policy,
            undo_words=UNDO_WORDS[policy],
            clock=None if rule is None else (rule.bank, rule.increment),
            hidden=self.settings.hidden,
            asking=None if seat is None else self.stops[seat].told(),
            advisers=advice.advisers(self.game.rules.name),
            notes=self.table.notes_before(self.game),
            chart=self.table.chart(),
        )

    def why_not(self, seat: object, what: object, verb: str = "") -> WhyNot:
        """Why something is not offered to a seat: a card by its handle, or an option by its key or in words."""
        seat = self.seating.check(seat)
        return asides.why_not(self.game, self.n, self.viewers[seat], seat, what, verb)

    def forecast(self, seat: object, plan: object) -> Forecast:
        """What would come of a plan: pairs of handles, who is committed where."""
        return self.foreseen(seat, plan).forecast

    def foreseen(self, seat: object, plan: object) -> Foreseen:
        """What would come of a plan, with the plan, as it is sent."""
        return asides.foreseen(self.game, self.n, self.viewers[self.seating.check(seat)], plan)

    def hint(self, seat: object, who: object = None) -> Suggestion:
        """What a bot would answer in a seat's place, knowing what the seat knows; ``who`` names the bot.

        This thinks here and now. A host that may not wait takes the wish elsewhere, and brings the advice back.
        """
        wish = self.wish(seat, who)
        return self.advised(wish, advice.thought(self.game, wish))

    def wish(self, seat: object, who: object = None) -> Wish:
        """What a seat asks of a bot; the same question is thought about in the same way each time."""
        seat = self.seating.check(seat)
        bot = advice.adviser(self.game.rules.name, who)
        question = self.question(seat)
        decision = self._decision()
        if question is None or decision is None:
            raise UserError("There is nothing to suggest: you are not asked anything now.")
        if decision.kind == self.table.kinds.outside:
            raise UserError("There is nothing to suggest: only you can see what is asked here.")
        return Wish(decision.seat, bot, f"{self.settings.bot_seed} {self.n}")

    def advised(self, wish: Wish, found: Advice) -> Suggestion:
        """Advice as it is sent; the room must stand where it stood when it was wished for."""
        question = self.question(wish.seat)
        if question is None:
            raise UserError("There is nothing to suggest: you are not asked anything now.")
        return advice.suggestion(question, wish.bot, found)
