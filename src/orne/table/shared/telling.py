"""The log as one viewer is told it: sentences with their cards, causes and numbers, and nothing hidden."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from orne.kernel.game import Game
from orne.kernel.log import Entry, LogChain
from orne.table.shared.data import Sides
from orne.table.shared.game_table import GameTable
from orne.table.shared.handles import Handles
from orne.table.shared.messages import LogEntry, Named

PASSED = "passed"
NOWHERE = -1
_WHEN: Final = {
    "set-up": "during set-up",
    "beginning": "at the beginning of the turn",
    "end": "at the end of the turn",
}
"""When something is passed, where that is not in a phase with a name of its own."""
NEAR = 60
"""Entries back to which a cause is looked for."""


def entries_since(log: LogChain, place: int) -> list[Entry]:
    """The entries of a log from a place on, found without reading what is before."""
    links: list[LogChain] = []
    link: LogChain | None = log
    while link is not None and link.size > place:
        links.append(link)
        link = link.parent
    found = [entry for each in reversed(links) for entry in each.entries]
    return found[len(found) - (log.size - place) :] if log.size > place else []


def since_last(log: LogChain, kind: str) -> list[Entry]:
    """The entries after the last one of a kind, or all of them."""
    found: list[Entry] = []
    link: LogChain | None = log
    while link is not None:
        for entry in reversed(link.entries):
            if entry.kind == kind:
                return found[::-1]
            found.append(entry)
        link = link.parent
    return found[::-1]


def under_way(log: LogChain | None, place: int, kinds: Collection[str]) -> list[Entry]:
    """What led to what happens now, the innermost last: entries of some kinds; of one card's in a row, the last."""
    found: list[Entry] = []
    while log is not None and 0 <= place < log.size:
        entry = entries_since(log, place)[0]
        place = entry.cause
        goes_on = found and found[-1].subject == entry.subject and not _is_answer(found[-1])
        if entry.kind in kinds and entry.subject >= 0 and not goes_on:
            found.append(entry)
    return found[::-1]


def _is_answer(entry: Entry) -> bool:
    """Whether an ability was used in answer to something, be it of the same card: that is an action of its own."""
    return isinstance(entry.after, str) and "Response" in entry.after


