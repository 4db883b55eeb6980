"""``orne rules ID --play`` and ``--open``: a ruling's demonstrations told, or played at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.padding import Padding
from rich.text import Text

from orne.kernel.errors import UserError
from orne.rulings import Claim, lines
from orne.rulings.narrating import narrated
from orne.rulings.showing.demonstration import Demonstration, of_claim
from orne.rulings.showing.show import Show, Step
from orne.set_up.shared.seated import HUMAN
from orne.terminal.keeping import Nowhere
from orne.terminal.playing import play
from orne.terminal.style import console


def tell(claims: Sequence[Claim], edition: str | None) -> int:
    """Tell every demonstration of the one claim that is meant."""
    claim = _only(claims)
    shown = _shown(claim, edition)
    out = console()
    title, sentence, *_ = lines(claim.id, edition)
    out.print(title, style="bold", markup=False)
    out.print(sentence, markup=False)
    for each in shown:
        chosen = edition or _newest(each)
        out.print()
        out.print(f"{each.sentence} ({', '.join(each.editions)}; played here: {chosen})", style="bold", markup=False)
        for depth, words in narrated(each, chosen):
            out.print(Padding(Text(words), (0, 0, 0, 2 * depth), expand=False))
    return 0


def open_at_table(claims: Sequence[Claim], edition: str | None) -> int:
    """Play the first position of the claim's first demonstration, every seat in the same hands."""
    claim = _only(claims)
    demonstration = _shown(claim, edition)[0]
    chosen = edition or _newest(demonstration)
    show = demonstration.shower(chosen, _stop_when_laid)
    try:
        demonstration.function(show)
    except _Laid:
        pass
    else:
        raise UserError(f"{claim.id} is shown by what is printed on cards; there is no position to open.")
    game = show.game
    again = f"orne rules {claim.id} --open"
    return play(
        game, (HUMAN,) * game.state.seats, Nowhere(again if edition is None else f"{again} --edition {edition}")
    )


class _Laid(Exception):
    """There is a game."""


def _stop_when_laid(show: Show[Any], step: Step) -> None:
    if show.is_laid:
        raise _Laid


def _only(claims: Sequence[Claim]) -> Claim:
    """The one claim that is meant."""
    if len(claims) > 1:
        raise UserError(f"{len(claims)} rulings are meant, {claims[0].id} among them; name one by its whole id.")
    return claims[0]


def _shown(claim: Claim, edition: str | None) -> Sequence[Demonstration]:
    """The demonstrations of a claim, those in an edition if one is named; a UserError says why there are none."""
    every = of_claim(claim.id)
    found = [each for each in every if edition is None or edition in each.editions]
    if found:
        return found
    if every:
        editions = dict.fromkeys(name for each in every for name in each.editions)
        raise UserError(f"{claim.id} is demonstrated in {', '.join(editions)}, not in {edition}.")
    if claim.tested:
        raise UserError(f"{claim.id} is not demonstrated: a test proves it, {claim.tested}.")
    reason = f"it cannot be shown: {claim.not_shown}" if claim.not_shown else "it is still open"
    raise UserError(f"{claim.id} is not demonstrated; {reason.rstrip('.')}.")


def _newest(demonstration: Demonstration) -> str:
    """The newest edition a demonstration is shown in."""
    return demonstration.editions[-1]
