"""What is done with hands: drawing more, looking at another player's, discarding what an effect means or counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities import Number
from orne.coc.language.doing import Doing
from orne.coc.language.effects import Verb
from orne.coc.language.references import IT, Ref
from orne.coc.rules import hands, leaving

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["DiscardAsMany", "DrawMore", "LookAtHand", "discard_from_hand"]


@dataclass(frozen=True, slots=True)
class DrawMore(Doing):
    """One or more cards beyond those that are about to be drawn."""

    number: int = 1
    possible = None

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"draw {self.number} more"

    def do(self, g: CocTable, use: Use) -> bool:
        """Raise the number."""
        if use.event is None:
            return False
        use.event.amount += self.number
        return True


@dataclass(frozen=True, slots=True)
class LookAtHand(Doing):
    """Look at an opponent's hand."""

    text: str = "look at an opponent's hand"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one (coc/rule/2.21-player-hand)."""
        return bool(g.state.hand[1 - use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Show it to the player."""
        return hands.look_at_hand(g, use.seat, 1 - use.seat, use)


@dataclass(frozen=True, slots=True)
class DiscardAsMany(Doing):
    """Discard hand cards of one's choice, as many as is worked out; all of them, where there are fewer."""

    number: Number

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"discard a card of your choice from your hand {self.number.words} (your hand, if that is fewer)"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a hand, and a card to discard of it (coc/rule/2.21-player-hand)."""
        return self.number(g, use) > 0 and any(uid != use.holder for uid in g.state.hand[use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one after the other."""
        number = min(self.number(g, use), len(g.state.hand[use.seat]))
        for left in range(number, 0, -1):
            prompt = f"Discard which card from your hand? ({left} to go)"
            cards = list(g.state.hand[use.seat])
            leaving.discard_from_hand(g, g.choose_card(use.seat, prompt, cards, "discard", use.holder), use)
        return number > 0


def _discard(g: CocTable, uid: int, use: Use) -> bool:
    leaving.discard_from_hand(g, uid, use)
    return True


def discard_from_hand(who: Ref = IT) -> Verb:
    """Discard cards from the hand they are in."""
    return Verb("discard {} from that hand", _discard, who)
