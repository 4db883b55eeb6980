"""What a scenario brings: set-up, tokens, the backs of acts and agendas, objectives, resolutions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from orne.arkham import guides
from orne.kernel.dealing import Moves
from orne.kernel.errors import UserError, unknown
from orne.kernel.rng import HasChance

if TYPE_CHECKING:
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable

STANDALONE = "standalone"
"""The note in a scenario's memory that it is played alone."""
WON, LOST, SURVIVED = "won", "lost", "survived"
"""How a campaign can end."""
GAINED = "weaknesses gained"
"""Under this the state remembers the weaknesses that join a seat's deck for the rest of the campaign."""


@dataclass(frozen=True, slots=True)
class StoryAsset:
    """A story asset that one investigator may take into the deck when the scenario is over."""

    card: str
    seats: tuple[int, ...] = ()
    """Who may take it."""
    anybody: bool = False
    """Whether those who play the next scenario may take it instead."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a scenario's end means for the campaign; everything by seat."""

    resolution: str
    notes: Mapping[str, Any] = field(default_factory=dict)
    """What is written into the campaign log, by the names that the campaign's guide gives its notes."""
    crossed_out: tuple[str, ...] = ()
    """Notes that no longer hold."""
    experience: tuple[int, ...] = ()
    """What each seat earns, bonus and penalties included, never below 0."""
    trauma: tuple[tuple[int, int], ...] = ()
    """Physical and mental trauma each seat suffers, from defeat, cards and the resolution together."""
    killed: tuple[int, ...] = ()
    """Seats killed by the resolution's own words, whatever their trauma."""
    insane: tuple[int, ...] = ()
    story_assets: tuple[StoryAsset, ...] = ()
    weakness: tuple[tuple[int, str], ...] = ()
    """Seats whose decks get a random basic weakness, and the trait that it must have; any if that is empty."""
    gained: tuple[tuple[int, str], ...] = ()
    """Weaknesses that joined a seat's deck during the scenario, for the rest of the campaign."""
    result: str = ""
    """How the campaign ends with this scenario, if it does: ``won``, ``lost`` or ``survived``."""


@dataclass(frozen=True, slots=True)
class Alone:
    """What a scenario's own instructions for playing it alone say."""

    bag: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The chaos bag by difficulty; the campaign's where a difficulty is not named."""
    log: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Usual:
    """What a position of a scenario has where its description names nothing else."""

    act: str = ""
    agenda: str = ""
    locations: tuple[str, ...] = ()
    encounter_deck: tuple[str, ...] = ()


class Scenario(ABC):
    """One scenario; each fills in what it has."""

    name = ""
    title = ""
    sets: tuple[str, ...] = ()
    introduction = ""
    passages: ClassVar[Mapping[str, str]] = {}
    """What happens when an act or agenda turns, by its id, as the end of a sentence of our own."""
    won_by: tuple[str, ...] = ()
    """The resolutions found on an act, which alone are a victory where the scenario is played alone."""
    with_nobody_left = "none"
    """The resolution read when every investigator has resigned or is defeated."""
    alone: Alone | None = None
    """Its own instructions for playing it alone, if it has any."""
    usual = Usual()
    own_deck = ""
    """What lies in a deck of its own, in one word, if it has one."""
    map: ClassVar[Mapping[str, tuple[tuple[int, int], ...]]] = {}
    """Where its locations lie, as columns and rows, by id; those that look alike unrevealed share a name and places."""

    def won(self, state: State) -> bool:
        """Whether a scenario played alone was won: an act led to its resolution, not the loss of everybody."""
        return state.resolution in self.won_by and not all(state.gone)

    @abstractmethod
    def cards(self, memory: Mapping[str, Any]) -> list[str]:
        """Every copy of the encounter cards that may be needed."""

    @abstractmethod
    def set_up(self, g: ArkhamTable) -> None:
        """Lay out the scenario: locations, decks, investigators' places."""

    @abstractmethod
    def token(self, g: ArkhamTable, test: SkillTest, token: str) -> bool:
        """Carry out a symbol's text but for its modifier; whether another token is revealed."""

    @abstractmethod
    def act_back(self, g: ArkhamTable, act: str) -> None:
        """Carry out the back of an act."""

    @abstractmethod
    def agenda_back(self, g: ArkhamTable, agenda: str) -> None:
        """Carry out the back of an agenda."""

    def objective(self, g: ArkhamTable, act: str) -> bool:
        """Whether an act's own objective is met."""
        return False

    def after_mulligans(self, g: ArkhamTable) -> None:
        """What the scenario does once the opening hands are settled."""

    def round_ends(self, g: ArkhamTable) -> None:
        """What the scenario does when the round ends, before "at the end of the round"."""

    @abstractmethod
    def token_modifier(self, g: ArkhamTable, seat: int, token: str) -> int:
        """A symbol's modifier as things are now, without carrying anything out."""

    def reveals_another(self, g: ArkhamTable, seat: int, token: str) -> bool:
        """Whether a symbol asks for another token now."""
        return False

    def deal_again(self, state: State, chance: HasChance, seen: Collection[int]) -> Moves:
        """Choose other cards for those that the set-up chose unseen, unless one of them has been seen."""
        return {}

    @abstractmethod
    def resolutions(self) -> Mapping[str, str]:
        """The resolutions by name, each summed up in a sentence of our own."""

    @abstractmethod
    def outcome(self, g: ArkhamTable) -> Outcome:
        """What the campaign takes from a scenario that is over."""


def usual_outcome(g: ArkhamTable, bonus: int = 0, **rest: Any) -> Outcome:
    """An outcome with what every scenario has: the Victory total with a bonus for each, and the trauma suffered."""
    state = g.state
    total = sum(g.kind(uid).facts.victory for uid in state.victory) + bonus
    known = {
        "experience": tuple(max(0, total + own) for own in state.xp),
        "trauma": tuple(state.trauma),
        "gained": tuple(state.remembered(GAINED) or ()),
    }
    return Outcome(state.resolution, **(known | rest))


_KNOWN: dict[str, Scenario] = {}


def own_scenario(own: Scenario) -> None:
    """Register a scenario of a user's own making, which belongs to no campaign."""
    _KNOWN[own.name] = own


def scenario(name: str) -> Scenario:
    """A scenario by its name."""
    found = _KNOWN.get(name)
    if found is None:
        found = _KNOWN[name] = _of_campaign(name)
    return found


def _of_campaign(name: str) -> Scenario:
    """A scenario of a campaign: the module of its name in the campaign's package."""
    guide = guides.guide_of(name)
    if guide is None:
        known = guides.scenario_names()
        raise UserError(unknown("scenario", name, known))
    found: Scenario = guides.part(guide.name, name).SCENARIO
    return found


def is_scenario(name: object) -> bool:
    """Whether there is a scenario of this name."""
    return isinstance(name, str) and (name in _KNOWN or name in guides.scenario_names())


def scenario_of(g: ArkhamTable) -> Scenario:
    """The scenario being played."""
    return scenario(g.state.scenario)
