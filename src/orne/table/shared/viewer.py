"""One viewer's side of the table: handles, what they were told, and the page they see."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.table.shared.data import Card, Face, Forecast, Planned, Zone
from orne.table.shared.game_table import GameTable
from orne.table.shared.handles import Handles, Pile, back
from orne.table.shared.messages import VERSION, Ended, Log, May, Offer, Page, Waiting
from orne.table.shared.question_data import Asking, Question
from orne.table.shared.questions import Questions
from orne.table.shared.telling import Telling, entries_since


@dataclass(frozen=True)
class Around:
    """What a page says besides the game itself."""

    n: int
    last: int
    waiting: Waiting | None
    offers: tuple[Offer, ...]
    clocks: tuple[float, ...]
    may: tuple[May, ...]
    ended: Ended | None
    trouble: str
    asking: Asking | None = None
    own: tuple[int, ...] = ()
    """The other seats of the viewer's screen, where all play together."""
    beside: Decision | None = None
    """What the seat may answer in one with the question to another of them."""
    q: int = 0
    """That question."""


class Viewer:
    """A seat, or a spectator, looking at a game."""

    def __init__(
        self, table: GameTable[Any], seat: int | None, names: Sequence[str], *, open_hands: bool = False
    ) -> None:
        self.table = table
        self.seat = seat
        self._open_hands = open_hands
        self.handles = Handles()
        self.questions = Questions(table, self.handles)
        self.telling = Telling(table, seat, names, self.handles)
        self._log = 0

    def look(self, game: Game[Any], n: int) -> None:
        """Look at the table after ``n`` decisions: which cards can be followed, and what is told."""
        self.follow(game, self._log)
        self._log = game.log.size
        self.telling.listen(game, n)

    def go_back(self, game: Game[Any], n: int) -> None:
        """Look again at an earlier position, the handles being those of it: what was told since is struck."""
        self.telling.handles = self.handles
        self._log = game.log.size
        self.telling.listen(game, n)

    def follow(self, game: Game[Any], since: int) -> None:
        """Follow the cards, the log having been this long when they were looked at last."""
        log = game.log
        news = entries_since(log, since) if log.size >= since else []
        # What was undone is not followed either: cards that moved meanwhile are new.
        shuffled = log.size < since or any(entry.kind in self.table.told.shuffles for entry in news)
        g = self._seen(game)
        kinds, cards = g.state.catalogue.kinds, g.state.cards
        piles = self.table.piles(g, self._eyes)
        self.handles.look(cards, lambda uid: kinds[cards[uid].kind].slug, piles, shuffled=shuffled)

    @property
    def _eyes(self) -> int | None:
        """Whose eyes the cards are seen with: once hands lie open, anybody's at the table."""
        return 0 if self.seat is None and self._open_hands else self.seat

    def _seen(self, game: Game[Any]) -> Any:
        """The table as the viewer sees its cards, hands open if that is wanted."""
        g: Any = game.table
        if not self._open_hands:
            return g
        state = g.state.copy()
        for uid in [uid for hand in state.hand for uid in hand]:
            state.edit(uid).known = (1 << state.seats) - 1
        state.changed()
        return type(g)(state)

    def page(
        self,
        game: Game[Any],
        question: Question | None,
        around: Around,
        since: int | None = None,
        known: Collection[str] = (),
        until: int | None = None,
    ) -> Page:
        """The page as it is now, with the log from a place on, or what has not been sent yet, to its end or so far.

        Faces of cards that are ``known`` already are left out.
        """
        g: Any = game.table
        decision = game.looked_at if question is not None else around.beside
        asked = None if decision is None else self.seat
        plan = self.table.plan(g, game.looked_at, self.seat)
        telling = self.telling
        start = telling.fresh if since is None else max(0, min(since, len(telling.entries)))
        entries = tuple(telling.entries[start:until])
        telling.fresh = len(telling.entries)
        cards = tuple(self._cards(self._seen(game), decision))
        return Page(
            type="page",
            version=VERSION,
            n=around.n,
            last=around.last,
            seat=self.seat,
            view=self.table.view(g, self.handles.of),
            cards=cards,
            faces=self._faces(g, (*cards, *(question.cards if question is not None else ())), known),
            zones=tuple(self._zone(pile) for pile in self.handles.piles),
            plan=tuple(Planned(self.handles.show(uid), self.handles.show(story)) for uid, story in plan),
            test=self.table.test(g, self.handles.of, asked, around.own),
            forecast=self.table.forecast(game, self.seat, plan, self.handles.of),
            strip=self.table.strip(g, game.looked_at, game.log),
            question=question,
            waiting=around.waiting,
            log=Log(start, entries),
            offers=around.offers,
            clocks=around.clocks,
            may=around.may,
            ended=around.ended,
            trouble=around.trouble,
            asking=around.asking,
            beside=None if around.beside is None else self.questions.beside(game, around.beside, around.q),
        )

    def forecast(self, game: Game[Any], plan: Sequence[tuple[int, int]]) -> Forecast | None:
        """What would come of a plan."""
        return self.table.forecast(game, self.seat, plan, self.handles.of)

    def _cards(self, g: Any, decision: Decision | None) -> list[Card]:
        """Every card that lies where it can be told from others, and the backs of hidden ones in hands."""
        found: list[Card] = []
        for pile in self.handles.piles:
            for uid in pile.known:
                can = self.questions.can(g, decision, uid)
                found.append(self.table.card(g, uid, self._eyes, self.handles.of, can))
            if pile.drawn:
                found += [_back(pile, number) for number in range(1, pile.hidden + 1)]
        return found

    def _faces(self, g: Any, cards: Sequence[Card], known: Collection[str]) -> dict[str, Face]:
        """What is printed on cards that the viewer sees, each once."""
        found: dict[str, Face] = {}
        for card in cards:
            uid = self.handles.uid(card.h)
            if card.card is None or uid is None or card.card in found or card.card in known:
                continue
            face = self.table.face(g, uid)
            if face is not None:
                found[card.card] = face
        return found

    def _zone(self, pile: Pile) -> Zone:
        """A place with the handles of what lies there."""
        shown = [self.handles.show(uid) for uid in pile.known]
        if pile.drawn:
            shown += [back(pile, number) for number in range(1, pile.hidden + 1)]
        return Zone(pile.name, pile.seat, len(pile.known) + pile.hidden, tuple(shown), pile.places, pile.state)


def _back(pile: Pile, number: int) -> Card:
    """The back of a card in a hand."""
    return Card(h=back(pile, number), zone=pile.name, owner=pile.seat, state="hidden")
