"""Moon Worshiper, The Mark of Madness."""

from __future__ import annotations

from orne.coc.language import CAN_GO_INSANE, CHARACTER, Choose, go_insane
from orne.coc.position import Side, build
from tests.coc.laboratory import IDLE, PAUSE, PAWN, event, lab_card
from tests.coc.look import idle, keys, state_of

MOON = "the-mark-of-madness/moon-worshiper"
FRIEND = lab_card("mm-friend", faction="hastur")
TORMENT = event("mm-torment", go_insane(), Choose(CHARACTER & CAN_GO_INSANE))


def test_moon_worshiper_restores_a_hastur_character_at_once() -> None:
    game = build(Side(hand=[TORMENT], play=[MOON, FRIEND, PAWN, PAUSE]))
    game.choose(f"play {TORMENT}")
    game.choose(f"choose {FRIEND}")
    assert keys(game) == ["pass", f"use {MOON}"]
    game.choose(f"use {MOON}")
    assert (state_of(game, FRIEND), state_of(game, MOON), keys(game)) == ("exhausted", "exhausted", IDLE)
    assert idle(game)


def test_moon_worshiper_leaves_other_factions_insane() -> None:
    game = build(Side(hand=[TORMENT], play=[MOON, FRIEND, PAWN, PAUSE]))
    game.choose(f"play {TORMENT}")
    game.choose(f"choose {PAWN}")
    assert (state_of(game, PAWN), keys(game)) == ("insane", IDLE)
    assert idle(game)
