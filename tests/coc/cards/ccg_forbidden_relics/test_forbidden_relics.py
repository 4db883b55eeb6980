"""The cards of Forbidden Relics that the oldest document names."""

from __future__ import annotations

from orne.coc.language import Draw, ExhaustThis, Pay, action
from orne.coc.position import Side
from tests.coc.cards.ccg import ccg
from tests.coc.laboratory import IDLE, OAF, PAUSE, PAWN, lab_card, tool
from tests.coc.look import drained, hand, idle, in_play, keys, pass_to_phase
from tests.look import asked, reasons

SET = "ccg-forbidden-relics"

# ---- Decrepit Mausoleum

MAUSOLEUM = f"{SET}/decrepit-mausoleum"
DEAR = lab_card("fr-dear", cost=3)


def test_the_mausoleum_makes_everything_cheaper_for_everybody_unasked() -> None:
    """coc/example/1.6-decrepit-mausoleum"""
    game = ccg(
        Side(hand=[DEAR, PAWN], play=[MAUSOLEUM, PAUSE], domains=["neutral:2", "neutral:1"]),
        Side(hand=[DEAR], domains=["neutral:2"]),
    )
    assert keys(game) == [
        "pass",
        f"play {DEAR} domain 1",
        f"play {PAWN} domain 1",
        f"play {PAWN} domain 2",  # never below 1
        "use lab/pause",
    ]
    game.choose(f"play {DEAR} domain 1")
    assert in_play(game, 0) == [MAUSOLEUM, "lab/pause", DEAR]
    assert drained(game) == [True, False]
    assert idle(game)
    game = ccg(Side(play=[MAUSOLEUM]), Side(hand=[DEAR], play=[PAUSE], domains=["neutral:2"]), active=1)
    assert keys(game) == ["pass", f"play {DEAR} domain 1", "use lab/pause"]


# ---- Elder Thing Scientist

ELDER = f"{SET}/elder-thing-scientist"
WORKER = lab_card("fr-worker", action(Draw(), cost=ExhaustThis()), cost=9)


def test_the_elder_thing_comes_from_the_hand_while_you_are_outnumbered_by_two() -> None:
    """coc/example/1.2-elder-thing-scientist"""
    game = ccg(Side(hand=[ELDER, WORKER], play=[OAF, PAUSE]), Side(play=[PAWN, PAWN, DEAR]))
    assert keys(game) == ["pass", f"use {ELDER}", "use lab/pause"]
    game.choose(f"use {ELDER}")
    assert in_play(game, 0) == [OAF, "lab/pause", ELDER]
    assert keys(game) == IDLE
    assert idle(game)


def test_one_character_more_is_not_enough() -> None:
    game = ccg(Side(hand=[ELDER], play=[OAF, PAUSE]), Side(play=[PAWN, DEAR]))
    assert keys(game) == IDLE
    assert reasons(game, f"use {ELDER}") == [
        "only while an opponent controls at least 2 more characters than you: coc/timing/initiation-substeps/b"
    ]


# ---- Watkins Family Plot

PLOT = f"{SET}/watkins-family-plot"
LEVER = tool("fr-lever", action(Draw(), cost=Pay(1)))
SKILLED = lab_card("fr-skilled", skill=2)
MASTER = lab_card("fr-master", skill=3)


def test_what_is_paid_exactly_is_not_answered() -> None:
    game = ccg(Side(play=[PLOT, LEVER, PAUSE], discard=[SKILLED], domains=["neutral:1"]))
    game.choose(f"use {LEVER} domain 1")
    assert keys(game) == IDLE


# ---- Hired Gun

HIRED = f"{SET}/hired-gun"


def test_the_hired_gun_comes_for_nothing_where_an_opponent_has_played_three_characters() -> None:
    """coc/example/2.24-hired-gun"""
    game = ccg(
        Side(hand=[PAWN, OAF, SKILLED, MASTER], play=[PAUSE], domains=["neutral:1"] * 4),
        Side(hand=[HIRED], domains=["agency:4"], drained=[1]),
    )
    for number, played in enumerate((PAWN, OAF, SKILLED), start=1):
        assert keys(game)[0] == "pass"
        game.choose(f"play {played} domain {number}")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {HIRED}"])
    game.choose(f"use {HIRED}")
    assert (in_play(game, 1), hand(game, 1)) == ([HIRED], [])
    assert idle(game)


def test_two_characters_or_those_of_another_phase_do_not_bring_the_hired_gun() -> None:
    game = ccg(
        Side(hand=[PAWN, OAF], play=[PAUSE], domains=["neutral:1"] * 4),
        Side(hand=[HIRED], play=[PAUSE], domains=["agency:4"], drained=[1]),
        active=0,
    )
    game.choose(f"play {PAWN} domain 1")
    game.choose("pass")
    game.choose(f"play {OAF} domain 2")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", "use lab/pause#2"])
    assert reasons(game, f"use {HIRED}") == [
        "only if an opponent has played 3 or more characters this phase: coc/timing/initiation-substeps/b"
    ]
    pass_to_phase(game, "story")
    assert game.state.uses == ()
    assert idle(game)
