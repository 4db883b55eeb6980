"""What lies hidden from whom, and dealing it: the same position as far as a seat can tell."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from orne.coc.cards import facts_of, implemented
from orne.coc.catalogue import Catalogue, catalogue_of
from orne.coc.facts import load
from orne.coc.lists import banned
from orne.coc.state import (
    COPY,
    DECK,
    DOMAIN,
    DORMANT,
    FORM,
    HAND,
    NOWHERE,
    STORY_DECK,
    TEXT,
    Card,
    LastingEffect,
    State,
)
from orne.kernel import rng
from orne.kernel.dealing import Moves, exchanged, known_first, shuffled_within
from orne.kernel.errors import UserError, echo
from orne.kernel.rng import Chance

BOTH: Final = 3
"""The mask of both seats."""
MOST_COPIES: Final = 3
"""Of one title in a deck (coc/basics/2.1)."""


def hidden_from(card: Card, seat: int | None) -> bool:
    """Whether a card lies where a seat, or a spectator, cannot see what it is."""
    known = card.known == BOTH if seat is None else card.known >> seat & 1
    if known:
        return False
    if card.zone == DECK:
        return card.face_down
    return card.zone in (STORY_DECK, DOMAIN) or (card.zone in (HAND, DORMANT) and card.owner != seat)


def deal(state: State, seat: int, chance: Chance, seen: Collection[int], pool: Sequence[str] | None = None) -> State:
    """The same position with every card dealt that the seat cannot know; what it has seen since stays.

    Cards change places with hidden cards of the same owner. With a pool the other player's deck list is not known
    either: those cards may be any of the pool.
    """
    faces = [domain.face for side in state.domains for domain in side if domain.face != NOWHERE]
    dormant = sorted((card.obj, card.uid) for card in state.cards if card.zone == DORMANT)
    places = [*state.hand[0], *state.hand[1], *state.deck[0], *state.deck[1], *state.story_deck, *faces]
    places += [uid for _, uid in dormant]
    hidden = [uid for uid in places if uid not in seen and hidden_from(state.cards[uid], seat)]
    theirs = [uid for uid in hidden if pool is not None and _pile(state.cards[uid]) == str(1 - seat)]
    piles = ((uid, _pile(state.cards[uid])) for uid in hidden)
    new = exchanged(state, shuffled_within(piles, state.cards, chance, frozenset(theirs)), _renumber)
    if pool is not None:
        _from_pool(new, sorted(theirs), pool, chance)
    known_first(new.hand, new.cards, frozenset(hidden))
    return new


def _pile(card: Card) -> str:
    """Which cards a hidden card may change places with."""
    return "stories" if card.zone == STORY_DECK else str(card.owner)


def _renumber(state: State, moves: Moves) -> None:
    """Put other cards into the lists."""
    for pile in (*state.hand, *state.deck, state.story_deck):
        pile[:] = [moves.get(uid, uid) for uid in pile]
    for side in state.domains:
        side[:] = [domain._replace(face=moves.get(domain.face, domain.face)) for domain in side]


def deck_pool(state: State) -> tuple[str, ...]:
    """Every printed card that works and that a deck of this edition may have."""
    edition = state.catalogue.rules.name
    printed = load(edition)
    found = ((card, printed.get(card)) for card in sorted(implemented()))
    forbidden = banned(edition)
    return tuple(
        card for card, facts in found if facts is not None and facts.type != "story" and facts.title not in forbidden
    )


def only_of_decks(pool: Sequence[str], edition: str) -> tuple[str, ...]:
    """Refuse a pool with something in it that goes into no deck."""
    for card in pool:
        facts = facts_of(card, edition)
        if facts is None or facts.type == "story":
            raise UserError(f"No deck has {echo(card)} in it; a pool holds characters, supports, events, conspiracies.")
    return tuple(pool)


def _from_pool(state: State, uids: Sequence[int], pool: Sequence[str], chance: Chance) -> None:
    """Let cards be any of a pool, at most three copies of each together with those that are known."""
    catalogue = state.catalogue
    dealt = set(uids)
    known = [
        catalogue.id_of(card.kind)
        for card in state.cards
        if card.uid not in dealt and card.owner == _owner(state, uids)
    ]
    left = [card for card in sorted(set(pool)) for _ in range(MOST_COPIES - known.count(card))]
    if len(left) < len(uids):
        raise UserError(f"A pool of {len(set(pool))} cards is too small: {len(uids)} cards are to be dealt from it.")
    rng.shuffle(chance, left)
    ids = {catalogue.id_of(card.kind) for card in state.cards if card.uid not in dealt}
    ids |= {catalogue.id_of(each.value[0]) for each in state.lasting if each.kind in _NAMES_A_KIND}
    new = catalogue_of(catalogue.rules.name, tuple(sorted(ids | set(pool))))
    kinds = dict(zip(uids, left, strict=False))
    state.catalogue = new
    for card in state.cards[:]:
        dealt_kind = kinds.get(card.uid)
        state.edit(card.uid).kind = (
            new.number[dealt_kind] if dealt_kind is not None else catalogue.number_in(new, card.kind)
        )
    state.lasting = tuple(_copied(each, catalogue, new) for each in state.lasting)
    state.purses = (None, None)
    state.changed()


def _copied(lasting: LastingEffect, old: Catalogue, new: Catalogue) -> LastingEffect:
    """A lasting effect in another catalogue, where the card that has its text printed on it has another number."""
    if lasting.kind not in _NAMES_A_KIND:
        return lasting
    kind, *rest = lasting.value
    return lasting._replace(value=(old.number_in(new, kind), *rest))


_NAMES_A_KIND = (COPY, TEXT, FORM)
"""Lasting effects whose value begins with a kind of card."""


def _owner(state: State, uids: Sequence[int]) -> int:
    """Whose cards these are."""
    return state.cards[uids[0]].owner if uids else NOWHERE
