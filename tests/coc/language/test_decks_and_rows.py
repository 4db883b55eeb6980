"""The top of decks, events that leave the game, a number of targets that is worked out, and the row of stories."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Choose, WhenWon, action
from orne.coc.language import (
    CHARACTER,
    IN_DISCARD,
    OTHER,
    THEM,
    ExhaustThis,
    LookAtTop,
    Pay,
    RearrangeRow,
    Then,
    Wound,
    X,
    destroy,
    remove_this,
    to_hand,
)
from orne.coc.position import Side, Story, build
from orne.coc.registry import text
from tests.coc.laboratory import BARE, BORE, OAF, PAUSE, PAWN, Say, event, lab_card, there, tool
from tests.coc.look import deck, discard, hand, idle, keys, pile, tokens_by_story, zone
from tests.look import reasons

DECK = [PAWN, BORE, PAWN, OAF]


# ---- the top of a deck

THROW_ONE_OF_3, THROW_ONE_OF_X = [
    LookAtTop(number, "discard", whose="an opponent's", rest="in the same order") for number in (3, X)
]


def test_one_of_the_top_cards_is_discarded_and_the_rest_keeps_its_order() -> None:
    spy = tool("dr-spy", action(THROW_ONE_OF_3, cost=ExhaustThis()))
    game = build(Side(play=[spy, PAUSE]), Side(deck=DECK))
    game.choose(f"use {spy}")
    assert keys(game) == [f"discard {BORE}", f"discard {PAWN} copy 1", f"discard {PAWN} copy 2"]
    game.choose(f"discard {PAWN} copy 1")
    assert discard(game, 1) == [PAWN]
    assert [each.partition("#")[0] for each in deck(game, 1)] == [BORE, PAWN, OAF]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)
    assert text(spy) == (
        "Action: Exhaust this card to look at the 3 uppermost cards of an opponent's deck; discard one of them; "
        "put the rest back in the same order."
    )


def test_an_x_of_none_looks_at_nothing() -> None:
    peep = event("dr-peep", THROW_ONE_OF_X, facts={"cost_is_x": True})
    game = build(Side(hand=[peep], play=[PAUSE], domains=["neutral:2"]), Side(deck=DECK))
    game.choose(f"play {peep} domain 1")
    assert keys(game) == ["x 1", "x 2"]
    game = build(Side(hand=[peep], play=[PAUSE]), Side(deck=DECK))
    assert keys(game) == ["pass", "use lab/pause"]


# ---- an event that leaves the game


@pytest.mark.parametrize(("succeeds", "place"), [(True, "removed"), (False, "discard")])
def test_an_event_is_removed_once_what_comes_before_has_succeeded(succeeds: bool, place: str) -> None:
    once = event(f"dr-once-{place}", Then(Say("once", succeeds), remove_this()))
    game = build(Side(hand=[once], play=[PAUSE]))
    game.choose(f"play {once}")
    assert zone(game, once) == place
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)


# ---- a number of targets


def test_as_many_are_chosen_as_x_says() -> None:
    volley = tool("dr-volley", action(destroy(THEM), Choose(CHARACTER, X), cost=Pay("X")))
    game = build(Side(play=[volley, PAUSE], domains=["neutral:3"]), Side(play=[PAWN, BORE]))
    game.choose(f"use {volley} domain 1")
    assert keys(game) == ["x 1", "x 2"]
    game.choose("x 2")
    assert keys(game) == [f"choose {BORE}", f"choose {PAWN}"]
    game.choose(f"choose {PAWN}")
    game.choose(f"first {PAWN}")
    assert discard(game, 1) == [PAWN, BORE]
    assert keys(game) == ["pass", "use lab/pause"]
    assert text(volley) == "Action: Pay X to choose X characters and destroy them."


def test_nobody_chooses_none() -> None:
    volley = tool("dr-volley", action(destroy(THEM), Choose(CHARACTER, X), cost=Pay("X")))
    game = build(Side(play=[volley, PAUSE], domains=[""]), Side(play=[PAWN]))
    assert keys(game) == ["pass", "use lab/pause"]
    assert reasons(game, f"use {volley}")


def test_cards_of_a_pile_go_to_the_hands_of_their_owners() -> None:
    back = event("dr-back", to_hand(THEM), Choose(CHARACTER & IN_DISCARD, 2))
    game = build(Side(hand=[back], play=[PAUSE], discard=[PAWN, BORE, OAF]))
    game.choose(f"play {back}")
    game.choose(f"choose {PAWN}")
    assert keys(game) == [f"choose {BORE}", f"choose {OAF}"]
    game.choose(f"choose {OAF}")
    assert sorted(hand(game, 0)) == [OAF, PAWN]
    assert text(back) == "Action: Choose 2 characters in your discard pile and put them into their owners' hands."


def test_one_other_card_is_another() -> None:
    rival = lab_card("dr-rival", action(Wound(), Choose(CHARACTER & OTHER)))
    assert text(rival) == "Action: Choose another character and wound it."


# ---- the row


def test_the_row_is_put_in_order_after_the_story_is_replaced() -> None:
    """Conspiracies are moved with the stories."""
    tide = lab_card("dr-tide", WhenWon(RearrangeRow(), replaced=True), type="story", struggles=(0, 0, 0, 0))
    plot = lab_card("dr-plot", type="conspiracy", struggles=(0, 0, 0, 0))
    game = build(
        Side(play=[there(PAWN), PAUSE]),
        stories=[Story(tide, (4, 0)), Story(BARE, (0, 3)), "dreamwalkers", Story(plot, (1, 1))],
        story_deck=["rotting-away"],
        step="stories resolve",
    )
    assert keys(game) == ["no", "yes"]
    game.choose("yes")
    for story in (plot, "core/dreamwalkers", "core/rotting-away"):
        game.choose(f"put {story}")
    assert list(tokens_by_story(game).items()) == [
        (plot, (0, 0)),
        ("dreamwalkers", (0, 3)),
        ("rotting-away", (0, 0)),
        (BARE, (1, 1)),
    ]
    assert pile(game, 0, "won") == [tide]
    assert keys(game) == ["pass", "use lab/pause"]
    assert text(tide) == (
        "After you replace this story, put the stories in any order, leaving the success tokens where they are."
    )
