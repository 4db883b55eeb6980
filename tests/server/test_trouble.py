"""A store that fails, somebody who stays away, a bot that fails: the table waits, says so, and goes on."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from orne.store import games
from orne.store.database import StoreError
from orne.table.room import Room
from tests.server.look import HERE, LINK, RANDOM, Player, Served


def test_an_answer_counts_once_it_is_stored(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    player = served.sit(served.make(HERE, RANDOM))
    question = player.asked()
    append = games.append

    def fail(*_: object, **__: object) -> None:
        raise StoreError("the disk is full; make room.", "/secret/place")

    monkeypatch.setattr(games, "append", fail)
    player.page = {}
    player.send({"type": "answer", "id": "a", "q": question["id"], "i": 0})
    trouble = player.of("trouble")
    assert trouble["sentence"] == "The disk is full; make room."
    assert not player.page
    assert not any('"re":"a"' in text for text in player.texts)
    monkeypatch.setattr(games, "append", append)
    assert player.of("trouble")["sentence"] == ""
    assert player.until(lambda message: message.get("re") == "a")["type"] == "ok"
    assert player.of("page")["n"] > question["n"]
    assert "/secret" not in "".join(player.texts)


def test_the_seat_of_somebody_away_is_played_by_the_others_and_given_back(served: Served) -> None:
    seats = [{"kind": "here", "deck": "starter-roland"}, {"kind": "link", "deck": "starter-daisy"}]
    made = served.make(*seats, game="arkham")
    secret = served.claim(made, 1)["secret"]
    bob = Player(served.ws, made["id"], {"secrets": [secret]})
    anna = served.sit(made, 0)
    bob.of("page")
    anna.of("page")
    bob.leave()
    anna.until(lambda message: message["type"] == "presence" and not message["seats"][1]["present"])
    host = served.hosts.found(made["id"])
    host.attendance._since[1] -= 1000
    assert anna.ask(type="claim")["type"] == "ok"
    assert anna.hello["held"] == [0, 1]
    while {message["seat"] for message in _pages(anna)} != {0, 1}:
        anna.hear()
    bob = Player(served.ws, made["id"], {"secrets": [secret]})
    bob.of("page")
    assert anna.ask(type="answer", seat=1, i=0)["sentence"] == "You do not play seat 1."


def _pages(player: Player) -> list[dict[str, Any]]:
    """The pages of two seats that came last."""
    return [message for text in player.texts[-3:] if (message := json.loads(text))["type"] == "page"]


def test_a_bot_that_fails_elsewhere_is_asked_here(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> str:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(served.services.workers, "think", fail)
    player = served.sit(served.make(HERE, {**RANDOM, "bot": "greedy"}))
    for _ in range(3):
        player.answer(0)
    player.asked()


def test_a_failure_of_ours_leaves_the_table_where_it_was(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = served.make(HERE, LINK)
    secret = served.claim(made, 1)["secret"]
    players = [served.sit(made, 0), Player(served.ws, made["id"], {"secrets": [secret]})]
    for player in players:
        player.of("page")
    asked = next(player for player in players if player.page["question"])
    before = [option["key"] for option in asked.asked()["options"]]

    def fail(*_: object) -> None:
        # No thread is free to let go of the game at once; that whoever failed is sent away must not prevent it.
        for _each in range(served.settings.threads + 1):
            served.services.threads.submit(time.sleep, 0.5)
        raise RuntimeError("/secret/place")

    with monkeypatch.context() as patch:
        patch.setattr("orne.table.room.Room.answer", fail)
        asked.send({"type": "answer", "i": 0})
        error = asked.of("error")
        assert "secret" not in str(error)
        assert asked.closed() == 1012
    own = made["seats"][0]["secret"] if asked is players[0] else secret
    again = Player(served.ws, made["id"], {"secrets": [own]})
    assert [option["key"] for option in again.asked()["options"]] == before
    assert again.answer(0)["type"] == "ok"


def test_an_answer_of_somebody_who_goes_at_once_is_carried_through(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = served.make(HERE, LINK)
    secret = served.claim(made, 1)["secret"]
    players = [served.sit(made, 0), Player(served.ws, made["id"], {"secrets": [secret]})]
    for player in players:
        player.of("page")
    asked, other = players if players[0].page["question"] else players[::-1]
    answer = Room.answer

    def slow(*args: Any) -> None:
        time.sleep(0.5)
        answer(*args)

    monkeypatch.setattr(Room, "answer", slow)
    asked.send({"type": "answer", "i": 0})
    asked.leave()
    assert other.until(lambda message: message["type"] == "page" and message["n"] == 1)


def test_two_who_come_at_once_to_a_table_that_failed_both_find_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = served.make(HERE, LINK)
    secrets = [made["seats"][0]["secret"], served.claim(made, 1)["secret"]]
    players = [Player(served.ws, made["id"], {"secrets": [secret]}) for secret in secrets]
    for player in players:
        player.of("page")

    def fail(*_: object) -> None:
        raise RuntimeError("broken")

    with monkeypatch.context() as patch:
        patch.setattr("orne.server.pages.Pages.write", fail)
        players[0].send({"type": "page"})
        assert [player.closed() for player in players] == [1012, 1012]
    again = [Player(served.ws, made["id"], {"secrets": [secret]}) for secret in secrets]
    assert [player.of("page")["n"] for player in again] == [0, 0]
