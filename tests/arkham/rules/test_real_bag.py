"""A bag of the players' own: every token is a decision, and records play through."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.position import Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import chaos
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from tests.look import kind_asked, seat_asked


def real(**position: Any) -> Game[Any]:
    game = build(Inv(), locations=[Place("attic", clues=2)], **position)
    return Game(RULEBOOK, {**game.start, "real_bag": True})


def test_the_player_names_the_token_and_it_counts() -> None:
    game = real(bag=BAGS["standard"])
    chance = game.state.rng
    game.choose("investigate core/attic")
    assert game.decision is not None
    assert (kind_asked(game), seat_asked(game)) == (chaos.FROM_REAL_BAG, 0)
    assert [option.note for option in game.options] == list(dict.fromkeys(BAGS["standard"]))
    game.choose("token -4")
    assert [entry.kind for entry in game.log if entry.kind.startswith("test ")] == ["test fails"]
    assert game.state.rng == chance


def test_a_second_token_is_none_of_those_out_of_the_bag() -> None:
    game = real(bag=("cultist", "0", "0"), difficulty="hard")
    game.play("investigate core/attic", "token cultist")
    assert game.decision is None or kind_asked(game) != chaos.FROM_REAL_BAG
    assert [entry.after for entry in game.log if entry.kind == "token"] == ["cultist", "0"]


def test_saves_and_records_know_the_real_bag() -> None:
    game = real(bag=BAGS["easy"])
    game.choose("investigate core/attic")
    for other in (Game.load(game.save()), Game.from_record(game.record())):
        assert other.fingerprint() == game.fingerprint()
        other.choose("token +1")
        assert other.state.cards[other.state.investigators[0]].clues == 1


def test_without_a_real_bag_nobody_is_asked_for_a_token() -> None:
    game = build(Inv(), locations=[Place("attic", clues=2)], bag=("0", "-1"))
    game.choose("investigate core/attic")
    assert game.decision is not None
    assert kind_asked(game) == "turn"


@pytest.mark.parametrize("token", ["purple", "-0", "1", 1])
def test_a_bag_holds_only_chaos_tokens(token: Any) -> None:
    with pytest.raises(UserError, match="No chaos token is"):
        chaos.checked(["0", token])
    assert chaos.checked(["0", "+1", "-8", "elder sign"]) == ("0", "+1", "-8", "elder sign")
