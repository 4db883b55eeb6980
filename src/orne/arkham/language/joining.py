"""How effects are joined: then, also, one of several, if, may, for each, and plain functions for what is odd."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orne.arkham.abilities import Chosen, Condition, Cost, Doing, Effect, Use
from orne.arkham.numbers import Number, amount
from orne.arkham.rules.timing import cancel
from orne.arkham.selector import Sel, candidates
from orne.arkham.table import ArkhamTable
from orne.kernel.language import joining
from orne.kernel.language.joining import may_change

__all__ = [
    "Also", "Cancel", "Chosen", "Do", "EachInvestigator", "If", "IfAble", "IfNot", "Instead", "May", "Named",
    "OneOf", "Pays", "Repeat", "Still", "Then", "may_change",
]  # fmt: skip

Possible = Callable[[ArkhamTable, Use], bool]


def _in_turn(g: ArkhamTable, use: Use, effects: tuple[Effect, ...], *, strictly: bool) -> bool:
    """Carry out effects one after the other; strictly, as long as each succeeds.

    Of an effect whose investigator is eliminated midway, what does not need them still happens (ahlcg/effects/c).
    """
    all_done = True
    for effect in effects:
        done = _carry_out(g, use, effect)
        all_done = all_done and done
        if strictly and not done:
            break
    return all_done


def _carry_out(g: ArkhamTable, use: Use, effect: Effect) -> bool:
    """Do an effect, unless it needs its investigator and they are gone."""
    return _has_whom_it_needs(g, use, effect) and effect.do(g, use)


def _has_whom_it_needs(g: ArkhamTable, use: Use, effect: Effect) -> bool:
    """Whether the investigator an effect speaks to is there, or it needs nobody (ahlcg/effects/c)."""
    return use.seat < 0 or not g.state.gone[use.seat] or effect.needs_nobody


class OfOne(Doing):
    """What is made of one effect."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    @property
    def needs_nobody(self) -> bool:
        """Whether it happens though the investigator it speaks to is gone."""
        return self.effect.needs_nobody


class OfSeveral(Doing):
    """What is made of several effects."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    @property
    def name(self) -> str:
        """That of the first thing it does."""
        return name_of(self.effects[0])


class Then(OfSeveral, joining.Then["ArkhamTable", "Use"]):
    """Effects joined by "then": the later ones need the earlier to have resolved (ahlcg/then/a)."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The effects in words."""
        return "; then ".join(effect.text for effect in self.effects)

    @property
    def needs_nobody(self) -> bool:
        """Whether its beginning happens though the investigator it speaks to is gone."""
        return self.effects[0].needs_nobody

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Go on as long as each succeeds."""
        return _in_turn(g, use, self.effects, strictly=True)


class Also(OfSeveral, joining.Also["ArkhamTable", "Use"]):
    """Independent effects: one failing does not stop the others."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The effects in words."""
        return ", and ".join(effect.text for effect in self.effects)

    @property
    def needs_nobody(self) -> bool:
        """Whether a part of it happens though the investigator it speaks to is gone."""
        return any(effect.needs_nobody for effect in self.effects)

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Try each, whatever became of those before."""
        return _in_turn(g, use, self.effects, strictly=False)


class IfAble(OfOne, joining.IfAble["ArkhamTable", "Use"]):
    """An effect that may be tried in any case."""

    __slots__ = ()


def name_of(effect: Effect) -> str:
    """What an effect is called where it is one of several: by the first thing it does."""
    return effect.name or effect.text


class OneOf(OfSeveral):
    """Choose one of several effects, also one that changes nothing, but for those who must (ahlcg/must/a, must/b)."""

    __slots__ = ("must",)

    def __init__(self, *effects: Effect, must: bool = False) -> None:
        super().__init__(*effects)
        self.must = must

    @property
    def text(self) -> str:
        """The choices in words."""
        return f"{'you must ' if self.must else ''}choose one: {', or '.join(effect.text for effect in self.effects)}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether one of them could change anything."""
        return any(may_change(g, use, effect) for effect in self.effects)

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Ask, and do it; who must is asked only about what changes something."""
        able = [effect for effect in self.effects if not self.must or may_change(g, use, effect)]
        if not able:
            return False
        prompt = f"Which one: {', or '.join(name_of(effect) for effect in self.effects)}?"
        chosen: Effect = g.choose_one(use.seat, prompt, [(name_of(effect), effect) for effect in able], use.holder)
        return chosen.do(g, use)


class If(OfOne):
    """An effect under a condition, and what happens otherwise."""

    __slots__ = ("condition", "otherwise")

    possible = None

    def __init__(self, condition: Condition, effect: Effect, otherwise: Effect | None = None) -> None:
        self.condition = condition
        super().__init__(effect)
        self.otherwise = otherwise

    @property
    def text(self) -> str:
        """It in words."""
        otherwise = f"; otherwise {self.otherwise.text}" if self.otherwise is not None else ""
        return f"{self.condition.text}, {self.effect.text}{otherwise}"

    @property
    def needs_nobody(self) -> bool:
        """Whether the one or the other happens though the investigator it speaks to is gone."""
        return self.effect.needs_nobody or (self.otherwise is not None and self.otherwise.needs_nobody)

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Do the one or the other."""
        if self.condition.test(g, use):
            return _carry_out(g, use, self.effect)
        return self.otherwise is not None and _carry_out(g, use, self.otherwise)


