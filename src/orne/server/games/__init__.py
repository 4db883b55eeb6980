"""What the server tells about each game, and how it begins one: an entry for each, found by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from orne.games import GAMES
from orne.kernel.errors import UserError, echo, listed
from orne.server.games.arkham import ArkhamServed
from orne.server.games.coc import CocServed
from orne.server.games.shared import Served

SERVED: Mapping[str, Served] = {"coc": CocServed(), "arkham": ArkhamServed()}


def edition_of(game: str, wanted: str | None) -> str:
    """The edition that is meant: the usual one where none is named."""
    editions = SERVED[game].editions
    if wanted is not None and wanted not in editions:
        raise UserError(f"There is no edition of that name; there are {', '.join(editions)}.")
    return wanted or editions[0]


def refuse_no_bot(game: str, name: str) -> None:
    """Refuse a bot that the game does not have."""
    bots = GAMES[game].bots()
    if name not in bots:
        raise UserError(f"There is no bot called {echo(name)}; there are {listed([*bots])}.")
