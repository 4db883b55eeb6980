"""Core set: the Neutral cards (01086 to 01095)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import INVESTIGATE, Committed, Condition, Use, action, event
from orne.arkham.cards.registry import card
from orne.arkham.language.effects import FIGHTS, Discard, UseUp, draw, effect, fight_with, gain
from orne.arkham.rules import acting

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def _by_flashlight(g: ArkhamTable, use: Use) -> None:
    """Your location has 2 less shroud for this investigation."""
    acting.investigate(g, use.seat, source=use, shroud=-2)


card("core/knife", action(fight_with(1), **FIGHTS), action(fight_with(2, 1), Discard(), **FIGHTS))
card(
    "core/flashlight",
    action(
        effect(_by_flashlight),
        UseUp("supplies"),
        word=INVESTIGATE,
        possible=Condition(lambda g, use: acting.can_investigate(g, use.seat), "your location can be investigated"),
    ),
)
card("core/emergency-cache", event(gain(3)))

for skill in ("guts", "perception", "overpower", "manual-dexterity"):
    card(f"core/{skill}", Committed(draw(), max_one=True))
card("core/unexpected-courage", Committed(max_one=True))

card("core/bulletproof-vest-3")
card("core/elder-sign-amulet-3")
