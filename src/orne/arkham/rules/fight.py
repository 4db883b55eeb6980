"""Fighting an enemy: combat against its fight value; a failed attack may hurt another, or provoke it (1.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from orne.arkham import values
from orne.arkham.abilities import FIGHT, Use
from orne.arkham.facts import COMBAT
from orne.arkham.rules import attacks, damage
from orne.arkham.rules.actions import due
from orne.arkham.rules.engagement import enemy_refusal
from orne.arkham.rules.skill_test import instead_of, perform
from orne.arkham.skill_test import Result, SkillTest
from orne.arkham.state import NOBODY, PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

DAMAGE: Final = "damage"
"""What the usual result of an attack is called."""


def can_fight(g: ArkhamTable, uid: int) -> bool:
    """An unengaged aloof enemy cannot be attacked."""
    return not values.has_keyword(g, uid, "aloof") or values.is_engaged(g, uid)


def fight_refusal(g: ArkhamTable, seat: int, uid: int) -> Refusal | None:
    """Why an investigator may not fight an enemy at all, or None."""
    found = enemy_refusal(g, seat, uid, "ahlcg/fight-action/a")
    if found is None and not can_fight(g, uid):
        return Refusal("ahlcg/aloof/d", "{} is aloof and engaged with nobody", g.name(uid))
    return found


def fight(
    g: ArkhamTable,
    seat: int,
    target: int,
    *,
    source: Use | None = None,
    skill: int = COMBAT,
    bonus: int | Callable[[ArkhamTable], int] = 0,
    damage_bonus: int = 0,
    prepare: Any = None,
) -> bool:
    """Fight an enemy: success deals damage; failure may hurt another investigator it is engaged with, or provoke it."""
    if not due(g, seat, FIGHT):
        return False
    which = instead_of(g, seat, skill)
    test = SkillTest(seat, which, lambda g: values.fight(g, target), FIGHT, target, source)
    if which == skill:  # a weapon's bonus is to one skill; where another stands in it does not count (basics 6.25)
        if isinstance(bonus, int):
            test.bonus += bonus
        else:
            test.varying = bonus
    test.damage += damage_bonus
    test.on_success.append(Result(DAMAGE, lambda g, test: damage.damage_enemy(g, target, test.damage, seat, source)))
    test.adjust.append(_endanger)
    test.effects.append(_retaliate)
    if prepare is not None:
        prepare(test)
    return perform(g, test)


def endangered(g: ArkhamTable, seat: int, target: int) -> int:
    """The other investigator whom an attack on an enemy hurts if it fails, or nobody."""
    engaged = g.state.cards[target].threat
    return NOBODY if engaged == seat else engaged


def _endanger(g: ArkhamTable, test: SkillTest) -> None:
    """A failed attack hurts the other investigator whom the enemy is engaged with by then (ahlcg/fight-action/d)."""
    engaged = endangered(g, test.seat, test.target)
    if engaged != NOBODY and not test.success:
        hurt = Result(DAMAGE, lambda g, test: damage.deal(g, engaged, test.damage, source=test.source), engaged)
        test.on_fail.insert(0, hurt)


def _retaliate(g: ArkhamTable, test: SkillTest) -> None:
    """After all results of a failed attack a ready enemy with Retaliate attacks, engaged or not."""
    if not test.success and not g.state.gone[test.seat] and would_retaliate(g, test.target):
        attacks.attack(g, test.target, test.seat)


def would_retaliate(g: ArkhamTable, target: int) -> bool:
    """Whether an enemy as it is now attacks whoever fails to attack it (ahlcg/retaliate/a)."""
    card = g.state.cards[target]
    return card.zone == PLAY and not card.exhausted and values.has_keyword(g, target, "retaliate")
