"""What is done with the top and the bottom of a deck, beside looking and searching."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities import Claim, Number
from orne.coc.language.cost import RULING, WithoutResources
from orne.coc.language.drawing import Mill
from orne.coc.language.select import CHARACTER
from orne.coc.rules import entering, hands, leaving, revealing
from orne.coc.rules.moving import EVERYBODY
from orne.coc.selector import Sel
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "NUMBER_MOVED", "HandToBottom", "MillIntoPlay", "RevealTop",
]  # fmt: skip

_PLACES = {"discard": "discard one", "hand": "take one into your hand", "top": "put one back on top"}
_PROMPTS = {
    "discard": "Discard which revealed card?",
    "take": "Take which revealed card into your hand?",
    "top": "Put which revealed card back on top?",
}


@dataclass(frozen=True, slots=True)
class RevealTop:
    """Reveal the top cards of one's deck and send each somewhere: ``discard``, ``hand`` or ``top``, in that order.

    Nobody chooses a number, so as many as there are will do (coc/rule/2.6-up-to/c).
    """

    places: tuple[str, ...]

    @property
    def text(self) -> str:
        """The effect in words."""
        ways = ", ".join(_PLACES[place] for place in self.places)
        return f"reveal the top {len(self.places)} cards of your deck; {ways}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card."""
        return bool(g.state.deck[use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Reveal them all, then ask for each place."""
        top = list(reversed(g.state.deck[use.seat][-len(self.places) :]))
        complete = len(top) == len(self.places)
        for uid in top:
            g.state.edit(uid).known = EVERYBODY
        revealing.reveal(g, top, use)
        for place in self.places[: len(top)]:
            verb = "take" if place == "hand" else place
            uid = g.choose_card(use.seat, _PROMPTS[verb], top, verb, use.holder)
            top.remove(uid)
            if place == "discard":
                leaving.discard_found_in_deck(g, uid, use)
            elif place == "hand":
                hands.to_hand(g, uid, use)
            else:
                hands.to_deck(g, uid, use)
        return complete


@dataclass(frozen=True, slots=True)
class MillIntoPlay:
    """Discard cards from the top of one's deck; those of a kind enter play insane instead, where they may."""

    number: int
    what: Sel = CHARACTER

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{Mill(self.number).text}, except that {self.what.plural()} among them enter play insane instead"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card."""
        return bool(g.state.deck[use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Go through them from the top."""
        top = list(reversed(g.state.deck[use.seat][-self.number :]))
        for uid in top:
            if not self.what.test(g, use, uid) or not entering.put_into_play(g, uid, use.seat, use, insane=True):
                leaving.discard_found_in_deck(g, uid, use)
        return len(top) == self.number


@dataclass(frozen=True, slots=True)
class HandToBottom(WithoutResources):
    """Put cards of one's choice from one's hand under one's deck, or the whole hand in any order."""

    number: int | None = 1
    """None for the whole hand."""

    @property
    def text(self) -> str:
        """The effect in words."""
        if self.number is None:
            return "put your hand under your deck in any order"
        cards = "a card" if self.number == 1 else f"{self.number} cards"
        return f"put {cards} of your choice from your hand under your deck"

    def _able(self, g: CocTable, use: Use) -> list[int]:
        """Those in hand; an event card that is about to be played is not among them."""
        return [uid for uid in g.state.hand[use.seat] if uid != use.holder]

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there are enough of them."""
        return len(self._able(g, use)) >= (self.number or 1)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one after the other; they are remembered."""
        cards = self._able(g, use)
        number = len(cards) if self.number is None else self.number
        if not cards or number > len(cards):
            return False
        moved: list[tuple[int, int]] = []
        for left in range(number, 0, -1):
            prompt = f"Put which card under your deck? ({left} to go)"
            uid = g.choose_card(use.seat, prompt, cards, "bottom", use.holder)
            cards.remove(uid)
            hands.to_deck(g, uid, use, bottom=True, known=1 << use.seat)
            moved.append((uid, g.state.cards[uid].obj))
        use.remember(_MOVED, moved)
        return True

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be enough of them."""
        return None if self.possible(g, use) else Refusal(RULING, "you have not enough cards for that")

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Do it."""
        return self.do(g, use)


_MOVED = -2
"""Under which a use remembers what it has put under the deck: no reference goes by it."""


def _number_moved(g: CocTable, use: Use, uid: int) -> int:
    return len(use.picked.get(_MOVED, ())) if use.picked is not None else 0


NUMBER_MOVED = Number(_number_moved, "you put there")
"""How many cards this use has put under the deck."""
