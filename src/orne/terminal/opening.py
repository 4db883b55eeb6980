"""Before a game begins: a person at a terminal is asked, and the unfinished game of before is not lost."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from rich.text import Text

from orne.games import CardGame
from orne.kernel.errors import UserError
from orne.set_up.shared.seated import Seated
from orne.terminal import saves
from orne.terminal.screen import Screen


def unfinished(game: CardGame) -> Seated | None:
    """The game that was left, if it can still be played."""
    path = saves.autosave(game.name)
    if not path.exists():
        return None
    try:
        saved = saves.read(path, game.name)
    except UserError:
        return None
    return None if saved.game.over else saved


def welcome(screen: Screen, game: CardGame, where: Callable[[Any], str]) -> Seated | None:
    """Greet the players; gives the unfinished game, if they go on with that. ``where`` says where it was left."""
    screen.say(Text(f"\nOrne · {game.full_title}\n", "bold"))
    left = unfinished(game)
    if left is not None:
        words = f"There is an unfinished game{where(left.game.state)}. Go on with it? (Enter: yes, n: no) "
        if screen.read(words).lower() not in ("n", "no"):
            return left
    return None


def until_right(screen: Screen, prompt: str, proposed: str, check: Callable[[str], str]) -> str:
    """Ask until the answer is right."""
    while True:
        try:
            return check(screen.read(prompt) or proposed)
        except UserError as error:
            screen.say(str(error), style="red")


def one_of(names: Collection[str]) -> Callable[[str], str]:
    """A check that an answer is one of some names."""

    def known(name: str) -> str:
        if name not in names:
            raise UserError(f"There is no “{name[:40]}”; there are {', '.join(names)}.")
        return name

    return known


def set_aside(game: CardGame) -> None:
    """Keep the unfinished game of before under another name, so that a new one does not overwrite it."""
    if unfinished(game) is not None:
        saves.autosave(game.name).replace(saves.previous(game.name))
