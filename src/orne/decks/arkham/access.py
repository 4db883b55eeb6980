"""Which cards an investigator may use: by class and level, and by whatever else the back of the card allows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from orne.arkham.card_text import text
from orne.arkham.facts import CardFacts, Category
from orne.decks.shared.violation import Violation


def access(counted: Mapping[CardFacts, int], hero: CardFacts) -> Iterator[Violation]:
    """Ask whether the investigator may use each card, and no more of a kind than allowed."""
    highest = dict(hero.deck_options)
    fitting = {category: [card for card in counted if fits(card, category)] for category in hero.deck_categories}
    covered = {card.id for cards in fitting.values() for card in cards}
    for name in dict.fromkeys(card.class_ for card in counted):
        cards = [card for card in counted if card.class_ == name and card.id not in covered]
        if name not in highest:
            if cards:
                yield Violation(
                    f"{hero.title} may not use {name.capitalize()} cards",
                    "ahlcg/deckbuilding/class-access",
                    tuple(card.id for card in cards),
                )
        elif above := tuple(card.id for card in cards if (card.level or 0) > highest[name]):
            yield Violation(
                f"{hero.title} may use {name.capitalize()} cards only up to level {highest[name]}",
                "ahlcg/deckbuilding/options",
                above,
            )
    for category, cards in fitting.items():
        yield from _too_many(counted, hero, category, cards)


def _too_many(
    counted: Mapping[CardFacts, int], hero: CardFacts, category: Category, cards: list[CardFacts]
) -> Iterator[Violation]:
    """Count the cards that take one of a category's places (ahlcg/deckbuilding/other-category)."""
    if category.other:
        cards = [card for card in cards if not _allowed_elsewhere(card, hero, category)]
    copies = sum(counted[card] for card in cards)
    if category.most is not None and copies > category.most:
        kind = f"{'other ' if category.other else ''}{category.name} cards"
        yield Violation(
            f"{copies} {kind}, and {hero.title} may use at most {category.most}",
            "ahlcg/deckbuilding/other-category" if category.other else "ahlcg/deckbuilding/options",
            tuple(card.id for card in cards),
        )


def _allowed_elsewhere(card: CardFacts, hero: CardFacts, category: Category) -> bool:
    """Whether a class, or another category, lets the investigator use a card."""
    if (card.level or 0) <= dict(hero.deck_options).get(card.class_, -1):
        return True
    return any(fits(card, each) for each in hero.deck_categories if each is not category)


def fits(card: CardFacts, category: Category) -> bool:
    """Whether a card is of a category; words may stand anywhere in its text (ahlcg/deckbuilding/text-category)."""
    if (card.level or 0) > category.highest or (category.trait is not None and category.trait not in card.traits):
        return False
    if not category.words:
        return True
    sentences = (text(card.id) or "").casefold().replace("\n", ". ").split(". ")
    return any(all(word in sentence for word in category.words) for sentence in sentences)
