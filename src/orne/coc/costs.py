"""Costs: what stands before "to". Each must change something of your own (coc/rule/2.13-paying-costs/b and c)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc import leaving, readiness, sanity
from orne.coc.select import Sel, candidates, exists, meant_refusal
from orne.coc.state import PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Cost, Use
    from orne.coc.table import CocTable


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay resources by draining one domain; X is the player's to choose."""

    resources: int | str

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"pay {self.resources}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """Domains are looked at where payments are listed."""
        return None

    def pay(self, g: CocTable, use: Use) -> bool:
        """Resources are paid by the rules, once for the whole cost."""
        return True


@dataclass(frozen=True, slots=True)
class ExhaustThis:
    """Exhaust the card the ability is on; ``named`` when the text says its title."""

    named: bool = False
    resources: int = 0
    text: str = "exhaust this card"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must be ready."""
        if self.named and use.me < 0:
            return Refusal("coc/faq/copied-text-keeps-names", "the text names another card")
        if not readiness.can_exhaust(g, use.holder):
            return readiness.not_ready(g, use.holder)
        return None

    def pay(self, g: CocTable, use: Use) -> bool:
        """Exhaust it."""
        return readiness.exhaust(g, use.holder, use)


@dataclass(frozen=True, slots=True)
class SacrificeThis:
    """Sacrifice the card the ability is on, which the text names."""

    resources: int = 0
    text: str = "sacrifice this card"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must be in play, and be the card that is named."""
        if use.me < 0:
            return Refusal("coc/faq/copied-text-keeps-names", "the text names another card")
        if g.state.cards[use.holder].zone != PLAY:
            return Refusal("coc/rule/2.13-paying-costs/c", "{} is not in play", g.title(use.holder))
        return None

    def pay(self, g: CocTable, use: Use) -> bool:
        """Sacrifice it; it stays sacrificed when the effect is cancelled (coc/example/2.13-predatory-byakhee)."""
        return leaving.sacrifice(g, [use.holder], use)


@dataclass(frozen=True, slots=True)
class DiscardThisProphecy:
    """Discard the card itself, face up, from the top of its owner's deck (coc/mechanic/prophecy/b)."""

    resources: int = 0
    text: str = "discard this card from the top of your deck"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must lie there face up."""
        deck = g.state.deck[use.seat]
        if not deck or deck[-1] != use.holder or g.state.cards[use.holder].face_down:
            return Refusal("coc/mechanic/prophecy/c", "{} does not lie face up on your deck", g.title(use.holder))
        return None

    def pay(self, g: CocTable, use: Use) -> bool:
        """Discard it."""
        return leaving.discard_from_deck(g, use.seat, 1, use) == 1


@dataclass(frozen=True, slots=True)
class SacrificeOne:
    """Sacrifice one of your cards."""

    what: Sel
    resources: int = 0

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"sacrifice {(_YOURS & self.what).phrase()}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """You must control one."""
        if not exists(g, use, self.what & _YOURS):
            return Refusal("coc/rule/2.13-paying-costs/c", "you control no {} to sacrifice", self.what.noun)
        return None

    def pay(self, g: CocTable, use: Use) -> bool:
        """Choose and sacrifice it; the use remembers how it was."""
        cards = candidates(g, use, self.what & _YOURS)
        if not cards:
            return False
        no = partial(meant_refusal, g, use, self.what & _YOURS)
        uid = g.choose_card(use.seat, "Sacrifice which card?", cards, "sacrifice", use.holder, no)
        use.memory = g.state.cards[uid]
        return leaving.sacrifice(g, [uid], use)


@dataclass(frozen=True, slots=True)
class ExhaustOne:
    """Exhaust one of your ready cards."""

    what: Sel
    resources: int = 0

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"exhaust {(_YOURS & self.what).phrase()}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """You must control one that is ready."""
        if not exists(g, use, self.what & _YOURS & _READY):
            return Refusal("coc/rule/2.13-paying-costs/c", "you control no ready {} for this", self.what.noun)
        return None

    def pay(self, g: CocTable, use: Use) -> bool:
        """Choose and exhaust it."""
        cards = candidates(g, use, self.what & _YOURS & _READY)
        if not cards:
            return False
        no = partial(meant_refusal, g, use, self.what & _YOURS & _READY)
        uid = g.choose_card(use.seat, "Exhaust which card?", cards, "exhaust", use.holder, no)
        return readiness.exhaust(g, uid, use)


@dataclass(frozen=True, slots=True)
class DiscardHand:
    """Discard your whole hand; without a card there is no hand (coc/rule/2.21-player-hand)."""

    resources: int = 0
    text: str = "discard your hand"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be a card in it."""
        if not g.state.hand[use.seat]:
            return Refusal("coc/rule/2.21-player-hand", "you have no hand")
        return None

    def pay(self, g: CocTable, use: Use) -> bool:
        """Discard all of it."""
        for uid in tuple(g.state.hand[use.seat]):
            leaving.discard_from_hand(g, uid, use)
        return True


@dataclass(frozen=True, slots=True)
class DriveInsane:
    """Make one of your characters insane; one that cannot go insane is no payment (coc/rule/2.13-paying-costs/c)."""

    what: Sel
    resources: int = 0

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"drive {self.what.phrase()} you control insane"

    def _able(self, g: CocTable, use: Use) -> list[int]:
        return [uid for uid in candidates(g, use, self.what & _YOURS) if sanity.can_go_insane(g, uid)]

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """One of them must be able to go insane."""
        if not self._able(g, use):
            return Refusal("coc/rule/2.13-paying-costs/c", "you control no {} that can go insane", self.what.noun)
        return None

    def pay(self, g: CocTable, use: Use) -> bool:
        """Choose it and drive it insane."""
        able = self._able(g, use)
        if not able:
            return False

        def no(uid: int) -> Refusal | None:
            return meant_refusal(g, use, self.what & _YOURS, uid) or sanity.insanity_refusal(g, uid)

        uid = g.choose_card(use.seat, "Drive which character insane?", able, "insane", use.holder, no)
        return sanity.go_insane(g, uid, use)


_YOURS = Sel(lambda g, use, uid: g.state.cards[uid].controller == use.seat, after=("you control",))
_READY = Sel(lambda g, use, uid: readiness.can_exhaust(g, uid), no=lambda g, use, uid: readiness.not_ready(g, uid))


class All:
    """Several costs, all of them paid."""

    __slots__ = ("costs",)

    def __init__(self, *costs: Cost) -> None:
        self.costs = costs

    @property
    def resources(self) -> int | str:
        """The resources among them."""
        for cost in self.costs:
            if cost.resources:
                return cost.resources
        return 0

    @property
    def text(self) -> str:
        """The costs in words."""
        return " and ".join(cost.text for cost in self.costs)

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """The first that cannot be paid."""
        for cost in self.costs:
            found = cost.refusal(g, use)
            if found is not None:
                return found
        return None

    def pay(self, g: CocTable, use: Use) -> bool:
        """Pay one after the other."""
        return all(cost.pay(g, use) for cost in self.costs)
