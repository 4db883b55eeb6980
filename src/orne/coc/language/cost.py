"""Costs as such: resources, several together, one of several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities import Claim
from orne.coc.facts import FACTION_NAMES
from orne.coc.rules.claims import payable
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Cost, Use
    from orne.coc.table import CocTable

__all__ = [
    "All", "Either", "Pay",
]  # fmt: skip

RULING = "coc/rule/2.13-paying-costs/c"


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay resources by draining one domain; X is the player's to choose."""

    amount: int | str
    least: int = 0
    """The lowest X, where the text sets one."""
    including: str = ""
    """The faction of which at least one resource must be on the domain that pays."""
    sets_x = False
    exhausts_this = False

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
        which = f" (with at least one {FACTION_NAMES[self.including]} resource)" if self.including else ""
        return f"pay {self.amount}" + (f" (at least {self.least})" if self.least else "") + which

    @property
    def least_x(self) -> int:
        """The lowest X."""
        return self.least

    def most_x(self, g: CocTable, use: Use) -> int:
        """Domains are looked at where payments are listed."""
        return 0

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """Domains are looked at where payments are listed."""
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """It asks for no card in play."""
        return []

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Resources are paid by the rules, once for the whole cost."""
        return True


class WithoutResources:
    """A cost that drains no domain for resources, and asks for no card in play unless it says so."""

    __slots__ = ()
    resources = 0
    asks_x = False
    least_x = 0

    @property
    def sets_x(self) -> bool:
        """Whether the player sets how many pay."""
        return False

    @property
    def exhausts_this(self) -> bool:
        """Whether the card the ability is on must be ready to pay."""
        return False

    def most_x(self, g: CocTable, use: Use) -> int:
        """It sets no X."""
        return 0

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """It asks for no card in play."""
        return []


class All:
    """Several costs, all of them paid, in their order; they are looked at together before anything is used."""

    __slots__ = ("asks_x", "costs", "exhausts_this", "least_x", "resources", "sets_x")

    def __init__(self, *costs: Cost) -> None:
        self.costs = costs
        self.resources = sum(cost.resources for cost in costs)
        """What they ask for in all, which one domain pays."""
        self.asks_x = any(cost.asks_x for cost in costs)
        """Whether the player sets X by what is paid."""
        self.sets_x = any(cost.sets_x for cost in costs)
        """Whether the player sets X by how many pay."""
        self.exhausts_this = any(cost.exhausts_this for cost in costs)
        """Whether the card the ability is on must be ready to pay."""
        self.least_x = max((cost.least_x for cost in costs), default=0)
        """The lowest X that all of them allow."""

    @property
    def text(self) -> str:
        """The costs in words."""
        *first, last = (cost.text for cost in self.costs)
        return f"{', '.join(first)} and {last}" if first else last

    def most_x(self, g: CocTable, use: Use) -> int:
        """What all of them that set X can set."""
        return min((cost.most_x(g, use) for cost in self.costs if cost.sets_x), default=0)

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """The first that cannot be paid, or that cannot be paid beside the others."""
        for cost in self.costs:
            found = cost.refusal(g, use)
            if found is not None:
                return found
        if not payable(g, use, self.claims(g, use)):
            return Refusal(RULING, "you cannot {} with the cards you control", self.text)
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


class Either(WithoutResources):
    """One of several costs, as the player likes, none of them in resources."""

    __slots__ = ("costs",)

    def __init__(self, *costs: Cost) -> None:
        if any(cost.resources or cost.asks_x or cost.sets_x for cost in costs):
            raise ValueError("a choice of costs is between things other than resources and X")
        self.costs = costs

    @property
    def text(self) -> str:
        """The costs in words."""
        return " or ".join(cost.text for cost in self.costs)

    def _able(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> list[Cost]:
        return [
            cost
            for cost in self.costs
            if cost.refusal(g, use) is None and payable(g, use, [*cost.claims(g, use), *later])
        ]

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """One of them must be payable; else the first says why not."""
        return None if self._able(g, use) else self.costs[0].refusal(g, use)

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """Those of the first that can be paid: whether another fits is looked at as it is paid."""
        able = self._able(g, use)
        return able[0].claims(g, use) if able else []

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Ask which, and pay it."""
        able = self._able(g, use, later) or self._able(g, use)
        if not able:
            return False
        options = [Option(g, "pay", note=cost.text, value=cost) for cost in able]
        cost: Cost = g.decide(use.seat, "cost", "How do you pay?", options, use.holder)
        return cost.pay(g, use, later)
