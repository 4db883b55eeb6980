"""Resources, and the uses on cards: ammo, charges, secrets."""

from __future__ import annotations

from orne.arkham.abilities import Doing, Use
from orne.arkham.language.select import IT, YOURSELF
from orne.arkham.language.verbs import ToCards, does, seats, there_is_one
from orne.arkham.numbers import Number, amount, amount_words
from orne.arkham.rules.resources import gain_resources
from orne.arkham.rules.uses import spend_uses
from orne.arkham.selector import Ref
from orne.arkham.sentences import counted
from orne.arkham.state import PLAY
from orne.arkham.table import ArkhamTable

__all__ = [
    "AddUses", "Gain", "LoseAllResources", "MoveResource", "UsesToResources",
]  # fmt: skip


class Gain(ToCards):
    """Gain resources."""

    __slots__ = ("number",)

    possible = None

    def __init__(self, number: int | Number, who: Ref = YOURSELF) -> None:
        self.number = number
        super().__init__(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        number = self.number
        words = counted(number, "resource") if isinstance(number, int) else amount_words(number, "resource")
        return does(self.who, "gain", words)

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Gain them."""
        for seat in seats(g, self.who.cards(g, use)):
            gain_resources(g, seat, amount(self.number, g, use))
        return True


class LoseAllResources(Doing):
    """Lose every resource one has."""

    __slots__ = ()

    text = "lose every resource you have"
    possible = None

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Lose them."""
        lost = g.state.resources[use.seat]
        g.state.resources[use.seat] = 0
        g.state.values = {}
        g.note("resources", use.holder, seat=use.seat, after=-lost)
        return True


class MoveResource(Doing):
    """Move one of your resources onto the card itself."""

    __slots__ = ()

    text = "move 1 of your resources onto this card"
    needs = "you have a resource"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is one."""
        return g.state.resources[use.seat] > 0

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Move it."""
        g.state.resources[use.seat] -= 1
        g.state.edit(use.holder).tokens += 1
        g.note("resource placed", use.holder, use.holder, use.seat, after=g.state.cards[use.holder].tokens)
        return True


class AddUses(ToCards):
    """Put uses on cards: ammo, charges."""

    __slots__ = ("kind", "number", "possible")

    verb = "add"

    def __init__(self, number: int, kind: str, who: Ref = IT) -> None:
        self.number = number
        self.kind = kind
        super().__init__(who)
        self.possible = there_is_one(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"put {self.number} {self.kind} on {self.who.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Add them."""
        uids = self.who.cards(g, use)
        for uid in uids:
            g.state.edit(uid).tokens += self.number
            g.note("uses added", uid, use.holder, use.seat, after=self.number)
        return bool(uids)


class UsesToResources(Doing):
    """Turn a use of the card itself into a resource."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"turn one of its {self.kind}s into a resource of yours"

    @property
    def needs(self) -> str:
        """What must be so for it to change anything."""
        return f"it has a {self.kind}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is one."""
        return g.state.cards[use.holder].tokens > 0

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Move it."""
        if g.state.cards[use.holder].zone != PLAY or not g.state.cards[use.holder].tokens:
            return False
        gain_resources(g, use.seat, 1)
        spend_uses(g, use.holder, 1)
        return True
