"""What a player may want of a new game of Call of Cthulhu."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from orne.coc.errata import EDITIONS
from orne.set_up.shared.wishes import Setting, Wishes

NEWEST = EDITIONS[0]


@dataclass
class CocWishes(Wishes):
    """What the player wants; None where nothing was said."""

    deck: str | None = None
    opponent_deck: str | None = None
    opponent: str | None = None
    seat: str = "1"
    edition: str = NEWEST

    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("deck", "your deck: a name (see orne deck list) or a file", metavar="DECK"),
        Setting("opponent_deck", "the opponent's deck", metavar="DECK"),
        Setting(
            "opponent",
            "random, greedy (the default), search-quick, search, search-strong, or human at the same keyboard",
            metavar="WHO",
        ),
        Setting(
            "edition",
            f"the edition: {', '.join(EDITIONS)} (default: {NEWEST})",
            metavar="EDITION",
            choices=EDITIONS,
        ),
        Setting("seat", "where you sit (default: 1)", choices=("1", "2", "random")),
    )

    @property
    def open(self) -> bool:
        """Whether everything is left to be asked."""
        return self.deck is None and self.opponent_deck is None and self.opponent is None
