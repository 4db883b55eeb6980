"""The cards of Arkham Horror as a viewer sees them, and where they lie."""

from __future__ import annotations

from collections.abc import Iterator

from orne.arkham import values
from orne.arkham.knowledge import hidden_from
from orne.arkham.rules import locations
from orne.arkham.state import (
    COMMITTED,
    CURRENT,
    ENCOUNTER,
    INVESTIGATOR,
    LIMBO,
    LOCATION,
    NOBODY,
    NOWHERE,
    PLAY,
    ZONE_NAMES,
)
from orne.arkham.table import ArkhamTable
from orne.table.arkham.labels import ArkhamLabels
from orne.table.arkham.sources import values_of
from orne.table.shared.data import Card
from orne.table.shared.handles import Namer, Pile
from orne.table.shared.labels import different

KEYWORDS = ("aloof", "hunter", "massive", "retaliate", "alert", "fast", "peril", "surge", "hidden")
TOKENS = ("damage", "horror", "clues", "doom")
SHOWN = (PLAY, LOCATION, INVESTIGATOR, CURRENT)
"""Where cards have values and keywords of their own."""


def piles(g: ArkhamTable, seat: int | None) -> Iterator[Pile]:
    """Every place where cards lie, public ones first."""
    state = g.state
    cards = state.cards
    stages = tuple(uid for uid in dict.fromkeys((state.agenda, state.act)) if uid != NOWHERE)
    yield Pile("stages", None, stages)
    yield Pile("investigators", None, tuple(state.investigators))
    yield Pile("locations", None, tuple(state.locations))
    for owner in range(state.seats):
        mine = [uid for uid in state.play if cards[uid].threat == NOBODY and cards[uid].controller == owner]
        yield Pile("play", owner, tuple(mine))
        yield Pile("threat area", owner, tuple(uid for uid in state.play if cards[uid].threat == owner))
        yield Pile("discard", owner, tuple(state.discard[owner]))
    free = (uid for uid in state.play if cards[uid].threat == NOBODY and cards[uid].controller == NOBODY)
    yield Pile("at locations", None, tuple(free))
    yield Pile("encounter discard", None, tuple(state.encounter_discard))
    yield Pile("victory", None, tuple(state.victory))
    yield Pile("limbo", None, tuple(card.uid for card in cards if card.zone == LIMBO))
    yield Pile("committed", None, tuple(card.uid for card in cards if card.zone == COMMITTED))
    for owner in range(state.seats):
        known = tuple(uid for uid in state.hand[owner] if not hidden_from(cards[uid], seat))
        yield Pile("hand", owner, known, len(state.hand[owner]) - len(known), drawn=True)
        yield _deck(g, "deck", owner, state.deck[owner], seat)
    yield _deck(g, "encounter deck", None, state.encounter_deck, seat)
    yield _deck(g, "special deck", None, state.special_deck, seat)


def _deck(g: ArkhamTable, name: str, owner: int | None, deck: list[int], seat: int | None) -> Pile:
    """A deck with those of its cards whose place the viewer knows."""
    down = deck[::-1]
    places = [n for n, uid in enumerate(down) if not hidden_from(g.state.cards[uid], seat)]
    known = tuple(down[place] for place in places)
    return Pile(name, owner, known, len(deck) - len(known), places=tuple(place + 1 for place in places))


def card(g: ArkhamTable, uid: int, seat: int | None, of: Namer, can: tuple[int, ...]) -> Card:
    """A card as a viewer sees it; an unrevealed location may be any of those that look like it."""
    record = g.state.cards[uid]
    facts = g.kind(uid).facts
    unseen = g.unseen(uid)
    shown = record.zone in SHOWN
    at = g.location_of(uid) if record.zone in (PLAY, INVESTIGATOR) else NOWHERE
    return Card(
        h=of(uid) or "",
        card=None if unseen else facts.id,
        title=g.name(uid),
        numbered=different(ArkhamLabels(g).name(uid, seat), g.name(uid)) if shown else "",
        type=facts.type,
        owner=None if record.owner == ENCOUNTER else record.owner,
        controller=record.controller if record.zone == PLAY and record.controller != NOBODY else None,
        zone=ZONE_NAMES[record.zone],
        host=of(record.host) if record.host != NOWHERE else None,
        at=of(at) if at != NOWHERE else None,
        engaged=record.threat if record.zone == PLAY and record.threat != NOBODY else None,
        state=_state(g, uid),
        values=values_of(g, uid, of) if shown and not unseen else {},
        icons=facts.icons if record.zone != LOCATION and any(facts.icons) else (),
        keywords=_keywords(g, uid) if not unseen else (),
        tokens=_tokens(g, uid),
        links=tuple(h for each in locations.connections(g, uid) if (h := of(each))) if record.zone == LOCATION else (),
        symbol=locations.side_of(g, uid)[0] if record.zone == LOCATION else "",
        can=can,
    )


def _keywords(g: ArkhamTable, uid: int) -> tuple[str, ...]:
    """The keywords that a card has in play, or while it is resolved."""
    zone = g.state.cards[uid].zone
    if zone == LIMBO:
        return tuple(word for word in KEYWORDS if word in g.kind(uid).facts.keywords)
    if zone not in SHOWN:
        return ()
    return tuple(word for word in KEYWORDS if values.has_keyword(g, uid, word))


def _state(g: ArkhamTable, uid: int) -> str:
    """How a card lies."""
    record = g.state.cards[uid]
    if record.zone == LOCATION:
        return "revealed" if record.revealed else "unrevealed"
    if record.zone != PLAY:
        return ""
    return "exhausted" if record.exhausted else "ready"


def _tokens(g: ArkhamTable, uid: int) -> dict[str, int]:
    """What lies on a card."""
    record = g.state.cards[uid]
    found = {name: number for name in TOKENS if (number := getattr(record, name))}
    if record.tokens:
        uses = g.kind(uid).facts.uses
        found[uses[0] if uses else "resources"] = record.tokens
    return found
