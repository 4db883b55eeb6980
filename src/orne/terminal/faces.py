"""How each game looks at the terminal: its board, its cards, its piles, how it ends.

Imports inside functions keep start-up quick: a session needs one game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from orne.games import ARKHAM, COC
from orne.table.shared.messages import Page

Piles = Mapping[str, Callable[[Page, Sequence[str]], list[Text]]]


@dataclass(frozen=True)
class Face:
    """How one game looks."""

    board: Callable[[Mapping[Any, Page], Sequence[str], int, int], list[Text]]
    """The board by the pages of those at the keyboard, the names of the seats, a width and a level."""
    card: Callable[[Any, str], RenderableType]
    """A card laid out, as an edition has it."""
    piles: Piles
    """What else can be looked at, by the word that shows it."""
    help: Sequence[tuple[str, str]]
    """What is typed in this game alone, and its signs."""
    ending: Callable[[Page, Sequence[str]], list[str]]
    """How a game ended, in words."""


def _coc() -> Face:
    from orne.terminal.coc import cards, piles
    from orne.terminal.coc.board import Board

    def board(pages: Mapping[Any, Page], names: Sequence[str], width: int, level: int) -> list[Text]:
        return Board(next(iter(pages.values())), names, width, level).lines()

    return Face(board, cards.page, piles.PILES, piles.HELP, piles.ending)


def _arkham() -> Face:
    from orne.terminal.arkham import cards, piles
    from orne.terminal.arkham.board import Board

    def board(pages: Mapping[Any, Page], names: Sequence[str], width: int, level: int) -> list[Text]:
        return Board(pages, names, width, level).lines()

    return Face(board, lambda card, edition: cards.page(card), piles.PILES, piles.HELP, piles.ending)


FACES: Mapping[str, Callable[[], Face]] = {COC.name: _coc, ARKHAM.name: _arkham}
