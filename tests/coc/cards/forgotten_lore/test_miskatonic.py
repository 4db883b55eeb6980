"""Miskatonic University's cards of Forgotten Lore."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, action
from orne.coc.language import CHARACTER, Draw, ExhaustThis, gain
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, GAG, GUN, IDLE, PAUSE, PAWN, event, lab_card, there
from tests.coc.look import discard, icons, idle, in_play, keys, pass_to_phase, skill, table, tokens, uid
from tests.look import asked, reasons

SET = "forgotten-lore"
WILMARTH = f"{SET}/professor-albert-wilmarth"
SCHOLAR = lab_card("fl-scholar", icons=(0, 0, 0, 2))
BOOST = lab_card("fl-boost", action(gain(skill=1), Choose(CHARACTER), cost=ExhaustThis()), type="support", cost=0)


def test_monsters_alone_do_not_succeed() -> None:
    game = build(Side(play=[there("slavering-gug")]), Side(play=[WILMARTH]), stories=[BARE], step="stories resolve")
    assert tokens(game) == [0, 0]


def test_without_his_text_they_count_again() -> None:
    game = build(
        Side(play=[there("slavering-gug"), At(GAG, on=WILMARTH)]),
        Side(play=[WILMARTH]),
        stories=[BARE],
        step="stories resolve",
    )
    assert tokens(game)[0] > 0
    assert idle(game)


# ---- Omega Alumnus

OMEGA = f"{SET}/omega-alumnus"


def test_omega_alumnus_turns_an_investigation_icon_into_another() -> None:
    game = build(Side(play=[OMEGA, SCHOLAR, PAUSE], domains=["miskatonic:1"]), Side(play=[PAWN]))
    game.choose(f"use {OMEGA} domain 1")
    game.choose(f"choose {SCHOLAR}")
    assert keys(game) == ["name Arcane", "name Combat", "name Investigation", "name Terror"]
    game.choose("name Terror")
    assert (icons(game, SCHOLAR), keys(game)) == ([1, 0, 0, 1], IDLE)
    assert idle(game)


def test_without_an_investigation_icon_there_is_nothing_to_turn() -> None:
    assert keys(build(Side(play=[OMEGA, PAWN, PAUSE], domains=["miskatonic:1"]))) == IDLE


# ---- Thomas Olney

OLNEY = f"{SET}/thomas-olney"


@pytest.mark.parametrize("victim", [PAWN, OLNEY])
def test_thomas_olney_brings_back_another_character_that_is_destroyed(victim: str) -> None:
    game = build(Side(play=[GUN, OLNEY, PAWN, PAUSE], domains=["miskatonic:2"]), Side(play=["peeler"]))
    game.choose("use lab/gun")
    game.choose(f"choose {victim}")
    if victim == OLNEY:
        assert (discard(game, 0), keys(game)) == ([OLNEY], IDLE)
    else:
        assert keys(game) == ["pass", f"use {OLNEY} domain 1"]
        game.choose(f"use {OLNEY} domain 1")
        assert (in_play(game, 0), discard(game, 0), keys(game)) == ([GUN, OLNEY, PAUSE, PAWN], [], IDLE)
    assert idle(game)


def test_thomas_olney_leaves_an_opponents_dead_alone() -> None:
    game = build(Side(play=[GUN, OLNEY, PAUSE], domains=["miskatonic:2"]), Side(play=["peeler"]))
    game.choose("use lab/gun")
    game.choose("choose core/peeler")
    assert keys(game) == IDLE
    borrowed = build(Side(play=[GUN, OLNEY, At(PAWN, owner=1), PAUSE], domains=["miskatonic:2"]), Side(play=["peeler"]))
    borrowed.choose("use lab/gun")
    borrowed.choose(f"choose {PAWN}")
    assert (discard(borrowed, 1), keys(borrowed)) == ([PAWN], IDLE)


# ---- Professor Lake

LAKE = f"{SET}/professor-lake"
AGENT = lab_card("fl-agent", cost=0, faction="agency", resources=("agency",))


def test_professor_lake_minds_each_player_and_each_phase_alone() -> None:
    tune = event("fl-tune", Draw(), facts={"faction": "agency", "resources": ("agency",)})
    game = build(Side(hand=[AGENT, tune], play=[LAKE, PAUSE]), Side(hand=[tune], play=[PAUSE]))
    game.choose(f"play {AGENT}")
    assert keys(game) == ["pass", f"play {tune}", "use lab/pause#2"]
    game.choose("pass")
    assert keys(game) == IDLE
    game.choose("pass")
    pass_to_phase(game, "story")
    assert keys(game) == ["pass", f"play {tune}", "use lab/pause"]


# ---- Notebook Sketches

SKETCHES = f"{SET}/notebook-sketches"


def test_notebook_sketches_make_a_named_card_dear_until_the_next_turn() -> None:
    game = build(
        Side(hand=["peeler", "t-men"], play=[PAWN, At(SKETCHES, on=PAWN), PAUSE], domains=["agency:4", "agency:7"]),
        Side(hand=["peeler"], play=[PAUSE], domains=["agency:5"]),
    )
    assert skill(game, PAWN) == 2
    game.choose(f"use {SKETCHES}")
    assert "name T-Men" in keys(game)
    game.choose("name Peeler")
    game.choose("pass")
    assert keys(game) == ["pass", "play core/peeler domain 2", "play core/t-men domain 2", "use lab/pause"]
    assert idle(game)
    pass_to_phase(game, "refresh")
    pass_to_phase(game, "operations")
    assert keys(game) == ["pass", "use lab/pause#2"]
    pass_to_phase(game, "refresh")
    pass_to_phase(game, "operations")
    assert {key for key in keys(game) if "peeler" in key} == {"play core/peeler domain 1", "play core/peeler domain 2"}


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0", "lcg-4"])
def test_what_notebook_sketches_add_is_added_before_a_sum_is_read(edition: str) -> None:
    """coc/example/1.5-young-deep-one-bouncers"""
    game = build(
        Side(play=["young-deep-one", At(SKETCHES, on="young-deep-one"), BOOST, BOOST]),
        Side(play=["clover-club-bouncer", "clover-club-bouncer"]),
        active=1,
        edition=edition,
    )
    deep_one = uid(game, "young-deep-one")
    sums = []
    for key in (
        "use core/clover-club-bouncer",
        "pass",
        "use core/clover-club-bouncer#2",
        f"use {BOOST}",
        f"use {BOOST}#2",
    ):
        game.choose(key)
        if key != "pass":
            game.choose("choose core/young-deep-one")
        sums.append((values.net(table(game), deep_one, "skill"), skill(game, "young-deep-one")))
    assert sums == [(0, 0), (0, 0), (-1, 0), (0, 0), (1, 1)]
    assert idle(game)


# ---- Seeker of the Profane

SEEKER = f"{SET}/seeker-of-the-profane"
GIANT = lab_card("fl-giant", skill=3)


def test_seeker_of_the_profane_has_both_players_pay_for_their_weak_characters() -> None:
    game = build(
        Side(play=[SEEKER, PAWN, GIANT], domains=["agency:2"]),
        Side(play=[PAWN, GIANT], domains=["agency:3"]),
        stories=[BARE],
        step="operations end",
    )
    assert (asked(game)[0], keys(game)) == (0, ["drain domain 1", "none"])
    game.choose("none")
    assert (asked(game)[0], keys(game)) == (1, ["drain domain 1", "none"])
    game.choose("drain domain 1")
    assert keys(game) == [f"commit {GIANT} {BARE}", "done"]
    assert reasons(game, f"commit {PAWN} {BARE}")
    game.choose(f"commit {GIANT} {BARE}")
    assert keys(game) == [f"commit {GIANT}#2 {BARE}", f"commit {PAWN}#2 {BARE}", "done"]


def test_who_cannot_pay_is_not_asked() -> None:
    game = build(Side(play=[SEEKER, PAWN, GIANT]), stories=[BARE], step="operations end")
    assert keys(game) == [f"commit {GIANT} {BARE}", "done"]
