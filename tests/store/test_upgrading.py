"""Stores of older versions: they are brought up to date, and nothing in them changes."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, text

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


def add_as_at_first(connection: Connection, seated: Seated) -> None:
    """Write a game as the first version did."""
    values = {
        "token": "one",
        "game": seated.game.rules.name,
        "start": json.dumps(seated.game.start),
        "players": json.dumps(seated.players),
        "decks": json.dumps(seated.decks),
        "rules": "",
        "cards": "",
        "created": 1.0,
        "played": 1.0,
        "turn": "turn 0",
        "ended": "",
    }
    columns, places = ", ".join(values), ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO game ({columns}) VALUES ({places})"), values)
    row = "INSERT INTO journal (game_id, number, made, at) VALUES (1, :number, :made, 0)"
    for number, made in enumerate(seated.game.decisions(), 1):
        connection.execute(text(row), {"number": number, "made": json.dumps(made)})


def test_a_store_of_the_first_version(place: str, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_was(place, monkeypatch, "0001")
    seated = begun()
    seated.game.play("keep", "keep", 0)
    with monkeypatch.context() as patch:
        patch.setattr(upgrading, "SCHEMA", "0001")
        with Store(place) as store:
            campaigns.add(store, "zealot", campaign())
            with store.writing() as connection:
                add_as_at_first(connection, seated)
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


@pytest.mark.parametrize(
    ("game", "ended", "last", "how", "winners"),
    [
        ("coc", "Player 2 has won three stories.", ('"pass"', 0), "won", (1,)),
        ("coc", "Player 1 wins: the other deck is empty.", ('"pass"', 1), "won", (0,)),
        ("coc", "Player 2 wins.", ('{"end":{"winners":[0],"sentence":"Player 2 wins."}}', 1), "conceded", (0,)),
        ("coc", "Ann has no time left.", ('{"end":{"winners":[1],"sentence":""}}', 0), "time", (1,)),
        ("coc", "You have been away too long.", ('{"end":{"winners":[1],"sentence":""}}', 0), "away", (1,)),
        ("coc", "The players have agreed on a draw.", ('{"end":{"winners":[],"sentence":""}}', None), "drawn", ()),
        ("arkham", "The fire is out. You have won.", ('"pass"', 0), "won", (0, 1)),
        ("arkham", "The house burns. You have lost.", ('"pass"', 0), "lost", ()),
        ("arkham", "The house burns.", ('"pass"', 0), "", ()),
        ("coc", "Ann has won three stories.", ("{", 0), "", ()),
        ("coc", "", ('"pass"', 0), "", ()),
    ],
)
def test_a_store_of_an_older_version_learns_who_has_won(
    place: str,
    begun: Begun,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    ended: str,
    last: tuple[str, int | None],
    how: str,
    winners: tuple[int, ...],
) -> None:
    with Store(place) as store:
        games.add(store, begun())
        with store.writing() as connection:
            connection.execute(text("ALTER TABLE game DROP COLUMN how"))
            connection.execute(text("ALTER TABLE game DROP COLUMN winners"))
            connection.execute(text("UPDATE game SET game = :game, ended = :ended"), {"game": game, "ended": ended})
            words = "INSERT INTO journal (game_id, number, seat, made, at) VALUES (1, 99, :seat, :made, 0)"
            connection.execute(text(words), {"made": last[0], "seat": last[1]})
            connection.execute(text(f"UPDATE {VERSIONS} SET version_num = '0004'"))
    with Store(place) as store:
        about = games.about(store, 1)
        assert (about.ended, about.how, about.winners) == (ended, how, winners)
