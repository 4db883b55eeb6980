"""The words that demonstrations of Call of Cthulhu are written in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from orne.coc.card_text import card_text
from orne.coc.cards import behaviour, facts_of
from orne.coc.errata import EDITIONS
from orne.coc.position import At, Side, Story, build
from orne.coc.rulebook import RULEBOOK
from orne.coc.rules.chart import NAMES, PHASES
from orne.coc.state import LIMBO, State
from orne.coc.table import CocTable
from orne.kernel.errors import UserError, echo
from orne.kernel.game import Game
from orne.rulings.showing import demonstration, show
from orne.rulings.showing.coc_decks import PROBES
from orne.rulings.showing.describing import described, each_made, made
from orne.rulings.showing.probe import Json, plain
from orne.rulings.showing.show import whole

__all__ = ["At", "Show", "Side", "Story", "shows", "there"]


class Show(show.Show[State]):
    """A demonstration of Call of Cthulhu."""

    probes = PROBES

    def lay(self, you: Side | None = None, opponent: Side | None = None, **rest: Any) -> None:
        """Lay a position, described as for ``orne.coc.position.build``."""
        self.perform({"do": "lay", "position": _position(you, opponent, rest)})

    def cannot_lay(self, you: Side | None = None, opponent: Side | None = None, *, says: str, **rest: Any) -> None:
        """No game could be in this position, and the reason has these words in it."""
        self.perform({"do": "cannot lay", "position": _position(you, opponent, rest), "says": says})

    def pass_to(self, step: str) -> None:
        """Everybody passes until the step of that name asks something."""
        self._decline_until(lambda: NAMES[self.game.state.step] == step, step)

    def pass_to_phase(self, phase: str) -> None:
        """Everybody passes until the phase of that name asks something."""
        self._decline_until(lambda: PHASES[self.game.state.step] == phase, phase)

    def built(self, position: Mapping[str, Json]) -> Game[State]:
        """A game in the position that data describes."""
        rest = dict(position)
        sides = [_side(rest.pop(name, {})) for name in ("you", "opponent")]
        if "stories" in rest:
            rest["stories"] = each_made(Story, rest["stories"])
        return build(*sides, **rest, edition=self.edition)

    def begun(self, set_up: Mapping[str, Json]) -> Game[State]:
        """A game from its beginning, as data sets it up."""
        return Game(RULEBOOK, {**set_up, "edition": self.edition})

    def is_idle(self) -> bool:
        """Whether no card is half played, and nothing is left that could be answered."""
        game = self.game
        over = game.decision is None or game.decision.kind != "response"
        table = game.table
        nothing_left = isinstance(table, CocTable) and not table.occurred
        return over and nothing_left and all(each.zone != LIMBO for each in game.state.cards)

    def who(self, seat: int) -> str:
        """You, or the other player as the log names them."""
        return ("you", "player 2")[seat]

    def title(self, card: str) -> str:
        """The title of a card by its id or reference; what is not a card stays as it is."""
        facts = facts_of(whole(card), self.edition)
        return card if facts is None else facts.title

    def printed(self, card: str) -> dict[str, Json]:
        """What is printed on a card, by its id, and its text in our words."""
        facts = facts_of(card, self.edition)
        if facts is None:
            raise UserError(f"There is no card {echo(card)}.")
        text = card_text(facts, behaviour(card, self.edition))
        return {**plain(asdict(facts)), "text": text}


def there(card: str, story: int = 0, **rest: Any) -> At:
    """A character committed to a story."""
    return At(card, exhausted=True, story=story, **rest)


def _position(you: Side | None, opponent: Side | None, rest: Mapping[str, Any]) -> dict[str, Json]:
    """A position as data."""
    sides = {"you": described(you or Side()), "opponent": described(opponent or Side())}
    return {**{name: side for name, side in sides.items() if side}, **described(rest)}


def _side(data: Json) -> Side:
    side = made(Side, data)
    side.play = each_made(At, side.play)
    return side


REGISTER = demonstration.Register("coc", EDITIONS[::-1], EDITIONS[0], Show)
demonstration.REGISTERS["coc"] = REGISTER
shows = REGISTER.shows