class Telling:
    """What one viewer has been told."""

    def __init__(self, table: GameTable[Any], seat: int | None, names: Sequence[str], handles: Handles) -> None:
        self._table = table
        self._seat = seat
        self._names = names
        self.handles = handles
        self._places: list[int] = []
        """For each thing told, its place in the log of the game."""
        self._subjects: list[int] = []
        """For each thing told, the card it was about."""
        self._read = 0
        self.entries: list[LogEntry] = []
        self.fresh = 0
        """From where on entries have not been sent yet."""
        self._passes = 0
        self._n = 0

    def listen(self, game: Game[Any], n: int) -> None:
        """Take up what has happened since, and strike what has been undone; ``n`` decisions have been made."""
        log = game.log
        self._n = n
        if log.size < self._read:
            self._strike(log.size)
            self._read = log.size
        for place, entry in enumerate(entries_since(log, self._read), self._read):
            self._tell(game, place, entry)
        self._read = log.size

    def until(self, size: int, *, struck: bool) -> int:
        """How much was told of a log of this size; with what was struck right after it, if that is wanted."""
        at = len(self.entries)
        while at and not 0 <= self._places[at - 1] < size:
            at -= 1
        while struck and at < len(self.entries) and self.entries[at].struck:
            at += 1
        return at

    def done(self, seat: int, place: int) -> str:
        """What a seat did first after that many decisions, as the viewer was told it; empty where nothing was told."""
        for entry in self.entries:
            if entry.n > place and entry.side == seat and not (entry.heading or entry.struck or entry.kind == PASSED):
                return "".join(part if isinstance(part, str) else part.title for part in entry.words)
        return ""

    def passed(self, game: Game[Any], where: str) -> None:
        """Tell in one line what was passed for the player, however often in a row; it lies under what is going on."""
        again = bool(self.entries) and self.entries[-1].kind == PASSED
        self._passes = self._passes + 1 if again else 1
        times = "" if self._passes == 1 else f" {self._passes} times"
        words = f"Passed for you{times} {_WHEN.get(where, f'in the {where} phase')}."
        if again:
            self._drop()
        self._add(
            self._read,
            NOWHERE,
            LogEntry(
                0,
                self._n,
                PASSED,
                where,
                self._seat,
                0,
                (words,),
                cause=self._cause(game, game.table.cause),
            ),
        )

    def _strike(self, size: int) -> None:
        """Strike what was told of a log from a place on; nothing points at the cards it spoke of any more."""
        while self.entries and self.entries[-1].kind == PASSED:
            self._drop()
        for at, entry in enumerate(self.entries):
            if self._places[at] >= size:
                words = tuple(Named(None, part.title) if isinstance(part, Named) else part for part in entry.words)
                self.entries[at] = replace(entry, words=words, subject=None, source=None, cause=None, struck=True)
                self._places[at] = self._subjects[at] = NOWHERE
                self.fresh = min(self.fresh, at)

    def forget_struck(self) -> None:
        """Leave out what was struck: it was done again, or a turn has gone by."""
        kept = [at for at, entry in enumerate(self.entries) if not entry.struck]
        if len(kept) == len(self.entries):
            return
        first = next(at for at, entry in enumerate(self.entries) if entry.struck)
        now = {old: new for new, old in enumerate(kept)}
        entries = [self.entries[at] for at in kept]
        self.entries = [
            replace(entry, at=at, cause=None if entry.cause is None else now.get(entry.cause))
            for at, entry in enumerate(entries)
        ]
        self._places = [self._places[at] for at in kept]
        self._subjects = [self._subjects[at] for at in kept]
        self.fresh = min(self.fresh, first)

    def _tell(self, game: Game[Any], place: int, entry: Entry) -> None:
        """Tell of one thing, if there is anything to be told."""
        g = game.table
        sentence = self._table.sentence(g, entry, self._seat, self._names)
        if sentence is None:
            return
        told = self._table.told
        if told.headings.get(entry.kind) == 2:
            self.forget_struck()
        labels = self._table.labels(g)
        about = [entry.subject, entry.source]
        if entry.kind in told.cards_after and isinstance(entry.after, int):
            about.append(entry.after)
        titles = ((labels.title(uid), uid) for uid in dict.fromkeys(about) if uid >= 0)
        named = [(title, uid) for title, uid in titles if title in sentence]
        numbers = entry.kind in told.numbers
        self._add(
            place,
            entry.subject,
            LogEntry(
                at=0,
                n=self._n,
                kind=entry.kind,
                step=entry.step,
                side=entry.seat if entry.seat >= 0 else None,
                heading=told.headings.get(entry.kind, 0),
                words=self._words(sentence, named),
                subject=self._pointed(entry.subject, named),
                source=self._pointed(entry.source, named),
                cause=self._cause(game, entry.cause),
                before=_simple(entry.before) if numbers else None,
                after=_simple(entry.after) if numbers else None,
                sides=self._sides(entry.after) if numbers else None,
            ),
        )

    def _drop(self) -> None:
        """Forget the last entry."""
        self.entries.pop()
        self.fresh = min(self.fresh, len(self.entries))
        self._places.pop()
        self._subjects.pop()

    def _add(self, place: int, subject: int, entry: LogEntry) -> None:
        """Put an entry at the end."""
        at = len(self.entries)
        self.fresh = min(self.fresh, at)
        self.entries.append(replace(entry, at=at))
        self._places.append(place)
        self._subjects.append(subject)

    def _words(self, sentence: str, named: Sequence[tuple[str, int]]) -> tuple[str | Named, ...]:
        """A sentence with its titles set apart, longer ones first; of cards that share one, each has a place of it."""
        parts: list[str | Named] = [sentence]
        for title, uid in sorted(named, key=lambda each: -len(each[0])):
            for place, part in enumerate(parts):
                if isinstance(part, str) and title in part:
                    before, _, after = part.partition(title)
                    here = (before, Named(self.handles.of(uid), title), after)
                    parts[place : place + 1] = [each for each in here if each != ""]
                    break
        return tuple(parts)

    def _pointed(self, uid: int, named: Sequence[tuple[str, int]]) -> str | None:
        """The handle of a card that the sentence names."""
        return self.handles.of(uid) if any(uid == each for _, each in named) else None

    def _sides(self, numbers: Any) -> Sides | None:
        """A number of each seat, as the viewer sees it; anything else is not told."""
        if not isinstance(numbers, list | tuple) or len(numbers) != 2:
            return None
        you = self._seat or 0
        return Sides(them=numbers[1 - you], you=numbers[you])

    def _cause(self, game: Game[Any], place: int) -> int | None:
        """The entry that brought one about, or what brought that about, as far as it was told."""
        log = game.log
        while place >= 0:
            entry = entries_since(log, place)[0]
            for at in range(len(self._places) - 1, max(-1, len(self._places) - NEAR), -1):
                if self._places[at] == place and self._subjects[at] == entry.subject:
                    return at
                # What nobody was told began with something that they were: a card was used, and it resolves.
                if entry.subject >= 0 and self._places[at] < place and self._subjects[at] == entry.subject:
                    return at
            place = entry.cause
        return None


def _simple(value: Any) -> int | str | None:
    """A number or a word; anything else is not told."""
    return value if isinstance(value, int | str) else None
