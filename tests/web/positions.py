"""Positions to look at in the browser: built, or come to by random answers over the socket."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from orne.arkham.position import Foe, Inv, Place
from orne.arkham.position import build as scenario
from orne.coc.position import At, Side
from orne.coc.position import build as duel
from orne.kernel.game import Game
from tests.web.browsing import Server

Page = Mapping[str, Any]
Fits = Callable[[Page], bool]
GAMES = 40
"""How many games are begun until one comes to the question."""
ANSWERS = 600
WAIT = 60.0

BAG = ("+1", "0", "-1", "-2", "-4", "auto-fail")
HOUSE = [Place("hallway", clues=2), Place("attic", clues=1), Place("cellar", revealed=False)]
MASKS: list[str | Place] = [
    "your-house", Place("rivertown", clues=1), Place("graveyard", clues=3), Place("northside", revealed=False),
    Place("downtown-first-bank-of-arkham", revealed=False), Place("easttown", clues=2),
    Place("miskatonic-university", revealed=False), Place("st-marys-hospital", clues=2),
    Place("southside-historical-society", clues=2),
]  # fmt: skip


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


@contextmanager
def joined(server: Server, table: str, secret: str) -> Iterator[ClientConnection]:
    """Sit at a table without a page."""
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "join", "secrets": [secret]}))
        yield socket


def _played(server: Server, table: str, secret: str, fits: Fits, least: int, chance: random.Random) -> bool:
    """Answer at random until a question fits; whether one did before the game was over."""
    answers = 0
    with joined(server, table, secret) as socket:
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


def the_midnight_masks() -> Game[Any]:
    """The whole of a scenario's map, with two investigators and an enemy that hunts."""
    foes = [Foe("acolyte", at="easttown"), Foe("hunting-nightgaunt", at="st-marys-hospital")]
    people = Inv(at=1, play=["machete"]), Inv("core/agnes-baker", at=1, play=["shrivelling"])
    return scenario(*people, locations=MASKS, scenario="the-midnight-masks", enemies=foes, bag=BAG)


def full_duel(step: str, **more: Any) -> Game[Any]:
    """A game with a full row on either side."""
    mine: list[str | At] = ["undercover-security", "blackwood-file-clerk", "hired-muscle", "steve-clarney",
            "professor-nathaniel-peaslee", At("paul-lemond", exhausted=True), "atwood-science-hall"]  # fmt: skip
    theirs = ["guardian-shoggoth", "victoria-glasser", "ravager-from-the-deep"]
    hand = more.pop("hand", ["g-men", "shotgun-blast", "working-a-hunch"])
    you = Side(hand=hand, play=mine, domains=("agency:4", "miskatonic:2", "agency:2"))
    return duel(you, Side(play=theirs), step=step, **more)
