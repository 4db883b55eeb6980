"""Positions of the collectible game, whose own cards are played by its own document, and what is read off them."""

from __future__ import annotations

from typing import Any

from orne.coc import values
from orne.coc.position import Side, build
from tests.coc.look import Coc, table, uid

CCG = "ccg-2.0"
CHANGES_NOTHING = ["it would change nothing now: coc/faq/no-if-able-must-resolve-whole"]


def ccg(you: Side, opponent: Side | None = None, **rest: Any) -> Coc:
    """A position under the oldest document."""
    return build(you, opponent, edition=CCG, **rest)


def resources(game: Coc, seat: int = 0) -> list[int]:
    """How many resources each domain of a player has."""
    return [len(domain.resources) for domain in game.state.domains[seat]]


def has_subtype(game: Coc, name: str, subtype: str) -> bool:
    """Whether a card has a subtype."""
    return values.has_subtype(table(game), uid(game, name), subtype)
