"""What a person may type besides an option: why not, card, log, undo, save and the like."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from orne.games import GAMES, Facts
from orne.kernel.decision import Decision
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.kernel.search import folded
from orne.set_up.shared.seated import Seated
from orne.table.shared.labels import Labels
from orne.terminal import saves
from orne.terminal.screen import Screen

DEFAULT_LOG = 30
LONGEST_LIST = 6
Orders = Mapping[str, Callable[[Any, str], None]]
"""What each word does, given the rest of the line."""


class Leave(Exception):
    """The player leaves the table."""


class AtTable(Protocol):
    """What orders need of the session at whose table they are given."""

    screen: Screen
    game: Game[Any]

    @property
    def help(self) -> Sequence[tuple[str, str]]: ...

    @property
    def orders(self) -> Orders: ...

    @property
    def after_the_end(self) -> Sequence[str]: ...

    @property
    def labels(self) -> Labels: ...

    @property
    def edition(self) -> str: ...

    def card_page(self, card: Any) -> RenderableType: ...

    def names(self) -> list[str]: ...

    def lines(self, since: int) -> list[str]: ...

    def put(self, decision: Decision) -> Decision: ...

    def question(self, decision: Decision) -> list[RenderableType]: ...

    def show(self) -> None: ...

    def undo(self) -> None: ...

    def save(self, path: Path) -> None: ...

    def resume(self, saved: Seated) -> None: ...


def answer(session: AtTable, decision: Decision, words: str) -> int | None:
    """Do what was typed: the number of an option from 0, or None when it was another order."""
    if not words:
        found = session.labels.default(decision)
        if found is None:
            raise UserError(f"Choose 1 to {len(decision.options)}, or type help.")
        return found
    verb, _, rest = words.partition(" ")
    order = session.orders.get(verb.lower())
    if order is not None and not rest and verb.lower() in NEEDS_MORE and not _is_option(session, decision, words):
        raise UserError(f"Say which: {verb.lower()} and then {NEEDS_MORE[verb.lower()]}.")
    if order is not None and not _is_option(session, decision, words):
        order(session, rest.strip())
        return None
    return session.labels.meant(decision.options, decision.seat, words)


def answer_when_over(session: AtTable, words: str) -> None:
    """Do what was typed after the end of the game."""
    verb, _, rest = words.partition(" ")
    if not words:
        raise Leave
    working = [order for order in session.after_the_end if order in session.orders]
    if verb.lower() not in working:
        raise UserError(f"The game is over; what works now is {', '.join(working)}, or Enter to leave.")
    session.orders[verb.lower()](session, rest.strip())


def _is_option(session: AtTable, decision: Decision, words: str) -> bool:
    """Whether words that begin like an order name an option: "discard Shotgun" where a card is to be discarded."""
    if words.partition(" ")[0].lower() in ("why", "card"):
        return False
    if " " not in words:
        return words in decision.keys
    return len(session.labels.matching(decision.options, decision.seat, words)) == 1


# ---- the orders


def _why(session: AtTable, asked: str) -> None:
    """Say why something is not offered, or that it is."""
    asked = asked[4:].strip() if asked.lower().startswith("not ") else asked
    asked = asked.rstrip("?").strip()
    if not asked or asked.lower() == "not":
        raise UserError("Say what: why not, and then a card or an option, such as why not Shotgun.")
    said = session.game.why(asked)
    decision = session.game.decision
    if decision is not None:
        offered = [i for i, option in enumerate(decision.options) if option in said.offered]
        offered = offered or session.labels.matching(decision.options, decision.seat, asked)
        if offered:
            listed = session.labels.listed(decision.options, decision.seat, offered)
            session.screen.say(f"But it is offered: {listed}.")
            return
    for refusal in said.refusals:
        words = refusal.sentence
        line = Text.assemble("• ", words[:1].upper(), words[1:], (f"  [{refusal.ruling}]", "dim"))
        session.screen.say(line)


def _card(session: AtTable, asked: str) -> None:
    """Show a card, one of this game's first."""
    name = session.game.rules.name
    found = GAMES[name].cards().find(asked, session.edition)
    here = {kind.slug for kind in session.game.state.catalogue.kinds}
    found = [card for card in found if card.id in here] or found
    if not found:
        raise UserError(f"No card is called “{asked[:60]}”; try fewer letters.")
    if len(found) > LONGEST_LIST:
        names = ", ".join(card.title for card in found[:LONGEST_LIST])
        raise UserError(f"“{asked[:60]}” fits {len(found)} cards, such as {names}; say more.")
    for card in _shortest(found):
        session.screen.say(session.card_page(card))


def _shortest(found: Sequence[Facts]) -> list[Facts]:
    """At most three cards, one for each title."""
    return list({folded(card.title): card for card in reversed(found)}.values())[::-1][:3]


def _log(session: AtTable, asked: str) -> None:
    """Show the end of the log."""
    if asked and not (asked.isdecimal() and len(asked) < 7):
        raise UserError(f"“{asked[:20]}” is not a number of lines; type log, or log 50.")
    number = int(asked) if asked else DEFAULT_LOG
    for line in session.lines(0)[-number:] if number else ():
        session.screen.say(line)


def _undo(session: AtTable, asked: str) -> None:
    """Take the last decision back."""
    session.undo()


def _save(session: AtTable, asked: str) -> None:
    """Save to a file."""
    path = Path(asked).expanduser()
    session.save(path)
    session.screen.say(f"Saved: orne play --resume {path} goes on from here.", whole=True)


def _resume(session: AtTable, asked: str) -> None:
    """Go on with a saved game; this one stays where it is kept."""
    path = Path(asked).expanduser()
    session.resume(saves.read(path, session.game.rules.name))


def _help(session: AtTable, asked: str) -> None:
    """Say what may be typed."""
    table = Table.grid(padding=(0, 2))
    for words, meaning in session.help:
        table.add_row(Text(words, "bold"), meaning)
    session.screen.say(table)


def _quit(session: AtTable, asked: str) -> None:
    """Leave, with the offer of a file of one's own."""
    if not session.game.over:
        path = session.screen.read("Save under a name of your own? (Enter: no) ")
        if path:
            _save(session, path)
    raise Leave


def _options(session: AtTable, asked: str) -> None:
    """Show the question again."""
    decision = session.game.decision
    if decision is not None:
        session.screen.say(*session.question(session.put(decision)))


def _board(session: AtTable, asked: str) -> None:
    """Show the whole page again."""
    session.show()


ORDERS: Orders = {
    "why": _why,
    "card": _card,
    "log": _log,
    "undo": _undo,
    "save": _save,
    "resume": _resume,
    "help": _help,
    "?": _help,
    "quit": _quit,
    "exit": _quit,
    "options": _options,
    "board": _board,
}
"""What may be typed in every game."""
NEEDS_MORE = {"card": "a card's name", "save": "a file's name", "resume": "a file's name"}
"""Orders that mean nothing without a name after them."""
AFTER_THE_END = ("undo", "log", "save", "card", "discard", "board", "quit")
"""What may be typed once the game is over."""
