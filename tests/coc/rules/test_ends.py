"""Phases and turns as they end: what happens then belongs to them, and nothing of it outlasts them."""

from __future__ import annotations

from orne.coc.abilities import Choose, forced
from orne.coc.language import (
    ANYBODY,
    CHARACTER,
    ITSELF,
    YOU,
    AtEndOfPhase,
    Draw,
    enters_discard,
    everything,
    gain,
    once,
    phase_ends,
    turn_ends,
)
from orne.coc.position import At, Side, build
from orne.coc.state import PLAY
from tests.coc.laboratory import BORE, GUN, IDLER, OAF, PAUSE, PAWN, Say, event, in_all_editions, lab_card, tool
from tests.coc.look import Coc, hand, icons, idle, keys, log, said, skill, step, zone
from tests.look import asked

BASILISK = "dreamlands/basilisk"
HURT = "pick deal 2 wounds to all other characters you control"


def go_on(game: Coc, until: str) -> None:
    """Pass, and have the Basilisk hurt the others, until the step of that name."""
    while step(game) != until:
        offered = keys(game)
        game.choose("pass" if "pass" in offered else HURT if HURT in offered else offered[0])


def test_what_lasts_until_the_end_of_the_turn_and_begins_as_it_ends_is_gone_on_the_next() -> None:
    """coc/rule/1.4-duration-of-effects/a: the Basilisk kills whom the ads want, and Smith's side draws."""
    smith, ads = "the-yuggoth-contract/professor-smith", "the-yuggoth-contract/want-ads"
    game = build(
        Side(play=[BASILISK, PAWN, PAUSE]), Side(play=[smith, At(ads, on=PAWN), PAUSE]), step="last story actions"
    )
    go_on(game, "refresh actions")
    assert (zone(game, PAWN), len(hand(game, 1))) == ("discard", 2)
    assert icons(game, smith) == [0, 1, 1, 1]
    assert idle(game)


def test_what_is_triggered_as_a_turn_ends_is_not_the_first_effect_of_a_turn() -> None:
    """Red Tape has cancelled this turn's first already, and waits for the first of the next."""
    tape, sister = "for-the-greater-good/red-tape", "core/forest-sister"
    game = build(
        Side(play=[BASILISK, sister, IDLER, PAUSE], domains=["agency:1"]),
        Side(play=[tape, PAUSE]),
        step="last story actions",
    )
    game.choose(f"use {IDLER}")
    assert (hand(game, 0), log(game, "cancelled")) == ([], ["cancelled idler"])
    while asked(game) != (0, "disrupt"):
        offered = keys(game)
        game.choose("pass" if "pass" in offered else HURT)
    game.choose(f"use {sister} domain 1")
    assert log(game, "cancelled") == ["cancelled idler"], "it is the second"
    assert zone(game, sister) == "discard", "one of two wounds is left"


@in_all_editions
def test_what_begins_as_a_phase_ends_ends_with_it(edition: str) -> None:
    bloom = lab_card("en-bloom", forced(phase_ends("operations"), gain(ITSELF, skill=3)))
    game = build(Side(play=[bloom, PAUSE]), step="operations", edition=edition)
    game.choose("pass")
    assert (step(game), skill(game, bloom)) == ("story actions", 1)
    assert game.state.lasting == ()


@in_all_editions
def test_what_is_to_leave_at_the_end_of_a_phase_that_is_ending_leaves(edition: str) -> None:
    grave = tool("en-grave", forced(phase_ends("operations"), AtEndOfPhase("destroy"), Choose(CHARACTER)))
    game = build(Side(play=[PAWN, grave, PAUSE]), step="operations", edition=edition)
    game.choose("pass")
    assert (step(game), zone(game, PAWN)) == ("story actions", "discard")


@in_all_editions
def test_what_happens_as_a_phase_ends_counts_against_its_limits_and_not_the_next_ones(edition: str) -> None:
    """coc/rule/2.9-limit/b"""
    fate = event("en-fate", AtEndOfPhase("destroy"), Choose(CHARACTER))
    bell = tool("en-bell", forced(enters_discard(CHARACTER, PLAY), Say("rung"), limit=once("phase")))
    game = build(Side(hand=[fate], play=[PAWN, PAWN, BORE, bell, GUN, GUN, PAUSE]), edition=edition)
    game.play(f"play {fate}", f"choose {PAWN}", f"use {GUN}", f"choose {BORE}")
    assert said(game) == ["rung"]
    game.choose("pass")
    assert (step(game), zone(game, PAWN), said(game)) == ("story actions", "discard", ["rung"])
    game.play(f"use {GUN}#2")
    assert said(game) == ["rung", "rung"]


@in_all_editions
def test_the_player_whose_turn_ends_is_active_until_its_last_phase_has_ended(edition: str) -> None:
    """coc/rule/1.7-simultaneous-effects/c: the active player's cards leave first, as their controller likes."""
    doom = tool("en-doom", forced(turn_ends(ANYBODY), AtEndOfPhase("destroy", everything(CHARACTER))))
    game = build(
        Side(play=[PAWN, OAF, doom, PAUSE]), Side(play=[PAWN, OAF]), step="last story actions", edition=edition
    )
    game.choose("pass")
    assert (asked(game), keys(game)) == ((0, "first"), [f"first {OAF}", f"first {PAWN}"])
    game.choose(f"first {OAF}")
    assert (asked(game), keys(game)) == ((1, "first"), [f"first {OAF}#2", f"first {PAWN}#2"])


@in_all_editions
def test_what_the_last_phase_of_a_turn_brings_about_as_it_ends_is_of_that_turn_still(edition: str) -> None:
    doom = tool("en-last", forced(turn_ends(YOU), AtEndOfPhase("destroy", everything(CHARACTER))))
    heir = tool("en-heir", forced(enters_discard(CHARACTER, PLAY), Draw(), limit=once("turn")))
    game = build(Side(play=[PAWN, doom, heir, PAUSE]), Side(play=[PAUSE]), step="last story actions", edition=edition)
    game.choose("pass")
    game.choose("pass")
    assert (step(game), hand(game, 0)) == ("refresh actions", ["laboratory-assistant"])
    assert game.state.uses == (), "the limit of the turn that is over is forgotten with it"
