"""What a set-up and a state of Arkham Horror look like as data from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orne.arkham.editions import EDITIONS
from orne.arkham.rules import chaos
from orne.arkham.rules.chart import NAMES
from orne.arkham.scenario import is_scenario
from orne.arkham.state import Card
from orne.kernel.fields import columns
from orne.kernel.loading import CHANCE as CHANCE_SO_FAR
from orne.kernel.loading import SINCE
from orne.kernel.schema import Among, Either, Fields, Fitting, Flag, ListOf, Maybe, Named, Plain, Row, Text, Whole
from orne.kernel.undo import POLICIES

MOST_CARDS = 1500
MOST_SEATS = 4
MOST_LOCATIONS = 100
"""Every pair of them may be connected."""
ELIMINATED = ("", "resigned", "damage", "horror", "defeated")

CARD_ID = Text(80, least=1)
UID = Whole(0, MOST_CARDS - 1)
UID_OR_NONE = Whole(-1, MOST_CARDS - 1)
SEAT = Whole(0, MOST_SEATS - 1)
SEAT_OR_NONE = Whole(-1, MOST_SEATS - 1)
COUNT = Whole(0, 10**9)
MOST_TOKENS = 10**6
TOKENS = Whole(0, MOST_TOKENS)
PILE = ListOf(UID, MOST_CARDS)
OBJECT = Row(UID, COUNT)
TOKEN = Fitting(chaos.is_token, "a chaos token such as -1 or skull")
BAG = ListOf(TOKEN, 1000)
EDITION = Among(tuple(EDITIONS))
SCENARIO = Fitting(is_scenario, "the name of a scenario")
DIFFICULTY = Among(chaos.DIFFICULTIES)
SEED = Either(Whole(-(2**64), 2**64), Text(200))
MOST_TRAUMA = 100
TRAUMA = Row(Whole(0, MOST_TRAUMA), Whole(0, MOST_TRAUMA))
NOTE_NAME = Fitting(
    lambda name: isinstance(name, str) and name.isascii() and name.isidentifier() and len(name) <= 80,
    "a word such as door_open",
)
"""What the rules remember for themselves has names of several words: no note of a log can be taken for it."""
NOTE = Maybe(Either(Flag(), Whole(-1000, 1000), Text(80), ListOf(Text(80), 100)))

CARD = Row(
    UID, UID, SEAT_OR_NONE, Whole(0, 16), SEAT_OR_NONE, UID_OR_NONE, SEAT_OR_NONE, UID_OR_NONE, Flag(), TOKENS, TOKENS,
    TOKENS, TOKENS, TOKENS, Flag(), COUNT, COUNT, Whole(0, 15),
)  # fmt: skip


def _of_seats(item: Whole | Row | Among) -> ListOf:
    return ListOf(item, MOST_SEATS, 1)


_SHARED_PILES = (
    "encounter_deck", "encounter_discard", "play", "set_aside", "victory", "removed", "act_deck", "agenda_deck",
    "special_deck",
)  # fmt: skip
STATE = Fields(
    {
        "kinds": ListOf(CARD_ID, MOST_CARDS, 1),
        "edition": EDITION,
        "cards": ListOf(CARD, MOST_CARDS, 1),
        "investigators": _of_seats(UID),
        "place": _of_seats(UID_OR_NONE),
        "resources": _of_seats(TOKENS),
        "actions": _of_seats(Whole(-100, 100)),
        "gone": _of_seats(Among(ELIMINATED)),
        "trauma": _of_seats(TRAUMA),
        "xp": _of_seats(Whole(-1000, 1000)),
        "locations": ListOf(UID, MOST_LOCATIONS),
        **dict.fromkeys(_SHARED_PILES, PILE),
        **dict.fromkeys(("deck", "hand", "discard"), ListOf(PILE, MOST_SEATS, 1)),
        "lasting": ListOf(
            Row(Whole(0, 10**6), Whole(0, 1000), ListOf(OBJECT, MOST_CARDS), Text(20), UID, SEAT_OR_NONE), 1000
        ),
        "memory": ListOf(Row(Text(80), Plain(4, 1000, 80)), 1000),
        "extra_actions": ListOf(Row(SEAT, Text(60), UID_OR_NONE), 100),
        "uses": ListOf(Row(Text(200), Text(20), Whole(1, 10**6)), 10_000),
        "as_if": ListOf(Row(SEAT, UID, Flag()), MOST_SEATS),
        "bag": BAG,
        "turns_taken": ListOf(SEAT, MOST_SEATS),
        "substep": ListOf(UID, 100),
        "rng": Whole(0, 2**64 - 1),
        "seats": Whole(1, MOST_SEATS),
        "scenario": SCENARIO,
        "difficulty": DIFFICULTY,
        "act": UID_OR_NONE,
        "agenda": UID_OR_NONE,
        "lead": SEAT,
        "active": SEAT_OR_NONE,
        "round": Whole(0, 10**6),
        "step": Whole(0, len(NAMES) - 1),
        "objects": COUNT,
        "resolution": Text(20),
        "over_reason": Text(200),
    }
)

INVESTIGATOR = Fields({"id": CARD_ID, "deck": ListOf(CARD_ID, 200)}, {"trauma": TRAUMA})
_OPTIONS = {
    "ask_always": Flag(),
    "real_bag": Flag(),
    "undo": Among(POLICIES),
    "edition": EDITION,
}
POOL = ListOf(CARD_ID, MOST_CARDS, 1)
"""The cards that somebody's deck may be made of."""
START = Fields(
    {
        "scenario": SCENARIO,
        "investigators": ListOf(INVESTIGATOR, MOST_SEATS, 1),
        "seed": SEED,
    },
    {"difficulty": DIFFICULTY, "log": Named(NOTE_NAME, NOTE, 100), "bag": BAG, "lead": SEAT, **_OPTIONS},
)
START_AT_POSITION = Fields({"position": STATE}, {**_OPTIONS, "since": SINCE, "chance": CHANCE_SO_FAR})


_PLACE = columns(Card)
_TOKENS = [_PLACE[name] for name in ("damage", "horror", "clues", "doom", "tokens")]


def leaves_no_room(position: Mapping[str, Any]) -> bool:
    """Whether play from a position would soon come to numbers that no save may hold."""
    tokens = max(*position["resources"], *(card[place] for card in position["cards"] for place in _TOKENS))
    trauma = max(map(max, position["trauma"]))
    late = position["round"] > 10**5 or position["objects"] > 10**8
    return bool(late or tokens > MOST_TOKENS // 10 or trauma > MOST_TRAUMA // 2)


def by_field(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """A position with each field under its name; older ones have some of them packed together."""
    piles, decks = data.get("piles"), data.get("decks")
    if not (isinstance(piles, dict) and isinstance(decks, list) and len(decks) == 3):
        return data
    rest = {name: value for name, value in data.items() if name not in ("piles", "decks")}
    return {"as_if": [], **rest, **piles, **dict(zip(("deck", "hand", "discard"), decks, strict=True))}


def by_field_at_start(start: Mapping[str, Any]) -> Mapping[str, Any]:
    """A set-up at a position, the position by its fields."""
    position = start["position"]
    return {**start, "position": by_field(position)} if isinstance(position, dict) else start
