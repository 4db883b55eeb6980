"""What a person may type besides an option: why not, card, log, undo, skip, stops and the like."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from orne.games import GAMES, Facts
from orne.kernel.errors import UserError
from orne.kernel.search import folded
from orne.table import advice
from orne.table.room import Room
from orne.table.shared.data import Card
from orne.table.shared.messages import Page
from orne.table.shared.question_data import Asking
from orne.terminal import asked, looking_up, meaning, menu
from orne.terminal.lines import in_two_columns
from orne.terminal.screen import Screen
from orne.terminal.story import Story
from orne.terminal.style import GREY

LONGEST_LIST = 6
DEFAULT_LOG = 30
UNTIL = {"": "something", "window": "window", "phase": "phase", "turn": "turn"}


class Leave(Exception):
    """The player leaves the table."""


class AtTable(Protocol):
    """What orders need of the session at whose table they are given."""

    screen: Screen
    room: Room

    @property
    def seat(self) -> int: ...

    @property
    def page(self) -> Page: ...

    @property
    def edition(self) -> str: ...

    @property
    def help(self) -> Sequence[tuple[str, str]]: ...

    @property
    def piles(self) -> Mapping[str, Callable[[Page, Sequence[str]], list[Text]]]: ...

    def card_page(self, card: Facts) -> RenderableType: ...

    def story(self, width: int) -> Story: ...

    def whole_board(self) -> list[Text]: ...

    def whole_question(self) -> list[Text]: ...

    def tell(self, *lines: Text | str) -> None: ...

    def show(self, lines: Sequence[Text], title: str = "") -> None: ...

    def save(self, path: Path) -> None: ...

    def resume(self, path: Path) -> None: ...

    def undo(self) -> None: ...

    def give_up(self) -> None: ...

    def answer(self, said: Mapping[str, object]) -> None: ...


Order = Callable[[AtTable, str], None]


# ---- asking without changing anything


def _why(session: AtTable, words: str) -> None:
    """Say why something is not offered, or that it is."""
    words = words[4:].strip() if words.lower().startswith("not ") else words
    words = words.rstrip("?").strip()
    if not words or words.lower() == "not":
        raise UserError("Say what: why not, and then a card or an option, such as why not Shotgun.")
    question = session.page.question
    said = session.room.why_not(session.seat, words)
    offered = [] if question is None else [question.options[i] for i in said.offered]
    if question is not None and not offered:
        offered = meaning.matching(question.options, words)
    if question is not None and offered:
        session.tell(f"But it is offered: {meaning.listed(question, offered)}.")
        return
    for reason in said.reasons:
        line = Text(f"• {reason.sentence.removesuffix('.')}.")
        session.tell(line.append(f"  rules {reason.ruling}", GREY) if reason.ruling else line)


def _card(session: AtTable, words: str) -> None:
    """Show a card: that of an option by its number, or one on the table before any other."""
    here = _of_option(session.page, words) or _on_the_table(session.page, words)
    shown = [card.card for card in here if card.card is not None and card.state != "unrevealed"]
    if here and not shown:
        raise UserError(f"{here[0].title} is not revealed yet: nobody knows its other side.")
    cards = GAMES[session.room.game.rules.name].cards()
    if here:
        facts = cards.facts(session.edition)
        found = [facts[card] for card in shown if card in facts]
    else:
        found = list(cards.find(words, session.edition))
        found = [card for card in found if meaning.begins(card.title, words)] or found
    if not found:
        raise UserError(f"No card is called “{words[:60]}”; try fewer letters.")
    found = list({folded(card.title): card for card in reversed(found)}.values())[::-1]
    if len(found) > LONGEST_LIST:
        names = ", ".join(card.title for card in found[:LONGEST_LIST])
        raise UserError(f"“{words[:60]}” fits {len(found)} cards, such as {names}; say more.")
    lines = [line for card in found[:3] for line in session.screen.lines_of(session.card_page(card))]
    now = [line for card in here for line in asked.values(card)]
    session.show([*lines, *now])


def _of_option(page: Page, words: str) -> list[Card]:
    """The card that the option with a number is about."""
    question = page.question
    if question is None or not words.isdecimal():
        return []
    about = [option.cards[:1] for option in question.options if menu.number_of(question, option) == words]
    return [card for card in (*page.cards, *question.cards) if (card.h,) in about and card.title]


def _on_the_table(page: Page, words: str) -> list[Card]:
    """The cards that a seat can see whose title is meant."""
    question = page.question
    cards = [*page.cards, *(question.cards if question is not None else ())]
    titled = [card for card in cards if card.title]
    same = [card for card in titled if folded(card.name) == folded(words) or folded(card.title) == folded(words)]
    return same or [card for card in titled if meaning.begins(card.name, words)]


def _log(session: AtTable, words: str) -> None:
    """Show the end of the log."""
    if words and words != "all" and not (words.isdecimal() and len(words) < 7):
        raise UserError(f"“{words[:20]}” is not a number of lines; type log, log 50 or log all.")
    lines = session.story(session.screen.width).lines
    number = len(lines) if words == "all" else int(words) if words else DEFAULT_LOG
    session.show(lines[len(lines) - min(number, len(lines)) :], "What has happened")


def _hint(session: AtTable, words: str) -> None:
    """Say what a bot would do, and what it thinks of the best options."""
    question = session.page.question
    who = "-".join(words.lower().split())
    # A name that is not known is refused before anybody seems to think.
    bot = advice.adviser(session.room.game.rules.name, who)
    session.screen.working(f"The {bot} bot thinks about it…")
    found = session.room.hint(session.seat, bot)
    assert question is not None
    told = [f"The {found.bot} bot would answer: {meaning.listed(question, [question.options[found.i]])}."]
    session.tell(*told, *([found.words] if found.words else []))


def _help(session: AtTable, words: str) -> None:
    """Say what may be typed."""
    session.show(in_two_columns(session.help, session.screen.width), "Help")


def _options(session: AtTable, words: str) -> None:
    """Show the question again, with all that is known of each option."""
    session.show(session.whole_question())


def _board(session: AtTable, words: str) -> None:
    """Show the whole board again."""
    session.show(session.whole_board())


# ---- being asked


def _skip(session: AtTable, words: str) -> None:
    """Pass until something happens that could be answered."""
    if words not in UNTIL:
        raise UserError(f"Nothing is skipped until “{words[:20]}”; say skip, skip window, skip phase or skip turn.")
    question = session.page.question
    session.room.skip(session.seat, UNTIL[words])
    now = session.room.question(session.seat)
    if question is None or now is None or now.id != question.id or question.primary is None:
        return
    # One's own main phase is never passed unasked; here somebody asks for just that.
    session.answer({"i": question.primary})
    with contextlib.suppress(UserError):
        session.room.skip(session.seat, UNTIL[words])


def _stops(session: AtTable, words: str) -> None:
    """Say or settle when one is asked."""
    *names, last = words.split() or [""]
    phases = session.page.strip.phases
    if words in asked.MODES:
        session.room.ask(session.seat, asked.MODES[words])
    elif last in ("on", "off") and names:
        phase = " ".join(names).lower()
        asked.set_phase(session.room, session.seat, _asking(session), phases, phase, wanted=last == "on")
    elif words:
        some = f"stops {phases[0]} on, stops {phases[-1]} off"
        raise UserError(f"Say stops always, stops can act, stops pass, or a phase: {some}.")
    session.tell(*asked.told(_asking(session), phases, _facts(session)))


def _facts(session: AtTable) -> Mapping[str, Facts]:
    """Every card of the game, by id."""
    return GAMES[session.room.game.rules.name].cards().facts(session.edition)


def _asking(session: AtTable) -> Asking:
    """When one is asked now."""
    asking = session.room.hello(session.seat).asking
    assert asking is not None
    return asking


def _not_now(session: AtTable, words: str) -> None:
    """Let a card be no reason to ask, or a reason again; without a name it is the one because of which one is asked."""
    words = "" if words.lower() == "now" else words[4:].strip() if words.lower().startswith("now ") else words
    named = asked.settled_for(_asking(session).not_now, _facts(session), words) if words else None
    if named is not None:
        card, title = named
        session.room.not_now(session.seat, card, wanted=False)
        session.tell(f"You are asked because of {title} again.")
        return
    seen = _seen(session, words) if words else _reason(session)
    session.room.not_now(session.seat, seen.h)
    again = f"not now {seen.title} asks again"
    session.tell(f"You are not asked because of {seen.title} alone, unless you are struck; {again}.")


def _reason(session: AtTable) -> Card:
    """The one card because of which one is asked."""
    question = session.page.question
    found = [card for card in session.page.cards if question is not None and card.h in question.because]
    if len(found) == 1:
        return found[0]
    if found:
        raise UserError(f"Say which: not now {', or not now '.join(card.title for card in found)}.")
    raise UserError(f"Say which: {NEEDS_MORE['not']}.")


def _always(session: AtTable, words: str) -> None:
    """Let a card be reason enough to ask, or no longer."""
    words = words[4:].strip() if words.lower().startswith("for ") else words
    card = _seen(session, words)
    wanted = card.card not in _asking(session).always_for
    session.room.always_for(session.seat, card.h, wanted)
    session.tell(f"You are always asked for {card.title}." if wanted else f"{card.title} is like other cards again.")


def _seen(session: AtTable, words: str) -> Card:
    """The one card on the table that is meant."""
    found = {card.card: card for card in _on_the_table(session.page, words) if card.card is not None}
    if len(found) == 1:
        return next(iter(found.values()))
    if not found:
        raise UserError(f"No card that you can see is called “{words[:40]}”.")
    raise UserError(f"“{words[:40]}” may be {', '.join(card.title for card in found.values())}; say more.")


# ---- changing the game


def _undo(session: AtTable, words: str) -> None:
    """Take the last decision back."""
    session.undo()


def _concede(session: AtTable, words: str) -> None:
    """Give up, if that is meant."""
    if session.screen.read("Give this game up? (yes, Enter: no) ", completed=False).lower() != "yes":
        session.tell("Nobody gives up.")
        return
    session.give_up()


def _save(session: AtTable, words: str) -> None:
    """Save to a file."""
    path = Path(words).expanduser()
    session.save(path)
    session.tell(f"Saved: orne play --resume {path} goes on from here.")


def _resume(session: AtTable, words: str) -> None:
    """Go on with a saved game; this one stays where it is kept."""
    session.resume(Path(words).expanduser())


def _quit(session: AtTable, words: str) -> None:
    """Leave the table; the game is kept already."""
    raise Leave


ORDERS: Mapping[str, Order] = {
    "why": _why,
    "card": _card,
    "rules": looking_up.rules,
    "glossary": looking_up.glossary,
    "log": _log,
    "hint": _hint,
    "skip": _skip,
    "stops": _stops,
    "not": _not_now,
    "always": _always,
    "undo": _undo,
    "concede": _concede,
    "save": _save,
    "resume": _resume,
    "help": _help,
    "?": _help,
    "options": _options,
    "board": _board,
    "quit": _quit,
    "exit": _quit,
}
"""What may be typed in every game."""
OWN_FILES = ("save", "resume")
"""Orders about files of the players' own, which a campaign's scenario does not have."""
NEEDS_MORE = {
    "card": "card and then a card's name",
    "rules": "rules and then a ruling's id, or words",
    "save": "save and then a file's name",
    "resume": "resume and then a file's name",
    "not": "not now and then a card's name",
    "always": "always for and then a card's name",
}
"""Orders that mean nothing without a name after them."""
BARE = ("", "now", "for")
MAY_BE_BARE = ("not",)
"""Of these, what the question may say instead."""
AFTER_THE_END = ("undo", "log", "save", "card", "rules", "glossary", "board", "quit")
"""What may be typed once the game is over, besides the piles."""
HELP = (
    ("3, or beginnings of words", "choose an option; Enter takes the one marked Enter"),
    ("1 3, or 1 3 done", "choose several, where several may be chosen"),
    ("why not X", "the reasons why X is not offered, with the rulings"),
    ("card X", "a card and its text; what is on the table comes first"),
    ("rules ID, rules WORDS", "what a ruling says; the rulings with these words"),
    ("glossary, glossary X", "the words of the game; what one of them means"),
    ("hint, hint greedy", "what a bot would answer, and why; ask another bot"),
    ("undo", "take your last decision back, and all that followed"),
    ("skip", "pass until something happens, or your main phase begins"),
    ("skip window, phase, turn", "pass once, or to the end of the phase or turn"),
    ("stops, stops PHASE off", "when you are asked: stops always, can act or pass; or phase by phase"),
    ("not now, not now X", "do not ask because of the card that asks, or of card X; the same once more asks again"),
    ("always for X", "always ask because of card X"),
    ("log, log 50, log all", "what has happened"),
    ("options, board", "the question, the board in full"),
    ("save FILE, resume FILE", "write the game to a file; go on with another one"),
    ("concede", "give up"),
    ("quit", "leave the table; nothing is lost"),
)


def obey(session: AtTable, words: str, orders: Mapping[str, Order]) -> bool:
    """Carry out an order, if the words are one."""
    verb, _, rest = words.partition(" ")
    verb, rest = verb.lower(), rest.strip()
    if verb in session.piles and not rest:
        session.show(session.piles[verb](session.page, session.room.names), verb.capitalize())
        return True
    order = orders.get(verb)
    if order is None:
        return False
    if rest.lower() in BARE and verb in NEEDS_MORE and verb not in MAY_BE_BARE:
        raise UserError(f"Say which: {NEEDS_MORE[verb]}.")
    order(session, rest)
    return True
