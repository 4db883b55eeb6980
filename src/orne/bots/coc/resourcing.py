"""Mulligans and resources: which hand to keep, which cards to give up, and on which domain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from orne.bots.coc.evaluation import domain_points, promise
from orne.kernel.decision import Decision

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


def resource_worth(g: CocTable, decision: Decision) -> list[float]:
    """What each answer to the question for a resource is worth, in points; none is worth nothing."""
    seat = decision.seat
    resourcing = Resourcing(g, seat)
    found: list[float] = []
    for option in decision.options:
        value = option.value
        if option.verb != "resource":
            found.append(0.0)
        elif isinstance(value, tuple):
            found.append(resourcing.points(value[0], value[1]))
        else:
            # In the set-up each domain gets one card, in order.
            empty = [number for number, domain in enumerate(g.state.domains[seat]) if not domain.resources]
            found.append(resourcing.points(value, empty[0]))
    return found


class Held(NamedTuple):
    """A card in hand that can be played in the operations phase, as resources see it."""

    uid: int
    promise: float
    cost: int
    faction: str | None


class Resourcing:
    """A hand and its domains, and what it is worth to give up a card of one for a resource at the other."""

    def __init__(self, g: CocTable, seat: int) -> None:
        self._g = g
        self._seat = seat
        self._purses = _purses(g, seat)
        self._held: list[Held] = []
        """What can be played, the best first."""
        for uid in g.state.hand[seat]:
            kind = g.kind(uid)
            facts = kind.facts
            if facts.type != "event":
                self._held.append(Held(uid, promise(kind), facts.cost, facts.faction))
        self._held.sort(key=_by_promise)
        self._before = _playable(self._held, self._purses)

    def points(self, uid: int, domain: int) -> float:
        """What attaching a card to a domain is worth, in points; below 0 it is better kept."""
        facts = self._g.kind(uid).facts
        old = self._purses[domain]
        purses = list(self._purses)
        new = purses[domain] = Purse(old.value + len(facts.resources), old.factions | set(facts.resources))
        points = domain_points(new.value) - domain_points(old.value)
        points += 0.45 * (_playable([held for held in self._held if held.uid != uid], purses) - self._before)
        points += 1.2 * len(new.factions - old.factions - {"neutral"})
        return points - _kept_points(self._g, self._seat, uid, purses)


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


def _playable(cards: Sequence[Held], purses: Sequence[Purse]) -> float:
    """What could be played of some cards in one turn, the best first, each from the smallest domain that pays."""
    left = sorted(purses, key=_by_value)
    points = 0.0
    for held in cards:
        if held.cost == 0:
            points += held.promise
            continue
        for purse in left:
            if purse.value >= held.cost and (held.faction in purse.factions or held.faction == "neutral"):
                points += held.promise
                left.remove(purse)
                break
    return points


def _by_promise(held: Held) -> float:
    return -held.promise


def _by_value(purse: Purse) -> int:
    return purse.value
