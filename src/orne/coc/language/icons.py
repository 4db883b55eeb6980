"""Icons that cards take from one another, or that turn into those of another kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import LosesIcons
from orne.coc.language.changing import ICON
from orne.coc.language.doing import Doing
from orne.coc.language.gaining import Naming
from orne.coc.language.references import IT, ITSELF, Ref
from orne.coc.language.select import AFFECTED
from orne.coc.rules.lasting import last, last_text
from orne.coc.selector import NOT_MEANT, Sel
from orne.coc.values import STRUGGLE_NAMES, STRUGGLES
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["CAN_CHANGE_ICONS", "TakeIcon", "TurnIcons"]


@dataclass(frozen=True, slots=True)
class TakeIcon(Doing):
    """A card loses an icon of a kind that the player names; another gains it, if the one had such an icon to lose."""

    of: Ref = IT
    who: Ref = ITSELF

    @property
    def text(self) -> str:
        """The effect in words."""
        return (
            f"{ICON.text}; until the end of the phase {self.of.text} loses 1 such icon, and if it had one, "
            f"{self.who.text} gains it"
        )

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card to take it from."""
        return any(True for _ in self.of.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for the kind, take it away, and give it."""
        losers = self.of.cards(g, use)
        if not losers:
            return False
        icon = ICON.ask(g, use, losers[0])
        had = [uid for uid in losers if values.icons(g, uid, icon) > 0]
        last(g, "add", losers, (icon, -1), use)
        gainers = self.who.cards(g, use)
        return bool(had) and bool(gainers) and last(g, "add", gainers, (icon, 1), use)


def _printed(g: CocTable, uid: int) -> tuple[int, ...]:
    """The icons that a card shows in print."""
    kind = g.kind(uid)
    return (0, 0, 0, 0) if g.state.cards[uid].face_down or kind.is_form else kind.facts.icons


_OTHER_ICON = Naming(
    "name a kind of icon that is not printed on it",
    "icon",
    "name",
    "Name which kind of icon?",
    lambda g, uid: [(STRUGGLE_NAMES[icon], icon) for icon in STRUGGLES if not _printed(g, uid)[icon]],
)


def _can_change(g: CocTable, use: Use, uid: int) -> bool:
    printed = _printed(g, uid)
    return any(printed) and not all(printed)


CAN_CHANGE_ICONS = Sel(
    _can_change,
    no=lambda g, use, uid: Refusal(NOT_MEANT, "{} shows no icons in print, or all four kinds", g.title(uid)),
)
"""Icons are printed on it, and there is a kind that is not: all of them could be of that kind."""


class TurnIcons(Doing):
    """All printed icons of a card become icons of one other kind that the player names, until the end of the phase."""

    __slots__ = ("lost", "who")

    who: Ref

    def __init__(self, who: Ref = IT) -> None:
        self.who = who
        self.lost = LosesIcons(AFFECTED)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{_OTHER_ICON.text}; all icons printed on {self.who.text} are of that kind until the end of the phase"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them has icons that could be others."""
        return any(_can_change(g, use, uid) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for the kind of each, take the printed ones and give as many."""
        cards = [uid for uid in self.who.cards(g, use) if _can_change(g, use, uid)]
        for uid in cards:
            number = sum(_printed(g, uid))
            icon = _OTHER_ICON.ask(g, use, uid)
            last_text(g, self.lost, [uid], use)
            last(g, "add", [uid], (icon, number), use)
        return bool(cards)
