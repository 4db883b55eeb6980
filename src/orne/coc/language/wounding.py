"""Wounds that abilities deal, spread and cancel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.abilities import Number, Use
from orne.coc.events import WOUND
from orne.coc.language.doing import Doing
from orne.coc.language.numbers import amount_of, in_words
from orne.coc.language.picking import taken
from orne.coc.language.references import IT, Ref
from orne.coc.language.select import CAN_BE_WOUNDED
from orne.coc.rules import batches, cannot, wounds
from orne.coc.selector import Sel, candidates, target_refusal

if TYPE_CHECKING:
    from orne.coc.table import CocTable
    from orne.kernel.refusal import Refusal

__all__ = ["CancelWound", "Heal", "SpreadWounds", "Wound", "WoundSingly"]


@dataclass(frozen=True, slots=True)
class Wound(Doing):
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
class Heal(Doing):
    """Remove a wound."""

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"remove a wound from {self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them is wounded."""
        return any(g.state.cards[uid].wounds for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Take one off each."""
        cards = taken(self.who, g, use, lambda uid: g.state.cards[uid].wounds > 0, "heal")
        hurt = [uid for uid in cards if g.state.cards[uid].wounds]
        for uid in hurt:
            wounds.heal(g, uid, 1)
        return bool(hurt) and len(hurt) == len(cards)


@dataclass(frozen=True, slots=True)
class SpreadWounds(Doing):
    """A number of wounds are spread over characters, several on one if one likes; they are dealt together.

    One may stop at any time, unless the text says ``must`` (coc/faq/bloodbath-distribution).
    """

    number: int | Number
    what: Sel
    must: bool = False

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{'may ' * (not self.must)}deal {_wounds(self.number)} to {self.what.plural()}, spread as you like"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a wound to deal, and somebody who can be wounded."""
        return amount_of(self.number, g, use) > 0 and bool(_woundable(g, use, self.what))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Whom it may wound."""
        return [(WOUND, uid) for uid in _woundable(g, use, self.what)]

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one wound after the other, then deal them."""
        spread: list[int] = []
        number = amount_of(self.number, g, use)
        able = _woundable(g, use, self.what)
        no = partial(_not_woundable, g, use, self.what)
        while able and len(spread) < number:
            options = g.card_options(able, "wound")
            if not self.must:
                options.append(g.option("done", value=-1))
            prompt = f"Wound which character? ({number - len(spread)} left)"
            uid = g.decide(use.seat, "wound", prompt, options, use.holder, no)
            if uid < 0:
                break
            spread.append(uid)
        return bool(spread) and wounds.wound(g, spread, use)


@dataclass(frozen=True, slots=True)
class WoundSingly(Doing):
    """A number of wounds are dealt to characters one after the other, each to one who can be wounded then."""

    number: int | Number
    what: Sel

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"deal {_wounds(self.number)} to {self.what.plural()}, one at a time"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a wound to deal, and somebody who can be wounded."""
        return amount_of(self.number, g, use) > 0 and bool(_woundable(g, use, self.what))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Whom it may wound."""
        return [(WOUND, uid) for uid in _woundable(g, use, self.what)]

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for each, and deal it before the next."""
        done = True
        no = partial(_not_woundable, g, use, self.what)
        for left in range(amount_of(self.number, g, use), 0, -1):
            able = _woundable(g, use, self.what)
            if not able:
                return False
            prompt = f"Wound which character? ({left} left)"
            done &= wounds.wound(g, [g.choose_card(use.seat, prompt, able, "wound", use.holder, no)], use)
        return done


def _wounds(number: int | Number) -> str:
    """A number of wounds in words."""
    if isinstance(number, Number) and number.is_each:
        return f"{number.times} wound {number.words}"
    return "1 wound" if number == 1 else f"{in_words(number)} wounds"


def _woundable(g: CocTable, use: Use, what: Sel) -> list[int]:
    """Those of a kind that can be wounded."""
    cards = immunity.reached(g, use, candidates(g, use, what))
    return [uid for uid in cards if wounds.can_be_wounded(g, uid)]


def _not_woundable(g: CocTable, use: Use, what: Sel, uid: int) -> Refusal | None:
    """Why a card is not one of those of a kind that can be wounded."""
    found = target_refusal(g, use, what, uid)
    return found if found is not None else wounds.wound_refusal(g, uid)


@dataclass(frozen=True, slots=True)
class CancelWound(Doing):
    """Cancel one wound of those about to be placed, or every one."""

    every: bool = False

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether no text keeps them from being cancelled."""
        return cannot.cancelling_refusal(g, use.event) is None

    @property
    def text(self) -> str:
        """The effect in words."""
        return "cancel all of those wounds" if self.every else "cancel 1 of those wounds"

    def do(self, g: CocTable, use: Use) -> bool:
        """Take one off, or all; the last one cancels the whole."""
        event = use.event
        if event is None or event.amount <= 0 or not self.possible(g, use):
            return False
        event.amount = 0 if self.every else event.amount - 1
        event.cancelled = event.amount == 0
        return True
