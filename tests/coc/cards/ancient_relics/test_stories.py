"""The stories of Ancient Relics: what their winner may execute."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import disrupt
from orne.coc.language import (
    ATTACHMENT,
    EVENT_CARD,
    STORY,
    Choose,
    ExhaustThis,
    PlaceSuccess,
    instead,
    return_to_hand,
    would_leave,
)
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BARE, FIGHT, IDLE, PAUSE, PAWN, event, lab_card
from tests.coc.look import discard, idle, keys, log, pile, seen, tokens_by_story, zone
from tests.look import prompt, seat_asked

DREAMTIME = "ancient-relics/come-the-dreamtime"
ROW = [Story("dreamwalkers", (1, 2)), Story(DREAMTIME, (4, 1)), Story("frozen-in-time", (3, 0))]


def won(*, story_deck: tuple[str, ...] = ("rotting-away",), **rest: Any) -> Any:
    """Seat 0 wins Come the Dreamtime, in the middle of the row, by an Investigation struggle."""
    game = build(
        Side(play=[At("laboratory-assistant", story=1, exhausted=True), PAUSE]),
        Side(play=[At("bag-man", story=2, exhausted=True)]),
        stories=ROW,
        story_deck=story_deck,
        step="stories resolve",
        **rest,
    )
    assert keys(game) == ["none", f"place {DREAMTIME}"]
    game.choose(f"place {DREAMTIME}")
    return game


def test_come_the_dreamtime_moves_stories_under_their_tokens() -> None:
    """The story that replaces it is there already; whoever is committed goes with their story."""
    game = won()
    assert (seat_asked(game), prompt(game), keys(game)) == (0, "Execute Come the Dreamtime?", ["no", "yes"])
    assert list(tokens_by_story(game)) == ["dreamwalkers", "rotting-away", "frozen-in-time"]
    game.choose("yes")
    assert keys(game) == ["put core/dreamwalkers", "put core/frozen-in-time", "put core/rotting-away"]
    game.choose("put core/rotting-away")
    assert keys(game) == ["put core/dreamwalkers", "put core/frozen-in-time"]
    game.choose("put core/frozen-in-time")
    assert list(tokens_by_story(game).items()) == [
        ("rotting-away", (1, 2)),
        ("frozen-in-time", (0, 0)),
        ("dreamwalkers", (3, 0)),
    ]
    assert seen(game, "bag-man")["story"] == "core/frozen-in-time"
    assert pile(game, 0, "won") == [DREAMTIME]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)


def test_come_the_dreamtime_need_not_be_executed() -> None:
    game = won()
    game.choose("no")
    assert list(tokens_by_story(game).items()) == [
        ("dreamwalkers", (1, 2)),
        ("rotting-away", (0, 0)),
        ("frozen-in-time", (3, 0)),
    ]
    assert keys(game) == ["pass", "use lab/pause"]


def test_come_the_dreamtime_that_is_not_replaced_is_not_executed() -> None:
    game = won(story_deck=())
    assert keys(game) == ["pass", "use lab/pause"]
    assert list(tokens_by_story(game)) == ["dreamwalkers", "frozen-in-time"]


# ---- The Seventh Gate

GATE = "ancient-relics/the-seventh-gate"
LAST = event("gate-last", PlaceSuccess(), Choose(STORY))


def test_with_an_empty_story_deck_there_is_nothing_to_execute() -> None:
    game = build(
        Side(hand=[LAST], play=[PAUSE], domains=[""] * 3), stories=[Story(GATE, (4, 0)), BARE, FIGHT], story_deck=[]
    )
    game.choose(f"play {LAST}")
    game.choose(f"choose {GATE}")
    assert (pile(game, 0, "won"), keys(game)) == ([GATE], IDLE)
    assert idle(game)


def test_the_gate_that_is_executed_in_the_row_leaves_it_with_all_that_is_there() -> None:
    """coc/errata/ancient-relics/f12-the-seventh-gate: another story executes it, and nobody wins what it resolves."""
    secrets = "secrets-of-arkham/the-secrets-of-arkham"
    sleeper = lab_card("gate-sleeper", keywords=(("dormant", 1),))
    reef = "the-yuggoth-contract/labyrinth-of-a-dead-city"
    game = build(
        Side(hand=[LAST, sleeper], play=[PAUSE, At(reef, on=GATE), At(PAWN, story=1, exhausted=True)]),
        stories=[Story(secrets, (4, 0)), Story(GATE, (0, 1)), BARE],
        story_deck=["nowhere-to-hide", "rotting-away"],
    )
    game.play(f"lay {sleeper} {GATE}", f"play {LAST}", f"choose {secrets}", "yes", "take core/nowhere-to-hide")
    assert (pile(game, 0, "won"), sorted(discard(game, 0))) == ([secrets], sorted([LAST, sleeper, reef]))
    assert log(game, "story shuffled back") == ["story shuffled back the-seventh-gate"]
    assert (seen(game, PAWN)["story"], idle(game)) == (None, True)


def test_what_lies_on_the_gate_may_be_saved_as_it_goes() -> None:
    """coc/rule/1.12-card-states/e: as with any other card, all is decided while the gate is still in the row."""
    secrets = "secrets-of-arkham/the-secrets-of-arkham"
    reef = "the-yuggoth-contract/labyrinth-of-a-dead-city"
    saves = disrupt(would_leave(ATTACHMENT), instead(return_to_hand(EVENT_CARD)), cost=ExhaustThis())
    thrift = lab_card("gate-thrift", saves, type="support")
    game = build(
        Side(hand=[LAST], play=[PAUSE, thrift, At(reef, on=GATE)]),
        stories=[Story(secrets, (4, 0)), GATE, BARE],
        story_deck=["nowhere-to-hide", "rotting-away"],
    )
    game.play(f"play {LAST}", f"choose {secrets}", "yes", "take core/nowhere-to-hide")
    assert (zone(game, GATE), keys(game)) == ("row", ["pass", f"use {thrift}"])
    game.choose(f"use {thrift}")
    assert log(game, "story shuffled back") == ["story shuffled back the-seventh-gate"]
    assert (zone(game, reef), idle(game)) == ("hand", True)


def test_the_gate_that_comes_back_as_the_next_story_gets_no_token_of_the_success_that_won_it() -> None:
    """It is a new card there: the token for being unchallenged was for the story that is gone."""
    game = build(
        Side(play=[At(PAWN, story=0, exhausted=True), PAUSE]),
        stories=[Story(GATE, (4, 0)), BARE, FIGHT],
        story_deck=["nowhere-to-hide"],
        step="stories resolve",
    )
    assert keys(game) == ["no", "yes"]
    game.play("yes")
    assert tokens_by_story(game)[GATE] == (0, 0)
