"""Notes on positions, and rooms whose games branched off from others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import text

from orne.kernel.errors import UserError
from orne.set_up.shared.seated import Seated
from orne.store import games, notes, rooms
from orne.store.database import Store
from orne.store.notes import Note
from orne.store.rooms import KeptSeat
from tests.store.test_upgrading import as_it_was

Begun = Callable[..., Seated]


def a_room(store: Store, parent: str | None = None) -> str:
    return rooms.add(store, "coc", {}, [KeptSeat("screen"), KeptSeat("link")], parent).room.name


def told(store: Store, room: str) -> list[tuple[int, int, str, str]]:
    return [(each.place, each.seat, each.glyph, each.words) for each in notes.listed(store, room)]


def test_each_seat_has_one_note_on_a_position(place: str) -> None:
    with Store(place) as store:
        room, other = a_room(store), a_room(store)
        notes.write(store, room, Note(7, 0, "?", "Too early."))
        notes.write(store, room, Note(3, 1, "", "Here."))
        notes.write(store, room, Note(7, 1, "!", ""))
        notes.write(store, room, Note(7, 0, "⇄", "Either."))
        assert told(store, room) == [(3, 1, "", "Here."), (7, 0, "⇄", "Either."), (7, 1, "!", "")]
        assert notes.listed(store, room)[0].at > 0
        assert told(store, other) == []
        notes.write(store, room, Note(7, 0, "", ""))
        assert told(store, room) == [(3, 1, "", "Here."), (7, 1, "!", "")]
        with pytest.raises(UserError, match="There is no table called"):
            notes.write(store, "nowhere", Note(0, 0, "!", ""))


def test_a_seat_has_so_many_notes_and_no_more(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "MOST", 2)
    with Store(place) as store:
        room = a_room(store)
        for at in (1, 2):
            notes.write(store, room, Note(at, 0, "!", ""))
        with pytest.raises(UserError, match="There are 2 comments on this game, and that is the most"):
            notes.write(store, room, Note(3, 0, "!", ""))
        notes.write(store, room, Note(2, 0, "?", "Another."))
        notes.write(store, room, Note(3, 1, "!", ""))
        assert told(store, room) == [(1, 0, "!", ""), (2, 0, "?", "Another."), (3, 1, "!", "")]


def test_notes_go_with_their_game(place: str, begun: Begun) -> None:
    with Store(place) as store:
        room = a_room(store)
        number = rooms.begin(store, room, begun())
        notes.write(store, room, Note(0, 0, "!", ""))
        games.remove(store, number)
        with store.reading() as connection:
            assert connection.execute(text("SELECT count(*) FROM note")).scalar() == 0


def test_branches_of_a_room_are_found(place: str) -> None:
    with Store(place) as store:
        room = a_room(store)
        found = [a_room(store, room) for _ in range(3)]
        inner = a_room(store, found[0])
        assert [each.name for each in rooms.branches(store, room, 10)] == found
        assert [each.name for each in rooms.branches(store, room, 2)] == found[:2]
        assert [each.name for each in rooms.branches(store, found[0], 10)] == [inner]
        assert rooms.branches(store, inner, 10) == []


def test_branches_of_an_older_store_are_found(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_was(place, monkeypatch, "0003")
    kept = [("a", "{}"), ("b", '{"branched": ["a", 4, "Pass"]}'), ("c", "damaged"), ("d", '{"branched": null}')]
    with monkeypatch.context() as patch:
        patch.setattr("orne.store.upgrading.SCHEMA", "0003")
        with Store(place) as store, store.writing() as connection:
            for name, settings in kept:
                row = {"name": name, "settings": settings}
                columns = "(name, game, settings, created, changed) VALUES (:name, 'coc', :settings, 1, 1)"
                connection.execute(text(f"INSERT INTO room {columns}"), row)
    with Store(place) as store:
        assert [each.name for each in rooms.branches(store, "a", 10)] == ["b"]
        with store.reading() as connection:
            assert connection.execute(text("SELECT name, settings FROM room ORDER BY id")).all() == kept
