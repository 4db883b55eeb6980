"""Drawing cards: encounter cards (arkham/basics/1.12), player cards and weaknesses (1.13, 1.23), searching."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER, WHEN, Use
from orne.arkham.events import DRAWS_CARD, DRAWS_ENCOUNTER, REVELATION, SEARCHED, Event
from orne.arkham.rules import damage, enemies
from orne.arkham.rules.copies import kept_out
from orne.arkham.rules.moving import (
    discard,
    discard_together,
    draw_from_deck,
    move,
    refill_encounter_deck,
    shuffle_deck,
    shuffle_encounter_deck,
    to_owners_hand,
    to_victory,
)
from orne.arkham.rules.timing import announce, goes_ahead
from orne.arkham.state import ENCOUNTER, HAND, LIMBO, NOBODY, NOWHERE, PLAY
from orne.kernel.refusal import Refusal
from orne.kernel.rng import below

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def draw_encounter(g: ArkhamTable, seat: int, then: Callable[[], object] | None = None) -> None:
    """Draw and resolve the top encounter card, and another for surge; an empty deck is made anew at once.

    ``then`` is the rest of the same effect: it comes before anything answers the draw (arkham/basics/1.9).
    """
    # Where every card left surges it would go on for ever: it ends when the whole deck has come twice.
    for _ in range(2 * max(1, len(g.state.encounter_deck) + len(g.state.encounter_discard))):
        if g.state.gone[seat]:
            return
        refill_encounter_deck(g)
        if not g.state.encounter_deck:
            return
        if not resolve_encounter(g, g.state.encounter_deck[-1], seat, then):
            return
        then = None


def resolve_encounter(g: ArkhamTable, uid: int, seat: int, then: Callable[[], object] | None = None) -> bool:
    """Resolve an encounter card or weakness as just drawn; whether it surges."""
    state = g.state
    kind = g.kind(uid)
    move(g, uid, LIMBO)
    g.note("encounter", uid, seat=seat)
    refill_encounter_deck(g)  # at once: the card being resolved is no part of the new deck
    peril, g.peril = g.peril, seat if "peril" in kind.facts.keywords else g.peril
    surge = "surge" in kind.facts.keywords
    announce(g, WHEN, DRAWS_ENCOUNTER, uid, seat)
    if kind.revelation is not None and not state.gone[seat]:
        use = Use(kind.revelation, uid, state.cards[uid], seat)
        event = Event(REVELATION, uid, seat, use)
        if goes_ahead(g, event):
            cause = g.cause
            g.cause = g.note("revelation", uid, uid, seat)
            g.carry_out(kind.revelation.effect, use)
            g.cause = cause
            surge = surge or use.memory == "surge"
    if state.cards[uid].zone == LIMBO:
        if kind.facts.type == "enemy":
            enemies.spawn(g, uid, seat)
        elif kind.facts.victory:
            to_victory(g, uid)
        else:
            discard(g, uid)
    g.peril = peril
    if then is not None:
        then()
    if not state.gone[seat]:
        announce(g, AFTER, DRAWS_ENCOUNTER, uid, seat)
    return surge


# ---- an investigator's own deck


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
        uid = draw_from_deck(g, seat)
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
        announce(g, AFTER, DRAWS_CARD, drawn[-1], seat, value=tuple(drawn))


def enter_hand(g: ArkhamTable, uid: int, seat: int) -> None:
    """A weakness that enters a hand by any route is resolved at once (arkham/basics/1.23)."""
    if values.resolves_when_drawn(g, uid) and resolve_encounter(g, uid, seat):
        draw_encounter(g, seat)


def to_hand(g: ArkhamTable, uid: int) -> None:
    """Put a card into its owner's hand; a weakness resolves at once."""
    owner = g.state.cards[uid].owner
    if owner >= 0:
        to_owners_hand(g, uid)
        enter_hand(g, uid, owner)


