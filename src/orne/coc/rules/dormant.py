"""Dormant cards: laid face down at a story, played for free when it is won, or discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.rules import entering, paying
from orne.coc.rules.leaving import discard_dormant, in_controllers_order
from orne.coc.rules.moving import move
from orne.coc.state import DORMANT
from orne.kernel import limits

if TYPE_CHECKING:
    from orne.coc.table import CocTable


def places(g: CocTable, seat: int, uid: int) -> list[tuple[int, int]]:
    """Where a Dormant card may be laid, and for how much: their success tokens there (coc/mechanic/dormant/a)."""
    state = g.state
    if g.kind(uid).facts.unique and entering.unique_refusal(g, uid, seat) is not None:
        return []
    return [
        (story, state.cards[story].success[seat])
        for story in state.row
        if not limits.used(state.uses, f"dormant {seat} {story}.{state.cards[story].obj}")
    ]


def lay(g: CocTable, seat: int, uid: int, story: int) -> None:
    """Lay a Dormant card at a story: one for each story and turn (coc/mechanic/dormant/b)."""
    state = g.state
    key = f"dormant {seat} {story}.{state.cards[story].obj}"
    state.uses = limits.use(state.uses, key, "turn")
    card = move(g, uid, DORMANT, known=1 << seat)
    card.host = story
    g.note("dormant", story, seat=seat)


def story_won(g: CocTable, story: int) -> None:
    """Dormant cards at a won story may be played for free, or are discarded (coc/mechanic/dormant/c and e).

    They come in their players' order, the active player's first (coc/rule/1.7-simultaneous-effects/c).
    """
    for uid in in_controllers_order(g, at_story(g, story), "Which Dormant card comes first?"):
        seat = g.state.cards[uid].owner
        allowed = (
            g.kind(uid).facts.type != "event"
            and paying.steadfast_refusal(g, seat, uid) is None
            and entering.entering_refusal(g, uid, seat) is None
        )
        if allowed and g.yes(seat, f"Play {g.title(uid)}, which lay dormant?", uid):
            played = g.use_of(uid)
            played.seat = seat
            played.played = True
            host = entering.choose_host(g, uid, seat) if g.kind(uid).attach_to is not None else -1
            entering.play(g, played, host)
        else:
            discard_dormant(g, uid)


def at_story(g: CocTable, story: int) -> list[int]:
    """The Dormant cards that lie at a story."""
    return [card.uid for card in g.state.cards if card.zone == DORMANT and card.host == story]
