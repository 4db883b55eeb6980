"""The Syndicate's cards of Rituals of the Order."""

from __future__ import annotations

from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE
from tests.coc.look import hand, idle, in_play, keys
from tests.look import asked

MAGICIAN = "rituals-of-the-order/small-time-magician"


def test_the_magician_may_return_a_criminal_of_either_player() -> None:
    game = build(
        Side(hand=[MAGICIAN], play=["patsy", "dr-ali-kafour", PAUSE], domains=["syndicate:2"]),
        Side(play=["bag-man", "mad-artist"]),
    )
    game.choose(f"play {MAGICIAN} domain 1")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {MAGICIAN}"])
    game.choose(f"use {MAGICIAN}")
    assert (asked(game), keys(game)) == ((0, "return"), ["return core/bag-man", "return core/patsy"])
    game.choose("return core/bag-man")
    assert (hand(game, 1), in_play(game, 1)) == (["bag-man"], ["mad-artist"])
    assert idle(game)


def test_without_a_criminal_the_magician_has_nothing_to_answer() -> None:
    """Nor is he one himself."""
    game = build(
        Side(hand=[MAGICIAN], play=["dr-ali-kafour", PAUSE], domains=["syndicate:2"]), Side(play=["mad-artist"])
    )
    game.choose(f"play {MAGICIAN} domain 1")
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {PAUSE}"])
    assert idle(game)
