"""Triggers about abilities in use: before they resolve, and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events
from orne.coc.abilities import ACTION, DISRUPT, FORCED, PART, RESPONSE, Trigger
from orne.coc.events import Event
from orne.coc.language.causes import ANYBODY, Whose, is_card_effect
from orne.coc.language.select import CARD
from orne.coc.language.triggers import as_it_was, befalls
from orne.coc.rules import initiating
from orne.coc.selector import Sel
from orne.coc.state import DISCARD

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "ACTION_OR_RESPONSE_USED", "CARD_EFFECT_RESOLVES", "CHARACTER_OR_SUPPORT_ABILITY_USED", "OPPONENT_TRIGGERS",
    "THIS_IS_TARGETED", "TRIGGERED_EFFECT_USED", "YOU_TRIGGER_FROM_DISCARD", "chose_only", "first_triggered",
    "has_used", "uses",
]  # fmt: skip


def _chosen(g: CocTable, use: Use, event: Event) -> bool:
    source = event.source
    if source is None or use.me < 0 or not is_card_effect(g, source):
        return False
    mine = (use.me, g.state.cards[use.me].obj)
    return any(
        mine in picked for choose, picked in zip(source.ability.choose, source.targets, strict=False) if choose.targets
    )


THIS_IS_TARGETED = Trigger(events.USE, _chosen, "when a card effect chooses this card as a target")


def uses(
    what: Sel = CARD,
    by: Whose = ANYBODY,
    *,
    kinds: tuple[str, ...] = (),
    event_card: bool = False,
    targeting: Sel | None = None,
    only: bool = False,
    would: tuple[str, Sel] | None = None,
) -> Trigger:
    """An ability is used, or an event card played, before it resolves.

    ``targeting`` is what it has chosen, as the ``only`` target perhaps; ``would`` is what it would do to a card, as far
    as its effect says (coc/example/2.13-predatory-byakhee).
    """

    def test(g: CocTable, use: Use, event: Event) -> bool:
        source = event.source
        if source is None or not by.test(g, use, event) or not what.test(g, use, event.subject):
            return False
        if (kinds and source.ability.kind not in kinds) or (event_card and not source.played):
            return False
        if targeting is not None and not _targets(g, use, source, targeting, only):
            return False
        if would is None:
            return True
        verb, victim = would
        done = source.ability.effect.about(g, source)
        return any(verb == each and victim.test(g, use, uid) for each, uid in done)

    words = what.phrase() if what is not CARD else "an event card" if event_card else "a card effect"
    if would is not None:
        verb, victim = would[0], would[1].phrase()
        text = f"when {words} would {f'drive {victim} insane' if verb == events.GO_INSANE else f'{verb} {victim}'}"
    elif targeting is not None:
        text = f"when {words} chooses {targeting.phrase()} as its {'only ' * only}target"
    else:
        text = f"when {by.does('use', f'an ability of {words}' if kinds else words)}"
    return Trigger(events.USE, test, text)


def has_used(what: Sel) -> Trigger:
    """A player has used a triggered ability of a card; a Forced Response is used by nobody."""

    def also(g: CocTable, use: Use, event: Event) -> bool:
        return event.source is not None and event.source.ability.kind not in (FORCED, PART)

    return befalls(events.USE, what, "after a player uses a triggered ability of {}", also=also)


def chose_only(what: Sel) -> Trigger:
    """A triggered effect has resolved that had chosen a card of a kind, and no other, as its target."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        source = event.source
        if source is None or source.ability.kind == PART or len(event.cards) != 1 or not is_card_effect(g, source):
            return False
        return as_it_was(g, use, event.cards[0], what)

    return Trigger(events.USE, test, f"after a triggered effect chose {what.phrase()} as its only target")


YOU_TRIGGER_FROM_DISCARD = Trigger(
    events.USE,
    lambda g, use, event: (
        event.seat == use.seat
        and event.source is not None
        and event.source.card.zone == DISCARD
        and event.source.ability.kind in (ACTION, RESPONSE, DISRUPT)
    ),
    "after you trigger an effect from your discard pile",
)


def first_triggered(by: Whose) -> Trigger:
    """Somebody triggers their first effect of a turn; a Forced Response is triggered by no player.

    coc/faq/red-tape-forced-response
    """

    def test(g: CocTable, use: Use, event: Event) -> bool:
        source = event.source
        if source is None or not by.test(g, use, event) or source.ability.kind not in (ACTION, RESPONSE, DISRUPT):
            return False
        return initiating.triggered_this_turn(g, event.seat) == 1

    return Trigger(events.USE, test, f"when {by.does('trigger', f'{by.own} first effect of a turn')}")


def _targets(g: CocTable, use: Use, source: Use, what: Sel, only: bool) -> bool:
    """Whether an ability has chosen a card of a kind as a target, or no other."""
    chosen = [
        uid
        for choose, picked in zip(source.ability.choose, source.targets, strict=False)
        if choose.targets
        for uid, obj in picked
        if g.state.cards[uid].obj == obj
    ]
    return any(what.test(g, use, uid) for uid in chosen) and not (only and len(set(chosen)) > 1)


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


def _triggered_effect(g: CocTable, use: Use, event: Event) -> bool:
    source = event.source
    return source is not None and source.ability.kind != PART and is_card_effect(g, source)


def _another_effect(g: CocTable, use: Use, event: Event) -> bool:
    return event.subject != use.holder and _triggered_effect(g, use, event)


CARD_EFFECT_RESOLVES = Trigger(events.USE, _another_effect, "before another card's effect resolves")
"""A triggered one: a passive is not used, and cannot be disrupted. Nothing comes before itself without end."""
TRIGGERED_EFFECT_USED = Trigger(events.USE, _triggered_effect, "when a triggered effect is used")
"""Of whatever card, an event card included."""
CHARACTER_OR_SUPPORT_ABILITY_USED = Trigger(
    events.USE,
    _ability_of_character_or_support,
    "when a triggered ability of a character or support card is used",
)
