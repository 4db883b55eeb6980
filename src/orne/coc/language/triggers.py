"""What abilities answer: events with a condition, in words, and conditions for restrictions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events, values
from orne.coc.abilities import ACTION, FORCED, PART, RESPONSE, Condition, Trigger
from orne.coc.events import Event
from orne.coc.facts import FACTION_NAMES
from orne.coc.selector import Sel
from orne.coc.state import HAND, NOWHERE, PLAY, ROW

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def _mine(g: CocTable, use: Use, event: Event) -> bool:
    return event.subject == use.me


THIS_ENTERS_PLAY = Trigger(events.ENTERS_PLAY, _mine, "after this card enters play")
THIS_ENTERS_FROM_HAND_OVERPAID = Trigger(
    events.ENTERS_PLAY,
    lambda g, use, event: event.subject == use.me and event.note == HAND and event.amount >= 1,
    "after this card enters play from your hand, if you overpaid for it",
)
THIS_IS_RESTORED = Trigger(events.RESTORED, _mine, "after this card is restored")
THIS_COMMITS = Trigger(events.COMMITTED, _mine, "after this card commits to a story")
YOU_COMMIT_THIS = Trigger(
    events.COMMITTED,
    lambda g, use, event: event.subject == use.me and (event.source.seat if event.source else event.seat) == use.seat,
    "after you commit this card to a story",
)
THIS_IS_WOUNDED = Trigger(events.WOUND, _mine, "after this card is wounded")


def is_card_effect(g: CocTable, source: Use) -> bool:
    """Whether a card does it; one document calls a Forced Response a game effect (coc/rule/1.11-forced-responses/c)."""
    return source.ability.kind != FORCED or g.rules.forced_response_is_card_effect


def is_triggered_ability(source: Use) -> bool:
    """Whether it stands on a card already in play, as an event's effect does not (coc/rule/ccg-triggered-effects/b).

    One document defines the words; no other gives them another meaning. A later part of an effect is not triggered.
    """
    return source.card.zone in (PLAY, ROW) and source.ability.kind != PART


def _chosen(g: CocTable, use: Use, event: Event) -> bool:
    source = event.source
    if source is None or use.me < 0 or not is_card_effect(g, source):
        return False
    mine = (use.me, g.state.cards[use.me].obj)
    return any(
        mine in picked for choose, picked in zip(source.ability.choose, source.targets, strict=False) if choose.targets
    )


THIS_IS_TARGETED = Trigger(events.USE, _chosen, "when a card effect chooses this card as a target")
THIS_ENTERS_YOUR_DISCARD_FROM_PLAY = Trigger(
    events.ENTERS_DISCARD,
    lambda g, use, event: event.subject == use.me and g.state.cards[use.holder].owner == use.seat,
    "after this card goes from play to your discard pile",
    own_leaving=True,
)
THIS_ENTERS_A_DISCARD_FROM_PLAY = Trigger(
    events.ENTERS_DISCARD, _mine, "after this card enters any discard pile from play", own_leaving=True
)


THIS_STORY_RESOLVES = Trigger(
    events.STORY_RESOLVED,
    lambda g, use, event: (
        use.me in event.note and all(card.obj == use.card.obj for card in event.cards if card.uid == use.me)
    ),
    "after a story to which this card is committed has resolved",
)


def you_win_struggle_by(margin: int) -> Trigger:
    """Winning any icon struggle by so many icons."""
    return Trigger(
        events.STRUGGLE_WON,
        lambda g, use, event: event.seat == use.seat and event.amount >= margin,
        f"after you have won a struggle by {margin} or more icons",
    )


def wound_to(what: Sel) -> Trigger:
    """A wound about to be placed on a card."""
    return Trigger(
        events.WOUND,
        lambda g, use, event: event.amount > 0 and what.test(g, use, event.subject),
        f"when {what.phrase()} is about to be wounded",
    )


def _action_or_response(g: CocTable, use: Use, event: Event) -> bool:
    return event.source is not None and event.source.ability.kind in (ACTION, RESPONSE)


ACTION_OR_RESPONSE_USED = Trigger(events.USE, _action_or_response, "when an Action or Response is played or used")
"""Not a Disrupt and not a Forced Response (coc/faq/power-drain-on-power-drain)."""


def _opponents_effect(g: CocTable, use: Use, event: Event) -> bool:
    if event.seat == use.seat or event.source is None or event.source.ability.kind == PART:
        return False
    return event.source.ability.kind != FORCED or g.rules.forced_response_can_be_cancelled


OPPONENT_TRIGGERS = Trigger(events.USE, _opponents_effect, "when an opponent triggers an effect")
"""A Forced Response is triggered by no player (coc/rule/1.11-forced-responses/b)."""


def _ability_of_character_or_support(g: CocTable, use: Use, event: Event) -> bool:
    if event.source is None or event.source.ability.kind == PART:
        return False
    if g.kind(event.subject).facts.type not in ("character", "support"):
        return False
    return is_card_effect(g, event.source)


CHARACTER_OR_SUPPORT_ABILITY_USED = Trigger(
    events.USE,
    _ability_of_character_or_support,
    "when a triggered ability of a character or support card is used",
)


def _during(phase: str, own: bool, text: str) -> Condition:
    return Condition(lambda g, use: g.phase == phase and (not own or g.state.active == use.seat), text)


YOUR_OPERATIONS = _during("operations", True, "during your operations phase")
REFRESH = _during("refresh", False, "during the refresh phase")


def all_yours_are(name: str) -> Condition:
    """All your cards are of one faction; a card of none spoils it (coc/rule/2.38-neutral-no-faction/b)."""

    def test(g: CocTable, use: Use) -> bool:
        mine = (uid for uid in g.state.play if g.state.cards[uid].controller == use.seat)
        return all(values.faction(g, uid) == name for uid in mine)

    return Condition(test, f"while you control only {FACTION_NAMES[name]} cards")


YOUR_TURN = Condition(lambda g, use: g.state.active == use.seat, "on your turn")
THIS_IS_COMMITTED = Condition(
    lambda g, use: g.state.cards[use.holder].zone == PLAY and g.state.cards[use.holder].story != NOWHERE,
    "while this card is committed to a story",
)
HOST_IS_COMMITTED = Condition(
    lambda g, use: g.state.cards[g.state.cards[use.holder].host].story != NOWHERE,
    "while the attached character is committed to a story",
)
ENTERED_DISCARD_THIS_PHASE = Condition(
    lambda g, use: g.state.cards[use.holder].entered == g.state.phase_number,
    "if this card entered your discard pile this phase",
)
