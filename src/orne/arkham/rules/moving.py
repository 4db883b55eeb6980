"""Cards changing zone: out of one list, into another, a new object on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER
from orne.arkham.events import LEAVES_PLAY, Event
from orne.arkham.immunity import unaffected
from orne.arkham.rules.copies import kept_out
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
    NOBODY,
    NOWHERE,
    PLAY,
    REMOVED,
    SET_ASIDE,
    SPECIAL_DECK,
    VICTORY,
    Card,
)
from orne.kernel.errors import RulesError
from orne.kernel.hands import put_into
from orne.kernel.rng import shuffle

if TYPE_CHECKING:
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable

_NAMES = {
    PLAY: "play", LOCATION: "locations", ENCOUNTER_DECK: "encounter_deck", ENCOUNTER_DISCARD: "encounter_discard",
    SET_ASIDE: "set_aside", VICTORY: "victory", REMOVED: "removed", ACT_DECK: "act_deck", AGENDA_DECK: "agenda_deck",
    SPECIAL_DECK: "special_deck",
}  # fmt: skip
_HIDDEN = frozenset((DECK, HAND, ENCOUNTER_DECK, SPECIAL_DECK))
EVERYBODY = 15
"""The mask of all seats."""
_OWN = {DECK: "deck", HAND: "hand", DISCARD: "discard"}
_AT_WORK = frozenset((PLAY, LOCATION, CURRENT, INVESTIGATOR))
"""Zones whose cards the index of what is at work lists."""


def _pile(state: State, card: Card, zone: int) -> list[int] | None:
    """The list that holds a zone's cards."""
    name = _NAMES.get(zone)
    if name is not None:
        pile: list[int] = getattr(state, name)
        return pile
    name = _OWN.get(zone)
    if name is None or card.owner == ENCOUNTER:
        return None
    own: list[int] = getattr(state, name)[card.owner]
    return own


def move(g: ArkhamTable, uid: int, zone: int, *, bottom: bool = False) -> Card:
    """Move a card to a zone and return its new record, which the caller may still change."""
    state = g.state
    old = state.cards[uid]
    pile = _pile(state, old, old.zone)
    if pile is not None:
        pile.remove(uid)
    state.objects += 1
    card = Card(uid, old.kind, old.owner, zone, obj=state.objects, entered=state.round)
    if zone in _HIDDEN:
        # What lay open has been seen by everybody, and what was looked at in a deck is known where it goes.
        card.known = old.known if old.zone in _HIDDEN else EVERYBODY
    state.cards[uid] = card
    pile = _pile(state, card, zone)
    if pile is not None:
        if zone == HAND:
            put_into(pile, state.cards, uid)
        elif bottom:
            pile.insert(0, uid)
        else:
            pile.append(uid)
    if old.zone in _AT_WORK or zone in _AT_WORK or state.lasting:
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
    source[:] = [uid for uid in source if uid not in leaving]
    target.extend(uids)
    if state.lasting:
        state.changed()
    else:
        state.values = {}


def discard(g: ArkhamTable, uid: int) -> None:
    """Put a card into its owner's discard pile; encounter cards have their own (arkham/basics/1.2)."""
    from orne.arkham.rules import playing

    card = g.state.cards[uid]
    before = card
    if card.zone == PLAY:
        if cannot_leave(g, uid) or unaffected(g, uid):
            return
        leave_play(g, uid)
    # A story asset that is in nobody's deck has no discard pile to go to (arkham/basics/4.2), nor has who is gone.
    removed = g.kind(uid).facts.type == "asset" if before.owner == ENCOUNTER else bool(g.state.gone[before.owner])
    g.note("removed" if removed else "discarded", uid, seat=card.owner)
    if removed:
        move(g, uid, REMOVED)
    elif before.owner == ENCOUNTER:
        move(g, uid, ENCOUNTER_DISCARD)
    elif playing.goes_under_deck(g, uid, before):
        move(g, uid, DECK, bottom=True)
    else:
        move(g, uid, DISCARD)
    if before.zone == PLAY:
        _has_left(g, before)


def discard_together(g: ArkhamTable, uids: Sequence[int]) -> None:
    """Discard cards at once; the lead stacks encounter cards that are not alike, owners theirs (ahlcg/discard-piles/f).

    An owner is asked only about events, and only who has a card that tells the topmost one from the rest.
    """
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
    return any(each.owner == owner and g.kind(each.uid).plays_from_discard == type_ for each in cards)


def spend_uses(g: ArkhamTable, uid: int, number: int) -> None:
    """Take uses off a card; some cards are discarded with the last one (arkham/basics/1.19)."""
    card = g.state.edit(uid)
    card.tokens -= number
    if card.tokens <= 0 and g.kind(uid).discarded_when_empty:
        discard(g, uid)


def cannot_leave(g: ArkhamTable, uid: int) -> bool:
    """Whether a card's own text keeps it in play, or that it is permanent."""
    if g.kind(uid).facts.permanent:
        return True
    return values.cannot(g, "leave play", uid) >= 0


def leave_play(g: ArkhamTable, uid: int) -> None:
    """A card in play leaves it: its attachments are discarded with it."""
    from orne.arkham.rules.timing import answer

    discard_together(g, g.index.attachments.get(uid, ()))
    drop_clues(g, uid)
    before = g.state.cards[uid]
    answer(g, AFTER, Event(LEAVES_PLAY, uid, before.controller, before=before))


def drop_clues(g: ArkhamTable, uid: int) -> None:
    """Clues on a player's card go to its location when it leaves play or that player's control (ahlcg/clues/g)."""
    card = g.state.cards[uid]
    place = g.location_of(uid)
    if card.clues and card.controller != NOBODY and place != NOWHERE:
        g.state.edit(uid).clues = 0
        g.state.edit(place).clues += card.clues
        g.state.changed()
        g.note("clues dropped", place, seat=card.controller, after=card.clues)


