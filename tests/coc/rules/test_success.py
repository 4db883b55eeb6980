"""Success tokens: redistributing, conspiracies that need another number, won piles; exchanging control."""

from __future__ import annotations

from orne.coc.abilities import StoryNeeds
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BARE, PAUSE, lab_card, there
from tests.coc.look import keys, tokens, tokens_by_story, zone

PLAIN_TOO = lab_card("quiet-story", type="story", faction=None, resources=(), cost=0)


# ---- conspiracies and other numbers (coc/basics/2.3)

EIGHT = lab_card("eight", StoryNeeds(8), type="conspiracy", cost=2, struggles=(0, 0, 0, 0))
PLOT = lab_card("plot", type="conspiracy", cost=2, struggles=(0, 0, 0, 0))


def test_a_conspiracy_is_played_like_a_card_and_is_a_story() -> None:
    game = build(Side(hand=[PLOT], domains=["agency:2"], play=["mad-artist", PAUSE]), stories=[BARE])
    game.choose("play lab/plot domain 1")
    assert [row["card"] for row in game.view(0)["stories"]] == [BARE, PLOT]
    game.play("pass", "pass")
    assert keys(game) == ["commit core/mad-artist lab/bare-story", "commit core/mad-artist lab/plot", "done"]


def test_a_won_conspiracy_counts_and_is_not_replaced() -> None:
    game = build(
        Side(play=[At("mad-artist", story=1), PAUSE]), stories=[BARE, Story(PLOT, (3, 0))], step="stories resolve",
        story_deck=[PLAIN_TOO],
    )  # fmt: skip
    assert game.view(0)["players"][0]["won"] == [PLOT]
    assert [row["card"] for row in game.view(0)["stories"]] == [BARE]


def test_a_conspiracy_may_need_more_tokens() -> None:
    game = build(
        Side(play=[At("mad-artist", story=0), PAUSE]), stories=[Story(EIGHT, (5, 0))], step="stories resolve"
    )  # fmt: skip
    assert tokens(game) == [7, 0]
    assert zone(game, EIGHT) == "row"
    game = build(
        Side(play=[At("mad-artist", story=0), PAUSE]), stories=[Story(EIGHT, (6, 0))], step="stories resolve"
    )  # fmt: skip
    assert zone(game, EIGHT) == "won"


def test_the_token_for_being_unopposed_does_not_go_to_a_story_that_is_turned_up_again() -> None:
    """coc/basics/6.7: The Seventh Gate goes back into the story deck and may be the next story, which is a new one."""
    gate = "ancient-relics/the-seventh-gate"
    game = build(
        Side(play=[there("bag-man"), PAUSE]),
        stories=[Story(gate, (4, 0)), BARE],
        story_deck=["core/nowhere-to-hide"],
        step="stories resolve",
    )
    while keys(game) != ["pass", f"use {PAUSE}"]:
        offered = keys(game)
        game.choose(next(each for each in ("none", "yes", offered[-1]) if each in offered))
    assert tokens_by_story(game)[gate] == (0, 0)
