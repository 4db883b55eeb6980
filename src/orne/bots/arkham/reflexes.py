"""Quick answers by rules of thumb, without looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.facts import COMBAT, INTELLECT
from orne.bots.arkham.arms import is_weapon
from orne.bots.arkham.outlook import Outlook
from orne.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

DECLINING = frozenset(("pass", "no", "done", "keep", "end turn"))
WEAPON, WORTH_KEEPING = 9.0, 4.0
"""How much it is worth to keep a weapon in hand, and what is worth keeping at the beginning."""


def reflex(g: ArkhamTable, decision: Decision) -> Option:
    """A quick answer by rules of thumb."""
    options = decision.options
    if decision.kind == "mulligan":
        return _mulligan(g, decision)
    if decision.kind == "next turn":
        return max(options, key=lambda option: _can_help(g, option.value))
    if decision.kind == "discard":
        return min(options, key=lambda option: sum(keeping(g, uid) for uid in option.cards))
    if decision.kind == "reaction":
        return options[0]
    if decision.kind == "assign":
        return _assign(g, decision)
    if decision.kind == "yes or no":
        return options[0]
    return next((option for option in options if option.verb in DECLINING), options[0])


def _can_help(g: ArkhamTable, seat: int) -> float:
    """What an investigator can do for others at the same location: such a one had better act first."""
    look = Outlook(g, seat)
    return sum(look.rescue(uid) for uid in values.enemies_at(g, look.here))


def _mulligan(g: ArkhamTable, decision: Decision) -> Option:
    """Replace what does not help to get going: skills, whatever costs much, and a fighter without a weapon all."""
    armed = any(is_weapon(g, uid) for uid in g.state.hand[decision.seat])
    wanted = WORTH_KEEPING if armed or not _fights(g, decision.seat) else WEAPON
    for option in decision.options[:-1]:
        if keeping(g, option.cards[0]) < wanted:
            return option
    return decision.options[-1]


def _fights(g: ArkhamTable, seat: int) -> bool:
    """Whether fighting falls to an investigator: to everybody alone, and to those of a group who are better at it."""
    return len(g.players()) == 1 or values.skill(g, seat, COMBAT) >= values.skill(g, seat, INTELLECT)


def keeping(g: ArkhamTable, uid: int) -> float:
    """How much it is worth to keep a card in hand."""
    facts = g.kind(uid).facts
    if facts.weakness is not None:
        return 0.0
    if facts.type == "skill":
        return 3.0
    if facts.type == "event":
        return 3.5 if (facts.cost or 0) > 2 else 4.5
    if is_weapon(g, uid):
        return WEAPON
    return 5.0 if "ally" in facts.slots or any(text.word for text in g.kind(uid).triggered) else 4.2


def _assign(g: ArkhamTable, decision: Decision) -> Option:
    """The investigator takes it while there is plenty left; then the assets do."""
    uid = decision.options[0].cards[0]
    which = decision.options[0].verb
    left = values.remaining_health(g, uid) if which == "damage" else values.remaining_sanity(g, uid)
    return decision.options[0] if left > 4 else decision.options[1]
