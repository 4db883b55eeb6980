"""Cards changing zone: out of one list, into another, a new object on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.coc.rules import piles
from orne.coc.state import (
    DECK,
    DISCARD,
    DOMAIN,
    DORMANT,
    FORM,
    HAND,
    LIMBO,
    NOWHERE,
    PLAY,
    REMOVED,
    RESOURCE,
    ROW,
    STORY_DECK,
    WON,
    Card,
    Domain,
    LastingEffect,
    new_domain,
)
from orne.kernel.hands import put_into
from orne.kernel.rng import shuffle

if TYPE_CHECKING:
    from orne.coc.table import CocTable

EVERYBODY: Final = 3
PUBLIC: Final = frozenset((PLAY, DISCARD, RESOURCE, ROW, WON, REMOVED, LIMBO))
_PILES: Final = frozenset((DECK, HAND, DISCARD, RESOURCE, REMOVED, DOMAIN))
_FACE_DOWN: Final = frozenset((DOMAIN, DORMANT, DECK, STORY_DECK))


def move(g: CocTable, uid: int, zone: int, *, controller: int = -1, bottom: bool = False, known: int = 0) -> Card:
    """Move a card to a zone and return its new record, which the caller may still change.

    A card going out of play goes to its owner's zone (coc/rule/2.23-zones-of-play/c). ``known`` names the seats that
    have seen a card which now lies hidden. The last card of a deck ends the game.
    """
    old = g.state.cards[uid]
    card = _move(g, uid, zone, controller, bottom, known)
    if old.zone == DECK:
        _lose_without_cards(g, old.owner)
    return card


def _lose_without_cards(g: CocTable, seat: int) -> None:
    """A player whose deck becomes empty is out at that moment, whatever is going on.

    coc/faq/out-of-cards-ends-all-effects
    """
    if not g.state.deck[seat] and g.state.turn:
        g.win(1 - seat, "empty deck")


def _move(g: CocTable, uid: int, zone: int, controller: int = -1, bottom: bool = False, known: int = 0) -> Card:
    """Take a card out of one zone and put it into another, unless something keeps it in its discard pile."""
    state = g.state
    old = state.cards[uid]
    if old.zone == DISCARD and zone != DISCARD and piles.is_kept(g, uid):
        return old.copy()  # whatever is done to this record is done to no card
    _take(g, old)
    kind = old.kind if old.zone != PLAY or not state.catalogue.has_forms else _own_kind(g, old)
    card = Card(uid, kind, old.owner, zone, controller)
    card.face_down = zone in _FACE_DOWN
    if g.rules.new_object_between_hidden_places or not (old.zone in _PILES and zone in _PILES):
        state.objects += 1
        card.obj = state.objects
    else:
        card.obj = old.obj
    card.entered = state.phase_number
    card.known = known
    if zone == HAND:
        card.known |= EVERYBODY if old.zone in PUBLIC else old.known if old.zone == DECK else 0
    elif zone == DOMAIN:
        card.known |= old.known
    state.cards[uid] = card
    if state.replaced is not None:
        state.replaced.append(uid)
    _put(g, card, bottom)
    if zone in (PLAY, ROW) or old.zone in (PLAY, ROW):
        state.changed()
    else:
        state.touch()
    return card


def _own_kind(g: CocTable, old: Card) -> int:
    """The kind of card that one leaving play is, whatever it was there as."""
    state = g.state
    for each in state.lasting:
        if each.kind == FORM and each.targets == ((old.uid, old.obj),):
            state.lasting = tuple(other for other in state.lasting if other is not each)
            return int(each.value[0])
    return old.kind


def become(g: CocTable, card: Card, kind: int, original: Card | None = None, until: str = "ever") -> None:
    """Let a card in play be another kind of card, for as long as it is there or for a time; its record is changed."""
    state = g.state
    value = (card.kind, NOWHERE, 0) if original is None else (card.kind, original.uid, original.obj)
    me = ((card.uid, card.obj),)
    state.lasting = (*state.lasting, LastingEffect(FORM, me, value, until, card.uid, card.controller))
    card.kind = kind
    state.changed()


def _take(g: CocTable, card: Card) -> None:
    """Take a card out of the list it is in."""
    state = g.state
    zone = card.zone
    if zone == HAND:
        state.hand[card.owner].remove(card.uid)
    elif zone == DECK:
        deck = state.deck[card.owner]
        if deck[-1] == card.uid:
            deck.pop()
        else:
            deck.remove(card.uid)
    elif zone == PLAY:
        state.play.remove(card.uid)
    elif zone == DISCARD:
        state.discard[card.owner].remove(card.uid)
    elif zone == ROW:
        state.row.remove(card.uid)
    elif zone == STORY_DECK:
        state.story_deck.remove(card.uid)
    elif zone == WON:
        for pile in state.won:
            if card.uid in pile:
                pile.remove(card.uid)
    elif zone == REMOVED:
        state.removed.remove(card.uid)
    elif zone == RESOURCE:
        for side in state.domains:
            for index, domain in enumerate(side):
                if card.uid in domain.resources:
                    rest = tuple(uid for uid in domain.resources if uid != card.uid)
                    side[index] = new_domain(Domain, (domain.drained, rest, domain.face))


def _put(g: CocTable, card: Card, bottom: bool) -> None:
    """Put a card into the list of its new zone; resources and won stories are placed by their rules."""
    state = g.state
    zone = card.zone
    if zone == HAND:
        put_into(state.hand[card.owner], state.cards, card.uid)
    elif zone == DECK:
        deck = state.deck[card.owner]
        if bottom:
            deck.insert(0, card.uid)
        else:
            _turn_down(g, card.owner)
            deck.append(card.uid)
    elif zone == PLAY:
        state.play.append(card.uid)
    elif zone == DISCARD:
        state.discard[card.owner].append(card.uid)
    elif zone == ROW:
        state.row.append(card.uid)
    elif zone == STORY_DECK:
        state.story_deck.append(card.uid)
    elif zone == REMOVED:
        state.removed.append(card.uid)


def _turn_down(g: CocTable, seat: int) -> None:
    """A Prophecy on top of the deck is turned down when anything covers it (coc/mechanic/prophecy/c)."""
    deck = g.state.deck[seat]
    if deck and not g.state.cards[deck[-1]].face_down:
        g.state.edit(deck[-1]).face_down = True


def prophesy(g: CocTable, uid: int) -> None:
    """Put a card face up on top of its owner's deck, where its Response works (coc/mechanic/prophecy/a)."""
    card = move(g, uid, DECK, known=EVERYBODY)
    card.face_down = False
    g.note("prophecy", uid, uid, card.owner)


