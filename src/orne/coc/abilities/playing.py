"""Text without a trigger word about playing a card, entering play and what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from orne.coc.abilities.ability import Ability, sentence
from orne.coc.abilities.numbers import Number
from orne.coc.abilities.use import Amount, Condition, Cost, Use

if TYPE_CHECKING:
    from orne.coc.catalogue import Kind
    from orne.coc.index import Index
    from orne.coc.selector import Sel
    from orne.coc.table import CocTable


@dataclass(frozen=True, slots=True)
class BothSides(Ability):
    """A passive under which its controller may have Heroic and Villainous characters together."""

    text: str = "You may control Heroic and Villainous characters at the same time."

    def enter(self, index: Index, use: Use) -> None:
        """Enter whom the rule lets be."""
        index.both_sides |= {use.seat}


@dataclass(frozen=True, slots=True)
class HandsOpen(Ability):
    """A passive under which the opponents play with their hands revealed (coc/rule/2.4-reveal/a)."""

    text: str = "Your opponents play with their hands revealed."

    def enter(self, index: Index, use: Use) -> None:
        """Enter whose hand lies open."""
        index.open_hands |= {1 - use.seat}


@dataclass(frozen=True, slots=True)
class DrawsShown(Ability):
    """A passive under which the opponents show each card before they draw it."""

    text: str = "Your opponents reveal each card before they draw it."

    def enter(self, index: Index, use: Use) -> None:
        """Enter who shows what they draw."""
        index.shown_draws |= {1 - use.seat}


ANY_COST: Final = 1000
"""More than anything costs: how far a text may lower a cost that works out itself by how much."""


@dataclass(frozen=True, slots=True)
class CostChange(Ability):
    """A passive that changes what cards cost to play; one that lowers may stop at a minimum."""

    what: Sel
    amount: int | Amount
    minimum: int = 0
    own: bool = False
    """It is about the card itself while it is being played (coc/rule/1.2-working-effects/e)."""
    abilities: bool = False
    """It is about using the triggered abilities of these cards, not about playing them."""
    additional: bool = False
    """What it adds is an additional cost (coc/rule/2.13-paying-costs/d)."""
    yours: bool = True
    amount_text: str = ""
    of_penalties: bool = False
    """It changes each penalty, before that joins the cost (coc/timing/initiation-substeps/c)."""
    next_only: bool = False
    """Only as a lasting effect: it is used up by the next such card that is played."""
    while_: Condition | None = None
    first: str = ""
    """Only for the first such card a player plays in each ``turn`` or ``round``."""

    @property
    def text(self) -> str:
        """What costs how much more or less."""
        if isinstance(self.amount, int):
            amount = f"{abs(self.amount)} {'less' if self.amount < 0 else 'more'}"
        else:
            amount = self.amount.changed() if isinstance(self.amount, Number) else self.amount_text
        least = f" (to a minimum of {self.minimum})" if self.minimum else ""
        if self.next_only:
            return sentence(f"the next {self.what.bare()} {'you play ' * self.yours}costs {amount}{least}")
        if self.first:
            return sentence(f"the first {self.what.bare()} you play each {self.first} costs {amount}{least}")
        what = "this card" if self.own else self.what.plural()
        cost = "costs" if self.own else "cost"
        whom = " you" if self.yours and not self.own else ""
        when = f"{self.while_.text}, " if self.while_ is not None else ""
        when = f"while {when}" if when.startswith("there ") else when
        return sentence(f"{when}{what} {cost}{whom} {amount}{least}")

    @property
    def lowers(self) -> int:
        """By how much it lowers a cost at most."""
        return max(0, -self.amount) if isinstance(self.amount, int) else ANY_COST

    @property
    def of_players(self) -> bool:
        """Players pay."""
        return True

    def sort_into(self, kind: Kind) -> None:
        """One about the card itself works while that is being played."""
        if self.own:
            kind.own_cost.append(self)
        else:
            kind.passive.append(self)

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what changes the costs of cards, or of abilities."""
        index.leeway += self.lowers
        if self.abilities:
            index.ability_costs = (*index.ability_costs, (self, use))
        else:
            index.cost_changes = (*index.cost_changes, (self, use))


