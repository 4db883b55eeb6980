"""Effects that proceed in steps: one of several, until it succeeds, while revealed, delayed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from orne.coc.abilities import Effect, Number
from orne.coc.events import DESTROY, GO_INSANE, SACRIFICE
from orne.coc.language.doing import Doing, OfSeveral
from orne.coc.language.picking import is_barren
from orne.coc.language.players import other_seat
from orne.coc.language.references import IT, Ref
from orne.coc.rules import leaving, revealing
from orne.coc.rules.lasting import LEAVES, last
from orne.coc.selector import Sel, legal_targets, next_target_refusal
from orne.kernel.language.joining import may_change

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "AtEndOfPhase", "ForEach", "MayRepeat", "OneOf", "Reveal", "SacrificeIt",
]  # fmt: skip


class OneOf(OfSeveral):
    """One of several effects: one that can be done, if any can (coc/rule/2.3-if-able/e)."""

    __slots__ = ("controller_chooses", "opponent_chooses")

    def __init__(self, *effects: Effect, opponent_chooses: bool = False, controller_chooses: bool = False) -> None:
        super().__init__(*effects)
        self.opponent_chooses = opponent_chooses
        self.controller_chooses = controller_chooses
        """Whoever controls the card that was chosen picks one of them."""

    possible = None

    @property
    def alternatives(self) -> tuple[str, ...]:
        """Each of the effects in words."""
        return tuple(effect.text for effect in self.effects)

    @property
    def text(self) -> str:
        """The effects in words."""
        chooser = "an opponent picks one: " if self.opponent_chooses else ""
        chooser = "its controller picks what you do: " if self.controller_chooses else chooser
        return chooser + " or ".join(effect.text for effect in self.effects)

    def do(self, g: CocTable, use: Use) -> bool:
        """Offer what is possible; where nothing is, anything may be picked and does nothing."""
        able = [effect for effect in self.effects if may_change(g, use, effect)] or list(self.effects)
        chooser = 1 - use.seat if self.opponent_chooses else use.seat
        chosen = IT.cards(g, use) if self.controller_chooses else []
        if chosen:
            chooser = g.state.cards[chosen[0]].controller
        options = [g.option("pick", note=effect.text, value=effect) for effect in able]
        effect: Effect = g.decide(chooser, "pick", "Which of these?", options, use.holder)
        return effect.do(g, use)


@dataclass(frozen=True, slots=True)
class _Repeated(Doing):
    """An effect for each of a number."""

    number: Number
    effect: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        """What is carried out."""
        return (self.effect,)

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it could be done once."""
        return self.number(g, use) > 0 and may_change(g, use, self.effect)


class MayRepeat(_Repeated):
    """An effect that the player may carry out for each of a number, each time choosing afresh."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{self.number.words}, you may {self.effect.text}"

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask each time; whoever stops has done with it."""
        for left in range(self.number(g, use), 0, -1):
            prompt = f"{self.effect.text[:1].upper()}{self.effect.text[1:]}? ({left} to go)"
            if not may_change(g, use, self.effect) or not g.yes(use.seat, prompt, use.holder):
                break
            known = dict(use.picked or {})
            self.effect.do(g, use)
            use.picked = known
        return True


