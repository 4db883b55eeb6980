"""One viewer's side of the table: handles, what they were told, and the page they see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.table.shared.data import Card, Forecast, Planned, Zone
from orne.table.shared.game_table import GameTable
from orne.table.shared.handles import Handles, Pile, back
from orne.table.shared.messages import VERSION, Ended, Log, Offer, Page, Question, Waiting
from orne.table.shared.questions import Questions
from orne.table.shared.telling import Telling, entries_since


@dataclass(frozen=True)
class Around:
    """What a page says besides the game itself."""

    n: int
    waiting: Waiting | None
    offers: tuple[Offer, ...]
    clocks: tuple[float, ...]
    ended: Ended | None


class Viewer:
    """A seat, or a spectator, looking at a game."""

    def __init__(self, table: GameTable, seat: int | None, names: Sequence[str]) -> None:
        self.table = table
        self.seat = seat
        self.handles = Handles()
        self.questions = Questions(table, self.handles)
        self.telling = Telling(table, seat, names, self.handles)
        self._log = 0

    def look(self, game: Game[Any], n: int) -> None:
        """Look at the table after ``n`` decisions: which cards can be followed, and what is told."""
        g: Any = game.table
        log = game.log
        news = entries_since(log, self._log) if log.size >= self._log else []
        # What was undone is not followed either: cards that moved meanwhile are new.
        shuffled = log.size < self._log or any(entry.kind in self.table.told.shuffles for entry in news)
        self._log = log.size
        kinds, cards = g.state.catalogue.kinds, g.state.cards
        self.handles.look(
            cards, lambda uid: kinds[cards[uid].kind].slug, self.table.piles(g, self.seat), shuffled=shuffled
        )
        self.telling.listen(game, n)

    def page(self, game: Game[Any], question: Question | None, around: Around, since: int | None = None) -> Page:
        """The page as it is now, with the log from a place on, or what has not been sent yet."""
        g: Any = game.table
        decision = game.decision if question is not None else None
        plan = self.table.plan(g, game.decision, self.seat)
        telling = self.telling
        start = telling.fresh if since is None else max(0, min(since, len(telling.entries)))
        entries = tuple(telling.entries[start:])
        telling.fresh = len(telling.entries)
        return Page(
            type="page",
            version=VERSION,
            n=around.n,
            seat=self.seat,
            view=self.table.view(g, self.handles.of),
            cards=tuple(self._cards(g, decision)),
            zones=tuple(self._zone(pile) for pile in self.handles.piles),
            plan=tuple(Planned(self.handles.show(uid), self.handles.show(story)) for uid, story in plan),
            test=self.table.test(g, self.handles.of, game.decision),
            forecast=self.table.forecast(g, self.seat, plan, self.handles.of),
            strip=self.table.strip(g, game.decision, game.log),
            question=question,
            waiting=around.waiting,
            log=Log(start, entries),
            offers=around.offers,
            clocks=around.clocks,
            ended=around.ended,
        )

    def forecast(self, game: Game[Any], plan: Sequence[tuple[int, int]]) -> Forecast | None:
        """What would come of a plan."""
        return self.table.forecast(game.table, self.seat, plan, self.handles.of)

    def _cards(self, g: Any, decision: Decision | None) -> list[Card]:
        """Every card that lies where it can be told from others, and the backs of hidden ones in hands."""
        found: list[Card] = []
        for pile in self.handles.piles:
            for uid in pile.known:
                can = self.questions.can(g, decision, uid)
                found.append(self.table.card(g, uid, self.seat, self.handles.of, can))
            if pile.drawn:
                found += [_back(pile, number) for number in range(1, pile.hidden + 1)]
        return found

    def _zone(self, pile: Pile) -> Zone:
        """A place with the handles of what lies there."""
        shown = [self.handles.show(uid) for uid in pile.known]
        if pile.drawn:
            shown += [back(pile, number) for number in range(1, pile.hidden + 1)]
        return Zone(pile.name, pile.seat, len(pile.known) + pile.hidden, tuple(shown), pile.places, pile.state)


def _back(pile: Pile, number: int) -> Card:
    """The back of a card in a hand."""
    return Card(
        h=back(pile, number),
        card=None,
        title="",
        type=None,
        owner=pile.seat,
        controller=None,
        zone=pile.name,
        host=None,
        story=None,
        at=None,
        engaged=None,
        state="hidden",
        values={},
        icons=(),
        keywords=(),
        tokens={},
        links=(),
        can=(),
    )
