"""Costs: what stands before "to". Each must change something of your own (coc/rule/2.13-paying-costs/b and c).

The cards a cost asks for are its claims (rules/claims.py); those that paid are remembered, as they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities import Claim
from orne.coc.language.cost import RULING, WithoutResources
from orne.coc.language.doing import Doing
from orne.coc.rules import entering, leaving, paying, success
from orne.coc.selector import Sel
from orne.coc.state import RESOURCE
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "DiscardHand", "DiscardResource", "DiscardThisProphecy", "DiscardTokens", "DrainEvery", "DrainOwn",
    "PutThisIntoPlay",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class DiscardThisProphecy(WithoutResources):
    """Discard the card itself, face up, from the top of its owner's deck (coc/mechanic/prophecy/b)."""

    text: str = "discard this card from the top of your deck"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must lie there face up."""
        deck = g.state.deck[use.seat]
        if not deck or deck[-1] != use.holder or g.state.cards[use.holder].face_down:
            return Refusal("coc/mechanic/prophecy/c", "{} does not lie face up on your deck", g.title(use.holder))
        return None

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Discard it."""
        return leaving.discard_from_deck(g, use.seat, 1, use) == 1


@dataclass(frozen=True, slots=True)
class DiscardHand(Doing, WithoutResources):
    """Discard your whole hand, as a cost or an effect; without a card there is no hand (coc/rule/2.21-player-hand)."""

    text: str = "discard your hand"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a hand."""
        return self.refusal(g, use) is None

    def do(self, g: CocTable, use: Use) -> bool:
        """Discard all of it."""
        return self.pay(g, use)

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be a card in it, other than the one whose ability it is: an event is played first."""
        if all(uid == use.holder for uid in g.state.hand[use.seat]):
            return Refusal("coc/rule/2.21-player-hand", "you have no hand")
        return None

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Discard all of it."""
        for uid in tuple(g.state.hand[use.seat]):
            leaving.discard_from_hand(g, uid, use)
        return True


@dataclass(frozen=True, slots=True)
class DrainOwn(WithoutResources):
    """Drain domains of yours, one or a number, without being paid anything by them."""

    number: int = 1

    @property
    def text(self) -> str:
        """The cost in words."""
        return "drain one of your domains" if self.number == 1 else f"drain {self.number} of your domains"

    def _undrained(self, g: CocTable, use: Use) -> list[int]:
        return [index for index, domain in enumerate(g.state.domains[use.seat]) if not domain.drained]

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be as many that are not drained."""
        if len(self._undrained(g, use)) < self.number:
            return Refusal(RULING, "you have fewer than {} undrained domains", self.number)
        return None

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Ask for each, and drain it."""
        return all(self._drain_one(g, use, "Which domain do you drain?", []) for _ in range(self.number))

    def may_pay(self, g: CocTable, use: Use, prompt: str) -> bool:
        """Ask for each, or for nothing at all, and drain it."""
        first = self._drain_one(g, use, prompt, [Option(g, "none", value=-1)])
        return first and all(self._drain_one(g, use, prompt, []) for _ in range(self.number - 1))

    def _drain_one(self, g: CocTable, use: Use, prompt: str, decline: list[Option]) -> bool:
        """Ask for a domain and drain it; False where none is drained."""
        free = self._undrained(g, use)
        options = [Option(g, "drain", note=f"domain {index + 1}", value=index) for index in free]
        if not options:
            return False
        domain = g.decide(use.seat, "drain", prompt, [*options, *decline], use.holder)
        return domain >= 0 and paying.drain(g, use.seat, domain, use)


@dataclass(frozen=True, slots=True)
class DrainEvery(WithoutResources):
    """Drain all your undrained domains, be there none (coc/faq/aziz-drained-domains)."""

    text: str = "drain all your undrained domains"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It can always be paid."""
        return None

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Drain each."""
        undrained = [index for index, domain in enumerate(g.state.domains[use.seat]) if not domain.drained]
        done = [paying.drain(g, use.seat, index, use) for index in undrained]
        return all(done)


@dataclass(frozen=True, slots=True)
class DiscardResource(WithoutResources):
    """Discard or sacrifice a resource from one of your domains."""

    what: Sel
    sacrificed: bool = False

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"{'sacrifice' if self.sacrificed else 'discard'} {self.what.phrase()} from your domains"

    def _able(self, g: CocTable, use: Use) -> list[int]:
        mine = [uid for domain in g.state.domains[use.seat] for uid in domain.resources]
        return [uid for uid in mine if self.what.test(g, use, uid)]

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be one."""
        return None if self._able(g, use) else Refusal(RULING, "you have no {} to discard", self.what.bare())

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Ask for it and discard it."""
        able = self._able(g, use)
        if not able:
            return False
        verb = "sacrifice" if self.sacrificed else "discard"
        uid = g.choose_card(use.seat, f"{verb.capitalize()} which resource?", able, verb, use.holder)
        leaving.discard_resource(g, uid, use, "sacrificed" if self.sacrificed else "discarded")
        return True


@dataclass(frozen=True, slots=True)
class PutThisIntoPlay(WithoutResources):
    """Take the card itself off its domain and put it into play."""

    text: str = "take this card off its domain and put it into play"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must lie on a domain, and be able to enter play."""
        if g.state.cards[use.holder].zone != RESOURCE:
            return Refusal(RULING, "{} is not a resource any more", g.title(use.holder))
        return entering.entering_refusal(g, use.holder, use.seat)

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Put it there."""
        return entering.put_into_play(g, use.holder, use.seat, use)


@dataclass(frozen=True, slots=True)
class DiscardTokens(WithoutResources):
    """Discard success tokens from the card itself, a number or X."""

    number: int | str = 1

    @property
    def sets_x(self) -> bool:
        """Whether the player sets how many."""
        return isinstance(self.number, str)

    def most_x(self, g: CocTable, use: Use) -> int:
        """As many as there are."""
        return sum(g.state.cards[use.holder].success)

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"discard {self.number} success token{'s' * (self.number != 1)} from this card"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be as many."""
        number = self.number if isinstance(self.number, int) else use.x
        if self.most_x(g, use) >= number:
            return None
        return Refusal(RULING, "{} has fewer than {} success tokens", g.title(use.holder), number)

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Take them off, of whichever side."""
        number = self.number if isinstance(self.number, int) else use.x
        for seat in (use.seat, 1 - use.seat):
            number -= success.remove(g, seat, use.holder, use, number)
        return number == 0
