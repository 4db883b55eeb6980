"""How each game is played and watched at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from orne.games import ARKHAM, COC
from orne.store.keeping import Kept
from orne.terminal.arkham import opening as arkham_opening
from orne.terminal.arkham.replay import ArkhamReplay
from orne.terminal.arkham.session import ArkhamSession
from orne.terminal.coc import opening as coc_opening
from orne.terminal.coc.replay import CocReplay
from orne.terminal.coc.session import CocSession
from orne.terminal.replay import Replay
from orne.terminal.screen import Screen
from orne.terminal.session import Session


@dataclass(frozen=True)
class Front:
    """What the terminal has for a game."""

    session: type[Session]
    replay: type[Replay]
    ask: Callable[[Screen, Any], Kept | None]
    """Ask for what is not said yet about a new game; gives the unfinished one, where the player goes on with that."""


FRONTS: Mapping[str, Front] = {
    COC.name: Front(CocSession, CocReplay, coc_opening.ask),
    ARKHAM.name: Front(ArkhamSession, ArkhamReplay, arkham_opening.ask),
}
