"""How the effects of one ability are joined: then, also, if able; each game keeps them and asks them more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from orne.kernel.language.reference import Ref

G = TypeVar("G")
U = TypeVar("U")
G_contra = TypeVar("G_contra", contravariant=True)
U_contra = TypeVar("U_contra", contravariant=True)


class Effect(Protocol[G_contra, U_contra]):
    """What an ability does; returns whether all of it happened, which "then" asks."""

    @property
    def text(self) -> str:
        """The effect in words, without a capital: it may stand in the middle of a sentence."""

    @property
    def possible(self) -> Callable[[G_contra, U_contra], bool] | None:
        """Whether it could change anything now; None where it always may be tried, as with "if able"."""

    def do(self, g: G_contra, use: U_contra) -> bool:
        """Do it."""


def may_change(g: G, use: U, effect: Effect[G, U]) -> bool:
    """Whether an effect could change anything now, or may be tried in any case."""
    possible = effect.possible
    return possible is None or possible(g, use)


class Then(Generic[G, U]):
    """Effects joined by "then": the later ones need the earlier to have succeeded."""

    __slots__ = ()

    @property
    def effects(self) -> tuple[Effect[G, U], ...]:
        """What is joined; each game keeps it in a slot."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """The effects in words."""
        return ". Then, ".join(effect.text for effect in self.effects)

    def possible(self, g: G, use: U) -> bool:
        """Whether the first that has anything to do could do it: a secondary effect is not asked."""
        for effect in self.effects:
            if may_change(g, use, effect):
                return True
            if not _done_without_a_card(g, use, effect):
                return False
        return False

    def do(self, g: G, use: U) -> bool:
        """Go on as long as each succeeds."""
        return all(effect.do(g, use) for effect in self.effects)


def _done_without_a_card(g: G, use: U, effect: Effect[G, U]) -> bool:
    """Whether an effect on all cards of a kind finds none, and so has nothing to do."""
    who = getattr(effect, "who", None)
    return isinstance(who, Ref) and who.none_to_do(g, use)


class Also(Generic[G, U]):
    """Independent effects: one failing does not stop the others."""

    __slots__ = ()

    @property
    def effects(self) -> tuple[Effect[G, U], ...]:
        """What is joined; each game keeps it in a slot."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """The effects in words."""
        return "; ".join(effect.text for effect in self.effects)

    def possible(self, g: G, use: U) -> bool:
        """Whether one of them could do something."""
        return any(may_change(g, use, effect) for effect in self.effects)

    def do(self, g: G, use: U) -> bool:
        """Try each, whatever became of those before."""
        done = [effect.do(g, use) for effect in self.effects]
        return all(done)


class IfAble(Generic[G, U]):
    """An effect "if able": it may be tried in any case."""

    __slots__ = ()

    possible = None

    @property
    def effect(self) -> Effect[G, U]:
        """What may be tried; each game keeps it in a slot."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{self.effect.text}, if able"

    def do(self, g: G, use: U) -> bool:
        """Do as the effect does."""
        return self.effect.do(g, use)
