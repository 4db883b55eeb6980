"""The cards of the Arkham Edition's premium starter that the oldest document names."""

from __future__ import annotations

from orne.coc.position import Side
from tests.coc.cards.ccg import ccg
from tests.coc.laboratory import FROM_DISCARD, FROM_HAND, IDLE, PAUSE, PAWN, lab_card
from tests.coc.look import discard, idle, in_play, keys, state_of

SET = "ccg-arkham-premium-edition"
TREE = f"{SET}/witch-tree"
RISING = f"{SET}/deep-one-rising"
OUR_OWN = lab_card("aep-kid", faction="shub-niggurath", resources=("shub-niggurath",))
DEEP_ONE = lab_card("aep-deep", subtypes=("Deep One",))
GREAT = lab_card("aep-great", subtypes=("Ancient One",))


def test_the_witch_tree_enters_play_exhausted() -> None:
    game = ccg(Side(hand=[TREE], play=[PAUSE], domains=["shub-niggurath:2"]))
    game.choose(f"play {TREE} domain 1")
    assert (state_of(game, TREE), keys(game)) == ("exhausted", IDLE)
    assert idle(game)


def test_deep_one_rising_destroys_somebody_who_is_neither_deep_one_nor_ancient_one() -> None:
    game = ccg(
        Side(hand=[RISING], play=[PAWN, DEEP_ONE, PAUSE], domains=["cthulhu:4"]),
        Side(play=[OUR_OWN, GREAT]),
    )
    game.choose(f"play {RISING} domain 1")
    assert keys(game) == [f"choose {OUR_OWN}", f"choose {PAWN}"]
    game.choose(f"choose {OUR_OWN}")
    assert (discard(game, 1), in_play(game, 1)) == ([OUR_OWN], [GREAT])
    assert keys(game) == IDLE
    assert idle(game)


def test_deep_one_rising_rises_alone_too() -> None:
    game = ccg(Side(hand=[RISING], play=[DEEP_ONE, PAUSE], domains=["cthulhu:4"]))
    game.choose(f"play {RISING} domain 1")
    assert in_play(game, 0) == [DEEP_ONE, "lab/pause", RISING]
    assert keys(game) == IDLE
    assert idle(game)


def test_deep_one_rising_destroys_nobody_as_it_comes_from_the_discard_pile() -> None:
    """coc/errata/arkham-premium-starter/m4-deep-one-rising"""
    game = ccg(Side(hand=[FROM_DISCARD, FROM_HAND, RISING], play=[PAUSE], discard=[RISING]), Side(play=[PAWN]))
    game.choose(f"play {FROM_DISCARD}")
    assert (in_play(game, 0), in_play(game, 1)) == (["lab/pause", RISING], [PAWN])
    game.choose(f"play {FROM_HAND}")
    assert discard(game, 1) == [PAWN]
    assert keys(game) == IDLE
    assert idle(game)