class ForEach(_Repeated):
    """An effect that is carried out once for each of a number, as often as it can be."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{self.effect.text} {self.number.words}"

    def do(self, g: CocTable, use: Use) -> bool:
        """Carry it out again and again, each time picking afresh."""
        done = True
        for _ in range(self.number(g, use)):
            known = dict(use.picked or {})
            done = self.effect.do(g, use) and done
            use.picked = known
        return done


@dataclass(frozen=True, slots=True)
class SacrificeIt(Doing):
    """A sacrifice of what somebody has chosen; should that escape, another follows where the text is compulsory.

    coc/rule/2.13-paying-costs/h
    """

    others: Sel | None = None
    """What else must be sacrificed, if able, in a Forced Response; elsewhere a target that escapes is ignored.

    coc/rule/1.9-choosing-targets/f
    """
    chooser: Callable[[CocTable, Use], int] = other_seat
    possible = None

    @property
    def text(self) -> str:
        """The effect in words."""
        return "sacrifices it" + " (another one, if able, should it escape)" * (self.others is not None)

    def do(self, g: CocTable, use: Use) -> bool:
        """Go on until one has been sacrificed or none is left."""
        picked = IT.cards(g, use)
        tried: list[int] = []
        while not (picked and leaving.sacrifice(g, picked, use)):
            if self.others is None:
                return False
            tried += picked
            rest = [uid for uid in legal_targets(g, use, self.others) if uid not in tried]
            if not rest:
                return False
            no = partial(next_target_refusal, g, use, self.others, tried)
            picked = [
                g.choose_card(self.chooser(g, use), "Sacrifice which other character?", rest, "choose", use.holder, no)
            ]
        return True


class Reveal(Doing):
    """Show cards to every player while another effect resolves, or until the end of the phase."""

    __slots__ = ("effect", "until", "who")

    who: Ref

    def __init__(self, who: Ref, effect: Effect | None = None, until: str = "effect") -> None:
        self.who = who
        self.effect = effect
        self.until = until

    @property
    def parts(self) -> tuple[Effect, ...]:
        """What is carried out."""
        return () if self.effect is None else (self.effect,)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"reveal {self.who.text}" + (f", and {self.effect.text}" if self.effect else "")

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether a card can be revealed."""
        return any(revealing.can_be_revealed(g, uid) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Reveal, go on, hide again."""
        done = revealing.reveal(g, self.who.cards(g, use), use, self.until)
        if done and self.effect is not None:
            done = self.effect.do(g, use)
        if self.until == "effect":
            revealing.conceal(g, use)
        return done


@dataclass(frozen=True, slots=True)
class AtEndOfPhase(Doing):
    """A delayed effect: cards leave play as the phase ends, if they are there still, or are driven ``insane``.

    ``sacrifice``, ``destroy``, ``discard``, ``return``, ``remove``, ``shuffle``, or ``top`` and ``bottom`` of the deck.
    Or ``attach``: each to a domain of its owner's as a resource; ``owner``: each goes back to its owner's control.
    """

    way: str
    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        verb, where = _LEAVING.get(self.way, (self.way, ""))
        return f"at the end of the phase, {verb} {self.who.text}{where}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card to leave."""
        return any(True for _ in self.who.could(g, use))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Whom it is to befall later: an effect that would do so is cancelled as it is used, if at all."""
        kind = _BEFALLS.get(self.way)
        if kind is None:
            return ()
        return [(kind, uid) for uid in self.who.could(g, use) if kind != GO_INSANE or g.can_go_insane(uid)]

    def is_barren(self, g: CocTable, use: Use, leaving: bool) -> bool:
        """Whether paying for it could give it no card."""
        return is_barren(g, use, self.who, leaving)

    def do(self, g: CocTable, use: Use) -> bool:
        """Set it up."""
        cards = self.who.cards(g, use)
        return bool(cards) and last(g, LEAVES, cards, self.way, use)


_BEFALLS: Final = {"insane": GO_INSANE, "destroy": DESTROY, "sacrifice": SACRIFICE}
"""What happens to a card in some of the ways, which others may keep an effect from doing."""
_LEAVING: Final = {
    "return": ("return", " to its owner's hand"),
    "remove": ("remove", " from the game"),
    "discard": ("discard", " from play"),
    "top": ("put", " on top of its owner's deck"),
    "bottom": ("put", " under its owner's deck"),
    "shuffle": ("shuffle", " into its owner's deck"),
    "attach": ("attach", " to one of its owner's domains as a resource"),
    "insane": ("drive", " insane"),
    "owner": ("return", " to its owner's control"),
}
"""The verb of a way, where the way is not one itself, and where the card goes."""
