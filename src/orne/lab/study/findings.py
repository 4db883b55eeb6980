"""What is learned from the results of a study, added up for each player with each deck.

Sums are whole numbers and lines are sorted, so that the order in which games ended leaves no trace.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from orne.lab.study.contest import Job, Study
from orne.lab.study.watching import Result
from orne.lab.study.wilson import NONE, Rate

Key = tuple[str, ...]
"""Player, deck, and the conditions that results are told apart by."""
PLAYER, DECK = 0, 1
"""Places in such a key."""


@dataclass
class CardCount:
    """What became of one card of a deck: in how many games, and in how many of those its deck won."""

    copies: int = 0
    games: Rate = NONE
    opening: Rate = NONE
    seen: Rate = NONE
    """In the opening hand, or drawn later."""
    used: dict[str, Rate] = field(default_factory=dict)
    times: dict[str, int] = field(default_factory=dict)
    """How often, over all games."""

    def take(self, other: CardCount) -> None:
        """Take in what became of the same card elsewhere."""
        self.copies = max(self.copies, other.copies)
        for name in ("games", "opening", "seen"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for use, rate in other.used.items():
            self.used[use] = self.used.get(use, NONE) + rate
        for use, times in other.times.items():
            self.times[use] = self.times.get(use, 0) + times

    @property
    def unseen(self) -> Rate:
        """Games in which it stayed in the deck."""
        return Rate(self.games.won - self.seen.won, self.games.games - self.seen.games)


@dataclass
class Line:
    """What is known of one player with one deck under some conditions."""

    games: Rate = NONE
    length: int = 0
    answers: int = 0
    as_first: Rate = NONE
    as_second: Rate = NONE
    lengths: dict[int, int] = field(default_factory=dict)
    ends: dict[str, int] = field(default_factory=dict)
    fates: dict[str, int] = field(default_factory=dict)
    replaced: int = 0
    openers: dict[int, Rate] = field(default_factory=dict)
    """By the number of characters or assets in the opening hand."""
    cards: dict[str, CardCount] = field(default_factory=dict)
    curve: dict[int, list[int]] = field(default_factory=dict)
    """For each turn the number of games that came to it, then the sum of each measure."""
    curve_won: dict[int, list[int]] = field(default_factory=dict)
    """The same over games that were won."""
    against: dict[tuple[str, str], Rate] = field(default_factory=dict)
    """By the player and the deck of the other side."""
    score: int = 0

    def take(self, other: Line) -> None:
        """Take in what is known of another, so that both are one."""
        for name in ("games", "as_first", "as_second"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("length", "answers", "score", "replaced"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for length, times in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + times
        for counts, more in ((self.ends, other.ends), (self.fates, other.fates)):
            for what, times in more.items():
                counts[what] = counts.get(what, 0) + times
        for number, rate in other.openers.items():
            self.openers[number] = self.openers.get(number, NONE) + rate
        for side, rate in other.against.items():
            self.against[side] = self.against.get(side, NONE) + rate
        for card, count in other.cards.items():
            self.cards.setdefault(card, CardCount()).take(count)
        for curve, more_of_it in ((self.curve, other.curve), (self.curve_won, other.curve_won)):
            for turn, sums in more_of_it.items():
                before = curve.get(turn, [0] * len(sums))
                curve[turn] = [one + two for one, two in zip(before, sums, strict=True)]


def _more(rate: Rate, won: bool) -> Rate:
    return Rate(rate.won + won, rate.games + 1)


class Findings:
    """All that is learned from the results of a study, added up one by one."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.contest = study.contest
        self.lines: dict[Key, Line] = {}
        self.games: list[tuple[Job, Result]] = []
        """Every game without its statistics."""
        self.failed: list[tuple[Job, str]] = []
        self._facts: Mapping[str, Any] = self.contest.game.cards().facts(study.plan.edition)

    def title(self, card: str) -> str:
        """A card's title."""
        return str(self._facts[card].title)

    def type(self, card: str) -> str:
        """A card's type."""
        return str(self._facts[card].type)

    def add(self, job: Job, result: Result) -> None:
        """Take one game in."""
        kept = {key: value for key, value in result.items() if key not in ("cards", "curve", "opening")}
        self.games.append((job, kept))
        if error := result.get("error"):
            self.failed.append((job, error))
            return
        for seat in range(len(job.players)):
            self._add_seat(job, result, seat)

    def sorted(self) -> None:
        """Put everything into its order."""
        self.games.sort(key=lambda pair: pair[0].number)
        self.failed.sort(key=lambda pair: pair[0].number)
        self.lines = dict(sorted(self.lines.items(), key=lambda item: self._place(item[0])))

    def _place(self, key: Key) -> tuple[int, ...]:
        """Where a line stands: in the order of the plan."""
        plan = self.study.plan
        decks = dict.fromkeys((*(name for group in plan.decks for name in group), *plan.field))
        names = ([*dict.fromkeys((*plan.players, *plan.opponents))], [*decks], *self.contest.orders(plan))
        return tuple(order.index(part) for order, part in zip(names, key, strict=True))

    def key(self, job: Job, seat: int) -> Key:
        """The line that a seat of a game belongs to."""
        return (job.players[seat], job.decks[seat], *self.contest.conditions_of(job))

    def _add_seat(self, job: Job, result: Result, seat: int) -> None:
        line = self.lines.setdefault(self.key(job, seat), Line())
        won = seat in result["winners"]
        line.games = _more(line.games, won)
        line.length += result["length"]
        line.lengths[result["length"]] = line.lengths.get(result["length"], 0) + 1
        line.answers += result["answers"][seat]
        line.score += result["score"][seat]
        end = result["resolution"] or result["why"]
        line.ends[end] = line.ends.get(end, 0) + 1
        if result["fates"]:
            fate = result["fates"][seat] or "stayed"
            line.fates[fate] = line.fates.get(fate, 0) + 1
        if result["first"] is not None:
            if result["first"] == seat:
                line.as_first = _more(line.as_first, won)
            else:
                line.as_second = _more(line.as_second, won)
            other = (job.players[1 - seat], job.decks[1 - seat])
            line.against[other] = _more(line.against.get(other, NONE), won)
        if "cards" in result:
            self._add_cards(line, job, result, seat, won)
            self._add_curve(line, result, seat, won)

    def _add_cards(self, line: Line, job: Job, result: Result, seat: int, won: bool) -> None:
        opening: list[str] = result["opening"][seat]
        used: Mapping[str, list[int]] = result["cards"][seat]
        uses = self.contest.uses
        line.replaced += result["replaced"][seat]
        number = sum(self.type(card) == self.contest.openers for card in opening)
        line.openers[number] = _more(line.openers.get(number, NONE), won)
        copies = dict(self.contest.listed(self.study.decks, job, seat))
        for card in result["added"][seat]:
            copies[card] = copies.get(card, 0) + 1
        for card, number in copies.items():
            count = line.cards.setdefault(card, CardCount())
            count.copies = max(count.copies, number)
            count.games = _more(count.games, won)
            times = used.get(card, (0,) * len(uses))
            if card in opening:
                count.opening = _more(count.opening, won)
            if card in opening or times[0]:
                count.seen = _more(count.seen, won)
            for use, often in zip(uses, times, strict=True):
                if often:
                    count.used[use] = _more(count.used.get(use, NONE), won)
                    count.times[use] = count.times.get(use, 0) + often

    def _add_curve(self, line: Line, result: Result, seat: int, won: bool) -> None:
        for turn, measured in result["curve"]:
            for curve in (line.curve, line.curve_won) if won else (line.curve,):
                sums = curve.setdefault(turn, [0] * (1 + len(self.contest.measures)))
                sums[0] += 1
                for place, value in enumerate(measured[seat], 1):
                    sums[place] += value


def together(findings: Findings, *places: int) -> dict[Key, Line]:
    """The lines, those as one that agree in some parts of their keys: 0 the player, 1 the deck, then the conditions.

    Where decks are not told apart, of investigators who play together the first stands for all: a game is one game.
    """
    merged: dict[Key, Line] = {}
    for key, line in findings.lines.items():
        if DECK not in places and not findings.contest.leads(key[DECK], key[DECK + 1 :]):
            continue
        merged.setdefault(tuple(key[place] for place in places), Line()).take(line)
    return merged


def found(study: Study, results: Iterable[Result], jobs: Sequence[Job]) -> Findings:
    """What results say, whatever order they come in."""
    findings = Findings(study)
    for result in results:
        findings.add(jobs[result["game"]], result)
    findings.sorted()
    return findings
