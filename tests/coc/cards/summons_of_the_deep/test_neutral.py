"""The neutral cards of Summons of the Deep."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Choose
from orne.coc.language import CHARACTER, IS_COMMITTED, uncommit
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BARE, EDITIONS, GAG, PAUSE, event, lab_card
from tests.coc.look import idle, keys, pass_to, pass_to_phase, pile, seen, state_of, step, tokens

INMATE = "summons-of-the-deep/obsessive-inmate"
GIANT = lab_card("so-giant", skill=9)
CALL_OFF = event("so-call-off", uncommit(), Choose(CHARACTER & IS_COMMITTED))
ROW = [BARE, lab_card("so-second", type="story", struggles=(0, 0, 0, 0)), FAR := "core/dreamwalkers"]


@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_the_inmate_stays_committed_and_attacks_again_on_your_next_turn(edition: str) -> None:
    game = build(
        Side(play=[At(INMATE, story=0, exhausted=True), At("bag-man", story=0, exhausted=True), PAUSE]),
        Side(play=[PAUSE]),
        stories=ROW,
        step="stories resolve",
        edition=edition,
    )
    pass_to_phase(game, "operations")
    assert game.state.active == 1
    assert (seen(game, INMATE)["story"], seen(game, "bag-man")["story"]) == (BARE, None)
    assert tokens(game) == [2, 0]
    pass_to_phase(game, "story")
    pass_to_phase(game, "operations")
    assert game.state.active == 0
    assert tokens(game) == [2, 0]  # nobody of the opponent attacked there (…/f97-obsessive-inmate/a)
    assert state_of(game, INMATE) == "ready"
    pass_to(game, "active player commits")
    assert keys(game) == [f"commit core/bag-man {story}" for story in sorted(ROW)] + ["done"]
    game.choose("done")
    pass_to_phase(game, "operations")
    assert tokens(game) == [4, 0]


def test_the_inmate_defends_where_the_opponent_comes_to_his_story() -> None:
    """coc/errata/summons-of-the-deep/f97-obsessive-inmate/a."""
    game = build(
        Side(play=[At(INMATE, story=0), PAUSE]),
        Side(play=["bag-man"]),
        stories=ROW,
        active=1,
        step="active player commits",
    )
    game.choose(f"commit core/bag-man {BARE}")
    pass_to(game, "last story actions")
    assert tokens(game) == [0, 0]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)


def test_a_card_effect_removes_the_inmate_from_his_story() -> None:
    """coc/faq/obsessive-inmate-uncommit."""
    game = build(Side(hand=[CALL_OFF], play=[At(INMATE, story=0), PAUSE]), stories=ROW)
    assert keys(game) == ["pass", f"play {CALL_OFF}", "use lab/pause"]
    game.choose(f"play {CALL_OFF}")
    assert seen(game, INMATE)["story"] is None
    assert keys(game) == ["pass", "use lab/pause"]


def test_the_inmate_is_free_when_the_story_is_won() -> None:
    game = build(
        Side(play=[At(INMATE, story=0, exhausted=True), PAUSE]),
        stories=[Story(BARE, (3, 0)), *ROW[1:]],
        step="stories resolve",
    )
    assert step(game) == "last story actions"
    assert pile(game, 0, "won") == [BARE]
    assert seen(game, INMATE)["story"] is None


def test_a_blank_inmate_goes_home_with_the_others() -> None:
    game = build(
        Side(play=[At(INMATE, story=0, exhausted=True), PAUSE]),
        Side(play=[At(GAG, on=INMATE)]),
        stories=ROW,
        step="last story actions",
    )
    pass_to_phase(game, "operations")
    assert seen(game, INMATE)["story"] is None