def search(
    g: ArkhamTable,
    seat: int,
    cards: Sequence[int],
    wanted: Callable[[int], bool],
    prompt: str,
    *,
    shuffle: bool = True,
) -> int:
    """Search cards of one's deck: an eligible one must be taken, to the hand; the deck is shuffled (1.13)."""
    eligible = [uid for uid in cards if wanted(uid)]
    for uid in cards:
        g.state.edit(uid).known |= 1 << seat
    found = NOWHERE
    if eligible:
        found = g.choose_card(seat, prompt, eligible, "take")
        move(g, found, HAND)
        g.note("found", found, seat=seat)
    if shuffle:
        shuffle_deck(g, seat)
    if found != NOWHERE:
        enter_hand(g, found, seat)
    _searched(g, seat, found)
    return found


def _searched(g: ArkhamTable, seat: int, found: int) -> None:
    """Let a search be answered; looking is none, and in set-up nothing answers one (ahlcg/search/e, search/f)."""
    if g.phase != "set-up":
        announce(g, AFTER, SEARCHED, found, seat)


def top_cards(g: ArkhamTable, seat: int, number: int) -> list[int]:
    """The top cards of a deck, the topmost first."""
    return list(reversed(g.state.deck[seat][-number:]))


def discard_random(g: ArkhamTable, seat: int) -> bool:
    """Discard a random card from hand; whether there was one."""
    hand = g.state.hand[seat]
    if not hand:
        return False
    drawn = g.state.cards[hand[below(g.state, len(hand))]].kind
    # Of two copies nobody could say which one it was: the one that others know is no longer known.
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
    prompt = "Discard a card from your hand" if number == 1 else f"Discard {number} cards from your hand"
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


def discard_until(g: ArkhamTable, wanted: Callable[[int], bool]) -> int:
    """Discard from the top of the encounter deck until a card is wanted, still on top then; that card, or NOWHERE."""
    while g.state.encounter_deck:
        uid = g.state.encounter_deck[-1]
        if wanted(uid):
            return uid
        discard(g, uid)
    refill_encounter_deck(g)
    return NOWHERE


def find_in_encounter(g: ArkhamTable, seat: int, wanted: Callable[[int], bool], prompt: str) -> int:
    """Search encounter deck and discard pile for a card, draw it, and shuffle the deck."""
    found = [uid for uid in (*g.state.encounter_deck, *g.state.encounter_discard) if wanted(uid)]
    if not found:
        shuffle_encounter_deck(g, with_discard=False)
        _searched(g, seat, NOWHERE)
        return NOWHERE
    copies = {(g.state.cards[uid].kind, g.state.cards[uid].zone): uid for uid in reversed(found)}
    uid = g.choose_card(seat, prompt, [copies[each] for each in sorted(copies)], "take")
    surge = resolve_encounter(g, uid, seat)
    shuffle_encounter_deck(g, with_discard=False)
    if surge:
        draw_encounter(g, seat)
    _searched(g, seat, uid)
    return uid


def into_threat_area(g: ArkhamTable, uid: int, seat: int, **tokens: int) -> None:
    """Put a card into play in an investigator's threat area, with tokens on it."""
    from orne.arkham.rules import slots
    from orne.arkham.rules.moving import into_play

    if kept_out(g, uid, seat, PLAY):
        return
    card = into_play(g, uid, threat=seat)
    for name, number in tokens.items():
        setattr(card, name, number)
    g.note("threat area", uid, seat=seat)
    if g.kind(uid).facts.type == "asset":
        card.controller = seat  # A weakness asset is its bearer's and takes its slot (arkham/basics/1.2, 1.21).
        slots.fit_slots(g, seat, g.kind(uid), uid)


def owner_seat(g: ArkhamTable, uid: int) -> int:
    """The bearer of a weakness, or NOBODY for encounter cards."""
    owner = g.state.cards[uid].owner
    return NOBODY if owner == ENCOUNTER else owner
