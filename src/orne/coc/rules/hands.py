"""Hand and deck: drawing, discarding by choice, looking, searching."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.coc.events import DRAWS, DREW, Event
from orne.coc.index import index_of
from orne.coc.rules import piles
from orne.coc.rules.leaving import discard_from_hand
from orne.coc.rules.moving import EVERYBODY, move, shuffle_deck
from orne.coc.state import DECK, HAND, PLAY, REMOVED, ROW
from orne.kernel.refusal import Refusal
from orne.kernel.rng import below

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def draw(g: CocTable, seat: int, number: int, source: Use | None, *, from_bottom: bool = False) -> bool:
    """Draw cards one by one, from the top unless a text says otherwise.

    Drawing the last one loses the game at once (coc/faq/out-of-cards-ends-all-effects). Each may be
    disrupted, whoever has it drawn (coc/timing/disrupt-and-response-origin).
    """

    complete = True
    count = 0
    answered = DRAWS in g.met or DRAWS in g.heard
    for drawn in range(number):
        event = Event(DRAWS, -1, seat, source, 1) if answered else None
        if event is not None:
            event.bottom = from_bottom
            if not g.goes_on(event):
                complete = False
                continue
        deck = g.state.deck[seat]  # never empty: whoever had no card left has lost
        uid = deck[0 if from_bottom else -1]
        if seat in (g.state.index or index_of(g)).shown_draws:
            g.state.edit(uid).known = EVERYBODY
            g.note("shown before drawing", uid, seat=seat)
        g.note("drawn", uid, source.holder if source else -1, seat, after=drawn + 1)
        move(g, uid, HAND)
        if event is not None:
            event.subject = uid
            g.happened(event)
        count += 1
    if count and DREW in g.heard:
        g.happened(Event(DREW, -1, seat, source, count))
    return complete


def not_in_hand(g: CocTable, seat: int, uid: int) -> Refusal | None:
    """Why a player cannot discard or resource a card: it is not in their hand, or None."""
    if uid in g.state.hand[seat]:
        return None
    return Refusal("coc/rule/2.21-player-hand", "{} is not in your hand", g.title(uid))


def discard_at_random(g: CocTable, seat: int, number: int, source: Use | None) -> list[int]:
    """Discard cards at random, as many as there are (coc/rule/2.6-up-to/c); those that went."""
    discarded: list[int] = []
    for _ in range(min(number, len(g.state.hand[seat]))):
        uid = at_random(g, seat)
        discard_from_hand(g, uid, source)
        discarded.append(uid)
    return discarded


def at_random(g: CocTable, seat: int) -> int:
    """A card of a hand that has one, by chance."""
    hand = g.state.hand[seat]
    drawn = g.state.cards[hand[below(g.state, len(hand))]].kind
    # Nobody could say which of two copies it was: the one that others know is no longer known.
    return next(uid for uid in hand if g.state.cards[uid].kind == drawn)


def to_hand(g: CocTable, uid: int, source: Use | None, *, reveal: bool = True) -> None:
    """Put a card that is out of play into its owner's hand, unless something keeps it in its discard pile."""
    if piles.is_kept(g, uid):
        return
    card = g.state.cards[uid]
    known = 3 if reveal else 1 << card.owner
    g.note("to hand", uid if reveal else -1, source.holder if source else -1, card.owner)
    move(g, uid, HAND, known=known)


def to_deck(g: CocTable, uid: int, source: Use | None, *, bottom: bool = False, known: int = 3) -> None:
    """Put a card on the top or the bottom of its owner's deck, unless something keeps it in its discard pile."""
    if piles.is_kept(g, uid):
        return
    g.note(
        "to deck", -1, source.holder if source else -1, g.state.cards[uid].owner, after="bottom" if bottom else "top"
    )
    move(g, uid, DECK, bottom=bottom, known=known)


def shuffle_in(g: CocTable, uid: int, source: Use | None) -> bool:
    """Shuffle a card that lies out of play into its owner's deck; one removed from the game stays there.

    coc/mechanic/remove-from-the-game/a
    """
    card = g.state.cards[uid]
    if card.zone in (PLAY, ROW, REMOVED) or piles.is_kept(g, uid):
        return False
    move(g, uid, DECK)
    g.note("shuffled into the deck", uid, source.holder if source else -1, card.owner, "", DECK)
    shuffle_deck(g, card.owner)
    return True


def look_at_top(g: CocTable, seat: int, owner: int, number: int) -> list[int]:
    """The top cards of a deck, now known to a seat; looking is not searching (coc/rule/2.11-searching-the-deck/c)."""
    top = list(reversed(g.state.deck[owner][-number:]))
    for uid in top:
        g.state.edit(uid).known |= 1 << seat
    return top


def look_at_hand(g: CocTable, seat: int, owner: int, source: Use | None) -> bool:
    """A seat looks at a player's hand and knows its cards; False where there is none."""
    for uid in g.state.hand[owner]:
        g.state.edit(uid).known |= 1 << seat
    g.note("hand looked at", -1, source.holder if source else -1, seat, after=owner)
    return bool(g.state.hand[owner])


def put_back_in_order(g: CocTable, seat: int, owner: int, cards: Sequence[int], source: Use | None) -> None:
    """A seat puts known top cards of a deck back in any order; asked from the top down."""
    rest = list(cards)
    order: list[int] = []
    while rest:
        uid = g.choose_card(seat, "Put which card on top?", rest, "top", source.holder if source else -1)
        rest.remove(uid)
        order.append(uid)
    deck = g.state.deck[owner]
    for uid in order:
        deck.remove(uid)
        card = g.state.edit(uid)
        card.known = 1 << seat
        card.face_down = True
    deck.extend(reversed(order))


def bury(g: CocTable, seat: int, cards: Sequence[int], source: Use, known: int) -> None:
    """A seat puts cards under their owner's deck in any order."""
    rest = list(cards)
    while rest:
        uid = g.choose_card(seat, "Put which card under the deck?", rest, "bottom", source.holder)
        rest.remove(uid)
        to_deck(g, uid, source, bottom=True, known=known)


def search_deck(g: CocTable, seat: int, cards: Sequence[int], prompt: str, source: Use | None) -> int | None:
    """Search a player's own deck for one of the eligible cards, or find nothing; the caller shuffles it."""
    # In the order of their kinds: the order in the deck is nobody's to know.
    found_kinds = {g.state.cards[uid].kind: uid for uid in reversed(cards)}
    options = [g.option("take", found_kinds[kind], value=found_kinds[kind]) for kind in sorted(found_kinds)]
    options.append(g.option("nothing", value=-1))
    found = int(g.decide(seat, "search", prompt, options, source.holder if source else -1))
    return None if found < 0 else found


def shuffle_after_search(g: CocTable, owner: int, searcher: int | None = None) -> None:
    """A searched deck is shuffled at once, by its owner or the searcher (coc/rule/2.11-searching-the-deck/a)."""
    shuffle_deck(g, owner, by=owner if searcher is None or g.rules.owner_shuffles_searched_deck else searcher)
