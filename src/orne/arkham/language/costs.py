"""Costs: what stands before the colon; all of them are paid together."""

from __future__ import annotations

from dataclasses import dataclass

from orne.arkham.abilities import Paying, Use
from orne.arkham.rules import clues, damage, hands, readiness
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.uses import spend_uses
from orne.arkham.table import ArkhamTable
from orne.kernel.refusal import Refusal

__all__ = [
    "Discard", "DiscardCards", "Exhaust", "GroupClues", "HurtThis", "Resources", "SpendClues", "TakeHorror", "UseUp",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Resources(Paying):
    """Spend resources."""

    number: int

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"spend {self.number} resource{'s' if self.number > 1 else ''}"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """You must have them."""
        if g.state.resources[use.seat] < self.number:
            return Refusal(
                "ahlcg/triggered-abilities/l",
                "needs {} resources; you have {}",
                self.number,
                g.state.resources[use.seat],
            )
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Spend them."""
        g.state.resources[use.seat] -= self.number
        g.state.values = {}


@dataclass(frozen=True, slots=True)
class UseUp(Paying):
    """Spend uses from the card: ammo, charges, supplies, secrets."""

    word: str
    number: int = 1

    @property
    def text(self) -> str:
        """The cost in words."""
        one = self.word.removesuffix("ies") + "y" if self.word.endswith("ies") else self.word.removesuffix("s")
        return f"spend {self.number} {one if self.number == 1 else self.word}"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """There must be enough."""
        if g.state.cards[use.holder].tokens < self.number:
            left = g.state.cards[use.holder].tokens or "no"
            return Refusal(
                "ahlcg/uses/b", "{} has {} {}; it needs {}", g.title(use.holder), left, self.word, self.number
            )
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Spend them."""
        spend_uses(g, use.holder, self.number)


@dataclass(frozen=True, slots=True)
class Exhaust(Paying):
    """Exhaust the card."""

    text: str = "exhaust this card"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """It must be ready."""
        if g.state.cards[use.holder].exhausted:
            return Refusal("ahlcg/exhaust-exhausted/b", "{} is exhausted", g.title(use.holder))
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Exhaust it."""
        readiness.exhaust(g, use.holder)


@dataclass(frozen=True, slots=True)
class Discard(Paying):
    """Discard the card."""

    text: str = "discard this card"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """Nothing forbids it."""
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Discard it."""
        discard(g, use.holder)


@dataclass(frozen=True, slots=True)
class TakeHorror(Paying):
    """Take horror as a cost, which may be put on assets."""

    number: int

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"take {self.number} horror"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """Nothing forbids it."""
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Take it."""
        damage.deal(g, use.seat, 0, self.number, source=use)


@dataclass(frozen=True, slots=True)
class DiscardCards(Paying):
    """Choose and discard cards from hand; weaknesses cannot be chosen."""

    number: int

    @property
    def name(self) -> str:
        """What it is called where it is one of several."""
        return "discard a card" if self.number == 1 else f"discard {self.number} cards"

    @property
    def text(self) -> str:
        """The cost in words."""
        return "discard a card from hand" if self.number == 1 else f"discard {self.number} cards from hand"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """There must be enough that may be chosen."""
        able = [uid for uid in hands.free_to_discard(g, use.seat) if uid != use.holder]
        if len(able) < self.number:
            ruling = "ahlcg/triggered-abilities/l"
            return Refusal(ruling, "needs {} cards in hand that may be discarded; you have {}", self.number, len(able))
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Discard them."""
        hands.choose_and_discard(g, use.seat, use.holder, self.number)


@dataclass(frozen=True, slots=True)
class SpendClues(Paying):
    """Spend one's own clues."""

    number: int

    @property
    def text(self) -> str:
        """The cost in words."""
        return "spend a clue" if self.number == 1 else f"spend {self.number} clues"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """You must have them and be able to spend them."""
        if not clues.can_spend(g, use.seat, self.number):
            return clues.spending_refusal(g, [use.seat], self.number, "ahlcg/triggered-abilities/l")
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Spend them."""
        clues.spend(g, use.seat, self.number)


@dataclass(frozen=True, slots=True)
class GroupClues(Paying):
    """Spend clues as a group, a number for each investigator; anybody anywhere may give some."""

    number: int

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"{self.number} clues for each investigator, which the whole group gives together"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """The group must have them and be able to spend them."""
        needed = g.per_investigator(self.number)
        if not clues.group_can_spend(g, needed):
            return clues.spending_refusal(g, g.players(), needed, "ahlcg/triggered-abilities/l")
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Spend them."""
        clues.group_spend(g, g.per_investigator(self.number))


@dataclass(frozen=True, slots=True)
class HurtThis(Paying):
    """Deal damage or horror to the card itself, which may be defeated by it."""

    damage: int = 0
    horror: int = 0

    @property
    def text(self) -> str:
        """The cost in words."""
        parts = [f"{n} {word}" for n, word in ((self.damage, "damage"), (self.horror, "horror")) if n]
        return f"deal {' and '.join(parts)} to this card"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """A card in play can always take it."""
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Deal it."""
        card = g.state.edit(use.holder)
        card.damage += self.damage
        card.horror += self.horror
        g.note("hurt", use.holder, use.holder, use.seat, after=[self.damage, self.horror])
        damage.check_asset(g, use.holder)
