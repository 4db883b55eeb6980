"""What the group is after: what act, agenda and enemies ask for, read from the cards on the table.

Nothing here looks at hidden cards: a location that does not show which one it is counts as an ordinary one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import ACTION, EVADE, FORCED, INVESTIGATE, PARLEY, Ability, Use
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT, WILLPOWER
from orne.arkham.language.cards import TakeControl, ToVictory
from orne.arkham.language.costs import GroupClues, SpendClues
from orne.arkham.language.skill_tests import Test
from orne.arkham.rules import clues
from orne.arkham.rules.stages import doom_threshold
from orne.arkham.scenario import scenario_of
from orne.arkham.skill_test import SkillTest
from orne.arkham.state import NOWHERE
from orne.bots.arkham import chances
from orne.bots.arkham.arms import is_armed, is_well_armed, wields_magic

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

ORDINARY_SHROUD = 2.5
"""What an unknown location's shroud is taken for."""
PLENTY = 99
"""More rounds than any agenda lasts."""


# ---- clues


def act_price(g: ArkhamTable) -> int:
    """The clues that using the act's own ability costs; 0 for an act without one."""
    act = g.state.act
    if act == NOWHERE:
        return 0
    for ability in g.kind(act).triggered:
        for cost in ability.costs:
            if isinstance(cost, GroupClues):
                return g.per_investigator(cost.number)
            if isinstance(cost, SpendClues):
                return cost.number
    return 0


def clues_wanted(g: ArkhamTable) -> int:
    """The clues that the act can still make use of: its threshold, or what its own ability can be paid with."""
    act = g.state.act
    if act == NOWHERE:
        return 0
    kind = g.kind(act)
    if kind.facts.clues is not None:
        return g.per_investigator(kind.facts.clues)
    price = act_price(g)
    if price and kind.act_objective is not None and kind.act_objective.clues:
        return price * (g.per_investigator(kind.act_objective.clues) - g.state.cards[act].clues)
    return price * len(g.state.special_deck)


def clues_held(g: ArkhamTable) -> int:
    """The clues of the whole group."""
    return sum(clues.clues_of(g, seat) for seat in g.players())


def clues_at(g: ArkhamTable, place: int) -> int:
    """The clues at a location, or those to be expected where it is not revealed yet."""
    card = g.state.cards[place]
    if card.revealed:
        return card.clues
    return card.clues + g.per_investigator(1 if g.unseen(place) else g.kind(place).facts.clues or 0)


def chance_of_a_clue(g: ArkhamTable, seat: int, place: int) -> float:
    """The chance that investigating a location succeeds, nothing committed."""
    if g.unseen(place):
        return max(0.1, 0.5 + 0.15 * (values.skill(g, seat, INTELLECT) - ORDINARY_SHROUD))
    with_ = g.kind(place).investigated_with
    skill = INTELLECT if with_ is None else with_
    test = SkillTest(seat, skill, lambda g: values.shroud(g, place), INVESTIGATE, place)
    return max(0.1, chances.chance(g, test))


def chance_to_open(g: ArkhamTable, seat: int, barrier: int) -> float:
    """The chance that an action on what bars a location from being investigated removes it; 0 where none does."""
    return max(
        (
            _chance_of(g, seat, ability.effect)
            for ability in g.kind(barrier).triggered
            if ability.kind == ACTION and isinstance(ability.effect, Test)
        ),
        default=0.0,
    )


def _chance_of(g: ArkhamTable, seat: int, test: Test) -> float:
    """The chance of a plain test, with the skill that suits the investigator best."""
    return max(chances.of_skill(g, seat, skill, test.difficulty) for skill in test.skills)


# ---- places


def places_to_enter(g: ArkhamTable, seat: int) -> list[int]:
    """The locations that the act waits for somebody to enter."""
    act = g.state.act
    if act == NOWHERE:
        return []
    uid = g.state.investigators[seat]
    use = g.use_of(act)
    return [
        place
        for ability in g.kind(act).triggered
        if ability.kind == FORCED and ability.trigger is not None and ability.trigger.kind == events.ENTERS_LOCATION
        for place in g.state.locations
        if ability.trigger.test(g, use, events.Event(events.ENTERS_LOCATION, uid, seat, location=place))
    ]


def ally_to_win(g: ArkhamTable, seat: int, place: int) -> float:
    """The chance that an action at a location wins somebody over who waits there; 0 where nobody does."""
    if not g.state.cards[place].revealed:
        return 0.0
    use = g.use_of(place, seat)
    for ability in g.kind(place).triggered:
        test = ability.effect
        if isinstance(test, Test) and wins_somebody_over(ability):
            if ability.during is None or ability.during.test(g, use):
                return _chance_of(g, seat, test)
    return 0.0


def wins_somebody_over(ability: Ability) -> bool:
    """Whether an ability is a test that brings an asset which nobody controls."""
    return isinstance(ability.effect, Test) and isinstance(ability.effect.success, TakeControl)


# ---- enemies


