"""What a person may type besides an option: why not, card, log, undo, save and the like."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from orne.coc import cards as behaviour
from orne.coc.facts import CardFacts, find, folded
from orne.kernel.decision import Decision
from orne.kernel.errors import UserError
from orne.terminal import saves, wording
from orne.terminal.board import hand_line
from orne.terminal.card import whole_card

if TYPE_CHECKING:
    from orne.terminal.session import Session

HELP = (
    ("3, or part of a name", "choose an option; Enter takes the one marked Enter"),
    ("why not X", "the reasons why X is not offered, with the rulings"),
    ("card X", "a card: its numbers and its text"),
    ("skip", "pass by itself until the turn ends or the opponent does something"),
    ("undo", "take your last decision back, and what followed from it"),
    ("log, log 50", "what has happened"),
    ("discard, domains", "the discard piles; the resources on each domain"),
    ("options, board", "the question again; the whole page again"),
    ("save FILE, resume FILE", "keep the game; go on with another one (it is kept by itself as well)"),
    ("quit", "leave the table; nothing is lost"),
    ("signs", "↑ ready  → exhausted  ✗ insane  ■ support  ● success  T C A I struggles  ✖ drained"),
)
SKIPPED = ("action", "response", "disrupt")
"""Questions that ``skip`` passes on."""
DEFAULT_LOG = 30
LONGEST_LIST = 6


class Leave(Exception):
    """The player leaves the table."""


def answer(session: Session, decision: Decision, words: str) -> int | None:
    """Do what was typed: the number of an option from 0, or None when it was another order."""
    if not words:
        found = wording.default(session.table, decision)
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
    return wording.meant(session.table, decision.options, decision.seat, words)


def answer_when_over(session: Session, words: str) -> None:
    """Do what was typed after the end of the game."""
    verb, _, rest = words.partition(" ")
    if not words:
        raise Leave
    working = [order for order in AFTER_THE_END if order in session.orders]
    if verb.lower() not in working:
        raise UserError(f"The game is over; what works now is {', '.join(working)}, or Enter to leave.")
    session.orders[verb.lower()](session, rest.strip())


def _is_option(session: Session, decision: Decision, words: str) -> bool:
    """Whether words that begin like an order name an option: "discard Shotgun" where a card is to be discarded."""
    if words.partition(" ")[0].lower() in ("why", "card"):
        return False
    if " " not in words:
        return words in decision.keys
    return len(wording.matching(session.table, decision.options, decision.seat, words)) == 1


# ---- the orders


def _why(session: Session, asked: str) -> None:
    """Say why something is not offered, or that it is."""
    asked = asked[4:].strip() if asked.lower().startswith("not ") else asked
    asked = asked.rstrip("?").strip()
    if not asked or asked.lower() == "not":
        raise UserError("Say what: why not, and then a card or an option, such as why not Shotgun.")
    said = session.game.why(asked)
    decision = session.game.decision
    if decision is not None:
        offered = [i for i, option in enumerate(decision.options) if option in said.offered]
        offered = offered or wording.matching(session.table, decision.options, decision.seat, asked)
        if offered:
            listed = wording.listed(session.table, decision.options, decision.seat, offered)
            session.screen.say(f"But it is offered: {listed}.")
            return
    for refusal in said.refusals:
        words = refusal.sentence
        line = Text.assemble("• ", words[:1].upper(), words[1:], (f"  [{refusal.ruling}]", "dim"))
        session.screen.say(line)


def _card(session: Session, asked: str) -> None:
    """Show a card, one of this game's first."""
    edition = session.game.state.catalogue.rules.name
    found = find(asked, edition)
    here = {kind.slug for kind in session.game.state.catalogue.kinds}
    found = [card for card in found if card.id in here] or found
    if not found:
        raise UserError(f"No card is called “{asked[:60]}”; try fewer letters.")
    if len(found) > LONGEST_LIST:
        names = ", ".join(card.title for card in found[:LONGEST_LIST])
        raise UserError(f"“{asked[:60]}” fits {len(found)} cards, such as {names}; say more.")
    for card in _shortest(found):
        text = behaviour.text(card.id, edition)
        session.screen.say(whole_card(card, text, playable=card.id in behaviour.implemented()))


