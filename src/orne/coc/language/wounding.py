"""Wounds that abilities deal, spread and cancel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.abilities import Number, Use
from orne.coc.events import WOUND
from orne.coc.language.numbers import amount_of, in_words
from orne.coc.language.picking import taken
from orne.coc.language.references import IT, Ref
from orne.coc.language.select import CAN_BE_WOUNDED
from orne.coc.rules import batches, wounds
from orne.coc.selector import Sel, candidates, meant_refusal

if TYPE_CHECKING:
    from orne.coc.table import CocTable

__all__ = ["CancelWound", "SpreadWounds", "Wound"]


@dataclass(frozen=True, slots=True)
class Wound:
    """Deal wounds."""

    who: Ref = IT
    number: int | Number = 1

    @property
    def text(self) -> str:
        """The effect in words."""
        if self.number == 1:
            return f"wound {self.who.text}"
        return f"deal {in_words(self.number)} wounds to {self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether somebody can be wounded."""
        return any(CAN_BE_WOUNDED.test(g, use, uid) for uid in self.who.could(g, use))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Whom it wounds."""
        return [(WOUND, uid) for uid in self.who.could(g, use)]

    def do(self, g: CocTable, use: Use) -> bool:
        """Wound them together, or in order where one of them keeps another from being wounded."""
        if self.who.none_to_do(g, use):
            return True
        number = amount_of(self.number, g, use)
        cards = taken(self.who, g, use, lambda uid: CAN_BE_WOUNDED.test(g, use, uid), "wound")
        if len(cards) > 1 and batches.one_shields_another(g, cards, wounds.SHIELDS):
            return batches.in_order(g, cards, use, lambda g, uid, use: wounds.wound(g, [uid], use, number))
        return wounds.wound(g, cards, use, number)


@dataclass(frozen=True, slots=True)
class SpreadWounds:
    """A number of wounds may be spread over characters, several on one if one likes; they are dealt together.

    coc/faq/bloodbath-distribution
    """

    number: int | Number
    what: Sel

    @property
    def text(self) -> str:
        """The effect in words."""
        wounds = "1 wound" if self.number == 1 else f"{in_words(self.number)} wounds"
        if isinstance(self.number, Number) and self.number.is_each:
            wounds = f"{self.number.times} wound {self.number.words}"
        return f"may deal {wounds} to {self.what.plural()}, spread as you like"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a wound to deal, and somebody who can be wounded."""
        return amount_of(self.number, g, use) > 0 and bool(self._able(g, use))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Whom it may wound."""
        return [(WOUND, uid) for uid in self._able(g, use)]

    def _able(self, g: CocTable, use: Use) -> list[int]:
        cards = immunity.reached(g, use, candidates(g, use, self.what))
        return [uid for uid in cards if wounds.can_be_wounded(g, uid)]

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one wound after the other, then deal them."""
        spread: list[int] = []
        number = amount_of(self.number, g, use)
        able = self._able(g, use)
        no = partial(meant_refusal, g, use, self.what)
        while able and len(spread) < number:
            options = [*g.card_options(able, "wound"), g.option("done", value=-1)]
            prompt = f"Wound which character? ({number - len(spread)} left)"
            uid = g.decide(use.seat, "wound", prompt, options, use.holder, no)
            if uid < 0:
                break
            spread.append(uid)
        return bool(spread) and wounds.wound(g, spread, use)


@dataclass(frozen=True, slots=True)
class CancelWound:
    """Cancel one wound of those about to be placed, or every one."""

    every: bool = False
    possible = None

    @property
    def text(self) -> str:
        """The effect in words."""
        return "cancel all of those wounds" if self.every else "cancel 1 of those wounds"

    def do(self, g: CocTable, use: Use) -> bool:
        """Take one off, or all; the last one cancels the whole."""
        event = use.event
        if event is None or event.amount <= 0:
            return False
        event.amount = 0 if self.every else event.amount - 1
        event.cancelled = event.amount == 0
        return True
