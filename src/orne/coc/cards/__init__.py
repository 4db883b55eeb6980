"""Behaviour of cards, by card id."""

from __future__ import annotations

from orne.coc.registry import behaviour, card, facts_of, implemented, own_card, replace_own_card, reprint, text, works

__all__ = ["behaviour", "card", "facts_of", "implemented", "own_card", "replace_own_card", "reprint", "text", "works"]
