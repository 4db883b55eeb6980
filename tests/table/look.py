"""How tests sit at a table: rooms, and what is asked, told and shown there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.set_up.shared.seated import HUMAN
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.data import Card
from orne.table.shared.messages import LogEntry, Named
from orne.table.shared.question_data import Option, Question


def people(game: Game[Any], settings: Settings | None = None, **more: Any) -> Room:
    """A room in which people play every seat."""
    return Room(game, [HUMAN] * game.state.seats, settings, **more)


def asked(room: Room) -> Question:
    """The question that somebody is asked."""
    assert room.asked is not None
    question = room.question(room.asked)
    assert question is not None
    return question


def nobody_asked(room: Room) -> bool:
    """Whether nobody is asked: something happens by itself, or the game is over."""
    return room.asked is None


def keys(room: Room) -> list[str]:
    """What is offered, in order."""
    return [option.key for option in asked(room).options]


def option(room: Room, key: str) -> Option:
    """The option of a key."""
    return next(each for each in asked(room).options if each.key == key)


def card(room: Room, seat: int | None, title: str, number: int = 1) -> Card:
    """The nth card of a title on a page."""
    return [each for each in room.page(seat, 0).cards if each.title == title][number - 1]


def handle(room: Room, seat: int | None, title: str, number: int = 1) -> str:
    """What a viewer calls the nth card of a title."""
    return card(room, seat, title, number).h


def said(entries: Sequence[LogEntry]) -> list[str]:
    """Entries of the log as sentences."""
    return ["".join(part.title if isinstance(part, Named) else part for part in entry.words) for entry in entries]


def refusal(room: Room, seat: object, answer: object) -> str:
    """The sentence with which an answer is refused; nothing has changed then."""
    before = room.game.fingerprint(), room.n
    with pytest.raises(UserError) as refused:
        room.answer(seat, answer)
    assert (room.game.fingerprint(), room.n) == before
    return str(refused.value)
