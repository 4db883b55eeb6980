"""Behaviour of Arkham Horror cards, by card id."""

from __future__ import annotations

from orne.arkham.cards.registry import behaviour, card, implemented, text

__all__ = ["behaviour", "card", "implemented", "text"]
