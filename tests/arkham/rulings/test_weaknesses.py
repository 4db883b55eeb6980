"""Rulings on weaknesses and who bears them."""

from __future__ import annotations

from orne.arkham.position import Foe, Inv, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import DUST
from tests.arkham.look import foe, table, words
from tests.look import asked, kind_asked


def test_paranoia_at_the_end_of_the_round_comes_before_that_rounds_resource() -> None:
    """basics 6.86"""
    game = build(
        Inv(deck=["paranoia", "knife"], resources=4), locations=["attic"], step="4.4 draw and resources",
        encounter_deck=[DUST] * 3,
    )  # fmt: skip
    assert (game.state.resources, asked(game)) == ([1], (0, "turn"))


def test_the_opening_hand_has_no_weakness_that_would_resolve() -> None:
    """basics 2: weaknesses drawn in set-up are set aside, others drawn, and then shuffled in."""
    from orne.arkham.rulebook import RULEBOOK
    from orne.lab.games import arkham_game

    for number in range(30):
        game: Game[State] = Game(RULEBOOK, arkham_game(number))
        g = table(game)
        for hand in game.state.hand:
            assert not [uid for uid in hand if g.kind(uid).facts.weakness]


def test_two_weaknesses_that_feed_each_other_end_with_the_investigator() -> None:
    """Forced texts are resolved to the end before any reaction (arkham/basics/1.10): Agnes never answers."""
    agnes = Inv("agnes-baker", threat=["psychosis", "hypochondria"])
    game = build(agnes, Inv(), enemies=[Foe("swarm-of-rats", engaged=0)])
    game.choose("resource")
    assert game.state.gone == ["damage", ""]
    assert len([line for line in words(game) if line.endswith("takes 1 horror (Hypochondria).")]) == 5
    assert (kind_asked(game), foe(game, "swarm-of-rats")["engaged"]) == ("turn", 1)
