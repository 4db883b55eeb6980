"""Cards that are shuffled into decks from where they have gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.abilities import Whenever
from orne.coc.language.effects import Verb
from orne.coc.language.references import THIS_ONE
from orne.coc.language.triggers import THIS_LEAVES
from orne.coc.rules import hands

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["RELIC", "shuffle_this_in"]


def _shuffle(g: CocTable, uid: int, use: Use) -> bool:
    """Shuffle a card in from where its leaving play has put it, unless it has gone on from there."""
    gone_on = use.leaving and use.event is not None and use.event.obj not in (0, g.state.cards[uid].obj)
    return not gone_on and hands.shuffle_in(g, uid, use)


def shuffle_this_in() -> Verb:
    """Shuffle the card itself into its owner's deck, wherever it has gone."""
    return Verb("shuffle {} into its owner's deck", _shuffle, THIS_ONE)


RELIC = Whenever(THIS_LEAVES, shuffle_this_in())
"""What most Relics say: it leaves play first, and is shuffled in from there (coc/faq/stygian-eye-snow-graves)."""
