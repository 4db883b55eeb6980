"""What happens, in the players' words: for questions that ask who answers it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from orne.coc import events
from orne.coc.events import Event
from orne.coc.facts import STRUGGLE_NAMES
from orne.kernel.decision import Option

if TYPE_CHECKING:
    from orne.coc.table import CocTable

MOST_NAMED: Final = 3


def question(g: CocTable, words: str, options: Sequence[Option]) -> tuple[str, int]:
    """A question about answers: what they answer, and the card that is about, where it is one."""
    answered = list({id(o.value.event): o.value.event for o in options if o.value is not None}.values())
    told = list(dict.fromkeys(happening(g, event) for event in answered if event is not None))
    subjects = {event.subject for event in answered if event is not None}
    if not told:
        return f"You may {words}", -1
    named = "; ".join(told[:MOST_NAMED]) + (" and more" if len(told) > MOST_NAMED else "")
    return f"{named[:1].upper()}{named[1:]}: you may {words}", subjects.pop() if len(subjects) == 1 else -1


def happening(g: CocTable, event: Event) -> str:
    """An event as the beginning of a question."""
    words = _WORDS.get(event.kind)
    if words is not None:
        return words(g, event)
    subject = g.title(event.subject) if event.subject >= 0 else ""
    return f"{subject} {_BEFALLS.get(event.kind, event.kind)}".strip()


def _struggle(words: str) -> Callable[[CocTable, Event], str]:
    """Of the form "the combat struggle at The Secret Meeting begins"."""
    return lambda g, event: f"the {STRUGGLE_NAMES[event.struggle]} struggle at {g.title(event.subject)} {words}"


_BEFALLS: Final = {
    events.USE: "takes effect",
    events.PLAYED: "is played",
    events.ENTERS_PLAY: "enters play",
    events.LEAVES_PLAY: "leaves play",
    events.ENTERS_DISCARD: "enters a discard pile",
    events.WOUND: "is wounded",
    events.DESTROY: "is destroyed",
    events.SACRIFICE: "is sacrificed",
    events.GO_INSANE: "goes insane",
    events.RESTORED: "is restored",
    events.READIED: "readies",
    events.EXHAUSTED: "exhausts",
    events.COMMITTED: "is committed",
    events.COMMITMENT_DONE: "everybody is committed",
    events.UNCOMMITTED: "is removed from its story",
    events.CONTROL: "has another controller",
    events.FAILS: "is where the active player fails",
    events.WOULD_ENTER_DISCARD: "is about to enter a discard pile",
    events.DRAW_PHASE_DRAW: "cards are drawn in the draw phase",
    events.DRAWS: "a card is drawn",
    events.DREW: "cards have been drawn",
    events.DRAINED: "a domain is drained",
    events.OVERPAID: "is overpaid",
    events.STORY_RESOLVED: "has been resolved",
    events.SUCCEEDS: "is where the active player succeeds",
    events.SUCCESS_PLACED: "gets a success token",
    events.STORY_WON: "is won",
    events.STORY_REPLACED: "is about to be replaced",
    events.STORY_DECLINED: "is not executed by its winner",
    events.TURN_BEGINS: "the turn begins",
    events.TURN_ENDS: "the turn ends",
    events.ATTACHED: "is attached",
}
"""What befalls the subject of each kind of event, or happens where there is none."""
_WORDS: dict[str, Callable[[CocTable, Event], str]] = {
    events.STRUGGLE_BEFORE: _struggle("is about to begin"),
    events.STRUGGLE_BEGINS: _struggle("begins"),
    events.STRUGGLE_WOULD: _struggle("is about to be decided"),
    events.STRUGGLE_RESULT: _struggle("is about to have its result"),
    events.STRUGGLE_WON: _struggle("is won"),
    events.PHASE_BEGINS: lambda g, event: f"the {event.phase} phase begins",
    events.PHASE_ENDS: lambda g, event: f"the {event.phase} phase ends",
}
"""The kinds with sentences of another form."""
