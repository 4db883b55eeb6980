"""Several Dormant cards at a story that is won."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, action, forced
from orne.coc.language import STORY, ExhaustThis, PlaceSuccess
from orne.coc.position import Side, Story, build
from orne.coc.state import DORMANT
from orne.kernel.game import Game
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.rules.desk import Say, asked, card, idle, in_all_editions, keys, on, said, zone_of

LIGHT, DEEP, HEAVY = (lab_card(f"{depth}-slumber", keywords=(("dormant", 1),)) for depth in ("light", "deep", "heavy"))
ALARM = lab_card("alarm-clock", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()), type="support")
SEXTON = lab_card("sexton", forced(on(events.ENTERS_DISCARD), Say("buried")), type="support")


def wait(game: Game, seat: int, key: str) -> None:
    """Decline everything until a seat is offered something."""
    while not (asked(game)[0] == seat and key in keys(game)):
        game.choose(next(word for word in ("pass", "done", "none") if word in keys(game)))


def all_asleep(edition: str) -> Game:
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
    assert [zone_of(game, each) for each in (DEEP, LIGHT, HEAVY)] == ["play"] * 3


@in_all_editions
def test_those_left_unplayed_are_heard_entering_the_discard_pile(edition: str) -> None:
    """coc/mechanic/dormant/e"""
    game = all_asleep(edition)
    game.play(f"first {LIGHT}", "no", "yes", "no")
    assert idle(game)
    assert said(game) == ["buried"] * 2
    assert [zone_of(game, each) for each in (DEEP, LIGHT, HEAVY)] == ["play", "discard", "discard"]
