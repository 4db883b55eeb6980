"""Text without a trigger word that does something: as soon as, instead, when won."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from orne.coc.abilities.ability import Ability, sentence
from orne.coc.abilities.triggered import Choose, Trigger
from orne.coc.abilities.use import Condition, Effect, Use

if TYPE_CHECKING:
    from orne.coc.catalogue import Kind
    from orne.coc.events import Event
    from orne.coc.index import Index
    from orne.coc.table import CocTable

PASSIVE: Final = "passive"
INSTEAD: Final = "instead"
"""Not trigger words: how passives that answer or replace an event are listed beside the triggered kinds."""


@dataclass(frozen=True, slots=True)
class Whenever(Ability):
    """A passive that does something as soon as a condition holds, or each time an event happens.

    It is not triggered and cannot be cancelled (coc/rule/1.6-passive-effects/c and d).
    """

    condition: Condition | Trigger
    effect: Effect
    once: bool = False
    """Only as a lasting effect: it is used up when it has been carried out."""
    attached: bool = False
    """It works while an effect has attached the card to another (coc/rule/1.15-attaching-through-card-effects/f)."""
    while_: Condition | None = None
    """An event is answered only while this holds."""

    @property
    def while_attached(self) -> bool:
        """As its text says."""
        return self.attached

    @property
    def text(self) -> str:
        """When it does what."""
        when = self.condition.text
        if not isinstance(self.condition, Trigger):
            when = f"as soon as {when.removeprefix('if ')}"
        while_ = f"{self.while_.text}, " if self.while_ is not None else ""
        return sentence(f"{while_}{when}: {self.effect.text}")

    def answers(self, g: CocTable, use: Use, event: Event) -> bool:
        """Whether it answers an event."""
        trigger = self.trigger
        if trigger is None or not trigger.test(g, use, event):
            return False
        return self.while_ is None or self.while_.test(g, use)

    @property
    def trigger(self) -> Trigger | None:
        """The event it answers, where it waits for one."""
        return self.condition if isinstance(self.condition, Trigger) else None

    def holds(self, g: CocTable, use: Use) -> bool:
        """Whether the condition that it waits for holds."""
        return not isinstance(self.condition, Trigger) and self.condition.test(g, use)

    @property
    def reaches_others(self) -> bool:
        """What it does may be about anything."""
        return True

    @property
    def of_players(self) -> bool:
        """It happens for somebody."""
        return True

    def listens(self) -> Iterable[tuple[str, str]]:
        """The events it waits for."""
        return [(PASSIVE, kind) for kind in self.trigger.kinds] if self.trigger is not None else ()

    def sort_into(self, kind: Kind) -> None:
        """It works in play, and one about an event also as its own card leaves."""
        kind.whenever.append(self)
        kind.passive.append(self)

    def enter(self, index: Index, use: Use) -> None:
        """Enter it under the events it waits for, or among those whose condition is looked at all the time."""
        if isinstance(self.condition, Trigger):
            for kind in self.condition.kinds:
                index.passives.setdefault(kind, []).append((self, use))
        else:
            index.whenever = (*index.whenever, (self, use))


@dataclass(frozen=True, slots=True)
class Replaces(Ability):
    """A passive "instead": as an event seeks to initiate, the effect takes its place.

    coc/rule/1.8-replacement-effects. One that ``alters`` only changes the event, which then goes on
    (coc/timing/passive-alters-action).
    """

    trigger: Trigger
    effect: Effect
    may: bool = False
    alters: bool = False
    if_able: bool = False
    """What it replaces happens where the effect could change nothing."""

    @property
    def text(self) -> str:
        """What happens instead of what."""
        may = "you may " if self.may else ""
        if self.if_able:
            return sentence(f"{self.trigger.text}, instead, if able, {self.effect.text}")
        effect = self.effect.text
        if not self.alters:
            able = ", if able" * effect.endswith(", if able")
            effect = f"{effect.removesuffix(', if able')} instead{able}"
        return sentence(f"{self.trigger.text}, {may}{effect}")

    @property
    def reaches_others(self) -> bool:
        """What it does may be about anything."""
        return True

    @property
    def of_players(self) -> bool:
        """It happens for somebody."""
        return True

    def listens(self) -> Iterable[tuple[str, str]]:
        """The events it alters or replaces."""
        return [(INSTEAD, kind) for kind in self.trigger.kinds]

    def enter(self, index: Index, use: Use) -> None:
        """Enter it under the events it alters or replaces."""
        for kind in self.trigger.kinds:
            index.replaces.setdefault(kind, []).append((self, use))


@dataclass(frozen=True, slots=True)
class WhenWon(Ability):
    """What the winner of a story or conspiracy may execute."""

    effect: Effect
    choose: tuple[Choose, ...] = ()
    must_change: bool = False
    """It may be executed only where all of it could be done (coc/example/3.4-dreamwalkers)."""
    replaced: bool = False
    """It is executed only after another story has taken this one's place."""
    while_: Condition | None = None
    """It may be executed only while this holds of whoever executes it."""
    if_won: bool = False
    """The text asks for winning: what only has its effect resolved does not meet it (coc/faq/twila-conspiracies)."""

    @property
    def text(self) -> str:
        """What is chosen and done."""
        choices = "".join(f"{choose.text}; " for choose in self.choose)
        when = "after you replace this story, " * self.replaced
        asked = ["if you win this story"] * self.if_won
        asked += [self.while_.text.removeprefix("if " * self.if_won)] if self.while_ is not None else []
        when += f"{' and '.join(asked)}, " if asked else ""
        return sentence(f"{when}{choices}{self.effect.text}")

    def sort_into(self, kind: Kind) -> None:
        """The rules ask as the story is won."""
        kind.when_won = self
