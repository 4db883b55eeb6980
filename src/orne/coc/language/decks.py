"""What is done with the top and the bottom of a deck, beside looking and searching."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import Claim, Number
from orne.coc.language.cost import RULING, WithoutResources
from orne.coc.language.doing import Doing
from orne.coc.language.drawing import Mill
from orne.coc.language.numbers import amount_of, in_words
from orne.coc.language.references import IT, Ref
from orne.coc.language.select import CHARACTER
from orne.coc.rules import entering, hands, leaving, piles, revealing
from orne.coc.rules.moving import EVERYBODY
from orne.coc.selector import Sel
from orne.coc.state import DISCARD
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "NUMBER_MOVED", "BuryThis", "CompareTop", "DiscardDearer", "DiscardDrawn", "HandToBottom", "MillADeck",
    "MillIntoPlay", "PileToTop", "RevealTop", "SiftTop",
]  # fmt: skip

_PLACES = {"discard": "discard one", "hand": "take one into your hand", "top": "put one back on top"}
_PROMPTS = {
    "discard": "Discard which revealed card?",
    "take": "Take which revealed card into your hand?",
    "top": "Put which revealed card back on top?",
}


@dataclass(frozen=True, slots=True)
class RevealTop(Doing):
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
class CompareTop(Doing):
    """Each player reveals the top cards of their deck; whose cost least in all loses them, a tie means both.

    coc/errata/eldritch-edition/u169-riddles
    """

    number: int | Number

    @property
    def text(self) -> str:
        """The effect in words."""
        return (
            f"each player reveals the top {in_words(self.number)} cards of their deck; whoever revealed the lowest "
            "total printed cost discards them, and everybody else puts them under their deck in any order"
        )

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it is any number of cards."""
        return amount_of(self.number, g, use) > 0

    def do(self, g: CocTable, use: Use) -> bool:
        """Reveal both, compare, discard and bury."""
        number = amount_of(self.number, g, use)
        seats = (g.state.active, 1 - g.state.active)
        tops = {seat: list(reversed(g.state.deck[seat][-number:])) for seat in seats}
        for uid in (*tops[0], *tops[1]):
            g.state.edit(uid).known = EVERYBODY
        revealing.reveal(g, (*tops[seats[0]], *tops[seats[1]]), use)
        totals = {seat: sum(values.printed_cost(g, uid) or 0 for uid in tops[seat]) for seat in seats}
        lowest = min(totals.values())
        losers = [seat for seat in seats if totals[seat] == lowest]
        for seat in losers:
            for uid in tops[seat]:
                leaving.discard_found_in_deck(g, uid, use)
        for seat in seats:
            if seat not in losers:
                hands.bury(g, seat, tops[seat], use, EVERYBODY)
        revealing.conceal(g, use)
        return True


@dataclass(frozen=True, slots=True)
class MillIntoPlay(Doing):
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
class HandToBottom(Doing, WithoutResources):
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


