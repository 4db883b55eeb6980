"""What a page says of a position, so that pages of the same position can be compared, however they were come by."""

from __future__ import annotations

import json
import re
from functools import cached_property
from typing import Any

from orne.kernel.game import Game
from orne.set_up.shared.seated import Ending
from orne.table.room import Room
from orne.table.shared.plain import plain

HANDLE = re.compile(r"\bc[0-9]+\b")
OF_THE_MOMENT = ("asking", "log", "may", "clocks", "waiting", "offers", "last", "trouble")
"""What a page says of the way to a position, or of the time, not of the position."""
OF_THE_ASKING = ("id", "deadline", "premove")
"""The same of a question."""
SETS = ("cards", "chosen", "can")
"""What has an order that says nothing: cards that were out of sight have new names, and stand last."""


class Seen:
    """The page of a seat as it is now; it is put into words when it is compared, which most never are."""

    def __init__(self, room: Room, seat: int) -> None:
        self.seat = seat
        self._page = room.page(seat, 0)
        state = room.game.state
        kinds = state.catalogue.kinds
        # Cards that a question alone shows have their handles from the page.
        meanings = room.viewers[seat].handles.meanings()
        self._ids = {handle: f"<{kinds[state.cards[uid].kind].slug}>" for handle, uid in meanings.items()}

    @cached_property
    def content(self) -> str:
        """What the page says, its cards called by their ids."""
        page = plain(self._page)
        for name in OF_THE_MOMENT:
            page.pop(name, None)
        if page["question"] is not None:
            for name in OF_THE_ASKING:
                page["question"].pop(name, None)
            for option in page["question"].get("options", ()):
                option.pop("usual", None)  # who pays exactly by themselves is settled at any time
        if page.get("beside") is not None:
            page["beside"].pop("q", None)
        return json.dumps(_sorted(_renamed(page, self._ids)), ensure_ascii=False, sort_keys=True)


def opened_again(room: Room) -> Room:
    """A room in which the same game goes on as after its process has ended."""
    stops = json.dumps([each.data() for each in room.stops])
    game = Game.from_record(room.game.record())
    return Room(game, room.seating.players, room.settings, journal=_Remembered(stops), now=room.now)


class _Remembered:
    """What a room had written when it was left."""

    trouble = ""
    ended: Ending | None = None

    def __init__(self, stops: str) -> None:
        self.stops = stops

    def keep_stops(self, stops: str) -> None:
        """Nothing is written."""

    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Nothing is written."""
        return True


def _renamed(data: Any, ids: dict[str, str]) -> Any:
    """Data in which handles are replaced by the ids of their cards."""
    if isinstance(data, str):
        return HANDLE.sub(lambda found: ids.get(found[0], found[0]), data)
    if isinstance(data, list):
        return [_renamed(each, ids) for each in data]
    if isinstance(data, dict):
        return {key: _renamed(each, ids) for key, each in data.items()}
    return data


def _sorted(data: Any) -> Any:
    """Data in which lists without a meaning order have one."""
    if isinstance(data, list):
        return [_sorted(each) for each in data]
    if not isinstance(data, dict):
        return data
    found = {key: _sorted(each) for key, each in data.items()}
    for name in SETS:
        if isinstance(found.get(name), list):
            found[name] = sorted(found[name], key=lambda each: json.dumps(each, sort_keys=True))
    return found
