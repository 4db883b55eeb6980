"""Simulation: many games, and what can be learned from them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orne.lab.games import arkham_game, coc_game, scenario_game, starter_game

__all__ = ["arkham_game", "coc_game", "scenario_game", "starter_game"]


def __getattr__(name: str) -> Any:
    """What is public, imported when it is asked for: whoever needs one module of the lab need not wait for all."""
    if name in __all__:
        return getattr(import_module("orne.lab.games"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
