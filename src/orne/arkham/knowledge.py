"""What lies hidden from whom, and dealing it: the same position as far as a player can tell."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Final

from orne.arkham.catalogue import catalogue_of
from orne.arkham.facts import load
from orne.arkham.registry import facts_of, implemented
from orne.arkham.rules.chart import PHASES
from orne.arkham.scenario import scenario
from orne.arkham.state import (
    DECK,
    ENCOUNTER,
    ENCOUNTER_DECK,
    HAND,
    LOCATION,
    REMOVED,
    SPECIAL_DECK,
    Card,
    State,
)
from orne.kernel import rng
from orne.kernel.dealing import Moves, exchanged, known_first, shuffled_within
from orne.kernel.errors import UserError, echo, listed
from orne.kernel.log_words import plural
from orne.kernel.rng import Chance

_DECKS: Final = frozenset((DECK, ENCOUNTER_DECK, SPECIAL_DECK))
IN_DECKS: Final = ("asset", "event", "skill", "treachery", "enemy")
"""The types of cards that somebody's deck may have."""
_WOODS: Final = "unrevealed locations"


def hidden_from(card: Card, seat: int | None) -> bool:
    """Whether a player, or a spectator, cannot know which card this is, lying in a hand or a deck."""
    if seat is not None and card.known >> seat & 1:
        return False
    return card.zone in _DECKS or (card.zone == HAND and card.owner != seat)


def unseen(state: State, card: Card) -> bool:
    """Whether a location's unrevealed side does not tell which of several it is, or which of them are not there."""
    return (
        card.zone in (LOCATION, REMOVED)
        and not card.revealed
        and bool(state.catalogue.kinds[card.kind].unrevealed_name)
    )


def deal(state: State, seat: int, chance: Chance, seen: Collection[int], pool: Sequence[str] | None = None) -> State:
    """The same position with every card dealt that a player cannot know; what they have seen since stays.

    Cards change places with hidden cards of the same owner, unrevealed locations with those that look the same. With
    a pool the other players' deck lists are not known either: those cards may be any of the pool.
    """
    chosen = scenario(state.scenario).deal_again(state, chance, {*seen, *_known(state, seat)})
    if chosen:
        state = exchanged(state, chosen, _renumber)
    places = [uid for pile in (*state.hand, *state.deck) for uid in pile]
    places += [*state.encounter_deck, *state.special_deck, *state.locations, *state.removed]
    cards = state.cards
    hidden = [uid for uid in places if uid not in seen and (hidden_from(cards[uid], seat) or unseen(state, cards[uid]))]
    theirs = [
        uid for uid in hidden if pool is not None and cards[uid].zone in (HAND, DECK) and cards[uid].owner != seat
    ]
    piles = ((uid, _pile(cards[uid])) for uid in hidden)
    new = exchanged(state, shuffled_within(piles, cards, chance, frozenset(theirs)), _renumber)
    if pool is not None:
        _from_pool(new, sorted(theirs), pool, chance)
    known_first(new.hand, new.cards, frozenset(hidden))
    return new


def _known(state: State, seat: int) -> list[int]:
    """The cards that a player has in sight or has seen where they lie."""
    return [card.uid for card in state.cards if not hidden_from(card, seat) and not unseen(state, card)]


def _pile(card: Card) -> Hashable:
    """Which cards a hidden card may change places with."""
    if card.zone in (LOCATION, REMOVED):
        return _WOODS
    return card.owner, card.zone == SPECIAL_DECK


def _renumber(state: State, moves: Moves) -> None:
    """Put other cards into the lists, and other locations under whoever is there."""
    piles = (*state.hand, *state.deck, state.encounter_deck, state.special_deck, state.locations, state.removed)
    for pile in (*piles, state.place):
        pile[:] = [moves.get(uid, uid) for uid in pile]
    state.as_if = tuple((seat, moves.get(at, at), engaged) for seat, at, engaged in state.as_if)
    if PHASES[state.step] == "set-up" and state.substep:
        # In set-up these are a turn, and the cards that are set aside for the new hand.
        turn, *aside = state.substep
        state.substep = (turn, *(moves.get(uid, uid) for uid in aside))
    for card in state.cards[:]:
        if card.at in moves or card.host in moves:
            card = state.edit(card.uid)
            card.at, card.host = moves.get(card.at, card.at), moves.get(card.host, card.host)


def deck_pool() -> tuple[str, ...]:
    """Every printed card that works and that anybody's deck may have."""
    printed = load()
    found = ((card, printed.get(card)) for card in sorted(implemented()))
    return tuple(
        card
        for card, facts in found
        if facts is not None and facts.deck_limit and facts.weakness is None and facts.signature_of is None
        and facts.type in ("asset", "event", "skill") and facts.class_ != "mythos" and not facts.permanent
    )  # fmt: skip


def only_of_decks(pool: Sequence[str]) -> tuple[str, ...]:
    """Refuse a pool with something in it that goes into no deck."""
    for card in pool:
        facts = facts_of(card)
        if facts is None or facts.type not in IN_DECKS:
            raise UserError(f"No deck has {echo(card)} in it; a pool holds cards of types {listed(list(IN_DECKS))}.")
    return tuple(pool)


def _from_pool(state: State, uids: Sequence[int], pool: Sequence[str], chance: Chance) -> None:
    """Let cards be any of a pool, for each owner at most as many copies as a deck may have."""
    catalogue = state.catalogue
    dealt = set(uids)
    kinds: dict[int, str] = {}
    for owner in sorted({state.cards[uid].owner for uid in uids} - {ENCOUNTER}):
        own = [uid for uid in uids if state.cards[uid].owner == owner]
        known = [catalogue.ids[card.kind] for card in state.cards if card.owner == owner and card.uid not in dealt]
        left = [card for card in sorted(set(pool)) for _ in range(_copies(card) - known.count(card))]
        if len(left) < len(own):
            raise UserError(
                f"A pool of {plural(len(set(pool)), 'card')} is too small to deal {plural(len(own), 'card')} from it."
            )
        rng.shuffle(chance, left)
        kinds.update(zip(own, left, strict=False))
    ids = {catalogue.ids[card.kind] for card in state.cards if card.uid not in dealt}
    new = catalogue_of(catalogue.edition, tuple(sorted(ids | _backs(catalogue.ids) | set(pool))))
    state.catalogue = new
    for card in state.cards[:]:
        state.edit(card.uid).kind = new.number[kinds.get(card.uid) or catalogue.ids[card.kind]]
    state.changed()


def _copies(card: str) -> int:
    """How many copies of a card a deck may have."""
    facts = facts_of(card)
    return facts.deck_limit if facts is not None else 0


def _backs(ids: Sequence[str]) -> set[str]:
    """What is on the other sides of the locations in the game."""
    facts = (facts_of(card) for card in ids)
    return {each.back for each in facts if each is not None and each.type == "location" and each.back}
