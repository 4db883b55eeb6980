"""Cards leaving play, discarded or otherwise, and what goes with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER
from orne.arkham.events import LEAVES_PLAY, Event
from orne.arkham.immunity import unaffected
from orne.arkham.rules import cannot
from orne.arkham.rules.moving import move
from orne.arkham.state import (
    DECK,
    DISCARD,
    ENCOUNTER,
    ENCOUNTER_DISCARD,
    HAND,
    LIMBO,
    LOCATION,
    NOBODY,
    NOWHERE,
    PLAY,
    REMOVED,
    Card,
)

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def discard(g: ArkhamTable, uid: int) -> None:
    """Put a card into its owner's discard pile; encounter cards have their own (arkham/basics/1.2)."""
    if (AFTER, LEAVES_PLAY) in g.watched:
        g.at_once(lambda: _discard(g, uid))
    else:
        _discard(g, uid)


def _discard(g: ArkhamTable, uid: int) -> None:
    """Discard a card and what is attached to it."""
    card = g.state.cards[uid]
    before = card
    if card.zone == PLAY:
        if stays_in_play(g, uid):
            return
        leaving = leave_play(g, uid)
    # A story asset in nobody's deck has no discard pile to go to (arkham/basics/4.2), nor have those who are gone.
    removed = g.kind(uid).facts.type == "asset" if before.owner == ENCOUNTER else bool(g.state.gone[before.owner])
    under = not removed and _goes_under_deck(g, uid, before)
    g.note("removed" if removed else "under deck" if under else "discarded", uid, seat=card.owner)
    if removed:
        move(g, uid, REMOVED)
    elif before.owner == ENCOUNTER:
        move(g, uid, ENCOUNTER_DISCARD)
    elif under:
        move(g, uid, DECK, bottom=True)
    else:
        move(g, uid, DISCARD)
    if before.zone == PLAY:
        has_left(g, before, leaving)


def discard_together(g: ArkhamTable, uids: Sequence[int]) -> None:
    """Discard cards at once; the lead stacks different encounter cards, owners their own (ahlcg/discard-piles/f).

    An owner is asked only about events, and only if they have a card that tells the topmost one from the rest: also
    one that is blank now or not in play yet, for the pile stays as it is, but not one that is out of the game.
    """
    if (AFTER, LEAVES_PLAY) in g.watched:
        g.at_once(lambda: _discard_all(g, uids))
    else:
        _discard_all(g, uids)


def _discard_all(g: ArkhamTable, uids: Sequence[int]) -> None:
    """Discard cards one by one, asking in which order where that matters."""
    cards = g.state.cards
    stacked = [uid for uid in uids if cards[uid].owner == ENCOUNTER or _top_event_counts(g, uid)]
    for uid in uids:
        if uid not in stacked:
            discard(g, uid)
    for owner in dict.fromkeys(cards[uid].owner for uid in stacked):
        left = [uid for uid in stacked if cards[uid].owner == owner]
        while left:
            first = left[0]
            if len({cards[uid].kind for uid in left}) > 1:
                asked = g.state.lead if owner == ENCOUNTER else owner
                first = g.choose_card(asked, "Which is discarded first?", left, "discard")
            left.remove(first)
            discard(g, first)


def _top_event_counts(g: ArkhamTable, uid: int) -> bool:
    """Whether a card is of a type of which its owner may have a use for the topmost one of the discard pile."""
    if not g.state.catalogue.discard_played:
        return False
    cards, type_ = g.state.cards, g.kind(uid).facts.type
    owner = cards[uid].owner
    return any(
        each.owner == owner and each.zone != REMOVED and g.kind(each.uid).plays_from_discard == type_ for each in cards
    )


def cannot_leave(g: ArkhamTable, uid: int) -> bool:
    """Whether a card's own text keeps it in play, or that it is permanent."""
    if g.kind(uid).facts.permanent:
        return True
    return cannot.forbidder(g, "leave play", uid) != NOWHERE


