"""Committing cards from every hand at the keyboard on one page: that of the first who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from orne.arkham import odds
from orne.arkham.facts import folded
from orne.arkham.skill_test import committable
from orne.kernel.decision import Decision
from orne.terminal import wording

if TYPE_CHECKING:
    from orne.terminal.arkham.session import ArkhamSession

COMMIT = "commit"
DONE = "done"


@dataclass
class Together:
    """What the other hands at the keyboard add to a test; each may add one card."""

    test: int = -1
    """Which test of the game it is for."""
    first: int = -1
    """The seat that was asked first, on whose page the others choose."""
    cards: dict[int, int] = field(default_factory=dict)
    """The card each other seat adds."""
    closed: bool = False
    """Whether the first has said that all is chosen."""

    def answer(self, session: ArkhamSession, decision: Decision) -> int | None:
        """The answer of a seat that has chosen on the first one's page, or None where it must be asked."""
        if decision.kind != COMMIT:
            return None
        number = sum(entry.kind == "test" for entry in session.game.log)
        if number != self.test:
            self.test, self.first, self.cards, self.closed = number, decision.seat, {}, False
        if not self.closed and decision.seat not in self.cards:
            # Whoever has committed the last card of a hand was not asked whether that is all.
            self.first = decision.seat
        if decision.seat == self.first:
            return None
        uid = self.cards.pop(decision.seat, -1)
        wanted = (uid,) if uid >= 0 else ()
        return next((i for i, option in enumerate(decision.options) if option.cards == wanted), None)

    def chosen(self, decision: Decision, index: int) -> None:
        """Note whether the first is done."""
        if decision.kind == COMMIT:
            self.closed = decision.options[index].verb == DONE

    def offered(self, session: ArkhamSession, decision: Decision) -> list[tuple[int, int]]:
        """The seats at the keyboard that are asked later, each with the cards it may add, one of a kind."""
        g = session.g
        if decision.kind != COMMIT or g.test is None or decision.seat != self.first:
            return []
        found: dict[tuple[int, int], int] = {}
        order = [g.test.seat, *(seat for seat in g.players() if seat != g.test.seat)]
        for seat in order[order.index(decision.seat) + 1 :]:
            for uid in committable(g, g.test, seat) if seat in session.own else ():
                # The engine offers the first card of a kind, so that one stands for all.
                found.setdefault((seat, g.state.cards[uid].kind), uid)
        return [(seat, uid) for (seat, _), uid in found.items()]

    def take(self, session: ArkhamSession, decision: Decision, words: str) -> bool:
        """Take a card for another seat, or back again, where that is what words mean."""
        offered = self.offered(session, decision)
        if not offered:
            return False
        number = int(words) - len(decision.options) if words.isdecimal() and len(words) < 6 else 0
        if 1 <= number <= len(offered):
            seat, uid = offered[number - 1]
        elif words and not wording.matching(session.g, decision.options, decision.seat, words):
            parts = [folded(part) for part in words.split()]
            labels = [folded(self._label(session, *each)) for each in offered]
            found = [each for each, label in zip(offered, labels, strict=True) if all(part in label for part in parts)]
            if len(found) != 1:
                return False
            seat, uid = found[0]
        else:
            return False
        if self.cards.get(seat) == uid:
            del self.cards[seat]
        else:
            self.cards[seat] = uid
        return True

    def lines(self, session: ArkhamSession, decision: Decision) -> list[RenderableType]:
        """The cards of the other hands, numbered after the options, each with the chance it leads to."""
        g = session.g
        found: list[RenderableType] = []
        for number, (seat, uid) in enumerate(self.offered(session, decision), len(decision.options) + 1):
            line = Text.assemble((f"{number:>3} ", "bold cyan"), self._label(session, seat, uid))
            if self.cards.get(seat) == uid:
                line.append("  ✓ added when you are done", "bold green")
            elif g.test is not None:
                others = [card for who, card in self.cards.items() if who != seat]
                line.append(f"  {odds.with_cards(g, g.test, [*others, uid]).percent} %", "cyan")
            found.append(line)
        return found

    def planned(self, decision: Decision | None) -> Sequence[int]:
        """The cards that are to be added, as long as the first is asked."""
        asked = decision is not None and decision.kind == COMMIT and decision.seat == self.first
        return tuple(self.cards.values()) if asked else ()

    def _label(self, session: ArkhamSession, seat: int, uid: int) -> str:
        return f"{session.names()[seat]}: Commit {session.g.title(uid)}"
