"""The JSON Schema beside the code is the one that the records make, and it refuses what they are not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.table.look import people

from orne.coc.position import Side, build
from orne.table.schema_file import PATH, written
from orne.table.shared.messages import Clock, Message, Ok, Refused
from orne.table.shared.plain import plain, text
from orne.table.shared.schema import Unfit, check, schema
from orne.table.shared.server_messages import Attending, Chat, Error, Moved, Notice, OwnSeat, Presence


def page() -> dict[str, Any]:
    """A page as data."""
    data: dict[str, Any] = plain(
        people(build(Side(hand=["shotgun"], play=["steve-clarney"]), Side(hand=["shotgun"]))).page(0)
    )
    return data


def test_the_schema_that_is_checked_in_is_the_one_of_the_records() -> None:
    assert PATH.read_text(encoding="utf-8") == written(), "write it again: python -m orne.table.schema_file"


def test_a_page_fits_the_schema_and_survives_json() -> None:
    room = people(build(Side(hand=["shotgun"], play=["steve-clarney"])))
    data = plain(room.page(0, 0))
    check(data, schema())
    assert json.loads(text(room.page(0, 0))) == data
    check(plain(room.hello(0)), schema())
    check(plain(room.why_not(0, "pass")), schema())


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("version",), "1"),
        (("n",), True),
        (("seat",), 1.5),
        (("view", "game"), "chess"),
        (("cards", 0, "h"), None),
        (("cards", 0, "values"), {"skill": 3}),
        (("zones", 0, "cards"), "c1"),
        (("strip", "secret"), 1),
        (("waiting",), {"seat": 0}),
    ],
)
def test_what_is_not_a_page_is_told_from_one(place: tuple[Any, ...], value: Any) -> None:
    data = page()
    inside: Any = data
    for step in place[:-1]:
        inside = inside[step]
    inside[place[-1]] = value
    with pytest.raises(Unfit):
        check(data, schema())


def test_a_page_without_a_part_is_not_a_page() -> None:
    data = page()
    del data["strip"]
    with pytest.raises(Unfit, match="strip is missing"):
        check(data, {**schema()["$defs"]["Page"], "$defs": schema()["$defs"]})


SERVED: tuple[Message, ...] = (
    Ok("ok", 3),
    Refused("refused", 3, "You are not asked anything now."),
    Chat("chat", 3, None, "Carol", "Why not?", 12.5),
    Clock("clock", 3, 12.5, (60.0, 41.0), 1),
    Presence("presence", 3, (Attending(0, True, 10.0, None), Attending(1, False, 10.0, 70.0))),
    Moved("moved", 3, "another-table", (OwnSeat(0, "here", "Anna", "secret"),)),
    Notice("bye", 3, "The server stops for a moment."),
    Error("error", 3, "Something went wrong here.", "version and record"),
)


@pytest.mark.parametrize("message", SERVED)
def test_what_a_server_sends_besides_fits_the_schema(message: Message) -> None:
    check(json.loads(text(message)), schema())


def test_a_field_that_is_as_usual_is_left_out_and_the_schema_says_what_it_is_then() -> None:
    back = next(each for each in page()["cards"] if each.get("state") == "hidden")
    assert back.keys() == {"h", "zone", "owner", "state"}
    card = schema()["$defs"]["Card"]
    assert card["required"] == ["h", "zone"]
    assert (card["properties"]["title"]["default"], card["properties"]["can"]["default"]) == ("", [])
