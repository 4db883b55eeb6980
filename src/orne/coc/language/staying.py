"""Event cards that stay on domains as resources, in the place of another one perhaps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.language.doing import Doing
from orne.coc.language.references import IT, Ref
from orne.coc.rules import domains, hands
from orne.coc.rules.moving import attach_resource
from orne.coc.state import LIMBO

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["ResourceThis", "TakePlaceOf"]


@dataclass(frozen=True, slots=True)
class TakePlaceOf(Doing):
    """A resource goes to its owner's hand, and the event that resolves takes its place on that domain.

    The domain may be another player's (coc/faq/forms-of-the-ether).
    """

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"put {self.who.text} into its owner's hand and attach this card to that domain as a resource"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a resource."""
        return any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Put the one away and the other there."""
        for uid in self.who.cards(g, use):
            place = domains.domain_of(g, uid)
            if place is None or g.state.cards[use.holder].zone != LIMBO:
                return False
            hands.to_hand(g, uid, use)
            attach_resource(g, use.holder, *place)
            return True
        return False


@dataclass(frozen=True, slots=True)
class ResourceThis(Doing):
    """The event that resolves is attached to a drained domain as a resource, whosever that is."""

    text: str = "attach this card to a drained domain as a resource"

    def _drained(self, g: CocTable, use: Use) -> list[tuple[int, int]]:
        return [
            (seat, index)
            for seat in (use.seat, 1 - use.seat)
            for index, domain in enumerate(g.state.domains[seat])
            if domain.drained or (seat == use.seat and index == use.domain)
        ]

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one is drained, or the one that pays for it will be."""
        return bool(self._drained(g, use)) or use.domain < 0

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which."""
        whose = ("your", "opponent's")
        options = [
            g.option("attach", note=f"{whose[seat != use.seat]} domain {index + 1}", value=(seat, index))
            for seat, index in self._drained(g, use)
        ]
        if not options or g.state.cards[use.holder].zone != LIMBO:
            return False
        seat, index = g.decide(use.seat, "domain", "Attach it to which domain?", options, use.holder)
        attach_resource(g, use.holder, seat, index)
        return True
