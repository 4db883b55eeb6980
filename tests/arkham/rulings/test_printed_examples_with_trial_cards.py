"""The examples of the Rules Reference that no printed card of the box shows, with trial cards (ahlcg/example/…)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import action
from orne.arkham.language import Do
from orne.arkham.position import Inv, build
from orne.arkham.rules import (
    readiness,
)
from tests.arkham.laboratory import (
    KENNEL,
    lab_card,
)
from tests.arkham.look import record

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def deed(slug: str, do: Any, **rest: Any) -> str:
    """An asset with an action that does this and provokes nobody."""
    return lab_card(slug, action(Do(do), word="parley", **rest))


def test_unique_goes_with_each_word_of_a_list() -> None:
    """ahlcg/example/unique-ally-and-item: unique goes with both words."""

    def toll(g: ArkhamTable, use: Use) -> None:
        """Exhaust each unique Ally and Item."""
        for card in values.assets(g, use.seat):
            kinds = values.has_trait(g, card, "Ally") or values.has_trait(g, card, "Item")
            if kinds and g.kind(card).facts.unique:
                readiness.exhaust(g, card)

    names = ["leo-de-luca", "beat-cop", "disc-of-itzamna-2", "knife"]
    game = build(Inv(play=[*names, deed("toll", toll), KENNEL]))
    game.choose("use lab/toll")
    assert [record(game, f"core/{name}").exhausted for name in names] == [True, False, True, False]
