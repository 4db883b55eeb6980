"""The notes of the campaign log in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.arkham.campaign import title
from orne.arkham.guide import Guide


def in_words(guide: Guide, note: str, value: Any) -> str:
    """One of the guide's notes in words; cards by their titles."""
    words = guide.notes[note].words
    if not isinstance(value, Sequence):
        return words
    return f"{words}: {', '.join(title(str(card)) for card in value) or 'none'}"
