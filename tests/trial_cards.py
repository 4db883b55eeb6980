"""Trial cards: one that a module makes for all its tests must not be made differently elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

_TESTS = str(Path(__file__).parent)
_LASTING: set[str] = set()
_BORROWED: dict[str, Callable[[], None]] = {}
"""How to give back each shipped card whose name a test has borrowed."""


def keep(card_id: str, *, changed: bool, replaced: bool, shipped: bool, give_back: Callable[[], None]) -> None:
    """Note a trial card; refuse to change one that other tests of its module still count on.

    ``changed`` says that it reads otherwise, ``replaced`` that another card takes its place, however it reads. A test
    may borrow the name of a card that Orne ships: it is given back when the test is over.
    """
    by_module = _made_by_a_module()
    if changed and (card_id in _LASTING or (by_module and not shipped)):
        raise AssertionError(f"two different trial cards are called {card_id}: give one another name")
    if changed and by_module:
        raise AssertionError(f"Orne ships another card called {card_id}: give this one another name")
    if replaced and shipped:
        _BORROWED.setdefault(card_id, give_back)
    if by_module:
        _LASTING.add(card_id)


def give_back_all() -> None:
    """Put the cards that Orne ships back in their places."""
    while _BORROWED:
        _BORROWED.popitem()[1]()


def _made_by_a_module() -> bool:
    """Whether a card is being made while a module is imported."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename.startswith(_TESTS):
        if frame.f_code.co_name == "<module>":
            return True
        frame = frame.f_back
    return False
