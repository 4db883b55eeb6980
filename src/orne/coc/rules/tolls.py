"""Tolls: what a player pays, as a card in play demands it, for what is free otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.coc import immunity
from orne.coc.abilities import COMMIT_TOGETHER, Use
from orne.coc.rules import claims, paying
from orne.kernel import limits
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
    return _refusal(g, _due(g, verb, uid, seat), seat)


def _refusal(g: CocTable, due: list[Use], seat: int) -> Refusal | None:
    """Why a player cannot pay some tolls, all of them together, or None."""
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


def _due_together(g: CocTable, seat: int) -> list[Use]:
    """What a player owes for committing characters at all."""
    return [Use(toll, use.holder, use.card, seat, use.home) for toll, use in g.index.tolls.get(COMMIT_TOGETHER, ())]


def commit_refusal(g: CocTable, seat: int, *, in_step: bool = False) -> Refusal | None:
    """Why a player cannot pay for committing characters at all, or None; in a commit step what was paid counts."""
    if in_step and limits.used(g.state.uses, f"{_PAID} {seat}"):
        return None
    return _refusal(g, _due_together(g, seat), seat)


def pay_to_commit(g: CocTable, seat: int, *, in_step: bool = False) -> bool:
    """Pay for committing characters at all: once in a commit step, and for each effect that commits some."""
    if in_step and limits.used(g.state.uses, f"{_PAID} {seat}"):
        return True
    due = _due_together(g, seat)
    if not all(_pay_one(g, use) for use in due):
        return False
    if due and in_step:
        g.state.uses = limits.use(g.state.uses, f"{_PAID} {seat}", "phase")
    return True


_PAID: Final = "has paid to commit"
"""What is counted: a player has one commit step in a phase."""


def _pay_one(g: CocTable, use: Use) -> bool:
    """Pay one toll: a domain for resources, and what else it asks for."""
    resources = use.ability.cost.resources
    if resources and not paying.drain_one(g, use, resources, f"{g.title(use.holder)}: drain which domain?"):
        return False
    return bool(use.ability.cost.pay(g, use))
