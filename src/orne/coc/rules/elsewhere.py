"""Cards of the discard pile that a text lets a player play as though from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.abilities import UseFromPile
from orne.coc.state import DISCARD

if TYPE_CHECKING:
    from orne.coc.abilities import Triggered, Use
    from orne.coc.events import Event
    from orne.coc.table import CocTable


def playable(g: CocTable, seat: int) -> list[int]:
    """The cards of a player's discard pile that may be played."""
    texts = [(ability, use) for ability, use in g.index.may_play if use.seat == seat]
    if not texts:
        return []
    return [uid for uid in g.state.discard[seat] if any(ability.what.test(g, use, uid) for ability, use in texts)]


def may_be_played(g: CocTable, seat: int, uid: int) -> bool:
    """Whether a card lies in a player's discard pile and may be played from there."""
    return bool(g.index.may_play) and g.state.cards[uid].zone == DISCARD and uid in playable(g, seat)


def use_of(g: CocTable, seat: int, uid: int, ability: Triggered, event: Event | None = None) -> Use:
    """An ability of an event card in the discard pile, as the card is played from there."""
    card = g.state.cards[uid]
    return UseFromPile(ability, uid, card, seat, card.kind, event)
