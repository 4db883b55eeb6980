"""A game as text: the board of the terminal as one seat sees it, and the actions by their numbers."""

from __future__ import annotations

from typing import Any

from orne.environments.episode import Episode
from orne.kernel.game import Game
from orne.set_up.shared.seated import HUMAN
from orne.table.journal import Closed
from orne.table.room import Room
from orne.table.settings import Settings
from orne.terminal.faces import FACES

WIDTH = 100


def text(episode: Episode, seat: int) -> str:
    """The board as a seat sees it, then its question with the actions, or how the game ended."""
    game = episode.play.game()
    return "\n".join([*board(game, seat), *_question(episode, game, seat)])


def board(game: Game[Any], seat: int, width: int = WIDTH) -> list[str]:
    """The board of a seat, as the terminal draws it."""
    seats = game.state.seats
    # What has happened so far is none of the board's business: it is looked at as if it began here.
    room = Room(game.copy(), (HUMAN,) * seats, Settings(late=False), journal=Closed(None))
    seen = [seat] if room.table.competitive else [seat, *(other for other in range(seats) if other != seat)]
    pages = {each: room.page(each, 0) for each in seen[:1]}
    return [line.plain.rstrip() for line in FACES[game.rules.name]().board(pages, room.names, width, 0)]


def _question(episode: Episode, game: Game[Any], seat: int) -> list[str]:
    """What the seat is asked, and each action in words."""
    decision = game.decision
    if decision is None:
        return [game.result]
    if decision.seat != seat:
        return [f"Seat {decision.seat} is asked."]
    first = episode.page * (episode.setting.actions - 1)
    shown = decision.options[first : first + len(episode.shown)]
    lines = [decision.prompt, *(f"{number:>3}  {option.label}" for number, option in enumerate(shown))]
    if episode.page + 1 < episode.pages:
        lines.append(f"{len(shown):>3}  More options (page {episode.page + 1} of {episode.pages})")
    return lines
