"""Options and investigators of Arkham Horror in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from orne.arkham.abilities import EVADE, RESIGN, Use
from orne.arkham.rules.actions import actions_left
from orne.arkham.rules.investigate import CLUE
from orne.arkham.table import ArkhamTable
from orne.kernel.decision import Decision, Option
from orne.table.shared.labels import Labels

RESULTS: Mapping[str, str] = {CLUE: "Discover the clue", "damage": "Deal the damage", EVADE: "Evade"}
"""What the usual results of tests are called where their order is chosen."""


class ArkhamLabels(Labels):
    """The words for what is offered at a table of Arkham Horror."""

    g: ArkhamTable
    phrases: ClassVar[Mapping[tuple[str, int], str]] = {
        ("attack", 1): "{0} attacks next",
        ("damage", 1): "Assign 1 damage to {0}",
        ("draw", 0): "Draw a card",
        ("horror", 1): "Assign 1 horror to {0}",
        ("keep", 0): "Keep the rest",
        ("lead", 1): "{0} leads",
        ("react", 1): "React with {0}",
        ("resource", 0): "Gain a resource",
        ("spawn", 1): "Spawn at {0}",
        ("turn", 1): "{0} is next",
    }

    def title(self, uid: int) -> str:
        """What a card is called, and which of several locations of one title it is."""
        return self.g.name(uid)

    def label(self, option: Option, seat: int | None) -> str:
        """An option in words; investigators move to a location, and an enemy that moves is named itself."""
        if isinstance(option.value, Use) and option.value.word == RESIGN:
            return "Resign"
        # In a mulligan, whose it is stands first, and then the cards that were set aside.
        if option.verb == "keep" and not self.g.state.substep[1:]:
            return "Keep this hand"
        if option.verb == "apply" and not option.cards:
            return RESULTS.get(option.note, f"Effect of {option.note}")
        if option.verb == "move" and option.cards and self.g.kind(option.cards[0]).facts.type == "location":
            return f"Move to {self.name(option.cards[0], seat)}"
        return super().label(option, seat)

    def default(self, decision: Decision) -> int | None:
        """The option that Enter takes: the harmless one, where there is one; the end of a turn without actions left."""
        if decision.kind == "turn" and actions_left(self.g, decision.seat) < 1:
            return next((i for i, option in enumerate(decision.options) if option.verb == "end turn"), None)
        return super().default(decision)
