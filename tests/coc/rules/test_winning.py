"""Winning stories and the game."""

from __future__ import annotations

from orne.coc.position import At, Side, Story, build


def test_a_game_won_with_characters_committed_can_still_be_looked_at() -> None:
    game = build(
        Side(play=[At("g-men", exhausted=True, story=0)], won=["nowhere-to-hide", "opening-night"]),
        stories=[Story("ancient-apocrypha", (4, 0)), "dreamwalkers", "frozen-in-time"],
        step="stories resolve",
    )
    assert game.over
    view = game.view(1)
    assert view["winner"] == 0
    assert view["players"][0]["play"][0]["story"] is None
