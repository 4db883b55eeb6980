"""Control that two cards change at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.language.doing import Doing
from orne.coc.language.references import IT, ITSELF, Ref
from orne.coc.language.select import MAY_CHANGE_HANDS
from orne.coc.rules import control
from orne.coc.selector import Sel

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["ExchangeControl"]


@dataclass(frozen=True, slots=True)
class ExchangeControl(Doing):
    """Two players take control of each other's card, both or neither (coc/faq/peaslee-swap-unique)."""

    one: Ref = ITSELF
    other: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"you take control of {self.other.text} and its controller takes control of {self.one.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there are two cards, whoever may have them: it fails only as it resolves."""
        return any(True for _ in self.one.could(g, use)) and any(True for _ in self.other.could(g, use))

    @property
    def designates(self) -> Sel | None:
        """What the choice of the other card is limited to: a text may let nobody take control of it."""
        return MAY_CHANGE_HANDS if self.other is IT else None

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Which cards change hands."""
        return [("take", uid) for ref in (self.one, self.other) for uid in ref.could(g, use)]

    def do(self, g: CocTable, use: Use) -> bool:
        """Exchange them."""
        mine, theirs = self.one.cards(g, use), self.other.cards(g, use)
        return bool(mine and theirs) and control.exchange_control(g, mine[0], theirs[0], use)
