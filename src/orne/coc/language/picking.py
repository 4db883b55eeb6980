"""Picking: a card is taken without the word "choose" as the effect comes to it, and so is not a target.

coc/rule/1.9-choosing-targets/a
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from orne.coc import immunity, values
from orne.coc.language.references import Everything, Ref
from orne.coc.rules.claims import finds_nothing
from orne.coc.selector import Sel, candidates, meant_refusal
from orne.kernel.decision import Option
from orne.kernel.language import reference
from orne.kernel.questions import which
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "ENTERED", "PICKED", "Each", "Pick", "any_number", "pick", "picks", "taken",
]  # fmt: skip

_ANY = 1000
"""More cards than there are in a game."""
Able = Callable[[int], bool]
"""Whether what is to be done to a card can be done."""


class Pick(reference.Ref["CocTable", "Use"]):
    """Cards that are picked, once for each use, when they are first needed; then they are remembered.

    Who asks what it could mean, before that, is shown all of them and nobody is asked.
    """

    __slots__ = ("count", "total_cost", "up_to", "what")

    def __init__(self, what: Sel, count: int = 1, *, up_to: bool = False, total_cost: int | None = None) -> None:
        self.what = what
        self.count = count
        self.up_to = up_to
        self.total_cost = total_cost
        """What the printed costs of all of them may come to."""
        number = "any number of " if count >= _ANY else f"up to {count} " if up_to else f"{count} "
        text = what.phrase() if count == 1 and not up_to else number + what.plural()
        if up_to and count == 1:
            text = f"up to one {what.bare()}"
        if total_cost is not None:
            text = f"any number of {what.plural()} with a printed cost of at most {total_cost} in all"
        super().__init__(self._picked, text, could=self._could)

    @property
    def several(self) -> bool:
        """Whether it may be more than one card."""
        return self.count > 1 or self.total_cost is not None

    def _could(self, g: CocTable, use: Use) -> list[int]:
        known = self._known(g, use)
        return known if known is not None else immunity.reached(g, use, candidates(g, use, self.what))

    def _known(self, g: CocTable, use: Use) -> list[int] | None:
        if use.picked is None or id(self) not in use.picked:
            return None
        return [uid for uid, obj in use.picked[id(self)] if g.state.cards[uid].obj == obj]

    def _picked(self, g: CocTable, use: Use) -> list[int]:
        return self.take(g, use)

    def take(self, g: CocTable, use: Use, able: Able | None = None, verb: str = "pick", asks: str = "") -> list[int]:
        """The cards, picked now from those that can be affected, or before; a question may say more than a verb."""
        known = self._known(g, use)
        if known is not None:
            return known
        cards = [uid for uid in self._could(g, use) if able is None or able(uid)]
        found: list[int] = []
        if self.up_to or self.total_cost is not None or len(cards) >= self.count:
            found = self._ask(g, use, cards, verb, asks or verb, able)
        use.remember(id(self), [(uid, g.state.cards[uid].obj) for uid in found])
        return found

    def _ask(self, g: CocTable, use: Use, cards: list[int], verb: str, asks: str, able: Able | None) -> list[int]:
        """Ask for one card after the other."""
        prompt = f"{asks[0].upper()}{asks[1:]}{which(f'{verb} {self.text}')[len(verb) :]}"
        found: list[int] = []
        left = self.total_cost
        optional = self.up_to or left is not None
        while True:
            rest = [uid for uid in cards if uid not in found and (left is None or _cost(g, uid) <= left)]
            if not rest or (left is None and len(found) == self.count):
                return found
            options = g.card_options(rest, verb)
            if optional:
                options.append(Option(g, "done", value=-1))
            no = partial(self._refusal, g, use, found, able, left)
            uid = int(g.decide(use.seat, verb, prompt, options, use.holder, no))
            if uid < 0:
                return found
            found.append(uid)
            if left is not None:
                left -= _cost(g, uid)

    def _refusal(
        self, g: CocTable, use: Use, found: list[int], able: Able | None, left: int | None, uid: int
    ) -> Refusal | None:
        """Why a card is not one of those that may be picked, or None."""
        title = g.title(uid)
        if uid in found:
            return Refusal("coc/rule/1.9-choosing-targets/d", "{} is picked already", title)
        refusal = meant_refusal(g, use, self.what, uid)
        if refusal is not None:
            return refusal
        if immunity.is_immune(g, uid, use):
            return Refusal("coc/rule/2.36-immune/a", "{} is immune to {}", title, g.title(use.holder))
        if able is not None and not able(uid):
            return Refusal("coc/rule/2.2-cannot/a", "that cannot be done to {}", title)
        if left is not None and _cost(g, uid) > left:
            words = "{} has printed cost {}, and {} is left"
            return Refusal("coc/rule/1.9-choosing-targets/b", words, title, _cost(g, uid), left)
        return None

    def forget(self, use: Use) -> None:
        """Let it be picked once more, as what was picked has escaped."""
        if use.picked is not None:
            use.picked.pop(id(self), None)


def _cost(g: CocTable, uid: int) -> int:
    return values.printed_cost(g, uid) or 0


def pick(what: Sel) -> Pick:
    """A card that is picked as the effect comes to it."""
    return Pick(what)


def picks(what: Sel, count: int = 1, *, up_to: bool = False, total_cost: int | None = None) -> Pick:
    """Several cards that are picked, so many, up to so many, or as far as their costs go."""
    return Pick(what, count, up_to=up_to, total_cost=total_cost)


def any_number(what: Sel) -> Pick:
    """Any number of cards of a kind that are picked."""
    return Pick(what, _ANY, up_to=True)


class Each(reference.Ref["CocTable", "Use"]):
    """All cards of a kind, as they are when they are first needed: later parts mean the same ones, changed or not."""

    __slots__ = ("what",)

    def __init__(self, what: Sel) -> None:
        self.what = what
        super().__init__(self._cards, f"each {what.bare()}", could=self._could)

    def again(self) -> Ref:
        """The same cards, as a later part of the text speaks of them."""
        return Ref(self._cards, "them", could=self._could)

    def _could(self, g: CocTable, use: Use) -> list[int]:
        if use.picked is not None and id(self) in use.picked:
            return [uid for uid, obj in use.picked[id(self)] if g.state.cards[uid].obj == obj]
        return immunity.reached(g, use, candidates(g, use, self.what))

    def _cards(self, g: CocTable, use: Use) -> list[int]:
        found = self._could(g, use)
        use.remember(id(self), [(uid, g.state.cards[uid].obj) for uid in found])
        return found


def is_barren(g: CocTable, use: Use, who: Ref, leaving: bool) -> bool:
    """Whether an effect has no card to do anything to, and would have none when its cost is paid."""
    if isinstance(who, Pick | Everything):
        return finds_nothing(g, use, who.what, leaving)
    return who is ENTERED


def taken(who: Ref, g: CocTable, use: Use, able: Able, verb: str, asks: str = "") -> list[int]:
    """The cards an effect is about: those picked among which it can affect, or whichever are meant."""
    return who.take(g, use, able, verb, asks) if isinstance(who, Pick) else who.cards(g, use)


def _last_picked(g: CocTable, use: Use) -> list[int]:
    if not use.picked:
        return []
    return [uid for uid, obj in next(reversed(use.picked.values())) if g.state.cards[uid].obj == obj]


PICKED = Ref(_last_picked, "it")
"""What was picked last in this use, where it is the same object still."""


_ENTERED = -1
"""Under which a use remembers what it has put into play: no reference goes by it."""


def remember_entered(g: CocTable, use: Use, uid: int) -> bool:
    """Remember that a use has put a card into play, where it is another object than the one that was meant."""
    before = use.picked.get(_ENTERED, []) if use.picked is not None else []
    use.remember(_ENTERED, [*before, (uid, g.state.cards[uid].obj)])
    return True


def _entered(g: CocTable, use: Use) -> list[int]:
    known = use.picked.get(_ENTERED, []) if use.picked is not None else []
    return [uid for uid, obj in known if g.state.cards[uid].obj == obj]


ENTERED = Ref(_entered, "it")
"""What this use has put into play, where it is there still."""
