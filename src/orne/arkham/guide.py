"""What a campaign's guide says besides its scenarios: their order, what the log may record, bags, pasts, interludes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from orne.kernel.rng import Chance

LEAD: Final = "lead"
ANYBODY: Final = "anybody"
"""Who may take a story asset: the lead investigator of the scenario that is over, or whoever plays the next one."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that the campaign log may record."""

    words: str
    cards: tuple[str, ...] | None = None
    """The cards of which it lists some; None for a note that is there or is not."""

    def strange(self, value: object) -> list[object]:
        """What the log may not say under the note: a part of what it says, or all of it."""
        if self.cards is None:
            return [] if value is True else [value]
        if not isinstance(value, list | tuple):
            return [value]
        return [each for each in value if each not in self.cards]


@dataclass(frozen=True, slots=True)
class Ending:
    """What an earlier scenario is taken to have left, where a later one is played alone."""

    notes: Mapping[str, Any] = field(default_factory=dict)
    trauma: tuple[int, int] = (0, 0)
    """Physical and mental trauma the lead investigator has from it."""
    story_assets: Mapping[str, str] = field(default_factory=dict)
    """The story assets it offered, and whether to the lead or to anybody."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Which cards a note lists is for the players to say, where a later scenario is played alone."""

    about: str
    """The earlier scenario."""
    note: str
    """The note that lists the cards chosen."""
    others: str
    """The note that lists the rest of them."""
    question: str
    one: str
    """What one of the cards is called."""
    none_after: tuple[str, ...]
    """The ends after which none is chosen unless the players say so; after any other all are."""


@dataclass(frozen=True, slots=True)
class Interlude:
    """What is read between a scenario and the next, and how it changes the log."""

    title: str
    words: str
    """What happens, in a sentence of our own."""
    notes: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    """From what the log says: notes to write, and None for those to cross out."""


class Late(NamedTuple):
    """A late stage of a scenario, for simulation: what lies there, and which encounter sets the deck is made of."""

    scenario: str
    sets: Sequence[str]
    stage: Callable[[Chance], dict[str, Any]]
    """What ``position.build`` is told."""
    tokens: Sequence[str] = ()
    """What the scenario adds to the chaos bag."""


def nothing_wrong(data: Mapping[str, Any]) -> Iterator[str]:
    """A campaign without checks of its own."""
    yield from ()


@dataclass(frozen=True, slots=True)
class Guide:
    """One campaign's guide."""

    name: str
    title: str
    product: str
    """The product it comes with."""
    scenarios: tuple[str, ...]
    """In their order."""
    bags: Mapping[str, tuple[str, ...]]
    """The chaos bag it begins with, by difficulty."""
    notes: Mapping[str, Note]
    pasts: Mapping[str, Mapping[str, Ending]] = field(default_factory=dict)
    """For each scenario that others follow: the ways it can have ended, the usual one first."""
    choices: tuple[Choice, ...] = ()
    leads_to: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By scenario and resolution: the scenario that comes next, where it is not the next in order."""
    interludes: Mapping[str, Interlude] = field(default_factory=dict)
    """By the scenario they follow."""
    check: Callable[[Mapping[str, Any]], Iterator[str]] = nothing_wrong
    """Its own checks of a campaign's file: clauses that say what cannot be so."""
    from_format_1: Callable[[Mapping[str, Any]], dict[str, Any]] | None = None
    """Reads a file written when files knew this campaign only."""

    def after(self, scenario: str, resolution: str) -> str | None:
        """The scenario that follows one that ended with a resolution; None after the last."""
        if chosen := self.leads_to.get(scenario, {}).get(resolution):
            return chosen
        following = self.scenarios[self.scenarios.index(scenario) + 1 :]
        return following[0] if following else None

    def before(self, scenario: str) -> tuple[str, ...]:
        """The scenarios that come before one, on the first way that leads to it."""
        path: tuple[str, ...] = ()
        at = scenario
        while at != self.scenarios[0]:
            at = next(each for each in self.scenarios if each not in (at, *path) and self.ends(each, at))
            path = (at, *path)
        return path

    def ends(self, scenario: str, towards: str) -> dict[str, Ending]:
        """The ways a scenario can have ended for another to follow it."""
        return {end: left for end, left in self.pasts.get(scenario, {}).items() if self.after(scenario, end) == towards}

    def strange_card(self, log: Mapping[str, Any]) -> tuple[str, object] | None:
        """The first note that should list cards and names something else, and what; an empty note lists none."""
        for name, value in log.items():
            note = self.notes.get(name)
            if note is not None and note.cards is not None and value and (strange := note.strange(value)):
                return name, strange[0]
        return None
