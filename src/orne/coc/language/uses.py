"""Triggers about abilities in use: before they resolve, and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events
from orne.coc.abilities import ACTION, FORCED, PART, RESPONSE, Trigger
from orne.coc.events import Event
from orne.coc.language.triggers import is_card_effect
from orne.coc.state import PLAY, ROW

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


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
