"""Trial cards: one that a module makes for all its tests must not be made differently elsewhere."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

_TESTS = str(Path(__file__).parent)
_LASTING: set[str] = set()


def keep(card_id: str, *, changed: bool) -> None:
    """Note a trial card; refuse to change one that other tests of its module still count on."""
    by_module = _made_by_a_module()
    if changed and (by_module or card_id in _LASTING):
        raise AssertionError(f"two different trial cards are called {card_id}: give one another name")
    if by_module:
        _LASTING.add(card_id)


def _made_by_a_module() -> bool:
    """Whether a card is being made while a module is imported."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename.startswith(_TESTS):
        if frame.f_code.co_name == "<module>":
            return True
        frame = frame.f_back
    return False
