"""A game's positions, one after the other, as anybody may look at them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from orne.kernel.game import Game, positions
from orne.set_up.shared.endings import YOU, seen_from_outside
from orne.set_up.shared.seated import HUMAN, Seated
from orne.table.journal import Closed
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.messages import Page
from orne.table.shared.telling import entries_since
from orne.table.tables import TABLES

KEPT_PAGES = 64


class Past:
    """The positions of a game: what was decided at each, when that was, and the page of any seat."""

    def __init__(self, saved: Seated) -> None:
        self.saved = saved
        self.table = TABLES[saved.game.rules.name]()
        self.games: list[Game[Any]] = list(positions(saved.game))
        self.keys = saved.game.decisions()
        self.turns = [self.table.moment(game.table)[0] for game in self.games]
        """The turn or round of each position."""
        self.page = lru_cache(KEPT_PAGES)(self._page)

    @property
    def last(self) -> int:
        """The place of the last position: how many decisions there are."""
        return len(self.keys)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.saved.players)

    def names(self, viewer: int | None) -> tuple[str, ...]:
        """What the players are called for a viewer: who plays together has a name, and one's own seat is you."""
        if not self.table.competitive:
            return self.table.names(self.games[0].table)
        names = seen_from_outside(self.saved.players)
        return tuple(YOU if seat == viewer else name for seat, name in enumerate(names))

    def _page(self, place: int, viewer: int | None) -> Page:
        """The page of a seat, or of a spectator, at a place, with the whole log."""
        everybody = (HUMAN,) * self.seats
        settings = Settings(names=self.names(viewer), late=False)
        # A room of its own for each page, not page_at of one: that follows every card on the way to a place.
        journal = Closed(self.saved.ended if place == self.last else None)
        return Room(self.games[place].copy(), everybody, settings, journal=journal).page(viewer, 0)

    def deed(self, place: int, viewer: int | None, *, open_hands: bool) -> str:
        """Who decided what at a place; a card that the viewer may not know stays unnamed."""
        game = self.games[place]
        decision = game.decision
        if decision is None:
            return ""
        who = self._decider(decision.seat, viewer)
        key = self.keys[place]
        option = next((option for option in decision.options if option.key == key), None)
        if option is None:
            # Neither a choice nor an answer: undo set chance going again here.
            return f"{who}: undo"
        after = self.games[place + 1].state
        hides = self.saved.game.rules.hides
        secret = any(hides(after, after.cards[uid], viewer) for uid in option.cards)
        if secret and decision.seat != viewer and not open_hands:
            return f"{who}: {option.verb.capitalize()} a card"
        return f"{who}: {self.table.labels(game.table).label(option, None)}"

    def told(self, place: int, viewer: int | None) -> list[str]:
        """What the decision before a place brought about, as a viewer is told it."""
        after = self.games[place]
        before = self.games[place - 1].log.size if place else 0
        names = self.names(viewer)
        sentences = (
            self.table.sentence(after.table, entry, viewer, names) for entry in entries_since(after.log, before)
        )
        return [sentence for sentence in sentences if sentence is not None]

    def _decider(self, seat: int, viewer: int | None) -> str:
        """Who decides: where the name is an investigator's, with the bot that plays them."""
        name, player = self.names(viewer)[seat], self.saved.players[seat]
        return name if self.table.competitive or player == HUMAN else f"{name} ({player})"

    def next_turn(self, place: int) -> int:
        """Where the next turn begins, or the last place."""
        later = (other for other in range(place + 1, self.last + 1) if self.turns[other] != self.turns[place])
        return next(later, self.last)

    def previous_turn(self, place: int) -> int:
        """Where this turn began, or the one before it for who stands at its beginning."""
        before = max(0, place - 1)
        return next(other for other in range(before + 1) if self.turns[other] == self.turns[before])

    def hand(self, place: int, seat: int) -> Sequence[str]:
        """The titles of the cards in a hand, as its owner sees them."""
        page = self.page(place, seat)
        titles = {card.h: card.title for card in page.cards}
        return [titles[h] for zone in page.zones if (zone.name, zone.seat) == ("hand", seat) for h in zone.cards]
