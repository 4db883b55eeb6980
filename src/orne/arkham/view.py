"""What a player may know."""

from __future__ import annotations

from typing import Any

from orne.arkham import values
from orne.arkham.facts import SKILLS
from orne.arkham.knowledge import hidden_from
from orne.arkham.rules import locations
from orne.arkham.rules.chart import NAMES, PHASES
from orne.arkham.rules.slots import held_as
from orne.arkham.rules.stages import doom_threshold
from orne.arkham.state import (
    NOBODY,
    NOWHERE,
    State,
)
from orne.arkham.table import ArkhamTable


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything a player may know; hands are hidden from the others, decks from all."""
    g = ArkhamTable(state)
    return {
        "game": "arkham",
        "scenario": state.scenario,
        "difficulty": state.difficulty,
        "seat": seat,
        "round": state.round,
        "phase": PHASES[state.step],
        "step": NAMES[state.step],
        "lead": state.lead,
        "active": state.active,
        "resolution": state.resolution or None,
        "act": _stage(g, state.act),
        "agenda": _stage(g, state.agenda),
        "doom": values.doom_in_play(g),
        "bag": sorted(state.bag),
        "encounter_deck": len(state.encounter_deck),
        "encounter_deck_known": _known_in(g, state.encounter_deck, seat),
        "encounter_discard": [_id(g, uid) for uid in state.encounter_discard],
        "special_deck": len(state.special_deck),
        "victory": [_id(g, uid) for uid in state.victory],
        "locations": [_location(g, uid) for uid in state.locations],
        "enemies": [_enemy(g, uid) for uid in values.enemies(g)],
        "investigators": [_investigator(g, each, seat) for each in range(state.seats)],
    }


def _id(g: ArkhamTable, uid: int) -> str:
    return g.kind(uid).slug


def _stage(g: ArkhamTable, uid: int) -> dict[str, Any] | None:
    if uid == NOWHERE:
        return None
    facts = g.kind(uid).facts
    needed = doom_threshold(g) if facts.type == "agenda" else facts.clues
    if facts.type == "act" and needed is not None:
        needed = g.per_investigator(needed)
    card = g.state.cards[uid]
    return {"card": facts.id, "needed": needed, "doom": card.doom, "clues": card.clues}


def _location(g: ArkhamTable, uid: int) -> dict[str, Any]:
    card = g.state.cards[uid]
    return {
        "ref": g.ref(uid),
        "card": None if g.unseen(uid) else _id(g, uid),
        "title": g.name(uid),
        "revealed": card.revealed,
        "clues": card.clues,
        "doom": card.doom,
        "shroud": values.shroud(g, uid) if card.revealed else None,
        "connections": [g.ref(other) for other in locations.connections(g, uid)],
        "attached": [_id(g, other) for other in g.index.attachments.get(uid, ())],
        "here": [g.ref(other) for other in g.state.play if _lies_at(g, other, uid)],
    }


def _lies_at(g: ArkhamTable, uid: int, location: int) -> bool:
    """Whether a card that is not an enemy lies at a location under nobody's control."""
    return g.state.cards[uid].at == location and not values.is_enemy(g, uid)


def _enemy(g: ArkhamTable, uid: int) -> dict[str, Any]:
    card = g.state.cards[uid]
    facts = g.kind(uid).facts
    return {
        "ref": g.ref(uid),
        "card": facts.id,
        "location": g.ref(g.location_of(uid)) if g.location_of(uid) != NOWHERE else None,
        "engaged": card.threat if card.threat != NOBODY else None,
        "exhausted": card.exhausted,
        "damage": card.damage,
        "doom": card.doom,
        "health": values.health(g, uid),
        "fight": values.fight(g, uid),
        "evade": values.evade(g, uid),
        "attack": [facts.damage, facts.horror],
    }


def _investigator(g: ArkhamTable, each: int, seat: int | None) -> dict[str, Any]:
    state = g.state
    uid = state.investigators[each]
    card = state.cards[uid]
    place = state.stands(each)
    return {
        "card": _id(g, uid),
        "location": g.ref(place) if place != NOWHERE else None,
        "gone": state.gone[each] or None,
        "resources": state.resources[each],
        "clues": card.clues,
        "damage": card.damage,
        "horror": card.horror,
        "health": values.health(g, uid),
        "sanity": values.sanity(g, uid),
        "actions": state.actions[each],
        "skills": {name: values.skill(g, each, number) for number, name in enumerate(SKILLS)},
        "additional_actions": [
            {"only": only or None, "from": g.ref(source) if source != NOWHERE else None}
            for who, only, source in state.extra_actions
            if who == each
        ],
        "hand": _hand(g, each, seat),
        "deck": len(state.deck[each]),
        "deck_known": _known_in(g, state.deck[each], seat),
        "discard": [_id(g, u) for u in state.discard[each]],
        "play": [
            _asset(g, u)
            for u in state.play
            if state.cards[u].controller == each and state.cards[u].threat == NOBODY and state.cards[u].host == NOWHERE
        ],
        "threat": [_asset(g, u) for u in state.play if state.cards[u].threat == each and not values.is_enemy(g, u)],
    }


def _hand(g: ArkhamTable, each: int, seat: int | None) -> list[str | None]:
    """A hand: each card's id where the player knows it, else None; sorted, so that order tells nothing."""
    cards = g.state.cards
    shown = [None if hidden_from(cards[uid], seat) else _id(g, uid) for uid in g.state.hand[each]]
    return sorted(shown, key=lambda card: (card is None, card or ""))


def _known_in(g: ArkhamTable, deck: list[int], seat: int | None) -> dict[str, str]:
    """Cards in a deck whose place the player knows: place from the top, counted from 1."""
    cards = g.state.cards
    return {str(place): _id(g, uid) for place, uid in enumerate(reversed(deck), 1) if not hidden_from(cards[uid], seat)}


def _asset(g: ArkhamTable, uid: int) -> dict[str, Any]:
    card = g.state.cards[uid]
    return {
        "ref": g.ref(uid),
        "card": _id(g, uid),
        "exhausted": card.exhausted,
        "damage": card.damage,
        "horror": card.horror,
        "clues": card.clues,
        "doom": card.doom,
        "tokens": card.tokens,
        "slot": held_as(g, uid) or None,
    }
