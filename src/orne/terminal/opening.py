"""Before a game begins: a person at a terminal is asked, and may go on with an unfinished game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from orne.games import CardGame
from orne.kernel.errors import UserError, echo, suggested
from orne.terminal.meaning import begins
from orne.terminal.screen import Screen
from orne.terminal.style import GREY, WARNING

if TYPE_CHECKING:
    from orne.store.games import About
    from orne.store.keeping import Kept

HELP = ("help", "?")
ROOM_TO_TYPE = 12


def unfinished(game: CardGame) -> tuple[About, Mapping[str, Any]] | None:
    """The game that was left last and that nobody plays now, with what was settled when it began."""
    # Imported here for the sake of start-up time: the greeting is shown before.
    from orne.store import games
    from orne.store.database import Store

    try:
        with Store() as store:
            left = games.unfinished(store, game.name)
            if left is None or games.is_played(store, left.number):
                return None
            return left, games.record(store, left.number)["start"]
    except UserError:
        return None


def welcome(screen: Screen, game: CardGame, what: Callable[[Mapping[str, Any]], str]) -> Kept | None:
    """Greet the players; gives the unfinished game, if they go on with that. ``what`` says which one it is."""
    screen.say(Text(f"\nOrne · {game.full_title}\n", "bold"))
    found = unfinished(game)
    if found is None:
        return None
    left, start = found
    question = f"There is an unfinished game: {what(start)}{left.turn}. Go on with it?"
    if ask(screen, f"{question} [yes]: ").lower() in ("n", "no"):
        return None
    # Imported here for the sake of start-up time: the question is shown before.
    from orne.store.keeping import Kept

    try:
        return Kept.resumed(left.number)
    except UserError as error:
        screen.say(str(error), style=WARNING)
        return None


def ask(screen: Screen, prompt: str) -> str:
    """Read an answer; a question that leaves no room for it stands on a line of its own."""
    question, bracket, rest = prompt.rpartition(" [")
    if len(prompt) + ROOM_TO_TYPE <= screen.width or not bracket:
        return screen.read(prompt, completed=False)
    screen.say(question)
    return screen.read(f"[{rest}", completed=False)


def until_right(screen: Screen, prompt: str, proposed: str, check: Callable[[str], str], help: str = "") -> str:
    """Ask until the answer is right; ``help`` says more about what may be answered."""
    while True:
        words = ask(screen, prompt)
        if words.lower() in HELP:
            screen.say(help or "Type one of the words in the question.", style=GREY)
            screen.say("Enter takes what stands in brackets; ctrl-C leaves.", style=GREY)
            continue
        try:
            return check(words or proposed)
        except UserError as error:
            screen.say(str(error), style=WARNING)


def one_of(names: Collection[str]) -> Callable[[str], str]:
    """A check that an answer is one of some names."""

    def known(name: str) -> str:
        found = [each for each in names if each == name] or [each for each in names if begins(each, name)]
        if len(found) != 1:
            raise UserError(f"There is no {echo(name)}; {suggested(name, names)}")
        return found[0]

    return known
