"""What abilities answer: what befalls a card, or is about to, with by what; events made from selectors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events
from orne.coc.abilities import Trigger
from orne.coc.events import Event
from orne.coc.index import added_of
from orne.coc.language.causes import ANYBODY, YOU, Cause, Test, Whose
from orne.coc.language.select import HOST, SELF
from orne.coc.selector import Sel
from orne.coc.state import DISCARD, HAND, NOWHERE, PLAY, WON

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.state import Card
    from orne.coc.table import CocTable

__all__ = [
    "ATTACHED_STORY_IS_WON", "HOST_COMMITS", "HOST_ENTERS_DISCARD", "HOST_IS_DESTROYED", "THIS_COMMITS",
    "THIS_ENTERS_A_DISCARD_FROM_PLAY", "THIS_ENTERS_FROM_HAND", "THIS_ENTERS_FROM_HAND_OVERPAID", "THIS_ENTERS_PLAY",
    "THIS_ENTERS_YOUR_DISCARD_FROM_PLAY", "THIS_IS_PLAYED", "THIS_IS_PLAYED_FROM_HAND", "THIS_IS_PLAYED_OVERPAID",
    "THIS_IS_RESTORED", "THIS_IS_WOUNDED", "THIS_LEAVES", "YOU_COMMIT_THIS", "befalls", "changes_control",
    "commit_together", "commits", "either", "enters", "enters_discard", "goes_insane", "is_destroyed", "is_exhausted",
    "is_readied", "is_restored", "is_sacrificed", "is_wounded", "leaves", "returns", "uncommits", "would_be",
    "would_enter_discard", "would_leave", "wound_to",
]  # fmt: skip

# ---- what befalls a card


def _as_it_was(g: CocTable, use: Use, event: Event, what: Sel) -> bool:
    """Whether a selector means the card of an event, which is looked at as it was where it is gone since."""
    uid, before = event.subject, event.before
    if uid < 0:
        return False
    now = g.state.cards[uid]
    # Whoever has gone insane is the same object, and shows no more what it was (coc/rule/2.34-insanity/c).
    if before is None or (before.obj == now.obj and event.kind != events.GO_INSANE):
        return what.test(g, use, uid)
    return as_it_was(g, use, before, what, event.skill)


def as_it_was(g: CocTable, use: Use, before: Card, what: Sel, skill: int | None = None) -> bool:
    """Whether a selector means a card as it was; its skill then, where that is known."""
    uid, state = before.uid, g.state
    now, index, known = state.cards[uid], g.index, state.values
    g.committed  # noqa: B018 (who is committed now is worked out from the cards as they are now)
    added_of(state)  # and so is what they have for a time
    state.cards[uid] = before
    state.values = {} if skill is None else {(uid, "skill"): skill}
    try:
        return what.test(g, use, uid)
    finally:
        state.cards[uid] = now
        state.values = known
        state.index = index


def befalls(
    kind: str | tuple[str, ...],
    what: Sel,
    words: str,
    by: Cause | None = None,
    also: Test | None = None,
    *,
    at_once: bool = False,
) -> Trigger:
    """Something that befalls a card; with this card's own leaving, as its text names itself, it works from there."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        if by is not None and not by.test(g, use, event):
            return False
        if also is not None and not also(g, use, event):
            return False
        return _as_it_was(g, use, event, what)

    plain = what is SELF and by is None and also is None
    number = f"one or more {what.plural()}" if at_once else what.phrase()
    text = words.format(number) + (f" {by.words}" if by is not None else "")
    kinds = {kind} if isinstance(kind, str) else set(kind)
    own = what.noun == "this card" and bool(kinds & _GOING)
    return Trigger(kind, _mine if plain else test, text, own_leaving=own, at_once=at_once)


_GOING = frozenset((events.LEAVES_PLAY, events.ENTERS_DISCARD, events.DESTROY, events.SACRIFICE))


def _host_is_in(zone: int) -> Test:
    """This card has just left play, and what it was attached to has gone to a zone."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        before = event.before
        if before is None or event.subject != use.me or before.host == NOWHERE:
            return False
        return g.state.cards[before.host].zone == zone

    return test


# An attachment goes with its host: what it answers of that are its last words (coc/timing/responses-on-leaving-play/a).
HOST_ENTERS_DISCARD = Trigger(
    events.LEAVES_PLAY, _host_is_in(DISCARD), "after the attached character enters its owner's discard pile", True
)
HOST_IS_DESTROYED = Trigger(
    events.LEAVES_PLAY,
    lambda g, use, event: event.host_went == "destroyed" and _host_is_in(DISCARD)(g, use, event),
    "after the attached character is destroyed",
    True,
)
ATTACHED_STORY_IS_WON = Trigger(events.LEAVES_PLAY, _host_is_in(WON), "after the attached story is won", True)


def enters(what: Sel, by: Cause | None = None, *, from_hand: bool = False) -> Trigger:
    """A card enters play, from wherever or from its owner's hand."""
    if not from_hand:
        return befalls(events.ENTERS_PLAY, what, "after {} enters play", by)
    words = "after {} enters play from its owner's hand"
    return befalls(events.ENTERS_PLAY, what, words, by, lambda g, use, event: event.origin == HAND)


