"""What abilities answer of the things that players do: playing, drawing, discarding, draining, and their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events
from orne.coc.abilities import Trigger
from orne.coc.events import Event
from orne.coc.language.causes import ANYBODY, OPPONENT, YOU, Cause, Whose, is_triggered_ability
from orne.coc.language.select import CARD
from orne.coc.selector import Sel
from orne.coc.state import HAND

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "THIS_DOMAIN_IS_DRAINED", "all_committed", "commits_one", "discards", "drains", "draws", "overpays",
    "phase_begins", "phase_draw", "phase_ends", "plays", "turn_begins", "turn_ends", "would_draw",
]  # fmt: skip


def plays(what: Sel, by: Whose = YOU, *, from_hand: bool = False) -> Trigger:
    """Somebody plays a card, an event card included."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        return by.test(g, use, event) and (event.origin == HAND or not from_hand) and what.test(g, use, event.subject)

    where = f" from {by.own} hand" if from_hand else ""
    return Trigger(events.PLAYED, test, f"after {by.does('play', what.phrase())}{where}")


def draws(by: Whose = YOU, *, phase: str = "", through: Cause | None = None) -> Trigger:
    """Somebody draws one or more cards: at any time or in a phase of their own, through anything or a card effect."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        if through is not None and not through.test(g, use, event):
            return False
        return by.test(g, use, event) and (not phase or (g.phase == phase and event.seat == g.state.active))

    when = f"in {by.own} {phase} phase" if phase else "one or more cards"
    why = f" {through.words}" if through is not None else ""
    return Trigger(events.DREW, test, f"after {by.does('draw', when)}{why}")


def phase_draw(by: Whose = YOU) -> Trigger:
    """Somebody is about to draw the cards of their draw phase."""
    whose = "your" if by.yours else "their"
    return Trigger(events.DRAW_PHASE_DRAW, by.test, f"when {by.does('draw')} the cards of {whose} draw phase")


def would_draw(by: Whose = YOU) -> Trigger:
    """Somebody is about to draw a card."""
    return Trigger(events.DRAWS, by.test, f"when {by.words} would draw a card")


def discards(by: Whose = YOU, what: Sel = CARD, *, at_once: bool = False) -> Trigger:
    """Somebody's cards go from hand to the discard pile."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        from_hand = event.before is not None and event.before.zone == HAND
        return from_hand and by.test(g, use, event) and what.test(g, use, event.subject)

    cards = what.plural() if at_once else what.phrase()
    text = f"after {by.does('discard', f'one or more {cards}' if at_once else cards)} from {by.own} hand"
    return Trigger(events.ENTERS_DISCARD, test, text, at_once=at_once)


def drains(by: Whose = YOU, *, last: bool = False) -> Trigger:
    """Somebody's domain is drained, or the last one that was not."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        all_drained = all(domain.drained for domain in g.state.domains[event.seat])
        return by.test(g, use, event) and (all_drained or not last)

    which = f"the last undrained domain {'you have' if by.yours else 'of theirs'}" if last else "a domain"
    return Trigger(events.DRAINED, test, f"after {by.does('drain', which)}")


THIS_DOMAIN_IS_DRAINED = Trigger(
    events.DRAINED,
    lambda g, use, event: use.holder in g.state.domains[event.seat][event.domain].resources,
    "after the domain this card is attached to is drained",
)


def overpays(by: Whose = YOU, *, for_ability: bool = False) -> Trigger:
    """Somebody pays more than something costs: a card, or an ability of a card that is in play already.

    What is paid for an event is the card's own cost.
    """

    def test(g: CocTable, use: Use, event: Event) -> bool:
        source = event.source
        return by.test(g, use, event) and source is not None and (not for_ability or is_triggered_ability(source))

    what = "a triggered ability" if for_ability else "something"
    return Trigger(events.OVERPAID, test, f"after {by.does('pay', f'more than {what} costs')}")


def all_committed(by: Whose = ANYBODY) -> Trigger:
    """A player has committed everybody in a commit step."""
    has = "have" if by.yours else "has"
    return Trigger(events.COMMITMENT_DONE, by.test, f"after {by.words} {has} committed characters")


def commits_one(by: Whose = OPPONENT) -> Trigger:
    """A player has committed exactly one character to some story in a commit step."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        stories = [card.story for card in event.cards]
        return by.test(g, use, event) and any(stories.count(story) == 1 for story in stories)

    return Trigger(events.COMMITMENT_DONE, test, f"after {by.does('commit', 'exactly 1 character to a story')}")


def turn_begins(of: Whose = YOU) -> Trigger:
    """A turn begins."""
    return Trigger(events.TURN_BEGINS, of.test, f"as {of.words if not of.yours else 'your'}{_s(of)} turn begins")


def turn_ends(of: Whose = YOU) -> Trigger:
    """A turn ends."""
    return Trigger(events.TURN_ENDS, of.test, f"as {of.words if not of.yours else 'your'}{_s(of)} turn ends")


def _s(of: Whose) -> str:
    return "" if of.yours else "'s"


def phase_begins(phase: str, of: Whose = YOU) -> Trigger:
    """A phase begins."""
    return _at_phase(events.PHASE_BEGINS, phase, of, "begins")


def phase_ends(phase: str, of: Whose = YOU) -> Trigger:
    """A phase ends."""
    return _at_phase(events.PHASE_ENDS, phase, of, "ends")


def _at_phase(kind: str, phase: str, of: Whose, verb: str) -> Trigger:
    whose = "your" if of.yours else f"{of.words}'s"
    return Trigger(
        kind,
        lambda g, use, event: event.phase == phase and of.test(g, use, event),
        f"as {whose} {phase} phase {verb}",
    )
