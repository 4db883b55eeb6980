"""Effects that last: made here, ended at the end of a phase or turn (coc/rule/1.4-duration-of-effects/a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from orne.coc.rules import leaving
from orne.coc.rules.control import end_control
from orne.coc.state import INSANE, Lasting

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


BECOMES = "becomes"
"""How long something lasts whose text says "becomes" or "counts as" (coc/rule/1.4-duration-of-effects/c)."""
LEAVES = "leaves at the end"
"""What lasts: the cards will leave play at the end, immune to its source or not (coc/rule/2.36-immune/c)."""
_LEAVES_VALUES_ALONE = frozenset((LEAVES, "must commit with"))
"""What may be set up for an insane card, as it changes neither its skill, icons, cost nor text box."""
WAYS_TO_LEAVE = {"sacrifice": leaving.sacrifice, "destroy": leaving.destroy, "return": leaving.return_to_hand}


def last(g: CocTable, kind: str, uids: Sequence[int], value: Any, use: Use, until: str = "phase") -> bool:
    """Let something hold for some cards, or for the game where none are named; False where it holds for no card.

    What would change an insane card is ignored for good, even when it is restored later (coc/rule/2.34-insanity/d).
    """
    state = g.state
    if uids and kind not in _LEAVES_VALUES_ALONE:
        uids = [uid for uid in uids if state.cards[uid].state != INSANE]
        if not uids:
            return False
    if until == BECOMES:
        until = "ever" if g.rules.becomes_is_permanent else "phase"
    targets = tuple((uid, state.cards[uid].obj) for uid in uids)
    state.lasting = (*state.lasting, Lasting(kind, targets, value, until, use.holder, use.seat))
    state.changed()
    for uid in uids:
        g.note("lasting", uid, use.holder, use.seat, after=[kind, value])
    return True


def expire(g: CocTable, period: str) -> None:
    """End what lasts until the end of a period, the latest first; control goes back to whoever had it before.

    Cards that leave in the same way leave together (coc/rule/1.7-simultaneous-effects/c).
    """
    state = g.state
    ending = [each for each in state.lasting if each.until == period]
    if not ending:
        return
    state.lasting = tuple(each for each in state.lasting if each.until != period)
    state.changed()
    leavers: dict[str, list[tuple[int, int]]] = {}
    for each in reversed(ending):
        if each.kind == LEAVES:
            leavers.setdefault(each.value, []).extend(each.targets)
    for each in reversed(ending):
        if each.kind == "control":
            end_control(g, each)
        elif each.kind == LEAVES:
            there = [uid for uid, obj in leavers.pop(each.value, ()) if state.cards[uid].obj == obj]
            WAYS_TO_LEAVE[each.value](g, there, None)


def end(g: CocTable, which: Lasting) -> None:
    """End one lasting effect that is used up."""
    g.state.lasting = tuple(each for each in g.state.lasting if each is not which)
    g.state.changed()
