"""The three ways of undoing: the same chance again, another one, or not past what was hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.position import Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.kernel.undo import check, go_back, policy_of


def game_with(undo: str, seed: int = 1, **more: Any) -> Game[Any]:
    """An investigator in the attic who undoes in one way."""
    bag = BAGS["standard"]
    game = build(Inv(hand=("knife",)), locations=[Place("attic", clues=2), "hallway"], bag=bag, seed=seed)
    return Game(RULEBOOK, {**game.start, "undo": undo, **more})


def tokens_revealed(game: Game[Any]) -> list[str]:
    return [entry.after for entry in game.log if entry.kind == "token"]


def test_the_same_way_brings_the_same_token() -> None:
    game = game_with("same")
    start = game.fingerprint()
    game.choose("investigate core/attic")
    first = tokens_revealed(game)
    go_back(game, 0)
    assert game.fingerprint() == start
    game.choose("investigate core/attic")
    assert tokens_revealed(game) == first


def test_the_new_way_draws_again_and_the_record_knows_it() -> None:
    drawn: set[tuple[str, ...]] = set()
    for seed in range(12):
        game = game_with("new", seed)
        game.choose("investigate core/attic")
        first, chance = tokens_revealed(game), game.state.rng
        go_back(game, 0)
        assert game.decisions() == [{"reseed": chance}]
        assert game.decision is not None
        game.choose("investigate core/attic")
        drawn.add((*first, *tokens_revealed(game)))
        assert Game.from_record(json.loads(json.dumps(game.record()))).fingerprint() == game.fingerprint()
        loaded = Game.load(game.save())
        assert loaded.fingerprint() == game.fingerprint()
        assert list(loaded.log) == list(game.log)
    assert any(one != other for one, other in drawn)


def test_the_new_way_leaves_the_generator_alone_where_no_chance_was_taken() -> None:
    game = game_with("new")
    game.choose("resource")
    go_back(game, 0)
    assert game.decisions() == []


def test_a_reseeded_question_can_be_undone_copied_and_resampled() -> None:
    game = game_with("new")
    game.choose("resource")
    game.choose("investigate core/attic")
    go_back(game, 1)
    assert len(game.decisions()) == 2
    other = game.copy()
    other.choose("investigate core/attic")
    game.choose("investigate core/attic")
    assert other.fingerprint() == game.fingerprint()
    assert game.resample(0, 5).decision is not None
    go_back(game, 0)
    assert list(game.decisions()[0]) == ["reseed"]


def test_the_visible_way_stops_at_a_token_and_at_a_drawn_card() -> None:
    for key in ("investigate core/attic", "draw"):
        game = game_with("visible")
        game.choose("resource")
        game.choose(key)
        before = game.fingerprint()
        with pytest.raises(UserError, match="something hidden has been seen"):
            go_back(game, 1)
        assert game.fingerprint() == before


def test_the_visible_way_takes_back_what_showed_nothing() -> None:
    game = game_with("visible")
    start = game.fingerprint()
    game.choose("resource")
    game.choose("play core/knife")
    go_back(game, 0)
    assert game.fingerprint() == start


def test_a_token_named_from_a_real_bag_was_seen_too() -> None:
    game = game_with("visible", real_bag=True)
    game.play("investigate core/attic", "token 0")
    with pytest.raises(UserError, match="something hidden has been seen"):
        go_back(game, 0)


def test_unknown_ways_are_refused() -> None:
    assert check("new") == "new"
    with pytest.raises(UserError, match="there are same, new, visible"):
        check("often")
    assert policy_of(build(Inv())) == "same"
