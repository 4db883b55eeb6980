"""The cards of Spawn of Madness that the oldest document names."""

from __future__ import annotations

from orne.coc.position import At, Side
from tests.coc.cards.ccg import ccg
from tests.coc.laboratory import IDLE, PAUSE, PAWN, lab_card
from tests.coc.look import entries, hand, icons, idle, keys, pass_to_phase, state_of, zone

CRONIE = "ccg-spawn-of-madness/danny-obannions-cronie"
CROOK = lab_card("som-crook", subtypes=("Criminal",))
FENCE = lab_card("som-fence", subtypes=("Criminal",))


def test_the_cronie_readies_and_arms_another_criminal() -> None:
    game = ccg(
        Side(play=[CRONIE, At(CROOK, exhausted=True), FENCE, At(PAWN, exhausted=True), PAUSE]),
        Side(play=[At(FENCE, exhausted=True)]),
    )
    game.choose(f"use {CRONIE}")
    assert keys(game) == [f"choose {CROOK}", f"choose {FENCE}#2"]
    game.choose(f"choose {CROOK}")
    assert (state_of(game, CROOK), icons(game, CROOK)) == ("ready", [0, 1, 0, 1])
    assert keys(game) == IDLE
    assert idle(game)


def test_the_collectible_glimpse_of_the_void_goes_to_the_discard_pile() -> None:
    """coc/errata/spawn-of-madness/f14-glimpse-of-the-void: it is an event, and no story phase comes for three turns."""
    glimpse = "ccg-spawn-of-madness/glimpse-of-the-void"
    game = ccg(Side(hand=[glimpse], play=[PAUSE], domains=["shub-niggurath:2"]), Side(play=[PAUSE]))
    game.choose(f"play {glimpse} domain 1")
    assert (len(hand(game, 0)), zone(game, glimpse), idle(game)) == (1, "discard", True)
    pass_to_phase(game, "story")
    phases = [(seat, after) for _, seat, _, after in entries(game, "phase") if after in ("operations", "story")]
    assert phases == [(1, "operations"), (0, "operations"), (1, "operations"), (1, "story")]
