"""Immunity: what certain cards can neither target nor affect (coc/rule/2.36-immune/a)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from orne.coc.abilities import ImmuneTo, Triggered, Use
from orne.coc.state import INSANE

if TYPE_CHECKING:
    from orne.coc.select import Sel
    from orne.coc.state import State
    from orne.coc.table import CocTable


def is_immune(g: CocTable, uid: int, use: Use) -> bool:
    """Whether a card is immune to what an ability does; nothing is immune to itself (coc/rule/2.36-immune/b)."""
    immunities_in_play = g.board.immune
    if not immunities_in_play or uid == use.holder:
        return False
    if not g.rules.immunity_for_any_card and not g.kind(uid).is_character:
        return False
    for immunity, holder in immunities_in_play:
        if immunity.triggered_only and not isinstance(use.ability, Triggered):
            continue
        if immunity.who.test(g, holder, uid) and immunity.sources.test(g, holder, use.holder):
            return True
    return False


def affects(g: CocTable, use: Use, what: Sel, uid: int) -> bool:
    """Whether a passive reaches a card: it is one of those meant, and not immune."""
    return what.test(g, use, uid) and not (g.board.immune and is_immune(g, uid, use))


def reached(g: CocTable, use: Use, uids: list[int]) -> list[int]:
    """The cards of a group that an effect reaches: it passes the immune ones by."""
    if not g.board.immune:
        return uids
    return [uid for uid in uids if not is_immune(g, uid, use)]


def immunities(state: State, blank: Iterable[int]) -> list[tuple[ImmuneTo, Use]]:
    """The immunities of the cards in play that have their text."""
    found: list[tuple[ImmuneTo, Use]] = []
    for uid in state.play:
        card = state.cards[uid]
        for ability in state.box.kinds[card.kind].passive:
            if isinstance(ability, ImmuneTo) and card.state != INSANE and not card.face_down and uid not in blank:
                found.append((ability, Use(ability, uid, card, card.controller, card.kind)))
    return found
