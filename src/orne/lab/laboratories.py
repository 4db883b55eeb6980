"""What each game is tried with: games by number, playthroughs to compare, and answers to "why not?" to check."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from orne.arkham import why as arkham_why
from orne.coc import why as coc_why
from orne.games import ARKHAM, COC
from orne.kernel.game import Game
from orne.lab import reasons_of_arkham, reasons_of_coc
from orne.lab.explained import Explained
from orne.lab.games import arkham_game, coc_game, coc_game_with, edition_of, starter_game


class NthGame(Protocol):
    """Gives the set-up of the nth game."""

    def __call__(self, number: int, *, ask_always: bool = False) -> dict[str, Any]: ...


class GameWith(Protocol):
    """Gives the set-up of the nth game with some cards in every deck, and the others of some sets."""

    def __call__(
        self, number: int, holding: Collection[str], *, sets: tuple[str, ...] = (), ask_always: bool = False
    ) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Laboratory:
    """What one game is tried with."""

    nth_game: NthGame
    """Games of every kind, for the simulator."""
    golden_game: NthGame
    """Games that are written out as playthroughs."""
    golden: tuple[int, ...]
    """The numbers of those."""
    described: Callable[[Game[Any]], str]
    """What kind of game such a playthrough shows, before anything has happened."""
    explained: Explained
    game_with: GameWith | None = None
    """Games that try certain cards, where decks can be made for that."""


def _starter_game(number: int, *, ask_always: bool = False) -> dict[str, Any]:
    """The nth game with starter decks, editions in turn."""
    return starter_game(number, edition=edition_of(number), ask_always=ask_always)


def _edition(game: Game[Any]) -> str:
    return f"edition {game.start['edition']}"


def _scenario(game: Game[Any]) -> str:
    return f"{game.state.scenario}, {game.state.seats} investigators, {game.state.difficulty}"


LABORATORIES: Mapping[str, Laboratory] = {
    COC.name: Laboratory(
        nth_game=coc_game,
        golden_game=_starter_game,
        described=_edition,
        # Games with different factions, two of them under older editions.
        golden=(3, 16, 40, 77, 104, 150),
        explained=Explained(
            coc_why.visible,
            coc_why.forms,
            coc_why.alike,
            reasons_of_coc.HOLDS,
            ("coc/",),
            ("play", "use", "choose", "attach", "lay", "resource"),
        ),
        game_with=coc_game_with,
    ),
    ARKHAM.name: Laboratory(
        nth_game=arkham_game,
        golden_game=arkham_game,
        described=_scenario,
        # All scenarios and all late stages, one to four investigators.
        golden=(0, 3, 5, 6, 7, 10, 11, 13, 15, 26),
        explained=Explained(
            arkham_why.visible, arkham_why.forms, arkham_why.alike, reasons_of_arkham.HOLDS, ("ahlcg/",)
        ),
    ),
}
