"""What all players do at the same time, each with their own cards."""

from __future__ import annotations

from orne.coc.language.leaving_play import Leave
from orne.coc.language.references import everything
from orne.coc.rules import leaving
from orne.coc.selector import Sel

__all__ = ["all_players_sacrifice"]


def all_players_sacrifice(what: Sel) -> Leave:
    """Each player sacrifices all their cards of a kind; they leave play together, not one player's after another's."""
    return Leave("each player sacrifices {} that they control", leaving.sacrifice, everything(what))
