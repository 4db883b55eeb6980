"""Revealing: every player is shown a hidden card for as long as the effect lasts (coc/rule/2.4-reveal/a and c)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orne.coc.rules.lasting import last
from orne.coc.rules.moving import EVERYBODY
from orne.coc.state import DECK, DORMANT, HAND

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.state import State
    from orne.coc.table import CocTable

REVEALED: Final = "revealed"


def can_be_revealed(g: CocTable, uid: int) -> bool:
    """Only a hidden card that no other effect holds revealed (coc/rule/2.4-reveal/b)."""
    card = g.state.cards[uid]
    hidden = card.zone in (HAND, DORMANT) or (card.zone == DECK and card.face_down)
    if card.zone == HAND and card.owner in g.index.open_hands:
        return False
    return hidden and uid not in revealed(g.state)


def reveal(g: CocTable, uids: Sequence[int], use: Use, until: str = "effect") -> bool:
    """Show cards to every player, where they lie; False when one of them cannot be revealed."""
    able = [uid for uid in uids if can_be_revealed(g, uid)]
    for uid in able if until != "effect" else ():
        if g.state.cards[uid].zone == DECK:
            g.state.edit(uid).known = EVERYBODY  # what lies open for a while is dealt to nobody else
    if able:
        last(g, REVEALED, able, True, use, until)
    return bool(uids) and len(able) == len(uids)


def open_hands(g: CocTable) -> None:
    """Whoever plays with their hand revealed shows what nobody has seen of it yet."""
    for seat in g.index.open_hands:
        for uid in g.state.hand[seat]:
            if g.state.cards[uid].known != EVERYBODY:
                g.state.edit(uid).known = EVERYBODY
                g.note("shown in hand", uid, seat=seat)


def conceal(g: CocTable, use: Use) -> None:
    """What an effect revealed is hidden again once the effect has resolved."""
    state = g.state
    state.lasting = tuple(
        each
        for each in state.lasting
        if not (each.kind == REVEALED and each.until == "effect" and each.source == use.holder)
    )
    state.changed()


def revealed(state: State) -> list[int]:
    """The cards that lie revealed now; one whose deck has been shuffled since is lost in it."""
    return [
        uid
        for each in state.lasting
        if each.kind == REVEALED
        for uid, obj in each.targets
        if state.cards[uid].obj == obj and (each.until == "effect" or _is_known(state, uid))
    ]


def _is_known(state: State, uid: int) -> bool:
    """Whether everybody knows where a card lies that was to stay revealed."""
    card = state.cards[uid]
    return card.zone != DECK or card.known == EVERYBODY
