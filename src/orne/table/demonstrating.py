"""A demonstration of a ruling as a replay: its steps as the terminal tells them, each with the table as it stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from orne.kernel.game import Game
from orne.rulings.narrating import Narrator, named
from orne.rulings.showing.demonstration import Demonstration
from orne.rulings.showing.show import DECLINING, Show, Step, bare
from orne.rulings.value_words import Line
from orne.set_up.shared.seated import how_of
from orne.table.shared.messages import VERSION, Ended, Page
from orne.table.shared.question_data import Question
from orne.table.shared.questions import Asked
from orne.table.shared.shown import Moment, OwnCard, Shown, Told
from orne.table.shared.viewer import Around, Viewer
from orne.table.tables import TABLES

YOU = 0
"""The seat that looks; every hand lies open."""
CHECKS = ("see", "idle")
"""Steps that only look: several in a row are one moment."""


def replayed(demonstration: Demonstration, edition: str) -> Shown:
    """Play a demonstration in an edition, and keep every moment of it."""
    watcher = _Watcher()
    show = demonstration.run(edition, watcher.hear)
    return Shown(
        type="shown",
        version=VERSION,
        game=demonstration.game,
        name=demonstration.name,
        sentence=demonstration.sentence,
        edition=edition,
        editions=demonstration.editions,
        claims=demonstration.claims,
        names=tuple(watcher.names),
        laboratory=tuple(_own_cards(show)),
        moments=tuple(watcher.moments),
        pages=tuple(watcher.pages),
    )


class _Watcher:
    """Hears every step of a demonstration, and looks at the table after it."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.pages: list[Page] = []
        self.names: list[tuple[str, ...]] = []
        self._narrator = Narrator()
        self._told = 0
        """How many lines belong to the moments so far."""
        self._viewer: Viewer | None = None
        self._seen: tuple[int, int] = (0, -1)
        """The game that was looked at last, and how many decisions had been made in it."""
        self._faces: set[str] = set()

    def hear(self, show: Show[Any], step: Step) -> None:
        """Take up one step that has been done."""
        self._narrator.hear(show, step)
        lines = self._narrator.lines[self._told :]
        self._told = len(self._narrator.lines)
        before = len(self.pages) - 1 if self._viewer is not None else None
        after = len(show.steps)
        if step["do"] in ("lay", "begin"):
            self._viewer = None
        now = self._look(show.game) if show.is_laid else None
        match step["do"]:
            case "answer":
                self._answer(step, lines, before, now, after)
            case "ask":
                self._ask(show, step, lines, now, after)
            case "cannot lay":
                self._add("cannot lay", after, lines, None)
            case do if do in CHECKS and self._is_check_of(now):
                last = self.moments.pop()
                self.moments.append(_moment(last.do, after, [*_lines(last), *lines], now))
            case do if lines:
                self._add(do, after, lines, now, claims=tuple(step.get("claims", ())))

    def _is_check_of(self, page: int | None) -> bool:
        """Whether the last moment looked at the same table."""
        return bool(self.moments) and self.moments[-1].do in CHECKS and self.moments[-1].page == page

    def _answer(self, step: Step, lines: Sequence[Line], before: int | None, now: int | None, after: int) -> None:
        """A choice at the table as it was; then what came of it. A pass and what came of it are one moment."""
        assert before is not None
        said = [line for line in lines if line[0] < 2]
        log = [line for line in lines if line[0] >= 2]
        question = self.pages[before].question
        assert question is not None
        if bare(step["choice"]) in DECLINING:
            arrow = said[-1:]
            last = self.moments[-1]
            passed = last.do == "pass"
            if passed:
                self.moments.pop()
            self._add("pass", after, [*(_lines(last) if passed else ()), *arrow, *log], now)
            return
        chosen = next(option.i for option in question.options if option.key == step["choice"])
        self._add("answer", after - 1, said, before, chosen=chosen)
        if log:
            self._add("log", after, log, now)

    def _ask(self, show: Show[Any], step: Step, lines: Sequence[Line], now: int | None, after: int) -> None:
        """A question, and what is expected of it."""
        question = None if now is None else self.pages[now].question
        options = () if question is None else question.options
        wanted = {bare(key) for name in ("options", "includes") for key in step.get(name, ())}
        expected = tuple(option.i for option in options if bare(option.key) in wanted)
        absent = tuple(named(show, each) for name in ("excludes", "unmentioned") for each in step.get(name, ()))
        exact = "options" in step and "verbs" not in step
        if self.moments and self.moments[-1].do == "ask" and self.moments[-1].page == now:
            # What is expected of one question is one moment, in however many steps it is said.
            last = self.moments.pop()
            expected = tuple(sorted({*last.expected, *expected}))
            absent = (*last.absent, *absent)
            exact = exact or last.exact
            lines = [*_lines(last), *lines]
        self._add("ask", after, lines, now, expected=expected, exact=exact, absent=absent)

    def _add(self, do: str, after: int, lines: Iterable[Line], page: int | None, **more: Any) -> None:
        self.moments.append(_moment(do, after, lines, page, **more))

    # ---- the table

    def _look(self, game: Game[Any]) -> int:
        """The number of the page of a game as it stands now."""
        standing = (id(game), len(game.decisions()))
        if self._viewer is not None and standing == self._seen:
            return len(self.pages) - 1
        table = TABLES[game.rules.name]()
        if self._viewer is None:
            self._viewer = Viewer(table, YOU, table.names(game.table), open_hands=True)
            since: int | None = 0
        else:
            since = None
        self._seen = standing
        n = standing[1]
        self._viewer.look(game, n)
        around = Around(n, n, None, (), (), (), _ended(game), "")
        page = self._viewer.page(game, self._question(game, n), around, since, self._faces)
        self._faces |= page.faces.keys()
        self.pages.append(page)
        self.names.append(table.names(game.table))
        return len(self.pages) - 1

    def _question(self, game: Game[Any], n: int) -> Question | None:
        """What is asked now, as whoever is asked is asked it."""
        decision = game.decision
        if decision is None or self._viewer is None:
            return None
        return self._viewer.questions.put(game, decision, Asked(id=n, n=n, seat=decision.seat))


def _moment(do: str, after: int, lines: Iterable[Line], page: int | None, **more: Any) -> Moment:
    return Moment(do, after, tuple(Told(depth, words) for depth, words in lines), page, **more)


def _lines(moment: Moment) -> list[Line]:
    return [(told.depth, told.words) for told in moment.told]


def _ended(game: Game[Any]) -> Ended | None:
    """How the game ended, if it has."""
    outcome = game.outcome
    if outcome is None:
        return None
    how, said = how_of(outcome.winners), outcome.sentence
    return Ended(how, outcome.winners, said, said, experience=outcome.experience)


def _own_cards(show: Show[Any]) -> Iterable[OwnCard]:
    """The cards of the laboratory that a demonstration needed."""
    for card in show.laboratory:
        printed = show.printed(card)
        yield OwnCard(card, show.title(card), (printed["text"] or "").replace("\n", " "))
