"""Cards of Masks of Nyarlathotep that the rules document of the collectible game names."""

from __future__ import annotations

import pytest

from orne.coc.language import Draw
from orne.coc.position import Side, build
from tests.coc.laboratory import GUN, IDLE, OAF, PAUSE, PAWN, event, tool
from tests.coc.look import discard, hand, idle, in_play, keys, skill
from tests.look import reasons

SET = "ccg-masks-of-nyarlathotep"
RITUAL = event("mn-ritual", Draw(), facts={"subtypes": ("Ritual",)})
LESSON = event("mn-lesson", Draw())
MASK = tool("mn-mask", subtypes=("Mask",))
VISITORS = (
    "alchemist", "chemist", "coral-infection", "forgotten-ones", "heterodox-physicist", "interstellar-visitor",
    "unexpected-ally",
)  # fmt: skip


@pytest.mark.parametrize("name", VISITORS)
def test_a_visitor_does_not_come_for_anything_else(name: str) -> None:
    visitor = f"{SET}/{name}"
    game = build(Side(hand=[LESSON], play=[PAUSE]), Side(hand=[visitor]), edition="ccg-2.0")
    game.choose(f"play {LESSON}")
    assert (hand(game, 1), keys(game)) == ([visitor], IDLE)
    assert idle(game)
    game = build(Side(hand=[RITUAL, visitor], play=[PAUSE]), edition="ccg-2.0")
    game.choose(f"play {RITUAL}")
    assert (in_play(game, 0), keys(game)) == ([PAUSE], IDLE)
    assert idle(game)


def test_alchemist_grows_with_masks() -> None:
    game = build(Side(play=[f"{SET}/alchemist", MASK, MASK, PAUSE]), Side(play=[MASK]), edition="ccg-2.0")
    assert skill(game, f"{SET}/alchemist") == 2
    assert idle(game)


# ---- Gang Boss

BOSS = f"{SET}/gang-boss"


def test_gang_boss_needs_a_mask() -> None:
    game = build(Side(play=[BOSS, PAUSE]), Side(play=[GUN, OAF]), active=1, edition="ccg-2.0")
    game.choose(f"use {GUN}")
    game.choose(f"choose {BOSS}")
    assert discard(game, 0) == [BOSS]
    assert idle(game)


# ---- Jackson Elias

ELIAS = f"{SET}/jackson-elias"


def test_jackson_elias_needs_a_weapon_in_the_pile() -> None:
    game = build(Side(play=[ELIAS, PAUSE], discard=[PAWN], domains=["agency:2"]), edition="ccg-2.0")
    assert keys(game) == IDLE
    assert "it would change nothing now" in reasons(game, f"use {ELIAS}")[0]
    assert idle(game)
