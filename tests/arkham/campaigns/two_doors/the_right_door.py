"""Behind the right door."""

from __future__ import annotations

from tests.arkham.campaigns.two_doors.cards import RIGHT
from tests.arkham.campaigns.two_doors.rooms import Room


class TheRightDoor(Room):
    """The end of the campaign on the right."""

    name, title, room = "the-right-door", "The Right Door", RIGHT


SCENARIO = TheRightDoor()
