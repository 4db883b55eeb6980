"""The opening hand: how many cards are drawn for it and how many kept (arkham/basics/2)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from orne.arkham import values
from orne.arkham.rules.moving import move
from orne.arkham.state import DECK, HAND
from orne.kernel.refusal import Refusal
from orne.kernel.rng import shuffle

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

OPENING_HAND: Final = 5


def not_kept(g: ArkhamTable, seat: int, aside: Collection[int], uid: int) -> Refusal | None:
    """Why a player cannot replace a card of the opening hand, or None."""
    if uid not in g.state.hand[seat]:
        return Refusal("ahlcg/setup/08-opening-hand", "{} is not in your hand", g.name(uid))
    left = (other for other in g.state.hand[seat] if other not in aside)
    if all(g.state.cards[other].kind != g.state.cards[uid].kind for other in left):
        return Refusal("ahlcg/setup/08-opening-hand", "{} is to be replaced", g.name(uid))
    return None


def size(g: ArkhamTable, seat: int) -> tuple[int, int]:
    """How many cards are drawn and how many of them kept.

    Where a text replaces the hand, what changes its size changes both numbers (ahlcg/replacing-opening-hand/a).
    """
    if not g.state.catalogue.opening_hands:
        return OPENING_HAND, OPENING_HAND
    own = (g.kind(uid).opening_hand for uid in (g.state.investigators[seat], *values.assets(g, seat)))
    texts = [text for text in own if text is not None]
    more = sum(text.more for text in texts)
    drawn, kept = next(((text.drawn, text.kept) for text in texts if text.drawn), (OPENING_HAND, OPENING_HAND))
    return drawn + more, kept + more


def draw(g: ArkhamTable, seat: int, number: int) -> None:
    """Draw cards for the opening hand: a weakness is set aside and replaced, and shuffled in again."""
    state = g.state
    weak: list[int] = []
    drawn = 0
    while drawn < number and state.deck[seat]:
        uid = state.deck[seat][-1]
        if values.is_weakness(g, uid):
            state.deck[seat].pop()
            weak.append(uid)
        else:
            move(g, uid, HAND)
            drawn += 1
    state.deck[seat].extend(weak)


def give_back(g: ArkhamTable, seat: int) -> None:
    """Where more cards were drawn than are kept, choose which go back into the deck, all at once."""
    hand = g.state.hand[seat]
    number = len(hand) - size(g, seat)[1]
    if number <= 0:
        return
    for uid in g.choose_cards(
        seat,
        "Give back which card?" if number == 1 else f"Give back which {number} cards?",
        list(hand),
        number,
        "return",
    ):
        move(g, uid, DECK)
    shuffle(g.state, g.state.deck[seat])
