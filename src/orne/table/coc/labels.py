"""Options of Call of Cthulhu in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from orne.bots.coc.resourcing import resource_points
from orne.coc.state import PLAY
from orne.coc.table import CocTable
from orne.kernel.decision import Decision
from orne.table.shared.labels import Labels

FIRST_RESOURCES = "first resources"


class CocLabels(Labels):
    """The words for what is offered at a table of Call of Cthulhu."""

    g: CocTable
    phrases: ClassVar[Mapping[tuple[str, int], str]] = {
        ("attach", 1): "Attach to {0}",
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
        """A card's title, numbered where it has a double in play, marked where it is the opponent's."""
        card = self.g.state.cards[uid]
        theirs = seat is not None and card.zone == PLAY and card.controller != seat
        return f"{super().name(uid, seat)}{' (theirs)' if theirs else ''}"

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
        seat = decision.seat
        domain = next(i for i, domain in enumerate(self.g.state.domains[seat]) if not domain.resources)
        points = [resource_points(self.g, seat, option.value, domain) for option in decision.options]
        return points.index(max(points))
