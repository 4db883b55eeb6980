"""Behaviour of Arkham Horror cards, by card id."""
