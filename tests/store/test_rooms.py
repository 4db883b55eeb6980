"""A room whose game is kept: every answer, a bot's too, and what was taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import select

from orne.kernel.errors import UserError
from orne.set_up.shared.seated import Seated
from orne.store import games
from orne.store.database import Store, StoreError
from orne.store.keeping import Kept
from orne.store.models import JOURNAL
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


def people(begun: Begun, place: str) -> tuple[Room, Kept]:
    """A room of two people, each at a screen of their own."""
    seated = begun()
    seated.players = ("human", "human")
    kept = Kept.new(seated, place)
    return Room(seated.game, seated.players, journal=kept), kept


def again(kept: Kept, place: str) -> Room:
    """The same room after its process has ended."""
    kept.close()
    resumed = Kept.resumed(1, place)
    resumed.close()
    return Room(resumed.seated.game, resumed.seated.players, journal=resumed)


def test_conceding_is_kept(place: str, begun: Begun) -> None:
    room, kept = people(begun, place)
    room.answer(1, "keep")
    room.concede(0)
    told = room.ended
    assert told is not None
    with Store(place) as store:
        about = games.about(store, 1)
        assert (about.ended, about.how, about.winners) == (told.sentence, "conceded", (1,))
        assert games.unfinished(store) is None
        assert [(row.text, row.seat) for row in games.since(store, 1, 1)] == [
            ('{"end":{"how":"conceded","winners":[1]}}', 0)
        ]
    room = again(kept, place)
    assert (room.ended, room.asked) == (told, None)
    with pytest.raises(UserError, match="The game is over"):
        room.answer(0, "keep")


def test_an_agreed_draw_is_kept_and_an_offer_is_not_one(place: str, begun: Begun) -> None:
    room, kept = people(begun, place)
    offer = room.offer(0, "draw")
    with Store(place) as store:
        assert (games.since(store, 1), games.about(store, 1).ended) == ([], "")
    room.reply(1, offer, True)
    told = room.ended
    assert told is not None
    assert (told.how, told.winners, told.sentence) == ("drawn", (), "The players have agreed on a draw.")
    assert again(kept, place).ended == told


def test_an_agreed_takeback_is_kept(place: str, begun: Begun) -> None:
    room, kept = people(begun, place)
    room.answer(1, "keep")
    room.answer(0, "keep")
    room.undo(1)
    room.reply(0, room.page(0).offers[0].id, True)
    with Store(place) as store:
        assert [row.text for row in games.since(store, 1)] == ['"keep"', '"keep"', '{"back":0}']
    question = room.question(1)
    after = again(kept, place).question(1)
    assert question is not None
    assert after is not None
    assert (question.prompt, question.options) == (after.prompt, after.options)


def test_what_is_taken_back_comes_with_its_new_course_of_chance(place: str, begun: Begun) -> None:
    seated = begun()
    kept = Kept.new(seated, place)
    seated.game.play("keep")
    assert kept.keep(seated.game)
    seated.game.undo()
    seated.game.reseed(5)
    assert kept.keep(seated.game)
    with Store(place) as store, store.reading() as connection:
        rows = connection.execute(select(JOURNAL.c.made, JOURNAL.c.at).order_by(JOURNAL.c.number)).all()
    assert [row.made.partition(":")[0] for row in rows[-2:]] == ['{"back"', '{"reseed"']
    # One transaction, so one moment.
    assert rows[-2].at == rows[-1].at
    kept.close()


def test_a_page_says_what_is_not_kept_until_it_is(place: str, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    room, kept = people(begun, place)
    room.answer(1, "keep")
    room.page(None)
    with monkeypatch.context() as patch:
        patch.setattr(games, "append", lambda *_: (_ for _ in ()).throw(StoreError("the disk is full.", "/home/ann")))
        room.concede(0)
        # Whoever sits elsewhere need not know where the store is.
        assert [room.page(seat).trouble for seat in (0, 1, None)] == ["The disk is full."] * 3
        assert kept.trouble_here == "/home/ann: the disk is full."
    kept.close()
    assert [room.page(seat).trouble for seat in (0, 1, None)] == [""] * 3
    assert again(kept, place).ended == room.ended
