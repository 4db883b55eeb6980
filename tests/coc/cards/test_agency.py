"""The Agency's cards of the Core Set."""

from __future__ import annotations

from orne.coc.position import Side, build


def keys(game):
    return sorted(game.decision.keys)


def test_t_men_must_wound_a_character_when_they_enter_play() -> None:
    game = build(
        Side(hand=["t-men"], domains=["agency:5"]),
        Side(play=["young-deep-one"]),
    )
    game.choose("play core/t-men domain 1")
    assert keys(game) == ["choose core/t-men", "choose core/young-deep-one"]
    game.choose("choose core/young-deep-one")
    assert game.view(0)["players"][1]["discard"] == ["core/young-deep-one"]
    assert game.view(0)["players"][0]["domains"][0]["drained"]
