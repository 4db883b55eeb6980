"""Dormant cards: laying them at a story, and what becomes of them when it is won."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events, values
from orne.coc.abilities import Choose, action, forced
from orne.coc.language import ATTACHMENT, CHARACTER, STORY, SUPPORT, ExhaustThis, PlaceSuccess
from orne.coc.position import Side, Story, build
from orne.coc.selector import Sel, candidates
from orne.coc.state import DORMANT
from orne.kernel.game import Game
from tests.coc.laboratory import BELL, PAUSE, Say, in_all_editions, lab_card, on
from tests.coc.look import Coc, card, discard, idle, keys, log, pile, said, table, uid, zone
from tests.look import asked

LIGHT, DEEP, HEAVY = (lab_card(f"{depth}-slumber", keywords=(("dormant", 1),)) for depth in ("light", "deep", "heavy"))
ALARM = lab_card("alarm-clock", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()), type="support")
SEXTON = lab_card("sexton", forced(on(events.ENTERS_DISCARD), Say("buried")), type="support")


def wait(game: Game[Any], seat: int, key: str) -> None:
    """Decline everything until a seat is offered something."""
    while not (asked(game)[0] == seat and key in keys(game)):
        game.choose(next(word for word in ("pass", "done", "none") if word in keys(game)))


def all_asleep(edition: str) -> Game[Any]:
    """The first player lays two in two turns, the second one in between; the first then wins the story."""
    game = build(
        Side(hand=[LIGHT, DEEP], play=[ALARM, SEXTON, PAUSE], domains=["neutral:4", "", ""]),
        Side(hand=[HEAVY], play=[PAUSE], domains=["neutral:4", "", ""]),
        stories=[Story("rotting-away", (4, 4)), "dreamwalkers", "frozen-in-time"],
        edition=edition,
    )
    for seat, sleeper in ((0, LIGHT), (1, HEAVY), (0, DEEP)):
        key = f"lay {sleeper} core/rotting-away domain 1"
        wait(game, seat, key)
        game.choose(key)
    wait(game, 0, f"use {ALARM}")
    game.play(f"use {ALARM}", "choose core/rotting-away", "no")
    return game


@in_all_editions
def test_the_active_players_come_first_in_his_order(edition: str) -> None:
    """coc/rule/1.7-simultaneous-effects/c, coc/mechanic/dormant/c"""
    game = all_asleep(edition)
    assert (asked(game), keys(game)) == ((0, "first"), [f"first {DEEP}", f"first {LIGHT}"])
    game.choose(f"first {DEEP}")
    assert asked(game) == (0, "yes or no")
    game.choose("yes")
    assert [card(game, each).zone == DORMANT for each in (DEEP, LIGHT, HEAVY)] == [False, True, True]
    game.choose("yes")
    assert asked(game) == (1, "yes or no")
    game.choose("yes")
    assert idle(game)
    assert [zone(game, each) for each in (DEEP, LIGHT, HEAVY)] == ["play"] * 3


@in_all_editions
def test_those_left_unplayed_are_heard_entering_the_discard_pile(edition: str) -> None:
    """coc/mechanic/dormant/e"""
    game = all_asleep(edition)
    game.play(f"first {LIGHT}", "no", "yes", "no")
    assert idle(game)
    assert said(game) == ["buried"] * 2
    assert [zone(game, each) for each in (DEEP, LIGHT, HEAVY)] == ["play", "discard", "discard"]


SLEEPER = lab_card("sleeper", keywords=(("dormant", 1),), cost=6, skill=4)
TWO_TOKENS: list[str | Story] = [Story("dreamwalkers", (2, 1)), "frozen-in-time", "ancient-apocrypha"]


def _lays(game: Coc) -> list[str]:
    return [key for key in keys(game) if key.startswith("lay")]


def test_laying_a_dormant_card_costs_ones_own_tokens_there() -> None:
    """coc/mechanic/dormant/a"""
    game = build(
        Side(hand=[SLEEPER, SLEEPER], play=[BELL], domains=["miskatonic:1", "miskatonic:2"]),
        stories=TWO_TOKENS,
    )
    assert _lays(game) == [
        f"lay {SLEEPER} core/ancient-apocrypha",
        f"lay {SLEEPER} core/dreamwalkers domain 2",
        f"lay {SLEEPER} core/frozen-in-time",
    ]
    game.choose(f"lay {SLEEPER} core/dreamwalkers domain 2")
    assert game.view(1)["stories"][0]["dormant"] == 1
    assert game.view(0)["players"][0]["domains"][1]["drained"]
    assert card(game, SLEEPER).face_down


@pytest.mark.parametrize(("active", "where"), [(1, "operations"), (0, "resource actions"), (0, "story actions")])
def test_dormant_cards_are_laid_in_ones_own_operations_phase_only(active: int, where: str) -> None:
    """coc/mechanic/dormant/a"""
    game = build(Side(hand=[SLEEPER], play=[BELL]), Side(play=[BELL]), active=active, step=where)
    if asked(game)[0] == 1:
        game.choose("pass")
    assert asked(game) == (0, "action")
    assert _lays(game) == []


def test_one_dormant_card_for_each_story_and_turn() -> None:
    """coc/mechanic/dormant/b"""
    game = build(Side(hand=[SLEEPER, SLEEPER, SLEEPER], play=[BELL]))
    game.choose(f"lay {SLEEPER} core/dreamwalkers")
    assert _lays(game) == [f"lay {SLEEPER} core/ancient-apocrypha", f"lay {SLEEPER} core/frozen-in-time"]
    game.choose(f"lay {SLEEPER} core/frozen-in-time")
    assert _lays(game) == [f"lay {SLEEPER} core/ancient-apocrypha"]


WINNER = lab_card(
    "winner", action(PlaceSuccess(), Choose(Sel(lambda g, u, i: True, "story", place="row")), cost=ExhaustThis())
)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_when_the_story_is_won_a_dormant_card_is_played_for_nothing_or_discarded(answer: str) -> None:
    """coc/mechanic/dormant/c, coc/mechanic/dormant/e: even when the other player wins it."""
    game = build(
        Side(hand=[SLEEPER], play=[BELL]),
        Side(play=[WINNER]),
        stories=[Story("rotting-away", (0, 4)), "frozen-in-time", "ancient-apocrypha"],
    )
    game.play(f"lay {SLEEPER} core/rotting-away", f"use {WINNER}", "choose core/rotting-away", "no")
    assert asked(game) == (0, "yes or no")
    game.choose(answer)
    if answer == "yes":
        assert pile(game, 0, "play") == [BELL, SLEEPER]
        assert log(game, "played") == ["played sleeper"]
    else:
        assert discard(game, 0) == [SLEEPER]
    assert not any(domain["drained"] for domain in game.view(0)["players"][0]["domains"])


def test_dormant_cards_are_in_play_but_no_support_cards() -> None:
    """coc/mechanic/dormant/d, coc/rule/1.15-attaching-through-card-effects/b"""
    game = build(Side(hand=[SLEEPER], play=[BELL]))
    game.choose(f"lay {SLEEPER} core/dreamwalkers")
    g = table(game)
    use = g.use_of(uid(game, BELL))
    assert values.in_play(g, uid(game, SLEEPER))
    assert candidates(g, use, SUPPORT) == [uid(game, BELL)]
    assert candidates(g, use, ATTACHMENT) == candidates(g, use, CHARACTER) == []
    assert card(game, SLEEPER).zone == DORMANT
