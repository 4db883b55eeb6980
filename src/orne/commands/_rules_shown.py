"""``orne rules ID --play`` and ``--open``: a ruling's demonstrations told, or played at the table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from orne.kernel.errors import UserError
from orne.rulings import Claim, lines
from orne.rulings.narrating import narrated
from orne.rulings.showing.finding import game_at, newest, shown
from orne.set_up.shared.seated import HUMAN
from orne.terminal.keeping import Nowhere
from orne.terminal.playing import play
from orne.terminal.style import console


def tell(claims: Sequence[Claim], edition: str | None) -> int:
    """Tell every demonstration of the one claim that is meant."""
    claim = _only(claims)
    several = shown(claim, edition)
    out = console()
    title, sentence, *_ = lines(claim.id, edition)
    out.print(title, style="bold", markup=False)
    out.print(sentence, markup=False)
    for each in several:
        chosen = edition or newest(each)
        out.print()
        out.print(f"{each.sentence} ({', '.join(each.editions)}; played here: {chosen})", style="bold", markup=False)
        for depth, words in narrated(each, chosen):
            out.print(Padding(Text(words), (0, 0, 0, 2 * depth), expand=False))
    return 0


def open_at_table(claims: Sequence[Claim], edition: str | None) -> int:
    """Play the first position of the claim's first demonstration, every seat in the same hands."""
    claim = _only(claims)
    demonstration = shown(claim, edition)[0]
    game = game_at(demonstration, edition or newest(demonstration))
    again = f"orne rules {claim.id} --open"
    return play(
        game, (HUMAN,) * game.state.seats, Nowhere(again if edition is None else f"{again} --edition {edition}")
    )


def _only(claims: Sequence[Claim]) -> Claim:
    """The one claim that is meant."""
    if len(claims) > 1:
        raise UserError(f"{len(claims)} rulings are meant, {claims[0].id} among them; name one by its whole id.")
    return claims[0]
