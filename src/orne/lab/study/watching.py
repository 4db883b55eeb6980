"""What is learned from one game: its end, its course, and what became of every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from orne.kernel.game import Game
from orne.lab.study.contest import Contest

Result = dict[str, Any]
"""What is kept of one game, as plain data that fits on a line of JSON."""


class Watcher:
    """Watches one game: looks at the table as a turn begins, and reads the log at the end."""

    def __init__(self, contest: Contest, game: Game[Any], lists: Sequence[Mapping[str, int]]) -> None:
        self._contest = contest
        state = game.state
        kinds = state.catalogue.kinds
        self._ids: list[str] = [kinds[card.kind].facts.id for card in state.cards]
        self._owners: list[int] = [card.owner for card in state.cards]
        self._seats: int = state.seats
        dealt = [
            Counter(self._ids[uid] for uid in (*state.deck[seat], *state.hand[seat])) for seat in range(state.seats)
        ]
        self._added = [sorted((all_ - Counter(listed)).elements()) for all_, listed in zip(dealt, lists, strict=True)]
        """What joined each deck for this game alone."""
        self._turn = 0
        self._opening: list[list[int]] | None = None
        self._before: list[list[int]] = [list(hand) for hand in state.hand]
        self._curve: list[tuple[int, int, list[list[int]]]] = []
        """For each turn its number, how long the log was, and what was measured for each seat."""

    def look(self, game: Game[Any]) -> None:
        """Look at the table before a question is answered."""
        state = game.state
        contest = self._contest
        if self._opening is None:
            if contest.setting_up(state):
                return
            self._opening = [list(hand) for hand in state.hand]
        turn = contest.turn(state)
        if turn != self._turn:
            self._turn = turn
            measured = [list(contest.measured(state, seat)) for seat in range(self._seats)]
            self._curve.append((turn, len(game.log), measured))

    def told(self, game: Game[Any]) -> Result:
        """What was seen, once the game is over."""
        opening = self._opening or [[] for _ in range(self._seats)]
        return {
            "added": self._added,
            "opening": [[self._ids[uid] for uid in sorted(hand)] for hand in opening],
            "replaced": [len(set(before) - set(after)) for before, after in zip(self._before, opening, strict=True)],
            "cards": self._used(game),
            "curve": self._course(game),
        }

    def _used(self, game: Game[Any]) -> list[dict[str, list[int]]]:
        """For each seat how often each of its cards was drawn, played and so on."""
        counted, uses = self._contest.counted, self._contest.uses
        found: list[dict[str, list[int]]] = [{} for _ in range(self._seats)]
        for entry in game.log:
            use = counted.get(entry.kind)
            # Only what becomes of a card in its owner's hands says something about the owner's deck.
            if use is None or entry.subject < 0 or entry.seat < 0 or self._owners[entry.subject] != entry.seat:
                continue
            row = found[entry.seat].setdefault(self._ids[entry.subject], [0] * len(uses))
            row[uses.index(use)] += 1
        return [dict(sorted(cards.items())) for cards in found]

    def _course(self, game: Game[Any]) -> list[list[Any]]:
        """The turns, each with what was measured for each seat; what is gathered from the log is added."""
        kinds = len(self._contest.gathered)
        sums = [[0] * kinds for _ in range(self._seats)]
        course: list[list[Any]] = []
        log = enumerate(game.log) if kinds else iter(())
        place, entry = next(log, (-1, None))
        for turn, told, measured in self._curve:
            while entry is not None and place < told:
                if (more := self._contest.gathers(entry)) is not None:
                    seat, which, amount = more
                    sums[seat][which] += amount
                place, entry = next(log, (-1, None))
            course.append([turn, [[*row, *more] for row, more in zip(measured, sums, strict=True)]])
        return course


def end_of(contest: Contest, game: Game[Any], answers: Sequence[int]) -> Result:
    """How a game ended, and how long it was."""
    end = game.outcome
    assert end is not None
    return {
        "winners": list(end.winners),
        "why": end.why,
        "score": list(end.score),
        "resolution": end.resolution,
        "fates": list(end.fates),
        "trauma": [list(each) for each in end.trauma],
        "first": contest.first(game.state),
        "length": contest.turn(game.state),
        "answers": list(answers),
    }
