"""Tolls: what a player pays, as a card in play demands it, for what is free otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.coc import immunity
from orne.coc.abilities import Use
from orne.coc.rules import claims, paying
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.table import CocTable

RULING: Final = "coc/rule/2.13-paying-costs/d"


def _due(g: CocTable, verb: str, uid: int, seat: int) -> list[Use]:
    """The tolls a player owes for doing something with a card."""
    return [
        Use(toll, use.holder, use.card, seat, use.home)
        for toll, use in g.index.tolls.get(verb, ())
        if immunity.affects(g, use, toll.what, uid)
    ]


def refusal(g: CocTable, verb: str, uid: int, seat: int) -> Refusal | None:
    """Why a player cannot pay what is demanded, all of it together, or None."""
    due = _due(g, verb, uid, seat)
    for use in due:
        found: Refusal | None = use.ability.cost.refusal(g, use)
        if found is not None:
            return found
    domains = sorted((purse.value for purse in paying.purses(g, seat)), reverse=True)
    owed = sorted((use.ability.cost.resources for use in due if use.ability.cost.resources), reverse=True)
    if len(owed) > len(domains) or any(value < cost for value, cost in zip(domains, owed, strict=False)):
        return Refusal(RULING, "{} demands {} resources for it", g.title(due[0].holder), owed[0])
    if due and not claims.payable(g, due[0], [claim for use in due for claim in use.ability.cost.claims(g, use)]):
        return Refusal(RULING, "{} demands more for it than you have", g.title(due[0].holder))
    return None


def pay(g: CocTable, verb: str, uid: int, seat: int) -> bool:
    """Pay all that is demanded; False where something could not be paid after all."""
    return all(_pay_one(g, use) for use in _due(g, verb, uid, seat))


def _pay_one(g: CocTable, use: Use) -> bool:
    """Pay one toll: a domain for resources, and what else it asks for."""
    resources = use.ability.cost.resources
    if resources and not paying.drain_one(g, use, resources, f"{g.title(use.holder)}: drain which domain?"):
        return False
    return bool(use.ability.cost.pay(g, use))
