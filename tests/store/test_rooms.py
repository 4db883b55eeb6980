"""A room whose game is kept: every answer, a bot's too, and what was taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orne.set_up.shared.seated import Seated
from orne.store import games
from orne.store.database import Store, StoreError
from orne.store.keeping import Kept
from orne.table.room import Room

Begun = Callable[..., Seated]


def test_a_room_keeps_every_answer(place: str, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = begun()
    kept = Kept.new(seated, place)
    room = Room(seated.game, seated.players, journal=kept)
    room.run()
    room.answer(0, "keep")
    room.run()
    with Store(place) as store:
        assert games.record(store, 1)["decisions"] == seated.game.decisions() != []
        with monkeypatch.context() as patch:
            patch.setattr(games, "append", lambda *_: (_ for _ in ()).throw(StoreError("The disk is full.")))
            room.undo(0)
            assert room.trouble == "The disk is full."
        room.answer(0, "mulligan")
        assert room.trouble == ""
        assert games.record(store, 1)["decisions"] == seated.game.decisions()
    kept.close()
