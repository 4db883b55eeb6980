"""The letter X, where what a player pays sets it: the values that can be paid and leave something to do.

coc/rule/2.1-letter-x
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.rules import claims, paying, targets
from orne.coc.rules.paying import NO_DOMAIN, Purse
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Triggered, Use
    from orne.coc.rules.initiating import Initiation
    from orne.coc.table import CocTable


def payments(g: CocTable, use: Use, it: Initiation) -> list[int]:
    """The domains that can pay for an X."""
    fitting: dict[int, bool] = {}
    return [
        purse.domain if purse else NO_DOMAIN
        for purse in (None, *paying.purses_for(g, use))
        if choices(g, use, it, purse, fitting, 1)
    ]


def refusal(g: CocTable, use: Use, it: Initiation, domain: int) -> Refusal:
    """Why no X can be paid for that leaves a legal target: what forbids the highest one of the fullest domain."""
    purses = paying.asked_to_pay(g, use.seat, domain)
    if not purses:
        return paying.no_purse(g, use.seat, domain)
    purse = purses[0]
    x = max((x for x in range(purse.value + 1) if _cost(g, use, it, purse, x) <= purse.value), default=0)
    cost = _cost(g, use, it, purse, x)
    found = it.match_refusal(g, use, cost, purse)
    if found is None and cost > purse.value:
        found = paying.too_poor(purse, cost)
    if found is None and use.ability.choose:
        text = ", ".join(choose.text for choose in use.ability.choose)
        found = Refusal("coc/rule/2.1-letter-x", "no X up to {}, all you can pay, has a legal target: {}", x, text)
    words = "no X up to {}, all you can pay, would change anything"
    return found or Refusal("coc/faq/no-if-able-must-resolve-whole", words, x)


def _cost(g: CocTable, use: Use, it: Initiation, purse: Purse, x: int) -> int:
    """What must be paid for an X."""
    use.x = x
    cost = it.actual_cost(g, use, purse)
    use.x = 0
    return cost


def choices(
    g: CocTable, use: Use, it: Initiation, purse: Purse | None, fitting: dict[int, bool], enough: int = 0
) -> list[int]:
    """The values of X a domain can pay that leave a legal target, all or as many as are enough; with no domain X is 0.

    ``fitting`` keeps what leaves one: that is the same whichever domain pays.
    """
    ability: Triggered | Initiation = use.ability
    ability_cost = ability.cost
    if ability.sets_x and ability_cost is not None:
        most = ability_cost.most_x(g, use)
    else:
        most = purse.value if purse is not None else 0
    found: list[int] = []
    for x in range(ability_cost.least_x if ability_cost is not None else 0, most + 1):
        if not fitting.get(x, True):
            continue
        use.x = x
        cost = it.actual_cost(g, use, purse)
        if purse is None:
            affordable = cost == 0
        else:
            affordable = 0 < cost <= purse.value and it.match_refusal(g, use, cost, purse) is None
        if affordable:
            if x not in fitting:
                fitting[x] = targets.refusal(g, use) is None and claims.change_refusal(g, use) is None
            if fitting[x]:
                found.append(x)
        use.x = 0
        if enough and len(found) == enough:
            break
    return found
