"""Text without a trigger word about playing a card, entering play and what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities.ability import Ability, sentence
from orne.coc.abilities.numbers import Number
from orne.coc.abilities.use import Amount, Condition, Cost, Use

if TYPE_CHECKING:
    from orne.coc.catalogue import Kind
    from orne.coc.index import Index
    from orne.coc.selector import Sel


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
        what = "this card" if self.own else self.what.plural()
        cost = "costs" if self.own else "cost"
        whom = " you" if self.yours and not self.own else ""
        when = f"{self.while_.text}, " if self.while_ is not None else ""
        return sentence(f"{when}{what} {cost}{whom} {amount}{least}")

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
        (index.ability_costs if self.abilities else index.cost_changes).append((self, use))


@dataclass(frozen=True, slots=True)
class MayPlay(Ability):
    """A passive under which you may play some cards of your discard pile as though from your hand.

    An event card among them goes under your deck afterwards, not to the discard pile.
    """

    what: Sel

    @property
    def text(self) -> str:
        """Which cards may be played."""
        what = "them" if self.what.noun == "they" else self.what.plural()
        return sentence(f"you may play {what} as though from your hand; an event card then goes under your deck")

    @property
    def of_players(self) -> bool:
        """Players play them."""
        return True

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what lets cards be played from elsewhere."""
        index.may_play += ((self, use),)


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
        need = "need no resource match" if self.only_lifted else "count as having a resource match"
        return sentence(f"{self.what.plural()} you play {need}")

    @property
    def of_players(self) -> bool:
        """Players pay."""
        return True

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what stands for a match."""
        index.matches.append((self, use))


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
class EntersExhausted(Ability):
    """A passive: the card enters play exhausted while a condition holds."""

    while_: Condition

    @property
    def text(self) -> str:
        """When it enters play exhausted."""
        return sentence(f"enters play exhausted {self.while_.text}")

    def sort_into(self, kind: Kind) -> None:
        """The rules ask as the card enters play."""
        kind.enters_exhausted = self


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


@dataclass(frozen=True, slots=True)
class Toll(Ability):
    """A passive that has players pay for what is free otherwise: to ``commit`` a character, to ``trigger`` a card.

    What triggering costs more in resources is a change of cost, not a toll.
    """

    verb: str
    what: Sel
    cost: Cost

    def __post_init__(self) -> None:
        """Refuse what is not implemented."""
        if self.verb not in ("commit", "trigger") or self.cost.asks_x or self.cost.sets_x:
            raise ValueError("a toll is paid to commit or to trigger, and is not X")
        if self.verb == "trigger" and self.cost.resources:
            raise ValueError("resources for triggering are a CostChange with abilities=True")

    @property
    def text(self) -> str:
        """What is to be paid for what."""
        done = "an ability of " * (self.verb == "trigger")
        cost = self.cost.text.replace("you control", "they control").replace("your", "their")
        return sentence(f"to {self.verb} {done}{self.what.phrase()}, a player must {cost}")

    @property
    def of_players(self) -> bool:
        """Players pay."""
        return True

    def enter(self, index: Index, use: Use) -> None:
        """Enter it under what it is paid for."""
        index.tolls.setdefault(self.verb, []).append((self, use))
