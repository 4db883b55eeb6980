"""The Syndicate's cards of Forgotten Lore."""

from __future__ import annotations

from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE
from tests.coc.look import icons, idle, keys, pass_to_phase, state_of

CRONY = "forgotten-lore/danny-obannions-crony"


def test_a_crony_readies_another_criminal_and_gives_it_icons() -> None:
    """Whoever controls it; another copy is another Criminal."""
    game = build(
        Side(play=[CRONY, At(CRONY, exhausted=True), PAUSE, "mad-artist"]),
        Side(play=[At("bag-man", exhausted=True)]),
    )
    assert keys(game) == ["pass", f"use {CRONY}", "use lab/pause"]
    game.choose(f"use {CRONY}")
    assert keys(game) == ["choose core/bag-man", f"choose {CRONY}#2"]
    game.choose("choose core/bag-man")
    assert (state_of(game, "bag-man"), icons(game, "bag-man")) == ("ready", [0, 3, 0, 2])
    assert state_of(game, CRONY) == "exhausted"
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)
    pass_to_phase(game, "story")
    assert icons(game, "bag-man") == [0, 2, 0, 1]


def test_a_ready_criminal_gains_the_icons_all_the_same() -> None:
    """coc/rule/1.3-multiple-effects/a."""
    game = build(Side(play=[CRONY, "bag-man", PAUSE]))
    game.choose(f"use {CRONY}")
    assert (state_of(game, "bag-man"), icons(game, "bag-man")) == ("ready", [0, 3, 0, 2])
    assert keys(game) == ["pass", "use lab/pause"]


def test_an_exhausted_crony_and_one_without_another_criminal_are_not_used() -> None:
    game = build(Side(play=[At(CRONY, exhausted=True), "bag-man", PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(play=[CRONY, "mad-artist", PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
