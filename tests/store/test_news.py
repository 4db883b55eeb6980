"""Several processes that serve the same games: what is new, words for one another, and who has which game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from orne.kernel.errors import UserError
from orne.set_up.shared.seated import Seated
from orne.store import games, news
from orne.store.database import Store
from orne.store.journal import told
from orne.store.keeping import Kept
from orne.store.news import News

Begun = Callable[..., Seated]


def test_what_is_new_since_some_row(place: str, begun: Begun) -> None:
    seated = begun()
    with Store(place) as store:
        kept = Kept.new(seated, store)
        seated.game.play("keep")
        assert kept.keep(seated.game)
        before = told(games.since(store, 1))
        seated.game.play("mulligan")
        assert kept.keep(seated.game)
        assert [(row.text, row.seat) for row in games.since(store, 1, 1)] == [('"mulligan"', 0)]
        assert told(games.since(store, 1, 1), before).decisions == ("keep", "mulligan")
        assert games.since(store, 1, 2) == []
        with pytest.raises(UserError, match="There is no game 2"):
            games.since(store, 2)
        kept.close()


def test_who_has_a_game_and_where_they_are_reached(place: str, begun: Begun) -> None:
    with Store(place) as store:
        kept = Kept.new(begun(), store, address="server_1")
        holder = games.holder(store, 1)
        assert holder is not None
        assert holder.address == "server_1"
        kept.close()
        assert games.holder(store, 1) is None
        # A store that somebody else opened is left open.
        assert [each.number for each in games.listed(store)] == [1]


def test_many_games_share_a_store_and_one_thread(place: str, begun: Begun) -> None:
    with Store(place) as store:
        kept = [Kept.new(begun(number), store) for number in range(1, 6)]
        for each in kept:
            each.seated.game.play("keep")
            assert each.keep(each.seated.game)
        for each in kept:
            each.close()
        assert [len(games.since(store, number)) for number in range(1, 6)] == [1] * 5


def test_rows_and_words_are_announced(place: str, begun: Begun) -> None:
    with Store(place) as store:
        if store.is_sqlite:
            with pytest.raises(UserError, match="only with PostgreSQL"):
                News(store)
            with pytest.raises(UserError, match="only with PostgreSQL"):
                news.send(store, "server_1", "hello")
            return
        seated = begun()
        kept = Kept.new(seated, store)
        heard = News(store, ["server_1"])
        seated.game.play("keep")
        assert kept.keep(seated.game)
        assert [each.row for each in heard.wait(5)] == [(1, 1)]
        news.send(store, "server_2", "not for us")
        news.send(store, "server_1", "answer 3")
        found = heard.wait(5)
        assert [(each.address, each.words, each.row) for each in found] == [("server_1", "answer 3", None)]
        assert heard.wait(0.01) == []
        with pytest.raises(UserError, match="too long to be passed on"):
            news.send(store, "server_1", "x" * 8000)
        with pytest.raises(UserError, match="An address is made of small letters"):
            News(store, ['x"; DROP TABLE game; --'])
        heard.close()
        kept.close()


def test_a_file_has_no_news(tmp_path: Path) -> None:
    with Store(tmp_path / "games.sqlite") as store, pytest.raises(UserError, match="only with PostgreSQL"):
        News(store)
