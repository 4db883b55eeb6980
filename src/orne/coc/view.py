"""What a seat may know, built from what is visible."""

from __future__ import annotations

from typing import Any

from orne.coc import values
from orne.coc.rules import piles, places, revealing
from orne.coc.rules.chart import NAMES, PHASES
from orne.coc.rules.moving import EVERYBODY
from orne.coc.state import (
    DORMANT,
    NOWHERE,
    Card,
    State,
)
from orne.coc.table import CocTable

_STATE_NAMES = ("ready", "exhausted", "insane")


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything a seat may know and nothing else; a spectator sees what both players see."""
    g = CocTable(state)
    dormant = [card.host for card in state.cards if card.zone == DORMANT]
    return {
        "game": "coc",
        "edition": state.catalogue.rules.name,
        "seat": seat,
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "step": NAMES[state.step],
        "phase": PHASES[state.step],
        "winner": state.winner if state.over else None,
        "stories": [_story(g, uid, dormant.count(uid)) for uid in state.row],
        "story_deck": len(state.story_deck),
        "removed": [_id(state, uid) for uid in state.removed],
        "revealed": [_id(state, uid) for uid in revealing.revealed(state)],
        "players": [_player(g, owner, seat) for owner in (0, 1)],
        "day": values.is_day(g),
        "night": values.is_night(g),
    }


def _id(state: State, uid: int) -> str:
    """The id of a card that everybody sees."""
    return state.catalogue.kinds[state.cards[uid].kind].slug


def _player(g: CocTable, owner: int, seat: int | None) -> dict[str, Any]:
    """One player's side of the table."""
    state = g.state
    return {
        "hand": _hidden(state, state.hand[owner], seat, owner == seat),
        "deck": len(state.deck[owner]),
        "deck_known": _known_in_deck(state, owner, seat),
        "discard": [_id(state, uid) for uid in state.discard[owner]],
        "won": [_id(state, uid) for uid in state.won[owner]],
        "domains": [
            {"drained": domain.drained, "resources": [_id(state, uid) for uid in domain.resources]}
            for domain in state.domains[owner]
        ],
        "play": [_in_play(g, uid) for uid in state.play if state.cards[uid].controller == owner],
    }


def _hidden(state: State, uids: list[int], seat: int | None, own: bool) -> list[str | None]:
    """A hand: each card's id where the seat knows it, else None; sorted, so that order tells nothing."""
    shown = [_id(state, uid) if own or _knows(state.cards[uid], seat) else None for uid in uids]
    return sorted(shown, key=lambda card: (card is None, card or ""))


def _knows(card: Card, seat: int | None) -> bool:
    """Whether a seat has seen what a card is; a spectator has where everybody has."""
    return card.known == EVERYBODY if seat is None else bool(card.known >> seat & 1)


def _known_in_deck(state: State, owner: int, seat: int | None) -> dict[str, str]:
    """Cards in a deck whose place the seat knows: place from the top, counted from 1."""
    found: dict[str, str] = {}
    for place, uid in enumerate(reversed(state.deck[owner]), 1):
        card = state.cards[uid]
        if not card.face_down or _knows(card, seat):
            found[str(place)] = _id(state, uid)
    return found


def _in_play(g: CocTable, uid: int) -> dict[str, Any]:
    """A card in play, as everybody sees it; an insane one keeps its title (coc/faq/doppelganger-goes-insane)."""
    state = g.state
    card = state.cards[uid]
    seen: dict[str, Any] = {
        "ref": g.ref(uid),
        "card": _id(state, uid),
        "owner": card.owner,
        "state": _STATE_NAMES[card.state],
        "wounds": card.wounds,
        "success": list(card.success),
        "story": g.ref(card.story) if card.story != NOWHERE else None,
        "host": _host(g, card),
        "character": values.is_character(g, uid),
    }
    pile = piles.pile_of(g, uid) if g.state.catalogue.has_closed_piles else None
    if pile is not None:
        seen["pile"] = pile
    if seen["character"]:
        seen["skill"] = values.skill(g, uid)
        seen["icons"] = [values.icons(g, uid, icon) for icon in values.STRUGGLES]
        seen["keywords"] = keywords(g, uid)
    return seen


def _host(g: CocTable, card: Card) -> str | None:
    """What a card is attached to: a card, or a domain or deck in words."""
    if card.host != NOWHERE:
        return g.ref(card.host)
    place = places.place_of(g, card.uid) if g.kind(card.uid).attach_to_place else None
    return place.words() if place is not None else None


KEYWORDS = ("fast", "heroic", "invulnerability", "loyal", "resilient", "toughness", "villainous", "willpower")


def keywords(g: CocTable, uid: int) -> list[str]:
    """The keywords a card has now."""
    found: list[str] = []
    for keyword in KEYWORDS:
        number = values.net(g, uid, keyword)
        if number > 0:
            found.append(f"{keyword} +{number}" if keyword == "toughness" else keyword)
    return found


def _story(g: CocTable, uid: int, dormant: int) -> dict[str, Any]:
    """A story or conspiracy in play."""
    state = g.state
    card = state.cards[uid]
    return {
        "ref": g.ref(uid),
        "card": _id(state, uid),
        "success": list(card.success),
        "struggles": values.struggles(g, uid),
        "dormant": dormant,
    }
