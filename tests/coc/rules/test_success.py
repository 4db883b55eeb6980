"""Success tokens: redistributing, conspiracies that need another number, won piles; exchanging control."""

from __future__ import annotations

from orne.coc.abilities import Choose, Condition, StoryNeeds, Use, WhenWon, action
from orne.coc.language import STORY, Do, chosen
from orne.coc.position import At, Side, Story, build
from orne.coc.rules import success
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, PAUSE, lab_card
from tests.coc.look import keys, tokens, zone

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


# ---- won piles (3.4)


def _claim(g: CocTable, use: Use) -> bool:
    """Win the chosen story."""
    return success.claim(g, use.seat, chosen(0).cards(g, use)[0], use)


def test_only_a_story_puts_an_unwon_story_into_a_won_pile() -> None:
    """coc/rule/3.4-story-totals/c"""
    allowed = Condition(success.may_claim, "if a story says so", "coc/rule/3.4-story-totals/c")
    thief = lab_card("story-thief", action(Do(_claim), Choose(STORY), during=allowed))
    bold = lab_card("bold-thief", action(Do(_claim), Choose(STORY)))
    game = build(Side(play=[thief, bold]), stories=[BARE])
    assert keys(game) == ["pass", "use lab/bold-thief"]
    assert [str(reason) for reason in game.why_not("use lab/story-thief")] == [
        "only if a story says so: coc/rule/3.4-story-totals/c"
    ]
    game.choose("use lab/bold-thief")
    assert zone(game, BARE) == "row"
    grand = lab_card(
        "grand-story", WhenWon(Do(_claim), (Choose(STORY),)), type="story", faction=None, resources=(), cost=0,
        struggles=(0, 0, 0, 0),
    )  # fmt: skip
    game = build(
        Side(play=[At("mad-artist", story=0), PAUSE]), stories=[Story(grand, (4, 0)), BARE], story_deck=[],
        step="stories resolve",
    )  # fmt: skip
    game.choose("yes")
    assert game.view(0)["players"][0]["won"] == [grand, BARE]


# ---- exchange (2.12)
