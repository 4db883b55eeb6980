"""Behind the left door."""

from __future__ import annotations

from tests.arkham.campaigns.two_doors.cards import LEFT
from tests.arkham.campaigns.two_doors.rooms import Room


class TheLeftDoor(Room):
    """The end of the campaign on the left."""

    name, title, room = "the-left-door", "The Left Door", LEFT


SCENARIO = TheLeftDoor()
