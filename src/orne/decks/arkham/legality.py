"""Whether an investigator's deck may be played, and if not, why not."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from orne.arkham.facts import CardFacts, basic_weaknesses, load
from orne.decks.arkham.access import access
from orne.decks.arkham.deck import InvestigatorDeck
from orne.decks.shared.violation import Violation
from orne.kernel.errors import UserError, unknown
from orne.kernel.log_words import plural

FORMATS = ("campaign", "standalone")
BASICS = "arkham/basics/3.2"
STANDALONE = "ahlcg/standalone-mode/a"
MOST_STANDALONE = 49
"""Experience that the cards of a standalone deck may have in all."""
PER_WEAKNESS = 10
"""The points of experience that bring a standalone deck one more random basic weakness."""


def check(
    deck: InvestigatorDeck,
    format: str = "campaign",
    *,
    experience: int | None = None,
    earned: Mapping[str, int] | None = None,
    facts: Mapping[str, CardFacts] | None = None,
) -> list[Violation]:
    """Everything that makes the deck illegal; a legal deck has none.

    Experience to spend in a campaign and cards that scenarios added are what the deck itself says, unless they are
    given; a deck that says nothing is one for the start of a campaign.
    """
    if format not in FORMATS:
        raise UserError(unknown("format", format, FORMATS))
    facts = load() if facts is None else facts
    own = Counter(deck.cards)
    own.subtract({card: min(n, own[card]) for card, n in (deck.earned if earned is None else earned).items()})
    known = {facts[card]: copies for card, copies in own.items() if copies and card in facts}
    found = [*_unknown(own, facts), *_strangers(known)]
    hero = facts.get(deck.investigator)
    if hero is None or hero.type != "investigator":
        return [_no_investigator(deck, hero), *found]
    counted = {card: n for card, n in known.items() if _is_counted(card)}
    spent = total_experience(deck, facts=facts, earned=earned)
    allowed = (deck.experience or 0) if experience is None else experience
    return [
        *found,
        *_size(counted, hero, size_for(hero, known)),
        *_copies(counted),
        *access(counted, hero),
        *_signatures(known, hero, facts),
        *_weaknesses(known, deck.random_weaknesses, spent if format == "standalone" else 0, format),
        *(_standalone_experience(spent) if format == "standalone" else _experience(counted, spent, allowed)),
    ]


def total_experience(
    deck: InvestigatorDeck,
    *,
    facts: Mapping[str, CardFacts] | None = None,
    earned: Mapping[str, int] | None = None,
) -> int:
    """The experience the deck's cards are worth: their levels, twice that for exceptional cards."""
    facts = load() if facts is None else facts
    given = deck.earned if earned is None else earned
    return sum(
        max(0, copies - given.get(card, 0)) * (facts[card].level or 0) * (2 if facts[card].exceptional else 1)
        for card, copies in deck.cards.items()
        if card in facts
    )


def _is_counted(card: CardFacts) -> bool:
    """Whether building rules ask about a card: signature cards, weaknesses and story assets have no level."""
    return card.level is not None and card.signature_of is None and card.weakness is None


def may_have(card: CardFacts, hero: CardFacts) -> bool:
    """Whether a card may be in an investigator's deck at all: by its class and level, as a signature, as a weakness."""
    if card.signature_of is not None:
        return card.signature_of == hero.id
    if card.weakness is not None:
        return card.weakness == "basic"
    return _is_counted(card) and card.encounter_set is None and not any(access({card: 1}, hero))


def _no_investigator(deck: InvestigatorDeck, card: CardFacts | None) -> Violation:
    what = f"{card.title} is not an investigator" if card else f"no investigator has the id {deck.investigator}"
    return Violation(
        f"{what}, and a deck is built around one", "ahlcg/deckbuilding/one-investigator", (deck.investigator,)
    )


def _unknown(own: Mapping[str, int], facts: Mapping[str, CardFacts]) -> Iterator[Violation]:
    if unknown := tuple(card for card, copies in own.items() if copies and card not in facts):
        yield Violation(f"{_count(unknown)} not in the core set", BASICS, unknown)


def _strangers(known: Mapping[CardFacts, int]) -> Iterator[Violation]:
    """Find what never goes into a deck, and story assets, which need permission."""
    if heroes := tuple(card.id for card in known if card.type == "investigator"):
        yield Violation(
            "an investigator is not one of the cards of a deck", "ahlcg/deckbuilding/one-investigator", heroes
        )
    scenario = [card for card in known if card.encounter_set is not None]
    if others := tuple(card.id for card in scenario if not card.deck_limit):
        yield Violation(f"{_count(others)} for the scenarios, not for a player's deck", BASICS, others)
    for card in scenario:
        if card.deck_limit:
            yield Violation(
                f"{card.title} may join a deck only when a scenario allows it",
                "ahlcg/deckbuilding/story-assets",
                (card.id,),
            )


