"""The database itself: durable, opened by several at once, and every trouble said in one sentence."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from orne.kernel.errors import UserError
from orne.set_up.shared.seated import Seated
from orne.store import database, games
from orne.store.database import Store, StoreError, usual_url
from orne.store.keeping import Kept
from orne.store.lease import InUse
from orne.store.models import METADATA
from orne.store.upgrading import VERSIONS

Begun = Callable[..., Seated]


def test_the_usual_place_is_the_data_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORNE_STORE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_url() == str(tmp_path / "orne" / "games.sqlite")
    monkeypatch.setenv("ORNE_STORE", "elsewhere")
    assert usual_url() == "elsewhere"


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    with Store(tmp_path / "games.sqlite") as store, store.reading() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1


def test_the_migrations_make_what_the_models_say(place: str) -> None:
    with Store(place) as store, store.reading() as connection:
        ours = {"version_table": VERSIONS}
        assert compare_metadata(MigrationContext.configure(connection, opts=ours), METADATA) == []


def test_several_processes_make_a_new_store_at_once(place: str) -> None:
    code = "import sys; from orne.store.database import Store; Store(sys.argv[1]).close()"
    running = [subprocess.Popen([sys.executable, "-c", code, place], stderr=subprocess.PIPE) for _ in range(3)]
    assert [(each.communicate()[1].decode(), each.returncode) for each in running] == [("", 0)] * 3


def test_a_store_of_a_newer_version_is_refused(place: str) -> None:
    with Store(place) as store, store.writing() as connection:
        connection.execute(text(f"UPDATE {VERSIONS} SET version_num = '9999'"))
    with pytest.raises(UserError, match="a newer version of Orne has written this store; use that version"):
        Store(place)


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE pages (url TEXT)")
    other.close()
    before = file.read_bytes()
    with pytest.raises(UserError, match="this database is another program's"):
        Store(file)
    assert file.read_bytes() == before


def test_a_file_that_is_not_a_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sir, " * 200)
    with pytest.raises(StoreError, match=r"letter\.txt: this is not a database"):
        Store(file)
    assert file.read_text() == "Dear Sir, " * 200


@pytest.mark.parametrize("url", ["mysql://localhost/x", "nonsense://x", "sqlite://", "sqlite:///:memory:", "://"])
def test_a_place_that_cannot_be_one(url: str) -> None:
    with pytest.raises(UserError, match="That is not a store that keeps games; name a file, or postgresql"):
        Store(url)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"its folder cannot be made \(File exists\)"):
        Store(tmp_path / "file" / "games.sqlite")


def test_a_server_that_does_not_answer_and_its_password(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="the database cannot be reached") as told:
        Store(f"postgresql://me:secret@/games?host={tmp_path}")
    assert "secret" not in str(told.value)


def pragma(kept: Kept, words: str) -> None:
    """Say something to SQLite on the one connection of a game that is being kept."""
    assert kept._store is not None
    connection = kept._store.engine.raw_connection()
    connection.cursor().execute(f"PRAGMA {words}")
    connection.close()


def answered(kept: Kept, game: Any, most: int) -> bool:
    """Answer until something is not kept; whether that came to pass."""
    for _ in range(most):
        game.play(0)
        if not kept.keep(game):
            return True
    return False


@pytest.mark.parametrize(
    ("trouble", "healed", "words"),
    [
        ("max_page_count=1", "max_page_count=1000000", "The disk is full; make room"),
        ("query_only=ON", "query_only=OFF", "It can only be read"),
    ],
)
def test_a_full_or_closed_disk_is_said_until_it_heals(
    tmp_path: Path, begun: Begun, trouble: str, healed: str, words: str
) -> None:
    place = str(tmp_path / "games.sqlite")
    seated = begun()
    kept = Kept.new(seated, place)
    pragma(kept, trouble)
    assert answered(kept, seated.game, 200)
    assert words in kept.trouble
    with Store(place) as store:
        assert games.record(store, 1)["decisions"] == seated.game.decisions()[:-1]
    seated.game.play(0)
    assert not kept.keep(seated.game)
    pragma(kept, healed)
    assert kept.keep(seated.game)
    assert kept.trouble == ""
    kept.close()
    with Store(place) as store:
        assert games.record(store, 1)["decisions"] == seated.game.decisions()


def test_another_program_that_holds_the_lock(tmp_path: Path, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "WAIT", 0.05)
    seated = begun()
    kept = Kept.new(seated, tmp_path / "games.sqlite")
    other = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    seated.game.play("keep")
    assert not kept.keep(seated.game)
    assert "Another program holds it locked" in kept.trouble
    other.execute("ROLLBACK")
    other.close()
    assert kept.keep(seated.game)
    kept.close()


def test_a_deleted_file_is_made_again_with_the_whole_game(tmp_path: Path, begun: Begun) -> None:
    place = tmp_path / "folder" / "games.sqlite"
    seated = begun()
    kept = Kept.new(seated, place)
    assert not answered(kept, seated.game, 3)
    shutil.rmtree(place.parent)
    assert not answered(kept, seated.game, 2)
    kept.close()
    with Store(place) as store:
        assert games.record(store, 1)["decisions"] == seated.game.decisions()


def test_another_store_put_in_its_place_takes_the_game_as_a_new_one(tmp_path: Path, begun: Begun) -> None:
    place, other = tmp_path / "games.sqlite", tmp_path / "other.sqlite"
    with Store(other) as store:
        games.add(store, begun(2))
        before = games.record(store, 1)
    seated = begun(1)
    kept = Kept.new(seated, place)
    assert not answered(kept, seated.game, 3)
    other.replace(place)
    assert not answered(kept, seated.game, 2)
    assert kept.number == 2
    kept.close()
    with Store(place) as store:
        assert games.record(store, 1) == before
        assert games.record(store, 2)["decisions"] == seated.game.decisions()


def test_another_store_copied_over_its_file_is_noticed(tmp_path: Path, begun: Begun) -> None:
    place, other = tmp_path / "games.sqlite", tmp_path / "other.sqlite"
    with Store(other) as store:
        games.add(store, begun(2))
        before = games.record(store, 1)
    seated = begun(1)
    kept = Kept.new(seated, place)
    assert not answered(kept, seated.game, 3)
    shutil.copyfile(other, place)
    assert not answered(kept, seated.game, 2)
    assert (kept.number, kept.trouble) == (2, "")
    assert kept.notice == (
        "The store was moved or replaced while you played: this game was written whole to what is there now, as game 2."
    )
    kept.notice = ""
    assert not answered(kept, seated.game, 2)
    assert kept.notice == ""
    kept.close()
    with Store(place) as store:
        assert games.record(store, 1) == before
        assert games.record(store, 2)["decisions"] == seated.game.decisions()
        with store.reading() as connection:
            assert connection.execute(text("PRAGMA integrity_check")).scalar() == "ok"


def test_a_file_that_is_only_written_stays_the_same_store(tmp_path: Path, begun: Begun) -> None:
    place = tmp_path / "games.sqlite"
    seated = begun(1)
    kept = Kept.new(seated, place)
    assert not answered(kept, seated.game, 2)
    with Store(place) as store, store.engine.connect() as connection:
        connection.exec_driver_sql("ROLLBACK")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    os.utime(place)
    assert not answered(kept, seated.game, 2)
    assert (kept.number, kept.notice) == (1, "")
    kept.close()


def test_what_is_written_over_the_file_is_said_until_it_is_gone(tmp_path: Path, begun: Begun) -> None:
    place = tmp_path / "games.sqlite"
    seated = begun()
    kept = Kept.new(seated, place)
    assert not answered(kept, seated.game, 3)
    place.write_text("Dear Sir, " * 2000)
    assert answered(kept, seated.game, 1)
    assert kept.trouble.startswith("This is not a database; move the file away")
    place.unlink()
    assert not answered(kept, seated.game, 1)
    kept.close()
    with Store(place) as store:
        assert games.record(store, 1)["decisions"] == seated.game.decisions()


def test_a_newer_version_that_comes_in_between(tmp_path: Path, begun: Begun) -> None:
    place, other = tmp_path / "games.sqlite", tmp_path / "newer.sqlite"
    with Store(other) as store, store.writing() as connection:
        connection.execute(text(f"UPDATE {VERSIONS} SET version_num = '9999'"))
    seated = begun()
    kept = Kept.new(seated, place)
    other.replace(place)
    assert answered(kept, seated.game, 1)
    assert "a newer version of Orne has written this store" in kept.trouble
    kept.close()


def test_a_clock_that_is_set_back(tmp_path: Path, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "games.sqlite"
    kept = Kept.new(begun(), place)
    now = time.time()
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", lambda: now - 7200)
        # Whoever is seen to live keeps the game.
        with pytest.raises(InUse):
            Kept.resumed(1, place)
        with Store(place) as store, store.writing() as connection:
            connection.execute(text("UPDATE lease SET machine = 'far away'"))
        # Of others nothing is known, and a lease from the future is worth nothing.
        other = Kept.resumed(1, place)
        assert not answered(other, other.seated.game, 2)
        other.close()
    assert answered(kept, kept.seated.game, 1)
    assert kept.lost
    kept.close()


@pytest.mark.skipif(os.geteuid() != 0 or not shutil.which("mount"), reason="only the superuser makes a small disk")
def test_a_disk_that_is_full_and_has_room_again(tmp_path: Path, begun: Begun) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "none", str(disk)], check=False).returncode:
        pytest.skip("no small disk can be made here")
    try:
        seated = begun()
        kept = Kept.new(seated, disk / "games.sqlite")
        assert not answered(kept, seated.game, 3)
        with contextlib.suppress(OSError):
            (disk / "much").write_bytes(bytes(400_000))
        with contextlib.suppress(OSError), (disk / "more").open("wb", buffering=0) as more:
            while True:
                more.write(bytes(512))
        assert answered(kept, seated.game, 100)
        assert kept.trouble == "The disk is full; make room."
        (disk / "much").unlink()
        assert not answered(kept, seated.game, 2)
        kept.close()
        with Store(disk / "games.sqlite") as store:
            assert games.record(store, 1)["decisions"] == seated.game.decisions()
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)
