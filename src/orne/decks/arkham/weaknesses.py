"""Drawing random basic weaknesses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from orne.arkham.facts import basic_weaknesses, load
from orne.decks.arkham.deck import InvestigatorDeck
from orne.kernel.errors import UserError
from orne.kernel.rng import HasChance, below, seeded


@dataclass
class _Chance:
    rng: int


def random_basic_weakness(chance: HasChance | int | str, taken: Iterable[str] = (), trait: str | None = None) -> str:
    """Draw one card from the pool of one box, less those taken; only of a trait such as Madness, if one is given.

    Chance is a seed, or whatever carries the state of a generator and moves on with each draw.
    """
    holder = _Chance(seeded(chance)) if isinstance(chance, int | str) else chance
    left = Counter(basic_weaknesses())
    left.subtract(taken)
    pool = [
        card
        for card in dict.fromkeys(basic_weaknesses())
        if trait is None or trait in load()[card].traits
        for _ in range(left[card])
    ]
    if not pool:
        raise UserError("no basic weakness is left to draw; the box has only ten")
    return pool[below(holder, len(pool))]


def draw_weaknesses(
    deck: InvestigatorDeck, chance: HasChance | int | str, taken: Iterable[str] = ()
) -> InvestigatorDeck:
    """Return the deck with all its random basic weaknesses drawn; those taken are in other decks of the table."""
    holder = _Chance(seeded(chance)) if isinstance(chance, int | str) else chance
    cards = dict(deck.cards)
    gone = [*taken, *(card for card in deck.each() if card in load() and load()[card].weakness == "basic")]
    for _ in range(deck.random_weaknesses):
        card = random_basic_weakness(holder, gone)
        gone.append(card)
        cards[card] = cards.get(card, 0) + 1
    return replace(deck, cards=cards, random_weaknesses=0)
