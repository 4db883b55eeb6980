"""Drawing random basic weaknesses."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from orne.arkham.facts import CORE, load
from orne.arkham.weakness_pool import random_basic_weakness
from orne.decks.arkham.deck import InvestigatorDeck
from orne.decks.arkham.legality import MOST_STANDALONE, PER_WEAKNESS, total_experience
from orne.kernel.errors import UserError
from orne.kernel.rng import Chance, HasChance


def draw_weaknesses(
    deck: InvestigatorDeck,
    chance: HasChance | int | str,
    taken: Iterable[str] = (),
    products: Collection[str] = (CORE,),
) -> InvestigatorDeck:
    """The deck with all its random basic weaknesses drawn; those taken are in other decks of the collection."""
    holder = Chance(chance) if isinstance(chance, int | str) else chance
    cards = dict(deck.cards)
    gone = [*taken, *(card for card in deck.each() if card in load() and load()[card].weakness == "basic")]
    for _ in range(deck.random_weaknesses):
        card = random_basic_weakness(holder, gone, products=products)
        gone.append(card)
        cards[card] = cards.get(card, 0) + 1
    return replace(deck, cards=cards, random_weaknesses=0)


def for_standalone(deck: InvestigatorDeck) -> InvestigatorDeck:
    """The deck with as many weaknesses to draw as its experience asks for where one scenario is played alone."""
    spent = total_experience(deck)
    if spent > MOST_STANDALONE:
        name = deck.name or deck.investigator
        raise UserError(f"{name} has cards worth {spent} experience, and a scenario played alone allows at most 49.")
    cards = load()
    has = sum(copies for card, copies in deck.cards.items() if card in cards and cards[card].weakness == "basic")
    return replace(deck, random_weaknesses=max(deck.random_weaknesses, 1 + spent // PER_WEAKNESS - has))
