"""Every byte that is sent to a seat, over whole random games of both kinds: nothing that the seat may not know.

A page must be the same on another deal of what its seat cannot know, and nothing else that is sent may name a hidden
card. The rooms behind the server are looked at from inside for that.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orne.kernel.errors import NoDeal
from orne.server.settings import Limits, ServerSettings
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.plain import plain
from tests.server.look import HERE, LINK, Player, Served, serving

ENVELOPE = ("front", "now")
"""What the server adds to a page of the table."""
HANDLE = re.compile(r"(?<![\w-])(?:c|back)[\w.-]*")
COMPARED = 6
"""Every sixth answer all pages are compared with those of another deal."""
SEATS: dict[str, list[dict[str, Any]]] = {
    "coc": [HERE, LINK],
    "arkham": [{"kind": "here", "deck": "starter-roland"}, {"kind": "link", "deck": "starter-wendy"}],
}


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Served]:
    """A server that takes any number of messages."""
    limits = Limits(messages_per_second=10_000, messages_at_once=100_000)
    with serving(ServerSettings(store=str(tmp_path / "games.sqlite"), limits=limits)) as found:
        yield found


@pytest.mark.parametrize("game", SEATS)
def test_a_seat_is_sent_what_it_may_know_and_nothing_else(quick: Served, game: str) -> None:
    made = quick.make(*SEATS[game], game=game, seed=11)
    secret = quick.claim(made, 1)["secret"]
    players = {0: quick.sit(made, 0), 1: Player(quick.ws, made["id"], {"secrets": [secret]})}
    watcher = quick.watch(made)
    for each in (*players.values(), watcher):
        each.of("hello")
    chance = random.Random(game)
    number = 0
    while True:
        room = _settled(quick, made["id"], players, watcher)
        if number % COMPARED == 0 or room.ended is not None:
            for seat, player in players.items():
                _compare(room, seat, player.page, chance)
        _look_for_names(room, players, watcher)
        asked = room.asked
        if asked is None:
            break
        player = players[asked]
        other = players[1 - asked]
        if chance.random() < 0.1:
            assert other.ask(type="answer", i=0)["type"] == "refused"
        if chance.random() < 0.1:
            player.ask(type="whynot", what=chance.choice(player.page["cards"])["h"])
            other.ask(type="whynot", what=chance.choice(other.page["cards"])["h"])
        options = player.page["question"]["options"]
        assert player.answer(chance.randrange(len(options)))["type"] == "ok"
        number += 1
    assert room.ended is not None
    assert number > 10


def _settled(served: Served, table: str, players: dict[int, Player], watcher: Player) -> Room:
    """The room, once everybody has been sent how it stands."""
    host = served.hosts.found(table)
    assert host is not None
    while host.room is None:
        players[0].hear()
    room = host.room
    for seat, player in players.items():
        while not player.page or player.page["n"] != room.n or bool(player.page["question"]) != (room.asked == seat):
            player.hear()
        assert player.page["seat"] == player.page["front"] == seat
    late = room.n if room.ended is not None else max(0, room.n - 1)
    while not watcher.page or watcher.page["n"] < late:
        watcher.hear()
    assert watcher.page["question"] is None
    if room.ended is None:
        assert watcher.page["n"] <= late
    return room


def _compare(room: Room, seat: int, page: dict[str, Any], chance: random.Random) -> None:
    """The page that was sent is the same where only what the seat cannot know is different."""
    try:
        other = room.game.resample(seat, chance.randrange(1 << 30))
    except NoDeal:
        return
    twin = Room(other, room.seating.players, Settings(names=room.names), now=lambda: 0.0)
    sent = json.loads(json.dumps({name: value for name, value in page.items() if name not in ENVELOPE}))
    known = json.loads(json.dumps(plain(twin.page(seat))))
    for each in (sent, known):
        if each["waiting"]:
            each["waiting"]["since"] = 0.0
    # A face is sent once: those that are sent now are some of those on the page.
    faces, all_faces = sent.pop("faces"), known.pop("faces")
    assert all(all_faces[card] == face for card, face in faces.items())
    if '"when"' in json.dumps(sent["forecast"]) or '"resolved"' in json.dumps(sent["forecast"]):
        # What was fought already is known from the log, which the other game does not have.
        sent["forecast"] = known["forecast"] = None
    assert _renamed(_without_history(sent)) == _renamed(_without_history(known))


def _without_history(page: dict[str, Any]) -> dict[str, Any]:
    """A page without what a game that begins in the middle cannot know."""
    for name in ("n", "last", "may", "log"):
        del page[name]
    question = page["question"]
    if question is not None:
        for name in ("id", "n", "trail", "primary"):
            del question[name]
        for option in question["options"]:
            del option["i"]
    for card in (*page["cards"], *(question["cards"] if question else ())):
        card["can"] = len(card.get("can", ()))
    page["strip"]["trail"] = []
    return page


def _renamed(page: dict[str, Any]) -> Any:
    """A page with what each card is in the place of its handle, and everything in a settled order.

    A table that begins here has other handles, and may lay a hand out in another order.
    """
    shown = [*page["cards"], *(page["question"]["cards"] if page["question"] else ())]
    called = {card["h"]: f"{card.get('card')} {card['zone']} {card.get('owner')}" for card in shown}
    text = HANDLE.sub(lambda match: called.get(match[0], match[0]), json.dumps(page, ensure_ascii=False))
    return _in_order(json.loads(text))


def _in_order(value: Any) -> Any:
    """Data with all its lists in a settled order."""
    if isinstance(value, dict):
        return {key: _in_order(each) for key, each in value.items()}
    if isinstance(value, list):
        return sorted((_in_order(each) for each in value), key=lambda each: json.dumps(each, sort_keys=True))
    return value


def _look_for_names(room: Room, players: dict[int, Player], watcher: Player) -> None:
    """Nothing that was sent since the last look names a card that lies hidden and was never seen."""
    game = room.game
    state, rules = game.state, game.rules
    ids = [kind.slug for kind in state.catalogue.kinds]
    for seat, player in [*players.items(), (None, watcher)]:
        shown = {card.get("card") for card in player.page["cards"]}
        hidden = {ids[card.kind] for card in state.cards if rules.hides(state, card, seat)} - shown
        for text in player.texts:
            message = json.loads(text)
            if message["type"] != "page":
                continue
            if message["n"] == player.page["n"]:
                question = message["question"] or {"cards": []}
                there = {card.get("card") for card in (*message["cards"], *question["cards"])}
                named = [name for name in hidden - there if f'"{name}"' in text]
                assert not named, f"seat {seat} was told of {named}"
        for text in player.texts:
            if json.loads(text)["type"] in ("hello", "presence", "ok", "refused", "chat"):
                assert not any(f'"{name}"' in text for name in ids)
        player.texts.clear()