def commits(what: Sel, by: Whose = ANYBODY, *, your_turn: bool = False) -> Trigger:
    """A card commits to a story, in a commit step or by an effect; whose doing that is may matter, and whose turn."""

    def also(g: CocTable, use: Use, event: Event) -> bool:
        if your_turn and g.state.active != use.seat:
            return False
        doer = event.source.seat if event.source is not None else event.seat
        return by is ANYBODY or (doer == use.seat) == by.yours

    words = "after {} commits to a story" if by is ANYBODY else f"after {by.does('commit', '{} to a story')}"
    words += " on your turn" * your_turn
    return befalls(events.COMMITTED, what, words, also=also)


def commit_together(number: int) -> Trigger:
    """A number of characters or more commit to one story at once, in one commit step or by one effect."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        return number <= sum(
            each.kind == events.COMMITTED and (each.story, each.batch) == (event.story, event.batch)
            for each in g.occurred
        )

    return Trigger(events.COMMITTED, test, f"after {number} or more characters commit to one story", at_once=True)


def is_wounded(what: Sel, by: Cause | None = None) -> Trigger:
    """A card has been wounded."""
    return befalls(events.WOUND, what, "after {} is wounded", by)


def is_destroyed(what: Sel, by: Cause | None = None, *, at_once: bool = False) -> Trigger:
    """A card has been destroyed."""
    return befalls(events.DESTROY, what, _is("destroyed", at_once), by, at_once=at_once)


def is_sacrificed(what: Sel, by: Cause | None = None, *, at_once: bool = False) -> Trigger:
    """A card has been sacrificed."""
    return befalls(events.SACRIFICE, what, _is("sacrificed", at_once), by, at_once=at_once)


def _is(done: str, at_once: bool) -> str:
    return f"after {{}} {'are' if at_once else 'is'} {done}"


def leaves(what: Sel, by: Cause | None = None, *, at_once: bool = False) -> Trigger:
    """A card has left play, in whatever way."""
    return befalls(events.LEAVES_PLAY, what, f"after {{}} {'leave' if at_once else 'leaves'} play", by, at_once=at_once)


def returns(what: Sel, by: Cause | None = None) -> Trigger:
    """A card has been returned from play to a hand."""
    return befalls(
        events.LEAVES_PLAY,
        what,
        "after {} returns to its owner's hand",
        by,
        lambda g, use, event: event.how == "returned" and event.to == HAND,
    )


def enters_discard(
    what: Sel, from_: int | None = None, by: Cause | None = None, *, at_once: bool = False, unless: str = ""
) -> Trigger:
    """A card has entered a discard pile, from play or another place, or from anywhere; not in one way perhaps."""

    def also(g: CocTable, use: Use, event: Event) -> bool:
        if unless and event.how == unless:
            return False
        return from_ is None or (event.before is not None and event.before.zone == from_)

    origin = {PLAY: " from play", HAND: " from hand", None: ""}.get(from_, "") + f", unless {unless}" * bool(unless)
    words = f"after {{}} {'enter' if at_once else 'enters'} a discard pile{origin}"
    return befalls(events.ENTERS_DISCARD, what, words, by, also, at_once=at_once)


def goes_insane(what: Sel, by: Cause | None = None) -> Trigger:
    """A character has gone insane."""
    return befalls(events.GO_INSANE, what, "after {} goes insane", by)


def is_restored(what: Sel, by: Cause | None = None) -> Trigger:
    """An insane character has been restored."""
    return befalls(events.RESTORED, what, "after {} is restored", by)


def is_readied(what: Sel, by: Cause | None = None) -> Trigger:
    """A card has been readied."""
    return befalls(events.READIED, what, "after {} is readied", by)


def is_exhausted(what: Sel, by: Cause | None = None, *, as_cost: bool = False) -> Trigger:
    """A card has been exhausted, by anything or to pay for something."""
    words = "after {} is exhausted" + (" to pay for something" if as_cost else "")
    return befalls(events.EXHAUSTED, what, words, by, lambda g, use, event: event.as_cost or not as_cost)


def changes_control(what: Sel) -> Trigger:
    """A card has another controller."""
    return befalls(events.CONTROL, what, "after control of {} changes")


def uncommits(what: Sel) -> Trigger:
    """A card is not committed to its story any more."""
    return befalls(events.UNCOMMITTED, what, "after {} is removed from a story")


# ---- what is about to befall a card


_DONE = {
    events.DESTROY: "be destroyed",
    events.SACRIFICE: "be sacrificed",
    events.GO_INSANE: "go insane",
    events.WOUND: "be wounded",
    events.ENTERS_PLAY: "enter play",
    events.SUCCESS_PLACED: "get a success token",
}


def would_be(kind: str | tuple[str, ...], what: Sel, by: Cause | None = None) -> Trigger:
    """Something that is about to befall a card, of one kind or several."""
    kinds = (kind,) if isinstance(kind, str) else kind
    words = " or ".join(_DONE[each] for each in kinds)

    def also(g: CocTable, use: Use, event: Event) -> bool:
        return event.kind != events.WOUND or event.amount > 0

    trigger = befalls(kinds, what, f"when {{}} would {words}", by, also)
    return Trigger(trigger.kinds, trigger.test, trigger.text)


def either(*triggers: Trigger) -> Trigger:
    """One of several events, each with what must be true of it."""
    kinds = tuple(dict.fromkeys(kind for trigger in triggers for kind in trigger.kinds))

    def test(g: CocTable, use: Use, event: Event) -> bool:
        return any(event.kind in trigger.kinds and trigger.test(g, use, event) for trigger in triggers)

    return Trigger(kinds, test, ", or ".join(trigger.text for trigger in triggers))


def would_leave(what: Sel, by: Cause | None = None) -> Trigger:
    """A card is about to leave play, in whatever way."""
    trigger = befalls(events.WAYS_OUT, what, "when {} would leave play", by)
    return Trigger(trigger.kinds, trigger.test, trigger.text)


def would_enter_discard(what: Sel, from_: int | None = None) -> Trigger:
    """A card is about to go to a discard pile, from play or another place, or from anywhere."""

    def also(g: CocTable, use: Use, event: Event) -> bool:
        return from_ is None or (event.before is not None and event.before.zone == from_)

    origin = {PLAY: " from play", HAND: " from hand", None: ""}.get(from_, "")
    trigger = befalls(events.WOULD_ENTER_DISCARD, what, f"when {{}} would enter a discard pile{origin}", also=also)
    return Trigger(trigger.kinds, trigger.test, trigger.text)


def wound_to(what: Sel) -> Trigger:
    """A wound about to be placed on a card."""
    return Trigger(
        events.WOUND,
        lambda g, use, event: event.amount > 0 and what.test(g, use, event.subject),
        f"when {what.phrase()} is about to be wounded",
    )


# ---- this card


def _mine(g: CocTable, use: Use, event: Event) -> bool:
    return event.subject == use.me


THIS_ENTERS_PLAY = enters(SELF)
THIS_ENTERS_FROM_HAND = Trigger(
    events.ENTERS_PLAY,
    lambda g, use, event: event.subject == use.me and event.origin == HAND,
    "after this card enters play from your hand",
)
THIS_ENTERS_FROM_HAND_OVERPAID = Trigger(
    events.ENTERS_PLAY,
    lambda g, use, event: event.subject == use.me and event.origin == HAND and event.amount >= 1,
    "after this card enters play from your hand, if you overpaid for it",
)
THIS_IS_PLAYED = Trigger(events.PLAYED, _mine, "after you play this card")
THIS_IS_PLAYED_FROM_HAND = Trigger(
    events.PLAYED,
    lambda g, use, event: _mine(g, use, event) and event.origin == HAND,
    "after you play this card from your hand",
)
THIS_IS_PLAYED_OVERPAID = Trigger(
    events.PLAYED,
    lambda g, use, event: _mine(g, use, event) and event.amount >= 1,
    "after you play this card, if you overpaid for it",
)
OVERPAID_FOR = (THIS_ENTERS_FROM_HAND_OVERPAID, THIS_IS_PLAYED_OVERPAID)
"""What answers only where the card it stands on was overpaid for."""
THIS_IS_RESTORED = is_restored(SELF)
THIS_COMMITS = commits(SELF)
HOST_COMMITS = commits(HOST)
YOU_COMMIT_THIS = commits(SELF, YOU)
THIS_IS_WOUNDED = is_wounded(SELF)
THIS_LEAVES = leaves(SELF)

THIS_ENTERS_YOUR_DISCARD_FROM_PLAY = Trigger(
    events.ENTERS_DISCARD,
    lambda g, use, event: event.subject == use.me and g.state.cards[use.holder].owner == use.seat,
    "after this card goes from play to your discard pile",
    own_leaving=True,
)
THIS_ENTERS_A_DISCARD_FROM_PLAY = Trigger(
    events.ENTERS_DISCARD, _mine, "after this card enters any discard pile from play", own_leaving=True
)
