"""What the three scenarios have in common: one location, one act, one agenda."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from orne.arkham.layout import aside, encounter_deck, stages, start_at
from orne.arkham.rules import locations
from orne.arkham.scenario import LOST, WON, Outcome, Scenario, usual_outcome
from tests.arkham.campaigns.two_doors.cards import ACT, AGENDA, DUST

if TYPE_CHECKING:
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable


class Room(Scenario):
    """One room; spending its clue wins."""

    room = ""
    won_by = ("R1",)

    def cards(self, memory: Mapping[str, Any]) -> list[str]:
        """The room, the act, the agenda and dust."""
        return [self.room, ACT, AGENDA, *[DUST] * 20]

    def set_up(self, g: ArkhamTable) -> None:
        """Everybody is in the room."""
        stages(g, (ACT,), (AGENDA,))
        encounter_deck(g)
        room = aside(g, self.room)
        locations.put_into_play(g, room)
        start_at(g, room)

    def token_modifier(self, g: ArkhamTable, seat: int, token: str) -> int:
        """Symbols are worth nothing."""
        return 0

    def token(self, g: ArkhamTable, test: SkillTest, token: str) -> bool:
        """Symbols do nothing."""
        return False

    def act_back(self, g: ArkhamTable, act: str) -> None:
        """The room is known."""
        g.end("R1", "the room is known")

    def agenda_back(self, g: ArkhamTable, agenda: str) -> None:
        """The dust has won."""
        g.end("none", "there is nothing but dust")

    def resolutions(self) -> Mapping[str, str]:
        """How it can end."""
        return {"none": "Dust covers everything.", "R1": "You are out."}

    def outcome(self, g: ArkhamTable) -> Outcome:
        """The campaign ends behind a door."""
        return usual_outcome(g, 1, result=WON if g.state.resolution == "R1" else LOST)
