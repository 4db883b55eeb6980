"""Eldritch Edition: the other cards that the oldest document names."""

from __future__ import annotations

from orne.coc.language import CHARACTER, enters, response
from orne.coc.position import At, Side
from tests.coc.cards.ccg import CHANGES_NOTHING, ccg
from tests.coc.laboratory import BARE, FIGHT, GUN, IDLE, OAF, PAUSE, PAWN, Say, lab_card, tool
from tests.coc.look import (
    card,
    discard,
    hand,
    idle,
    in_play,
    keys,
    said,
    state_of,
    tokens,
)
from tests.look import asked, reasons

SET = "ccg-eldritch-edition"

# ---- Balance of Thoth

BALANCE = f"{SET}/balance-of-thoth"


def test_the_balance_heals_somebody_and_then_puts_a_token_on_a_story() -> None:
    """coc/example/1.3-balance-of-thoth"""
    game = ccg(
        Side(hand=[BALANCE], play=[At(OAF, wounds=2), PAUSE], domains=["yog-sothoth:1"]),
        Side(play=[PAWN]),
        stories=[BARE, FIGHT, "core/dreamwalkers"],
    )
    game.choose(f"play {BALANCE} domain 1")
    assert card(game, OAF).wounds == 1
    assert keys(game) == ["place core/dreamwalkers", f"place {BARE}", f"place {FIGHT}"]
    game.choose(f"place {FIGHT}")
    assert (tokens(game, 1), keys(game)) == ([1, 0], IDLE)
    assert idle(game)


def test_nobody_wounded_means_no_token() -> None:
    """It is not offered, because it would change nothing."""
    game = ccg(Side(hand=[BALANCE], play=[OAF, PAUSE], domains=["yog-sothoth:1"]))
    assert keys(game) == IDLE
    assert reasons(game, f"play {BALANCE}") == CHANGES_NOTHING


# ---- Ezbekiyeh Gardens

GARDENS = f"{SET}/ezbekiyeh-gardens"
GRIM = lab_card("eeo-grim", icons=(2, 1, 0, 0))
PLAIN = lab_card("eeo-plain")
ALL = lab_card("eeo-all", icons=(1, 1, 1, 1))


def test_the_gardens_do_nothing_without_printed_icons_that_could_be_others() -> None:
    game = ccg(Side(play=[GARDENS, PLAIN, PAUSE], domains=["neutral:1"]), Side(play=[ALL]))
    assert keys(game) == IDLE


# ---- Feast of Locusts

FEAST = f"{SET}/feast-of-locusts"


def test_the_feast_may_be_attached_to_anybody_and_counts_its_controllers_characters_only() -> None:
    game = ccg(
        Side(hand=[FEAST], play=[PLAIN, PAUSE], domains=["cthulhu:1"]),
        Side(play=[PAWN, OAF, GRIM, ALL]),
    )
    game.choose(f"play {FEAST} domain 1")
    assert keys(game) == sorted(f"attach {each}" for each in (PLAIN, PAWN, OAF, GRIM, ALL))
    game.choose(f"attach {PAWN}")
    assert (PAWN in in_play(game, 1), keys(game)) == (True, IDLE)
    assert idle(game)


# ---- Hastur, He Who Shall Not Be Named

HASTUR = f"{SET}/hastur"
WATCHER = tool("eeo-watcher", response(enters(CHARACTER), Say("seen")))


def test_hastur_is_cheap_where_two_of_the_opponents_characters_are_insane() -> None:
    domains = [["filler/hastur"] * 5, ["filler/hastur"] * 10]
    game = ccg(
        Side(hand=[HASTUR], play=[PAUSE], domains=domains),
        Side(play=[At(PAWN, insane=True), At(OAF, insane=True)]),
    )
    assert keys(game) == ["pass", f"play {HASTUR} domain 1", f"play {HASTUR} domain 2", "use lab/pause"]
    game = ccg(
        Side(hand=[HASTUR], play=[At(OAF, insane=True), PAUSE], domains=domains),
        Side(play=[At(PAWN, insane=True)]),
    )
    assert keys(game) == ["pass", f"play {HASTUR} domain 2", "use lab/pause"]


