"""The notes of the campaign log in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.arkham.facts import load

NOTES = {
    "house_standing": "Your house is still standing",
    "house_burned": "Your house has burned to the ground",
    "ghoul_priest_alive": "The Ghoul Priest is still alive",
    "lita_forced_to_find_others": "Lita was forced to find others to help her",
    "past_midnight": "It is past midnight",
    "cultists_interrogated": "Cultists we interrogated",
    "cultists_got_away": "Cultists who got away",
    "arkham_succumbed": "Arkham succumbed to Umôrdhoth",
    "ritual_broken": "The ritual was broken",
    "repelled_umordhoth": "Umôrdhoth was repelled",
    "sacrificed_lita": "Lita was sacrificed to Umôrdhoth",
}


def in_words(note: str, value: Any) -> str:
    """A note in words; cultists by name."""
    words = NOTES.get(note, note)
    if not isinstance(value, Sequence):
        return words
    return f"{words}: {', '.join(load()[card].title if card in load() else str(card) for card in value) or 'none'}"
