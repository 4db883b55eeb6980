"""How each game is begun at the terminal.

Imports inside functions keep start-up quick: a command needs one game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from orne.games import ARKHAM, COC
from orne.terminal.screen import Screen

if TYPE_CHECKING:
    from orne.store.keeping import Kept


@dataclass(frozen=True)
class Front:
    """What the terminal has for a game."""

    ask: Callable[[Screen, Any], Kept | None]
    """Ask for what is not said yet about a new game; gives the unfinished one, where the player goes on with that."""


def _coc_ask(screen: Screen, wishes: Any) -> Kept | None:
    from orne.terminal.coc import opening

    return opening.ask(screen, wishes)


def _arkham_ask(screen: Screen, wishes: Any) -> Kept | None:
    from orne.terminal.arkham import opening

    return opening.ask(screen, wishes)


FRONTS: Mapping[str, Front] = {
    COC.name: Front(_coc_ask),
    ARKHAM.name: Front(_arkham_ask),
}
