"""Searching: an investigator's own deck, the encounter deck and its discard pile (arkham/basics/1.13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from orne.arkham.abilities import AFTER
from orne.arkham.events import SEARCHED
from orne.arkham.rules.encounter_deck import shuffle_encounter_deck
from orne.arkham.rules.encounter_draw import draw_encounter, resolve_encounter
from orne.arkham.rules.hands import enter_hand
from orne.arkham.rules.moving import move, shuffle_deck
from orne.arkham.state import HAND, NOWHERE

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def search(
    g: ArkhamTable,
    seat: int,
    cards: Sequence[int],
    wanted: Callable[[int], bool],
    prompt: str,
    *,
    shuffle: bool = True,
) -> int:
    """Search cards of a deck: an eligible one must be taken, to the hand; the deck is shuffled (1.13)."""
    eligible = [uid for uid in cards if wanted(uid)]
    whole = len(cards) == len(g.state.deck[seat])
    for uid in cards:
        g.state.edit(uid).known |= 1 << seat
        if not whole:  # nobody reads the list of a whole deck
            g.note("seen", uid, seat=seat)
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
    """Let a search be answered; looking is not one, and in set-up nothing answers one (ahlcg/search/e, search/f)."""
    if g.phase != "set-up":
        g.announce(AFTER, SEARCHED, found, seat)


def top_cards(g: ArkhamTable, seat: int, number: int) -> list[int]:
    """The top cards of a deck, the topmost first."""
    return list(reversed(g.state.deck[seat][-number:]))


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