def is_quarry(g: ArkhamTable, uid: int) -> bool:
    """Whether the act is about an enemy: it is unique, or there is none greater."""
    return g.kind(uid).facts.unique or values.has_trait(g, uid, "Elite")


def is_prize(g: ArkhamTable, uid: int) -> bool:
    """Whether an enemy is one that scenarios are about: it is unique or gives victory points."""
    facts = g.kind(uid).facts
    return facts.unique or facts.victory > 0


def act_is_about_enemies(g: ArkhamTable, seat: int) -> bool:
    """Whether the act is fulfilled by dealing with enemies, not by clues or by going somewhere."""
    act = g.state.act
    if act == NOWHERE:
        return False
    kind = g.kind(act)
    takes_clues = kind.act_objective is not None and kind.act_objective.clues > 0
    return kind.facts.clues is None and not takes_clues and not places_to_enter(g, seat)


def falls_when_evaded(g: ArkhamTable, uid: int) -> bool:
    """Whether an enemy worth having answers its own evasion: those give themselves up."""
    return is_prize(g, uid) and any(
        text.kind == FORCED and text.trigger is not None and text.trigger.kind == events.EVADED
        for text in g.kind(uid).triggered
    )


def gives_up_for(g: ArkhamTable, seat: int, uid: int) -> Ability | None:
    """What an investigator can do now to have an enemy give itself up, without a fight."""
    for ability in g.kind(uid).triggered:
        if gives_itself_up(ability):
            use = Use(ability, uid, g.state.cards[uid], seat)
            if all(cost.refusal(g, use) is None for cost in ability.costs):
                return ability
    return None


def gives_itself_up(ability: Ability) -> bool:
    """Whether an ability is a talk that ends an enemy's part in the scenario."""
    return ability.word == PARLEY and isinstance(ability.effect, ToVictory)


def gathers_doom(g: ArkhamTable, uid: int) -> int:
    """How much doom an enemy's defeat takes away, and how much more of it is to come each round."""
    if doom_threshold(g) is None:
        return 0
    more = any(
        text.kind == FORCED and text.trigger is not None and text.trigger.kind == events.PHASE_ENDS
        for text in g.kind(uid).triggered
    )
    return g.state.cards[uid].doom + (2 if more else 0)


def doom_spared(g: ArkhamTable, uid: int) -> int:
    """How much doom an enemy's defeat spares the group; none where the agenda advances soon in any case."""
    threshold = doom_threshold(g)
    if threshold is None or threshold - (values.doom_in_play(g) - g.state.cards[uid].doom) <= 1:
        return 0
    return gathers_doom(g, uid)


def actions_to_defeat(g: ArkhamTable, seat: int, uid: int) -> float:
    """About how many actions an investigator needs to be rid of an enemy, by fighting or otherwise."""
    if gives_up_for(g, seat, uid) is not None:
        return 1.0
    evading = 99.0
    if falls_when_evaded(g, uid):
        test = SkillTest(seat, AGILITY, lambda g: values.evade(g, uid), EVADE, uid)
        evading = 1.0 / max(0.05, chances.chance(g, test))
    skill = COMBAT
    if wields_magic(g, seat) and values.skill(g, seat, WILLPOWER) > values.skill(g, seat, COMBAT):
        skill = WILLPOWER
    bonus = 1 if is_armed(g, seat) else 0
    chance = max(0.1, chances.of_skill(g, seat, skill, values.fight(g, uid), bonus))
    harm = 2.0 if is_well_armed(g, seat) else 1.0
    return min(evading, max(1.0, values.remaining_health(g, uid) / harm) / chance)


# ---- time


def rounds_left(g: ArkhamTable) -> int:
    """The rounds before the last agenda is full, this one included; agendas still to come count as plenty."""
    threshold = doom_threshold(g) if g.state.agenda != NOWHERE else None
    if threshold is None or g.state.agenda_deck:
        return PLENTY
    return max(1, threshold - values.doom_in_play(g))


def doom_to_come(g: ArkhamTable) -> int:
    """The doom that all agendas together still take."""
    threshold = doom_threshold(g) if g.state.agenda != NOWHERE else None
    if threshold is None:
        return 0
    left = max(0, threshold - values.doom_in_play(g))
    return left + sum(g.kind(uid).facts.doom or 0 for uid in g.state.agenda_deck)


def is_last_fight(g: ArkhamTable, seat: int) -> bool:
    """Whether nothing but the defeat of an enemy is left to do: the last act asks for that and takes no clues."""
    return not g.state.act_deck and act_is_about_enemies(g, seat) and not act_price(g)


def nothing_follows(g: ArkhamTable) -> bool:
    """Whether the act is the last one, and has no deck of its own to be worked through."""
    return not g.state.act_deck and not g.state.special_deck


def leaving_is_harmless(g: ArkhamTable) -> bool:
    """Whether nobody is killed by an ending without resolution."""
    now = g.state.copy()
    now.resolution = "none"
    return not scenario_of(g).outcome(type(g)(now)).killed
