"""Texts that the rules look for on a kind of card: spawning, prey, elder signs, committing, objectives, slots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.arkham.abilities import Condition, Effect, Text
from orne.arkham.facts import SKILLS
from orne.arkham.numbers import Number
from orne.arkham.selector import Sel, candidates
from orne.arkham.sentences import counted, sentence

if TYPE_CHECKING:
    from orne.arkham.catalogue import Kind
    from orne.arkham.table import ArkhamTable


# ---- enemies


@dataclass(frozen=True, slots=True)
class Spawn(Text):
    """Where an enemy spawns: one of some locations, or engaged with its prey."""

    where: Sel | None
    """None for an enemy that spawns engaged with its prey."""

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"spawn: {self.where.phrase() if self.where is not None else 'engaged with its prey'}")

    def join(self, kind: Kind) -> None:
        """It says where the enemy spawns."""
        kind.spawn = self

    def places(self, g: ArkhamTable, uid: int, seat: int) -> list[int]:
        """The legal locations."""
        return [] if self.where is None else candidates(g, g.use_of(uid, seat), self.where)


@dataclass(frozen=True, slots=True)
class SpawnsHere(Text):
    """Some enemies spawn at this location whatever else is said."""

    who: Sel

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"if {self.who.phrase()} spawns, it spawns here instead")

    def join(self, kind: Kind) -> None:
        """It claims enemies that spawn."""
        kind.spawns_here = self


@dataclass(frozen=True, slots=True)
class Prey(Text):
    """Whom an enemy prefers: the highest score; ``only`` leaves nobody else."""

    score: Callable[[ArkhamTable, int, int], int]
    words: str
    only: bool = False

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"prey: {self.words}")

    def join(self, kind: Kind) -> None:
        """It says whom the enemy is after."""
        kind.prey = self


# ---- tests


@dataclass(frozen=True, slots=True)
class ElderSign(Text):
    """An investigator's elder sign: its modifier, what follows on success, or when it is a success itself."""

    number: int | Number
    on_success: Effect | None = None
    succeeds: Condition | None = None

    @property
    def text(self) -> str:
        """It in words."""
        number = f"{self.number:+d}" if isinstance(self.number, int) else f"+1 for each {self.number.each}"
        more = f"; on success {self.on_success.text}" if self.on_success else ""
        more += f", or an automatic success {self.succeeds.text}" if self.succeeds else ""
        return sentence(f"elder sign: {number}{more}")

    def join(self, kind: Kind) -> None:
        """It is the investigator's."""
        kind.elder_sign = self

    def modifier(self, g: ArkhamTable, seat: int) -> int:
        """What it counts for now."""
        number = self.number
        return number if isinstance(number, int) else number.of(g, g.use_of(g.state.investigators[seat], seat))

    def is_success(self, g: ArkhamTable, seat: int) -> bool:
        """Whether it is an automatic success now."""
        return self.succeeds is not None and self.succeeds.test(g, g.use_of(g.state.investigators[seat], seat))


@dataclass(frozen=True, slots=True)
class Committed(Text):
    """What a committed card does on success, perhaps in some tests alone; and how it may be committed."""

    effect: Effect | None = None
    when: Condition | None = None
    """In which tests the effect is done."""
    max_one: bool = False
    own_test_only: bool = False
    returns: Condition | None = None
    """When it goes back to the hand after the test instead of being discarded."""

    @property
    def text(self) -> str:
        """It in words."""
        parts = ["Max 1 committed to each test."] if self.max_one else []
        if self.own_test_only:
            parts.append("Only for a test of your own.")
        if self.effect is not None:
            when = f" {self.when.text}" if self.when is not None else ""
            parts.append(sentence(f"if the test succeeds{when}, {self.effect.text}"))
        if self.returns is not None:
            parts.append(sentence(f"{self.returns.text}, it returns to your hand after the test"))
        return " ".join(parts)

    @property
    def adjusts(self) -> bool:
        """Whether it changes the size of the test's own result instead of being a result of its own."""
        return self.effect is not None and self.effect.adjusts

    def join(self, kind: Kind) -> None:
        """It is for committing."""
        kind.committed = self


# ---- slots, copies, prices, opening hands


