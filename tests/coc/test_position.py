"""Positions of Call of Cthulhu: what no game could be in is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orne.coc.position import At, Side, Story, build
from orne.decks.coc import check
from orne.decks.coc.deck import Deck
from orne.kernel.errors import LONGEST, UserError
from tests.coc.laboratory import PAUSE
from tests.coc.look import discard, idle, in_play, keys

COMMITTING = "actions after attackers commit"


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: build(active=2), "The active player is seat 0 or 1, not 2."),
        (lambda: build(first=-1), "The first player is seat 0 or 1, not -1."),
        (lambda: build(turn=0), "Turns are counted from 1; there is no turn 0."),
        (lambda: build(step="lunch"), "There is no step called"),
        (lambda: build(Side(play=[At("bag-man", owner=2)])), "“bag-man” belongs to seat 0 or 1, not 2."),
        (lambda: build(Side(play=[At("bag-man", wounds=-1)])), "“bag-man” cannot have -1 wounds."),
        (lambda: build(Side(play=[At("bag-man", wounds=1)])), "Bag Man has 1 wounds and would be destroyed."),
        (lambda: build(Side(play=[At("bag-man", success=(0, -1))])), "Success tokens on “bag-man” are two numbers"),
        (lambda: build(stories=[Story("dreamwalkers", (0, -1))]), "Success tokens on “dreamwalkers” are two numbers"),
        (lambda: build(stories=[Story("dreamwalkers", (5, 0))]), "it is won already"),
        (lambda: build(stories=["dreamwalkers", "dreamwalkers"]), "Dreamwalkers is in the position twice"),
        (lambda: build(stories=["bag-man"]), "Bag Man is not a story."),
        (lambda: build(story_deck=["bag-man"]), "Bag Man is not a story and cannot lie in the story deck."),
        (lambda: build(Side(won=["dreamwalkers"])), "Dreamwalkers is in the position twice"),
        (
            lambda: build(stories=["dreamwalkers", "frozen-in-time", "rotting-away", "nowhere-to-hide"]),
            "The row has at most 3 stories, not 4.",
        ),
        (lambda: build(Side(hand=["dreamwalkers"]), stories=["rotting-away"]), "belongs to the story deck"),
        (lambda: build(Side(domains=[["rotting-away"]])), "Rotting Away is a story and cannot be a resource."),
        (lambda: build(Side(domains=["agency:-1"])), "A domain is card ids or text such as 'agency:3 neutral:1'"),
        (lambda: build(Side(domains=["agency:²"])), "A domain is card ids or text such as 'agency:3 neutral:1'"),
        (lambda: build(Side(domains=["agency:999999999"])), "A domain is card ids or text such as"),
        (lambda: build(Side(domains=["police:1"])), "A domain is card ids or text such as 'agency:3 neutral:1'"),
        (lambda: build(Side(drained=[4])), "There is no domain 4 to be drained; there are 1 to 3."),
        (lambda: build(Side(drained=[0])), "There is no domain 0 to be drained; there are 1 to 3."),
        (lambda: build(Side(deck=[])), "an empty deck has lost already"),
        (lambda: build(Side(play=["dreamwalkers"]), stories=["rotting-away"]), "is a story and cannot be in play"),
        (lambda: build(Side(play=["inside-information"])), "is an event and cannot be in play"),
        (lambda: build(Side(play=["hastur", "hastur"])), "Hastur is unique: a player has only one in play."),
        (lambda: build(Side(play=["shotgun"])), "is an attachment: say what it is on"),
        (lambda: build(Side(play=["bag-man", At("mad-artist", on="bag-man")])), "Mad Artist is not an attachment"),
        (lambda: build(Side(play=[At("mad-artist", by_effect=True)])), "is attached by an effect: say what it is on"),
        (lambda: build(Side(play=[At("bag-man", story=7)]), step=COMMITTING), "There is no story 7 in the row"),
        (
            lambda: build(Side(play=[At("forbidden-shrine", story=0)]), step=COMMITTING),
            "is not a character and cannot be committed",
        ),
        (lambda: build(Side(hand=["bagman"])), "There is no card “core/bagman”; did you mean core/bag-man"),
        (lambda: build(Side(hand=["Slavring Gug"])), "did you mean core/slavering-gug?"),
        (lambda: build(Side(hand=["qqqqzzzz"])), "`orne cards` finds card ids"),
    ],
)
def test_what_no_game_could_be_in_is_refused(make: Callable[[], Any], told: str) -> None:
    with pytest.raises(UserError) as caught:
        make()
    assert told in str(caught.value)
    assert len(str(caught.value)) <= LONGEST


def test_resources_that_stand_for_any_card_are_not_real_cards() -> None:
    """They pay like any other, are called apart, and no deck may hold them."""
    game = build(Side(hand=["bag-man"], domains=["syndicate:2 agency:1"]))
    resources = game.view(0)["players"][0]["domains"][0]["resources"]
    assert resources == ["filler/syndicate", "filler/syndicate", "filler/agency"]
    assert "play core/bag-man domain 1" in keys(game)
    assert check(Deck("none", {"filler/agency": 50}), "lcg-4")


@pytest.mark.parametrize("owner", [0, 1])
def test_what_an_attachment_holds_goes_back_to_its_owner_once_that_is_gone(owner: int) -> None:
    """coc/rule/1.13-gaining-control/j: a position with Infernal Obsession on somebody's character is such a one."""
    obsession = "summons-of-the-deep/infernal-obsession"
    held = Side(play=[At("mad-artist", owner=owner), At(obsession, on="mad-artist")])
    game = build(Side(hand=["get-it-off"], domains=["cthulhu:1"], play=[PAUSE]), held)
    game.choose("play core/get-it-off domain 1")
    assert ("mad-artist" in in_play(game, owner), discard(game, 1)) == (True, [obsession])
    assert (keys(game), idle(game)) == (["pass", f"use {PAUSE}"], True)


def test_an_open_hand_is_seen_from_the_first_question_on() -> None:
    """coc/rule/2.4-reveal/c: what lets it be seen lasts, and has done so before the position began."""
    game = build(Side(play=["the-yuggoth-contract/eyes-in-a-jar", PAUSE]), Side(hand=["t-men", "peeler"]))
    assert game.view(0)["players"][1]["hand"] == ["core/peeler", "core/t-men"]
    assert (keys(game), idle(game)) == (["pass", f"use {PAUSE}"], True)
