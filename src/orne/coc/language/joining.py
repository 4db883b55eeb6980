"""How the effects of one ability are joined: then, also, if able, if overpaid, and parts that choose when reached."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc.abilities import DISRUPT, PART, Choose, Cost, Effect, Number, Triggered, Use
from orne.coc.events import USE, Event
from orne.coc.language.doing import Doing, OfOne, OfSeveral
from orne.coc.rules import initiating, paying, targets
from orne.coc.selector import legal_targets, next_target_refusal
from orne.kernel.language import joining
from orne.kernel.language.joining import may_change

if TYPE_CHECKING:
    from orne.coc.selector import Sel
    from orne.coc.table import CocTable

__all__ = [
    "Also", "IfAble", "IfOverpaid", "Keeping", "MayPay", "PayOrElse", "Then", "ThenChoose", "kept",
]  # fmt: skip


class Then(OfSeveral, joining.Then["CocTable", "Use"]):
    """Effects joined by "then": the later ones need the earlier to have succeeded (coc/rule/1.3-multiple-effects/b).

    A secondary effect is not asked whether it could change anything (coc/faq/small-price-to-pay/a), and one on all
    cards of a kind is done where there is none (coc/faq/destroy-all-zero-then).
    """

    __slots__ = ()

    @property
    def designates(self) -> Sel | None:
        """What the choice is limited to: the first effect is what the card is chosen for."""
        return self.effects[0].designates


class IfAble(OfOne, joining.IfAble["CocTable", "Use"]):
    """An effect "if able": it may be tried in any case (coc/rule/2.3-if-able/b)."""

    __slots__ = ()


class Also(OfSeveral, joining.Also["CocTable", "Use"]):
    """Independent effects: one failing does not stop the others (coc/rule/1.3-multiple-effects/a).

    One that could do something is enough (coc/example/1.3-ygolonac-independent-parts).
    """

    __slots__ = ()

    def is_barren(self, g: CocTable, use: Use, leaving: bool) -> bool:
        """Whether paying for it could give a card to none of them."""
        return all(each.is_barren(g, use, leaving) for each in self.effects)

    @property
    def by_payment(self) -> bool:
        """Whether one of them asks what was paid."""
        return any(effect.by_payment for effect in self.effects)


@dataclass(frozen=True, slots=True)
class IfOverpaid(Doing):
    """An effect that needs overpaying (coc/rule/2.14-paid-overpaid-cost/c)."""

    effect: Effect
    by_payment = True

    @property
    def parts(self) -> tuple[Effect, ...]:
        """What is carried out."""
        return (self.effect,)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"if you overpaid, {self.effect.text}"

    @property
    def overpaying(self) -> tuple[str, ...]:
        """What overpaying adds, in words."""
        return (self.effect.text,)

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it can be overpaid, from the domain in question or any."""
        return initiating.could_overpay(g, use) and may_change(g, use, self.effect)

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """What it does, if overpaid."""
        return self.effect.about(g, use) if use.overpaid >= 1 else ()

    def do(self, g: CocTable, use: Use) -> bool:
        """Do it if overpaid."""
        return use.overpaid >= 1 and self.effect.do(g, use)


