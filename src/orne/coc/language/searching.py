"""What players find in decks: by searching them, or by looking at the cards on top."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from orne.coc.abilities import Number
from orne.coc.language.doing import Doing
from orne.coc.language.numbers import amount_of
from orne.coc.language.picking import remember_entered
from orne.coc.language.references import Ref
from orne.coc.language.select import CARD, IN_DECK
from orne.coc.rules import commitment, entering, hands, leaving, revealing
from orne.coc.rules.moving import EVERYBODY
from orne.coc.selector import Sel, candidates
from orne.coc.state import NOWHERE, PLAY
from orne.kernel.decision import Option
from orne.kernel.questions import which

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["LookAtTop", "SearchIntoPlay", "SearchToHand"]

_WHICH: Final = {
    "put": "Put which of these cards into play?",
    "bottom": "Put which of these cards on the bottom?",
}
"""What is asked where a verb alone does not say what becomes of the card."""


@dataclass(frozen=True, slots=True)
class SearchIntoPlay(Doing):
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
            one = hands.search_deck(g, use.seat, able, which(f"put {self.what.phrase()} from your deck into play"), use)
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


@dataclass(frozen=True, slots=True)
class SearchToHand(Doing):
    """Search one's deck for a card and take it; where any card will do, finding nothing is no choice."""

    what: Sel = CARD
    shown: bool = False
    """The card is shown to all, as its kind is named."""

    @property
    def text(self) -> str:
        """The effect in words."""
        show = "show it, " * self.shown
        return f"put {self.what.phrase()} from your deck into your hand (search for it, {show}then shuffle)"

    possible = None
    """A deck may be searched whatever is in it."""

    def do(self, g: CocTable, use: Use) -> bool:
        """Offer what fits, take it, and shuffle."""
        cards = candidates(g, use, self.what & IN_DECK)
        found: int | None
        if self.what is CARD:
            found = g.choose_card(use.seat, "Take which card from your deck?", cards, "take", use.holder)
        else:
            found = hands.search_deck(g, use.seat, cards, which(f"take {self.what.phrase()} from your deck"), use)
        if found is not None:
            hands.to_hand(g, found, use, reveal=self.shown)
        hands.shuffle_after_search(g, use.seat)
        return found is not None


@dataclass(frozen=True, slots=True)
class LookAtTop(Doing):
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
        taken = f"{'if you overpaid, ' * self.if_overpaid}{self._taken}; " if self.one_to else ""
        number = self.number
        cards = f"the {number} uppermost cards of {self.whose} deck"
        if isinstance(number, Number):
            cards = f"as many uppermost cards of {self.whose} deck as {number.words}"
        look = "reveal" if self.shown else "look at"
        rest = "the rest" if self.one_to else "them"
        where = self.rest.replace("under it", "under the deck")
        return f"{look} {cards}; {taken}put {rest} {'back ' * (not where.startswith('under'))}{where}"

    @property
    def overpaying(self) -> tuple[str, ...]:
        """What overpaying adds, in words."""
        return (self._taken,) if self.if_overpaid else ()

    @property
    def _taken(self) -> str:
        """What becomes of one of the cards, in words."""
        one = "one of them" if self.what is CARD else self.what.phrase() + " among them"
        ways = {
            "hand": f"take {one} into your hand",
            "play": f"put {one} into play",
            "bottom": f"put {one} under it",
            "discard": f"discard {one}",
        }
        return "you may " * self.may + ways[self.one_to]

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
        prompt = _WHICH.get(verb, f"{verb.capitalize()} which of these cards?")
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
