"""Costs: what stands before "to". Each must change something of your own (coc/rule/2.13-paying-costs/b and c).

The cards a cost asks for are its claims (rules/claims.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from orne.coc.abilities import Claim
from orne.coc.rules import cannot, leaving, readiness, sanity
from orne.coc.rules.claims import EXHAUST, GO_INSANE, LEAVE, payable, pick
from orne.coc.selector import Sel, candidates, meant_refusal
from orne.coc.state import PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Cost, Use
    from orne.coc.table import CocTable

# ---- resources


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay resources by draining one domain; X is the player's to choose."""

    amount: int | str

    @property
    def resources(self) -> int:
        """The resources it asks for, X being 0."""
        return self.amount if isinstance(self.amount, int) else 0

    @property
    def asks_x(self) -> bool:
        """Whether the player sets X."""
        return isinstance(self.amount, str)

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"pay {self.amount}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """Domains are looked at where payments are listed."""
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """It asks for no card in play."""
        return []

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Resources are paid by the rules, once for the whole cost."""
        return True


class _WithoutResources:
    """A cost that drains no domain."""

    __slots__ = ()
    resources = 0
    asks_x = False


# ---- the card itself


@dataclass(frozen=True, slots=True)
class ExhaustThis(_WithoutResources):
    """Exhaust the card the ability is on; ``named`` when the text says its title."""

    named: bool = False
    text: str = "exhaust this card"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must be ready."""
        if self.named and use.me < 0:
            return Refusal("coc/faq/copied-text-keeps-names", "the text names another card")
        if not readiness.can_exhaust(g, use.holder):
            return readiness.not_ready(g, use.holder)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """This card."""
        return [Claim(EXHAUST, [use.holder])]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Exhaust it."""
        return readiness.exhaust(g, use.holder, use, as_cost=True)


@dataclass(frozen=True, slots=True)
class SacrificeThis(_WithoutResources):
    """Sacrifice the card the ability is on, which the text names."""

    text: str = "sacrifice this card"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must be in play, and be the card that is named."""
        if use.me < 0:
            return Refusal("coc/faq/copied-text-keeps-names", "the text names another card")
        if g.state.cards[use.holder].zone != PLAY:
            return Refusal("coc/rule/2.13-paying-costs/c", "{} is not in play", g.title(use.holder))
        return cannot.refusal(g, "be sacrificed", use.holder)

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """This card."""
        return [Claim(LEAVE, [use.holder])]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Sacrifice it; it stays sacrificed when the effect is cancelled (coc/example/2.13-predatory-byakhee)."""
        return leaving.sacrifice(g, [use.holder], use)


@dataclass(frozen=True, slots=True)
class DiscardThisProphecy(_WithoutResources):
    """Discard the card itself, face up, from the top of its owner's deck (coc/mechanic/prophecy/b)."""

    text: str = "discard this card from the top of your deck"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must lie there face up."""
        deck = g.state.deck[use.seat]
        if not deck or deck[-1] != use.holder or g.state.cards[use.holder].face_down:
            return Refusal("coc/mechanic/prophecy/c", "{} does not lie face up on your deck", g.title(use.holder))
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """It asks for no card in play."""
        return []

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Discard it."""
        return leaving.discard_from_deck(g, use.seat, 1, use) == 1


# ---- one of your cards


@dataclass(frozen=True, slots=True)
class SacrificeOne(_WithoutResources):
    """Sacrifice one of your cards."""

    what: Sel
    able: Sel = field(init=False, compare=False)
    """Those of them that can pay."""

    def __post_init__(self) -> None:
        """Put the selector together once."""
        object.__setattr__(self, "able", self.what & _YOURS & _SACRIFICEABLE)

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"sacrifice {(_YOURS & self.what).phrase()}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """You must control one."""
        if not self.claims(g, use)[0].cards:
            return Refusal("coc/rule/2.13-paying-costs/c", "you control no {} to sacrifice", self.what.noun)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """One of those that nothing forbids to sacrifice."""
        return [Claim(LEAVE, candidates(g, use, self.able))]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Choose and sacrifice it; the use remembers how it was."""
        no = partial(meant_refusal, g, use, self.able)
        uid = pick(g, use, self.claims(g, use)[0], later, "Sacrifice which card?", "sacrifice", no)
        if uid is None:
            return False
        use.memory = g.state.cards[uid]
        return leaving.sacrifice(g, [uid], use)


