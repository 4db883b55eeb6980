"""Cthulhu's cards of Revelations."""

from __future__ import annotations

from typing import Any

from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BARE, PAUSE, lab_card
from tests.coc.look import discard, hand, idle, keys, pile, tokens
from tests.look import asked

MOORE = "revelations/dr-wentworth-moore"
DEEP = ["young-deep-one", "bag-man", "dagon", "pulled-under"]
REST = ["dreamwalkers", "frozen-in-time"]
GIANT = lab_card("rv-giant", skill=9)


def resolved(*, story: str | Story = BARE, moore: int | None = 0, **rest: Any) -> Any:
    """Moore's story resolves without struggles."""
    return build(
        Side(play=[At(MOORE, story=moore), At(GIANT, story=0), PAUSE], discard=DEEP),
        stories=[story, *REST],
        step="stories resolve",
        **rest,
    )


def test_moore_returns_a_cthulhu_character_when_you_succeed_where_he_is() -> None:
    game = resolved()
    assert keys(game) == ["put core/dagon", "put core/young-deep-one"]
    game.choose("put core/dagon")
    assert hand(game, 0) == ["dagon"]
    assert discard(game, 0) == ["young-deep-one", "bag-man", "pulled-under"]
    assert tokens(game) == [2, 0]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)


def test_moore_was_there_also_when_the_success_wins_the_story() -> None:
    """Everybody leaves a story that is won; that comes after the success (coc/rule/3.2-resolving-stories/c)."""
    game = resolved(story=Story(BARE, (4, 0)))
    assert keys(game) == ["put core/dagon", "put core/young-deep-one"]
    game.choose("put core/young-deep-one")
    assert hand(game, 0) == ["young-deep-one"]
    assert pile(game, 0, "won") == [BARE]
    assert keys(game) == ["pass", "use lab/pause"]


def test_moore_does_nothing_elsewhere_or_without_success() -> None:
    for moore in (None, 1):
        game = build(
            Side(play=[At(MOORE, story=moore), At(GIANT, story=0), PAUSE], discard=DEEP),
            Side(play=[At(GIANT, story=1)]),
            stories=[BARE, lab_card("rv-bare", type="story", struggles=(0, 0, 0, 0)), "frozen-in-time"],
            step="stories resolve",
        )
        while asked(game)[1] != "action":
            assert keys(game) != ["put core/dagon", "put core/young-deep-one"]
            game.choose(keys(game)[0])
        assert hand(game, 0) == []
        assert keys(game) == ["pass", "use lab/pause"]


def test_the_opponents_success_is_not_yours() -> None:
    game = build(
        Side(play=[At(MOORE, story=0), PAUSE], discard=DEEP),
        Side(play=[At(GIANT, story=0)], discard=DEEP),
        stories=[BARE, *REST],
        active=1,
        step="stories resolve",
    )
    assert keys(game) == ["pass", "use lab/pause"]
    assert tokens(game) == [0, 1]


def test_without_a_cthulhu_character_in_the_pile_nothing_happens() -> None:
    game = build(
        Side(play=[At(MOORE, story=0), PAUSE], discard=["bag-man", "pulled-under"]),
        Side(discard=["dagon"]),
        stories=[BARE, *REST],
        step="stories resolve",
    )
    assert keys(game) == ["pass", "use lab/pause"]
    assert discard(game, 0) == ["bag-man", "pulled-under"]