def stays_in_play(g: ArkhamTable, uid: int) -> bool:
    """Whether a card in play stays there, whatever would take it away."""
    return cannot_leave(g, uid) or unaffected(g, uid)


def leave_play(g: ArkhamTable, uid: int) -> Event:
    """A card in play is about to leave it: its attachments are discarded with it; what is answered once it has left."""
    discard_together(g, g.index.attachments.get(uid, ()))
    drop_clues(g, uid)
    before = g.state.cards[uid]
    return Event(LEAVES_PLAY, uid, before.controller, before=with_its_text(g, before))


def with_its_text(g: ArkhamTable, card: Card) -> Card | None:
    """A card that may answer its own leaving play, or None: a blank one has no text to answer with (ahlcg/blank/b)."""
    return None if card.uid in g.index.blank else card


def drop_clues(g: ArkhamTable, uid: int) -> None:
    """Clues on a player's card go to its location when it leaves play or that player's control (ahlcg/clues/g)."""
    card = g.state.cards[uid]
    place = g.location_of(uid)
    if card.clues and card.controller != NOBODY and place != NOWHERE:
        g.state.edit(uid).clues = 0
        g.state.edit(place).clues += card.clues
        g.state.changed()
        g.note("clues dropped", place, seat=card.controller, after=card.clues)


def has_left(g: ArkhamTable, before: Card, leaving: Event) -> None:
    """A card has left play: what it gave goes with it, such as actions, slots and health (arkham/basics/1.5, 1.21)."""
    state = g.state
    g.texts_changed(state.catalogue.kinds[before.kind])
    if any(source == before.uid for _, _, source in state.extra_actions):
        state.extra_actions = tuple(each for each in state.extra_actions if each[2] != before.uid)
    if before.controller != NOBODY and not state.gone[before.controller]:
        kind = state.catalogue.kinds[before.kind]
        if kind.extra_slots or not state.catalogue.reserved_slots.isdisjoint(kind.facts.slots):
            g.fit_slots(before.controller, kind)
    g.answer(AFTER, leaving)


def return_to_hand(g: ArkhamTable, uid: int) -> None:
    """Put a card into its owner's hand, even from play; whoever is gone has none (ahlcg/elimination/e)."""
    before = g.state.cards[uid]
    if before.zone == PLAY:
        if stays_in_play(g, uid):
            return
        leaving = leave_play(g, uid)
    gone = bool(g.state.gone[before.owner])
    if before.zone in (PLAY, DISCARD):
        g.note("removed" if gone else "returned", uid, seat=before.owner)
    move(g, uid, REMOVED if gone else HAND)
    if before.zone == PLAY:
        has_left(g, before, leaving)


def remove_from_game(g: ArkhamTable, uid: int) -> None:
    """Remove a card from the game; what is attached to it, even to a location, is discarded.

    A location where somebody is stays: nobody is nowhere (ahlcg/location-cards/f).
    """
    before = g.state.cards[uid]
    if before.zone == LOCATION and (g.standing_at(uid) or values.enemies_at(g, uid)):
        return
    if before.zone in (PLAY, LOCATION):
        if stays_in_play(g, uid):
            return
        leaving = leave_play(g, uid)
    g.note("removed", uid)
    move(g, uid, REMOVED)
    if before.zone in (PLAY, LOCATION):
        has_left(g, before, leaving)


def _goes_under_deck(g: ArkhamTable, uid: int, before: Card) -> bool:
    """Whether a card played or discarded from play goes under the deck instead of onto the discard pile."""
    if before.zone not in (LIMBO, PLAY) or before.owner < 0:
        return False
    type_ = g.kind(uid).facts.type
    assets = (asset for asset in values.assets(g, before.owner) if asset not in g.index.blank)
    return any(g.kind(asset).under_deck == type_ for asset in assets)
