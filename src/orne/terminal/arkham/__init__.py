"""Arkham Horror in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orne.kernel.game import Game


def play(game: Game[Any], keep: Callable[[Game[Any]], None], players: Sequence[str]) -> Game[Any]:
    """Play a scenario of a campaign until it is over or the players leave; ``keep`` gets it before every question."""
    # Imported here for the sake of start-up time: lists of cards and decks need this package, but no bots and no rules.
    from orne.terminal.arkham.session import CampaignSession
    from orne.terminal.screen import Screen

    session = CampaignSession(Screen(), game, players)
    session.keep = keep
    session.run()
    return session.game
