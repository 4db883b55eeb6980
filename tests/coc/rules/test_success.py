"""Success tokens: redistributing, conspiracies that need another number, won piles; exchanging control."""

from __future__ import annotations

from orne.coc.abilities import Cannot, Choose, Condition, StoryNeeds, Use, WhenWon, action
from orne.coc.language import CHARACTER, OPPONENTS, SELF, STORY, YOURS, Do, SacrificeThis, WinStory, chosen
from orne.coc.position import At, Side, Story, build
from orne.coc.rules import success
from orne.coc.rules.control import exchange_control
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, PAUSE, lab_card
from tests.coc.look import card, keys, tokens, zone
from tests.look import asked, happened

PLAIN_TOO = lab_card("quiet-story", type="story", faction=None, resources=(), cost=0)


def _redistribute_stories(g: CocTable, use: Use) -> bool:
    """Redistribute the success tokens on stories."""
    return success.redistribute(g, use.seat, tuple(g.state.row), use)


def _redistribute_others(g: CocTable, use: Use) -> bool:
    """Redistribute the success tokens on other cards."""
    return success.redistribute(g, use.seat, tuple(g.state.play), use)


STORIES = lab_card("redistribute-stories", action(Do(_redistribute_stories)), type="event", cost=0)
OTHERS = lab_card("redistribute-others", action(Do(_redistribute_others)), type="event", cost=0)


def test_redistributing_keeps_every_token_on_its_players_side() -> None:
    """coc/rule/2.5-redistribute/a and b, coc/example/2.5-a-new-challenge"""
    game = build(
        Side(hand=[STORIES], play=[At("bag-man", success=(1, 0)), PAUSE]),
        stories=[Story(BARE, (2, 3)), Story(PLAIN_TOO, (1, 0))],
    )
    game.choose("play lab/redistribute-stories")
    for number in range(6):
        assert asked(game) == (0, "put")
        assert keys(game) == ["put lab/bare-story", "put lab/quiet-story"], "no card that is not a story"
        game.choose("put lab/quiet-story" if number < 4 else "put lab/bare-story")
    assert (tokens(game, 0), tokens(game, 1)) == ([0, 2], [3, 1])
    assert card(game, "bag-man").success == (1, 0)


def test_tokens_of_other_cards_stay_on_other_cards() -> None:
    """coc/rule/2.5-redistribute/b"""
    game = build(
        Side(hand=[OTHERS], play=[At("bag-man", success=(2, 0)), "mad-artist", PAUSE]), stories=[Story(BARE, (2, 3))]
    )
    game.choose("play lab/redistribute-others")
    assert keys(game) == ["put core/bag-man", "put core/mad-artist", "put lab/pause"]
    game.play("put core/mad-artist", "put core/mad-artist")
    assert card(game, "mad-artist").success == (2, 0)
    assert tokens(game) == [2, 3]


def test_five_tokens_dealt_to_one_story_win_it() -> None:
    """coc/basics/6.7: from any source, but only when all have been dealt."""
    game = build(
        Side(hand=[STORIES], play=[PAUSE]), stories=[Story(BARE, (3, 0)), Story(PLAIN_TOO, (3, 0))], story_deck=[]
    )
    game.choose("play lab/redistribute-stories")
    game.play(*["put lab/bare-story"] * 5)
    assert zone(game, BARE) == "row"
    game.choose("put lab/quiet-story")
    assert zone(game, BARE) == "won"
    assert tokens(game) == [1, 0]


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


def test_a_text_that_says_who_wins_a_story_wins_it() -> None:
    """coc/faq/explicit-text-overrides against coc/rule/3.4-story-totals/c: winning outright is more than moving."""
    sign = lab_card("drawn-sign", action(WinStory(), Choose(STORY), cost=SacrificeThis()), type="support", cost=0)
    game = build(Side(play=[sign, PAUSE]), stories=[BARE])
    game.choose(f"use {sign}")
    assert (zone(game, BARE), zone(game, sign)) == ("won", "discard")
    assert keys(game) == ["pass", "use lab/pause"]


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


def _swap(g: CocTable, use: Use) -> bool:
    """Exchange control of the two."""
    return exchange_control(g, chosen(0).cards(g, use)[0], chosen(1).cards(g, use)[0], use)


SWAP = lab_card(
    "swap-control", action(Do(_swap), Choose(CHARACTER & YOURS), Choose(CHARACTER & OPPONENTS)), type="event", cost=0
)


def test_an_exchange_happens_to_both_or_to_neither() -> None:
    """coc/rule/2.12-exchange"""
    loyal = lab_card("stays", Cannot("change control", SELF))
    game = build(Side(hand=[SWAP], play=["mad-artist", PAUSE]), Side(play=["bag-man"]))
    game.choose("play lab/swap-control")
    assert (card(game, "mad-artist").controller, card(game, "bag-man").controller) == (1, 0)
    game = build(Side(hand=[SWAP], play=["mad-artist", PAUSE]), Side(play=[loyal]))
    game.choose("play lab/swap-control")
    assert (card(game, "mad-artist").controller, card(game, loyal).controller) == (0, 1)
    assert "control" not in happened(game)
    game = build(Side(hand=[SWAP], play=["mad-artist", PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"], "one of the two is missing"
