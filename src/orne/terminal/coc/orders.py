"""What a person may type in Call of Cthulhu besides an option."""

from __future__ import annotations

from typing import Protocol

from rich.text import Text

from orne.kernel.errors import UserError
from orne.table.coc.game_table import CocGameTable
from orne.terminal import orders
from orne.terminal.coc.board import hand_line
from orne.terminal.orders import AtTable, Orders

HELP = (
    ("3, or part of a name", "choose an option; Enter takes the one marked Enter"),
    ("why not X", "the reasons why X is not offered, with the rulings"),
    ("card X", "a card: its numbers and its text"),
    ("skip", "pass without asking until the turn ends or the opponent does something"),
    ("undo", "take your last decision back, and what followed from it"),
    ("log, log 50", "what has happened"),
    ("discard, domains", "the discard piles; the resources on each domain"),
    ("options, board", "the question again; the whole page again"),
    ("save FILE, resume FILE", "keep the game; go on with another one (it is also kept automatically)"),
    ("quit", "leave the table; nothing is lost"),
    ("signs", "↑ ready  → exhausted  ✗ insane  ■ support  ● success  T C A I struggles  ✖ drained"),
)
SKIPPED = CocGameTable.kinds.windows
"""Questions that ``skip`` passes on."""


class Skipping(AtTable, Protocol):
    """A session that can pass without asking."""

    def skip(self) -> None: ...


def _discard(session: AtTable, asked: str) -> None:
    """Show both discard piles."""
    catalogue = session.game.state.catalogue
    for seat, name in enumerate(session.names()):
        pile = session.game.state.discard[seat]
        session.screen.say(Text(f"{name}: {len(pile)} discarded, the last one first", "bold"))
        for uid in reversed(pile):
            session.screen.say(Text("  ").append(hand_line(catalogue.kinds[session.game.state.cards[uid].kind].facts)))


def _domains(session: AtTable, asked: str) -> None:
    """Show the resources on every domain."""
    state = session.game.state
    for seat, name in enumerate(session.names()):
        for number, domain in enumerate(state.domains[seat], 1):
            cards = ", ".join(session.game.table.title(uid) for uid in domain.resources) or "empty"
            drained = " (drained)" if domain.drained else ""
            session.screen.say(Text.assemble((f"{name}, domain {number}{drained}: ", "bold"), cards))


def _skip(session: Skipping, asked: str) -> None:
    """Pass without asking from here on."""
    decision = session.game.decision
    if decision is None or session.labels.default(decision) is None or decision.kind not in SKIPPED:
        raise UserError("This question cannot be skipped; skip passes on actions and answers only.")
    session.skip()


ORDERS: Orders = {**orders.ORDERS, "discard": _discard, "domains": _domains, "skip": _skip}
AFTER_THE_END = ("undo", "log", "save", "card", "discard", "domains", "board", "quit")
"""What may be typed once the game is over."""
