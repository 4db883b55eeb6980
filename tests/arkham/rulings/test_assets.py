"""Rulings on assets: how long they stay, their uses, permanent ones, whose they are."""

from __future__ import annotations

from collections.abc import Callable

from orne.arkham.abilities import Use, free
from orne.arkham.language import Do
from orne.arkham.position import In, Inv, build
from orne.arkham.rules.leaving import discard, remove_from_game
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import lab_card, told
from tests.arkham.look import record, uid
from tests.look import asked

# ---- uses


def test_ammunition_may_be_loaded_into_an_empty_gun_of_another_investigator() -> None:
    """The gun is a Firearm at the same location."""
    game = build(
        Inv(hand=["extra-ammunition-1"]), Inv("skids-otoole", play=[In("41-derringer", tokens=0)]),
        locations=["attic"],
    )  # fmt: skip
    game.choose("play core/extra-ammunition-1")
    assert record(game, "core/41-derringer").tokens == 3


# ---- permanent cards


ALWAYS = lab_card("always", permanent=True, level=0)


def test_no_effect_takes_a_permanent_card_out_of_play() -> None:
    """ahlcg/permanent/c: neither discarding all assets nor removing them from the game reaches it."""

    def sweep(way: Callable[[ArkhamTable, int], object]) -> Do:
        def do(g: ArkhamTable, use: Use) -> None:
            for each in list(g.index.assets[use.seat]):
                way(g, each)

        return told("all your assets go", do)

    broom = lab_card("broom", free(sweep(discard)), free(sweep(remove_from_game)))
    for number in (1, 2):
        game = build(Inv(play=[broom, ALWAYS, "knife"]))
        game.choose(f"use lab/broom ability {number}")
        assert game.state.play == [uid(game, ALWAYS)]
        assert asked(game) == (0, "turn")
