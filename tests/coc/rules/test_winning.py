"""Winning the third story ends the game in a state that can still be looked at."""

from __future__ import annotations

import pytest

from orne.coc.abilities import action
from orne.coc.language import BecomeWonStory, CountAsWon, ExhaustThis
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BELL, PAWN, lab_card
from tests.coc.look import deck, keys, pile


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


def test_what_follows_the_execution_of_a_story_is_not_put_down_to_it() -> None:
    """The next story is turned up as the rules have it, whether the winner has executed the last one or not."""
    causes = []
    for answer in ("yes", "no"):
        won = Story("core/nowhere-to-hide", (4, 0))
        game = build(Side(play=[At(PAWN, story=0, exhausted=True)]), stories=[won], step="stories resolve")
        while keys(game) != ["no", "yes"]:
            game.choose("none" if "none" in keys(game) else keys(game)[0])
        game.choose(answer)
        entries = list(game.log)
        (turned_up,) = [entry for entry in entries if entry.kind == "story turned up"]
        causes.append(entries[turned_up.cause].kind)
    assert causes == ["skill compared", "skill compared"]
