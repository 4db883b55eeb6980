"""The chance of a skill test as a plain number, reckoned quickly: rollouts ask for thousands of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import odds
from orne.arkham.rules import chaos
from orne.arkham.rules.skill_test import counted, no_tokens, standing, treated_as
from orne.arkham.scenario import scenario_of
from orne.arkham.skill_test import SkillTest

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def chance(g: ArkhamTable, test: SkillTest, more: int = 0) -> float:
    """The chance of a test as it stands, with a number of icons more; the same as ``odds`` works out exactly."""
    value = standing(g, test) + more
    difficulty = max(0, test.difficulty(g))
    if test.automatic is not None or no_tokens(g, test.seat):
        sure = test.automatic is not False and (test.automatic is True or max(0, value) >= difficulty)
        return 1.0 if sure else 0.0
    bag = g.state.bag
    if test.tokens:
        bag = tuple(chaos.remaining(bag, test.tokens))
    if not bag:
        return 1.0 if max(0, value) >= difficulty else 0.0
    scenario = scenario_of(g)
    known: dict[str, bool] = {}
    good = 0
    for token in bag:
        succeeds = known.get(token)
        if succeeds is None:
            if chaos.is_number(token):
                modifier = counted(g, test, int(token))
            elif treated_as(g, test, token) == chaos.AUTO_FAIL:
                known[token] = False
                continue
            elif token == chaos.ELDER_SIGN:
                uid = g.state.investigators[test.seat]
                sign = g.kind(uid).elder_sign
                if sign is None or uid in g.index.blank:
                    modifier = 0
                elif sign.is_success(g, test.seat):
                    known[token] = True
                    good += 1
                    continue
                else:
                    modifier = sign.modifier(g, test.seat)
            else:
                if scenario.reveals_another(g, test.seat, token):
                    test.bonus += more
                    try:
                        return float(odds.of_test(g, test).chance)
                    finally:
                        test.bonus -= more
                modifier = counted(g, test, scenario.token_modifier(g, test.seat, token))
            succeeds = known[token] = max(0, value + modifier) >= difficulty
        good += succeeds
    return good / len(bag)


def of_skill(g: ArkhamTable, seat: int, skill: int, difficulty: int, bonus: int = 0) -> float:
    """The chance of a plain test of a skill against a number."""
    test = SkillTest(seat, skill, lambda g: difficulty)
    test.bonus = bonus
    return chance(g, test)
