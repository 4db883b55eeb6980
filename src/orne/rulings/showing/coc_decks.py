"""What a demonstration of Call of Cthulhu may read about decks and lists, without a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from orne.coc import lists
from orne.decks.coc import Deck, check, starter
from orne.decks.coc.starters import block, neutral
from orne.kernel.errors import UserError
from orne.rulings.showing.coc_probes import PROBES
from orne.rulings.showing.probe import Json

__all__ = [
    "PROBES",
    "deck_problems",
    "faction_block",
    "list_ruling",
    "listed",
    "neutral_packet",
    "starter_deck",
    "story_deck_problems",
]

reading = PROBES.reading

STORY_DECK: Final = "coc/basics/2.2"
"""What a violation of a story deck stands on."""


@reading("what is wrong with a deck of {} ({} play)", gives="problems")
def deck_problems(edition: str, cards: Mapping[str, int], format: str = "standard") -> Json:
    """Everything that makes a deck illegal in this edition: the sentence, the ruling, the cards; nothing, if legal.

    The deck is card ids with their copies; the format is standard, casual or starter.
    """
    try:
        found = check(Deck("demonstrated", cards), edition, format)
    except UserError as refused:
        return [(str(refused), None, ())]
    return [(each.reason, each.ruling, each.cards) for each in found]


@reading("what is wrong with a story deck of {}", gives="problems")
def story_deck_problems(edition: str, stories: Sequence[str]) -> Json:
    """Everything that makes a story deck illegal: the sentence and the cards; nothing, if legal."""
    found = check(Deck("demonstrated", {}, tuple(stories)), edition)
    return [(each.reason, each.cards) for each in found if each.ruling == STORY_DECK]


@reading("the titles that are {}")
def listed(edition: str, kind: lists.Kind) -> Json:
    """The titles on the restricted or the banned list of this edition, in order."""
    return sorted(lists.card_list(kind, edition).titles)


@reading("the ruling that holds the list of titles that are {}")
def list_ruling(edition: str, kind: lists.Kind) -> Json:
    """The claim that the restricted or the banned list of this edition stands on."""
    return lists.card_list(kind, edition).ruling


@reading("the cards of the starter deck of {}, {} and packet {}")
def starter_deck(edition: str, one: str, other: str, packet: str) -> Json:
    """The cards of a starter deck with their copies: two blocks and a packet of neutral cards."""
    return dict(starter(one, other, packet).cards)


@reading("the block of {}")
def faction_block(edition: str, faction: str) -> Json:
    """The cards of the block of a faction in the core set."""
    return block(faction)


@reading("the neutral packet {}")
def neutral_packet(edition: str, packet: str) -> Json:
    """The cards of a neutral packet of the core set."""
    return neutral(packet)
