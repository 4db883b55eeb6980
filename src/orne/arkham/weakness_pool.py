"""The pool that random basic weaknesses are drawn from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from orne.arkham.facts import basic_weaknesses, load
from orne.kernel.errors import UserError
from orne.kernel.rng import Chance, HasChance, below


def random_basic_weakness(chance: HasChance | int | str, taken: Iterable[str] = (), trait: str | None = None) -> str:
    """Draw one card from the pool of one box, less those taken; only of a trait such as Madness, if one is given.

    Chance is a seed, or whatever carries the state of a generator and moves on with each draw.
    """
    holder = Chance(chance) if isinstance(chance, int | str) else chance
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
