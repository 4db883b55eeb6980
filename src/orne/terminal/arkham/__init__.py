"""Arkham Horror in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orne.kernel.game import Game
    from orne.terminal.keeping import Keeping


def play(game: Game[Any], keeping: Keeping, players: Sequence[str]) -> Game[Any]:
    """Play a scenario of a campaign until it is over or the players leave."""
    # Imported here for the sake of start-up time: lists of cards and decks need this package, but no bots and no rules.
    from orne.terminal.arkham.session import CampaignSession
    from orne.terminal.screen import Screen

    session = CampaignSession(Screen(), game, players, keeping)
    session.run()
    return session.game
