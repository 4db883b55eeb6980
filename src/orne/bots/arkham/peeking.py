"""Looking into an action as far as its skill test: the numbers, before any token is drawn."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, cast

from orne.arkham import odds, values
from orne.arkham.facts import SKILLS
from orne.arkham.rules.investigate import CLUE
from orne.arkham.skill_test import SkillTest
from orne.arkham.table import ArkhamTable
from orne.bots.arkham.committing import helped
from orne.bots.arkham.outlook import AT_AN_ENEMY, target
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game
from orne.kernel.table import GameOver


@dataclass(frozen=True, slots=True)
class Peek:
    """A test that an action leads to."""

    kind: str
    target: int
    chance: Fraction
    damage: int
    helped: float = 0.0
    """The chance with what the investigator would commit."""
    discovers: bool = False
    """Whether success brings a clue."""


class _Seen(Exception):
    """The test has begun."""


def peek(game: Game[Any], index: int) -> Peek | None:
    """The test that an option of an investigator's turn begins; None where it leads to none.

    Everything is asked, even what has one answer, so the trial always stops at the first window of the test, before
    any token.
    """
    table = cast(ArkhamTable, game.trial(index))
    table.ask_always = True
    # Nobody else is asked before the action: those who could do something there have passed.
    table.state.substep = tuple(range(table.state.seats))

    def answer(decision: Decision) -> Option:
        if table.test is not None or decision.kind in ("turn", "next turn"):
            raise _Seen
        if decision.options[0].verb in AT_AN_ENEMY:
            return target(table, decision)
        if asks_for_skill(decision):
            return max(decision.options, key=lambda option: values.skill(table, decision.seat, option.value))
        return decision.options[0] if decision.kind not in ("window", "reaction") else decision.options[-1]

    table.policies = (answer,) * table.state.seats
    before = table.state.rng
    with contextlib.suppress(_Seen, GameOver):
        game.rules.step(table)
    test = table.test
    if test is None or table.state.rng != before:
        return None
    chance = odds.of_test(table, test).chance
    more = helped(table, test)
    discovers = any(each.name == CLUE for each in test.on_success)
    return Peek(test.kind, test.target, chance, _damage(table, test), more, discovers)


def asks_for_skill(decision: Decision) -> bool:
    """Whether the question is which skill to test."""
    return all(each.verb in SKILLS and each.value == SKILLS.index(each.verb) for each in decision.options)


def _damage(table: ArkhamTable, test: SkillTest) -> int:
    """What an attack would deal; some weapons say so only once it has succeeded, and nobody needs this table again."""
    test.success = True
    for change in test.adjust:
        change(table, test)
    return test.damage
