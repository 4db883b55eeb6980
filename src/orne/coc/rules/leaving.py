"""Leaving play: destroyed, sacrificed, discarded, returned and removed are different things.

coc/rule/2.7-sacrifice-destroy-discard/a
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from orne.coc import values
from orne.coc.events import DESTROY, ENTERS_DISCARD, LEAVES_PLAY, SACRIFICE, WOULD_ENTER_DISCARD, Event
from orne.coc.rules import cannot
from orne.coc.rules.again import announced, still
from orne.coc.rules.moving import EVERYBODY, lay_resource, move, shuffle_deck
from orne.coc.state import DECK, DISCARD, DORMANT, HAND, INSANE, NOWHERE, REMOVED, RESOURCE, ROW

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.events import Able
    from orne.coc.state import Card
    from orne.coc.table import CocTable


def destroy(g: CocTable, uids: Sequence[int], source: Use | None, because: Able | None = None) -> bool:
    """Destroy cards in play at the same time; True when all of them were destroyed.

    ``because`` must be true of each, still, as it goes.
    """
    able = can_be_destroyed if because is None else lambda g, uid: because(g, uid) and can_be_destroyed(g, uid)
    return _together(g, uids, source, DESTROY, "destroyed", DISCARD, able)


def sacrifice(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Sacrifice cards in play; a player sacrifices only what they control."""
    return _together(g, uids, source, SACRIFICE, "sacrificed")


