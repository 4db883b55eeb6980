"""Arkham Edition: the Agency, Miskatonic University and the Syndicate."""

from __future__ import annotations

from orne.coc.position import Side
from tests.coc.cards.ccg import CHANGES_NOTHING, ccg, resources
from tests.coc.laboratory import IDLE, PAUSE, lab_card
from tests.coc.look import discard, drained, icons, idle, keys, pass_to_phase
from tests.look import reasons

SET = "ccg-arkham-edition"

# ---- Dockside Speakeasy

SPEAKEASY = f"{SET}/dockside-speakeasy"


def test_without_a_resource_the_speakeasy_moves_nothing() -> None:
    game = ccg(Side(play=[SPEAKEASY, PAUSE]), Side(domains=["agency:2"]))
    assert keys(game) == IDLE


# ---- Shakedown!

SHAKEDOWN = f"{SET}/shakedown"


def test_shakedown_is_played_in_the_opponents_story_phase_too_but_not_for_nothing() -> None:
    game = ccg(
        Side(hand=[SHAKEDOWN, SHAKEDOWN], play=[PAUSE], domains=["agency:1", "agency:1"]),
        Side(domains=["hastur:1"]),
        active=1,
        step="story actions",
    )
    game.choose(f"play {SHAKEDOWN} domain 1")
    assert drained(game, 1) == [True]
    assert reasons(game, f"play {SHAKEDOWN}") == CHANGES_NOTHING
    assert idle(game)


# ---- Expedition Leader

LEADER = f"{SET}/expedition-leader"
ARMED = lab_card("aeh-armed", icons=(0, 1, 0, 1))


def test_the_leader_takes_a_combat_icon_for_the_phase() -> None:
    game = ccg(Side(play=[LEADER, PAUSE], domains=["miskatonic:1"]), Side(play=[ARMED]))
    game.choose(f"use {LEADER} domain 1")
    assert keys(game) == [f"choose {LEADER}", f"choose {ARMED}"]
    game.choose(f"choose {ARMED}")
    assert icons(game, ARMED) == [0, 0, 0, 1]
    assert keys(game) == IDLE
    pass_to_phase(game, "story")
    assert icons(game, ARMED) == [0, 1, 0, 1]
    assert idle(game)


# ---- M.U. Science Building

BUILDING = f"{SET}/m-u-science-building"


def test_the_science_building_needs_two_resources() -> None:
    game = ccg(Side(play=[BUILDING, PAUSE], domains=["miskatonic:1"]))
    assert keys(game) == IDLE


# ---- Persuasive Friends

FRIENDS = f"{SET}/persuasive-friends"
THUG = lab_card("aeh-thug", faction="syndicate", cost=3)


def test_the_discount_ends_with_the_phase() -> None:
    game = ccg(Side(hand=[FRIENDS, THUG], play=[PAUSE], domains=["syndicate:1"]))
    game.choose(f"play {FRIENDS}")
    assert keys(game) == ["pass", f"play {THUG} domain 1", "use lab/pause"]
    pass_to_phase(game, "story")
    assert game.state.lasting == ()
    assert idle(game)


# ---- The Rip-Off

RIP_OFF = f"{SET}/the-rip-off"


def test_the_rip_off_destroys_a_resource_of_your_choice_on_each_domain() -> None:
    game = ccg(
        Side(hand=[RIP_OFF], play=[PAUSE], domains=["syndicate:4"]),
        Side(domains=[["core/peeler", "core/bag-man"], "", ["core/ghost"]]),
    )
    game.choose(f"play {RIP_OFF} domain 1")
    assert keys(game) == ["destroy core/bag-man domain 1", "destroy core/peeler domain 1"]
    game.choose("destroy core/bag-man domain 1")
    assert (resources(game, 1), discard(game, 1)) == ([1, 0, 0], ["bag-man", "ghost"])
    assert keys(game) == IDLE
    assert idle(game)


def test_the_rip_off_needs_a_resource_and_your_operations_phase() -> None:
    game = ccg(Side(hand=[RIP_OFF], play=[PAUSE], domains=["syndicate:4"]))
    assert reasons(game, f"play {RIP_OFF}") == CHANGES_NOTHING
    game = ccg(
        Side(hand=[RIP_OFF], play=[PAUSE], domains=["syndicate:4"]), Side(domains=["agency:1"]), step="story actions"
    )
    assert keys(game) == IDLE
