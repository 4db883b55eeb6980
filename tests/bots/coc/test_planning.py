"""Plans for committing: they reckon with the best defence; and a value sees both sides alike."""

from __future__ import annotations

from typing import Any

import pytest

from orne.bots.coc import planning
from orne.bots.coc.features import NAMES, chance, features
from orne.bots.coc.greedy import GreedyBot
from orne.bots.coc.planning import Reckoning
from orne.bots.coc.quick import Quick
from orne.coc.position import Side, Story, build
from orne.coc.state import State
from orne.kernel.game import Game

COMMITTING = "active player commits"


def reckoning_of(game: Game[State]) -> Reckoning:
    table: Any = game.table
    return Reckoning(table)


def test_whoever_would_be_beaten_stays_at_home_unless_nobody_defends() -> None:
    game = build(Side(play=["laboratory-assistant"]), Side(play=["g-men"]), step=COMMITTING)
    reckoning = reckoning_of(game)
    assert len(planning.attack(reckoning, opposed=False)) == 1
    assert planning.attack(reckoning, opposed=True) == {}


def test_an_attack_that_no_defence_stops_is_made_either_way() -> None:
    game = build(Side(play=["g-men"]), Side(play=["laboratory-assistant"]), step=COMMITTING)
    reckoning = reckoning_of(game)
    assert len(planning.attack(reckoning, opposed=True)) == 1
    assert len(planning.attack(reckoning, opposed=False)) == 1


def test_defenders_go_where_a_planned_attack_is() -> None:
    game = build(Side(play=["laboratory-assistant"]), Side(play=["g-men"]), step=COMMITTING)
    reckoning = reckoning_of(game)
    assert planning.defence(reckoning) == {}
    (attacker,) = (reckoning.fighters[number].uid for number in reckoning.able[0])
    (defender,) = (reckoning.fighters[number].uid for number in reckoning.able[1])
    story = reckoning.stories[1]
    assert planning.defence(reckoning, {attacker: story}) == {defender: story}


def test_a_quick_player_follows_the_plan_that_reckons_with_a_defence() -> None:
    game = build(Side(play=["laboratory-assistant"]), Side(play=["g-men"]), step=COMMITTING)
    assert game.decision is not None
    table: Any = game.table
    assert Quick(table, 0)(game.decision).value is None


@pytest.mark.parametrize(
    ("card", "host"),
    [
        ("core/shotgun", "g-men"),  # what its host may do is for whoever controls that one
        ("core/45-pistols", "g-men"),
        ("core/alhazred-lamp", "g-men"),
        ("core/ghoul-taint", "mature-deep-one"),  # its host cannot commit
        ("the-yuggoth-contract/broken-glasses", "mature-deep-one"),  # its host has fewer icons
        ("summons-of-the-deep/called-by-azathoth", "mature-deep-one"),  # its host is blank
    ],
)
def test_a_quick_player_attaches_what_helps_to_its_own_and_what_harms_to_the_opponents(card: str, host: str) -> None:
    domains = [f"{faction}:2" for faction in ("agency", "shub-niggurath", "miskatonic", "cthulhu", "syndicate")]
    game = build(
        Side(hand=[card], play=["peeler", "g-men"], domains=domains),
        Side(play=["innsmouth-troublemaker", "mature-deep-one"]),
    )
    table: Any = game.table
    assert game.decision is not None
    game.choose(Quick(table, 0)(game.decision))
    assert game.decision is not None
    assert len(game.decision.options) == 4
    table = game.table
    answer = Quick(table, 0)(game.decision)
    assert answer.key == f"attach core/{host}"


@pytest.mark.parametrize(
    ("hand", "domains", "answer"),
    [
        (["g-men", "undercover-security"], ["agency:1"] * 3, "resource core/g-men domain 1"),  # the other can be played
        (["g-men", "t-men"], ["agency:6", "agency:5", "agency:4"], "none"),  # both can be played
    ],
)
def test_a_quick_player_gives_up_for_a_resource_what_it_cannot_play(
    hand: list[str], domains: list[str], answer: str
) -> None:
    game = build(Side(hand=hand, domains=domains), Side(), step="resource")
    table: Any = game.table
    assert game.decision is not None
    assert Quick(table, 0)(game.decision).key == answer
    assert GreedyBot(1).choose(game, game.decision).key == answer


def test_the_features_are_those_of_both_sides_as_they_stand() -> None:
    game = build(
        Side(play=["g-men"], hand=["t-men", "peeler"], won=["opening-night"]),
        Side(play=["young-deep-one"], domains=["cthulhu:4", "", ""]),
        stories=["dreamwalkers", Story("frozen-in-time", (3, 1)), "through-the-gates"],
    )
    table: Any = game.table
    seen = dict(zip(NAMES, features(table), strict=True))
    assert table.state.active == 0
    assert [seen[f"to come: {name}"] for name in ("stories won", "stories with 3 tokens", "stories led")] == [1, 1, 1]
    assert [seen[f"waiting: {name}"] for name in ("stories won", "stories with 1 token", "stories led")] == [0, 1, 0]
    assert [seen[f"to come: {name}"] for name in ("ready characters", "hand", "characters in hand")] == [1, 2, 2]
    assert [seen[f"waiting: {name}"] for name in ("largest domain", "factions of domains", "hand")] == [4, 1, 0]
    assert chance(table, 0) + chance(table, 1) == pytest.approx(1.0)


def test_a_side_that_leads_in_everything_is_the_likelier_winner() -> None:
    strong = Side(play=["g-men", "t-men"], hand=["peeler"], won=["opening-night"], domains=["agency:4", "agency:3", ""])
    for sides in ((strong, Side()), (Side(), strong)):
        table: Any = build(*sides, stories=["dreamwalkers", "frozen-in-time", "through-the-gates"]).table
        leading = sides.index(strong)
        assert chance(table, leading) > 0.6
