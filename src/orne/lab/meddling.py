"""Whatever anybody may say at a table besides answering, said at random by anybody at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from orne.kernel import rng
from orne.kernel.errors import LONGEST, UserError
from orne.table.branching import branch, once_more
from orne.table.room import Room
from orne.table.shared.messages import Message
from orne.table.shared.stops import UNTIL

OFFERS = ("takeback", "time", "draw", "rematch", "peace", 3)
SEATS: tuple[object, ...] = (None, -1, 99, "you", True)
"""What is not the seat of a player."""
NAMES: tuple[object, ...] = ("c1", "c9", "c40", "back1.1", "back0.2", "", "nobody", 7, None)
"""Handles, and what is not one."""


class Meddler:
    """Says things to a room; what is refused must be refused in one sentence, and must have changed nothing."""

    def __init__(self, room: Room, chance: rng.Chance) -> None:
        self.room = room
        self._chance = chance
        self._ways: tuple[Callable[[Any], Message | None], ...] = (
            self._undo, self._redo, self._back, self._offer, self._reply, self._skip, self._premove, self._ask,
            self._not_now, self._always_for, self._stop_at, self._exact_pay, self._claim, self._why_not, self._foreseen,
            self._page_at, self._track, self._hello, self._clock, self._hint, self._branch, self._late_page,
            self._once_more, self._moved,
        )  # fmt: skip

    def meddle(self) -> tuple[str, Message | None]:
        """Say something; what it was, and the message that it was answered with, if any. ValueError says what broke."""
        way = self._any(self._ways)
        seats = [*range(self.room.game.state.seats)] * 4
        seat = self._any([*seats, *SEATS])
        said = f"{way.__name__} by {seat!r}"
        before = self.room.game.fingerprint(), self.room.n
        try:
            return said, way(seat)
        except UserError as error:
            if not str(error) or len(str(error)) > LONGEST or "\n" in str(error):
                raise ValueError(f"{said} gets no sentence: {error!r}") from error
            if (self.room.game.fingerprint(), self.room.n) != before:
                raise ValueError(f"{said} was refused, and yet something changed") from error
            return said, None

    def _any(self, items: Sequence[Any]) -> Any:
        return items[rng.below(self._chance, len(items))]

    def _flip(self) -> bool:
        return bool(rng.below(self._chance, 2))

    # ---- taking back and agreeing

    def _undo(self, seat: Any) -> None:
        if not rng.below(self._chance, 6):
            self.room.undo(seat)

    def _redo(self, seat: Any) -> None:
        self.room.redo(seat)

    def _back(self, seat: Any) -> None:
        if not rng.below(self._chance, 3):
            self.room.back(seat)

    def _offer(self, seat: Any) -> None:
        kind = self._any(OFFERS)
        # Two who offer a draw have agreed on one: that is rare, or no game would be played to its end.
        if kind != "draw" or not rng.below(self._chance, 40):
            self.room.offer(seat, kind)

    def _reply(self, seat: Any) -> None:
        people = self.room.seating.people
        open_now = [offer for each in people for offer in self.room.page(each).offers]
        number = self._any([*(offer.id for offer in open_now), 0, "1", None])
        agreed: object = self._any((True, False, False, "yes", 1))
        self.room.reply(seat, number, agreed)

    def _claim(self, seat: Any) -> None:
        self.room.claim(seat)

    # ---- being asked

    def _skip(self, seat: Any) -> None:
        self.room.skip(seat, self._any((*UNTIL, "tomorrow")))

    def _premove(self, seat: Any) -> None:
        self.room.premove(seat, self._flip())

    def _ask(self, seat: Any) -> None:
        self.room.ask(seat, self._any(("always", "can act", "can act", "pass", "never")))

    def _not_now(self, seat: Any) -> None:
        self.room.not_now(seat, self._handle(seat), self._flip())

    def _always_for(self, seat: Any) -> None:
        self.room.always_for(seat, self._handle(seat), self._flip())

    def _stop_at(self, seat: Any) -> None:
        self.room.stop_at(seat, self._any(("draw", "story", "mythos", "enemy", "tea")), self._flip())

    def _exact_pay(self, seat: Any) -> None:
        self.room.exact_pay(seat, self._flip())

    # ---- asking

    def _why_not(self, seat: Any) -> Message:
        said = self.room.why_not(seat, self._handle(seat))
        if not said.offered and not said.reasons:
            raise ValueError("why not is silent")
        return said

    def _foreseen(self, seat: Any) -> Message:
        plan: object = self._any((None, [], [["c1"]], [[self._handle(seat), self._handle(seat)]]))
        question = self.room.question(seat)
        if question is not None and question.form == "plan":
            pairs = {option.cards[0]: option.cards[1] for option in question.options if len(option.cards) == 2}
            plan = [list(pair) for pair in pairs.items() if self._flip()]
        return self.room.foreseen(seat, plan)

    def _page_at(self, seat: Any) -> Message:
        n = self._any((0, self.room.n, self.room.n - 1, self.room.n + 1, rng.below(self._chance, self.room.n + 1)))
        return self.room.page_at(seat, n, open_hands=not rng.below(self._chance, 4))

    def _track(self, seat: Any) -> Message:
        return self.room.track(seat)

    def _hello(self, seat: Any) -> Message:
        return self.room.hello(seat)

    def _clock(self, seat: Any) -> Message | None:
        return self.room.clock()

    def _hint(self, seat: Any) -> Message | None:
        return self.room.hint(seat, "greedy") if not rng.below(self._chance, 4) else None

    def _late_page(self, seat: Any) -> Message:
        return self.room.page(None, self._any((None, 0, 3, 10**6)), self._any(((), ("core/knife",))))

    def _branch(self, seat: Any) -> Message | None:
        if rng.below(self._chance, 4):
            return None
        n = rng.below(self._chance, self.room.n + 1)
        game = branch(self.room, seat, n, rng.word(self._chance))
        return Room(game, self.room.seating.players, now=self.room.now).page(seat)

    def _once_more(self, seat: Any) -> Message | None:
        if rng.below(self._chance, 8):
            return None
        return Room(once_more(self.room, 7), self.room.seating.players, now=self.room.now).page(0)

    def _moved(self, seat: Any) -> None:
        self.room.moved(self._any(("pass", "done", "fly away")))

    def _handle(self, seat: Any) -> object:
        """A card that the seat can point at, or anything."""
        known = list(self.room.viewers[seat].handles.meanings()) if seat in self.room.seating.people else []
        return self._any([*known, *known, *NAMES])
