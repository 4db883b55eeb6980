"""Winning the third story ends the game in a state that can still be looked at."""

from __future__ import annotations

import pytest

from orne.coc.abilities import action
from orne.coc.language import BecomeWonStory, CountAsWon, ExhaustThis
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BELL, lab_card
from tests.coc.look import deck, pile


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


@pytest.mark.parametrize(("answer", "won"), [("yes", 0), ("no", 1)])
@pytest.mark.parametrize("way", ["count", "become"])
def test_a_resilient_card_that_is_put_on_the_deck_is_no_won_story(way: str, answer: str, won: int) -> None:
    """coc/mechanic/resilient/a: it goes to one place, not to both."""
    rise = CountAsWon() if way == "count" else BecomeWonStory()
    riser = lab_card(f"rises-to-{way}", action(rise, cost=ExhaustThis()), keywords=(("resilient", 1),))
    game = build(Side(play=[riser, BELL]))
    game.play(f"use {riser}", answer)
    assert (pile(game, 0, "won"), deck(game, 0)[0] == riser) == ([riser] * won, not won)
