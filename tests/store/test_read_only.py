"""A place that can only be read: what is kept there can be looked at, and whoever wants to play is told."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from orne.kernel.errors import UserError
from orne.set_up.shared.seated import Seated
from orne.store import campaigns, games, rooms, upgrading
from orne.store.database import OnlyRead, Store
from orne.store.keeping import Kept
from tests.campaign.table import campaign

Begun = Callable[..., Seated]
NOBODY = 65534


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that other users can reach."""
    made = Path(tempfile.mkdtemp(dir="/tmp", prefix="orne-"))
    made.chmod(0o755)
    yield made
    made.chmod(0o755)
    shutil.rmtree(made)


@contextmanager
def closed(folder: Path) -> Iterator[None]:
    """Let a folder and what is in it be read only."""
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    # The superuser writes wherever they like.
    superuser = os.geteuid() == 0
    if superuser:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if superuser:
            os.seteuid(0)
        folder.chmod(0o755)
        for file in folder.iterdir():
            file.chmod(0o644)


def test_it_can_be_looked_at(folder: Path, begun: Begun) -> None:
    place = folder / "games.sqlite"
    seated = begun()
    seated.game.play("keep", "keep")
    with Store(place) as store:
        games.add(store, seated)
        campaigns.add(store, "zealot", campaign())
    before = place.read_bytes()
    with closed(folder):
        with pytest.raises(OnlyRead, match="allow writing there, or name another place"):
            Store(place)
        with Store.to_read(place) as store:
            assert store.name == str(place)
            assert [each.number for each in games.listed(store)] == [1]
            assert games.read(store, 1).game.fingerprint() == seated.game.fingerprint()
            assert campaigns.read(store, "zealot").campaign == campaign()
            assert rooms.listed(store) == []
            with pytest.raises(OnlyRead, match="it can only be read; allow writing there"):
                games.remove(store, 1)
        with pytest.raises(UserError, match="allow writing there"):
            Kept.resumed(1, place)
        kept = Kept.new(begun(2), place)
        assert "allow writing there" in kept.trouble
        kept.close()
    assert place.read_bytes() == before
    assert sorted(folder.iterdir()) == [place]


def test_what_a_killed_process_left_in_the_log_is_seen(folder: Path, begun: Begun) -> None:
    other = folder / "other"
    other.mkdir()
    kept = Kept.new(begun(), other / "games.sqlite")
    kept.seated.game.play("keep", "keep")
    assert kept.keep(kept.seated.game)
    for file in other.iterdir():
        if not file.name.endswith("-shm"):
            shutil.copy(file, folder / file.name)
    kept.close()
    shutil.rmtree(other)
    with closed(folder), Store.to_read(folder / "games.sqlite") as store:
        assert games.record(store, 1)["decisions"] == ["keep", "keep"]


def test_one_of_an_older_version_is_read_as_well(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = folder / "games.sqlite"
    with monkeypatch.context() as patch:
        patch.setattr(upgrading, "SCHEMA", "0001")
        patch.setattr(upgrading, "HEAD", "0001")
        Store(place).close()
    with closed(folder), Store.to_read(place) as store:
        assert (games.listed(store), rooms.listed(store)) == ([], [])


def test_where_there_is_nothing_to_read(folder: Path) -> None:
    with closed(folder), pytest.raises(OnlyRead, match="there is no store there, and none can be made"):
        Store.to_read(folder / "games.sqlite")


def test_no_copy_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(folder / "games.sqlite").close()
    copies = Path(tempfile.mkdtemp(dir="/tmp", prefix="orne-"))
    copies.chmod(0o777)
    monkeypatch.setattr(tempfile, "tempdir", str(copies))
    with closed(folder):
        Store.to_read(folder / "games.sqlite").close()
    assert list(copies.iterdir()) == []
    copies.rmdir()
