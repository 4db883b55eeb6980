"""What players do with hands and decks: draw, discard, search."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import Claim, Effect, Number
from orne.coc.language.cost import RULING, WithoutResources
from orne.coc.language.numbers import amount_of, in_words
from orne.coc.language.picking import remember_entered
from orne.coc.language.references import Ref
from orne.coc.language.select import CARD, IN_DECK, IN_HAND
from orne.coc.rules import commitment, entering, hands, leaving, piles, revealing
from orne.coc.rules.moving import EVERYBODY
from orne.coc.selector import Sel, candidates, meant_refusal
from orne.coc.state import NOWHERE, PLAY
from orne.kernel.decision import Option
from orne.kernel.language.joining import may_change
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "OF_THE_SAME_FACTION", "Bury", "DiscardCards", "DiscardDownTo", "DiscardRandom", "Draw", "IfMilled", "LookAtTop",
    "Mill", "SearchIntoPlay", "SearchToHand", "discarded", "milled",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Draw:
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


@dataclass(frozen=True, slots=True)
class SearchIntoPlay:
    """A card found by searching one's deck enters play, or several; the deck is shuffled in any case."""

    what: Sel
    up_to: int = 1
    onto: Ref | None = None
    """What they are attached to: only such as may be attached there are found."""
    may: bool = False
    """Who does not like to does not search at all."""
    committed_to: Ref | None = None
    """The story they are committed to as they enter: they do not commit (coc/faq/julia-brown-enters-committed)."""

    @property
    def text(self) -> str:
        """The effect in words."""
        cards, them = self.what.phrase(), "it"
        if self.up_to > 1:
            cards, them = f"up to {self.up_to} {self.what.plural()}", "them"
        onto = f" attached to {self.onto.text}" if self.onto is not None else ""
        onto += f" committed to {self.committed_to.text}" if self.committed_to is not None else ""
        may = "may " * self.may
        return f"{may}put {cards} from your deck into play{onto} (search for {them}, then shuffle)"

    possible = None
    """A deck may be searched whatever is in it."""

    def do(self, g: CocTable, use: Use) -> bool:
        """Offer what may enter play; finding nothing is allowed (coc/rule/2.11-searching-the-deck/a)."""
        if self.may and not g.yes(use.seat, f"Search your deck for {self.what.phrase()}?", use.holder):
            return True
        host = NOWHERE
        if self.onto is not None:
            hosts = self.onto.cards(g, use)
            host = hosts[0] if hosts else NOWHERE
        found: list[int] = []
        while len(found) < self.up_to:
            able = [uid for uid in candidates(g, use, self.what & IN_DECK) if self._fits(g, use, uid, host, found)]
            if found and not able:
                break
            one = hands.search_deck(g, use.seat, able, f"Search for {self.what.phrase()}", use)
            if one is None:
                break
            found.append(one)
        done = [entering.put_into_play(g, uid, use.seat, use, host=host) for uid in found]
        if self.committed_to is not None:
            for story in self.committed_to.cards(g, use):
                commitment.stand_committed(g, [uid for uid in found if g.state.cards[uid].zone == PLAY], story)
        hands.shuffle_after_search(g, use.seat)
        return bool(done) and all(done)

    def _fits(self, g: CocTable, use: Use, uid: int, host: int, found: list[int]) -> bool:
        """Whether a card may enter play beside those found already, and where it is to be attached."""
        if uid in found or entering.entering_refusal(g, uid, use.seat, use) is not None:
            return False
        if g.kind(uid).facts.unique and any(g.title(each) == g.title(uid) for each in found):
            return False
        return self.onto is None or host in entering.hosts(g, uid, use.seat)


class _AlsoCost(WithoutResources, ABC):
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
            uid = g.choose_card(use.seat, "Discard a card from your hand", cards, "discard", use.holder, no)
            leaving.discard_from_hand(g, uid, use)
        return True


@dataclass(frozen=True, slots=True)
class DiscardDownTo:
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
            prompt = f"Discard a card from your hand ({len(cards) - self.number} to go)"
            leaving.discard_from_hand(g, g.choose_card(use.seat, prompt, list(cards), "discard", use.holder), use)
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


class IfMilled:
    """An effect that follows where a card of a kind is among those that this use has discarded from a deck."""

    __slots__ = ("effect", "what")

    def __init__(self, what: Sel, effect: Effect) -> None:
        self.what = what
        self.effect = effect

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
class SearchToHand:
    """Search one's deck for a card and take it; where any card will do, finding nothing is no choice."""

    what: Sel = CARD
    shown: bool = False
    """The card is shown to all, as its kind is named."""

    @property
    def text(self) -> str:
        """The effect in words."""
        show = ", show it" * self.shown
        return f"search your deck for {self.what.phrase()}{show}, take it into your hand and shuffle your deck"

    possible = None
    """A deck may be searched whatever is in it."""

    def do(self, g: CocTable, use: Use) -> bool:
        """Offer what fits, take it, and shuffle."""
        cards = candidates(g, use, self.what & IN_DECK)
        found: int | None
        if self.what is CARD:
            found = g.choose_card(use.seat, "Take a card from your deck", cards, "take", use.holder)
        else:
            found = hands.search_deck(g, use.seat, cards, f"Search for {self.what.phrase()}", use)
        if found is not None:
            hands.to_hand(g, found, use, reveal=self.shown)
        hands.shuffle_after_search(g, use.seat)
        return found is not None


