"""Acts and agendas of The Gathering and The Midnight Masks: what they do while current."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import RESIGN, Condition, Rule, Use, action, forced
from orne.arkham.cards.registry import card
from orne.arkham.language.effects import ROUND_ENDS, GroupClues, at_end, effect
from orne.arkham.rules import clues, drawing, enemies, locations
from orne.arkham.rules.elimination import resign
from orne.arkham.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

HALLWAY, PARLOR = "core/hallway", "core/parlor"


def _ghouls(g: ArkhamTable) -> list[int]:
    """All Ghoul enemies in play."""
    return [uid for uid in values.enemies(g) if values.has_trait(g, uid, "Ghoul")]


def _roaming(g: ArkhamTable) -> list[int]:
    """The unengaged Ghoul enemies, exhausted ones too, that are not yet in the Parlor."""
    parlor = locations.by_title(g, PARLOR)
    return [
        uid
        for uid in _ghouls(g)
        if parlor != NOWHERE and g.state.cards[uid].threat == NOBODY and g.location_of(uid) != parlor
    ]


def _at_the_door(g: ArkhamTable) -> list[int]:
    """The Ghoul enemies in the Hallway or the Parlor."""
    doors = (locations.by_title(g, HALLWAY), locations.by_title(g, PARLOR))
    return [uid for uid in _ghouls(g) if g.location_of(uid) in doors]


# ---- The Gathering


@effect
def ghouls_gather(g: ArkhamTable, use: Use) -> None:
    """Every Ghoul enemy that is engaged with nobody moves one location nearer to the Parlor."""
    parlor = locations.by_title(g, PARLOR)
    for uid in _roaming(g):
        if g.state.cards[uid].threat == NOBODY:
            enemies.step_towards(g, uid, parlor)


@effect
def ghouls_at_the_door(g: ArkhamTable, use: Use) -> None:
    """This agenda gets as much doom as there are Ghoul enemies in the Hallway and the Parlor."""
    clues.place_doom(g, use.holder, len(_at_the_door(g)), use)


ENEMY_PHASE_ENDS = at_end(events.PHASE_ENDS, lambda g, use, event: event.value == "enemy", "the enemy phase")

card("core/whats-going-on")
card("core/rise-of-the-ghouls")
card(
    "core/theyre-getting-out",
    forced(
        ENEMY_PHASE_ENDS,
        ghouls_gather,
        possible=Condition(lambda g, use: bool(_roaming(g)), "a Ghoul is on its way"),
    ),
    forced(
        ROUND_ENDS,
        ghouls_at_the_door,
        possible=Condition(lambda g, use: bool(_at_the_door(g)), "a Ghoul is in the Hallway or the Parlor"),
    ),
)
card("core/trapped")
card(
    "core/the-barrier",
    Rule(
        "own objective",
        True,
        "objective: only when the round ends, and only those in the Hallway may spend the clues to advance",
    ),
)
card(
    "core/what-have-you-done",
    Rule("own objective", True, "objective: advance once the Ghoul Priest is defeated"),
)


# ---- The Midnight Masks


@effect
def head_to_safety(g: ArkhamTable, use: Use) -> None:
    """Resign."""
    resign(g, use.seat)


@effect
def uncover_a_cultist(g: ArkhamTable, use: Use) -> None:
    """Draw the top card of the cultist deck."""
    drawing.resolve_encounter(g, g.state.special_deck[-1], use.seat)


CULTISTS_LEFT = Condition(lambda g, use: bool(g.state.special_deck), "there are cards in the cultist deck")

card("core/predator-or-prey", action(head_to_safety, word=RESIGN))
card("core/time-is-running-short", action(head_to_safety, word=RESIGN))
card(
    "core/uncovering-the-conspiracy",
    action(uncover_a_cultist, GroupClues(2), possible=CULTISTS_LEFT),
    Rule("own objective", True, "objective: advance once 6 unique Cultist enemies are in the victory display"),
)
