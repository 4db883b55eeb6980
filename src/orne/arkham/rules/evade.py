"""Evading an enemy: agility against its evade value; it is exhausted and engaged with nobody (1.18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import AFTER, EVADE, Use
from orne.arkham.events import EVADED, Event
from orne.arkham.facts import AGILITY
from orne.arkham.immunity import open_to
from orne.arkham.rules.actions import due
from orne.arkham.rules.engagement import disengage, enemy_refusal
from orne.arkham.rules.readiness import exhaust
from orne.arkham.rules.skill_test import instead_of, perform
from orne.arkham.skill_test import Result, SkillTest
from orne.arkham.state import PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def evade_refusal(g: ArkhamTable, seat: int, uid: int) -> Refusal | None:
    """Why an investigator may not evade an enemy at all, or None."""
    found = enemy_refusal(g, seat, uid, "ahlcg/evade/a")
    if found is None and uid not in values.engaged_with(g, seat):
        return Refusal("ahlcg/evade/f", "{} is not engaged with you", g.name(uid))
    return found


def evade(
    g: ArkhamTable, seat: int, target: int, *, source: Use | None = None, skill: int = AGILITY, prepare: Any = None
) -> bool:
    """Evade an enemy engaged with the investigator: success exhausts it and breaks the engagement."""
    if not due(g, seat, EVADE):
        return False
    which = instead_of(g, seat, skill)
    test = SkillTest(seat, which, lambda g: values.evade(g, target), EVADE, target, source)
    test.on_success.append(Result(EVADE, lambda g, test: evaded(g, target, seat, source)))
    if prepare is not None:
        prepare(test)
    return perform(g, test)


def evaded(g: ArkhamTable, uid: int, seat: int, source: Use | None = None) -> None:
    """An enemy is evaded: exhausted, engaged with nobody, still there."""
    evaded_together(g, [uid], seat, source)


def evaded_together(g: ArkhamTable, uids: Sequence[int], seat: int, source: Use | None = None) -> None:
    """Enemies still in play are evaded by one effect, all of them before anything answers it."""
    uids = [uid for uid in uids if g.state.cards[uid].zone == PLAY]
    uids = open_to(g, uids, source.holder if source is not None else g.effect_of)
    for uid in uids:
        exhaust(g, uid)
        disengage(g, uid)
        g.note("evaded", uid, seat=seat)
    g.answer_together(AFTER, [Event(EVADED, uid, seat, source, location=g.location_of(uid)) for uid in uids])