@dataclass(frozen=True, slots=True)
class LookAtTop:
    """Look at the top cards of a deck, put one of them somewhere, and the rest back.

    ``one_to`` is ``hand``, ``play``, ``bottom``, ``discard`` or nowhere; with ``may`` none need be taken, ``what`` says
    which it may be.
    """

    number: int | Number
    one_to: str = ""
    what: Sel = CARD
    may: bool = False
    whose: str = "your"
    """``your`` deck, ``an opponent's``, or ``a player's`` of one's choice."""
    if_overpaid: bool = False
    """One is taken only where the card was overpaid for."""
    rest: str = "on top in any order"
    """Or ``in the same order``, ``under it in any order``, ``under it in the same order``, or ``and shuffle it``."""
    shown: bool = False
    """They are revealed to all."""

    @property
    def text(self) -> str:
        """The effect in words."""
        overpaid = "if you overpaid, " * self.if_overpaid
        one = "one of them" if self.what is CARD else self.what.phrase() + " among them"
        ways = {
            "hand": f"take {one} into your hand; ",
            "play": f"put {one} into play; ",
            "bottom": f"put {one} under it; ",
            "discard": f"discard {one}; ",
        }
        taken = ways.get(self.one_to, "")
        taken = f"{overpaid}{'you may ' * self.may}{taken}" if taken else ""
        number = self.number
        cards = f"the {number} uppermost cards of {self.whose} deck"
        if isinstance(number, Number):
            cards = f"as many uppermost cards of {self.whose} deck as {number.words}"
        look = "reveal" if self.shown else "look at"
        rest = "the rest" if self.one_to else "them"
        where = self.rest.replace("under it", "under the deck")
        return f"{look} {cards}; {taken}put {rest} {'back ' * (not where.startswith('under'))}{where}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it is any number of cards."""
        return amount_of(self.number, g, use) > 0

    def do(self, g: CocTable, use: Use) -> bool:
        """Look, take one, and put the rest back."""
        seat, owner = use.seat, self._owner(g, use)
        top = hands.look_at_top(g, seat, owner, amount_of(self.number, g, use))
        if not top:
            return False
        if self.shown:
            for uid in top:
                g.state.edit(uid).known = EVERYBODY
            revealing.reveal(g, top, use)
        self._deal(g, use, owner, top)
        if self.shown:
            revealing.conceal(g, use)
        return True

    def _deal(self, g: CocTable, use: Use, owner: int, top: list[int]) -> None:
        """Take one of the cards and put the rest where it goes."""
        seat, known = use.seat, EVERYBODY if self.shown else 1 << use.seat
        if self.one_to and (use.overpaid >= 1 or not self.if_overpaid):
            self._take_one(g, use, top)
        if self.rest.startswith("on top"):
            hands.put_back_in_order(g, seat, owner, top, use)
        elif self.rest == "under it in the same order":
            for uid in top:
                hands.to_deck(g, uid, use, bottom=True, known=known)
        elif self.rest.startswith("under"):
            hands.bury(g, seat, top, use, known)
        elif self.rest.startswith("and"):
            hands.shuffle_after_search(g, owner)

    def _owner(self, g: CocTable, use: Use) -> int:
        """Whose deck it is."""
        if self.whose != "a player's":
            return use.seat if self.whose == "your" else 1 - use.seat
        options = [g.option("your deck", value=use.seat), g.option("opponent's deck", value=1 - use.seat)]
        return int(g.decide(use.seat, "deck", "Look at whose deck?", options, use.holder))

    def _take_one(self, g: CocTable, use: Use, top: list[int]) -> None:
        """Ask for one of the cards and put it where it goes."""
        verb = {"hand": "take", "play": "put"}.get(self.one_to, self.one_to)
        able = [uid for uid in top if self._may_be_taken(g, use, uid)]
        in_order = self.rest.endswith("in the same order")
        options = self._by_place(g, able, verb) if in_order else g.card_options(able, verb)
        if self.may or not options:
            options.append(g.option("none", value=-1))
        prompt = f"{verb.capitalize()} which of these cards{' into play' * (verb == 'put')}?"
        uid = int(g.decide(use.seat, verb, prompt, options, use.holder))
        if uid < 0:
            return
        top.remove(uid)
        if self.one_to == "hand":
            hands.to_hand(g, uid, use, reveal=self.shown or self.what is not CARD)
        elif self.one_to == "play":
            if entering.put_into_play(g, uid, use.seat, use):
                remember_entered(g, use, uid)
        elif self.one_to == "discard":
            leaving.discard_found_in_deck(g, uid, use)
        else:
            hands.to_deck(g, uid, use, bottom=True, known=1 << use.seat)

    def _may_be_taken(self, g: CocTable, use: Use, uid: int) -> bool:
        """Whether a card is of the kind, and may enter play where it is to do that."""
        fits = self.what.test(g, use, uid)
        return fits and (self.one_to != "play" or entering.entering_refusal(g, uid, use.seat, use) is None)

    def _by_place(self, g: CocTable, cards: list[int], verb: str) -> list[Option]:
        """An option for each card: where the rest keeps its order, it matters which of two copies goes."""
        kinds = [g.state.cards[uid].kind for uid in cards]
        counts = [(kinds.count(kind), kinds[:place].count(kind) + 1) for place, kind in enumerate(kinds)]
        notes = [f"copy {copy}" if copies > 1 else "" for copies, copy in counts]
        return [Option(g, verb, (uid,), note, uid) for uid, note in zip(cards, notes, strict=True)]


@dataclass(frozen=True, slots=True)
class Bury:
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
