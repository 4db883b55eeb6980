"""The JSON Schema beside the code is the one that the records make, and it refuses what they are not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.table.look import people

from orne.coc.position import Side, build
from orne.table.schema_file import PATH, written
from orne.table.shared.plain import plain, text
from orne.table.shared.schema import Unfit, check, schema


def page() -> dict[str, Any]:
    """A page as data."""
    data: dict[str, Any] = plain(people(build(Side(hand=["shotgun"], play=["steve-clarney"]))).page(0))
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
