"""The cards of Call of Cthulhu as a viewer sees them, and where they lie."""

from __future__ import annotations

from collections.abc import Iterator

from orne.coc import values
from orne.coc.card_text import keyword_words
from orne.coc.knowledge import hidden_from
from orne.coc.rules import revealing, success
from orne.coc.state import DORMANT, INSANE, LIMBO, NOWHERE, PLAY, ROW, ZONE_NAMES
from orne.coc.table import CocTable
from orne.coc.view import KEYWORDS
from orne.table.coc.labels import CocLabels
from orne.table.coc.sources import skill_and_icons
from orne.table.shared.data import Card, Value
from orne.table.shared.handles import Namer, Pile
from orne.table.shared.labels import different

STATES = ("ready", "exhausted", "insane")
_UNTIL = {"phase": "until the phase ends", "turn": "until the turn ends"}
"""How long a taking lasts, in words; any other lasts as long as the attachment that gives it."""


def piles(g: CocTable, seat: int | None) -> Iterator[Pile]:
    """Every place where cards lie, public ones first."""
    state = g.state
    shown = set(revealing.revealed(state))
    yield Pile("row", None, tuple(state.row))
    for owner in (0, 1):
        yield Pile("play", owner, tuple(uid for uid in state.play if state.cards[uid].controller == owner))
        for number, domain in enumerate(state.domains[owner], 1):
            yield Pile(f"domain {number}", owner, domain.resources, state="drained" if domain.drained else "")
        yield Pile("discard", owner, tuple(state.discard[owner]))
        yield Pile("won", owner, tuple(state.won[owner]))
    yield Pile("removed", None, tuple(state.removed))
    yield Pile("limbo", None, tuple(card.uid for card in state.cards if card.zone == LIMBO))
    dormant = sorted((card.obj, card.uid) for card in state.cards if card.zone == DORMANT)
    yield Pile("dormant", None, tuple(uid for _, uid in dormant))
    for owner in (0, 1):
        known = tuple(uid for uid in state.hand[owner] if uid in shown or not hidden_from(state.cards[uid], seat))
        yield Pile("hand", owner, known, len(state.hand[owner]) - len(known), drawn=True)
        deck = state.deck[owner][::-1]
        places = [n for n, uid in enumerate(deck) if uid in shown or not hidden_from(state.cards[uid], seat)]
        known = tuple(deck[place] for place in places)
        yield Pile("deck", owner, known, len(deck) - len(known), places=tuple(place + 1 for place in places))
    yield Pile("story deck", None, (), len(state.story_deck))


def card(g: CocTable, uid: int, seat: int | None, of: Namer, can: tuple[int, ...]) -> Card:
    """A card as a viewer sees it; one that lies face down is only somebody's."""
    state = g.state
    record = state.cards[uid]
    facts = g.kind(uid).facts
    in_play = record.zone == PLAY
    unseen = record.zone == DORMANT and hidden_from(record, seat)
    character = in_play and values.is_character(g, uid)
    told: dict[str, Value] = skill_and_icons(g, uid, of) if character else {}
    if record.zone == ROW:
        needed = success.needed(g, uid)
        told["success needed"] = Value(needed, needed, ())
    return Card(
        h=of(uid) or "",
        card=None if unseen else facts.id,
        title="" if unseen else facts.title,
        numbered="" if unseen or not in_play else different(CocLabels(g).name(uid, None), facts.title),
        type=None if unseen else facts.type,
        owner=None if record.zone == ROW else record.owner,
        controller=record.controller if in_play else None,
        until=_until(g, uid) if in_play else "",
        zone=ZONE_NAMES[record.zone],
        host=of(record.host) if record.host != NOWHERE else None,
        story=of(record.story) if record.story != NOWHERE else None,
        state=STATES[record.state] if in_play else "face down" if record.zone == DORMANT else "",
        values=told,
        icons=_icons(g, uid) if character else _struggles(g, uid) if record.zone == ROW else (),
        keywords=_keywords(g, uid) if in_play else (),
        tokens=_tokens(g, uid),
        can=can,
    )


def _until(g: CocTable, uid: int) -> str:
    """How long a card stays with whoever took control of it; empty where that is for good."""
    here = (uid, g.state.cards[uid].obj)
    takings = [each for each in g.state.lasting if each.kind == "control" and here in each.targets]
    if not takings:
        return ""
    last = takings[-1]
    return _UNTIL.get(last.until) or f"while {g.title(last.source)} is attached"


def _icons(g: CocTable, uid: int) -> tuple[int, ...]:
    """The struggle icons of a character, in the order of the struggles."""
    return tuple(values.icons(g, uid, icon) for icon in values.STRUGGLES)


def _struggles(g: CocTable, story: int) -> tuple[int, ...]:
    """How many struggles of each kind there are at a story now."""
    now = values.struggles(g, story)
    return tuple(now.count(struggle) for struggle in values.STRUGGLES)


def _keywords(g: CocTable, uid: int) -> tuple[str, ...]:
    """The keywords that a card in play has now."""
    if g.state.cards[uid].state == INSANE:
        return ()
    numbers = ((name, values.net(g, uid, name)) for name in KEYWORDS)
    return tuple(keyword_words(name, number) for name, number in numbers if number > 0)


def _tokens(g: CocTable, uid: int) -> dict[str, int]:
    """Wounds and success tokens, each player's apart."""
    record = g.state.cards[uid]
    found = {"wounds": record.wounds} if record.wounds else {}
    for seat, number in enumerate(record.success):
        if number:
            found[f"success {seat}"] = number
    return found
