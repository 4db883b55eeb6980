"""What the tests of The Gathering lay out, and how they read it."""

from __future__ import annotations

from typing import Any

from orne.arkham.position import Place
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.look import seen

NAMES = ("roland-banks", "wendy-adams", "skids-otoole", "agnes-baker")
DECK = ["core/emergency-cache"] * 30
CLOSED = ("hallway", "attic", "cellar", Place("parlor", revealed=False))


BARRIER: dict[str, Any] = {
    "locations": CLOSED,
    "act": "the-barrier",
    "later_acts": ("what-have-you-done",),
    "set_aside": ("ghoul-priest", "lita-chantler"),
}


STUDY: dict[str, Any] = {
    "locations": ("study",),
    "act": "trapped",
    "later_acts": ("the-barrier", "what-have-you-done"),
    "set_aside": ("hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler"),
}


def keys(game: Game[State]) -> list[str]:
    """What is offered."""
    return [option.key for option in game.options]


def table(game: Game[State]) -> ArkhamTable:
    """A table at the game's state."""
    return RULEBOOK.table(game.state)


def slugs(game: Game[State], uids: list[int]) -> list[str]:
    """Cards by name."""
    return sorted(table(game).kind(uid).slug.removeprefix("core/") for uid in uids)


def enemy(game: Game[State], card: str) -> dict[str, Any]:
    """An enemy as everybody sees it."""
    found: dict[str, Any] = next(each for each in seen(game, 0)["enemies"] if each["ref"] == card)
    return found
