"""A room: one game, those who play it, and everything that happens to it, in order; nothing here ever waits."""

from __future__ import annotations

from orne.kernel.decision import Decision
from orne.kernel.errors import IllegalChoice
from orne.table.shared import answers
from orne.table.shared.answers import Standing
from orne.table.shared.questions import is_declining
from orne.table.shared.telling import entries_since
from orne.table.stopping import Stopping
from orne.table.taking_back import TakingBack


class Room(Stopping, TakingBack):
    """One game at a table. Every change goes through it; what it refuses, it refuses in one sentence, changing nothing.

    A host calls ``step`` until it gives False, whenever something has changed, and ``tick`` now and then where there
    are clocks or paces to keep.
    """

    def answer(self, seat: object, said: object) -> None:
        """Take an answer: an option's key, or data that names options, an order, a plan or amounts.

        Where it is hidden who could have answered, one to a window counts only once the pace of the table has passed.
        """
        seat = self.seating.check(seat)
        self._refuse_when_over()
        question = self.question(seat)
        if question is None:
            raise IllegalChoice("You are not asked anything now; that answer was not taken.")
        lasting = question.kind == self.table.kinds.order
        handles = self.viewers[seat].handles
        standing = answers.read(said, question, self.game, handles, self.all_beside(seat), lasting=lasting)
        if self.now() < self._held:
            self._keep_back(standing)
        else:
            self._take(seat, standing)

    def _take(self, seat: int, standing: Standing) -> None:
        """Give the game the first of some answers, and the rest as it asks for them."""
        first = standing.next(standing.decision)
        if first is None:
            raise IllegalChoice("That answers nothing that is asked.")
        for each in standing.beside:
            self._standing[each.decision.seat] = each
        for each in (standing, *standing.beside):
            each.moment = self.table.moment(self.game.table)
        self._history.answered(seat, self.n)
        self.offers.clear()
        self.stops[seat].dropped = False
        if not standing.is_over:
            self._standing[seat] = standing
        if self.clocks is not None:
            # What an answer adds would tell, in a hidden wait, that there was one.
            self.clocks.answered(seat, adds=not self._is_paced(standing.decision))
        self._choose(first)
        answering = {seat, *standing.together}
        while (decision := self._decision()) is not None and decision.seat in answering:
            more = self._said_before(decision)
            if more is None:
                return
            self._choose(more)

    # ---- what happens by itself

    def step(self) -> bool:
        """Do the next thing that happens by itself: a bot's answer, one given before, a pass; False if none does."""
        decision = self._decision()
        if decision is None or self.game.read_only:
            return False
        if self.now() < self._held:
            return False
        if self._kept_back is not None:
            self._take(self._whose(decision), self._kept_back)
            return True
        if self.thinking is not None:
            self._choose(self._thought_of(decision))
            return True
        said = self._said_before(decision)
        if said is not None:
            self._choose(said)
            return True
        by_itself = self._by_itself(decision)
        if by_itself is None:
            return False
        self._pass(decision, by_itself)
        return True

    def run(self) -> None:
        """Let everything happen that happens by itself."""
        while self.step():
            pass

    def moved(self, key: str) -> None:
        """Take the answer of the bot that is to answer next, thought out elsewhere."""
        decision = self._decision()
        if self.thinking is None or decision is None or key not in decision.keys:
            raise IllegalChoice("No bot is asked that; its answer was not taken.")
        self._choose(key)

    def _thought_of(self, decision: Decision) -> str:
        """What a bot answers; one that fails lets things be, or takes what comes first, and the fault is kept."""
        bot = self.thinking
        assert bot is not None
        try:
            key = bot.choose(self.game, decision).key
            decision.index(key)
            return key
        except Exception as fault:  # a bot may be anybody's: the game goes on without it
            seat = self._whose(decision)
            name = self.seating.players[seat]
            self.faults.append(f"The bot {name} failed at decision {self.n + 1}: {type(fault).__name__}: {fault}")
            harmless = next((option for option in decision.options if is_declining(option)), decision.options[0])
            return harmless.key

    def _said_before(self, decision: Decision) -> str | None:
        """What the seat has answered beforehand."""
        standing = self._standing[decision.seat]
        if standing is None:
            return None
        now = self.table.moment(self.game.table)
        if standing.together and not self._goes_on(standing):
            self._standing[decision.seat] = None
            return None
        if standing.moment != now and not (standing.lasting and standing.moment[0] == now[0]):
            self._standing[decision.seat] = None
            return None
        said = standing.next(decision)
        if standing.is_over:
            self._standing[decision.seat] = None
        return said

    def _goes_on(self, standing: Standing) -> bool:
        """Whether nothing but the picks of those has happened who answered together."""
        picks = self.table.told.picks
        news = entries_since(self.game.log, standing.told)
        return all(entry.kind in picks and entry.seat in standing.together for entry in news)

    def _pass(self, decision: Decision, key: str) -> None:
        """Answer for a person who is not asked, and tell them in one line where they could have done something."""
        phase = self.table.moment(self.game.table)[1]
        stops = self.stops[decision.seat]
        if len(decision.options) > 1 and decision.kind in self.table.kinds.windows:
            if stops.skip is not None and stops.skip.until == "window":
                stops.skip = None
            self.viewers[decision.seat].telling.passed(self.game, phase)
        self._choose(key)

    # ---- time

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
