"""What quick players turn down unseen is not listed for them, and games go on as if it had been."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orne.arkham.rulebook import RULEBOOK as ARKHAM
from orne.bots.arkham import quick as of_arkham
from orne.bots.coc import quick as of_coc
from orne.coc.rulebook import RULEBOOK as COC
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game
from orne.lab.games import coc_game, scenario_game, starter_game

TURNS, ROUNDS = 9, 6


def in_coc(start: dict[str, Any], *, declining: bool) -> tuple[Any, list[str]]:
    """The position after some turns of quick players, and what they were asked."""
    table: Any = Game(COC, start).trial()
    table.policies = [Asked(of_coc.Quick(table, seat)) for seat in (0, 1)]
    table.declining = of_coc.declining(table) if declining else None
    of_coc.play_on(table, TURNS)
    return COC.encode(table.state), table.policies[0].kinds + table.policies[1].kinds


def in_arkham(start: dict[str, Any], *, declining: bool) -> tuple[Any, list[str]]:
    """The position after some rounds of quick players, and what they were asked."""
    table: Any = Game(ARKHAM, start).trial()
    policy = Asked(of_arkham.quick(table))
    table.policies = [policy] * table.state.seats
    table.declining = of_arkham.declining(table) if declining else None
    of_arkham.play_on(table, ROUNDS)
    return ARKHAM.encode(table.state), policy.kinds


class Asked:
    """A policy that keeps what it was asked."""

    def __init__(self, policy: Callable[[Decision], Option]) -> None:
        self.policy = policy
        self.kinds: list[str] = []

    def __call__(self, decision: Decision) -> Option:
        self.kinds.append(decision.kind)
        return self.policy(decision)


@pytest.mark.parametrize("start", [starter_game(7), starter_game(12), coc_game(4), coc_game(8)])
def test_call_of_cthulhu_goes_on_as_if_everything_had_been_offered(start: dict[str, Any]) -> None:
    (whole, all_asked), (quick, few_asked) = in_coc(start, declining=False), in_coc(start, declining=True)
    assert quick == whole
    assert len(few_asked) < len(all_asked)
    assert not {"response", "disrupt"} & {*few_asked}


@pytest.mark.parametrize(
    ("scenario", "people"), [("the-gathering", ("roland", "daisy")), ("the-devourer-below", ("wendy",))]
)
def test_arkham_horror_goes_on_as_if_everything_had_been_offered(scenario: str, people: tuple[str, ...]) -> None:
    start = scenario_game(scenario, people, 3, difficulty="standard")
    (whole, all_asked), (quick, few_asked) = in_arkham(start, declining=False), in_arkham(start, declining=True)
    assert quick == whole
    assert few_asked.count("window") < all_asked.count("window")


def test_what_is_fed_is_asked_though_it_would_be_declined() -> None:
    game: Game[Any] = Game(COC, starter_game(7))
    while game.decision is not None and game.decision.kind != "action":
        game.choose(0)
    assert game.decision is not None
    table: Any = game.trial(game.decision.options[-1].key)
    table.declining = lambda seat, kind: True
    assert not table.declines(0, "action")
    table.fed = len(table.feed)
    assert table.declines(0, "action")
    table.ask_always = True
    assert not table.declines(0, "action")
