"""Behaviour of cards, by card id."""

from __future__ import annotations

from orne.coc.cards.registry import behaviour, card, facts_of, implemented, own_card, text

__all__ = ["behaviour", "card", "facts_of", "implemented", "own_card", "text"]