@dataclass(frozen=True, slots=True)
class CostNotLowered(Ability):
    """A passive under which nothing lowers the cost of some cards, whosever they are; penalties still raise it.

    A Dormant card loses what makes it free, not the chance to be played (coc/faq/carl-stanford-dormant).
    """

    what: Sel

    @property
    def text(self) -> str:
        """Whose cost stays."""
        return sentence(f"the cost of {self.what.plural()} cannot be lowered")

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what keeps costs up."""
        index.not_lowered += ((self, use),)


@dataclass(frozen=True, slots=True)
class MayPlay(Ability):
    """A passive under which you may play some cards of your discard pile as though from your hand.

    An event card among them goes under your deck afterwards, not to the discard pile. Instead of the pile it may be the
    ``deck``, whose top card is meant, or the ``domain`` or ``attached deck`` to which this card is attached.
    """

    what: Sel
    place: str = "discard"
    events: bool = True
    """Whether an event card may be among them."""

    @property
    def text(self) -> str:
        """Which cards may be played."""
        what = "them" if self.what.noun == "they" else self.what.plural()
        if self.place == "domain":
            return sentence("you may play resources on the attached domain as though from your hand")
        under = "; an event card then goes under your deck" * (self.events and self.place == "discard")
        return sentence(f"you may play {what} as though from your hand{under}")

    @property
    def of_players(self) -> bool:
        """Players play them."""
        return True

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what lets cards be played from elsewhere."""
        index.may_play += ((self, use),)


@dataclass(frozen=True, slots=True)
class PlaysOnly(Ability):
    """A passive under which you can play only some cards."""

    what: Sel

    @property
    def text(self) -> str:
        """Which cards may be played."""
        return sentence(f"you can play only {self.what.plural()}")

    @property
    def of_players(self) -> bool:
        """Players play them."""
        return True

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what keeps cards from being played."""
        index.plays_only = (*index.plays_only, (self, use))


@dataclass(frozen=True, slots=True)
class ResourceMatch(Ability):
    """A passive under which you need no resource match for some cards.

    It grants the match, which serves Loyal cards as well, or it only lifts the need for one; Steadfast stands either
    way (coc/rule/2.15-resource-match/a and b, coc/faq/archmages-attache-loyal-steadfast).
    """

    what: Sel
    only_lifted: bool = False

    @property
    def text(self) -> str:
        """What needs no match."""
        if self.what.definite:
            need = "needs no resource match" if self.only_lifted else "counts as having a resource match"
            return sentence(f"{self.what.plural()} {need}")
        need = "need no resource match" if self.only_lifted else "count as having a resource match"
        return sentence(f"{self.what.plural()} you play {need}")

    @property
    def of_players(self) -> bool:
        """Players pay."""
        return True

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what stands for a match."""
        index.leeway += ANY_COST
        index.matches = (*index.matches, (self, use))


@dataclass(frozen=True, slots=True)
class StoryNeeds(Ability):
    """A story or conspiracy that is won with another number of success tokens than five."""

    tokens: int

    @property
    def text(self) -> str:
        """How many tokens win it."""
        return sentence(f"{self.tokens} success tokens win this story")

    def sort_into(self, kind: Kind) -> None:
        """The rules ask the story."""
        kind.tokens_to_win = self.tokens


@dataclass(frozen=True, slots=True)
class AttachTo(Ability):
    """What a support card is attached to when it enters play (coc/rule/2.33-attachments/a)."""

    host: Sel

    @property
    def text(self) -> str:
        """What it is attached to."""
        return sentence(f"attach to {self.host.phrase()}")

    def sort_into(self, kind: Kind) -> None:
        """The rules ask as the card enters play."""
        kind.attach_to = self


@dataclass(frozen=True, slots=True)
class AttachToPile(Ability):
    """A support card that is attached to a player's discard pile when it enters play, of either player's."""

    text: str = "Attach to a player's discard pile."

    def sort_into(self, kind: Kind) -> None:
        """The rules ask as the card enters play."""
        kind.attach_to_pile = True


@dataclass(frozen=True, slots=True)
class ClosesPile(Ability):
    """A passive of a card that is attached to a discard pile: what lies there stays there."""

    text: str = "Cards cannot be moved out of the attached discard pile for any reason."

    def enter(self, index: Index, use: Use) -> None:
        """Enter its card among those that keep cards in piles."""
        index.closes_pile = (*index.closes_pile, use.holder)


ATTACHED_TO: Final = {"domain": "a domain you control", "any domain": "a domain", "deck": "a player's deck"}
"""What a card says it is attached to, where that is not a card."""


