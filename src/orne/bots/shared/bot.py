"""What a bot is, and the bots of a game by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from orne.bots.shared.statistics import Reason, Statistics
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import UserError, echo, listed
from orne.kernel.game import Game
from orne.kernel.log_words import plural


class Bot(Protocol):
    """A program that plays one seat."""

    name: str

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        """Answer the pending decision of a game."""


class TellingBot(Bot, Protocol):
    """A bot that tells of itself; ours do, others need not."""

    statistics: Statistics
    """What it has done so far."""
    reasons: tuple[Reason, ...]
    """The best options of its last answer and what they are worth, the one taken first; empty if none was weighed."""


@runtime_checkable
class Hurrying(Protocol):
    """A bot that can think for no longer than people like to wait."""

    def hurry(self) -> None:
        """Answer within its time from now on, even if that is other than it would be on a quicker machine."""


def statistics_of(bot: Bot) -> Statistics:
    """What a bot has done so far, if it tells."""
    found = getattr(bot, "statistics", None)
    return found if isinstance(found, Statistics) else Statistics()


Bots: TypeAlias = Mapping[str, Callable[[int], Bot]]
"""The bots of a game by their names, each made from a seed."""


def make(bots: Bots, name: str, seed: int, *, awaited: bool = False) -> Bot:
    """Make a bot by its name; the same seed plays the same way, unless somebody waits and the machine is slow."""
    if name not in bots:
        raise UserError(f"There is no bot called {echo(name)}; there are {listed([*bots])}.")
    bot = bots[name](seed)
    if awaited and isinstance(bot, Hurrying):
        bot.hurry()
    return bot


def play_game(game: Game[Any], bots: Sequence[Bot]) -> None:
    """Let bots play a game to its end."""
    if len(bots) != game.state.seats:
        were = "was" if len(bots) == 1 else "were"
        raise UserError(
            f"This game has {plural(game.state.seats, 'seat')}, and {plural(len(bots), 'bot')} {were} named."
        )
    while (decision := game.decision) is not None:
        game.choose(bots[decision.seat].choose(game, decision), decision.seat)
