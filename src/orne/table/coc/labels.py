"""Options of Call of Cthulhu in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from orne.bots.coc.resourcing import resource_worth
from orne.coc.rules.domains import domain_of
from orne.coc.state import DISCARD, PLAY
from orne.coc.table import CocTable
from orne.kernel.decision import Decision, Option
from orne.table.shared.labels import Labels

FIRST_RESOURCES = "first resources"
THEIRS = " (theirs)"


class CocLabels(Labels):
    """The words for what is offered at a table of Call of Cthulhu."""

    g: CocTable
    phrases: ClassVar[Mapping[tuple[str, int], str]] = {
        ("attach", 1): "Attach to {0}",
        ("bottom", 1): "{0} on the bottom",
        ("commit", 2): "Commit {0} to {1}",
        ("first", 1): "{0} first",
        ("insane", 1): "Drive {0} insane",
        ("lay", 2): "Lay {0} dormant at {1}",
        ("place", 1): "Place a success token at {0}",
        ("resource", 1): "Attach {0}",
        ("top", 1): "{0} on top",
        ("x", 0): "X is {note}",
    }

    def name(self, uid: int, seat: int | None) -> str:
        """A card's title, numbered where it has a double in play, marked where it lies with the opponent."""
        theirs = seat is not None and self._whose(uid) == 1 - seat
        return f"{super().name(uid, seat)}{THEIRS if theirs else ''}"

    def _whose(self, uid: int) -> int | None:
        """With whom a card lies, where that might be either player; a resource may lie in a domain of the other."""
        card = self.g.state.cards[uid]
        attached = domain_of(self.g, uid)
        if attached is not None:
            return attached[0]
        return card.controller if card.zone == PLAY else card.owner if card.zone == DISCARD else None

    def label(self, option: Option, seat: int | None) -> str:
        """An option in words for the seat that is asked; whose a card is and where it lies stand together."""
        return super().label(option, seat).replace(f"{THEIRS} (", f"{THEIRS[:-1]}, ")

    def default(self, decision: Decision) -> int | None:
        """The option that Enter takes: the harmless one, where there is one."""
        if decision.kind == "investigation":
            return 0
        if self.g.step_name() == FIRST_RESOURCES and decision.kind == "resource":
            return self._best_resource(decision)
        if decision.kind == "commit" and not self.g.state.plan:
            # Committing nobody must be said: Enter comes too easily after a row of passes.
            return None
        return super().default(decision)

    def _best_resource(self, decision: Decision) -> int:
        """Of the cards that may become a first resource, the one that a bot would take: one of them has to."""
        points = resource_worth(self.g, decision)
        return points.index(max(points))
