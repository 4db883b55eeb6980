"""Tests that actions lead to, reckoned by what is said of them, without looking into a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, Use
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT
from orne.arkham.language.skill_tests import Evading, Fight, Investigate
from orne.arkham.numbers import amount
from orne.arkham.rules.turn import Basic
from orne.arkham.skill_test import SkillTest
from orne.bots.arkham.helping import helped
from orne.kernel.decision import Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


class Guess:
    """A test that an action leads to, reckoned without looking, once somebody asks."""

    __slots__ = ("_g", "_known", "_test", "damage", "kind", "target")

    def __init__(self, g: ArkhamTable, test: SkillTest, damage: int) -> None:
        self._g = g
        self._test = test
        self._known: tuple[float, float] | None = None
        self.kind = test.kind
        self.target = test.target
        self.damage = damage

    @property
    def chance(self) -> float:
        """The chance as things are."""
        return self._reckoned()[0]

    @property
    def helped(self) -> float:
        """The chance with what the investigator would commit and pay."""
        return self._reckoned()[1]

    def _reckoned(self) -> tuple[float, float]:
        known = self._known
        if known is None:
            known = self._known = helped(self._g, self._test)
        return known


def guesses(g: ArkhamTable, seat: int, option: Option) -> list[Guess]:
    """The tests that an option of a turn may lead to, one for each enemy that it may be about."""
    value = option.value
    if isinstance(value, Basic):
        return _basic(g, seat, value)
    if isinstance(value, Use) and value.ability is not None:
        return _with_a_card(g, seat, value)
    return []


def _basic(g: ArkhamTable, seat: int, basic: Basic) -> list[Guess]:
    """The test of a basic action."""
    if basic.kind == INVESTIGATE:
        place = g.state.place[seat]
        return [_investigating(g, seat, place, g.kind(place).investigated_with, 0)]
    if basic.kind == FIGHT:
        return [_fighting(g, seat, basic.target, COMBAT, 0, 1)]
    if basic.kind == EVADE:
        return [_evading(g, seat, basic.target, AGILITY)]
    return []


def _with_a_card(g: ArkhamTable, seat: int, use: Use) -> list[Guess]:
    """The tests that an ability of a card may lead to."""
    effect = use.ability.effect
    if isinstance(effect, Investigate):
        if effect.effect is not None:  # what is found is something else
            return []
        return [_investigating(g, seat, g.state.place[seat], effect.skill, effect.shroud)]
    if not isinstance(effect, Fight | Evading):
        return []
    return [against(g, use, effect, uid) for uid in values.enemies_at(g, g.state.place[seat])]


def against(g: ArkhamTable, use: Use, effect: Fight | Evading, target: int) -> Guess:
    """The test of fighting or evading one enemy with a card."""
    if isinstance(effect, Evading):
        return _evading(g, use.seat, target, effect.skill)
    damage = 1 + (effect.damage if isinstance(effect.damage, int) else amount(effect.damage, g, use))
    # What a margin adds is not known before the token; a weapon that has one is worth its price.
    damage += 1 if effect.standard is not None else 0
    return _fighting(g, use.seat, target, effect.skill, amount(effect.bonus, g, use), damage)


def _investigating(g: ArkhamTable, seat: int, place: int, skill: int | None, shroud: int) -> Guess:
    which = INTELLECT if skill is None else skill
    test = SkillTest(seat, which, lambda g: values.shroud(g, place) + shroud, INVESTIGATE, place)
    return Guess(g, test, 1)


def _fighting(g: ArkhamTable, seat: int, target: int, skill: int, bonus: int, damage: int) -> Guess:
    test = SkillTest(seat, _instead(g, seat, skill), lambda g: values.fight(g, target), FIGHT, target)
    test.bonus = bonus
    return Guess(g, test, damage)


def _evading(g: ArkhamTable, seat: int, target: int, skill: int) -> Guess:
    test = SkillTest(seat, _instead(g, seat, skill), lambda g: values.evade(g, target), EVADE, target)
    return Guess(g, test, 0)


def _instead(g: ArkhamTable, seat: int, skill: int) -> int:
    """The skill that stands in for another now."""
    for text, use in g.index.skills_instead:
        if use.seat == seat and skill in text.others:
            return text.skill
    return skill
