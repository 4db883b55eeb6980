"""An investigator for rollouts: the same plan as ever, with tests reckoned at once instead of looked into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, Use
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT
from orne.arkham.language.skill_tests import Evading, Fight, Investigate
from orne.arkham.numbers import amount
from orne.arkham.rules.turn import Basic
from orne.arkham.skill_test import SkillTest
from orne.bots.arkham.chances import chance
from orne.bots.arkham.greedy import commitment, meets_the_worst, reflex
from orne.bots.arkham.peeking import Guess
from orne.bots.arkham.plan import Plan, ready_for_the_worst
from orne.kernel.decision import Decision, Option
from orne.kernel.table import Policy

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

AT_AN_ENEMY = frozenset(("fight", "evade"))


def quick(g: ArkhamTable) -> Policy:
    """A policy for every seat at a table."""

    def answer(decision: Decision) -> Option:
        kind = decision.kind
        if kind == "turn":
            return turn(g, decision)
        if kind == "commit" and g.test is not None:
            return commitment(g, g.test, decision)
        if kind == "yes or no" and meets_the_worst(g, decision):
            return decision.options[0 if ready_for_the_worst(g) else 1]
        if decision.options[0].verb in AT_AN_ENEMY:
            return min(decision.options, key=lambda option: _last(g, decision.seat, option.cards[0]))
        return reflex(g, decision)

    return answer


def turn(g: ArkhamTable, decision: Decision) -> Option:
    """What to do with an action, or with none."""
    options = decision.options
    return Plan(g, decision, lambda index: seen(g, decision.seat, options[index]), lambda wanted: None).best()


def seen(g: ArkhamTable, seat: int, option: Option) -> Guess | None:
    """The test that an option leads to, by what is said of it; None where nothing is."""
    value = option.value
    if isinstance(value, Basic):
        return _basic(g, seat, value)
    if isinstance(value, Use) and value.ability is not None:
        return _with_a_card(g, seat, value)
    return None


def _basic(g: ArkhamTable, seat: int, basic: Basic) -> Guess | None:
    """The test of a basic action."""
    if basic.kind == INVESTIGATE:
        place = g.state.place[seat]
        return _investigating(g, seat, place, g.kind(place).investigated_with, 0)
    if basic.kind == FIGHT:
        return _fighting(g, seat, basic.target, COMBAT, 0, 1)
    if basic.kind == EVADE:
        return _evading(g, seat, basic.target, AGILITY)
    return None


def _with_a_card(g: ArkhamTable, seat: int, use: Use) -> Guess | None:
    """The test that an ability of a card leads to, against whom it is used first."""
    effect = use.ability.effect
    if isinstance(effect, Investigate):
        return _investigating(g, seat, g.state.place[seat], effect.skill, effect.shroud)
    if not isinstance(effect, Fight | Evading):
        return None
    here = values.enemies_at(g, g.state.place[seat])
    if not here:
        return None
    target = min(here, key=lambda uid: _last(g, seat, uid))
    if isinstance(effect, Evading):
        return _evading(g, seat, target, effect.skill)
    damage = 1 + (effect.damage if isinstance(effect.damage, int) else amount(effect.damage, g, use))
    # What a margin adds is not known before the token; a weapon that has one is worth its price.
    damage += 1 if effect.standard is not None else 0
    return _fighting(g, seat, target, effect.skill, amount(effect.bonus, g, use), damage)


def _investigating(g: ArkhamTable, seat: int, place: int, skill: int | None, shroud: int) -> Guess:
    which = INTELLECT if skill is None else skill
    test = SkillTest(seat, which, lambda g: values.shroud(g, place) + shroud, INVESTIGATE, place)
    return Guess(INVESTIGATE, place, chance(g, test), 1)


def _fighting(g: ArkhamTable, seat: int, target: int, skill: int, bonus: int, damage: int) -> Guess:
    test = SkillTest(seat, skill, lambda g: values.fight(g, target), FIGHT, target)
    test.bonus = bonus
    return Guess(FIGHT, target, chance(g, test), damage)


def _evading(g: ArkhamTable, seat: int, target: int, skill: int) -> Guess:
    test = SkillTest(seat, skill, lambda g: values.evade(g, target), EVADE, target)
    return Guess(EVADE, target, chance(g, test), 0)


def _last(g: ArkhamTable, seat: int, uid: int) -> tuple[bool, bool, int]:
    """Whom to deal with last: whoever is not engaged, is exhausted, or takes long."""
    card = g.state.cards[uid]
    return card.threat != seat, card.exhausted, values.remaining_health(g, uid)
