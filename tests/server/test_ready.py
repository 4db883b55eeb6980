"""What a server does before anybody has come."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from orne.games import CardGame
from orne.server.routes import setup
from orne.server.settings import ServerSettings
from tests.server.look import WAIT, serving


def test_decks_are_looked_at_once_and_before_anybody_asks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    looked: Counter[str] = Counter()
    begun = Event()
    really = setup.of_deck

    def of_deck(game: CardGame, deck: Any) -> dict[str, Any]:
        looked[f"{game.name} {deck.name}"] += 1
        begun.set()
        return really(game, deck)

    monkeypatch.setattr(setup, "of_deck", of_deck)
    setup._seen.cache_clear()
    with serving(ServerSettings(store=str(tmp_path / "games.sqlite"), local=True)) as served:
        assert begun.wait(WAIT)
        # Whoever comes in the middle of it waits for its end, and does not begin again.
        decks = served.http.get("/api/decks").json()["decks"]
        listed = [deck for game in served.http.get("/api/setup").json()["games"] for deck in game["decks"]]
    assert [{"game": deck["game"], **each} for deck, each in zip(decks, listed, strict=True)] == decks
    assert set(looked.values()) == {1}
    assert len(looked) == len(decks)
