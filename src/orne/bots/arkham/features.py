"""What is seen of a position of Arkham Horror when its value is reckoned: the group's way to a good end."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.facts import COMBAT, INTELLECT, WILLPOWER
from orne.arkham.rules.stages import doom_threshold
from orne.arkham.scenario import scenario_of
from orne.arkham.state import NOWHERE
from orne.bots.arkham import aims
from orne.bots.arkham.arms import is_good_weapon, is_weapon, loaded
from orne.bots.search.value import Value, read

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

# Who the investigators are decides much: without their skills, what they are good at would be mistaken for progress.
NAMES = (
    "constant", "acts done", "last act", "clues", "clues missing", "clues and no time", "time left", "little time",
    "last agenda is out", "health", "sanity", "little health", "little sanity", "gone", "hand", "resources", "assets",
    "armed", "well armed", "armed for the last act", "weapon in hand", "enemies engaged", "enemies", "prize",
    "prize is there", "victory", "act tokens", "combat", "intellect", "willpower",
)  # fmt: skip
WEIGHTS = Path(__file__).parent / "value.json"
LONG, SHORT = 16.0, 5.0
"""Rounds that are plenty, and few."""
WEAK = 4
"""With less health or sanity than this, the next blow may be the last."""
SOME_WORTH, MOST_EXPERIENCE = 0.1, 8.0
"""What it is worth at most to leave with experience, and the experience it takes."""
NEARLY = 0.4
"""What it is worth to have come nearly to the end; with half of the way a quarter of it, as chances multiply."""


@cache
def value() -> Value:
    """The weights that were fitted last."""
    return read(WEIGHTS, NAMES)


def chance(g: ArkhamTable) -> float:
    """The chance that the group wins."""
    return float(scenario_of(g).won(g.state)) if g.state.over else value().chance(features(g), stage(g))


def stage(g: ArkhamTable) -> str:
    """The kind of position: what matters in a scenario changes from act to act."""
    return f"{g.state.scenario}, acts to come: {len(g.state.act_deck)}"


def result(g: ArkhamTable, farthest: float = 0.0) -> float:
    """What the end of a scenario is worth: a loss a little, the more the further it came.

    Who falls lets go of all clues, so the way is told from before as well.
    """
    played = scenario_of(g)
    if played.won(g.state):
        return 1.0
    outcome = played.outcome(g)
    earned = 0.0 if len(outcome.killed) == g.state.seats else sum(outcome.experience) / g.state.seats
    return SOME_WORTH * min(1.0, earned / MOST_EXPERIENCE) + NEARLY * max(farthest, way(g)) ** 2


def way(g: ArkhamTable) -> float:
    """How far the group came on its way through the acts, from 0 to 1."""
    state = g.state
    if state.act == NOWHERE:
        return 0.0
    return (max(0, 2 - len(state.act_deck)) + _part(g)) / 3.0


def _part(g: ArkhamTable) -> float:
    """How much of what the act asks for is done, from 0 to 1: a clue that lies on it counts for two that are held."""
    wanted = aims.clues_wanted(g)
    if not wanted:
        return _hurt(g)
    laid = g.state.cards[g.state.act].clues
    return (2 * laid + min(wanted, aims.clues_held(g))) / (2 * laid + (2 if aims.act_price(g) else 1) * wanted)


def _hurt(g: ArkhamTable) -> float:
    """How much of their health the enemies that matter have lost, from 0 to 1: where nobody wins yet, this leads on."""
    lost = whole = 0
    for uid in values.enemies(g):
        if aims.is_prize(g, uid):
            damage = g.state.cards[uid].damage
            lost += damage
            whole += damage + values.remaining_health(g, uid)
    return lost / whole if whole else 0.0


def features(g: ArkhamTable) -> tuple[float, ...]:
    """The features of a position, all small numbers; those of investigators are means over the group."""
    state = g.state
    seats = state.seats
    left = _time_left(g)
    wanted, held = aims.clues_wanted(g), aims.clues_held(g)
    missing = max(0, wanted - held) / seats
    acts = len(state.act_deck)
    little = max(0.0, SHORT - left) / SHORT
    group = [0.0] * 10
    armed = False
    for seat in g.players():
        each = _investigator(g, seat)
        armed = armed or each[7] > 0
        group = [one + other for one, other in zip(group, each, strict=True)]
    group = [each / seats for each in group]
    engaged = enemies = prize = 0.0
    for uid in values.enemies(g):
        health = values.remaining_health(g, uid)
        facts = g.kind(uid).facts
        threat = (facts.damage + facts.horror + 0.5 * health) / 5.0
        if state.cards[uid].threat >= 0 and not state.cards[uid].exhausted:
            engaged += threat
        enemies += threat
        if aims.is_prize(g, uid):
            prize += health / seats
    return (
        1.0,
        (2 - acts) / 2.0,
        1.0 if acts == 0 else 0.0,
        min(held, wanted) / seats / 3.0,
        missing / 3.0,
        missing * little / 3.0,
        min(left, LONG) / LONG,
        little,
        1.0 if state.agenda != NOWHERE and doom_threshold(g) is None else 0.0,
        group[0],
        group[1],
        group[2],
        group[9],
        sum(1 for gone in state.gone if gone) / seats,
        group[3],
        group[4],
        group[5],
        group[6],
        group[7],
        1.0 if armed and acts == 0 else 0.0,
        group[8],
        engaged / seats,
        enemies / seats,
        prize / 5.0,
        1.0 if prize else 0.0,
        sum(g.kind(uid).facts.victory for uid in state.victory) / 3.0,
        0.0 if state.act == NOWHERE else state.cards[state.act].clues / seats / 2.0,
        *(
            sum(values.skill(g, seat, each) for seat in g.players()) / seats / 4.0
            for each in (COMBAT, INTELLECT, WILLPOWER)
        ),
    )


def _investigator(g: ArkhamTable, seat: int) -> tuple[float, ...]:
    """One investigator."""
    state = g.state
    uid = state.investigators[seat]
    health, sanity = values.remaining_health(g, uid), values.remaining_sanity(g, uid)
    armed = well_armed = False
    assets = 0.0
    for asset in values.assets(g, seat):
        facts = g.kind(asset).facts
        if not loaded(g, asset):
            continue
        assets += 1.0 + 0.3 * (facts.cost or 0)
        armed = armed or is_weapon(g, asset)
        well_armed = well_armed or is_good_weapon(g, asset)
    return (
        health / (values.health(g, uid) or 1),
        sanity / (values.sanity(g, uid) or 1),
        max(0, WEAK - health) / WEAK,
        min(len(state.hand[seat]), 8) / 5.0,
        min(state.resources[seat], 8) / 5.0,
        assets / 5.0,
        1.0 if armed else 0.0,
        1.0 if well_armed else 0.0,
        1.0 if not armed and any(is_weapon(g, each) for each in state.hand[seat]) else 0.0,
        max(0, WEAK - sanity) / WEAK,
    )


def _time_left(g: ArkhamTable) -> float:
    """The rounds before the last agenda is full, if only one doom comes each round."""
    state = g.state
    threshold = doom_threshold(g) if state.agenda != NOWHERE else None
    if threshold is None:
        return 0.0
    left = float(max(0, threshold - values.doom_in_play(g)))
    for uid in state.agenda_deck:
        left += g.kind(uid).facts.doom or 0
    return left
