"""The pool that random basic weaknesses are drawn from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from orne.arkham.facts import CORE, basic_weaknesses
from orne.arkham.registry import facts_of, own_cards
from orne.kernel.errors import UserError
from orne.kernel.rng import Chance, HasChance, below


def product(card: str) -> str:
    """The product a card is from: the first part of its id."""
    return card.partition("/")[0]


def weaknesses_of(products: Collection[str] = (CORE,)) -> list[str]:
    """The basic weaknesses of some products, once per copy of one box each (ahlcg/collection/c)."""
    more = [each.id for each in own_cards() if each.weakness == "basic" for _ in range(each.quantity)]
    return [card for card in (*basic_weaknesses(), *more) if product(card) in products]


def random_basic_weakness(
    chance: HasChance | int | str,
    taken: Iterable[str] = (),
    trait: str | None = None,
    products: Collection[str] = (CORE,),
) -> str:
    """Draw one card of a collection, less those taken; only of a trait such as Madness, if one is given.

    Chance is a seed, or whatever carries the state of a generator and moves on with each draw.
    """
    holder = Chance(chance) if isinstance(chance, int | str) else chance
    whole = weaknesses_of(products)
    left = Counter(whole)
    left.subtract(taken)
    pool = [card for card in dict.fromkeys(whole) if trait is None or trait in _traits(card) for _ in range(left[card])]
    if not pool:
        raise UserError("No basic weakness is left to draw; the box has only ten")
    return pool[below(holder, len(pool))]


def _traits(card: str) -> tuple[str, ...]:
    facts = facts_of(card)
    return facts.traits if facts else ()
