"""What a set-up and a state of Call of Cthulhu look like as data from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orne.coc.editions import EDITIONS
from orne.coc.rules.chart import NAMES
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
LASTING = Row(Text(80), ListOf(OBJECT, MOST_CARDS), Plain(3, 50, 80), Text(20), UID_OR_NONE, SEAT_OR_NONE)
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
        "turn": Row(
            SEAT, SEAT, Whole(0, 10**6), Whole(0, len(NAMES) - 1), Whole(0, 1), Whole(0, 2), Whole(0, 10**8), COUNT
        ),
        "over": Row(SEAT_OR_NONE, Text(60)),
        "plan": ListOf(Row(UID, UID), MOST_CARDS),
        "resolving": Maybe(RESOLVING),
        "life": ListOf(Either(COUNT, Text(1000)), 10_000, 1),
    }
)

POOL = ListOf(CARD_ID, MOST_CARDS, 1)
"""The cards that somebody's deck may be made of."""
START = Fields(
    {"decks": Row(ListOf(CARD_ID, 300), ListOf(CARD_ID, 300)), "stories": ListOf(CARD_ID, 100), "seed": SEED},
    {"edition": EDITION, "first": Maybe(SEAT), "ask_always": Flag()},
)
START_AT_POSITION = Fields(
    {"position": STATE},
    {"edition": EDITION, "ask_always": Flag(), "undo": Among(POLICIES), "since": SINCE, "chance": CHANCE_SO_FAR},
)


def leaves_no_room(position: Mapping[str, Any]) -> bool:
    """Whether play from a position would soon come to numbers that no save may hold."""
    _, _, turn, _, _, _, phases, objects = position["turn"]
    tokens = max(max(card[8], *card[9]) for card in position["cards"])
    return bool(turn > 10**5 or phases > 10**7 or objects > 10**8 or tokens > MOST_TOKENS // 10)
