"""Two games that differ in nothing a seat can know, played on side by side: what the seat is told must be the same."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from orne.kernel import rng
from orne.kernel.errors import NoDeal
from orne.kernel.game import Game
from orne.set_up.shared.seated import HUMAN
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.clocks import ClockRule
from orne.table.shared.messages import Page
from orne.table.shared.plain import plain

PLIES = 8
"""How many answers the two games are played on for."""


class _Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def difference(game: Game[Any], seat: int, chance: rng.Chance) -> str:
    """Where a seat is told different things about two deals of what it cannot know; empty where it never is.

    In a game that asks about everything the tables also hide who could have answered: not even the pace may differ.
    """
    try:
        deals = [game.resample(seat, rng.word(chance)) for _ in range(2)]
    except NoDeal:
        return ""
    for each in deals:
        each.reseed(1)  # chance comes out alike, and only cards differ
    hidden = bool(game.start.get("ask_always"))
    time = _Time()
    settings = Settings(hidden=hidden, clock=ClockRule(600, 5), bot_seed=7)
    one, two = (Room(each, [HUMAN] * game.state.seats, settings, now=time) for each in deals)
    hidden_then = [_hidden(room, seat) for room in (one, two)]
    for _ in range(PLIES):
        pages = one.page(seat), two.page(seat)
        seen = any(then - _hidden(room, seat) for then, room in zip(hidden_then, (one, two), strict=True))
        if seen or _ids(pages[0]) != _ids(pages[1]) or not _alike(one, two):
            return ""  # something came to light, or somebody could answer: that may differ
        texts = [_compared(page) for page in pages]
        if texts[0] != texts[1]:
            return f"the page of seat {seat} depends on hidden cards: {_first(texts[0], texts[1])}"
        if not _play_on(one, two, seat, chance, time):
            return ""
    return ""


def _play_on(one: Room, two: Room, seat: int, chance: rng.Chance, time: _Time) -> bool:
    """Give both the same answer, or let time pass; False where they may go on in different ways."""
    decisions = one.game.decision, two.game.decision
    if decisions[0] is None or decisions[1] is None or not _alike(one, two):
        return False
    keys = [key for key in decisions[0].keys if key in decisions[1].keys]
    if decisions[0].seat != seat:
        # What others choose from may differ: they let things be.
        keys = [key for key in keys if key in ("pass", "done", "none", "keep", "end turn")]
    if not keys:
        return False
    key = keys[rng.below(chance, len(keys))]
    for room in (one, two):
        asked = room.asked
        if asked is not None:
            room.answer(asked, key)
        elif key != "pass":
            return False  # it answers itself, and perhaps in another way
    while one.asked is None and two.asked is None and one.ended is None and two.ended is None:
        if not _alike(one, two):
            return False
        due = min([each for each in (one.due, two.due) if each is not None], default=0.0)
        if time.now < due:
            time.now = due
        elif one.step() != two.step():
            return True  # the pages will show it
    return _alike(one, two)


def _alike(one: Room, two: Room) -> bool:
    """Whether both are at the same question, as far as that may be known: other people's options are their own."""
    asked = one.game.decision, two.game.decision
    if asked[0] is None or asked[1] is None:
        return asked[0] is asked[1]
    if one.settings.hidden and {asked[0].kind, asked[1].kind} <= one.table.kinds.windows:
        return True
    return _asked(one) == _asked(two)


def _asked(room: Room) -> tuple[object, ...]:
    """Who is asked what, in a few words."""
    decision = room.game.decision
    return (room.asked,) if decision is None else (room.asked, decision.seat, decision.kind, decision.prompt)


def _hidden(room: Room, seat: int) -> set[int]:
    """The cards that a seat cannot know."""
    game = room.game
    return {card.uid for card in game.state.cards if game.rules.hides(game.state, card, seat)}


def _ids(page: Page) -> Counter[tuple[str | None, str]]:
    """The cards that a page shows, and where, those that are searched among them."""
    searched = () if page.question is None else page.question.cards
    return Counter((card.card, card.zone) for card in (*page.cards, *searched))


def _compared(page: Page) -> Any:
    """A page as data, options in an order that says nothing."""
    data: dict[str, Any] = plain(page)
    question = data["question"]
    if question is not None:
        for option in question["options"]:
            del option["i"]
        question["options"].sort(key=lambda option: option["key"])
        del question["primary"]
    for card in (*data["cards"], *(question["cards"] if question else ())):
        card["can"] = len(card.get("can", ()))
    return json.loads(json.dumps(data))


def _first(one: Any, two: Any, place: str = "") -> str:
    """The first place where two pages differ."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in sorted(one.keys() | two.keys()):
            if one.get(key) != two.get(key):
                return _first(one.get(key), two.get(key), f"{place}.{key}")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return next((_first(a, b, f"{place}[{i}]") for i, (a, b) in pairs if a != b), "")
    return f"{place}: {one!r} and {two!r}"