def size_for(hero: CardFacts, cards: Mapping[CardFacts, int]) -> int:
    """How many counted cards a deck has: the investigator's number, and what its own cards add to that."""
    return (hero.deck_size or 0) + sum(card.deck_size_change * copies for card, copies in cards.items())


def _size(counted: Mapping[CardFacts, int], hero: CardFacts, wanted: int) -> Iterator[Violation]:
    size = sum(copies for card, copies in counted.items() if not card.permanent)
    if size != wanted:
        count = "counts" if size == 1 else "count"
        yield Violation(
            f"{plural(size, 'card')} that {count}, and the deck of {hero.title} has exactly {wanted}",
            "ahlcg/deckbuilding/deck-size",
        )


def _copies(counted: Mapping[CardFacts, int]) -> Iterator[Violation]:
    titles: dict[str, list[CardFacts]] = defaultdict(list)
    for card in counted:
        titles[card.title].append(card)
    for title, cards in titles.items():
        copies = sum(counted[card] for card in cards)
        exceptional = any(card.exceptional for card in cards)
        most = 1 if exceptional else min(card.deck_limit for card in cards)
        if copies > most:
            kind = "an exceptional title" if exceptional else "one title, all levels together"
            yield Violation(
                f"{copies} copies of {title}, and a deck may have at most {most} of {kind}",
                "ahlcg/deckbuilding/exceptional-limit" if exceptional else "ahlcg/deckbuilding/two-copies",
                tuple(card.id for card in cards),
            )


def _signatures(known: Mapping[CardFacts, int], hero: CardFacts, facts: Mapping[str, CardFacts]) -> Iterator[Violation]:
    for card in facts.values():
        if card.signature_of == hero.id and (copies := known.get(card, 0)) != 1:
            yield Violation(
                f"{copies or 'no'} {'copy' if copies == 1 else 'copies'} of {card.title}, "
                f"and the deck of {hero.title} must have exactly 1",
                "ahlcg/signature-cards/b",
                (card.id,),
            )
    for card in known:
        if card.signature_of not in (None, hero.id):
            owner = facts[card.signature_of or ""].title
            yield Violation(f"{card.title} may be only in the deck of {owner}", "ahlcg/signature-cards/a", (card.id,))


def _weaknesses(known: Mapping[CardFacts, int], undrawn: int, spent: int, format: str) -> Iterator[Violation]:
    basic = {card: copies for card, copies in known.items() if card.weakness == "basic"}
    wanted = 1 + min(spent, MOST_STANDALONE) // PER_WEAKNESS
    has = sum(basic.values()) + undrawn
    if has != wanted:
        at = f" with {spent} experience" if wanted > 1 else ""
        yield Violation(
            f"{has or 'no'} random basic {'weakness' if has == 1 else 'weaknesses'}, "
            f"and a {format} deck{at} must have exactly {wanted}",
            STANDALONE if wanted > 1 else "ahlcg/deckbuilding/requirements",
            tuple(card.id for card in basic),
        )
    pool = Counter(basic_weaknesses())
    for card, copies in basic.items():
        if copies > pool[card.id]:
            yield Violation(
                f"{copies} copies of {card.title}, and only {pool[card.id]} can be drawn from a collection",
                "ahlcg/collection/c",
                (card.id,),
            )


def _experience(counted: Mapping[CardFacts, int], spent: int, allowed: int) -> Iterator[Violation]:
    if spent <= allowed:
        return
    above = tuple(card.id for card in counted if card.level)
    if allowed == 0:
        yield Violation(
            f"{_count(above)} above level 0, and a campaign begins without experience",
            "ahlcg/deckbuilding/starting-level",
            above,
        )
    else:
        yield Violation(
            f"cards worth {spent} experience, and only {allowed} may be spent", _cost_ruling(counted), above
        )


def _cost_ruling(counted: Mapping[CardFacts, int]) -> str:
    exceptional = any(card.exceptional and card.level for card in counted)
    return "ahlcg/deckbuilding/exceptional-cost" if exceptional else "ahlcg/campaign/purchase-cost"


def _standalone_experience(spent: int) -> Iterator[Violation]:
    if spent > MOST_STANDALONE:
        yield Violation(f"cards worth {spent} experience, and a standalone deck must stay below 50", STANDALONE)


def _count(cards: tuple[str, ...]) -> str:
    return "1 card is" if len(cards) == 1 else f"{len(cards)} cards are"
