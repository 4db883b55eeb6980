"""What players do with hands and decks: draw, discard, bury."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import Claim, Effect, Number
from orne.coc.language.cost import RULING, WithoutResources
from orne.coc.language.doing import Doing, OfOne
from orne.coc.language.numbers import amount_of, in_words
from orne.coc.language.select import CARD, IN_HAND
from orne.coc.rules import hands, leaving, piles
from orne.coc.selector import Sel, candidates, meant_refusal
from orne.kernel.language.joining import may_change
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "OF_THE_SAME_FACTION", "Bury", "DiscardCards", "DiscardDownTo", "DiscardRandom", "Draw", "IfMilled",
    "Mill", "discarded", "milled",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Draw(Doing):
    """Draw cards, a number or as many as is worked out."""

    number: int | Number = 1
    from_bottom: bool = False

    @property
    def text(self) -> str:
        """The effect in words."""
        bottom = " from the bottom of your deck" * self.from_bottom
        if self.number == 1:
            return f"draw a card{bottom}"
        words = in_words(self.number)
        if isinstance(self.number, Number) and self.number.is_each:
            return f"draw {'a card' if self.number.times == 1 else f'{self.number.times} cards'}{bottom} {words}"
        return f"draw {words} cards{bottom}" if " " not in words else f"draw as many cards{bottom} as {words}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card to draw."""
        return bool(g.state.deck[use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Draw them."""
        return hands.draw(g, use.seat, amount_of(self.number, g, use), use, from_bottom=self.from_bottom)


class _AlsoCost(Doing, WithoutResources, ABC):
    """An effect that may stand before "to" as well."""

    __slots__ = ()

    @abstractmethod
    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it can be done."""

    @abstractmethod
    def do(self, g: CocTable, use: Use) -> bool:
        """Do it."""

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must be possible as a whole."""
        return None if self.possible(g, use) else Refusal(RULING, "you have not enough cards for that")

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Do it."""
        return self.do(g, use)


@dataclass(frozen=True, slots=True)
class DiscardCards(_AlsoCost):
    """Discard hand cards of one's choice: an exact number, or none of them (coc/rule/2.6-up-to/a).

    As a cost it may set X. With ``up_to``, as many as there are will do (coc/rule/2.6-up-to/b).
    """

    number: int | str | Number = 1
    what: Sel = CARD
    up_to: bool = False

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
        if isinstance(self.number, Number):
            fewer = " (all, if there are fewer)" * self.up_to
            return f"discard as many {self.what.plural()} of your choice from your hand as {self.number.words}{fewer}"
        cards = self.what.phrase() if self.number == 1 else f"{self.number} {self.what.plural()}"
        return f"discard {'up to ' * self.up_to}{cards} of your choice from your hand"

    def _number(self, g: CocTable, use: Use) -> int:
        if isinstance(self.number, str):
            return use.x
        number = amount_of(self.number, g, use)
        return min(number, len(self._able(g, use))) if self.up_to else number

    def _able(self, g: CocTable, use: Use) -> list[int]:
        """Those in hand; an event card that is about to be played is not among them."""
        return [uid for uid in candidates(g, use, self.what & IN_HAND) if uid != use.holder]

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there are enough of them."""
        number = self._number(g, use)
        return len(self._able(g, use)) >= number and (number > 0 or not self.up_to)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one after the other."""
        if not self.possible(g, use):
            return False
        no = partial(meant_refusal, g, use, self.what & IN_HAND)
        for _ in range(self._number(g, use)):
            cards = self._able(g, use)
            uid = g.choose_card(use.seat, "Discard which card from your hand?", cards, "discard", use.holder, no)
            leaving.discard_from_hand(g, uid, use)
        return True


@dataclass(frozen=True, slots=True)
class DiscardDownTo(Doing):
    """Discard hand cards of one's choice until a number is left."""

    number: int

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"discard cards of your choice from your hand until {self.number} are left"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there are more."""
        return len(g.state.hand[use.seat]) > self.number

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one after the other."""
        while len(g.state.hand[use.seat]) > self.number:
            cards = g.state.hand[use.seat]
            prompt = f"Discard which card from your hand? ({len(cards) - self.number} to go)"
            leaving.discard_from_hand(g, g.choose_card(use.seat, prompt, list(cards), "discard", use.holder), use)
        return True


@dataclass(frozen=True, slots=True)
class DiscardRandom(Doing):
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
        went = hands.discard_at_random(g, use.seat, self.number, use)
        use.remember(_DISCARDED, [(uid, g.state.cards[uid].obj) for uid in went])
        return len(went) == self.number


_DISCARDED = -3
"""Under which a use remembers what it has discarded at random: no reference goes by it."""


def discarded(what: Sel) -> Number:
    """The number of cards of a kind that this use has discarded at random."""

    def number(g: CocTable, use: Use, uid: int) -> int:
        known = use.picked.get(_DISCARDED, ()) if use.picked is not None else ()
        return sum(what.test(g, use, card) for card, _ in known)

    return Number(number, f"for each {what.bare()} discarded by it")


def _cards(number: int | Number) -> str:
    """So many cards."""
    return "card" if number == 1 else f"{in_words(number)} cards"


@dataclass(frozen=True, slots=True)
class Mill(_AlsoCost):
    """Discard cards from the top of one's deck, a number or as many as is worked out."""

    number: int | Number = 1

    @property
    def text(self) -> str:
        """The effect in words."""
        number = self.number
        if isinstance(number, Number) and number.is_each:
            return f"discard the top {_cards(number.times)} of your deck {number.words}"
        return f"discard the top {_cards(number)} of your deck"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it is any number of cards."""
        return amount_of(self.number, g, use) > 0

    def counts_nothing(self, g: CocTable, use: Use) -> bool:
        """Whether it is for each of what there is none of: it is done then, not impossible."""
        return isinstance(self.number, Number) and self.number.is_each and self.number(g, use) == 0

    def do(self, g: CocTable, use: Use) -> bool:
        """Discard them, as many as there are; they are remembered, before whatever else is."""
        number = amount_of(self.number, g, use)
        top = g.state.deck[use.seat][-number:] if number > 0 else []
        use.picked = {_MILLED: [(uid, 0) for uid in top], **(use.picked or {})}
        return leaving.discard_from_deck(g, use.seat, number, use) == number


_MILLED = -4
"""Under which a use remembers what it has discarded from a deck: no reference goes by it."""


def _is_of_the_same_faction(g: CocTable, use: Use, uid: int) -> bool:
    own = values.faction(g, uid)
    known = use.picked.get(_MILLED, ()) if use.picked is not None else ()
    return own not in (None, "neutral") and any(g.kind(card).facts.faction == own for card, _ in known)


OF_THE_SAME_FACTION = Sel(_is_of_the_same_faction, after=("of the same faction",))
"""Of the faction of what this use has discarded from the deck; no faction is not the same one."""


def milled(what: Sel) -> Number:
    """The number of cards of a kind that this use has discarded from a deck."""

    def number(g: CocTable, use: Use, uid: int) -> int:
        known = use.picked.get(_MILLED, ()) if use.picked is not None else ()
        return sum(what.test(g, use, card) for card, _ in known)

    return Number(number, f"for each {what.bare()} discarded by it")


class IfMilled(OfOne):
    """An effect that follows where a card of a kind is among those that this use has discarded from a deck."""

    __slots__ = ("what",)

    def __init__(self, what: Sel, effect: Effect) -> None:
        self.what = what
        super().__init__(effect)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"if {self.what.phrase()} is discarded by it, {self.effect.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether the effect could change anything."""
        return may_change(g, use, self.effect)

    def do(self, g: CocTable, use: Use) -> bool:
        """Look at what was discarded, and do it."""
        known = use.picked.get(_MILLED, ()) if use.picked is not None else ()
        return any(self.what.test(g, use, uid) for uid, _ in known) and self.effect.do(g, use)


@dataclass(frozen=True, slots=True)
class Bury(Doing):
    """Put cards of one's discard pile under one's deck in any order, as many as there are.

    The text has nobody choose, so as many as there are will do (coc/rule/2.6-up-to/c): an exact number is needed only
    where a player chooses. The two oldest documents ignore an "if able" that cannot be met (coc/rule/2.3-if-able/c).
    """

    number: int
    possible = None

    @property
    def text(self) -> str:
        """The effect in words."""
        number = f"{self.number} cards of your discard pile (all, if there are fewer)"
        return f"put {number} under your deck in any order"

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one after the other."""
        pile = g.state.discard[use.seat]
        number = min(self.number, len(pile))
        if number < self.number and g.rules.if_able_whole_or_nothing:
            return False
        if any(piles.is_kept(g, uid) for uid in pile):
            return False
        for left in range(number, 0, -1):
            prompt = f"Put which card under your deck? ({left} to go)"
            hands.to_deck(g, g.choose_card(use.seat, prompt, pile, "bury", use.holder), use, bottom=True)
        return number == self.number
