"""What the game can say of its cards' behaviour: which are implemented, and the text of each."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass

DEFINITIONS = "orne.coc.cards"


@dataclass(frozen=True)
class Definitions:
    """The cards that can be played, and their texts, rendered from their definitions."""

    implemented: frozenset[str]
    text: Callable[[str, str], str | None]


def definitions() -> Definitions:
    """Return what the game defines; nothing, where it does not define cards yet."""
    try:
        module = importlib.import_module(DEFINITIONS)
    except ModuleNotFoundError as error:
        # Only the absence of the definitions themselves is expected: what they import must be there.
        if error.name != DEFINITIONS:
            raise
        return Definitions(frozenset(), lambda card_id, edition: None)
    implemented: Callable[[], frozenset[str]] = getattr(module, "implemented", frozenset)
    text: Callable[[str, str], str | None] = getattr(module, "text", lambda card_id, edition: None)
    return Definitions(implemented(), text)