class ThenChoose(OfOne):
    """A part that chooses its own target only when it is reached (coc/faq/small-price-to-pay/a)."""

    __slots__ = ("ability", "choose", "may", "opponent")

    def __init__(self, effect: Effect, choose: Choose, *, opponent: bool = False, may: bool = False) -> None:
        super().__init__(effect)
        self.opponent = opponent
        self.may = may
        self.ability = Triggered(kind=PART, effect=effect, choose=(choose,))
        self.choose = self.ability.choose[0]

    @property
    def text(self) -> str:
        """The part in words."""
        who = "its controller " if self.opponent else "you " if self.may else ""
        return f"{who}{'may ' if self.may else ''}{self.choose.text} and {self.effect.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of those that may be chosen could be changed."""
        part = self._part(use)
        return bool(legal_targets(g, part, self.choose.what)) and may_change(g, part, self.effect)

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Nobody has chosen yet."""
        return ()

    def do(self, g: CocTable, use: Use) -> bool:
        """Choose, let what answers to being chosen disrupt it, and execute it on what is a legal target still."""
        part = self._part(use)
        picked = self._pick(g, part)
        if not picked:
            return False
        part.targets.append([(uid, g.state.cards[uid].obj) for uid in picked])
        part.locked = True
        event = Event(USE, part.holder, part.seat, part)
        if (DISRUPT, USE) in g.watched:
            g.disrupts(event)
        if event.cancelled:
            return False
        targets.settle(g, part)
        return self.effect.do(g, part)

    def _pick(self, g: CocTable, part: Use) -> list[int]:
        """Ask for one card after the other; where none need be chosen, or no more, one may stop."""
        picked: list[int] = []
        cards = legal_targets(g, part, self.choose.what)
        number = self.choose.number(g, part)
        if len(cards) < number and not self.choose.up_to:
            return []
        while cards and len(picked) < number:
            options = g.card_options(cards, "choose")
            if picked and self.choose.up_to:
                options.append(g.option("done", value=-1))
            elif self.may and not picked:
                options.append(g.option("none", value=-1))
            no = partial(next_target_refusal, g, part, self.choose.what, picked)
            uid = g.decide(part.seat, "choose", self.choose.prompt, options, part.holder, no)
            if uid < 0:
                break
            picked.append(uid)
            cards.remove(uid)
        return picked

    def _part(self, use: Use) -> Use:
        """The use of this part, by whoever chooses."""
        seat = 1 - use.seat if self.opponent else use.seat
        part = Use(self.ability, use.holder, use.card, seat, use.home, use.event, use.grant)
        part.x, part.paid, part.overpaid, part.played = use.x, use.paid, use.overpaid, use.played
        return part


class Keeping(OfOne):
    """An effect that goes by a number as it is just before it, whoever carries it out: there it is ``kept``.

    Nothing is done for a number of 0.
    """

    __slots__ = ("number",)

    def __init__(self, number: Number, effect: Effect) -> None:
        self.number = number
        super().__init__(effect)

    possible = None
    """The number is known only as it is reached."""

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.effect.text

    def do(self, g: CocTable, use: Use) -> bool:
        """Work it out, and go on with it."""
        number = self.number(g, use)
        if number == 0:
            return True
        before, use.memory = use.memory, number
        done = self.effect.do(g, use)
        use.memory = before
        return done


def kept(number: Number) -> Number:
    """A number that was worked out before."""
    return Number(lambda g, use, uid: use.memory or 0, number.words)


class MayPay(OfOne):
    """A cost that may be paid as the effect resolves, for something more."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost, effect: Effect) -> None:
        if cost.asks_x or cost.sets_x:
            raise ValueError("what may be paid in the middle of an effect is not X")
        self.cost = cost
        super().__init__(effect)

    @property
    def text(self) -> str:
        """The part in words."""
        return f"you may {self.cost.text} to {self.effect.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it could be paid for something."""
        able = not self.cost.resources or paying.affords(g, use.seat, self.cost.resources)
        return able and self.cost.refusal(g, use) is None and may_change(g, use, self.effect)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask, pay, and do it."""
        if not self.possible(g, use):
            return False
        prompt = f"{g.title(use.holder)}: {self.cost.text}?"
        if self.cost.resources:  # the question which domain pays has a no among its answers
            paid = paying.drain_one(g, use, self.cost.resources, prompt, may=True)
            return paid and self.cost.pay(g, use) and self.effect.do(g, use)
        offer = getattr(self.cost, "may_pay", None)  # where what pays is asked for, one may decline at once
        if offer is not None:
            return offer(g, use, prompt) and self.effect.do(g, use)
        return g.yes(use.seat, prompt, use.holder) and self.cost.pay(g, use) and self.effect.do(g, use)


class PayOrElse(OfOne):
    """A cost in resources that may be paid as the effect resolves; who does not pay has the effect."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost, effect: Effect) -> None:
        if cost.asks_x or cost.sets_x or not cost.resources:
            raise ValueError("what is paid in the middle of an effect is a number of resources")
        self.cost = cost
        super().__init__(effect)

    @property
    def text(self) -> str:
        """The part in words."""
        return f"{self.cost.text} or {self.effect.text}"

    possible = None
    """One of the two happens in any case."""

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for a domain that pays, where there is one; else do it."""
        number = self.cost.resources
        prompt = f"{g.title(use.holder)}: {self.cost.text}?"
        if paying.affords(g, use.seat, number) and paying.drain_one(g, use, number, prompt, may=True):
            return True
        return self.effect.do(g, use)