class Still(OfOne):
    """An effect that looks once more at what it needs, because the way to it may have changed that."""

    __slots__ = ("condition",)

    possible = None

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        super().__init__(effect)

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.effect.text

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Do it if that is so still."""
        return self.condition.test(g, use) and self.effect.do(g, use)


class IfNot(OfOne):
    """An effect, or another where it cannot be done."""

    __slots__ = ("otherwise",)

    possible = None

    def __init__(self, effect: Effect, otherwise: Effect) -> None:
        super().__init__(effect)
        self.otherwise = otherwise

    @property
    def text(self) -> str:
        """It in words."""
        return f"{self.effect.text}; if you cannot, {self.otherwise.text}"

    @property
    def needs_nobody(self) -> bool:
        """Whether the one or the other happens though the investigator it speaks to is gone."""
        return self.effect.needs_nobody or self.otherwise.needs_nobody

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Do the one, or else the other; who is gone cannot do what needs them."""
        done = may_change(g, use, self.effect) and _carry_out(g, use, self.effect)
        return done or _carry_out(g, use, self.otherwise)


class Named(OfOne):
    """An effect under a name of its own, where it is one of several."""

    __slots__ = ("called",)

    def __init__(self, name: str, effect: Effect) -> None:
        self.called = name
        super().__init__(effect)

    @property
    def name(self) -> str:
        """The name it was given."""
        return self.called

    @property
    def text(self) -> str:
        """It in words."""
        return self.effect.text

    @property
    def possible(self) -> Possible | None:
        """Whether it could change anything."""
        return self.effect.possible

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Do it."""
        return self.effect.do(g, use)


class May(OfOne):
    """An effect that the investigator may leave undone."""

    __slots__ = ()

    needs_nobody = False

    @property
    def text(self) -> str:
        """It in words."""
        return f"you may {self.effect.text}"

    @property
    def possible(self) -> Possible | None:
        """Whether it could change anything."""
        return self.effect.possible

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Ask where it could change anything."""
        if not may_change(g, use, self.effect):
            return False
        asked = self.effect.text
        return g.yes(use.seat, f"{asked[:1].upper()}{asked[1:]}?", use.holder) and self.effect.do(g, use)


class Repeat(OfOne):
    """An effect as many times as a number says, one by one, as long as whom it needs is there.

    What cannot be done at once is several effects: each is answered before the next begins (ahlcg/for-each/b).
    """

    __slots__ = ("number",)

    possible = None

    def __init__(self, number: int | Number, effect: Effect) -> None:
        self.number = number
        super().__init__(effect)

    @property
    def text(self) -> str:
        """It in words."""
        often = f"{self.number} times" if isinstance(self.number, int) else f"for each {self.number.each}, one by one"
        return f"{often}, {self.effect.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Do it so often."""
        for _ in range(amount(self.number, g, use)):
            if not _has_whom_it_needs(g, use, self.effect):
                return False
            g.as_one(lambda: self.effect.do(g, use))
        return True


class EachInvestigator(OfOne):
    """An effect that each of some investigators carries out, in player order."""

    __slots__ = ("who",)

    possible = None
    needs_nobody = True

    def __init__(self, effect: Effect, who: Sel) -> None:
        super().__init__(effect)
        self.who = who

    @property
    def text(self) -> str:
        """It in words."""
        return f"each {self.who.bare()}: {self.effect.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """One after the other."""
        for uid in candidates(g, use, self.who):
            seat = g.state.investigators.index(uid)
            if not g.state.gone[seat]:
                self.effect.do(g, Use(use.ability, use.holder, use.card, seat, use.event))
        return True


class Pays(Doing):
    """Paying a cost as an effect, one of several that may be chosen."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    @property
    def name(self) -> str:
        """What the cost is called."""
        return self.cost.name or self.cost.text

    @property
    def text(self) -> str:
        """It in words."""
        return self.cost.text

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether it can be paid."""
        return self.cost.refusal(g, use) is None

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Pay it."""
        self.cost.pay(g, use)
        return True


class Cancel(Doing):
    """Cancel what is answered; what was paid for it stays paid (ahlcg/cancel/c)."""

    __slots__ = ("text",)

    possible = None

    def __init__(self, what: str = "it") -> None:
        self.text = f"cancel {what}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Cancel it."""
        if use.event is None:
            return False
        cancel(g, use.event, use.holder)
        return True


class Instead(OfOne):
    """Something in place of the event that is answered; of several replacements the last one used counts."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """It in words."""
        return f"{self.effect.text} instead"

    @property
    def possible(self) -> Possible | None:
        """Whether it could change anything."""
        return self.effect.possible

    @property
    def needs(self) -> str:
        """What must be so for that."""
        return self.effect.needs

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Take its place."""
        if use.event is None:
            return False
        use.event.instead = (use, self.effect)
        return True


class Do(Doing):
    """An odd effect: a plain function that carries its sentence as its docstring.

    ``possible`` says when it could change anything; without it, it may always be tried. Only False means failure.
    """

    __slots__ = ("condition", "function", "possible")

    def __init__(self, function: Callable[[ArkhamTable, Use], Any], possible: Condition | None = None) -> None:
        self.function = function
        self.possible: Possible | None = possible.test if possible is not None else None
        self.condition = possible

    @property
    def needs(self) -> str:
        """That what makes it possible is so."""
        return self.condition.text if self.condition is not None else ""

    @property
    def text(self) -> str:
        """The function's sentence, without a capital: it may stand in the middle of one."""
        words = " ".join((self.function.__doc__ or "").split()).rstrip(".")
        return words[:1].lower() + words[1:]

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Call it."""
        return self.function(g, use) is not False
