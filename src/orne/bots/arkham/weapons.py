"""How hard an investigator hits, and whether the group is ready for the worst."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.facts import COMBAT
from orne.arkham.language.costs import Discard
from orne.arkham.language.skill_tests import Fight
from orne.bots.arkham import aims, chances
from orne.bots.arkham.arms import loaded

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

ORDINARY_ENEMY, GREAT_ENEMY = 3, 4
"""Fight values: of what is met every day, and of what the worst is like."""
SOMETIMES = 0.8
"""What a number that depends on how things stand then counts for, as damage; as a bonus it counts for two."""
ENOUGH, WITH_ANOTHER = 1.0, 0.5
"""The damage of one attack with its weapons that a group should be good for, and how much more for each partner."""
LATE = 12
"""With this little doom to come before all agendas are full, no time is left to prepare."""


def blow(g: ArkhamTable, seat: int, uid: int, against: int = ORDINARY_ENEMY) -> float:
    """The damage to be expected of one attack with a card on an enemy with a fight value."""
    best = 0.0
    for ability in g.kind(uid).triggered:
        effect = ability.effect
        if isinstance(effect, Fight) and not any(isinstance(cost, Discard) for cost in ability.costs):
            bonus = effect.bonus if isinstance(effect.bonus, int) else 2
            damage = effect.damage if isinstance(effect.damage, int) else SOMETIMES
            damage += 1.0 if effect.standard is None else 2.0
            best = max(best, damage * chances.of_skill(g, seat, effect.skill, against, bonus))
    return best


def hardest_blow(g: ArkhamTable, seat: int) -> float:
    """The damage to be expected of one attack on an ordinary enemy with the best that an investigator has in play."""
    return max(_with_weapons(g, seat, ORDINARY_ENEMY), chances.of_skill(g, seat, COMBAT, ORDINARY_ENEMY))


def _with_weapons(g: ArkhamTable, seat: int, against: int) -> float:
    return max((blow(g, seat, uid, against) for uid in values.assets(g, seat) if loaded(g, uid)), default=0.0)


def ready_for_the_worst(g: ArkhamTable) -> bool:
    """Whether to wake what sleeps behind the act: the group hits hard enough for its number, or time runs out."""
    if aims.doom_to_come(g) <= LATE:
        return True
    return sum(_with_weapons(g, seat, GREAT_ENEMY) for seat in g.players()) >= ENOUGH + WITH_ANOTHER * (
        g.state.seats - 1
    )
