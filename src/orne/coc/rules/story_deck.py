"""Stories that come out of the story deck by the effect of another one, which goes back into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.rules import leaving, success
from orne.coc.rules.moving import move
from orne.coc.state import DORMANT, NOWHERE, ROW, STORY_DECK, WON
from orne.kernel.rng import shuffle

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def resolve_from_deck(g: CocTable, use: Use, *, only_if_won: bool) -> bool:
    """A player searches the story deck for a story and resolves it; with this one won, or in any case, it is won too.

    coc/errata/ancient-relics/f12-the-seventh-gate
    """
    state, gate, seat = g.state, use.holder, use.seat
    # In the order of their kinds: the order in the deck is nobody's to know.
    stories = sorted(state.story_deck, key=lambda uid: state.cards[uid].kind)
    if not stories:
        return False
    found = g.choose_card(seat, "Resolve which story of the story deck?", stories, "take", gate)
    won = not only_if_won or gate in state.won[seat]
    state.edit(found).face_down = False  # everybody sees it while it resolves
    success.execute(g, seat, found)
    if found in state.story_deck:
        state.edit(found).face_down = True
        if won:
            move(g, found, WON)
            state.won[seat].append(found)
            g.note("story won", found, gate, seat)
    _shuffle_away(g, gate)
    success.end_if_won(g)
    return True


def _shuffle_away(g: CocTable, story: int) -> None:
    """Shuffle a story into the story deck: a won one, or one of the row, which the next one replaces."""
    state = g.state
    if state.cards[story].zone == WON:
        success.shuffle_back(g, story)
    elif state.cards[story].zone == ROW:
        was = state.cards[story].obj
        attachments = leaving.settle_attachments(g, g.index.attachments.get(story, ()), None)
        if state.cards[story].obj != was:
            return
        committed = [uid for side in g.committed[story] for uid in side]
        place = state.row.index(story)
        move(g, story, STORY_DECK)
        for uid in committed:
            state.edit(uid).story = NOWHERE
        shuffle(state, state.story_deck)
        state.changed()
        g.note("story shuffled back", story)
        for card in [card for card in state.cards if card.zone == DORMANT and card.host == story]:
            leaving.discard_unplayed(g, card.uid)
        leaving.leave_together(g, attachments, None)
        success.turn_up(g, place)
