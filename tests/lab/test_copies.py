"""A copy has every field of what it is a copy of, and no list in common with it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from orne.arkham.state import Card as ArkhamCard
from orne.coc.state import Card as CocCard
from orne.games import ARKHAM, COC, CardGame
from orne.lab.games import scenario_game, starter_game


def marked(thing: Any) -> Any:
    """The same with a value in each field that no other field has, of the type it had."""
    for number, each in enumerate(fields(thing), 101):
        kind = type(getattr(thing, each.name))
        if each.name in ("catalogue", "index"):
            continue
        if kind is bool:
            setattr(thing, each.name, not getattr(thing, each.name))
        elif kind in (int, str):
            setattr(thing, each.name, kind(number))
    return thing


@pytest.mark.parametrize("card", [CocCard(1, 2, 0, 1), ArkhamCard(1, 2, 0, 1)])
def test_a_card_is_copied_with_every_field(card: Any) -> None:
    """each field has a value of its own, so none can be left out or taken for another"""
    card = marked(card)
    copy = card.copy()
    assert copy is not card
    assert [getattr(copy, each.name) for each in fields(card)] == [getattr(card, each.name) for each in fields(card)]


@pytest.mark.parametrize(
    ("game", "start"),
    [(COC, starter_game(1)), (ARKHAM, scenario_game("the-gathering", ("roland",), 1))],
    ids=["coc", "arkham"],
)
def test_a_state_is_copied_with_every_field(game: CardGame, start: dict[str, Any]) -> None:
    """the same of a state, whose lists, and the lists in them, are new ones"""
    state = marked(game.rulebook().begin(start))
    copy = state.copy()
    for each in fields(state):
        old, new = getattr(state, each.name), getattr(copy, each.name)
        assert old == new, each.name
        if isinstance(old, list):
            assert old is not new, each.name
            assert not any(one is two for one, two in zip(old, new, strict=True) if isinstance(one, list)), each.name
