"""What happens, in the players' words: for questions that ask who answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.arkham import events
from orne.arkham.abilities import AFTER
from orne.arkham.events import Event
from orne.arkham.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

Words = Callable[["ArkhamTable", Event], str]


def happening(g: ArkhamTable, timing: str, event: Event) -> str:
    """An event as the beginning of a question: who does what to whom, or has done it."""
    words = _WORDS.get(event.kind)
    told = words(g, event) if words is not None else _plain(g, event)
    return f"After {told}" if timing == AFTER else f"When {told}"


def about(event: Event) -> int:
    """The card an event is about: its subject, or what hurts; else that of the test it belongs to."""
    if event.kind == events.DAMAGE and (by := _hurting(event)) != NOWHERE:
        return by
    if event.subject != NOWHERE:
        return event.subject
    return event.test.about if event.kind in events.OF_TESTS else NOWHERE


def _who(g: ArkhamTable, event: Event) -> str:
    """The investigator concerned."""
    return "somebody" if event.seat == NOBODY else g.title(g.state.investigators[event.seat])


def _what(g: ArkhamTable, event: Event) -> str:
    """The card it happens to."""
    return "something" if event.subject == NOWHERE else g.name(event.subject)


def _plain(g: ArkhamTable, event: Event) -> str:
    """An event without words of its own."""
    return event.kind if event.subject == NOWHERE else f"{g.name(event.subject)}: {event.kind}"


def _does(verb: str) -> Words:
    """Of the form "Roland Banks evades Ghoul Minion"."""
    return lambda g, event: f"{_who(g, event)} {verb} {_what(g, event)}"


def _is(verb: str) -> Words:
    """Of the form "Ghoul Minion enters play"."""
    return lambda g, event: f"{_what(g, event)} {verb}"


def _hurts(g: ArkhamTable, event: Event) -> str:
    parts = [f"{event.damage} damage"] if event.damage else []
    parts += [f"{event.horror} horror"] if event.horror else []
    by = f" from {g.name(_hurting(event))}" if _hurting(event) != NOWHERE else ""
    return f"{_who(g, event)} takes {' and '.join(parts) or 'nothing'}{by}"


def _hurting(event: Event) -> int:
    """The card that deals damage or horror, or NOWHERE."""
    return event.attacker if event.source is None else event.source.holder


def _clues(g: ArkhamTable, event: Event) -> str:
    number = event.clues
    return f"{_who(g, event)} discovers {number} clue{'' if number == 1 else 's'} at {_what(g, event)}"


def _place(verb: str) -> Words:
    """Of the form "Roland Banks enters Hallway"."""
    return lambda g, event: f"{_who(g, event)} {verb} {g.name(event.location)}"


def _would_fail(g: ArkhamTable, event: Event) -> str:
    return f"{_who(g, event)} would fail the test by {event.test.margin}"


def _test_ends(g: ArkhamTable, event: Event) -> str:
    return f"{_who(g, event)} {'succeeds' if event.test.success else 'fails'} by {event.test.margin}"


_WORDS: dict[str, Words] = {
    events.TURN_BEGINS: lambda g, event: f"the turn of {_who(g, event)} begins",
    events.TURN_ENDS: lambda g, event: f"the turn of {_who(g, event)} ends",
    events.PHASE_BEGINS: lambda g, event: f"the {g.phase} phase begins",
    events.PHASE_ENDS: lambda g, event: f"the {g.phase} phase ends",
    events.ROUND_ENDS: lambda g, event: "the round ends",
    events.GAME_ENDS: lambda g, event: "the game ends",
    events.DRAWS_CARD: lambda g, event: f"{_who(g, event)} draws a card",
    events.DRAWS_ENCOUNTER: _does("draws"),
    events.SEARCHED: lambda g, event: f"{_who(g, event)} searches",
    events.REVELATION: lambda g, event: f"{_what(g, event)} is revealed by {_who(g, event)}",
    events.ENTERS_PLAY: _is("enters play"),
    events.LEAVES_PLAY: _is("leaves play"),
    events.SPAWNS: _is("spawns"),
    events.ENGAGES: lambda g, event: f"{_what(g, event)} engages {_who(g, event)}",
    events.EVADED: _does("evades"),
    events.ATTACKS: lambda g, event: f"{_what(g, event)} attacks {_who(g, event)}",
    events.DEFEATED: _is("is defeated"),
    events.DAMAGE: _hurts,
    events.DISCOVERS: _clues,
    events.ENTERS_LOCATION: _place("enters"),
    events.LEAVES_LOCATION: _place("leaves"),
    events.TOKEN_WOULD: lambda g, event: f"{_who(g, event)} would reveal a token",
    events.TOKEN_REVEALED: lambda g, event: f"{_who(g, event)} reveals the token {event.token}",
    events.WOULD_FAIL: _would_fail,
    events.TEST_ENDS: _test_ends,
    events.INVESTIGATED: _does("successfully investigates"),
    events.PLAYED: _does("plays"),
    events.ADVANCES: _is("advances"),
}
"""Each kind of event in words."""
