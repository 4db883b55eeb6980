"""Which demonstrations are meant: those of a claim, those in an edition, one of them by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.kernel.errors import UserError, clipped, echo, printable
from orne.kernel.game import Game
from orne.rulings.claim import Claim
from orne.rulings.showing.demonstration import Demonstration, of_claim
from orne.rulings.showing.show import Show, Step


def shown(claim: Claim, edition: str | None) -> Sequence[Demonstration]:
    """The demonstrations of a claim, those in an edition if one is named; a UserError says why there are none."""
    every = of_claim(claim.id)
    found = [each for each in every if edition is None or edition in each.editions]
    if found:
        return found
    if every:
        editions = dict.fromkeys(name for each in every for name in each.editions)
        raise UserError(
            f"{claim.id} is demonstrated in {', '.join(editions)}, not in {clipped(printable(edition or ''), 40)}."
        )
    if claim.tested:
        raise UserError(f"{claim.id} is not demonstrated: a test proves it, {claim.tested}.")
    reason = f"it cannot be shown: {claim.not_shown}" if claim.not_shown else "it is still open"
    raise UserError(f"{claim.id} is not demonstrated; {reason.rstrip('.')}.")


def named(claim: Claim, name: str, edition: str | None) -> Demonstration:
    """One demonstration of a claim by its name."""
    several = {each.name: each for each in shown(claim, edition)}
    if name not in several:
        raise UserError(f"{claim.id} has no demonstration called {echo(name)}; it has {', '.join(several)}.")
    return several[name]


def newest(demonstration: Demonstration) -> str:
    """The newest edition a demonstration is shown in."""
    return demonstration.editions[-1]


def game_at(demonstration: Demonstration, edition: str, step: int | None = None) -> Game[Any]:
    """The game as it stands after some steps of a demonstration; where none are named, in its first position."""

    def stop(show: Show[Any], _: Step) -> None:
        if show.is_laid and (step is None or len(show.steps) == step):
            raise _Arrived(show.game)

    try:
        show = demonstration.run(edition, stop)
    except _Arrived as arrived:
        return arrived.game
    if not show.is_laid:
        raise UserError("This is shown by what is printed on cards; there is no position to open.")
    raise UserError(f"No position of this demonstration is after step {step} of {len(show.steps)}.")


class _Arrived(Exception):
    """There is the position that was wanted."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game
