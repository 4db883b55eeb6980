"""The columns of Call of Cthulhu: what is said of the table, and of each card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from orne.coc import values
from orne.coc.facts import load
from orne.coc.rules.chart import NAMES, PHASES
from orne.coc.view import KEYWORDS
from orne.environments.columns import ASKED, LARGE, MOST_CARDS, Column, Layout

STORY: Final = 1
PLAY: Final = 2
HAND: Final = 3
RESOURCE: Final = 4
DECK: Final = 5
DISCARD: Final = 6
WON: Final = 7
REMOVED: Final = 8
PLACES: Final = ("story", "play", "hand", "resource", "deck", "discard", "won", "removed")
TYPES: Final = ("character", "support", "event", "conspiracy", "story")
FACTIONS: Final = (
    "agency", "cthulhu", "hastur", "miskatonic", "neutral", "shub-niggurath", "silver-twilight", "syndicate",
    "yog-sothoth",
)  # fmt: skip
PHASE_NAMES: Final = tuple(dict.fromkeys(PHASES))
DOMAINS: Final = 8
"""Domains of a player that are shown."""
ICONS: Final = tuple(name.lower() for name in values.STRUGGLE_NAMES)
MINE: Final = 1
THEIRS: Final = 2

PHASE_OF_STEP: Final = tuple(PHASE_NAMES.index(phase) for phase in PHASES)
"""The number of the phase that each step of the turn is in."""
_SIDES: Final = (("mine", "this seat's"), ("theirs", "the other player's"))

TABLE: Final = Layout(
    (
        *ASKED.columns,
        Column("turn", LARGE, "the turn, from 1; 0 during set-up"),
        Column("step", len(NAMES) - 1, "the step of the turn, by its number in the turn chart"),
        Column("phase", len(PHASE_NAMES) - 1, f"the phase: {', '.join(f'{n} {p}' for n, p in enumerate(PHASE_NAMES))}"),
        Column("active", 1, "1 if it is this seat's turn"),
        Column("first", 1, "1 if this seat was first player"),
        Column("day", 1, "1 if it is Day"),
        Column("night", 1, "1 if it is Night"),
        Column("resolving", 9, "the story that is resolving, by its row in `cards` from 1; 0 if none"),
        Column("struggle", 5, "the struggle that is resolving there, from 1 (Terror, Combat, Arcane, Investigation)"),
        Column("story_deck", LARGE, "cards in the story deck"),
        *(
            column
            for side, whose in _SIDES
            for column in (
                Column(f"won_{side}", LARGE, f"{whose} stories won"),
                Column(f"hand_{side}", LARGE, f"cards in {whose} hand"),
                Column(f"deck_{side}", LARGE, f"cards in {whose} deck"),
                Column(f"discard_{side}", LARGE, f"cards in {whose} discard pile"),
                Column(f"domains_{side}", LARGE, f"how many domains are {whose}"),
            )
        ),
        *(
            column
            for side, whose in _SIDES
            for number in range(1, DOMAINS + 1)
            for column in (
                Column(f"resources_{number}_{side}", LARGE, f"resources attached to {whose} domains 1 to {DOMAINS}"),
                Column(f"drained_{number}_{side}", 1, f"1 if this one of {whose} domains is drained"),
            )
        ),
    )
)
CARD: Final = Layout(
    (
        Column("card", MOST_CARDS, "the number of the card"),
        Column("place", len(PLACES), f"where it is: {', '.join(f'{n} {p}' for n, p in enumerate(PLACES, 1))}"),
        Column("whose", 2, "1 if this seat controls it, or it lies in this seat's pile; 2 the other; 0 for a story"),
        Column("owner", 2, "1 if this seat owns it, 2 if the other does, 0 for a story"),
        Column("type", len(TYPES), f"what is printed: {', '.join(f'{n} {t}' for n, t in enumerate(TYPES, 1))}"),
        Column("faction", len(FACTIONS), f"{', '.join(f'{n} {f}' for n, f in enumerate(FACTIONS, 1))}; 0 none"),
        Column("cost", LARGE, "its printed cost, X being 0"),
        Column("skill", LARGE, "skill, as it is now in play and as printed elsewhere"),
        *(Column(icon, LARGE, f"{icon.capitalize()} icons, likewise; of a story, such struggles") for icon in ICONS),
        *(Column(word, LARGE, f"{word.capitalize()}: how often it has the keyword, likewise") for word in KEYWORDS),
        Column("exhausted", 1, "1 if exhausted"),
        Column("insane", 1, "1 if insane"),
        Column("wounds", LARGE, "wounds on it"),
        Column("success_mine", LARGE, "this seat's success tokens on it"),
        Column("success_theirs", LARGE, "the other player's"),
        Column("story", 9, "the row, from 1, of the story it is committed to, or is about to be by this seat"),
        Column("host", 999, "the row, from 1, of the card or story it is attached to"),
        Column("number", LARGE, "of a resource the domain, of a card in a deck its place from the top, each from 1"),
        Column("dormant", LARGE, "of a story, how many Dormant cards lie at it"),
    )
)  # fmt: skip


@cache
def card_numbers() -> Mapping[str, int]:
    """The number of each card, by its id: all cards of both eras, in the order of their ids, from 1."""
    return {card: number for number, card in enumerate(sorted(load()), 1)}
