"""Positions to look at in the browser: built, or come to by random answers over the socket."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Mapping
from typing import Any

from websockets.sync.client import connect

from orne.kernel.game import Game
from tests.web.browsing import Server

Page = Mapping[str, Any]
Fits = Callable[[Page], bool]
GAMES = 40
"""How many games are begun until one comes to the question."""
ANSWERS = 600
WAIT = 60.0


def asked(words: str, fits: Fits = lambda page: True) -> Fits:
    """Whether some words are in the question, and something else holds."""
    return lambda page: re.search(words, page["question"]["prompt"]) is not None and fits(page)


def can_commit(page: Page) -> bool:
    """Whether somebody can be committed to a story, or a card to a test."""
    return any(option.get("cards") for option in page["question"]["options"])


def laid(server: Server, wishes: Mapping[str, Any], fits: Fits, least: int = 0) -> tuple[str, list[dict[str, Any]]]:
    """A table at a question, and the seats held there; ``least`` answers come before it."""
    for seed in range(GAMES):
        table, seats = server.table({**wishes, "seed": wishes.get("seed", 0) + seed})
        if _played(server, table, seats[0]["secret"], fits, least, random.Random(seed)):
            return table, seats
    raise AssertionError("no game comes to that question")


def built(server: Server, game: Game[Any], *players: str) -> tuple[str, list[dict[str, Any]]]:
    """A table at a position that was built, and the seats held there: those that no bot is named for."""
    record = game.record() | ({"players": list(players)} if players else {})
    made = server.post("/api/records", record)
    return made["id"], [seat for seat in made["seats"] if seat.get("secret")]


def _played(server: Server, table: str, secret: str, fits: Fits, least: int, chance: random.Random) -> bool:
    """Answer at random until a question fits; whether one did before the game was over."""
    answers = 0
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "join", "secrets": [secret]}))
        while answers < ANSWERS:
            page = json.loads(socket.recv(WAIT))
            assert page["type"] not in ("refused", "error"), page
            if page["type"] != "page":
                continue
            if page.get("ended"):
                return False
            question = page.get("question")
            if not question or page["front"] != page["seat"]:
                continue
            if answers >= least and fits(page):
                return True
            option = chance.choice(question["options"])
            answers += 1
            said = {"q": question["id"], "n": question["n"], "i": option["i"], "key": option["key"]}
            socket.send(json.dumps({"type": "answer", "seat": question["seat"], **said}))
    return False
