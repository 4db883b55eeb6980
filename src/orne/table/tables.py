"""What each game tells the table, by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from orne.games import ARKHAM, COC
from orne.table.shared.game_table import GameTable


def _coc() -> GameTable[Any]:
    # Imported here for the sake of start-up time: a room needs one game.
    from orne.table.coc.game_table import CocGameTable

    return CocGameTable()


def _arkham() -> GameTable[Any]:
    # Imported here for the sake of start-up time: a room needs one game.
    from orne.table.arkham.game_table import ArkhamGameTable

    return ArkhamGameTable()


TABLES: Mapping[str, Callable[[], GameTable[Any]]] = {COC.name: _coc, ARKHAM.name: _arkham}
