"""What a scenario brings: set-up, tokens, the backs of acts and agendas, objectives, resolutions."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from orne.kernel.errors import UserError

if TYPE_CHECKING:
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable

MODULES = {
    "the-gathering": "orne.arkham.scenarios.the_gathering",
    "the-midnight-masks": "orne.arkham.scenarios.the_midnight_masks",
    "the-devourer-below": "orne.arkham.scenarios.the_devourer_below",
}


class Scenario:
    """One scenario; each fills in what it has."""

    name = ""
    title = ""
    sets: tuple[str, ...] = ()
    introduction = ""

    def cards(self, memory: Mapping[str, Any]) -> list[str]:
        """All encounter cards that may be needed, each as often as it is there."""
        raise NotImplementedError

    def set_up(self, g: ArkhamTable) -> None:
        """Lay out the scenario: locations, decks, investigators' places."""
        raise NotImplementedError

    def token(self, g: ArkhamTable, test: SkillTest, token: str) -> tuple[int, bool]:
        """A symbol's modifier and text, now; whether another token is revealed."""
        raise NotImplementedError

    def act_back(self, g: ArkhamTable, act: str) -> None:
        """Carry out the back of an act."""
        raise NotImplementedError

    def agenda_back(self, g: ArkhamTable, agenda: str) -> None:
        """Carry out the back of an agenda."""
        raise NotImplementedError

    def objective(self, g: ArkhamTable, act: str) -> bool:
        """Whether an act's own objective is met."""
        return False

    def after_mulligans(self, g: ArkhamTable) -> None:
        """What the scenario does once the opening hands are settled."""

    def round_ends(self, g: ArkhamTable) -> None:
        """What the scenario does when the round ends, before "at the end of the round"."""

    def token_modifier(self, g: ArkhamTable, seat: int, token: str) -> int:
        """A symbol's modifier for working out chances, without carrying anything out."""
        raise NotImplementedError

    def reveals_another(self, g: ArkhamTable, seat: int, token: str) -> bool:
        """Whether a symbol asks for another token now."""
        return False

    def resolutions(self) -> Mapping[str, str]:
        """The resolutions by name, each summed up in a sentence of our own."""
        raise NotImplementedError


def scenario(name: str) -> Scenario:
    """A scenario by its name."""
    if name not in MODULES:
        raise UserError(f"There is no scenario called {name!r}; known: {', '.join(MODULES)}.")
    try:
        module = import_module(MODULES[name])
    except ModuleNotFoundError:
        raise UserError(f"The scenario {name!r} is not playable yet.") from None
    found: Scenario = module.SCENARIO
    return found


def scenario_of(g: ArkhamTable) -> Scenario:
    """The scenario being played."""
    return scenario(g.state.scenario)