@dataclass(frozen=True, slots=True)
class ExtraSlots(Text):
    """Additional slots, perhaps only for cards of a trait."""

    slot: str
    number: int
    only: str = ""

    @property
    def text(self) -> str:
        """It in words."""
        only = f", only for {self.only} cards" if self.only else ""
        return f"You have {self.number} more {self.slot} slot{'s' if self.number > 1 else ''}{only}."

    def join(self, kind: Kind) -> None:
        """It gives slots while in play."""
        kind.extra_slots = (*kind.extra_slots, self)


@dataclass(frozen=True, slots=True)
class Copies(Text):
    """How many copies of the title a player may have in an area that ``copies.py`` names."""

    number: int
    area: str

    @property
    def text(self) -> str:
        """It in words."""
        return f"Limit {self.number} {self.area} for each player."

    def join(self, kind: Kind) -> None:
        """It limits its own title."""
        kind.copies = self


@dataclass(frozen=True, slots=True)
class CostX(Text):
    """The card costs X, which is set before anything changes the price: the effect finds it in ``use.x``."""

    least: int = 0

    @property
    def text(self) -> str:
        """It in words."""
        return "Costs X." + (f" X is at least {self.least}." if self.least else "")

    def join(self, kind: Kind) -> None:
        """It is the card's price."""
        kind.cost_x = self


@dataclass(frozen=True, slots=True)
class DiscardedWhenEmpty(Text):
    """The card is discarded with the last of its uses."""

    @property
    def text(self) -> str:
        """It in words."""
        return "With the last of its uses it is discarded."

    def join(self, kind: Kind) -> None:
        """It is looked at as uses are spent."""
        kind.discarded_when_empty = True


@dataclass(frozen=True, slots=True)
class OpeningHand(Text):
    """How many cards are drawn for an opening hand and how many of them kept, or how many more than usual."""

    drawn: int = 0
    kept: int = 0
    more: int = 0

    @property
    def text(self) -> str:
        """It in words."""
        if self.more:
            return sentence(f"your opening hand has {counted(self.more, 'card')} more")
        return f"For your opening hand draw {self.drawn} cards and keep {self.kept}."

    def join(self, kind: Kind) -> None:
        """It is looked at in set-up."""
        kind.opening_hand = self


# ---- locations


@dataclass(frozen=True, slots=True)
class UnrevealedAs(Text):
    """The card whose name a location has while it is unrevealed: several look alike."""

    name: str

    def join(self, kind: Kind) -> None:
        """It is the name of its other side."""
        kind.unrevealed_name = self.name


@dataclass(frozen=True, slots=True)
class InvestigatedWith(Text):
    """A location that is investigated with another skill, whatever the attempt says (ruling 24)."""

    skill: int

    @property
    def text(self) -> str:
        """It in words."""
        return f"This location is always investigated with {SKILLS[self.skill]}."

    def join(self, kind: Kind) -> None:
        """It is looked at as somebody investigates here."""
        kind.investigated_with = self.skill


@dataclass(frozen=True, slots=True)
class ConnectedTo(Text):
    """Locations that are connected to this one whatever their symbols."""

    what: Sel

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"{self.what.plural()} are connected to this one")

    def join(self, kind: Kind) -> None:
        """It adds to the connections."""
        kind.connected_to = self

    def reaches(self, g: ArkhamTable, uid: int, other: int) -> bool:
        """Whether this location is connected to another by its text."""
        return self.what.test(g, g.use_of(uid), other)


# ---- acts and agendas


@dataclass(frozen=True, slots=True)
class Objective(Text):
    """What else an agenda needs to advance; ``instead`` of doom, or beside it."""

    met: Condition
    instead: bool = False

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(f"objective: advance {'once' if self.instead else 'only if also'} {self.met.text}")

    def join(self, kind: Kind) -> None:
        """It is looked at as the agenda might advance."""
        kind.objective = self


@dataclass(frozen=True, slots=True)
class ActObjective(Text):
    """An act that advances in a way of its own, which the scenario sees to; clues on it, where it takes some."""

    words: str = ""
    clues: int = 0
    """The clues for each investigator that must lie on it."""

    @property
    def text(self) -> str:
        """It in words."""
        usual = f"advance once {self.clues} clues for each investigator are on this act"
        return sentence(f"objective: {self.words or usual}")

    def join(self, kind: Kind) -> None:
        """Clues are not spent for it in the usual way."""
        kind.act_objective = self


@dataclass(frozen=True, slots=True)
class ScenarioText(Text):
    """A text that the scenario carries out itself."""

    words: str

    @property
    def text(self) -> str:
        """It in words."""
        return sentence(self.words)
