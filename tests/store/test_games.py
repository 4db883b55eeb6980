"""Games in the store: every answer is there once, whatever happens to whoever plays."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert, select, text, update

from orne.kernel.errors import UserError
from orne.kernel.game import Game, random_policy
from orne.set_up.shared.seated import Seated
from orne.store import games, keeping, lease
from orne.store.database import Store, StoreError
from orne.store.journal import Told
from orne.store.keeping import Kept
from orne.store.lease import InUse
from orne.store.models import GAMES, JOURNAL, LEASES

Begun = Callable[..., Seated]


def play(kept: Kept, game: Game[Any], answers: int, seed: int = 1) -> None:
    """Answer at random, each answer kept."""
    policy = random_policy(seed)
    for _ in range(answers):
        assert game.decision is not None
        game.choose(policy(game.decision))
        assert kept.keep(game), kept.trouble


def journal(place: str, number: int = 1) -> list[tuple[int, int | None, str]]:
    """The rows of a game."""
    with Store(place) as store, store.reading() as connection:
        found = connection.execute(select(JOURNAL).where(JOURNAL.c.game_id == number).order_by(JOURNAL.c.number))
        return [(row.number, row.seat, row.made) for row in found]


def test_each_answer_is_a_row_with_its_seat(place: str, begun: Begun) -> None:
    seated = begun()
    kept = Kept.new(seated, place)
    seated.game.play("keep")
    assert kept.keep(seated.game)
    seated.game.play("mulligan")
    assert kept.keep(seated.game)
    assert journal(place) == [(1, 1, '"keep"'), (2, 0, '"mulligan"')]
    kept.close()


def test_what_is_taken_back_stays_in_the_journal(place: str, begun: Begun) -> None:
    seated = begun()
    kept = Kept.new(seated, place)
    seated.game.play("keep", "mulligan")
    assert kept.keep(seated.game)
    seated.game.undo()
    seated.game.reseed(5)
    seated.game.play("keep")
    assert kept.keep(seated.game)
    kept.close()
    # What was decided before the game was first written is written with it, or one row after the other.
    assert [made for _, _, made in journal(place)] == ['"keep"', '"mulligan"', '{"back":1}', '{"reseed":5}', '"keep"']
    with Store(place) as store:
        assert games.record(store, 1)["decisions"] == ["keep", {"reseed": 5}, "keep"]
        assert games.read(store, 1).game.fingerprint() == seated.game.fingerprint()


def test_a_game_goes_on_where_it_was_left(place: str, begun: Begun) -> None:
    seated = begun()
    kept = Kept.new(seated, place)
    play(kept, seated.game, 30)
    kept.close()
    again = Kept.resumed(1, place)
    assert again.seated.game.fingerprint() == seated.game.fingerprint()
    assert (again.seated.players, again.seated.decks) == (seated.players, ("mine", "theirs"))
    play(again, again.seated.game, 10)
    again.close()
    assert [number for number, _, _ in journal(place)] == list(range(1, 41))


def test_a_list_says_who_played_what_how_far_and_how_it_ended(place: str, begun: Begun) -> None:
    first, second = begun(1), begun(2)
    Kept.new(first, place).close()
    kept = Kept.new(second, place)
    policy = random_policy(3)
    while second.game.decision is not None:
        second.game.choose(policy(second.game.decision))
    assert kept.keep(second.game)
    kept.close()
    with Store(place) as store:
        later, earlier = games.listed(store)
        assert (later.number, later.ended, earlier.number, earlier.ended) == (2, second.game.result, 1, "")
        assert (earlier.players, earlier.decks, earlier.turn) == (
            ("human", "random"),
            ("mine", "theirs"),
            "being set up",
        )
        assert later.turn == f"turn {second.game.state.turn}"
        assert games.unfinished(store) == games.unfinished(store, "coc") == earlier
        assert games.unfinished(store, "arkham") is None


def test_a_second_process_is_told(place: str, begun: Begun) -> None:
    kept = Kept.new(begun(), place)
    with pytest.raises(InUse, match="Game 1 is being played elsewhere"):
        Kept.resumed(1, place)
    with Store(place) as store:
        assert games.is_played(store, 1)
        with pytest.raises(InUse, match="Game 1 is being played; leave it first"):
            games.remove(store, 1)
    kept.close()
    Kept.resumed(1, place).close()


def test_a_game_whose_process_is_dead_is_taken_over(place: str, begun: Begun) -> None:
    Kept.new(begun(), place).close()
    code = "import sys; from orne.store.keeping import Kept; k = Kept.resumed(1, sys.argv[1]); import os; os._exit(0)"
    subprocess.run([sys.executable, "-c", code, place], check=True)
    with Store(place) as store, store.reading() as connection:
        assert connection.execute(select(LEASES)).one()
    Kept.resumed(1, place).close()


def test_a_lease_runs_out_where_nothing_is_known_of_the_machine(place: str, begun: Begun) -> None:
    kept = Kept.new(begun(), place)
    with Store(place) as store:
        with store.writing() as connection:
            connection.execute(update(LEASES).values(machine="far away"))
        with pytest.raises(InUse, match="on far"):
            Kept.resumed(1, place)
        with store.writing() as connection:
            connection.execute(update(LEASES).values(beat=LEASES.c.beat - lease.LASTS - 1))
    other = Kept.resumed(1, place)
    # The first one wakes up: it may write nothing, and says so for good.
    game = kept.seated.game
    game.play("keep")
    assert not kept.keep(game)
    assert kept.lost
    assert kept.trouble == "Game 1 was deleted or is being played elsewhere now; nothing more is kept from here."
    play(other, other.seated.game, 3)
    assert not kept.keep(game)
    assert len(journal(place)) == 3
    kept.close()
    other.close()


def test_a_lease_is_renewed_while_somebody_thinks(place: str, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "BEAT", 0.01)
    kept = Kept.new(begun(), place)
    with Store(place) as store:
        with store.writing() as connection:
            connection.execute(update(LEASES).values(beat=0.0))
        for _ in range(500):
            with store.reading() as connection:
                if connection.execute(select(LEASES.c.beat)).scalar_one() > 0:
                    break
        else:
            raise AssertionError("the lease was not renewed")
    kept.close()


def test_no_row_is_written_twice(place: str, begun: Begun) -> None:
    seated = begun()
    kept = Kept.new(seated, place)
    play(kept, seated.game, 2)
    with Store(place) as store, pytest.raises(StoreError), store.writing() as connection:
        connection.execute(insert(JOURNAL).values(game_id=1, number=2, seat=0, made='"keep"', at=0.0))
    kept.close()


def test_what_could_not_be_written_is_tried_again(place: str, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = begun()
    kept = Kept.new(seated, place)
    play(kept, seated.game, 2)
    append = games.append

    def full(*_: object) -> None:
        raise StoreError("the disk is full; make room.")

    monkeypatch.setattr(games, "append", full)
    seated.game.play(0)
    assert not kept.keep(seated.game)
    assert kept.trouble == "The disk is full; make room."
    seated.game.play(0)
    assert not kept.keep(seated.game)
    assert len(journal(place)) == 2
    monkeypatch.setattr(games, "append", append)
    assert kept.keep(seated.game)
    assert kept.trouble == ""
    kept.close()
    with Store(place) as store:
        assert games.record(store, 1)["decisions"] == seated.game.decisions()


def test_it_is_tried_again_without_another_answer(place: str, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "AGAIN", 0.01)
    monkeypatch.setattr(keeping, "BEAT", 0.01)
    seated = begun()
    kept = Kept.new(seated, place)
    with monkeypatch.context() as patch:
        patch.setattr(games, "append", lambda *_: (_ for _ in ()).throw(StoreError("locked")))
        seated.game.play("keep")
        assert not kept.keep(seated.game)
    for _ in range(500):
        if journal(place):
            break
    assert journal(place) == [(1, 1, '"keep"')]
    kept.close()
    assert kept.trouble == ""


@pytest.mark.parametrize("way", [StoreError("the database cannot be reached."), KeyboardInterrupt()])
def test_an_answer_written_without_a_word_is_not_written_again(
    place: str, begun: Begun, monkeypatch: pytest.MonkeyPatch, way: BaseException
) -> None:
    seated = begun()
    kept = Kept.new(seated, place)

    append = kept._append

    def lost_on_the_way(*words: Any) -> None:
        append(*words)
        kept.rows -= 1
        kept._told = Told()
        raise way

    with monkeypatch.context() as patch, contextlib.suppress(KeyboardInterrupt):
        # The row is committed, and the word of it does not arrive.
        patch.setattr(kept, "_append", lost_on_the_way)
        seated.game.play("keep")
        assert not kept.keep(seated.game)
    assert kept.keep(seated.game)
    assert journal(place) == [(1, 1, '"keep"')]
    kept.close()


def test_a_game_that_could_not_begin_begins_later(place: str, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = begun()
    with monkeypatch.context() as patch:
        patch.setattr(games, "add_to", lambda *_: (_ for _ in ()).throw(StoreError("read only")))
        kept = Kept.new(seated, place)
        assert (kept.trouble, kept.number) == ("Read only", None)
        seated.game.play("keep")
        assert not kept.keep(seated.game)
    assert kept.keep(seated.game)
    assert (kept.trouble, kept.number) == ("", 1)
    kept.close()
    assert journal(place) == [(1, 1, '"keep"')]


def test_a_whole_game_is_brought_in_as_a_new_one(place: str, begun: Begun) -> None:
    seated = begun()
    seated.game.play("keep", "keep", 0, 0)
    with Store(place) as store:
        assert (games.add(store, seated), games.add(store, seated)) == (1, 2)
        assert games.read(store, 2).game.fingerprint() == seated.game.fingerprint()


def test_numbers_are_not_used_again(place: str, begun: Begun) -> None:
    with Store(place) as store:
        games.add(store, begun())
        games.remove(store, 1)
        assert games.listed(store) == []
        assert games.add(store, begun()) == 2
        for call in (games.about, games.record, games.read, games.remove):
            with pytest.raises(UserError, match="There is no game 1; orne games lists those there are"):
                call(store, 1)


def test_a_deleted_game_takes_its_rows_along(place: str, begun: Begun) -> None:
    seated = begun()
    seated.game.play("keep")
    with Store(place) as store:
        games.add(store, seated)
        games.remove(store, 1)
        with store.reading() as connection:
            assert connection.execute(text("SELECT count(*) FROM journal")).scalar() == 0


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("DELETE FROM journal WHERE number = 2", "rows of it are missing"),
        ("UPDATE journal SET made = '{\"back\":9}' WHERE number = 2", "takes back what was never decided"),
        ("UPDATE journal SET made = '7' WHERE number = 2", "a row of it cannot be read"),
        ("UPDATE journal SET made = '\"nonsense\"' WHERE number = 2", "does not fit the rules at decision 2"),
    ],
)
def test_a_damaged_journal_is_refused_in_one_sentence(place: str, begun: Begun, damage: str, words: str) -> None:
    seated = begun()
    seated.game.play("keep", "keep", 0)
    with Store(place) as store:
        games.add(store, seated)
        with store.writing() as connection:
            connection.execute(text(damage.replace(":9", "\\:9")))
        with pytest.raises(UserError, match=words):
            games.read(store, 1)
    with pytest.raises(UserError, match=words):
        Kept.resumed(1, place)


@pytest.mark.parametrize("turn", ["turn 0", "round 0"])
def test_a_game_that_an_older_version_left_in_its_set_up_is_said_to_be_set_up(
    place: str, begun: Begun, turn: str
) -> None:
    with Store(place) as store:
        games.add(store, begun())
        with store.writing() as connection:
            connection.execute(text(f"UPDATE game SET turn = '{turn}'"))
        assert (games.about(store, 1).turn, games.listed(store)[0].turn) == ("being set up", "being set up")


@pytest.mark.parametrize("damage", ["how = 'somehow'", "winners = '[true]'", "winners = '{}'"])
def test_a_game_of_which_nobody_can_read_how_it_ended_does_not_hide_the_others(
    place: str, begun: Begun, damage: str
) -> None:
    with Store(place) as store:
        for _ in range(2):
            games.add(store, begun())
        with store.writing() as connection:
            connection.execute(text(f"UPDATE game SET {damage} WHERE id = 1"))
        with pytest.raises(UserError, match="Game 1 is damaged: a row of it cannot be read"):
            games.about(store, 1)
        listed = {about.number: about for about in games.listed(store)}
        assert (listed[1].game, listed[2].game, listed[2].how, listed[2].winners) == ("", "coc", "", ())


def test_a_game_of_other_rules_that_fits_no_more_is_only_looked_at(place: str, begun: Begun) -> None:
    seated = begun()
    seated.game.play("keep", "keep", 0)
    with Store(place) as store:
        games.add(store, seated)
        with store.writing() as connection:
            connection.execute(update(GAMES).values(rules="older"))
            connection.execute(update(JOURNAL).where(JOURNAL.c.number == 3).values(made='"nonsense"'))
        assert games.read(store, 1).game.read_only
        assert not games.is_played(store, 1)
    with pytest.raises(UserError, match="Game 1: This game was played with another version of Orne"):
        Kept.resumed(1, place)
