"""When a seat is asked: what its player says about that."""

from __future__ import annotations

from orne.kernel.errors import UserError, echo, suggested
from orne.table.looking import Looking


class Stopping(Looking):
    """The room as its players want to be asked."""

    def ask(self, seat: object, mode: object) -> None:
        """Settle when a seat is asked: always, where it can act, or not at all in windows."""
        seat = self.seating.person(seat)
        if mode == "always" and not self.game.start.get("ask_always"):
            raise UserError("This game leaves out questions with one answer; begin one that asks about everything.")
        self.stops[seat].set_mode(mode)
        self._settled()

    def skip(self, seat: object, until: object = "something") -> None:
        """Pass for a seat until the phase or turn is over, somebody else acts, or its own main phase begins."""
        seat = self.seating.person(seat)
        self._refuse_when_over()
        question = self.question(seat)
        if question is not None and question.kind not in self.table.kinds.windows:
            raise UserError("This wants an answer of its own; skip works only where you may pass.")
        self.stops[seat].begin_skip(self.game, self.table, until)
        self._settled()

    def premove(self, seat: object, wanted: bool = True) -> None:
        """Pass the next window in advance, or take that back; what others do, or a commit, ends it."""
        seat = self.seating.person(seat)
        self._refuse_when_over()
        stops = self.stops[seat]
        if not wanted:
            stops.take_back_advance()
            self._keep_stops()
            return
        if self.asked == seat:
            raise UserError("You are asked now: a window is passed in advance only while others are awaited.")
        if not self._takes_part(seat):
            raise UserError("You are out of this scenario: there is nothing left for you to pass.")
        stops.begin_skip(self.game, self.table, "window", in_advance=True)
        self._keep_stops()

    def exact_pay(self, seat: object, wanted: bool = True) -> None:
        """Let the one domain that pays exactly be taken without asking, or be asked about every payment."""
        self.stops[self.seating.person(seat)].exact_pay = bool(wanted)
        self._settled()

    def stop_at(self, seat: object, phase: str, wanted: bool = True) -> None:
        """Ask a seat in a phase even while it passes, or no longer."""
        stops = self.stops[self.seating.person(seat)]
        known = self.table.strip(self.game.table, None, None).phases
        if phase not in known:
            raise UserError(f"There is no phase called {echo(phase)}; {suggested(phase, known)}")
        (stops.phases.add if wanted else stops.phases.discard)(phase)
        self._keep_stops()

    def not_now(self, seat: object, handle: object, wanted: bool = True) -> None:
        """Let a card be no reason to ask a seat, or a reason again; what is aimed at the seat's own is asked about."""
        seat = self.seating.person(seat)
        self.stops[seat].settle_card(self._id(seat, handle), "not_now", wanted=wanted)
        self._settled()

    def always_for(self, seat: object, handle: object, wanted: bool = True) -> None:
        """Let a card be reason enough to ask a seat even while it passes, or no longer."""
        seat = self.seating.person(seat)
        self.stops[seat].settle_card(self._id(seat, handle), "always_for", wanted=wanted)
        self._settled()

    def _settled(self) -> None:
        """What was said lasts; the question may be another one now."""
        self._question = None
        self._keep_stops()

    def _id(self, seat: int, handle: object) -> str:
        """The id of a card that a seat can see, or has settled something for and names by its id."""
        stops = self.stops[seat]
        if isinstance(handle, str) and handle in stops.not_now | stops.always_for:
            return handle
        uid = self.viewers[seat].handles.uid(handle)
        state = self.game.state
        if uid is None or self.game.rules.hides(state, state.cards[uid], seat):
            raise UserError(f"No card that you can see is called {echo(handle)}.")
        return str(state.catalogue.kinds[state.cards[uid].kind].slug)
