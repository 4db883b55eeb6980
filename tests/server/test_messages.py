"""Messages of every shape: what is malformed, late, doubled, foreign or out of turn changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orne.kernel.errors import LONGEST
from orne.server.orders import ASIDES, CHANGING
from orne.server.settings import Limits, ServerSettings
from tests.server.look import HERE, RANDOM, Player, Served, serving

KINDS = sorted({*CHANGING, *ASIDES, "front", "claim", "page", "join", "nothing of the kind"} - {"undo", "back", "redo"})
FIELDS = ("q", "n", "i", "key", "is", "order", "plan", "amounts", "what", "verb", "kind", "offer", "agreed", "mode",
          "until", "phase", "wanted", "h", "seat", "text", "id")  # fmt: skip
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
MESSAGES = st.fixed_dictionaries({"type": st.sampled_from(KINDS) | PLAIN}, optional=dict.fromkeys(FIELDS, PLAIN))
"""What may be taken, and changes when one is asked, not the game."""


class Table:
    """A table that many messages are sent to."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.made = served.make(HERE, RANDOM, seed=5)
        self.player = served.sit(self.made)
        self.player.asked()

    @property
    def fingerprint(self) -> str:
        host = self.served.hosts.found(self.made["id"])
        assert host is not None
        assert host.room is not None
        return host.room.game.fingerprint()

    def send(self, message: object) -> dict[str, Any]:
        """Send anything; the sentence it gets."""
        self.player.send(message)
        mark = {"type": "ping", "id": "mark"}
        self.player.send(mark)
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1].get("re") != "mark":
            heard.append(self.player.hear())
        return heard[0]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    limits = Limits(messages_per_second=100_000, messages_at_once=1_000_000)
    place = str(tmp_path_factory.mktemp("store") / "games.sqlite")
    with serving(ServerSettings(store=place, limits=limits)) as served:
        yield Table(served)


@settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(message=MESSAGES | PLAIN)
def test_messages_that_fit_nothing_change_nothing(table: Table, message: Any) -> None:
    if isinstance(message, dict) and (message.get("type") == "concede" or _answers(message)):
        return
    before = table.fingerprint
    answer = table.send(json.dumps(message))
    assert table.fingerprint == before
    if answer["type"] == "refused":
        assert 0 < len(answer["sentence"]) <= LONGEST
        assert "\n" not in answer["sentence"]
        assert "/" not in answer["sentence"] or "://" not in answer["sentence"]


def _answers(message: dict[str, Any]) -> bool:
    """Whether a message may well be an answer."""
    return message.get("type") == "answer" and any(name in message for name in ("i", "key", "is", "order", "plan"))


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(text=st.text(max_size=40) | st.binary(max_size=40))
def test_what_is_not_json_changes_nothing(table: Table, text: str | bytes) -> None:
    before = table.fingerprint
    table.player.socket.send(text)
    while True:
        answer = table.player.hear()
        if answer["type"] in ("refused", "ok", "pong"):
            break
    assert table.fingerprint == before


def test_late_doubled_and_foreign_answers_get_one_sentence(table: Table) -> None:
    player = table.player
    player.ask(type="asking", mode="can act")
    player.page = {}
    player.ask(type="page")
    question = player.asked()
    good = {"type": "answer", "q": question["id"], "n": question["n"], "i": 0, "key": question["options"][0]["key"]}
    before = table.fingerprint
    for bad in (
        {**good, "q": question["id"] - 1},
        {**good, "n": question["n"] + 1},
        {**good, "key": "nothing of the kind"},
        {**good, "seat": 1},
        {**good, "i": len(question["options"])},
        {"type": "answer"},
    ):
        assert player.ask(**bad)["type"] == "refused"
    assert table.fingerprint == before
    stranger = Player(table.served.ws, table.made["id"], {"secrets": ["x" * 32]})
    assert stranger.closed() == 4003
    nowhere = Player(table.served.ws, "nowhere", {"watch": True})
    assert nowhere.closed() == 4004
    late = Player(table.served.ws, table.made["id"], {"type": "answer"})
    assert late.closed() == 4000
    assert player.ask(**good)["type"] == "ok"
    assert player.ask(**good)["type"] == "refused"