def discard_from_play(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Discard cards from play, which is neither destroying nor sacrificing."""
    return _together(g, uids, source, "discard from play", "discarded")


def return_to_hand(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Return cards in play to their owners' hands."""
    return _together(g, uids, source, "return to hand", "returned", HAND)


def remove_from_game(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Remove cards in play from the game (coc/mechanic/remove-from-the-game/a)."""
    return _together(g, uids, source, "remove from the game", "removed", REMOVED)


def remove_event(g: CocTable, uid: int, source: Use | None) -> None:
    """Remove an event card that is resolving from the game (coc/mechanic/remove-from-the-game/a)."""
    g.note("removed", uid, source.holder if source else -1, g.state.cards[uid].owner)
    move(g, uid, REMOVED)


def put_event_on_deck(g: CocTable, uid: int, source: Use | None) -> None:
    """Put an event card that is resolving on top of its owner's deck, where every player knows it."""
    g.note("put on the deck", uid, source.holder if source else -1, g.state.cards[uid].owner)
    move(g, uid, DECK, known=EVERYBODY)


def put_on_deck(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Put cards in play on top of their owners' decks."""
    return _together(g, uids, source, INTO_DECK, "put on the deck", DECK)


def put_under_deck(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Put cards in play under their owners' decks."""
    return _together(g, uids, source, INTO_DECK, "put under the deck", DECK, bottom=True)


def shuffle_into_deck(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Shuffle cards in play into their owners' decks, but for those that somebody puts on top of one instead."""
    owners = dict.fromkeys(g.state.cards[uid].owner for uid in uids)
    done = _together(g, uids, source, INTO_DECK, "shuffled into the deck", DECK, bottom=True)
    for owner in owners:
        deck = g.state.deck[owner]
        on_top: list[int] = []
        while deck and deck[-1] in uids:
            on_top.insert(0, deck.pop())
        if not on_top or not set(uids).isdisjoint(deck):
            shuffle_deck(g, owner)
        deck.extend(on_top)
    return done


def attach_to_domain(g: CocTable, uids: Sequence[int], seat: int, domain: int, source: Use | None) -> bool:
    """Attach cards in play to a domain as resources, by which they leave play; True when all of them did."""
    done = _together(g, uids, source, INTO_DOMAIN, "attached as a resource", RESOURCE)
    for uid in uids:
        if g.state.cards[uid].zone == RESOURCE:
            lay_resource(g, uid, seat, domain)
    return done


INTO_DECK: Final = "put into a deck"
INTO_DOMAIN: Final = "attach as a resource"

_KINDS: dict[Callable[[CocTable, Sequence[int], Use | None], bool], str] = {
    destroy: DESTROY,
    sacrifice: SACRIFICE,
    discard_from_play: "discard from play",
    return_to_hand: "return to hand",
    remove_from_game: "remove from the game",
    put_on_deck: INTO_DECK,
    put_under_deck: INTO_DECK,
    shuffle_into_deck: INTO_DECK,
}
"""The event of each way of leaving."""
_FORBIDDEN: Final = {DESTROY: "be destroyed", SACRIFICE: "be sacrificed"}
"""What a text forbids, by the event; the other ways of leaving go by the same words."""


@cache
def _nothing_forbids(kind: str) -> Able:
    """Whether no text forbids a way of leaving."""
    verb = _FORBIDDEN.get(kind, kind)
    return lambda g, uid: cannot.refusal(g, verb, uid) is None


def kind_of(way: Callable[[CocTable, Sequence[int], Use | None], bool]) -> str:
    """The event of a way of leaving."""
    return _KINDS[way]


def can_leave_by(way: Callable[[CocTable, Sequence[int], Use | None], bool]) -> Able:
    """Whether no text forbids a card to be destroyed, sacrificed, returned and so on."""
    return _nothing_forbids(_KINDS[way])


def can_be_destroyed(g: CocTable, uid: int) -> bool:
    """Whether no text forbids destroying a card."""
    return _nothing_forbids(DESTROY)(g, uid)


def _together(
    g: CocTable,
    uids: Sequence[int],
    source: Use | None,
    kind: str,
    how: str,
    zone: int = DISCARD,
    able: Able | None = None,
    bottom: bool = False,
) -> bool:
    """Put each card through its event, then let all that were not saved leave; True when all of them left."""
    able = able or _nothing_forbids(kind)
    announcements = [
        announced(g, kind, uid, source.on(uid) if source else None, able, how=how) for uid in dict.fromkeys(uids)
    ]
    events = [event for event in announcements if event is not None]
    before = g.doomed
    g.doomed = before.union(event.before.obj for event in events if event.before is not None)
    gone = _go(g, g.go_on_together(events), zone, how, bottom=bottom)
    g.doomed = before
    return 0 < len(announcements) == gone


def in_controllers_order(g: CocTable, uids: Sequence[int], prompt: str) -> list[int]:
    """Cards that come or go together do so in their controllers' order (coc/rule/1.7-simultaneous-effects/c)."""
    if len(uids) < 2:
        return list(uids)
    ordered: list[int] = []
    for seat in (g.state.active, 1 - g.state.active):
        mine = [uid for uid in uids if g.state.cards[uid].controller == seat]
        while mine:
            uid = g.choose_card(seat, prompt, mine, "first")
            mine.remove(uid)
            ordered.append(uid)
    return ordered


def leave_play(g: CocTable, uid: int, zone: int, how: str, source: Use | None, *, bottom: bool = False) -> None:
    """Move a card out of play to its owner's zone, its attachments with it; nothing can prevent it now."""
    card = g.state.cards[uid]
    _go(g, [Event(how, uid, card.controller, source, before=card)], zone, how, bottom=bottom)


def _go(g: CocTable, events: list[Event], zone: int, how: str, *, bottom: bool = False) -> int:
    """Let cards leave together, in their controllers' order, and what is attached to them after them; how many left.

    All that is to be decided is decided before anything moves (coc/rule/1.12-card-states/e).
    """
    attached = _attached_to(g, [event.subject for event in events])
    ways: dict[int, str] = {}
    if attached:
        ways = _ways_to_drop(g, attached, events[0].source)
        events = [event for event in events if still(g, event)]
        reached = _attached_to(g, [event.subject for event in events])
        ways = {uid: way for uid, way in ways.items() if uid in reached}
    hosts = in_controllers_order(g, [event.subject for event in events], f"Which card is {how} first?")
    dropped = in_controllers_order(g, list(ways), f"Which card is {g.rules.attachments_of_leaving_card} first?")
    source = {event.subject: event.source for event in events}
    for uid in dropped:
        source[uid] = source[_root(g, uid, source)]
    leaving = [(uid, how, "", *_destination(g, uid, zone, source[uid], bottom)) for uid in hosts]
    leaving += [(uid, ways[uid], how, *_destination(g, uid, DISCARD, source[uid])) for uid in dropped]
    for uid, word, host_went, to, under in leaving:
        _leave(g, uid, to, word, source[uid], bottom=under, host_went=host_went)
    return len(hosts)


def _root(g: CocTable, uid: int, leaving: Container[int]) -> int:
    """The card that leaves, to which a card is attached or that to which it is attached is."""
    while uid not in leaving:
        uid = g.state.cards[uid].host
    return uid


def _destination(g: CocTable, uid: int, zone: int, source: Use | None, bottom: bool = False) -> tuple[int, bool]:
    """Where a card goes, and whether under the deck: a Resilient one to the top of the deck, if its controller likes.

    coc/mechanic/resilient/a
    """
    if (zone != DECK or bottom) and values.has(g, uid, "resilient"):
        controller = g.state.cards[uid].controller
        if g.yes(controller, f"Resilient: put {g.title(uid)} on top of its owner's deck instead?", uid):
            return DECK, False
    return bound_for(g, uid, source) if zone == DISCARD else (zone, bottom)


def bound_for(g: CocTable, uid: int, source: Use | None) -> tuple[int, bool]:
    """Where a card goes that is bound for the discard pile, and whether under the deck there: a text may alter it."""
    if WOULD_ENTER_DISCARD not in g.met:
        return DISCARD, False
    event = Event(WOULD_ENTER_DISCARD, uid, g.state.cards[uid].owner, source, before=g.state.cards[uid])
    event.to = DISCARD
    g.goes_on(event)
    return event.to, event.bottom


def _attached_to(g: CocTable, uids: list[int]) -> list[int]:
    """What is attached to some cards, and to that in turn, without those cards themselves."""
    attachments = g.index.attachments
    if not attachments:
        return []
    found: list[int] = []
    for uid in uids:
        found += [each for each in attachments.get(uid, ()) if each not in uids and each not in found]
    for uid in found:
        found += [each for each in attachments.get(uid, ()) if each not in uids and each not in found]
    return found


def _ways_to_drop(g: CocTable, attachments: Sequence[int], source: Use | None) -> dict[int, str]:
    """How each of some attachments goes as it loses its host; the edition says (coc/rule/1.12-card-states/e and g).

    One that is saved has nothing to be attached to and is discarded (coc/rule/2.33-attachments/a); one that is put
    elsewhere meanwhile does not go.
    """

    cards = g.state.cards
    there = [cards[uid] for uid in attachments]
    how = g.rules.attachments_of_leaving_card
    kind = DESTROY if how == "destroyed" else "discard from play"
    announcements = [announced(g, kind, card.uid, source, _nothing_forbids(kind), how=how) for card in there]
    going = {event.subject for event in g.go_on_together([event for event in announcements if event is not None])}
    return {
        card.uid: how if card.uid in going else "discarded"
        for card in there
        if cards[card.uid].obj == card.obj and cards[card.uid].host == card.host
    }


def _leave(
    g: CocTable, uid: int, zone: int, how: str, source: Use | None, *, bottom: bool = False, host_went: str = ""
) -> None:
    """Move a card out of play.

    A Resilient card may go on top of the deck wherever else it would go, under the deck as well
    (coc/mechanic/resilient/a).

    Answers to it see the card as it was, and the skill it had (coc/rule/1.12-card-states/d).
    """

    state = g.state
    before = state.cards[uid]
    blank = before.state != INSANE and values.is_blank(g, uid)
    gained = g.index.gained.get(uid, ())
    skill = values.skill(g, uid) if not g.heard.isdisjoint(_ANSWERED) else 0
    g.note(how, uid, source.holder if source else -1, before.controller, "play", zone)
    if before.zone == ROW:
        clear_story(g, uid)
    move(g, uid, zone, bottom=bottom, known=3)
    for kind in (_DONE.get(how), LEAVES_PLAY, ENTERS_DISCARD if zone == DISCARD else None):
        if kind is not None and kind in g.heard:
            whose = before.owner if kind == ENTERS_DISCARD else before.controller
            event = Event(kind, uid, whose, source, 0, before, blank)
            event.gained, event.skill, event.how, event.struggle = gained, skill, how, g.struggle
            event.to = zone
            if host_went:
                event.host_went = host_went
            g.happened(event)


_DONE: Final = {"destroyed": DESTROY, "sacrificed": SACRIFICE}
"""What has been done to a card that leaves in a way of its own name."""
_ANSWERED: Final = frozenset((*_DONE.values(), LEAVES_PLAY, ENTERS_DISCARD))


def clear_story(g: CocTable, story: int) -> None:
    """Nobody stays committed to a story or conspiracy that leaves unwon, and nothing Dormant stays there."""
    for uid in [uid for side in g.committed[story] for uid in side]:
        g.state.edit(uid).story = NOWHERE
        g.state.recommitted(uid)
    for card in [card for card in g.state.cards if card.zone == DORMANT and card.host == story]:
        discard_unplayed(g, card.uid)


def drop_attachments(g: CocTable, attachments: Sequence[int], source: Use | None) -> None:
    """Attachments together leave a host that can no longer bear them."""
    leave_together(g, settle_attachments(g, attachments, source), source)


def settle_attachments(g: CocTable, attachments: Sequence[int], source: Use | None) -> list[tuple[int, str]]:
    """Decide how attachments go, and in which order, before their host does (coc/rule/1.12-card-states/e)."""
    ways = _ways_to_drop(g, attachments, source)
    prompt = f"Which card is {g.rules.attachments_of_leaving_card} first?"
    return [(uid, ways[uid]) for uid in in_controllers_order(g, list(ways), prompt)]


def leave_together(g: CocTable, settled: Sequence[tuple[int, str]], source: Use | None) -> None:
    """Attachments go in the ways and the order that were settled."""
    for uid, way in settled:
        leave_play(g, uid, DISCARD, way, source)


def discard_from_hand(g: CocTable, uid: int, source: Use | None) -> None:
    """Discard a card from hand."""
    _discard(g, uid, source, "discarded from hand")


def discard_from_deck(g: CocTable, seat: int, number: int, source: Use | None) -> int:
    """Discard cards from the top of a deck, as many as there are (coc/rule/2.6-up-to/c); how many went."""
    deck = g.state.deck[seat]
    count = min(number, len(deck))
    for _ in range(count):
        _discard(g, deck[-1], source, "discarded from deck")
    return count


def discard_found_in_deck(g: CocTable, uid: int, source: Use | None) -> None:
    """Discard a certain card of a deck, which somebody has looked at."""
    _discard(g, uid, source, "discarded from deck")


def discard_resource(g: CocTable, uid: int, source: Use | None, how: str) -> None:
    """Put a resource into its owner's discard pile: destroyed, sacrificed or discarded."""
    _discard(g, uid, source, how)


def discard_unplayed(g: CocTable, uid: int) -> None:
    """Put a card that does not come into play after all into its owner's discard pile.

    One whose playing is cancelled, or a Dormant one that can no longer be played (coc/mechanic/dormant/e).
    """
    _discard(g, uid, None, "discarded")


def put_away(g: CocTable, uid: int, source: Use | None) -> None:
    """Put an event card that has resolved, or a card that is exchanged, into its owner's discard pile.

    It enters that pile as any other card does (coc/rule/2.32-playing-events/c).
    """
    before = g.state.cards[uid]
    zone, bottom = bound_for(g, uid, source)
    move(g, uid, zone, bottom=bottom)
    _has_entered_discard(g, before, None, "")


def _discard(g: CocTable, uid: int, source: Use | None, how: str) -> None:
    """Move a card from outside of play to its owner's discard pile."""
    before = g.state.cards[uid]
    zone, bottom = bound_for(g, uid, source)
    g.note(how, uid, source.holder if source else -1, before.owner)
    move(g, uid, zone, bottom=bottom)
    _has_entered_discard(g, before, source, how)


def _has_entered_discard(g: CocTable, before: Card, source: Use | None, how: str) -> None:
    """Enter that a card has come to its owner's discard pile, if it has."""
    if ENTERS_DISCARD in g.heard and g.state.cards[before.uid].zone == DISCARD:
        event = Event(ENTERS_DISCARD, before.uid, before.owner, source, before=before)
        event.how = how
        g.happened(event)
