"""Cards entering play: unique ones once, slots filled, additional actions given (arkham/basics/1.19, 1.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import AFTER
from orne.arkham.events import ENTERS_PLAY
from orne.arkham.rules import actions, priority
from orne.arkham.rules.copies import kept_out
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.moving import move
from orne.arkham.state import NOBODY, NOWHERE, PLAY, Card

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def into_play(g: ArkhamTable, uid: int, *, controller: int = NOBODY, threat: int = NOBODY, at: int = NOWHERE) -> Card:
    """Put a card into play: under an investigator's control, into a threat area, or at a location."""
    facts = g.kind(uid).facts
    if facts.unique and controller == NOBODY:  # a player's card of that title gives way to the scenario's
        for other in list(g.state.play):
            if g.state.cards[other].controller != NOBODY and g.title(other) == facts.title:
                discard(g, other)
    card = move(g, uid, PLAY)
    card.controller = controller
    card.threat = threat
    card.at = at
    uses = facts.uses
    if uses is not None:
        card.tokens = uses[1]
    return card


def into_threat_area(g: ArkhamTable, uid: int, seat: int, **tokens: int) -> None:
    """Put a card with tokens on it into an investigator's threat area."""
    if kept_out(g, uid, seat, PLAY):
        return
    card = into_play(g, uid, threat=seat)
    for name, number in tokens.items():
        setattr(card, name, number)
    g.note("threat area", uid, seat=seat)
    if g.kind(uid).facts.type == "asset":
        card.controller = seat  # A weakness asset is its bearer's and takes its slot (arkham/basics/1.2, 1.21).
        g.fit_slots(seat, g.kind(uid), uid)
    g.texts_changed(g.kind(uid))


def bars_entry(g: ArkhamTable, uid: int) -> bool:
    """Whether a unique card is kept out by one of its title in play (arkham/basics/1.19)."""
    facts = g.kind(uid).facts
    return facts.unique and any(g.title(other) == facts.title for other in g.state.play)


def enter_asset(g: ArkhamTable, uid: int, seat: int) -> None:
    """An asset enters play; what exceeds a slot is discarded at the same moment. A second unique one stays out."""
    if bars_entry(g, uid) or kept_out(g, uid, seat, PLAY):
        g.note("no effect", uid, seat=seat)
        return
    into_play(g, uid, controller=seat)
    g.note("enters play", uid, seat=seat)
    has_come(g, uid, seat)
    g.announce(AFTER, ENTERS_PLAY, uid, seat)


def has_come(g: ArkhamTable, uid: int, seat: int) -> None:
    """What a new asset brings at once: full slots, and an additional action in its controller's turn."""
    g.fit_slots(seat, g.kind(uid), uid)
    if g.state.catalogue.bases:
        priority.settle(g)
    g.texts_changed(g.kind(uid))
    if g.state.active == seat:
        actions.grant_extra_actions(g, seat, uid)
