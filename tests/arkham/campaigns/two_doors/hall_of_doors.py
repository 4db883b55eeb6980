"""The first scenario: a hall, and a choice of doors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from orne.arkham.scenario import Outcome, StoryAsset, usual_outcome
from tests.arkham.campaigns.two_doors.cards import HALL, PORTER
from tests.arkham.campaigns.two_doors.guide import LAMP, SEEN
from tests.arkham.campaigns.two_doors.rooms import Room

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


class HallOfDoors(Room):
    """Left or right."""

    name, title, room = "hall-of-doors", "Hall of Doors", HALL

    def act_back(self, g: ArkhamTable, act: str) -> None:
        """The lead opens a door."""
        end = g.choose_one(g.state.lead, "Which door?", [("left", "R1"), ("right", "R2")])
        g.end(end, "a door is open")

    def resolutions(self) -> Mapping[str, str]:
        """How it can end."""
        return {
            "none": "Dust covers everything.",
            "R1": "You go left.",
            "R2": "You go right.",
            "R3": "You are pushed to the right.",
        }

    def outcome(self, g: ArkhamTable) -> Outcome:
        """On the left there is light, and the porter goes with the lead; on the right with anybody."""
        lead = g.state.lead
        if g.state.resolution == "R1":
            trauma = tuple((p + (seat == lead), m) for seat, (p, m) in enumerate(g.state.trauma))
            notes = {LAMP: True, SEEN: (HALL,)}
            return usual_outcome(g, 2, notes=notes, trauma=trauma, story_assets=(StoryAsset(PORTER, (lead,)),))
        anybody = (StoryAsset(PORTER, anybody=True),) if g.state.resolution == "R2" else ()
        return usual_outcome(g, 3, story_assets=anybody, weakness=((lead, "Madness"),))


SCENARIO = HallOfDoors()
