"""Behaviour of Arkham Horror cards, by card id."""

from __future__ import annotations

from orne.arkham.cards.registry import (
    behaviour,
    card,
    facts_of,
    implemented,
    own_card,
    own_cards,
    symbols_of,
    text,
    works,
)

__all__ = ["behaviour", "card", "facts_of", "implemented", "own_card", "own_cards", "symbols_of", "text", "works"]
