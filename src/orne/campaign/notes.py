"""The notes of the campaign log in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.arkham.facts import load

NOTES = {
    "house_standing": "The house stands",
    "house_burned": "The house is burned down",
    "ghoul_priest_alive": "The Ghoul Priest lives",
    "lita_forced_to_find_others": "Lita has had to look elsewhere for help",
    "past_midnight": "It is past midnight",
    "cultists_interrogated": "Cultists found out",
    "cultists_got_away": "Cultists who got away",
    "arkham_succumbed": "Arkham has fallen to Umôrdhoth",
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
