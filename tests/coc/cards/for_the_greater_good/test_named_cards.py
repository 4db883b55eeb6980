"""Cards of For the Greater Good that the rules documents name."""

from __future__ import annotations

from orne.coc.language import Draw, ExhaustThis, action
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, BORE, FULL, IDLE, OAF, PAUSE, PAWN, Say, event, lab_card, there, tool
from tests.coc.look import deck, discard, hand, idle, in_play, keys, log, said, state_of, step

# ---- Red Tape

TAPE = "for-the-greater-good/red-tape"
BELLS = tool("gg-bells", action(Say("ding"), cost=ExhaustThis()))
LESSON = event("gg-lesson", Draw())


def test_red_tape_cancels_the_first_effect_of_each_turn() -> None:
    game = build(Side(hand=[LESSON], play=[BELLS, PAUSE]), Side(play=[TAPE]))
    game.choose(f"use {BELLS}")
    assert (said(game), state_of(game, BELLS), log(game, "cancelled")) == ([], "exhausted", ["cancelled gg-bells"])
    game.choose(f"play {LESSON}")
    assert len(hand(game, 0)) == 1
    assert keys(game) == IDLE
    assert idle(game)


def test_red_tape_cancels_an_event_and_lets_its_controller_be() -> None:
    game = build(Side(hand=[LESSON], play=[BELLS, PAUSE]), Side(hand=[LESSON], play=[TAPE]), step="story actions")
    game.choose(f"play {LESSON}")
    assert (hand(game, 0), discard(game, 0)) == ([], [LESSON])
    game.choose(f"play {LESSON}")
    assert len(hand(game, 1)) == 1
    game.choose(f"use {BELLS}")
    assert said(game) == ["ding"]
    assert idle(game)


def test_what_was_triggered_before_red_tape_came_counts() -> None:
    game = build(
        Side(hand=[LESSON, TAPE], play=[PAUSE], domains=["agency:2"]), Side(play=[BELLS, At(BELLS)]), step="operations"
    )
    game.choose(f"play {TAPE} domain 1")
    game.choose(f"use {BELLS}")
    game.choose(f"use {PAUSE}")
    game.choose(f"use {BELLS}#2")
    assert said(game) == ["ding"]
    assert idle(game)


# ---- Tear in Time

TEAR = "for-the-greater-good/tear-in-time"
MAGE = lab_card("gg-mage", icons=(0, 0, 2, 0), skill=2)
LORE = lab_card("gg-lore-story", type="story", struggles=(0, 0, 1, 0))


def test_tear_in_time_gives_cards_for_an_arcane_struggle_at_its_story() -> None:
    game = build(
        Side(play=[there(MAGE), At(TEAR, on=LORE), PAUSE], discard=[PAWN, OAF], deck=[BORE] * 4),
        stories=[LORE, BARE, FULL],
        step="stories resolve",
    )
    game.choose("none")
    assert keys(game) == ["pass", f"use {TEAR}"]
    game.choose(f"use {TEAR}")
    assert len(keys(game)) == 2
    game.choose(next(key for key in keys(game) if "discard pile" in key))
    assert keys(game) == [f"put {OAF}", f"put {PAWN}"]
    game.choose(f"put {OAF}")
    assert (deck(game, 0)[0], discard(game, 0), step(game)) == (OAF, [PAWN], "last story actions")
    assert idle(game)


def test_tear_in_time_is_not_used_for_another_story() -> None:
    game = build(
        Side(play=[there(MAGE), At(TEAR, on=BARE), PAUSE], discard=[PAWN]),
        stories=[LORE, BARE, FULL],
        step="stories resolve",
    )
    game.choose("none")
    assert (step(game), TEAR in in_play(game, 0)) == ("last story actions", True)
    assert idle(game)
