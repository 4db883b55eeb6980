"""What the server tells about each game, and how it begins one: an entry for each, found by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from orne.kernel.errors import UserError
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