@dataclass(frozen=True, slots=True)
class AttachToPlace(Ability):
    """What a support card is attached to that is not a card: a domain, yours or anybody's, or a player's deck."""

    place: str
    """``domain`` (one of yours), ``any domain`` or ``deck``."""

    @property
    def text(self) -> str:
        """What it is attached to."""
        return sentence(f"attach to {ATTACHED_TO[self.place]}")

    def sort_into(self, kind: Kind) -> None:
        """The rules ask as the card enters play."""
        kind.attach_to_place = self.place


@dataclass(frozen=True, slots=True)
class EntersExhausted(Ability):
    """A passive: the card enters play exhausted, always or while a condition holds."""

    while_: Condition | None = None

    @property
    def text(self) -> str:
        """When it enters play exhausted."""
        return sentence("enters play exhausted" + (f" {self.while_.text}" if self.while_ is not None else ""))

    def holds(self, g: CocTable, use: Use) -> bool:
        """Whether it does so now."""
        return self.while_ is None or self.while_.test(g, use)

    def sort_into(self, kind: Kind) -> None:
        """The rules ask as the card enters play."""
        kind.enters_exhausted = self


@dataclass(frozen=True, slots=True)
class MayStayExhausted(Ability):
    """A passive: in your refresh phase the card is readied only if you like."""

    text: str = "In your refresh phase you may leave this card exhausted."

    def sort_into(self, kind: Kind) -> None:
        """The rules ask as they ready the cards of a player."""
        kind.may_stay_exhausted = True


@dataclass(frozen=True, slots=True)
class KeepsTokens(Ability):
    """A passive: the card keeps its success tokens as it goes insane, and while it is."""

    text: str = "This card keeps its success tokens while it is insane."

    def sort_into(self, kind: Kind) -> None:
        """The rules ask as the card goes insane."""
        kind.keeps_tokens = True


@dataclass(frozen=True, slots=True)
class CountsAsInsane(Ability):
    """A passive: to what asks for insane characters the card is one, though it is as any other otherwise."""

    text: str = "This card counts as insane; it keeps everything it has, and commits all the same."

    def sort_into(self, kind: Kind) -> None:
        """Selectors ask for it."""
        kind.counts_as_insane = True


@dataclass(frozen=True, slots=True)
class ValueIs(Ability):
    """A passive definition of a printed X: "X is at all times …"."""

    attribute: str
    amount: Amount
    words: str = ""

    @property
    def text(self) -> str:
        """What X is."""
        words = self.words
        if not words and isinstance(self.amount, Number):
            words = self.amount.words
        return sentence(f"X is always {words}")

    def sort_into(self, kind: Kind) -> None:
        """The rules ask where the value is worked out."""
        kind.values[self.attribute] = self


COMMIT_TOGETHER: Final = "commit characters"
"""A toll that a player pays once for all who commit in one step, or by one effect."""


@dataclass(frozen=True, slots=True)
class Toll(Ability):
    """A passive that has players pay for what is free otherwise: to ``commit`` a character, to ``trigger`` a card.

    To ``commit characters`` is paid once, however many commit together. What triggering costs more in resources is a
    change of cost, not a toll.
    """

    verb: str
    what: Sel
    cost: Cost

    def __post_init__(self) -> None:
        """Refuse what is not implemented."""
        if self.verb not in ("commit", COMMIT_TOGETHER, "trigger") or self.cost.asks_x or self.cost.sets_x:
            raise ValueError("a toll is paid to commit or to trigger, and is not X")
        if self.verb == "trigger" and self.cost.resources:
            raise ValueError("resources for triggering are a CostChange with abilities=True")

    @property
    def text(self) -> str:
        """What is to be paid for what."""
        done = "an ability of " * (self.verb == "trigger")
        cost = self.cost.text.replace("you control", "they control").replace("your", "their")
        if self.verb == COMMIT_TOGETHER:
            return sentence(f"to {self.verb} to stories, a player must {cost}")
        return sentence(f"to {self.verb} {done}{self.what.phrase()}, a player must {cost}")

    @property
    def of_players(self) -> bool:
        """Players pay."""
        return True

    def enter(self, index: Index, use: Use) -> None:
        """Enter it under what it is paid for."""
        index.tolls.setdefault(self.verb, []).append((self, use))
