"""What a player may send about the game, and what it asks of the room; everything else a message may be is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from orne.kernel.errors import UserError, echo
from orne.table.room import Room
from orne.table.shared.messages import Foreseen, Ok, Suggestion, WhyNot
from orne.table.shared.server_messages import AskingNow, Pong

Message: TypeAlias = Mapping[str, Any]
Reply: TypeAlias = AskingNow | Foreseen | Ok | Pong | Suggestion | WhyNot
"""What answers a message that is not refused."""
Order: TypeAlias = Callable[[Room, int, Message], Reply]
_ANSWERS = ("q", "n", "i", "key", "is", "order", "plan", "amounts", "beside")
"""The parts of an answer; see ``table/shared/answers.py``."""


def _answer(room: Room, seat: int, message: Message) -> Reply:
    room.answer(seat, {name: message[name] for name in _ANSWERS if name in message})
    return Ok("ok", room.n)


def _why_not(room: Room, seat: int, message: Message) -> Reply:
    return room.why_not(seat, message.get("what"), _text(message, "verb"))


def _forecast(room: Room, seat: int, message: Message) -> Reply:
    return room.foreseen(seat, message.get("plan"))


def _undo(room: Room, seat: int, message: Message) -> Reply:
    room.undo(seat)
    return Ok("ok", room.n)


def _back(room: Room, seat: int, message: Message) -> Reply:
    room.back(seat)
    return Ok("ok", room.n)


def _redo(room: Room, seat: int, message: Message) -> Reply:
    room.redo(seat)
    return Ok("ok", room.n)


def _concede(room: Room, seat: int, message: Message) -> Reply:
    room.concede(seat)
    return Ok("ok", room.n)


def _offer(room: Room, seat: int, message: Message) -> Reply:
    room.offer(seat, message.get("kind"))
    return Ok("ok", room.n)


def _reply(room: Room, seat: int, message: Message) -> Reply:
    room.reply(seat, message.get("offer"), message.get("agreed"))
    return Ok("ok", room.n)


def _asking(room: Room, seat: int, message: Message) -> Reply:
    room.ask(seat, message.get("mode"))
    return _told(room, seat)


def _skip(room: Room, seat: int, message: Message) -> Reply:
    room.skip(seat, message.get("until", "something"))
    return _told(room, seat)


def _stop(room: Room, seat: int, message: Message) -> Reply:
    room.stop_at(seat, _text(message, "phase"), _flag(message))
    return _told(room, seat)


def _premove(room: Room, seat: int, message: Message) -> Reply:
    room.premove(seat, _flag(message))
    return _told(room, seat)


def _exact_pay(room: Room, seat: int, message: Message) -> Reply:
    room.exact_pay(seat, _flag(message))
    return _told(room, seat)


def _not_now(room: Room, seat: int, message: Message) -> Reply:
    room.not_now(seat, message.get("h"), _flag(message))
    return _told(room, seat)


def _always_for(room: Room, seat: int, message: Message) -> Reply:
    room.always_for(seat, message.get("h"), _flag(message))
    return _told(room, seat)


CHANGING: dict[str, Order] = {
    "answer": _answer, "undo": _undo, "back": _back, "redo": _redo, "concede": _concede, "offer": _offer,
    "reply": _reply, "asking": _asking, "skip": _skip, "stop": _stop, "not_now": _not_now, "always_for": _always_for,
    "premove": _premove, "exact_pay": _exact_pay,
}  # fmt: skip
"""What may change the table, so that everybody looks again."""
ASIDES: dict[str, Order] = {"whynot": _why_not, "forecast": _forecast}
"""What is asked without changing anything."""


def _told(room: Room, seat: int) -> Reply:
    """When the seat is asked from now on."""
    return AskingNow("asking", room.n, room.stops[seat].told())


def _text(message: Message, name: str) -> str:
    """Words in a message; none where nothing is said."""
    value = message.get(name, "")
    if not isinstance(value, str):
        raise UserError(f"“{name}” is said in words, not with {echo(value)}.")
    return value


def _flag(message: Message) -> bool:
    """Whether something is wanted; it is, where nothing is said."""
    value = message.get("wanted", True)
    if not isinstance(value, bool):
        raise UserError("“wanted” is true or false.")
    return value
