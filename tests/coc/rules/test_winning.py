"""Winning the third story ends the game in a state that can still be looked at."""

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


def test_nobody_stays_committed_to_the_story_that_wins_the_game() -> None:
    game = build(
        Side(
            play=[At("byakhee-servant", exhausted=True, story="core/ancient-apocrypha")],
            won=["core/rotting-away", "core/through-the-gates"],
        ),
        Side(),
        stories=[Story("core/ancient-apocrypha", (3, 0)), "core/dreamwalkers", "core/frozen-in-time"],
        step="stories resolve",
    )
    assert game.over
    assert game.view(1)["winner"] == 0
    assert [card["story"] for card in game.view(1)["players"][0]["play"]] == [None]
