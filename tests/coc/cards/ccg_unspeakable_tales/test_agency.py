"""Unspeakable Tales: the Agency."""

from __future__ import annotations

from orne.coc.position import Side
from tests.coc.cards.ccg import CHANGES_NOTHING, ccg
from tests.coc.laboratory import BARE, FIGHT, IDLE, PAUSE, PAWN, lab_card, there
from tests.coc.look import discard, idle, keys, seen
from tests.look import reasons

SET = "ccg-unspeakable-tales"
ENTRY = f"{SET}/forced-entry"
HOUND = f"{SET}/unstoppable-hound"
ON_ICE = f"{SET}/on-ice"
STRONG = lab_card("uta-strong", skill=4)

# ---- Forced Entry


def test_forced_entry_wounds_somebody_weak_in_your_operations_phase() -> None:
    game = ccg(Side(hand=[ENTRY], play=[STRONG, PAUSE], domains=["agency:1"]), Side(play=[PAWN, "young-deep-one"]))
    game.choose(f"play {ENTRY} domain 1")
    assert keys(game) == ["choose core/young-deep-one", f"choose {PAWN}"]
    game.choose(f"choose {PAWN}")
    assert (discard(game, 1), keys(game)) == ([PAWN], IDLE)
    assert idle(game)


def test_forced_entry_is_not_played_in_the_story_phase() -> None:
    game = ccg(Side(hand=[ENTRY], play=[PAUSE], domains=["agency:1"]), Side(play=[PAWN]), step="story actions")
    assert keys(game) == IDLE


def test_the_hound_stays_where_another_is_wounded() -> None:
    game = ccg(Side(hand=[ENTRY], play=[PAUSE], domains=["agency:1"]), Side(play=[HOUND, PAWN]))
    game.choose(f"play {ENTRY} domain 1")
    game.choose(f"choose {PAWN}")
    assert (discard(game, 1), keys(game)) == ([PAWN], IDLE)
    assert idle(game)


# ---- On Ice


def test_on_ice_sends_everybody_home_from_that_story() -> None:
    game = ccg(
        Side(hand=[ON_ICE], play=[PAUSE, there(PAWN)], domains=["agency:3"]),
        stories=[BARE, FIGHT, "core/dreamwalkers"],
        step="actions after defenders commit",
    )
    game.choose(f"play {ON_ICE} domain 1")
    game.choose(f"choose {BARE}")
    assert seen(game, PAWN)["story"] is None
    assert keys(game) == IDLE
    assert idle(game)


def test_on_ice_needs_a_story_to_come() -> None:
    game = ccg(
        Side(hand=[ON_ICE], play=[PAUSE], domains=["agency:3"]),
        stories=[BARE, FIGHT, "core/dreamwalkers"],
        story_deck=[],
    )
    assert keys(game) == IDLE
    assert reasons(game, f"play {ON_ICE}") == CHANGES_NOTHING
