"""Control and ownership: the latest taking decides, and most of a card's state stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import cannot, entering, values
from orne.coc.state import NOWHERE, PLAY, Lasting
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def control_refusal(g: CocTable, uid: int, seat: int) -> Refusal | None:
    """Why a seat may not take control of a card: it could not have it in play, or a text forbids it."""
    forbidden = cannot.refusal(g, "change control", uid)
    if forbidden is not None:
        return forbidden
    if g.kind(uid).facts.unique:
        found = entering.unique_refusal(g, uid, seat)
        if found is not None:
            return found
    if values.is_blank(g, uid):
        return None
    return entering.conflict_refusal(g, g.kind(uid), uid, seat)


def take_control(g: CocTable, uid: int, seat: int, source: Use | None, until: str = "ever") -> bool:
    """Give a seat control of a card in play, for a time or for good (coc/rule/1.4-duration-of-effects/d)."""
    card = g.state.cards[uid]
    if card.zone != PLAY or (card.controller != seat and control_refusal(g, uid, seat) is not None):
        return False
    if until != "ever":
        holder = source.holder if source else -1
        g.state.lasting = (
            *g.state.lasting,
            Lasting("control", ((uid, card.obj),), card.controller, until, holder, seat),
        )
    give(g, uid, seat, source)
    return True


def exchange_control(g: CocTable, one: int, other: int, source: Use | None) -> bool:
    """Two players' cards change hands, both or neither (coc/rule/2.12-exchange)."""
    cards = g.state.cards
    first, second = cards[one].controller, cards[other].controller
    if cards[one].zone != PLAY or cards[other].zone != PLAY or first == second:
        return False
    if control_refusal(g, one, second) is not None or control_refusal(g, other, first) is not None:
        return False
    give(g, one, second, source)
    give(g, other, first, source)
    return True


def give(g: CocTable, uid: int, seat: int, source: Use | None) -> None:
    """Change the controller; state and commitment stay (coc/rule/1.13-gaining-control/e and f)."""
    card = g.state.cards[uid]
    edited = g.state.edit(uid)
    edited.controller = seat
    if not g.rules.control_keeps_commitment:
        edited.story = NOWHERE
    g.state.changed()
    g.note("control", uid, source.holder if source else -1, seat, card.controller, seat)


def end_control(g: CocTable, lasting: Lasting) -> None:
    """Give a card back when a taking of limited time ends, unless a later one holds."""
    for uid, obj in lasting.targets:
        card = g.state.cards[uid]
        later = any(
            each.kind == "control" and each is not lasting and (uid, obj) in each.targets for each in g.state.lasting
        )
        if card.obj == obj and card.zone == PLAY and not later:
            give(g, uid, lasting.value, None)
