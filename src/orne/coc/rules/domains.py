"""Domains gained in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.rules.moving import move
from orne.coc.state import DOMAIN, Domain

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def gain_domain(g: CocTable, seat: int, source: Use | None) -> bool:
    """The top card of a player's deck becomes a face-down, undrained, empty domain (coc/basics/5.1)."""
    deck = g.state.deck[seat]
    if not deck:
        return False
    uid = deck[-1]
    g.state.domains[seat].append(Domain(False, (), uid))
    g.note("domain gained", -1, source.holder if source else -1, seat, after=len(g.state.domains[seat]))
    move(g, uid, DOMAIN)
    return True
