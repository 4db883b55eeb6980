"""Rulings on attacks of opportunity: when they come, who makes them, and what goes on afterwards."""

from __future__ import annotations

from orne.arkham.position import Foe, Inv, build
from tests.arkham.look import foe, me


def test_dark_memory_pays_attacks_of_opportunity_before_its_doom() -> None:
    """basics 1.9, 6.41: defeated by the attack, its player never gets to the doom."""
    game = build(
        Inv("agnes-baker", hand=["dark-memory"], damage=5), Inv("wendy-adams"), locations=["hallway"],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )  # fmt: skip
    game.choose("play core/dark-memory")
    assert (game.state.gone, game.state.cards[game.state.agenda].doom) == (["damage", ""], 0)


def test_a_massive_enemys_attack_of_opportunity_is_on_the_provoker_alone() -> None:
    """ahlcg/massive/e."""
    game = build(Inv(), Inv("daisy-walker"), enemies=[Foe("umordhoth", at="hallway")], locations=["hallway"])
    game.choose("resource")
    assert [(me(game, seat)["damage"], me(game, seat)["horror"]) for seat in (0, 1)] == [(3, 3), (0, 0)]
    assert not foe(game, "umordhoth")["exhausted"]