@dataclass(frozen=True, slots=True)
class SiftTop(Doing):
    """Reveal the top cards of your deck, discard any of them, and put the rest back in any order."""

    number: Number

    @property
    def text(self) -> str:
        """The effect in words."""
        return (
            f"reveal the top card of your deck {self.number.words}; discard any of them, and put the rest back on top "
            "in any order"
        )

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it is any number of cards."""
        return self.number(g, use) > 0

    def do(self, g: CocTable, use: Use) -> bool:
        """Reveal them, ask for one after the other to discard, and put the rest back."""
        seat = use.seat
        top = hands.look_at_top(g, seat, seat, self.number(g, use))
        for uid in top:
            g.state.edit(uid).known = EVERYBODY
        revealing.reveal(g, top, use)
        while top:
            options = [*g.card_options(top, "discard"), g.option("done", value=-1)]
            uid = int(g.decide(seat, "discard", "Discard which of these cards?", options, use.holder))
            if uid < 0:
                break
            top.remove(uid)
            leaving.discard_found_in_deck(g, uid, use)
        hands.put_back_in_order(g, seat, seat, top, use)
        revealing.conceal(g, use)
        return True


@dataclass(frozen=True, slots=True)
class MillADeck(Doing):
    """Discard cards from the top of a deck of your choice, as many as is worked out for you."""

    number: Number

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"choose a deck and discard as many cards from its top as {self.number.words}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it is any number of cards."""
        return self.number(g, use) > 0

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask whose, and discard them."""
        options = [g.option("your deck", value=use.seat), g.option("opponent's deck", value=1 - use.seat)]
        number = self.number(g, use)
        owner = g.decide(use.seat, "deck", f"Discard {number} cards from whose deck?", options, use.holder)
        return leaving.discard_from_deck(g, owner, number, use) == number


@dataclass(frozen=True, slots=True)
class BuryThis(WithoutResources):
    """Put the card itself from your discard pile under your deck, as a cost."""

    text: str = "put this card under your deck"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must lie there."""
        if g.state.cards[use.holder].zone == DISCARD:
            return piles.refusal(g, use.holder)
        return Refusal(RULING, "{} is not in your discard pile", g.title(use.holder))

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Put it there."""
        hands.to_deck(g, use.holder, use, bottom=True)
        return True


@dataclass(frozen=True, slots=True)
class DiscardDearer(Doing):
    """A card's controller reveals the top card of their deck; of the two the one with the higher cost is discarded.

    Where they tie, or one shows no cost, neither is (coc/rule/2.29-lowest-highest/c, coc/rule/2.26-printed/e).
    """

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return "its controller reveals the top card of their deck; discard whichever of the two costs more"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card to compare."""
        return any(bool(g.state.deck[g.state.cards[uid].controller]) for uid in self.who.could(g, use))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Which card may leave play."""
        return [(leaving.kind_of(leaving.discard_from_play), uid) for uid in self.who.could(g, use)]

    def do(self, g: CocTable, use: Use) -> bool:
        """Reveal, compare, discard."""
        for uid in self.who.cards(g, use):
            deck = g.state.deck[g.state.cards[uid].controller]
            top = deck[-1]
            g.state.edit(top).known = EVERYBODY
            revealing.reveal(g, [top], use)
            revealing.conceal(g, use)
            mine, other = values.printed_cost(g, uid), values.printed_cost(g, top)
            if mine is None or other is None or mine == other:
                return False
            if mine > other:
                return leaving.discard_from_play(g, [uid], use)
            leaving.discard_found_in_deck(g, top, use)
        return True


_MOVED = -2
"""Under which a use remembers what it has put under the deck: no reference goes by it."""


def _number_moved(g: CocTable, use: Use, uid: int) -> int:
    return len(use.picked.get(_MOVED, ())) if use.picked is not None else 0


NUMBER_MOVED = Number(_number_moved, "you put there")
"""How many cards this use has put under the deck."""


@dataclass(frozen=True, slots=True)
class DiscardDrawn(Doing):
    """Discard the card that is about to be drawn; the next one is drawn then (coc/faq/alyssa-graham-draw)."""

    text: str = "discard the card that would be drawn"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one."""
        return use.event is not None and bool(g.state.deck[use.event.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Discard it."""
        if use.event is None or not self.possible(g, use):
            return False
        deck = g.state.deck[use.event.seat]
        leaving.discard_found_in_deck(g, deck[0 if use.event.bottom else -1], use)
        return True


@dataclass(frozen=True, slots=True)
class PileToTop(Doing):
    """Put the top card of one's discard pile on top of one's deck."""

    text: str = "move the top card of your discard pile to the top of your deck"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one."""
        return bool(g.state.discard[use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Put it there."""
        if not g.state.discard[use.seat]:
            return False
        hands.to_deck(g, g.state.discard[use.seat][-1], use)
        return True
