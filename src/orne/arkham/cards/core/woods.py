"""The locations of The Devourer Below (arkham/basics/4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import RESIGN, Condition, Rule, action, forced
from orne.arkham.cards.registry import card
from orne.arkham.events import LEAVES_LOCATION
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT, SKILLS, WILLPOWER
from orne.arkham.language.effects import ROUND_ENDS, YOU_ENTER_THIS, effect, when
from orne.arkham.rules import acting, clues, damage, elimination
from orne.arkham.rules.timing import cancel, go_on_with
from orne.kernel.limits import Limit

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.rules.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable

REFILL = 2
"""Clues for each investigator that the Ritual Site is filled up to."""
SAME_BACK = Rule("unrevealed name", "core/arkham-woods", "")
"""Unrevealed, the parts of the woods look alike."""


def investigated_with(skill: int) -> Rule:
    """A location that is investigated with another skill, whatever the attempt says (ruling 24)."""
    return Rule("investigated with", skill, f"this location is always investigated with {SKILLS[skill]}")


# ---- Main Path


@effect
def leave_the_woods(g: ArkhamTable, use: Use) -> None:
    """You leave the woods, and the scenario, unhurt."""
    elimination.resign(g, use.seat)


card(
    "core/main-path",
    Rule(
        "connected to",
        lambda g, other: "Woods" in g.kind(other).traits,
        "every other Woods location is connected to this one",
    ),
    action(leave_the_woods, word=RESIGN),
)


# ---- Arkham Woods


@effect
def unhallowed(g: ArkhamTable, use: Use) -> None:
    """Test willpower (4); failing costs you 1 damage and 1 horror."""

    def prepare(test: SkillTest) -> None:
        test.on_fail.append(("unhallowed ground", lambda g, test: damage.deal(g, use.seat, 1, 1, source=use)))

    acting.plain_test(g, use.seat, WILLPOWER, 4, use, prepare)


card("core/arkham-woods-unhallowed-ground", SAME_BACK, forced(YOU_ENTER_THIS, unhallowed))


@effect
def paths_lead_back(g: ArkhamTable, use: Use) -> None:
    """Test intellect (3); failing keeps you where you are."""
    event = use.event
    if event is None:
        return
    event.put_off = g.test is not None  # then this test waits for that one to end, and the move waits with it

    def prepare(test: SkillTest) -> None:
        if event.put_off:
            test.on_success.append(("move", lambda g, test: go_on_with(g, event)))
            test.on_fail.append(("stay", lambda g, test: cancel(g, event, use.holder)))

    test = acting.plain_test(g, use.seat, INTELLECT, 3, use, prepare)
    if not event.put_off and (not test.success or g.state.gone[use.seat]):
        cancel(g, event, use.holder)


card(
    "core/arkham-woods-twisting-paths",
    SAME_BACK,
    forced(
        when(
            LEAVES_LOCATION, lambda g, use, event: event.other == use.holder, "you would leave this location by moving"
        ),
        paths_lead_back,
    ),
)

card("core/arkham-woods-old-house", SAME_BACK, investigated_with(WILLPOWER))
card("core/arkham-woods-cliffside", SAME_BACK, investigated_with(AGILITY))
card("core/arkham-woods-tangled-thicket", SAME_BACK, investigated_with(COMBAT))


@effect
def rest(g: ArkhamTable, use: Use) -> None:
    """Heal 1 damage or 1 horror from yourself."""
    uid = g.state.investigators[use.seat]
    hurt = g.state.cards[uid]
    choices = [("heal damage", True)] if hurt.damage else []
    choices += [("heal horror", False)] if hurt.horror else []
    if g.choose_one(use.seat, "What do you heal?", choices, use.holder):
        damage.heal(g, uid, damage=1)
    else:
        damage.heal(g, uid, horror=1)


def _is_hurt(g: ArkhamTable, use: Use) -> bool:
    hurt = g.state.cards[g.state.investigators[use.seat]]
    return bool(hurt.damage or hurt.horror)


card(
    "core/arkham-woods-quiet-glade",
    SAME_BACK,
    action(rest, possible=Condition(_is_hurt, "you have damage or horror"), limit=Limit(1, "turn", False)),
)


# ---- Ritual Site


@effect
def refill(g: ArkhamTable, use: Use) -> None:
    """Add clues here until there are 2 for each investigator."""
    clues.place_clues(g, use.holder, g.per_investigator(REFILL) - g.state.cards[use.holder].clues, use)


card(
    "core/ritual-site",
    forced(
        ROUND_ENDS,
        refill,
        possible=Condition(
            lambda g, use: g.state.cards[use.holder].clues < g.per_investigator(REFILL),
            "fewer than 2 clues for each investigator are here",
        ),
    ),
)
