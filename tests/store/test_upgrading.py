"""Stores of older versions: they are brought up to date, and nothing in them changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import text

from orne.set_up.shared.seated import Seated
from orne.store import campaigns, games, upgrading
from orne.store.database import Store, token_of
from orne.store.keeping import Kept
from orne.store.models import SCHEMA
from orne.store.upgrading import VERSIONS
from tests.campaign.table import campaign

Begun = Callable[..., Seated]


def as_it_was(place: str, monkeypatch: pytest.MonkeyPatch, revision: str) -> None:
    """Make a store as an older version did."""
    with monkeypatch.context() as patch:
        patch.setattr(upgrading, "SCHEMA", revision)
        patch.setattr(upgrading, "HEAD", revision)
        Store(place).close()


def test_a_store_of_the_first_version(place: str, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_was(place, monkeypatch, "0001")
    seated = begun()
    seated.game.play("keep", "keep", 0)
    with monkeypatch.context() as patch:
        patch.setattr(upgrading, "SCHEMA", "0001")
        with Store(place) as store:
            games.add(store, seated)
            campaigns.add(store, "zealot", campaign())
            with store.writing() as connection:
                assert connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar() == "0001"
                words = "INSERT INTO lease (game_id, owner, machine, process, beat) VALUES (1, 'x', 'far', '1 2', 0)"
                connection.execute(text(words))
    with Store(place) as store:
        with store.reading() as connection:
            assert connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar() == SCHEMA
        assert games.read(store, 1).game.fingerprint() == seated.game.fingerprint()
        assert campaigns.read(store, "zealot").campaign == campaign()
    # The lease of a process that is long gone is taken over.
    kept = Kept.resumed(1, place)
    kept.seated.game.play(0)
    assert kept.keep(kept.seated.game)
    kept.close()


def test_a_store_of_an_older_version_gets_a_name_of_its_own(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_was(place, monkeypatch, "0002")
    tokens = []
    for _ in range(2):
        with Store(place) as store, store.reading() as connection:
            tokens.append(token_of(connection))
    assert tokens[0]
    assert tokens[0] == tokens[1]