def shuffle_deck(g: CocTable, seat: int, by: int | None = None) -> None:
    """Shuffle a deck: nobody knows the place of any card in it afterwards. The log names who does it."""
    state = g.state
    for uid in state.deck[seat]:
        card = state.cards[uid]
        if card.known or not card.face_down:
            card = state.edit(uid)
            card.known = 0
            card.face_down = True
    shuffle(state, state.deck[seat])
    g.note("deck shuffled", -1, seat=seat if by is None else by, after=seat)


def attach_resource(g: CocTable, uid: int, seat: int, index: int) -> None:
    """Attach a card to a domain as a resource, unless something keeps it in its discard pile."""
    before = g.state.cards[uid]
    if piles.is_kept(g, uid):
        return
    _move(g, uid, RESOURCE)
    lay_resource(g, uid, seat, index)
    if before.zone == DECK:
        _lose_without_cards(g, before.owner)


def lay_resource(g: CocTable, uid: int, seat: int, index: int) -> None:
    """Lay a card that has become a resource on its domain."""
    domain = g.state.domains[seat][index]
    g.state.domains[seat][index] = new_domain(Domain, (domain.drained, (*domain.resources, uid), domain.face))
    g.state.touch()
    g.note("resource attached", uid, seat=seat, after=index + 1)
