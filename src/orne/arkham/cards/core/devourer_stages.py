"""The acts and agendas of The Devourer Below; their backs are in the scenario (arkham/basics/4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import Gives, Rule, action, forced
from orne.arkham.events import ENTERS_LOCATION
from orne.arkham.facts import AGILITY, WILLPOWER
from orne.arkham.language.effects import SpendClues, after, effect
from orne.arkham.registry import card
from orne.arkham.rules import skill_test
from orne.arkham.rules.stages import advance_act, check_objective

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable


# ---- agendas


def _enemy(g: ArkhamTable, use: Use, uid: int) -> bool:
    return values.is_enemy(g, uid)


card("core/the-arkham-woods")
card(
    "core/the-ritual-begins",
    Gives(_enemy, "fight", 1, words="each enemy gets +1 fight"),
    Gives(_enemy, "evade", 1, words="each enemy gets +1 evade"),
)
card(
    "core/vengeance-awaits",
    Rule(
        "appears as it advances",
        "core/umordhoth",
        "when this agenda advances, enemies at the Ritual Site are discarded and Umôrdhoth spawns there; during act 1 "
        "the Ritual Site is put into play first",
    ),
    Rule(
        "act and agenda",
        True,
        "on its other side it is both act and agenda, without doom to wait for; objective: the scenario ends with "
        "resolution 2 once Umôrdhoth is defeated",
    ),
)


# ---- acts


@effect
def into_the_dark(g: ArkhamTable, use: Use) -> None:
    """Advance this act."""
    advance_act(g)


@effect
def disrupt(g: ArkhamTable, use: Use) -> None:
    """Test willpower or agility (3), as you like; on success put 1 clue on this act."""

    def prepare(test: SkillTest) -> None:
        test.on_success.append(("disrupt the ritual", lambda g, test: _clue_on_act(g, use)))

    choices = [("willpower", WILLPOWER), ("agility", AGILITY)]
    skill = int(g.choose_one(use.seat, "Which skill do you test?", choices, use.holder))
    skill_test.plain_test(g, use.seat, skill, 3, use, prepare)


def _clue_on_act(g: ArkhamTable, use: Use) -> None:
    """Put a clue from the pool on the act, which may fulfil its objective."""
    if use.holder != g.state.act:
        return
    g.state.edit(use.holder).clues += 1
    g.note("clues placed", use.holder, use.holder, use.seat, after=1)
    check_objective(g)


card("core/investigating-the-trail")
card(
    "core/into-the-darkness",
    forced(
        after(
            ENTERS_LOCATION,
            lambda g, use, event: g.kind(event.location).slug == "core/ritual-site",
            "an investigator enters the Ritual Site",
        ),
        into_the_dark,
    ),
)
card(
    "core/disrupting-the-ritual",
    action(disrupt, SpendClues(1)),
    Rule("objective", 2, "objective: advance once 2 clues for each investigator are on this act"),
)
