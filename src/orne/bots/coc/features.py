"""What is seen of a position of Call of Cthulhu when its value is reckoned."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from orne.bots.coc.evaluation import character_points, domain_points, hand_points, support_points, token_points
from orne.bots.search.value import Value, read
from orne.coc import values
from orne.coc.rules.success import STORIES_TO_WIN, TOKENS_TO_WIN
from orne.coc.state import INSANE

if TYPE_CHECKING:
    from orne.coc.table import CocTable

SIDE = (
    "stories won", "one story to win", "tokens", "stories nearly won", "nearly won in the turn to come", "characters",
    "character points", "supports", "hand", "domains", "largest domain",
)  # fmt: skip
"""What is seen of each side; the features are the differences."""
NAMES = ("constant", "turn to come", *SIDE)
NEARLY = TOKENS_TO_WIN - 2
"""With this many tokens a good attack wins a story."""
WEIGHTS = Path(__file__).parent / "value.json"


@cache
def value() -> Value:
    """The weights that were fitted last."""
    return read(WEIGHTS, NAMES)


def chance(g: CocTable, seat: int) -> float:
    """The chance to win of a seat."""
    if g.state.over:
        return 1.0 if g.state.winner == seat else 0.0
    return value().chance(features(g, seat))


def features(g: CocTable, seat: int) -> tuple[float, ...]:
    """The features of a position: whose turn it is, and what one side has more than the other."""
    mine, theirs = _side(g, seat), _side(g, 1 - seat)
    return (
        1.0,
        1.0 if g.state.active == seat else -1.0,
        *[one - other for one, other in zip(mine, theirs, strict=True)],
    )


def _side(g: CocTable, seat: int) -> tuple[float, ...]:
    """One side of the table, in small numbers."""
    state = g.state
    won = len(state.won[seat])
    tokens = 0.0
    nearly = 0
    for story in state.row:
        success = state.cards[story].success
        tokens += token_points(success[seat], success[1 - seat])
        nearly += success[seat] >= NEARLY
    characters, points = 0, 0.0
    for uid in g.index.characters[seat]:
        points += character_points(g, uid)
        characters += state.cards[uid].state != INSANE
    supports = 0.0
    for uid in state.play:
        if state.cards[uid].controller == seat and not values.is_character(g, uid):
            supports += support_points(g, uid)
    sizes = [len(domain.resources) for domain in state.domains[seat]]
    return (
        float(won),
        1.0 if won == STORIES_TO_WIN - 1 else 0.0,
        tokens / 30.0,
        float(nearly),
        float(nearly) if state.active == seat else 0.0,
        characters / 3.0,
        points / 50.0,
        supports / 10.0,
        hand_points(len(state.hand[seat])) / 10.0,
        sum([domain_points(size) for size in sizes]) / 20.0,
        max(sizes) / 3.0,
    )
