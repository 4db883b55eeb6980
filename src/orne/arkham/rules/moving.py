"""Cards changing zone: out of one list, into another, a new object on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orne.arkham.state import (
    ACT_DECK,
    AGENDA_DECK,
    CURRENT,
    DECK,
    DISCARD,
    ENCOUNTER,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    INVESTIGATOR,
    LOCATION,
    PLAY,
    REMOVED,
    SET_ASIDE,
    SPECIAL_DECK,
    VICTORY,
    ZONE_NAMES,
    Card,
)
from orne.kernel.errors import RulesError
from orne.kernel.hands import put_into
from orne.kernel.rng import shuffle

if TYPE_CHECKING:
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable

_NAMES: Final = {
    LOCATION: "locations", SET_ASIDE: "set_aside", VICTORY: "victory", REMOVED: "removed", ACT_DECK: "act_deck",
    AGENDA_DECK: "agenda_deck", SPECIAL_DECK: "special_deck",
}  # fmt: skip
"""The lists of zones that cards seldom come to."""
_HIDDEN: Final = tuple(zone in (DECK, HAND, ENCOUNTER_DECK, SPECIAL_DECK) for zone in range(len(ZONE_NAMES)))
"""Of each zone, whether its cards lie hidden."""
EVERYBODY: Final = 15
"""The mask of all seats."""
_AT_WORK: Final = tuple(zone in (PLAY, LOCATION, CURRENT, INVESTIGATOR) for zone in range(len(ZONE_NAMES)))
"""Of each zone, whether the index of what is at work lists its cards."""


def _pile(state: State, card: Card, zone: int) -> list[int] | None:
    """The list that holds a zone's cards."""
    if zone in (DECK, HAND, DISCARD):
        if card.owner == ENCOUNTER:
            return None
        own = state.deck if zone == DECK else state.hand if zone == HAND else state.discard
        return own[card.owner]
    if zone == PLAY:
        return state.play
    if zone == ENCOUNTER_DECK:
        return state.encounter_deck
    if zone == ENCOUNTER_DISCARD:
        return state.encounter_discard
    name = _NAMES.get(zone)
    pile: list[int] | None = None if name is None else getattr(state, name)
    return pile


def move(g: ArkhamTable, uid: int, zone: int, *, bottom: bool = False) -> Card:
    """Move a card to a zone and return its new record, which the caller may still change."""
    state = g.state
    old = state.cards[uid]
    pile = _pile(state, old, old.zone)
    if pile is not None:
        if pile[-1] == uid:  # as most often: the top of a deck need not be looked for
            pile.pop()
        else:
            pile.remove(uid)
    state.objects += 1
    card = Card(uid, old.kind, old.owner, zone, obj=state.objects, entered=state.round)
    if _HIDDEN[zone]:
        # What lay open has been seen by everybody, and what was looked at in a deck is known where it goes.
        card.known = old.known if _HIDDEN[old.zone] else EVERYBODY
    state.cards[uid] = card
    if state.replaced is not None:
        state.replaced.append(uid)
    pile = _pile(state, card, zone)
    if pile is not None:
        if zone == HAND:
            put_into(pile, state.cards, uid)
        elif bottom:
            pile.insert(0, uid)
        else:
            pile.append(uid)
    if _AT_WORK[old.zone] or _AT_WORK[zone] or state.lasting:
        state.changed()
    else:
        state.values = {}
    return card


def move_all(g: ArkhamTable, uids: Sequence[int], zone: int) -> None:
    """Move cards out of one pile, where nothing is at work, onto another, in order: the same as one by one."""
    state = g.state
    if not uids:
        return
    cards = state.cards
    first = cards[uids[0]]
    source, target = _pile(state, first, first.zone), _pile(state, first, zone)
    leaving = set(uids)
    if source is None or target is None:
        raise RulesError(f"cards cannot be moved together from zone {first.zone} to {zone}")
    obj, entered = state.objects, state.round
    for uid in uids:
        obj += 1
        old = cards[uid]
        cards[uid] = Card(uid, old.kind, old.owner, zone, obj=obj, entered=entered)
    state.objects = obj
    if state.replaced is not None:
        state.replaced += uids
    source[:] = [uid for uid in source if uid not in leaving]
    target.extend(uids)
    if state.lasting:
        state.changed()
    else:
        state.values = {}


def shuffle_deck(g: ArkhamTable, seat: int) -> None:
    """Shuffle an investigator's deck."""
    shuffle(g.state, g.state.deck[seat])
    for uid in g.state.deck[seat]:
        if g.state.cards[uid].known:
            g.state.edit(uid).known = 0
    g.note("deck shuffled", -1, seat=seat)