@dataclass(frozen=True, slots=True)
class ExhaustOne(_WithoutResources):
    """Exhaust one of your ready cards."""

    what: Sel
    able: Sel = field(init=False, compare=False)
    """Those of them that can pay."""

    def __post_init__(self) -> None:
        """Put the selector together once."""
        object.__setattr__(self, "able", self.what & _YOURS & _READY)

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"exhaust {(_YOURS & self.what).phrase()}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """You must control one that is ready."""
        if not self.claims(g, use)[0].cards:
            return Refusal("coc/rule/2.13-paying-costs/c", "you control no ready {} for this", self.what.noun)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """One of those that are ready."""
        return [Claim(EXHAUST, candidates(g, use, self.able))]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Choose and exhaust it."""
        no = partial(meant_refusal, g, use, self.able)
        uid = pick(g, use, self.claims(g, use)[0], later, "Exhaust which card?", "exhaust", no)
        return uid is not None and readiness.exhaust(g, uid, use, as_cost=True)


@dataclass(frozen=True, slots=True)
class DriveInsane(_WithoutResources):
    """Make one of your characters insane; one that cannot go insane is no payment (coc/rule/2.13-paying-costs/c)."""

    what: Sel
    able: Sel = field(init=False, compare=False)
    """Those of them that can pay."""

    def __post_init__(self) -> None:
        """Put the selector together once."""
        object.__setattr__(self, "able", self.what & _YOURS & _UNWOUNDED)

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"drive {self.what.phrase()} you control insane"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """One of them must be able to go insane."""
        if not self.claims(g, use)[0].cards:
            return Refusal("coc/rule/2.13-paying-costs/c", "you control no {} that can go insane", self.what.noun)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """One of those that can go insane; a wounded one would be destroyed instead."""
        mine = candidates(g, use, self.able)
        return [Claim(GO_INSANE, [uid for uid in mine if sanity.can_go_insane(g, uid)])]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Choose it and drive it insane."""

        def no(uid: int) -> Refusal | None:
            return meant_refusal(g, use, self.able, uid) or sanity.insanity_refusal(g, uid)

        uid = pick(g, use, self.claims(g, use)[0], later, "Drive which character insane?", "insane", no)
        return uid is not None and sanity.go_insane(g, uid, use)


_YOURS = Sel(lambda g, use, uid: g.state.cards[uid].controller == use.seat, after=("you control",))
_READY = Sel(lambda g, use, uid: readiness.can_exhaust(g, uid), no=lambda g, use, uid: readiness.not_ready(g, uid))
_SACRIFICEABLE = Sel(
    lambda g, use, uid: cannot.refusal(g, "be sacrificed", uid) is None,
    no=lambda g, use, uid: cannot.refusal(g, "be sacrificed", uid),
)
_UNWOUNDED = Sel(
    lambda g, use, uid: not g.state.cards[uid].wounds,
    no=lambda g, use, uid: Refusal(
        "coc/rule/2.13-paying-costs/c", "{} is wounded, and would be destroyed instead", g.title(uid)
    ),
)


# ---- the hand


@dataclass(frozen=True, slots=True)
class DiscardHand(_WithoutResources):
    """Discard your whole hand; without a card there is no hand (coc/rule/2.21-player-hand)."""

    text: str = "discard your hand"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be a card in it, other than the one whose ability it is: an event is played first."""
        if all(uid == use.holder for uid in g.state.hand[use.seat]):
            return Refusal("coc/rule/2.21-player-hand", "you have no hand")
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """It asks for no card in play."""
        return []

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Discard all of it."""
        for uid in tuple(g.state.hand[use.seat]):
            leaving.discard_from_hand(g, uid, use)
        return True


# ---- several


class All:
    """Several costs, all of them paid, in their order; they are looked at together before anything is used."""

    __slots__ = ("asks_x", "costs", "resources")

    def __init__(self, *costs: Cost) -> None:
        self.costs = costs
        self.resources = sum(cost.resources for cost in costs)
        """What they ask for in all, which one domain pays."""
        self.asks_x = any(cost.asks_x for cost in costs)
        """Whether the player sets X."""

    @property
    def text(self) -> str:
        """The costs in words."""
        return " and ".join(cost.text for cost in self.costs)

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """The first that cannot be paid, or that cannot be paid beside the others."""
        for cost in self.costs:
            found = cost.refusal(g, use)
            if found is not None:
                return found
        if not payable(g, use, self.claims(g, use)):
            return Refusal("coc/rule/2.13-paying-costs/c", "you cannot {} with the cards you control", self.text)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """The claims of all of them."""
        return [claim for cost in self.costs for claim in cost.claims(g, use)]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Pay one after the other."""
        for index, cost in enumerate(self.costs, 1):
            rest = [claim for each in self.costs[index:] for claim in each.claims(g, use)]
            if not cost.pay(g, use, [*rest, *later]):
                return False
        return True
