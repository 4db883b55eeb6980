"""Taking back and doing again, what players offer one another, and giving up."""

from __future__ import annotations

from orne.kernel.errors import UserError
from orne.kernel.undo import NEW, go_back, policy_of
from orne.set_up.shared.seated import ByWord, Ending
from orne.table.history import earlier
from orne.table.looking import Looking


class TakingBack(Looking):
    """The room as far as its players agree on something outside the rules."""

    # ---- taking back

    def undo(self, seat: object) -> None:
        """Take a seat's last answer back, at once where nobody else has to agree; else it is offered to them."""
        seat = self.seating.person(seat)
        self._refuse_when_given_up()
        if self._kept_back is not None and self._kept_back.decision.seat in self.seating.own(seat):
            # Nobody has seen it yet.
            self._keep_back(None)
            return
        self._undo_place(seat)
        if self.seating.others(seat):
            self.offer(seat, "takeback")
        else:
            self._take_back(seat)

    def back(self, seat: object) -> None:
        """Go one choice back, while nothing has happened and nothing hidden was seen since: nobody need agree."""
        seat = self.seating.person(seat)
        self._refuse_when_over()
        decision = self._decision()
        if decision is None or decision.seat != seat or self.n == 0:
            raise UserError("There is no choice of yours to go back to.")
        if self._one_back(seat) is None:
            raise UserError("Something has happened since: take your answer back with undo.")
        self.game.undo()
        self._gone_back(self.n - 1)
        self._history.taken_back(self.n, None)

    def redo(self, seat: object) -> None:
        """Make the answers again that were taken back last, unless something else was answered since."""
        seat = self.seating.person(seat)
        self._refuse_when_given_up()
        if self.seating.others(seat):
            raise UserError("What was taken back between people is answered again, not done again.")
        self._history.again(seat, self.n, self._choose)
        for viewer in self.viewers.values():
            viewer.telling.forget_struck()
        for past in self._past.values():
            past.forget_struck()

    def _undo_place(self, seat: int) -> int:
        """How many decisions had been made at the last question that was the seat's, in an earlier room if need be."""
        if self.game.read_only:
            raise UserError(self.game.read_only)
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
        self._history.taken_back(place, keys if again else None)

    def _gone_back(self, place: int) -> None:
        """Decisions have been taken back: what was said beforehand is forgotten."""
        self.n = len(self.game.decisions())
        self._standing = [None] * len(self._seats)
        for stops in self.stops:
            stops.skip = None
        self._history.cut(place)
        self.offers.clear()
        for past in self._past.values():
            past.go_back(place)
        self._changed()

    # ---- offers

    def offer(self, seat: object, kind: object) -> int:
        """Ask the other people for something: a takeback, more time, a draw, another game; the number of the offer.

        Who offers what somebody has offered them agrees to it.
        """
        seat = self.seating.person(seat)
        if kind == "rematch":
            return self._offer_rematch(seat)
        self._refuse_when_given_up()
        if not self.seating.others(seat):
            raise UserError("Nobody else is here to be asked.")
        back: dict[int, str] = {}
        if kind == "takeback":
            back = self._to_be_taken_back(seat)
        elif kind == "time" and self.clocks is None:
            raise UserError("There is no clock at this table.")
        elif kind == "draw":
            if not self.table.competitive:
                raise UserError("This game is played together: it is not drawn.")
            self._refuse_when_over()
            if (same := self.offers.made_to(seat, kind)) is not None:
                self.reply(seat, same, True)
                return same
        return self.offers.make(kind, seat, self.names[seat], self.seating.others(seat), back)

    def _to_be_taken_back(self, seat: int) -> dict[int, str]:
        """What a seat's last answer was, as each viewer was told it; empty where they were told nothing of it."""
        place = self._undo_place(seat)
        given = self._history.at(place)
        if given is not None and given.declined:
            if given.decision.kind not in self.table.kinds.windows:
                return {}
            return {each: "You pass." if each == seat else f"{self.names[seat]} passes." for each in self.viewers}
        return {each: viewer.telling.done(seat, place) for each, viewer in self.viewers.items()}

    def _offer_rematch(self, seat: int) -> int:
        """Ask for another game once this one is over; against bots nobody need agree."""
        if self.ended is None:
            raise UserError("Another game is for when this one is over.")
        if self.rematch:
            raise UserError("Another game has been agreed on.")
        if (same := self.offers.made_to(seat, "rematch")) is not None:
            self.reply(seat, same, True)
            return same
        number = self.offers.make("rematch", seat, self.names[seat], self.seating.others(seat), {})
        self.rematch = not self.seating.others(seat)
        return number

    def reply(self, seat: object, number: object, agreed: object) -> None:
        """Agree to an offer, or not; it is done when everybody has agreed."""
        seat = self.seating.person(seat)
        if not isinstance(agreed, bool):
            raise UserError("An offer is answered with true or false.")
        offer = self.offers.reply(seat, number, agreed, self.names[seat])
        if offer is None:
            return
        if offer.kind == "rematch":
            self.rematch = True
        elif offer.kind == "takeback":
            self._take_back(offer.from_)
        elif offer.kind == "draw":
            self._end_by_word(Ending("drawn"))
        elif self.clocks is not None and self.settings.clock is not None:
            self.clocks.give(offer.from_, self.settings.clock.bank / 4)

    # ---- giving up

    def concede(self, seat: object) -> None:
        """Give up: the other player wins, or the group's game is over for good."""
        seat = self.seating.person(seat)
        self._refuse_when_over()
        self._end_for(seat, "conceded")

    def forfeit(self, seat: object) -> None:
        """End the game for somebody who has been away too long, as they do who give up."""
        seat = self.seating.person(seat)
        self._refuse_when_over()
        self._end_for(seat, "away")

    def claim(self, seat: object) -> None:
        """Claim a game against somebody who has no time left and cannot let things be."""
        seat = self.seating.person(seat)
        self._refuse_when_over()
        decision = self._decision()
        if decision is None or not self._may_claim(seat):
            raise UserError("There is nothing to claim: nobody else has run out of time.")
        self._end_for(self._whose(decision), "time")

    def _end_for(self, seat: int, how: ByWord) -> None:
        """End the game for a seat: another player's win, or the end of a game played together."""
        winners = tuple(each for each in self._seats if each != seat) if self.table.competitive else ()
        self._end_by_word(Ending(how, winners, seat))

    def _end_by_word(self, ended: Ending) -> None:
        """The players have ended the game; nothing that was offered for it matters any more."""
        self._conceded = ended
        self.offers.clear(everything=True)
        self._changed()
