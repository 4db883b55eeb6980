"""Hand and deck: drawing, weaknesses drawn, discarding by choice or at random (arkham/basics/1.13, 1.23)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER
from orne.arkham.events import DRAWS_CARD
from orne.arkham.rules import damage
from orne.arkham.rules.encounter_draw import draw_encounter, resolve_encounter
from orne.arkham.rules.leaving import discard, discard_together, return_to_hand
from orne.arkham.rules.moving import move, move_all, shuffle_deck
from orne.arkham.state import DECK, HAND, NOWHERE
from orne.kernel.refusal import Refusal
from orne.kernel.rng import below

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def top_card(g: ArkhamTable, seat: int) -> int:
    """The top card of an investigator's deck, reshuffled if it is empty, or NOWHERE."""
    state = g.state
    if not state.deck[seat]:
        if not state.discard[seat]:
            return NOWHERE
        move_all(g, list(state.discard[seat]), DECK)
        shuffle_deck(g, seat)
    return state.deck[seat][-1]


def draw(g: ArkhamTable, seat: int, number: int = 1) -> None:
    """Draw cards together; drawing from an empty deck costs 1 horror after the whole draw."""
    state = g.state
    if state.gone[seat]:
        return
    empty = False
    drawn: list[int] = []
    for _ in range(number):
        if not state.deck[seat]:
            empty = empty or bool(state.discard[seat]) or g.rules.empty_piles_cost_horror
        uid = top_card(g, seat)
        if uid == NOWHERE:
            break
        move(g, uid, HAND)
        drawn.append(uid)
        g.note("drawn", uid, seat=seat)
    for uid in drawn:
        if state.cards[uid].zone == HAND:
            enter_hand(g, uid, seat)
    if empty:
        damage.deal(g, seat, 0, 1)
    if drawn and not state.gone[seat]:
        g.announce(AFTER, DRAWS_CARD, drawn[-1], seat)


def enter_hand(g: ArkhamTable, uid: int, seat: int) -> None:
    """A weakness that enters a hand by any route is resolved at once (arkham/basics/1.23)."""
    if values.resolves_when_drawn(g, uid) and resolve_encounter(g, uid, seat):
        draw_encounter(g, seat)


def to_hand(g: ArkhamTable, uid: int) -> None:
    """Put a card into its owner's hand; a weakness resolves at once."""
    owner = g.state.cards[uid].owner
    if owner >= 0:
        return_to_hand(g, uid)
        if g.state.cards[uid].zone == HAND:
            enter_hand(g, uid, owner)


def discard_at_random(g: ArkhamTable, seat: int) -> bool:
    """Discard a random card from hand; whether there was one."""
    hand = g.state.hand[seat]
    if not hand:
        return False
    drawn = g.state.cards[hand[below(g.state, len(hand))]].kind
    # Nobody could say which of two copies it was: the one that others know is no longer known.
    discard(g, next(uid for uid in hand if g.state.cards[uid].kind == drawn))
    return True


def free_to_discard(g: ArkhamTable, seat: int) -> list[int]:
    """The cards a player may discard of their own accord: never a weakness (ahlcg/weakness/h)."""
    return [uid for uid in g.state.hand[seat] if not values.is_weakness(g, uid)]


def discardable(g: ArkhamTable, seat: int) -> list[int]:
    """The cards a player may choose where a discard is due: no weakness, unless nothing else is there (1.23)."""
    return free_to_discard(g, seat) or (list(g.state.hand[seat]) if g.rules.weaknesses_when_nothing_else else [])


def choose_and_discard(g: ArkhamTable, seat: int, source: int = -1, number: int = 1) -> None:
    """Choose cards from hand, all at once, and discard them; one being played is not free for its own cost.

    Weaknesses cannot be chosen while there is anything else, if at all (arkham/basics/1.23).
    """
    hand = [uid for uid in g.state.hand[seat] if uid != source]
    able = [uid for uid in hand if not values.is_weakness(g, uid)]
    prompt = "Discard which card from your hand?" if number == 1 else f"Discard which {number} cards from your hand?"
    no = partial(_discard_refusal, g, seat, source)
    chosen = g.choose_cards(seat, prompt, able, number, "discard", source, no=no)
    if len(chosen) < number and g.rules.weaknesses_when_nothing_else:
        weak = [uid for uid in hand if uid not in able]
        chosen += g.choose_cards(seat, prompt, weak, number - len(chosen), "discard", source)
    discard_together(g, chosen)


def _discard_refusal(g: ArkhamTable, seat: int, source: int, uid: int) -> Refusal | None:
    """Why a player may not choose to discard a card, or None."""
    if uid not in g.state.hand[seat]:
        return Refusal("ahlcg/costs/g", "{} is not in your hand", g.name(uid))
    if uid == source:
        return Refusal("ahlcg/costs/g", "{} is what it is discarded for", g.name(uid))
    if values.is_weakness(g, uid):
        return Refusal("ahlcg/weakness/h", "{} is a weakness", g.name(uid))
    return None
