"""Every key of a view is explained in docs/library.md, and nothing is that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from orne.arkham.position import Foe, Inv, Place
from orne.arkham.position import build as build_arkham
from orne.coc.position import At, Side, build

PAGE = (Path(__file__).parent.parent / "docs" / "library.md").read_text("utf-8")


def told(game: str, row: str) -> set[str]:
    """The words in code letters in a row of a game's table, those in brackets left out."""
    table = PAGE.partition(f"| in a view | {game} |")[2].partition("\n\n")[0]
    (cell,) = re.findall(rf"^\| {re.escape(row)} \| (.*) \|$", table, re.MULTILINE)
    return set(re.findall(r"`(\w+)`", re.sub(r"\([^)]*\)", "", cell)))


def keys(parts: Iterable[dict[str, Any]]) -> set[str]:
    """All keys of some parts of a view."""
    return {key for part in parts for key in part}


def test_a_view_of_call_of_cthulhu() -> None:
    game = build(Side(play=["monster-hunter", At("forgotten-lore/snow-graves", pile=1)], domains=["agency:1"]), Side())
    view = game.view(0)
    mine = view["players"][0]
    assert told("Call of Cthulhu", "itself") == view.keys() | game.view(1).keys()
    assert view["decision"].keys() == {"kind", "prompt", "options"}
    assert told("Call of Cthulhu", "each of `stories`") == keys(view["stories"])
    assert told("Call of Cthulhu", "each of `players`") - {"drained", "resources"} == keys(view["players"])
    assert keys(mine["domains"]) == {"drained", "resources"}
    assert told("Call of Cthulhu", "each of `play`") == keys(mine["play"])


def test_a_view_of_arkham_horror() -> None:
    game = build_arkham(
        Inv("core/roland-banks", play=["machete"], threat=["frozen-in-fear"]),
        locations=[Place("hallway"), "attic"],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    view = game.view(0)
    roland = view["investigators"][0]
    assert told("Arkham Horror", "itself") == view.keys()
    assert told("Arkham Horror", "`act`, `agenda`") == keys([view["act"], view["agenda"]])
    assert told("Arkham Horror", "each of `locations`") == keys(view["locations"])
    assert told("Arkham Horror", "each of `enemies`") == keys(view["enemies"])
    assert told("Arkham Horror", "each of `investigators`") == keys(view["investigators"])
    assert roland["play"]
    assert roland["threat"]
    assert told("Arkham Horror", "each of `play`, `threat`") == keys([*roland["play"], *roland["threat"]])
