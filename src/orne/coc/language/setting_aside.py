"""Characters that a card sets aside out of the game, remembers and gives back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc.language.doing import Doing
from orne.coc.language.references import Ref
from orne.coc.language.select import CHARACTER, OPPONENTS
from orne.coc.rules import leaving
from orne.coc.selector import legal_targets, target_refusal
from orne.coc.state import REMOVED, LastingEffect

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["SET_ASIDE_BY_THIS", "EachSetsAside"]

_SET_ASIDE = "set aside"
"""What lasts: cards that are removed from the game by a card, which knows them still."""


def _set_aside(g: CocTable, use: Use) -> list[int]:
    return [
        uid
        for each in g.state.lasting
        if each.kind == _SET_ASIDE and each.source == use.holder
        for uid, obj in each.targets
        if g.state.cards[uid].obj == obj and g.state.cards[uid].zone == REMOVED
    ]


SET_ASIDE_BY_THIS = Ref(_set_aside, "the characters that this card removed from the game", everything=True)


@dataclass(frozen=True, slots=True)
class EachSetsAside(Doing):
    """Each player chooses a character of the other, and those are removed from the game together."""

    if_able: bool = False
    """Whoever cannot choose is passed over; else nothing happens."""

    @property
    def text(self) -> str:
        """The effect in words."""
        able = ", if able" if self.if_able else " (nothing happens unless every player can)"
        return f"each player chooses a character an opponent controls{able}; remove those from the game"

    def _able(self, g: CocTable, use: Use) -> list[tuple[int, list[int]]]:
        """Who chooses among which characters, the active player first."""
        what = CHARACTER & OPPONENTS
        seats = (g.state.active, 1 - g.state.active)
        return [(seat, legal_targets(g, use.seen_by(seat), what)) for seat in seats]

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether everybody can choose, or anybody where that is enough."""
        able = [bool(cards) for _, cards in self._able(g, use)]
        return any(able) if self.if_able else all(able)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask each, remove what they chose, and remember it."""
        if not self.possible(g, use):
            return False
        chosen: list[int] = []
        for seat, cards in self._able(g, use):
            if cards:
                no = partial(target_refusal, g, use.seen_by(seat), CHARACTER & OPPONENTS)
                prompt = "Remove which character from the game?"
                chosen.append(g.choose_card(seat, prompt, cards, "choose", use.holder, no))
        done = leaving.remove_from_game(g, chosen, use)
        gone = tuple((uid, g.state.cards[uid].obj) for uid in chosen if g.state.cards[uid].zone == REMOVED)
        g.state.lasting = (*g.state.lasting, LastingEffect(_SET_ASIDE, gone, None, "ever", use.holder, use.seat))
        return done