def test_both_players_may_answer_hasturs_arrival_in_turn_and_then_the_chance_is_gone() -> None:
    """coc/example/timing-hastur"""
    game = ccg(
        Side(hand=[HASTUR], play=[PLAIN, PAUSE], domains=[["filler/hastur"] * 10]),
        Side(play=[WATCHER, PAWN, GRIM]),
    )
    game.choose(f"play {HASTUR} domain 1")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {HASTUR}"])
    game.choose("pass")
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {WATCHER}"])
    game.choose(f"use {WATCHER}")
    assert (said(game), asked(game), keys(game)) == (["seen"], (0, "response"), ["pass", f"use {HASTUR}"])
    game.choose("pass")
    game.choose("pass")
    assert keys(game) == IDLE  # another action, and no answer any more
    assert state_of(game, PAWN) == "ready"
    assert idle(game)


def test_hasturs_response_drives_everybody_insane_who_can_be() -> None:
    game = ccg(
        Side(hand=[HASTUR], play=[PLAIN, PAUSE], domains=[["filler/hastur"] * 10]),
        Side(play=[PAWN, GRIM]),
    )
    game.choose(f"play {HASTUR} domain 1")
    game.choose(f"use {HASTUR}")
    states = [state_of(game, each) for each in (PLAIN, PAWN, GRIM, HASTUR)]
    assert states == ["insane", "insane", "ready", "ready"]
    assert keys(game) == IDLE
    assert idle(game)


# ---- Mother's Avenger

AVENGER = f"{SET}/mothers-avenger"
OFFERINGS = "ccg-unspeakable-tales/sacrificial-offerings"
WALL = f"{SET}/writhing-wall"


def test_the_avenger_cancels_a_wound_and_then_draws() -> None:
    game = ccg(Side(play=[GUN, PAUSE]), Side(play=[AVENGER], domains=["neutral:2"]))
    game.choose(f"use {GUN}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {AVENGER} domain 1"])
    game.choose(f"use {AVENGER} domain 1")
    assert (in_play(game, 1), len(hand(game, 1)), card(game, AVENGER).wounds) == ([AVENGER], 1, 0)
    assert keys(game) == IDLE
    assert idle(game)


def test_no_card_is_drawn_where_the_cancelling_is_cancelled() -> None:
    """coc/example/1.3-mothers-avenger-writhing-wall"""
    game = ccg(
        Side(hand=[OFFERINGS, WALL], play=[PAUSE], domains=["cthulhu:1", "hastur:3"]),
        Side(play=[AVENGER], domains=["neutral:2"]),
    )
    game.choose(f"play {OFFERINGS} domain 1")
    while f"use {AVENGER} domain 1" not in keys(game):
        game.choose("pass")
    game.choose(f"use {AVENGER} domain 1")
    assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"play {WALL} domain 2"])
    game.choose(f"play {WALL} domain 2")
    assert (discard(game, 1), hand(game, 1)) == ([AVENGER], [])
    assert idle(game)


# ---- Seduction of the Tombs

SEDUCTION = f"{SET}/seduction-of-the-tombs"
SCHOLAR = lab_card("eeo-scholar", faction="miskatonic", cost=5)


def test_the_seduction_is_for_the_story_phase() -> None:
    game = ccg(Side(hand=[SEDUCTION, SCHOLAR], play=[PAUSE], domains=["miskatonic:1"]))
    assert keys(game) == IDLE


# ---- The Mother's Seed

SEED = f"{SET}/the-mothers-seed"
GREAT = lab_card("eeo-great", faction="shub-niggurath", cost=9, subtypes=("Ancient One",))


def test_the_seed_needs_a_child_in_hand() -> None:
    game = ccg(Side(hand=[GREAT, PLAIN], play=[PAWN, At(SEED, on=PAWN), PAUSE]))
    assert keys(game) == IDLE
