"""Where values come from: what is printed, and what each card in play adds or takes away."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.facts import SKILLS
from orne.arkham.immunity import resists
from orne.arkham.table import ArkhamTable
from orne.table.shared.data import Part, Value
from orne.table.shared.handles import Namer

EFFECTS = "effects"
"""What a difference is put down to that no single card accounts for."""


def added(g: ArkhamTable, uid: int, attribute: int | str) -> list[tuple[int, int]]:
    """What each text at work adds to a value: its card, and how much."""
    found: list[tuple[int, int]] = []
    for gives, use in g.index.gives.get(attribute, ()):
        if gives.test(g, use, uid) and (gives.while_ is None or gives.while_.test(g, use)) and not resists(g, uid, use):
            amount = gives.amount if isinstance(gives.amount, int) else gives.amount.of(g, use)
            if amount:
                found.append((use.holder, amount))
    return found


def parts(g: ArkhamTable, total: int, found: list[tuple[int, int]], of: Namer) -> tuple[Part, ...]:
    """What makes up a total: each card's share, and a rest where these do not account for all of it."""
    told = [Part(g.name(source), of(source), amount) for source, amount in found if amount]
    rest = total - sum(amount for _, amount in found)
    return (*told, Part(EFFECTS, None, rest)) if rest else tuple(told)


def value(g: ArkhamTable, uid: int, attribute: int | str, now: int, printed: int, of: Namer) -> Value:
    """A value with the cards that change it."""
    if now == printed:
        return Value(now, printed, ())
    return Value(now, printed, parts(g, now - printed, added(g, uid, attribute), of))


def values_of(g: ArkhamTable, uid: int, of: Namer) -> dict[str, Value]:
    """Every value that a card in play has."""
    facts = g.kind(uid).facts
    found: dict[str, Value] = {}
    if uid in g.state.investigators:
        seat = g.state.investigators.index(uid)
        printed = facts.skills or (0, 0, 0, 0)
        for number, name in enumerate(SKILLS):
            found[name] = value(g, uid, number, values.skill(g, seat, number), printed[number], of)
    if facts.type == "enemy":
        found["fight"] = value(g, uid, "fight", values.fight(g, uid), facts.fight or 0, of)
        found["evade"] = value(g, uid, "evade", values.evade(g, uid), facts.evade or 0, of)
        found["attack damage"] = Value(facts.damage, facts.damage, ())
        found["attack horror"] = Value(facts.horror, facts.horror, ())
    if facts.type == "location" and g.state.cards[uid].revealed:
        found["shroud"] = value(g, uid, "shroud", values.shroud(g, uid), facts.shroud or 0, of)
    health, sanity = values.health(g, uid), values.sanity(g, uid)
    if health is not None:
        per = g.per_investigator(facts.health or 0) if facts.health_per_investigator else facts.health or 0
        found["health"] = value(g, uid, "health", health, per, of)
    if sanity is not None:
        found["sanity"] = value(g, uid, "sanity", sanity, facts.sanity or 0, of)
    return found
