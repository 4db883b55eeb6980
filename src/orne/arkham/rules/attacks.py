"""Enemies attacking investigators (arkham/basics/1.18)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, NamedTuple

from orne.arkham import values
from orne.arkham.events import ATTACKS, Event
from orne.arkham.passives import ATTACK_YOU
from orne.arkham.rules import cannot, damage
from orne.arkham.state import NOWHERE, PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def attack(g: ArkhamTable, uid: int, seat: int, source: Use | None = None) -> bool:
    """An enemy attacks an investigator: its damage and horror are dealt together; True unless it was prevented.

    Reactions come before what is forced: a cancelled attack sets off no "when it attacks" text (arkham/basics/6.31).
    """
    if g.state.gone[seat] or g.state.cards[uid].zone != PLAY or not may_attack(g, uid, seat):
        return False
    facts = g.kind(uid).facts
    event = Event(ATTACKS, uid, seat, source)
    event.damage, event.horror, event.aside = facts.damage, facts.horror, None
    g.note("attacks", uid, seat=seat, after=[facts.damage, facts.horror])
    return g.resolve(event, lambda: _deal(g, event), reactions_first=True)


def _deal(g: ArkhamTable, event: Event) -> None:
    """Deal an attack's damage and horror, or its damage to whom it was turned aside."""
    aside = event.aside
    if aside is None:
        damage.deal(g, event.seat, event.damage, event.horror, attacker=event.subject)
    else:
        damage.deal_turned_aside(g, event.seat, event, aside.enemy, aside.use)


def may_attack(g: ArkhamTable, uid: int, seat: int) -> bool:
    """Whether nothing forbids an enemy from attacking this investigator."""
    if cannot.forbidder(g, "attack", uid) != NOWHERE:
        return False
    bans = g.index.cannot.get(ATTACK_YOU, ())
    return not any(use.seat == seat and ban.test(g, use, uid) for ban, use in bans)


class Occasion(NamedTuple):
    """The rulings by which only engaged enemies attack, exhausted ones do not, and each does so once."""

    engaged: str
    ready: str
    once: str


IN_ENEMY_PHASE: Final = Occasion(
    "ahlcg/timing/3-3-attack", "ahlcg/timing/3-3-exhausted-do-not-attack", "ahlcg/timing/3-3-exhaust"
)


def attacker_refusal(g: ArkhamTable, seat: int, done: Collection[int], occasion: Occasion, uid: int) -> Refusal | None:
    """Why a card is not one of the enemies that are yet to attack an investigator, or None."""
    if uid in done:  # it may be exhausted, engaged with another or gone by now
        return Refusal(occasion.once, "{} has attacked", g.name(uid))
    if uid not in values.enemies(g):
        return Refusal(occasion.engaged, "{} is not an enemy in play", g.name(uid))
    if uid not in values.engaged_with(g, seat):
        return Refusal(occasion.engaged, "{} is not engaged with you", g.name(uid))
    if g.state.cards[uid].exhausted:
        return Refusal(occasion.ready, "{} is exhausted", g.name(uid))
    if not may_attack(g, uid, seat):
        return Refusal("ahlcg/cannot/a", "{} cannot attack you now", g.name(uid))
    return None


def ready_to_attack(g: ArkhamTable, seat: int) -> list[int]:
    """The ready enemies engaged with an investigator that may attack them."""
    return [
        uid for uid in values.engaged_with(g, seat) if not g.state.cards[uid].exhausted and may_attack(g, uid, seat)
    ]


def attack_everybody(g: ArkhamTable, uid: int) -> None:
    """A massive enemy attacks each investigator engaged with it, one by one in the lead's order (ahlcg/massive/d).

    Those who come meanwhile are attacked too; once it is exhausted or gone it attacks nobody else (ahlcg/massive/h).
    """
    attacked: list[int] = []
    while g.state.cards[uid].zone == PLAY and not g.state.cards[uid].exhausted:
        here = g.investigators_at(g.state.cards[uid].at)
        left = [seat for seat in here if seat not in attacked and may_attack(g, uid, seat)]
        if not left:
            return
        seat = g.choose_seat(g.state.lead, f"Let {g.title(uid)} attack whom next?", left, "attack", source=uid)
        attacked.append(seat)
        attack(g, uid, seat)
