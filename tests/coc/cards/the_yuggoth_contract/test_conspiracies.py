"""The conspiracies of The Yuggoth Contract."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, PAWN, there
from tests.coc.look import icons, idle, keys, skill, table, uid

DOOR = "the-yuggoth-contract/the-locked-door"


@pytest.mark.parametrize(
    ("name", "gained"),
    [
        ("behind-the-door", [1, 0, 0, 0]),
        ("the-guardian-of-the-key", [0, 1, 0, 0]),
        ("the-painted-corpse", [0, 0, 1, 0]),
        ("the-locked-door", [0, 0, 0, 1]),
    ],
)
def test_everybody_committed_there_has_an_icon_more(name: str, gained: list[int]) -> None:
    """coc/faq/conspiracy-has-no-controller: both players' characters, no others."""
    plot = f"the-yuggoth-contract/{name}"
    here = there(PAWN, story=1)
    game = build(
        Side(play=[here, there(PAWN), PAUSE]),
        Side(play=[here, PAWN]),
        stories=["dreamwalkers", plot],
        step="actions after defenders commit",
    )
    found = [icons(game, PAWN, number) for number in (1, 2, 3, 4)]
    assert found == [gained, [0, 0, 0, 0], gained, [0, 0, 0, 0]]


def test_taming_the_storm_gives_skill() -> None:
    plot = "the-yuggoth-contract/taming-the-storm"
    game = build(
        Side(play=[there(PAWN, story=0), PAUSE]),
        Side(play=[there(PAWN, story=0), PAWN]),
        stories=[plot],
        step="actions after defenders commit",
    )
    assert [skill(game, PAWN, number) for number in (1, 2, 3)] == [3, 3, 1]


def test_losing_the_tail_gives_fast() -> None:
    plot = "the-yuggoth-contract/losing-the-tail"
    game = build(
        Side(play=[there(PAWN, story=0), PAUSE]),
        Side(play=[there(PAWN, story=0), PAWN]),
        stories=[plot],
        step="actions after defenders commit",
    )
    assert [values.has(table(game), uid(game, PAWN, number), "fast") for number in (1, 2, 3)] == [True, True, False]


def test_a_conspiracy_is_played_as_one_more_story() -> None:
    game = build(Side(hand=[DOOR], play=[PAUSE]))
    assert keys(game) == ["pass", f"play {DOOR}", f"use {PAUSE}"]
    game.choose(f"play {DOOR}")
    stories = game.view(None)["stories"]
    assert (stories[-1]["card"], stories[-1]["struggles"]) == (DOOR, [0, 1, 2, 3, 3])
    assert (keys(game), idle(game)) == (["pass", f"use {PAUSE}"], True)
