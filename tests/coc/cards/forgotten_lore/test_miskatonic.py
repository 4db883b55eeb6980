"""Miskatonic University's cards of Forgotten Lore."""

from __future__ import annotations

from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, GAG, there
from tests.coc.look import entries, idle, skill, tokens

WILMARTH = "forgotten-lore/professor-albert-wilmarth"


def test_monsters_of_both_players_do_not_count_their_skill_at_stories() -> None:
    """coc/rule/2.30-counting-skill: they have it all the same."""
    game = build(
        Side(play=[WILMARTH, there("ghost"), there("bag-man")]),
        Side(play=[there("cannibal-ghast"), there("patsy")]),
        stories=[BARE],
        step="stories resolve",
    )
    assert entries(game, "skill compared") == [(BARE, 0, 2, 1)]
    assert (skill(game, "cannibal-ghast"), tokens(game)) == (4, [1, 0])
    assert idle(game)


def test_monsters_alone_do_not_succeed() -> None:
    game = build(Side(play=[there("slavering-gug")]), Side(play=[WILMARTH]), stories=[BARE], step="stories resolve")
    assert tokens(game) == [0, 0]


def test_without_his_text_they_count_again() -> None:
    game = build(
        Side(play=[there("slavering-gug"), At(GAG, on=WILMARTH)]),
        Side(play=[WILMARTH]),
        stories=[BARE],
        step="stories resolve",
    )
    assert tokens(game)[0] > 0
    assert idle(game)
