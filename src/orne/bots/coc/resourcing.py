"""Mulligans and resources: which hand to keep, which cards to give up, and on which domain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from orne.bots.coc.evaluation import domain_points, promise

if TYPE_CHECKING:
    from orne.coc.table import CocTable

CHEAP = 3
"""What can be played in the first turns."""
LEAST_CHEAP = 2
"""Fewer cheap characters than this are not worth keeping a hand for."""


class Purse(NamedTuple):
    """A domain as payment: how much, and of which factions."""

    value: int
    factions: frozenset[str]


def keeps(g: CocTable, seat: int) -> bool:
    """Whether a set-up hand is worth keeping."""
    cheap = 0
    for uid in g.state.hand[seat]:
        kind = g.kind(uid)
        cheap += kind.is_character and kind.facts.cost <= CHEAP
    return cheap >= LEAST_CHEAP


def resource_points(g: CocTable, seat: int, uid: int, domain: int) -> float:
    """What attaching a card to a domain is worth, in points; below 0 it is better kept."""
    purses = _purses(g, seat)
    rest = [other for other in g.state.hand[seat] if other != uid]
    before = _playable(g, [*rest, uid], purses)
    facts = g.kind(uid).facts
    old = purses[domain]
    purses[domain] = Purse(old.value + len(facts.resources), old.factions | set(facts.resources))
    points = domain_points(purses[domain].value) - domain_points(old.value)
    points += 0.45 * (_playable(g, rest, purses) - before)
    points += 1.2 * len(purses[domain].factions - old.factions - {"neutral"})
    return points - _kept_points(g, seat, uid, purses)


def _kept_points(g: CocTable, seat: int, uid: int, purses: Sequence[Purse]) -> float:
    """What keeping a card in hand is worth: its promise, less what stands in the way of playing it."""
    kind = g.kind(uid)
    facts = kind.facts
    points = 0.35 * promise(kind)
    most = max(purse.value for purse in purses)
    points -= 1.2 * max(0, facts.cost - most)
    if facts.unique and any(
        g.title(other) == facts.title and other != uid for other in (*g.state.hand[seat], *g.state.play)
    ):
        points *= 0.3
    if facts.type in ("event", "support"):
        points *= 0.8
    if len(g.state.hand[seat]) > 5:
        points -= 1.0
    return points


def _purses(g: CocTable, seat: int) -> list[Purse]:
    """The domains of a seat, drained or not: resources are for many turns."""
    found: list[Purse] = []
    for domain in g.state.domains[seat]:
        icons = [icon for uid in domain.resources for icon in g.kind(uid).facts.resources]
        found.append(Purse(len(icons), frozenset(icons)))
    return found


def _playable(g: CocTable, hand: Sequence[int], purses: Sequence[Purse]) -> float:
    """What could be played from a hand in one turn, the best cards first, each from the smallest domain that pays."""
    left = sorted(purses, key=lambda purse: purse.value)
    points = 0.0
    for uid in sorted(hand, key=lambda uid: -promise(g.kind(uid))):
        facts = g.kind(uid).facts
        if facts.type == "event":
            continue
        if facts.cost == 0:
            points += promise(g.kind(uid))
            continue
        for purse in left:
            if purse.value >= facts.cost and (facts.faction in purse.factions or facts.faction == "neutral"):
                points += promise(g.kind(uid))
                left.remove(purse)
                break
    return points
