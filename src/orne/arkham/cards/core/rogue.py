"""The Rogue cards of the core set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import (
    INVESTIGATE,
    Committed,
    Condition,
    ExtraAction,
    Gives,
    Use,
    action,
    event,
    free,
    reaction,
)
from orne.arkham.cards.registry import card
from orne.arkham.facts import AGILITY, COMBAT
from orne.arkham.language.effects import (
    DURING_YOUR_TURN,
    EXHAUSTED,
    FIGHTS,
    Exhaust,
    Resources,
    UseUp,
    after,
    boost,
    draw,
    effect,
    enemies_here,
    enemy_refusal,
    fight_with,
    gain,
    testing,
    you,
)
from orne.arkham.rules import acting, damage, enemies, locations
from orne.arkham.rules.skill_test import SkillTest, reverse_sign

if TYPE_CHECKING:
    from orne.arkham.events import Event
    from orne.arkham.table import ArkhamTable


# ---- weapons

BY_TWO = "+1 damage if you succeed by 2 or more"


def harder_by_two(g: ArkhamTable, use: Use, test: SkillTest) -> None:
    """The attack deals 1 more damage if it succeeds by 2 or more."""

    def work_out(g: ArkhamTable, test: SkillTest) -> None:
        if test.success and test.margin >= 2:
            test.damage += 1

    test.adjust.append(work_out)


card(
    "core/switchblade",
    action(fight_with(prepare=harder_by_two, words=BY_TWO), **FIGHTS),
)
card(
    "core/41-derringer",
    action(fight_with(2, prepare=harder_by_two, words=BY_TWO), UseUp("ammo"), **FIGHTS),
)
card("core/backstab", event(fight_with(extra=2, skill=AGILITY), **FIGHTS))


def exhausted_here(g: ArkhamTable, use: Use) -> list[int]:
    """The exhausted enemies at an investigator's location."""
    return [uid for uid in enemies_here(g, use) if g.state.cards[uid].exhausted]


@effect
def strike_exhausted(g: ArkhamTable, use: Use) -> None:
    """Deal 2 damage to an exhausted enemy where you are."""
    targets = exhausted_here(g, use)
    if targets:
        no = enemy_refusal(g, use, EXHAUSTED)
        uid = g.choose_card(use.seat, "Which enemy takes 2 damage?", targets, "damage", use.holder, no)
        damage.damage_enemy(g, uid, 2, use.seat, use)


card(
    "core/sneak-attack",
    event(
        strike_exhausted,
        possible=Condition(lambda g, use: bool(exhausted_here(g, use)), "an exhausted enemy is at your location"),
    ),
)

# ---- assets


@effect
def burgle(g: ArkhamTable, use: Use) -> None:
    """Investigate; success brings 3 resources and no clues."""

    def prepare(test: SkillTest) -> None:
        test.on_success = [("resources", lambda g, test: acting.gain_resources(g, use.seat, 3))]

    acting.investigate(g, use.seat, source=use, prepare=prepare)


card(
    "core/burglary",
    action(
        burgle,
        Exhaust(),
        word=INVESTIGATE,
        possible=Condition(lambda g, use: acting.can_investigate(g, use.seat), "you can investigate here"),
    ),
)
card(
    "core/pickpocketing",
    reaction(
        after(events.EVADED, lambda g, use, event: event.seat == use.seat, "you evade an enemy"),
        draw(),
        Exhaust(),
    ),
)
card("core/leo-de-luca", ExtraAction())
card("core/leo-de-luca-1", ExtraAction())
card(
    "core/hard-knocks",
    free(boost(COMBAT), Resources(1), during=testing(COMBAT)),
    free(boost(AGILITY), Resources(1), during=testing(AGILITY)),
)

# ---- slipping away


def engaged(g: ArkhamTable, use: Use) -> bool:
    """Whether an enemy lies in the investigator's threat area: a massive one never does and cannot be left."""
    return any(g.state.cards[uid].threat == use.seat for uid in values.engaged_with(g, use.seat))


def havens(g: ArkhamTable, use: Use) -> list[int]:
    """The revealed locations without enemies where one is not yet."""
    return [
        place
        for place in g.state.locations
        if place != g.state.place[use.seat] and g.state.cards[place].revealed and not values.enemies_at(g, place)
    ]


def slip_away(g: ArkhamTable, use: Use, places: list[int]) -> None:
    """Disengage from all enemies and move; only where the move fails do ready enemies engage again."""
    enemies.disengage_all(g, use.seat)
    if places:
        place = g.choose_card(use.seat, "Where do you go?", places, "move", use.holder)
        locations.move_investigator(g, use.seat, place, use)
    enemies.engage_ready(g)


@effect
def vanish(g: ArkhamTable, use: Use) -> None:
    """Disengage from all your enemies, and go to any revealed location where no enemy is."""
    slip_away(g, use, havens(g, use))


@effect
def climb_out(g: ArkhamTable, use: Use) -> None:
    """Disengage from all your enemies, and move along a connection; this provokes no attacks."""
    slip_away(g, use, locations.destinations(g, use.seat))


card(
    "core/elusive",
    event(
        vanish,
        during=DURING_YOUR_TURN,
        possible=Condition(
            lambda g, use: engaged(g, use) or bool(havens(g, use)), "you are engaged, or can go somewhere"
        ),
    ),
)
card(
    "core/cat-burglar-1",
    Gives(you, AGILITY, 1),
    action(
        climb_out,
        Exhaust(),
        provokes=False,
        possible=Condition(
            lambda g, use: engaged(g, use) or bool(locations.destinations(g, use.seat)), "you are engaged, or can move"
        ),
    ),
)

# ---- luck


def negative_for_you(g: ArkhamTable, use: Use, event: Event) -> bool:
    """Whether the token revealed by this investigator lowers the skill value."""
    return event.seat == use.seat and event.damage < 0


@effect
def turn_luck(g: ArkhamTable, use: Use) -> None:
    """Make the minus of that token a plus."""
    if use.event is not None:
        reverse_sign(g, use.event)


card(
    "core/sure-gamble-3",
    event(turn_luck, trigger=after(events.TOKEN_REVEALED, negative_for_you, "you reveal a token that counts below 0")),
)
card("core/hot-streak-4", event(gain(10)))
card(
    "core/opportunist",
    Committed(
        own_test_only=True,
        returns=Condition(
            lambda g, use: g.test is not None and g.test.success and g.test.margin >= 3,
            "if you succeed by 3 or more",
        ),
    ),
)