def _shortest(found: list[CardFacts]) -> list[CardFacts]:
    """At most three cards, one for each title."""
    return list({folded(card.title): card for card in reversed(found)}.values())[::-1][:3]


def _log(session: Session, asked: str) -> None:
    """Show the end of the log."""
    if asked and not (asked.isdecimal() and len(asked) < 7):
        raise UserError(f"“{asked[:20]}” is not a number of lines; type log, or log 50.")
    number = int(asked) if asked else DEFAULT_LOG
    for line in session.lines(0)[-number:] if number else ():
        session.screen.say(line)


def _undo(session: Session, asked: str) -> None:
    """Take the last decision back."""
    session.undo()


def _save(session: Session, asked: str) -> None:
    """Save to a file."""
    path = Path(asked).expanduser()
    session.save(path)
    session.screen.say(f"Saved: orne play --resume {path} goes on from here.", whole=True)


def _resume(session: Session, asked: str) -> None:
    """Go on with a saved game; this one stays where it is kept."""
    path = Path(asked).expanduser()
    session.resume(saves.read(path, session.game.rules.name))


def _help(session: Session, asked: str) -> None:
    """Say what may be typed."""
    table = Table.grid(padding=(0, 2))
    for words, meaning in session.help:
        table.add_row(Text(words, "bold"), meaning)
    session.screen.say(table)


def _quit(session: Session, asked: str) -> None:
    """Leave, with the offer of a file of one's own."""
    if not session.game.over:
        path = session.screen.read("Save under a name of your own? (Enter: no) ")
        if path:
            _save(session, path)
    raise Leave


def _options(session: Session, asked: str) -> None:
    """Show the question again."""
    decision = session.game.decision
    if decision is not None:
        session.screen.say(*session.question(session.put(decision)))


def _board(session: Session, asked: str) -> None:
    """Show the whole page again."""
    session.show()


def _discard(session: Session, asked: str) -> None:
    """Show both discard piles."""
    catalogue = session.game.state.catalogue
    for seat, name in enumerate(session.names()):
        pile = session.game.state.discard[seat]
        session.screen.say(Text(f"{name}: {len(pile)} discarded, the last one first", "bold"))
        for uid in reversed(pile):
            session.screen.say(Text("  ").append(hand_line(catalogue.kinds[session.game.state.cards[uid].kind].facts)))


def _domains(session: Session, asked: str) -> None:
    """Show the resources on every domain."""
    state = session.game.state
    for seat, name in enumerate(session.names()):
        for number, domain in enumerate(state.domains[seat], 1):
            cards = ", ".join(session.table.title(uid) for uid in domain.resources) or "empty"
            drained = " (drained)" if domain.drained else ""
            session.screen.say(Text.assemble((f"{name}, domain {number}{drained}: ", "bold"), cards))


def _skip(session: Session, asked: str) -> None:
    """Pass by itself from here on."""
    decision = session.game.decision
    if (
        decision is None
        or wording.default(session.table, decision) is None
        or decision.kind not in ("action", "response", "disrupt")
    ):
        raise UserError("This question cannot be skipped; skip passes on actions and answers only.")
    session.skip()


ORDERS: dict[str, Callable[[Any, str], None]] = {
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
    "discard": _discard,
    "domains": _domains,
    "skip": _skip,
}
NEEDS_MORE = {"card": "a card's name", "save": "a file's name", "resume": "a file's name"}
"""Orders that mean nothing without a name after them."""
AFTER_THE_END = ("undo", "log", "save", "card", "discard", "domains", "board", "quit")
