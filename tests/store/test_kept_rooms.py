"""Rooms in the store: settings, seats, and secrets that are kept as digests only."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import text

from orne.kernel.errors import UserError
from orne.set_up.shared.seated import Seated
from orne.store import games, rooms
from orne.store.database import Store
from orne.store.rooms import KeptSeat

Begun = Callable[..., Seated]

HOST = KeptSeat("screen", "Ann", deck="mine")
FRIEND = KeptSeat("link", "Bob")


def test_a_room_is_written_and_read(place: str) -> None:
    with Store(place) as store:
        opened = rooms.add(store, "coc", {"undo": "same"}, [HOST, FRIEND])
        assert rooms.read(store, opened.room.name) == opened.room
        assert (opened.room.game, opened.room.settings, opened.room.number) == ("coc", {"undo": "same"}, None)
        assert opened.room.seats == (HOST, FRIEND)
        assert rooms.listed(store) == [opened.room]
        with pytest.raises(UserError, match="There is no table called “elsewhere”"):
            rooms.read(store, "elsewhere")


def test_a_secret_opens_its_seat_and_is_nowhere_in_the_store(place: str) -> None:
    with Store(place) as store:
        seats = [HOST, FRIEND, KeptSeat("bot", "Cay", bot="greedy"), KeptSeat("screen", "Dan")]
        opened = rooms.add(store, "arkham", {}, seats)
        host, friend, bot, same = opened.secrets
        assert host is not None
        assert friend is not None
        assert (bot, same) == (None, host)
        name = opened.room.name
        assert rooms.seats_of(store, name, host) == (0, 3)
        assert rooms.seats_of(store, name, friend) == (1,)
        for wrong in ("", "None", friend[:-1], "\udc80", name):
            assert rooms.seats_of(store, name, wrong) == ()
        with store.reading() as connection:
            kept = str(connection.execute(text("SELECT * FROM seat")).all())
        assert host not in kept
        assert friend not in kept


def test_a_new_secret_ends_the_old_one(place: str) -> None:
    with Store(place) as store:
        opened = rooms.add(store, "coc", {}, [HOST, FRIEND])
        name, old = opened.room.name, opened.secrets[1] or ""
        new = rooms.new_secret(store, name, 1)
        assert (rooms.seats_of(store, name, old), rooms.seats_of(store, name, new)) == ((), (1,))
        with pytest.raises(UserError, match="This table has no seat 7"):
            rooms.new_secret(store, name, 7)


def test_seats_and_settings_change(place: str) -> None:
    with Store(place) as store:
        opened = rooms.add(store, "coc", {}, [HOST, FRIEND])
        name, friend = opened.room.name, opened.secrets[1] or ""
        chosen = KeptSeat("link", "Robert", deck={"cards": [1, 2]})
        assert rooms.set_seat(store, name, 1, chosen).seats == (HOST, chosen)
        assert rooms.seats_of(store, name, friend) == (1,)
        assert rooms.set_settings(store, name, {"clock": [600, 5]}).settings == {"clock": [600, 5]}
        rooms.set_seat(store, name, 1, KeptSeat("bot", "Bot", bot="greedy"))
        assert rooms.seats_of(store, name, friend) == ()
        with pytest.raises(UserError, match="A seat is held by a link, a screen, a bot, and not by “cat”"):
            rooms.set_seat(store, name, 1, KeptSeat("cat"))  # type: ignore[arg-type]
        with pytest.raises(UserError, match="That is more than a table keeps"):
            rooms.set_settings(store, name, {"much": "x" * rooms.LARGEST})


def test_the_game_of_a_room_begins_once(place: str, begun: Begun) -> None:
    with Store(place) as store:
        name = rooms.add(store, "coc", {}, [HOST, FRIEND]).room.name
        number = rooms.begin(store, name, begun(1))
        assert rooms.begin(store, name, begun(2)) == number == 1
        assert [each.number for each in games.listed(store)] == [1]
        room = rooms.of_game(store, 1)
        assert room is not None
        assert (room.name, room.number) == (name, 1)
        assert rooms.of_game(store, 2) is None
        with pytest.raises(UserError, match="The game has begun, and its decks stay as they are"):
            rooms.set_seat(store, name, 0, KeptSeat("screen", "Ann", deck="another"))
        assert rooms.set_seat(store, name, 0, KeptSeat("screen", "Anna", deck="mine")).seats[0].name == "Anna"


def test_a_room_goes_and_its_game_stays(place: str, begun: Begun) -> None:
    with Store(place) as store:
        names = [rooms.add(store, "coc", {}, [HOST, FRIEND]).room.name for _ in range(2)]
        for each, name in enumerate(names, 1):
            rooms.begin(store, name, begun(each))
        rooms.remove(store, names[0])
        assert [each.name for each in rooms.listed(store)] == [names[1]]
        assert len(games.listed(store)) == 2
        # The other way round nothing is left to come back to.
        games.remove(store, 2)
        assert rooms.listed(store) == []


def test_clocks_and_chat(place: str) -> None:
    with Store(place) as store:
        name = rooms.add(store, "coc", {}, [HOST, FRIEND]).room.name
        assert rooms.read(store, name).clocks == ()
        rooms.set_clocks(store, name, [600.0, 12.5])
        assert rooms.read(store, name).clocks == (600.0, 12.5)
        first = rooms.say(store, name, 0, "Ann", "Good luck!")
        second = rooms.say(store, name, None, "Zoe", "Hello")
        assert rooms.chat(store, name) == [first, second]
        assert [(each.number, each.seat, each.name, each.words) for each in rooms.chat(store, name, 1)] == [
            (2, None, "Zoe", "Hello")
        ]
