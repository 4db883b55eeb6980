"""The letter X, where what a player pays sets it: the values that can be paid and leave something to do.

coc/rule/2.1-letter-x
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from orne.coc.rules import claims, paying, targets
from orne.coc.rules.paying import NO_DOMAIN, Purse
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Triggered, Use
    from orne.coc.rules.initiating import Initiation
    from orne.coc.table import CocTable

MOST_X: Final = 60
"""No X is higher, not even one that a text lets cost nothing: more than anybody has of anything."""


def payments(g: CocTable, use: Use, it: Initiation) -> list[int]:
    """The domains that can pay for an X."""
    fitting: dict[int, bool] = {}
    return [
        purse.domain if purse else NO_DOMAIN
        for purse in (None, *paying.purses_for(g, use))
        if choices(g, use, it, purse, fitting, 1)
    ]


def refusal(g: CocTable, use: Use, it: Initiation, domain: int) -> Refusal:
    """Why no X can be paid for that leaves something to do; where none but 0 can be paid, why not even 1."""
    purses = paying.asked_to_pay(g, use, domain)
    if not purses:
        return paying.no_purse(g, use, domain)
    most = max((x for purse in purses for x in _payable(g, use, it, purse)), default=0)
    if most == 0:
        purse, cost = paying.nearest(g, use.holder, [(each, _cost(g, use, it, each, 1)) for each in purses])
        found = it.match_refusal(g, use, cost, purse)
        if found is not None or cost > purse.value:
            return found or paying.too_poor(purse, cost)
    if use.ability.choose:
        text = ", ".join(choose.text for choose in use.ability.choose)
        return Refusal("coc/rule/2.1-letter-x", "no X up to {}, all you can pay, has a legal target: {}", most, text)
    words = "no X up to {}, all you can pay, would change anything"
    return Refusal("coc/faq/no-if-able-must-resolve-whole", words, most)


def _payable(g: CocTable, use: Use, it: Initiation, purse: Purse) -> list[int]:
    """The values of X that a domain gives enough for, of what is needed."""
    return [x for x, cost in _costs(g, use, it, purse) if it.match_refusal(g, use, cost, purse) is None]


def _cost(g: CocTable, use: Use, it: Initiation, purse: Purse | None, x: int) -> int:
    """What must be paid for an X."""
    use.x = x
    cost = it.actual_cost(g, use, purse)
    use.x = 0
    return cost


def _costs(g: CocTable, use: Use, it: Initiation, purse: Purse | None) -> Iterator[tuple[int, int]]:
    """Each X with what must be paid for it, from the lowest to the highest that a domain gives; with none X is free.

    What lowers the cost is applied after X is chosen, so X may be more than is paid (coc/timing/initiation-substeps/b).
    """
    ability: Triggered | Initiation = use.ability
    least = ability.cost.least_x if ability.cost is not None else 0
    most = ability.cost.most_x(g, use) if ability.sets_x and ability.cost is not None else None
    value = purse.value if purse is not None else 0
    for x in range(least, (MOST_X if most is None else most) + 1):
        cost = _cost(g, use, it, purse, x)
        if cost > value:
            return
        yield x, cost


def choices(
    g: CocTable, use: Use, it: Initiation, purse: Purse | None, fitting: dict[int, bool], enough: int = 0
) -> list[int]:
    """The values of X a domain can pay that leave a legal target, all or as many as are enough.

    ``fitting`` keeps what leaves one: that is the same whichever domain pays.
    """
    found: list[int] = []
    for x, cost in _costs(g, use, it, purse):
        if not fitting.get(x, True) or (cost == 0) != (purse is None):
            continue
        if purse is not None and it.match_refusal(g, use, cost, purse) is not None:
            continue
        if x not in fitting:
            use.x = x
            fitting[x] = targets.refusal(g, use) is None and claims.change_refusal(g, use) is None
            use.x = 0
        if fitting[x]:
            found.append(x)
            if len(found) == enough:
                break
    return found
