"""Before a game begins: a person at a terminal is asked, and may go on with an unfinished game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from rich.text import Text

from orne.games import CardGame
from orne.kernel.errors import UserError
from orne.store import games
from orne.store.database import Store
from orne.store.keeping import Kept
from orne.terminal.meaning import begins
from orne.terminal.screen import Screen
from orne.terminal.style import GREY, WARNING

HELP = ("help", "?")
ROOM_TO_TYPE = 12


def unfinished(game: CardGame) -> Kept | None:
    """The game that was left last, if it can still be played and nobody does."""
    try:
        with Store() as store:
            left = games.unfinished(store, game.name)
        return None if left is None else Kept.resumed(left.number)
    except UserError:
        return None


def welcome(screen: Screen, game: CardGame, where: Callable[[Any], str]) -> Kept | None:
    """Greet the players; gives the unfinished game, if they go on with that. ``where`` says where it was left."""
    screen.say(Text(f"\nOrne · {game.full_title}\n", "bold"))
    left = unfinished(game)
    if left is not None:
        words = f"There is an unfinished game{where(left.seated.game.state)}. Go on with it? (Enter: yes, n: no) "
        if screen.read(words, completed=False).lower() not in ("n", "no"):
            return left
        left.close()
    return None


def until_right(screen: Screen, prompt: str, proposed: str, check: Callable[[str], str], help: str = "") -> str:
    """Ask until the answer is right; ``help`` says more about what may be answered."""
    question, bracket, rest = prompt.rpartition(" [")
    long = len(prompt) + ROOM_TO_TYPE > screen.width and bool(bracket)
    while True:
        if long:
            screen.say(question)
        words = screen.read(f"[{rest}" if long else prompt, completed=False)
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
            raise UserError(f"There is no “{name[:40]}”; there are {', '.join(names)}.")
        return found[0]

    return known