def _has_left(g: ArkhamTable, before: Card) -> None:
    """Unused additional actions and additional slots go with the card that gave them (arkham/basics/1.5, 1.21)."""
    from orne.arkham.rules import slots

    state = g.state
    if any(source == before.uid for _, _, source in state.extra_actions):
        state.extra_actions = tuple(each for each in state.extra_actions if each[2] != before.uid)
    if before.controller != NOBODY and not state.gone[before.controller]:
        kind = state.catalogue.kinds[before.kind]
        if kind.extra_slots or not state.catalogue.reserved_slots.isdisjoint(kind.facts.slots):
            slots.fit_slots(g, before.controller, kind)


def to_owners_hand(g: ArkhamTable, uid: int) -> None:
    """Put a card into its owner's hand, also one that is in play."""
    before = g.state.cards[uid]
    if before.zone == PLAY:
        leave_play(g, uid)
    move(g, uid, HAND)
    if before.zone == PLAY:
        _has_left(g, before)


def remove(g: ArkhamTable, uid: int) -> None:
    """Remove a card from the game; what is attached to it, also to a location, is discarded."""
    before = g.state.cards[uid]
    if before.zone in (PLAY, LOCATION):
        if cannot_leave(g, uid) or unaffected(g, uid):
            return
        leave_play(g, uid)
    g.note("removed", uid)
    move(g, uid, REMOVED)
    if before.zone == PLAY:
        _has_left(g, before)


def into_encounter_deck(g: ArkhamTable, uid: int) -> None:
    """Shuffle a card into the encounter deck; a lone card cannot be shuffled into none (ahlcg/discard-piles/h)."""
    if not g.state.encounter_deck or unaffected(g, uid):
        return
    if g.state.cards[uid].zone == PLAY:
        leave_play(g, uid)
    g.note("shuffled in", uid)
    move(g, uid, ENCOUNTER_DECK)
    shuffle_encounter_deck(g, with_discard=False)


def to_victory(g: ArkhamTable, uid: int) -> None:
    """Add a card to the victory display, which may be what the act waits for."""
    from orne.arkham.rules.stages import check_objective

    into_victory_display(g, uid)
    check_objective(g)


def into_victory_display(g: ArkhamTable, uid: int) -> None:
    """Move a card to the victory display, or discard it where a limit keeps it out."""
    if kept_out(g, uid, NOBODY, VICTORY):
        discard(g, uid)
        return
    if g.state.cards[uid].zone == PLAY:
        leave_play(g, uid)
    g.note("victory display", uid)
    move(g, uid, VICTORY)


def into_play(g: ArkhamTable, uid: int, *, controller: int = NOBODY, threat: int = NOBODY, at: int = NOWHERE) -> Card:
    """Put a card into play: under an investigator's control, into a threat area, or at a location."""
    facts = g.kind(uid).facts
    if facts.unique and controller == NOBODY:  # a player's card of that title gives way to the scenario's
        for other in list(g.state.play):
            if g.state.cards[other].controller != NOBODY and g.title(other) == facts.title:
                discard(g, other)
    card = move(g, uid, PLAY)
    card.controller = controller
    card.threat = threat
    card.at = at
    uses = facts.uses
    if uses is not None:
        card.tokens = uses[1]
    return card


def can_be_attached(g: ArkhamTable, uid: int) -> bool:
    """Whether a card may be attached to another: a permanent one may not (ahlcg/permanent/e)."""
    return not g.kind(uid).facts.permanent


def attach(g: ArkhamTable, uid: int, host: int, controller: int = NOBODY) -> None:
    """Attach a card to another; one that is in play already stays as it is but for where it lies."""
    if not can_be_attached(g, uid):
        return
    card = g.state.edit(uid) if g.state.cards[uid].zone == PLAY else into_play(g, uid, controller=controller)
    card.host, card.threat, card.at = host, NOBODY, NOWHERE
    g.state.changed()
    g.note("attached", uid, seat=controller, after=host)


def shuffle_deck(g: ArkhamTable, seat: int) -> None:
    """Shuffle an investigator's deck."""
    shuffle(g.state, g.state.deck[seat])
    for uid in g.state.deck[seat]:
        if g.state.cards[uid].known:
            g.state.edit(uid).known = 0
    g.note("deck shuffled", -1, seat=seat)


def shuffle_encounter_deck(g: ArkhamTable, *, with_discard: bool = True) -> None:
    """Shuffle the discard pile into the encounter deck, an empty one not (ahlcg/discard-piles/g); or the deck alone."""
    if with_discard:
        if not g.state.encounter_discard:
            return
        move_all(g, list(g.state.encounter_discard), ENCOUNTER_DECK)
    shuffle(g.state, g.state.encounter_deck)
    for uid in g.state.encounter_deck:
        if g.state.cards[uid].known:
            g.state.edit(uid).known = 0
    g.note("encounter deck shuffled", -1)


def refill_encounter_deck(g: ArkhamTable) -> None:
    """Make the encounter deck anew from its discard pile as soon as it is empty (ahlcg/encounter-deck/b)."""
    if not g.state.encounter_deck:
        shuffle_encounter_deck(g)


def draw_from_deck(g: ArkhamTable, seat: int) -> int:
    """The top card of an investigator's deck, reshuffled if it is empty, or NOWHERE."""
    state = g.state
    if not state.deck[seat]:
        if not state.discard[seat]:
            return NOWHERE
        move_all(g, list(state.discard[seat]), DECK)
        shuffle_deck(g, seat)
    return state.deck[seat][-1]
