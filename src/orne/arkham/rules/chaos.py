"""The chaos bag: its tokens, and drawing from it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from orne.kernel.errors import UserError, echo
from orne.kernel.rng import below

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

SKULL: Final = "skull"
CULTIST: Final = "cultist"
TABLET: Final = "tablet"
ELDER_THING: Final = "elder thing"
AUTO_FAIL: Final = "auto-fail"
ELDER_SIGN: Final = "elder sign"
SYMBOLS: Final = (SKULL, CULTIST, TABLET, ELDER_THING, AUTO_FAIL, ELDER_SIGN)
NUMBER: Final = re.compile(r"0|[+-][1-9][0-9]?")
FROM_REAL_BAG: Final = "drawn token"
"""The kind of question that asks for the token drawn from a bag of the players' own."""
BAD_SYMBOLS: Final = frozenset((SKULL, CULTIST, TABLET, ELDER_THING, AUTO_FAIL))

DIFFICULTIES: Final = ("easy", "standard", "hard", "expert")


def checked(tokens: Sequence[Any]) -> tuple[str, ...]:
    """The tokens of a bag, if a bag may have them."""
    for token in tokens:
        if not is_token(token):
            raise UserError(f"No chaos token is {echo(token)}; tokens are numbers such as -1 and {', '.join(SYMBOLS)}.")
    return tuple(tokens)


def is_token(token: object) -> bool:
    """Whether there is such a token."""
    return isinstance(token, str) and (token in SYMBOLS or NUMBER.fullmatch(token) is not None)


def is_number(token: str) -> bool:
    """Whether a token bears a number."""
    return token not in SYMBOLS


def draw(g: ArkhamTable, seat: int, out: tuple[str, ...] = ()) -> str:
    """Draw a token at random from those still in the bag; in real-bag mode the player names it."""
    left = remaining(g.state.bag, out)
    if g.real_bag:
        options = [g.option("token", note=token, value=token) for token in dict.fromkeys(left)]
        return str(g.decide(seat, FROM_REAL_BAG, "Which token did you draw?", options))
    return left[below(g.state, len(left))]


def remaining(bag: Sequence[str], out: Sequence[str]) -> list[str]:
    """The tokens of a bag less those that are out of it."""
    left = list(bag)
    for token in out:
        if token in left:
            left.remove(token)
    return left


def hard(difficulty: str) -> bool:
    """Whether the scenario card shows its hard and expert side."""
    return difficulty in ("hard", "expert")
