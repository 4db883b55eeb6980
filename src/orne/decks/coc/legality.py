"""Whether a deck may be played, and if not, why not."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from orne.coc.facts import CardFacts, load
from orne.coc.lists import ONE_RESTRICTED_TITLE, card_list
from orne.coc.search import FACTIONS, in_edition
from orne.decks.coc import starters
from orne.decks.coc.deck import Deck
from orne.decks.shared.violation import Violation
from orne.kernel.errors import UserError, unknown
from orne.kernel.log_words import plural

FORMATS = ("standard", "casual", "starter")
"""Standard is what tournaments play: restricted and banned lists bind no other deck (coc/list/scope)."""
MINIMUM = 50
STARTER_MINIMUM = 47
STORY_DECK_SIZE = 10


@dataclass(frozen=True)
class DeckRules:
    """What an edition says about building decks."""

    copies: int
    """How many cards of one title a deck may have."""
    minimum_ruling: str
    conspiracy_ruling: str
    starter_decks: bool
    """Whether the core set, whose blocks make the starter decks, belongs to the edition."""


COLLECTIBLE = DeckRules(4, "coc/rule/ccg-deckbuilding", "coc/basics/2.1", starter_decks=False)
LIVING = DeckRules(3, "coc/basics/2.1", "coc/rulebook/conspiracy-copy-limit", starter_decks=True)
DECK_RULES = {"lcg-4": LIVING, "lcg-3.0": LIVING, "lcg-1.4": LIVING, "ccg-2.0": COLLECTIBLE}

COPY_RULINGS = {"forgotten-lore/alaskan-sledge-dog": "coc/errata/forgotten-lore/f96-alaskan-sledge-dog"}
"""Cards whose printed permission for more copies was taken away: the ruling that did so."""


def check(deck: Deck, edition: str = "lcg-4", format: str = "standard") -> list[Violation]:
    """Everything that makes the deck illegal; a legal deck has none."""
    if edition not in DECK_RULES:
        raise UserError(unknown("edition", edition, DECK_RULES))
    if format not in FORMATS:
        raise UserError(unknown("format", format, FORMATS))
    rules = DECK_RULES[edition]
    if format == "starter" and not rules.starter_decks:
        raise UserError(f"Edition {edition} has no starter decks; choose an edition of the living card game")
    facts = _pool(edition)
    found = [*_starter(deck)] if format == "starter" else [*_constructed(deck, facts, rules)]
    if format == "standard":
        found += _listed(deck, edition, facts)
    return [*_unknown(deck, edition, facts), *found, *_story_deck(deck, facts)]


@cache
def _pool(edition: str) -> Mapping[str, CardFacts]:
    return {card.id: card for card in load(edition).values() if in_edition(card, edition)}


def _unknown(deck: Deck, edition: str, facts: Mapping[str, CardFacts]) -> Iterator[Violation]:
    if unknown := tuple(card for card in dict.fromkeys((*deck.cards, *(deck.story or ()))) if card not in facts):
        yield Violation(f"{_count(unknown, 'card')} not in edition {edition}", "coc/basics/2.1", unknown)


def _constructed(deck: Deck, facts: Mapping[str, CardFacts], rules: DeckRules) -> Iterator[Violation]:
    """Size and copies; the same for every deck that is not put together from starter blocks."""
    stories = tuple(card for card in deck.cards if card in facts and facts[card].type == "story")
    size = deck.size - sum(deck.cards[card] for card in stories)
    if size < MINIMUM:
        yield Violation(f"{plural(size, 'card')}, and a deck needs at least {MINIMUM}", rules.minimum_ruling)
    if stories:
        yield Violation("stories belong in the story deck, not in a player's deck", "coc/basics/1.3", stories)

    for title, ids in _titles(deck, facts).items():
        copies = sum(deck.cards[card] for card in ids)
        if copies > rules.copies:
            yield Violation(
                f"{copies} copies of {title}, and a deck may have at most {rules.copies} of one title",
                _copies_ruling(ids, rules, facts),
                tuple(ids),
            )


def _titles(deck: Deck, facts: Mapping[str, CardFacts]) -> Mapping[str, list[str]]:
    """The cards of a deck by title, its stories left out."""
    titles: dict[str, list[str]] = defaultdict(list)
    for card in deck.cards:
        if card in facts and facts[card].type != "story":
            titles[facts[card].title].append(card)
    return titles


def _listed(deck: Deck, edition: str, facts: Mapping[str, CardFacts]) -> Iterator[Violation]:
    """What the restricted and banned lists of an edition say against a deck."""
    titles = _titles(deck, facts)
    restricted = {title: ids for title, ids in titles.items() if title in card_list("restricted", edition).titles}
    if len(restricted) > 1:
        yield Violation(
            f"{len(restricted)} restricted titles ({', '.join(restricted)}), and a deck may have only one",
            ONE_RESTRICTED_TITLE,
            tuple(card for ids in restricted.values() for card in ids),
        )
    banned = card_list("banned", edition)
    for title, ids in titles.items():
        if title in banned.titles:
            yield Violation(f"{title} is banned", banned.ruling, tuple(ids))


def _copies_ruling(ids: Iterable[str], rules: DeckRules, facts: Mapping[str, CardFacts]) -> str:
    for card in ids:
        if card in COPY_RULINGS:
            return COPY_RULINGS[card]
        if facts[card].type == "conspiracy":
            return rules.conspiracy_ruling
    return "coc/basics/2.1"


def _starter(deck: Deck) -> Iterator[Violation]:
    """Compare with the blocks and packets; the restricted list is for tournaments and is not asked."""
    blocks = {FACTIONS[faction]: starters.block(faction) for faction in starters.BLOCKS}
    packets = {f"packet {packet}": starters.neutral(packet) for packet in starters.PACKETS}
    belonging = {card for part in (*blocks.values(), *packets.values()) for card in part}
    if deck.size < STARTER_MINIMUM:
        yield Violation(
            f"{plural(deck.size, 'card')}, and a starter deck needs at least {STARTER_MINIMUM}", "coc/basics/2.4"
        )
    if strangers := tuple(card for card in deck.cards if card not in belonging):
        yield Violation(
            f"{_count(strangers, 'card')} in no block and no packet of the core set", "coc/basics/2.4", strangers
        )
    if repeated := tuple(card for card, copies in deck.cards.items() if card in belonging and copies > 1):
        yield Violation("a starter deck has one copy of each card", "coc/basics/2.4", repeated)
    yield from _parts(deck, blocks, 2, "two faction blocks", "coc/basics/2.4")
    yield from _parts(deck, packets, 1, "one neutral packet", "coc/rulebook/first-game-packets")


def _parts(
    deck: Deck, parts: Mapping[str, tuple[str, ...]], wanted: int, what: str, ruling: str
) -> Iterator[Violation]:
    """Ask for an exact number of the given parts of the box, each of them whole."""
    taken = {name: part for name, part in parts.items() if any(card in deck.cards for card in part)}
    if len(taken) != wanted:
        named = f": this one has {', '.join(taken)}" if taken else ", and this one has none"
        yield Violation(f"a starter deck takes {what}{named}", ruling)
    for name, part in taken.items():
        if absent := tuple(card for card in part if card not in deck.cards):
            yield Violation(f"{_count(absent, 'card')} left out of {name}", ruling, absent)


def _story_deck(deck: Deck, facts: Mapping[str, CardFacts]) -> Iterator[Violation]:
    if deck.story is None:
        return
    ruling = "coc/basics/2.2"
    if len(deck.story) != STORY_DECK_SIZE:
        yield Violation(f"{plural(len(deck.story), 'card')} in the story deck, which needs {STORY_DECK_SIZE}", ruling)
    if others := tuple(c for c in dict.fromkeys(deck.story) if c in facts and facts[c].type != "story"):
        yield Violation("a story deck holds only stories", ruling, others)
    if repeated := tuple(card for card, copies in Counter(deck.story).items() if copies > 1):
        yield Violation("a story deck has one copy of each story", ruling, repeated)


def _count(cards: tuple[str, ...], noun: str) -> str:
    return f"1 {noun} is" if len(cards) == 1 else f"{len(cards)} {noun}s are"
