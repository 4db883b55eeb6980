"""Cards that are attached to a discard pile, and what they keep there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.coc.state import DISCARD, NOWHERE, Card, LastingEffect
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.table import CocTable

ON_PILE: Final = "attached to a discard pile"
"""What lasts as long as the card is in play: whose discard pile it is attached to."""


def choose(g: CocTable, uid: int, seat: int) -> int:
    """Ask a seat whose discard pile a card is attached to."""
    options = [g.option("attach", uid, note=f"player {owner + 1}", value=owner) for owner in (seat, 1 - seat)]
    return int(g.decide(seat, "pile", f"Attach {g.title(uid)} to whose discard pile?", options, uid))


def attach(g: CocTable, card: Card, owner: int) -> None:
    """Attach a card that has just entered play to a player's discard pile."""
    on = LastingEffect(ON_PILE, ((card.uid, card.obj),), owner, "ever", card.uid, card.controller)
    g.state.lasting = (*g.state.lasting, on)
    g.note("attached to a pile", card.uid, seat=owner)


def pile_of(g: CocTable, uid: int) -> int | None:
    """Whose discard pile a card is attached to."""
    me = (uid, g.state.cards[uid].obj)
    return next((each.value for each in g.state.lasting if each.kind == ON_PILE and each.targets[0] == me), None)


def keeper(g: CocTable, owner: int) -> int:
    """The card that keeps everything in a player's discard pile, or NOWHERE."""
    if not g.state.catalogue.has_closed_piles:
        return NOWHERE
    return next((uid for uid in g.index.closes_pile if pile_of(g, uid) == owner), NOWHERE)


def is_kept(g: CocTable, uid: int) -> bool:
    """Whether a card lies in a discard pile and cannot be moved out of it (coc/faq/stygian-eye-snow-graves)."""
    card = g.state.cards[uid]
    return card.zone == DISCARD and keeper(g, card.owner) != NOWHERE


def refusal(g: CocTable, uid: int) -> Refusal | None:
    """Why a card cannot be moved out of its discard pile, or None (coc/faq/snow-graves-studying-the-void)."""
    if not is_kept(g, uid):
        return None
    by = keeper(g, g.state.cards[uid].owner)
    return Refusal("coc/rule/2.2-cannot/a", "{} keeps {} in its discard pile", g.title(by), g.title(uid))
