"""Drawing random basic weaknesses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from orne.arkham.facts import load
from orne.arkham.weakness_pool import Chance, random_basic_weakness
from orne.decks.arkham.deck import InvestigatorDeck
from orne.kernel.rng import HasChance, seeded


def draw_weaknesses(
    deck: InvestigatorDeck, chance: HasChance | int | str, taken: Iterable[str] = ()
) -> InvestigatorDeck:
    """Return the deck with all its random basic weaknesses drawn; those taken are in other decks of the table."""
    holder = Chance(seeded(chance)) if isinstance(chance, int | str) else chance
    cards = dict(deck.cards)
    gone = [*taken, *(card for card in deck.each() if card in load() and load()[card].weakness == "basic")]
    for _ in range(deck.random_weaknesses):
        card = random_basic_weakness(holder, gone)
        gone.append(card)
        cards[card] = cards.get(card, 0) + 1
    return replace(deck, cards=cards, random_weaknesses=0)
