"""Arkham Horror in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from orne.kernel.game import Game


def play(game: Game[Any], keep: Callable[[Game[Any]], None], bots: Sequence[str] = ()) -> Game[Any]:
    """Play a scenario of a campaign until it is over or the player leaves; ``keep`` gets it before every question."""
    from orne.terminal.arkham.opening import who_plays
    from orne.terminal.arkham.session import CampaignSession
    from orne.terminal.screen import Screen

    session = CampaignSession(Screen(), game, who_plays(bots, game.state.seats))
    session.keep = keep
    session.run()
    return session.game
