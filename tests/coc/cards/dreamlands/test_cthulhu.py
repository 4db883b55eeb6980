"""Cthulhu, Dreamlands."""

from __future__ import annotations

import pytest

from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, FIGHT, GUN, IDLE, MIND, PAUSE, PAWN, lab_card, there
from tests.coc.look import Coc, discard, entries, hand, idle, in_play, keys, tokens

SET = "dreamlands"

# ---- Beings of Ib

IB = f"{SET}/beings-of-ib"
BOKRUG = "forgotten-lore/bokrug"
TERRIER = lab_card("dl-terrier", icons=(0, 1, 0, 0), skill=1)


def counted(*mine: str | At, edition: str = "lcg-4") -> Coc:
    """A Combat struggle and a comparison of skill at the first story."""
    return build(
        Side(play=[*mine, PAUSE]),
        Side(play=[there(TERRIER)]),
        stories=[FIGHT, BARE, MIND],
        step="stories resolve",
        edition=edition,
    )


def totals(game: Coc) -> list[object]:
    """Both sides' icons in the struggle, and their skill."""
    return [after for _, _, _, after in entries(game, "struggle")] + [
        (before, after) for _, _, before, after in entries(game, "skill compared")
    ]


def test_an_ancient_one_counts_where_beings_of_ib_are_though_it_is_not_there() -> None:
    game = counted(there(IB), BOKRUG)
    assert totals(game) == [[2, 1], (6, 0)]
    assert (discard(game, 1), tokens(game), keys(game)) == ([TERRIER], [2, 0], IDLE)
    assert idle(game)


def test_of_two_ancient_ones_neither_counts_and_elsewhere_none_does() -> None:
    assert totals(counted(there(IB), BOKRUG, "cthulhu")) == [[0, 1], (0, 1)]
    assert totals(counted(there(PAWN), IB, BOKRUG)) == [[0, 1], (0, 1)]


def test_an_opponents_ancient_one_neither_counts_nor_spoils_it() -> None:
    game = build(
        Side(play=[there(IB), BOKRUG, PAUSE]),
        Side(play=[there(TERRIER), "cthulhu"]),
        stories=[FIGHT, BARE, MIND],
        step="stories resolve",
    )
    assert totals(game) == [[2, 1], (6, 0)]


def test_beings_of_ib_make_bokrug_cheaper() -> None:
    game = build(Side(hand=[BOKRUG], play=[IB, IB, PAUSE], domains=["cthulhu:4"]))
    assert keys(game) == sorted([*IDLE, f"play {BOKRUG} domain 1"])
    dear = build(Side(hand=[BOKRUG], play=[IB, PAUSE], domains=["cthulhu:4"]))
    assert keys(dear) == IDLE


# ---- Dreamlands Fanatic

FANATIC = f"{SET}/dreamlands-fanatic"
JUMP = f"use {FANATIC}"


@pytest.mark.parametrize("mine", [True, False])
def test_dreamlands_fanatic_enters_as_an_opponents_character_leaves(mine: bool) -> None:
    game = build(
        Side(hand=[FANATIC], play=[GUN, PAUSE, *([PAWN] if mine else [])]),
        Side(play=[] if mine else [PAWN]),
    )
    game.choose("use lab/gun")
    assert keys(game) == (IDLE if mine else ["pass", JUMP])
    if not mine:
        game.choose(JUMP)
        assert (in_play(game, 0)[-1], hand(game, 0), keys(game)) == (FANATIC, [], IDLE)
    assert idle(game)
