"""How the decks of each game are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from orne.games import ARKHAM, COC
from orne.terminal.arkham import decks as arkham
from orne.terminal.coc import decks as coc


@dataclass(frozen=True)
class DeckPages:
    """Decks of a game on the screen."""

    show_list: Callable[[str], None]
    """Show the decks that come with Orne, as an edition has them."""
    show: Callable[[Any, str], None]
    """Show a deck, as an edition has its cards."""
    kind: Callable[[Any, str, str], str]
    """What a deck of a format in an edition is called, as part of a sentence."""
    named_card: Callable[[str, str], str]
    """How a list names a card of an edition."""


DECK_PAGES: Mapping[str, DeckPages] = {
    COC.name: DeckPages(coc.show_list, coc.show_deck, coc.kind, coc.named_card),
    ARKHAM.name: DeckPages(
        show_list=lambda edition: arkham.show_list(),
        show=lambda deck, edition: arkham.show_deck(deck),
        kind=lambda deck, format, edition: arkham.kind(deck, format),
        named_card=lambda card, edition: arkham.named_card(card),
    ),
}
