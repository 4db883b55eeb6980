"""How far back undo may go, and what chance does then: chosen once, when a game is set up.

same      chance comes out as it did before
new       chance goes on from where it was: another token, another shuffle
visible   only as long as nothing hidden has been seen since
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar, cast

from orne.kernel.errors import UserError, echo
from orne.kernel.game import Game
from orne.kernel.log import Entry

S_contra = TypeVar("S_contra", contravariant=True)
SAME: Final = "same"
NEW: Final = "new"
VISIBLE: Final = "visible"
Undoing: TypeAlias = Literal["same", "new", "visible"]
POLICIES: tuple[Undoing, ...] = ("same", "new", "visible")


class UndoRules(Protocol[S_contra]):
    """What a game gives that lets its players choose."""

    def came_to_light(self, before: S_contra, after: S_contra, entries: Sequence[Entry]) -> bool:
        """Whether something hidden was seen between two states."""


def policy_of(game: Game[Any]) -> Undoing:
    """What was chosen when the game was set up."""
    chosen: Undoing = game.start.get("undo") or SAME
    return chosen


def check(policy: str) -> str:
    """Refuse a policy that does not exist."""
    if policy not in POLICIES:
        raise UserError(f"There is no way of undoing called {echo(policy)}; there are {', '.join(POLICIES)}.")
    return policy


def go_back(game: Game[Any], decisions: int) -> None:
    """Take decisions back until this many are left, in the way chosen for the game."""
    policy = policy_of(game)
    chance = game.state.rng
    if policy == VISIBLE:
        trial = game.copy()
        while len(trial.decisions()) > decisions:
            trial.undo()
        rules = cast(UndoRules[Any], game.rules)
        if rules.came_to_light(trial.state, game.state, list(game.log)[len(trial.log) :]):
            raise UserError("That cannot be undone: something hidden has been seen since.")
    while len(game.decisions()) > decisions:
        game.undo()
    if policy == NEW and game.state.rng != chance:
        game.reseed(chance)
