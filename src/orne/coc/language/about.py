"""What an effect is about to do, and to which cards: cards that cancel ask it before anything happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from orne.coc.language.references import Ref

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "NOTHING", "About", "does",
]  # fmt: skip

About = Callable[["CocTable", "Use"], Iterable[tuple[str, int]]]
"""Pairs of a verb and a card: what would be done to it. Nobody is asked anything."""


def NOTHING(g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
    """It does nothing to a card in play that another could keep it from."""
    return ()


def does(verb: str, who: Ref) -> About:
    """It does one thing to the cards meant."""
    return lambda g, use: [(verb, uid) for uid in who.could(g, use)]
