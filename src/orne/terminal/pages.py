"""How the cards and decks of each game are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from orne.games import ARKHAM, COC
from orne.terminal.arkham import cards as arkham_cards
from orne.terminal.arkham import decks as arkham_decks
from orne.terminal.coc import cards as coc_cards
from orne.terminal.coc import decks as coc_decks


@dataclass(frozen=True)
class Pages:
    """Cards and decks of a game on the screen."""

    card: Callable[[Any, str], RenderableType]
    """A card laid out whole, as an edition has it."""
    card_list: Callable[[Sequence[Any]], RenderableType]
    """Cards, one a line."""
    coverage: Callable[[Sequence[Any]], RenderableType]
    """How many cards of each set can be played."""
    deck_list: Callable[[str], None]
    """Show the decks that come with Orne, as an edition has them."""
    deck: Callable[[Any, str], None]
    """Show a deck, as an edition has its cards."""
    deck_kind: Callable[[Any, str, str], str]
    """What a deck of a format in an edition is called, as part of a sentence."""
    deck_card: Callable[[str, str], str]
    """How a list names a card of an edition."""


PAGES: Mapping[str, Pages] = {
    COC.name: Pages(
        card=coc_cards.page,
        card_list=coc_cards.listing,
        coverage=coc_cards.coverage,
        deck_list=coc_decks.show_list,
        deck=coc_decks.show_deck,
        deck_kind=coc_decks.kind,
        deck_card=coc_decks.named_card,
    ),
    ARKHAM.name: Pages(
        card=lambda card, edition: arkham_cards.page(card),
        card_list=arkham_cards.listing,
        coverage=arkham_cards.coverage,
        deck_list=lambda edition: arkham_decks.show_list(),
        deck=lambda deck, edition: arkham_decks.show_deck(deck),
        deck_kind=lambda deck, format, edition: arkham_decks.kind(deck, format),
        deck_card=lambda card, edition: arkham_decks.named_card(card),
    ),
}
