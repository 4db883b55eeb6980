"""The bots in ``examples`` play, the one that looks ahead looks at nothing hidden, and mistakes are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from orne.bots.shared import RandomBot, play_game
from orne.bots.shared.from_file import make_any
from orne.games import ARKHAM, COC
from orne.kernel.errors import UserError
from orne.set_up.arkham.wishes import ArkhamWishes

EXAMPLES = Path(__file__).parents[3] / "examples"


def test_the_first_option_is_played_to_the_end() -> None:
    game = COC.begin(COC.wishes(seed=3)).game
    play_game(game, [make_any({}, "first_option.py:FirstOption", 1, EXAMPLES) for _ in range(2)])
    assert game.over


def test_every_seat_needs_a_bot() -> None:
    game = COC.begin(COC.wishes(seed=3)).game
    with pytest.raises(UserError, match="This game has 2 seats, and 1 bot was named"):
        play_game(game, [RandomBot(1)])


def test_investigators_are_a_list() -> None:
    with pytest.raises(UserError, match=r"investigators is a list of text, such as \['wendy'\]"):
        ARKHAM.begin(ArkhamWishes(investigators="wendy", seed=3))  # type: ignore[arg-type]


def test_the_bot_that_looks_ahead_answers_the_same_whatever_is_hidden() -> None:
    game = COC.begin(COC.wishes(seed=3)).game
    game.play("keep", "keep")
    assert game.decision is not None
    seat = game.decision.seat
    other = game.resample(seat, 5)
    hands = [each.view(1 - seat)["players"][1 - seat]["hand"] for each in (game, other)]
    assert hands[0] != hands[1]
    bots = [make_any({}, "look_ahead.py:LookAhead", 1, EXAMPLES) for _ in range(2)]
    for _ in range(3):
        assert game.decision is not None
        assert other.decision is not None
        one, two = bots[0].choose(game, game.decision), bots[1].choose(other, other.decision)
        assert one.key == two.key
        game.choose(one.key)
        other.choose(two.key)
