"""How the cards of each game are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from orne.games import ARKHAM, COC
from orne.terminal.arkham import cards as arkham
from orne.terminal.coc import cards as coc


@dataclass(frozen=True)
class CardPages:
    """Cards of a game on the screen."""

    whole: Callable[[Any, str], RenderableType]
    """A card laid out, as an edition has it."""
    listing: Callable[[Sequence[Any]], RenderableType]
    """Cards, one a line."""
    coverage: Callable[[Sequence[Any]], RenderableType]
    """How many cards of each set can be played."""


CARD_PAGES: Mapping[str, CardPages] = {
    COC.name: CardPages(coc.page, coc.listing, coc.coverage),
    ARKHAM.name: CardPages(lambda card, edition: arkham.page(card), arkham.listing, arkham.coverage),
}
