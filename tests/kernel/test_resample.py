"""Dealing anew what a seat cannot see."""

from __future__ import annotations

from orne.coc.position import At, Side, build
from orne.kernel.game import Game

HAND = ["shotgun-blast", "g-men", "t-men", "monster-hunter", "shotgun"]


def shot_at() -> Game:
    """A game in which seat 1 has just shot at a character of seat 0, who may disrupt it."""
    game = build(
        Side(
            play=["young-deep-one", At("patrol-wagon", on="young-deep-one")],
            domains=["agency:2", "", ""],
            deck=["mad-artist"] * 20,
        ),
        Side(hand=HAND, domains=["agency:4", "", ""], deck=["undercover-security"] * 20),
        active=1,
    )
    game.play("play core/shotgun-blast domain 1", "x 4")
    return game


def test_what_was_shown_since_the_keyframe_stays_true_and_the_rest_is_dealt_anew() -> None:
    game = shot_at()
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "disrupt")
    hands = set()
    for seed in range(12):
        sample = game.resample(0, seed)
        assert sample.decision is not None
        assert sample.decision.keys == game.decision.keys
        assert sample.view(0) == game.view(0)
        hands.add(tuple(sample.view(1)["players"][1]["hand"]))
    assert len(hands) > 3


def test_a_trial_plays_on_without_changing_the_game() -> None:
    game = shot_at()
    before = game.save()
    table = game.trial(game.decision.keys.index("pass"))
    table.policies = [lambda decision: decision.options[-1]] * 2
    game.rules.step(table)
    assert table.state.cards[table.state.play[0]].wounds == 1
    assert game.save() == before
