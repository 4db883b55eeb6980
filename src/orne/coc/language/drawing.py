"""What players do with hands and decks: draw, discard, search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc.abilities import Claim
from orne.coc.language.cost import RULING, WithoutResources
from orne.coc.language.select import CARD, IN_DECK, IN_HAND
from orne.coc.rules import entering, hands, leaving
from orne.coc.selector import Sel, candidates, meant_refusal
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards."""

    number: int = 1

    @property
    def text(self) -> str:
        """The effect in words."""
        return "draw a card" if self.number == 1 else f"draw {self.number} cards"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card to draw."""
        return bool(g.state.deck[use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Draw them."""
        return hands.draw(g, use.seat, self.number, use)


@dataclass(frozen=True, slots=True)
class SearchIntoPlay:
    """A card found by searching one's deck enters play; the deck is shuffled in any case."""

    what: Sel

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"put {self.what.phrase()} from your deck into play (search for it, then shuffle)"

    possible = None
    """A deck may be searched whatever is in it."""

    def do(self, g: CocTable, use: Use) -> bool:
        """Offer what may enter play; finding nothing is allowed (coc/rule/2.11-searching-the-deck/a)."""
        able = [
            uid
            for uid in candidates(g, use, self.what & IN_DECK)
            if entering.entering_refusal(g, uid, use.seat) is None
        ]
        found = hands.search_deck(g, use.seat, able, f"Search for {self.what.phrase()}", use)
        done = found is not None and entering.put_into_play(g, found, use.seat, use)
        hands.shuffle_after_search(g, use.seat)
        return done


class _AlsoCost(WithoutResources):
    """An effect that may stand before "to" as well."""

    __slots__ = ()

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it can be done."""
        raise NotImplementedError

    def do(self, g: CocTable, use: Use) -> bool:
        """Do it."""
        raise NotImplementedError

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must be possible as a whole."""
        return None if self.possible(g, use) else Refusal(RULING, "you have not enough cards for that")

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Do it."""
        return self.do(g, use)


@dataclass(frozen=True, slots=True)
class DiscardCards(_AlsoCost):
    """Discard hand cards of one's choice: an exact number, or none of them (coc/rule/2.6-up-to/a).

    As a cost it may set X.
    """

    number: int | str = 1
    what: Sel = CARD

    @property
    def sets_x(self) -> bool:
        """Whether the player sets how many."""
        return isinstance(self.number, str)

    def most_x(self, g: CocTable, use: Use) -> int:
        """As many as there are."""
        return len(self._able(g, use))

    @property
    def text(self) -> str:
        """The effect in words."""
        cards = self.what.phrase() if self.number == 1 else f"{self.number} {self.what.plural()}"
        return f"discard {cards} of your choice from your hand"

    def _number(self, use: Use) -> int:
        return self.number if isinstance(self.number, int) else use.x

    def _able(self, g: CocTable, use: Use) -> list[int]:
        """Those in hand; an event card that is about to be played is not among them."""
        return [uid for uid in candidates(g, use, self.what & IN_HAND) if uid != use.holder]

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there are enough of them."""
        return len(self._able(g, use)) >= self._number(use)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one after the other."""
        if not self.possible(g, use):
            return False
        no = partial(meant_refusal, g, use, self.what & IN_HAND)
        for _ in range(self._number(use)):
            cards = self._able(g, use)
            uid = g.choose_card(use.seat, "Discard a card from your hand", cards, "discard", use.holder, no)
            leaving.discard_from_hand(g, uid, use)
        return True


@dataclass(frozen=True, slots=True)
class DiscardRandom:
    """Discard hand cards at random, as many as there are (coc/rule/2.6-up-to/c)."""

    number: int = 1

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"discard {'a card' if self.number == 1 else f'{self.number} cards'} at random from your hand"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card."""
        return any(uid != use.holder for uid in g.state.hand[use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Discard them; all of them must be there for what follows."""
        return hands.discard_at_random(g, use.seat, self.number, use) == self.number


@dataclass(frozen=True, slots=True)
class Mill(_AlsoCost):
    """Discard cards from the top of one's deck: a number, or X."""

    number: int | str = 1

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"discard the top {'card' if self.number == 1 else f'{self.number} cards'} of your deck"

    def _number(self, use: Use) -> int:
        return self.number if isinstance(self.number, int) else use.x

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it is any number of cards."""
        return self._number(use) > 0

    def do(self, g: CocTable, use: Use) -> bool:
        """Discard them, as many as there are."""
        number = self._number(use)
        return leaving.discard_from_deck(g, use.seat, number, use) == number
