"""What must be so of a position of Call of Cthulhu whenever a reason about paying is given."""

from __future__ import annotations

from typing import Any

from orne.coc.state import RESOURCE
from orne.lab.explained import Holds, Point


def _worth(p: Point, index: int) -> int:
    """What a domain gives: every resource icon on it, but for those of the card that is played from there."""
    resources = p.g.state.domains[p.seat][index].resources
    return sum(len(p.g.kind(uid).facts.resources) for uid in resources if uid != p.uid)


def _undrained(p: Point) -> list[int]:
    """What each undrained domain gives."""
    return [_worth(p, index) for index, domain in enumerate(p.g.state.domains[p.seat]) if not domain.drained]


def _is_payable_x(p: Point) -> bool:
    """Whether an X is no more than a domain gives, or something lowers what is paid for it."""
    return p.args[0] <= max(_undrained(p), default=0) or bool(p.g.index.cost_changes or p.g.index.ability_costs)


def _faction(name: str) -> str:
    """A faction by its name."""
    return name.lower().replace(" ", "-")


def _held(p: Point, faction: str, domains: list[Any]) -> int:
    """The resource icons of a faction on some domains."""
    others = [uid for domain in domains for uid in domain.resources if uid != p.uid]
    return sum(p.g.kind(uid).facts.resources.count(faction) for uid in others)


def _giving(p: Point, least: int) -> list[Any]:
    """The undrained domains that give so much."""
    sides = enumerate(p.g.state.domains[p.seat])
    return [domain for index, domain in sides if not domain.drained and _worth(p, index) >= least]


def _steadfast(p: Point) -> bool:
    """Whether a card prints that Steadfast, and the domains hold as little of it as is said."""
    _, number, name, held = p.args
    faction = _faction(name)
    domains = p.g.state.domains[p.seat]
    here = sum(faction in p.g.kind(uid).facts.resources for domain in domains for uid in domain.resources)
    return bool(held == here < number and (faction, number) in p.facts.steadfast)


PAYING: dict[str, Holds] = {
    "domain {} gives {}, the cost is {}": lambda p: (
        _worth(p, p.args[0] - 1) == p.args[1] == max(_undrained(p)) and p.args[1] < p.args[2]
    ),
    "domain {} gives {} without the card itself, the cost is {}": lambda p: (
        p.card.zone == RESOURCE and _worth(p, p.args[0] - 1) == p.args[1] < p.args[2]
    ),
    "no undrained domain of yours gives {} resources": lambda p: max(_undrained(p), default=0) < p.args[0],
    "all your domains are drained or empty": lambda p: not any(_undrained(p)),
    "domain {} has no resource besides the card itself": lambda p: (
        p.g.state.domains[p.seat][p.args[0] - 1].resources == (p.uid,)
    ),
    "no undrained domain of yours has a resource besides the card itself": lambda p: all(
        domain.drained or domain.resources in ((), (p.uid,)) for domain in p.g.state.domains[p.seat]
    ),
    "domain {} is drained": lambda p: p.g.state.domains[p.seat][p.args[0] - 1].drained,
    "domain {} has no resources": lambda p: not p.g.state.domains[p.seat][p.args[0] - 1].resources,
    "you have no domain {}": lambda p: p.args[0] > len(p.g.state.domains[p.seat]),
    "needs {} {} resource in the drained domain": lambda p: (
        p.facts.faction == _faction(p.args[1])
        and not all(_held(p, _faction(p.args[1]), [domain]) for domain in _giving(p, max(_undrained(p), default=0)))
    ),
    "needs {} {} resource in the drained domain besides itself": lambda p: (
        p.facts.faction == _faction(p.args[1]) and p.card.zone == RESOURCE
    ),
    "Loyal needs {} {} resources in the drained domain; it has {}": lambda p: (
        "loyal" in dict(p.facts.keywords)
        and p.args[2] < p.args[0]
        and max(_held(p, _faction(p.args[1]), [domain]) for domain in _giving(p, p.args[0])) == p.args[2]
    ),
    "{} needs {} {} resources on your domains; you have {}": _steadfast,
    "{} costs nothing: no domain is drained for it": lambda p: True,
    "it costs nothing: no domain is drained for it": lambda p: True,
    "no X up to {}, all you can pay, has a legal target: {}": _is_payable_x,
    "no X up to {}, all you can pay, would change anything": _is_payable_x,
    "you have fewer than {} undrained domains": lambda p: len(_undrained(p)) < p.args[0],
    "domain {} has no {} resource, which the payment must include": lambda p: (
        not _held(p, _faction(p.args[1]), [p.g.state.domains[p.seat][p.args[0] - 1]])
    ),
}
