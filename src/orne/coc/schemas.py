"""What a set-up and a state of Call of Cthulhu look like as data from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orne.coc.editions import EDITIONS
from orne.coc.rules.chart import NAMES
from orne.coc.state import Card
from orne.kernel.fields import columns
from orne.kernel.loading import CHANCE as CHANCE_SO_FAR
from orne.kernel.loading import SINCE
from orne.kernel.schema import Among, Either, Fields, Flag, ListOf, Maybe, Plain, Row, Text, Whole
from orne.kernel.undo import POLICIES

MOST_CARDS = 1000
MOST_TOKENS = 10**15
"""A declared loop may put many tokens somewhere."""

CARD_ID = Text(80, least=1)
UID = Whole(0, MOST_CARDS - 1)
UID_OR_NONE = Whole(-1, MOST_CARDS - 1)
SEAT = Whole(0, 1)
SEAT_OR_NONE = Whole(-1, 1)
COUNT = Whole(0, 10**9)
TOKENS = Whole(0, MOST_TOKENS)
CHANCE = Whole(0, 2**64 - 1)
SEED = Either(Whole(-(2**64), 2**64), Text(200))
PILE = ListOf(UID, MOST_CARDS)
PILES = Row(PILE, PILE)
OBJECT = Row(UID, COUNT)
EDITION = Among(tuple(EDITIONS))

CARD = Row(
    UID, UID, SEAT, Whole(0, 11), SEAT, Whole(0, 2), UID_OR_NONE, UID_OR_NONE, TOKENS, Row(TOKENS, TOKENS), Flag(),
    Flag(), COUNT, COUNT, Whole(0, 3),
)  # fmt: skip
DOMAIN = Row(Flag(), PILE, UID_OR_NONE)
LASTING = Row(Text(80), ListOf(OBJECT, MOST_CARDS), Plain(3, 50, 80), Text(40), UID_OR_NONE, SEAT_OR_NONE)
RESOLVING = Row(
    PILE, UID_OR_NONE, COUNT, Whole(0, 3), Whole(0, 100), ListOf(OBJECT, MOST_CARDS), PILE, optional=5
)  # fmt: skip

STATE = Fields(
    {
        "edition": EDITION,
        "kinds": ListOf(CARD_ID, MOST_CARDS, 1),
        "rng": CHANCE,
        "cards": ListOf(CARD, MOST_CARDS, 1),
        "deck": PILES,
        "hand": PILES,
        "discard": PILES,
        "domains": Row(ListOf(DOMAIN, 50), ListOf(DOMAIN, 50)),
        "play": PILE,
        "row": PILE,
        "story_deck": PILE,
        "won": PILES,
        "removed": PILE,
        "lasting": ListOf(LASTING, 10_000),
        "uses": ListOf(Row(Text(200), Text(20), Whole(1, 10**9)), 10_000),
        "first": SEAT,
        "active": SEAT,
        "turn": Whole(0, 10**6),
        "step": Whole(0, len(NAMES) - 1),
        "window": Row(SEAT, Whole(0, 2)),
        "plan": ListOf(Row(UID, UID), MOST_CARDS),
        "resolving": Maybe(RESOLVING),
        "free_actions": COUNT,
        "phase_number": Whole(0, 10**8),
        "objects": COUNT,
        "winner": SEAT_OR_NONE,
        "over_reason": Text(60),
        "life": ListOf(Text(1000), 10_000),
    }
)

POOL = ListOf(CARD_ID, MOST_CARDS, 1)
"""The cards that somebody's deck may be made of."""
START = Fields(
    {"decks": Row(ListOf(CARD_ID, 300), ListOf(CARD_ID, 300)), "stories": ListOf(CARD_ID, 100), "seed": SEED},
    {"edition": EDITION, "first": Maybe(SEAT), "ask_always": Flag(), "undo": Among(POLICIES)},
)
START_AT_POSITION = Fields(
    {"position": STATE},
    {"edition": EDITION, "ask_always": Flag(), "undo": Among(POLICIES), "since": SINCE, "chance": CHANCE_SO_FAR},
)


_PLACE = columns(Card)


def leaves_no_room(position: Mapping[str, Any]) -> bool:
    """Whether play from a position would soon come to numbers that no save may hold."""
    turn, phases, objects = position["turn"], position["phase_number"], position["objects"]
    wounds, success = _PLACE["wounds"], _PLACE["success"]
    tokens = max(max(card[wounds], *card[success]) for card in position["cards"])
    return bool(turn > 10**5 or phases > 10**7 or objects > 10**8 or tokens > MOST_TOKENS // 10)


def by_field(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """A position with each field under its name; older ones have some of them packed together."""
    turn, over, life = data.get("turn"), data.get("over"), data.get("life")
    if not (isinstance(turn, list) and isinstance(over, list) and isinstance(life, list)):
        return data
    if (len(turn), len(over), len(life) > 0) != (8, 2, True):
        return data
    names = ("first", "active", "turn", "step", "phase_number", "objects")
    return {
        **{name: value for name, value in data.items() if name != "over"},
        **dict(zip(names, (*turn[:4], *turn[6:]), strict=True)),
        "window": turn[4:6],
        "winner": over[0],
        "over_reason": over[1],
        "free_actions": life[0],
        "life": life[1:],
    }


def by_field_at_start(start: Mapping[str, Any]) -> Mapping[str, Any]:
    """A set-up at a position, the position by its fields."""
    position = start["position"]
    return {**start, "position": by_field(position)} if isinstance(position, dict) else start
