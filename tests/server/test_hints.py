"""Hints over sockets: thought about elsewhere, while the table and everybody at it go on."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

import pytest

from orne.table.advice import Advice, Wish
from tests.server.look import HERE, RANDOM, Player, Served


class Slow:
    """A bot that thinks until it may stop, and then suggests the first thing that is offered."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.begun = Event()
        self.may_stop = Event()
        self.wishes: list[Wish] = []

    async def __call__(self, wish: Wish, saved: str) -> Advice:
        self.wishes.append(wish)
        self.begun.set()
        await asyncio.to_thread(self.may_stop.wait)
        return Advice(self.key, ())


@pytest.fixture
def slow(served: Served, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table whose advisers are slow: the player there, and the adviser."""
    made = served.make(HERE, RANDOM, seed=5)
    player = served.sit(made)
    adviser = Slow(player.asked()["options"][0]["key"])
    monkeypatch.setattr(served.services.advisers, "advise", adviser)
    yield player, adviser
    adviser.may_stop.set()


def test_a_hint_comes_with_its_reasons(served: Served) -> None:
    player = served.sit(served.make(HERE, RANDOM, seed=5))
    for _ in range(3):
        player.answer(0)
    question = player.asked()
    found = player.ask(type="hint")
    assert (found["type"], found["bot"]) == ("hint", "search-quick")
    assert found["key"] == question["options"][found["i"]]["key"]
    assert found["words"].startswith("Wins ")
    assert found["weighed"][0]["key"] == found["key"]
    plain = player.ask(type="hint", who="greedy")
    assert (plain["bot"], "words" in plain) == ("greedy", False)
    assert player.hello["advisers"][0] == "greedy"


def test_nobody_waits_for_a_hint(served: Served, slow: tuple[Player, Slow]) -> None:
    player, adviser = slow
    player.send({"type": "hint", "id": "hint"})
    assert adviser.begun.wait(60)
    assert player.ask(type="ping")["type"] == "pong"
    assert player.ask(type="whynot", what="pass")["type"] == "whynot"
    other = served.sit(served.make(HERE, RANDOM, seed=6))
    assert other.answer(0)["type"] == "ok"
    adviser.may_stop.set()
    found = player.until(lambda message: message.get("re") == "hint")
    assert (found["type"], found["key"]) == ("hint", adviser.key)


def test_a_hint_for_a_question_gone_by_is_not_given(slow: tuple[Player, Slow]) -> None:
    player, adviser = slow
    player.send({"type": "hint", "id": "hint"})
    assert adviser.begun.wait(60)
    assert player.answer(0)["type"] == "ok"
    adviser.may_stop.set()
    late = player.until(lambda message: message.get("re") == "hint")
    assert late["sentence"] == "The table has gone on since you asked for a hint; ask again."


def test_one_hint_at_a_time(slow: tuple[Player, Slow]) -> None:
    player, adviser = slow
    player.send({"type": "hint", "id": "hint"})
    assert adviser.begun.wait(60)
    assert player.ask(type="hint")["sentence"].startswith("A bot is thinking about your last question")
    adviser.may_stop.set()
    assert player.until(lambda message: message.get("re") == "hint")["type"] == "hint"
    assert player.ask(type="hint", who="search")["type"] == "hint"
    assert [wish.bot for wish in adviser.wishes] == ["search-quick", "search"]


def test_a_bot_that_fails_leaves_the_table_alone(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> Advice:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(served.services.advisers, "advise", fail)
    player = served.sit(served.make(HERE, RANDOM))
    player.asked()
    sentence = "The bot could not think of anything; the table stands where it was."
    assert player.ask(type="hint")["sentence"] == sentence
    assert player.answer(0)["type"] == "ok"


@pytest.mark.parametrize("who", ["random", "somebody", 5, {"a": 1}])
def test_whoever_gives_no_hints_is_refused(served: Served, who: object) -> None:
    player = served.sit(served.make(HERE, RANDOM))
    player.asked()
    assert "gives no hints; those that do are greedy" in player.ask(type="hint", who=who)["sentence"]


def test_hints_are_for_those_who_play(served: Served) -> None:
    made = served.make(HERE, RANDOM)
    watching = Player(served.ws, made["id"], {"watch": True})
    assert watching.ask(type="hint")["sentence"] == "You are watching: only those who play can do that."
    waiting = served.sit(served.make(HERE, {"kind": "link"}))
    assert waiting.ask(type="hint")["sentence"] == "The game has not begun: somebody has still to come."
