"""Investigating a location: intellect against its shroud (arkham/basics/1.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from orne.arkham import values
from orne.arkham.abilities import INVESTIGATE, Use
from orne.arkham.facts import INTELLECT
from orne.arkham.rules import cannot, clues
from orne.arkham.rules.actions import due
from orne.arkham.rules.skill_test import instead_of, perform
from orne.arkham.skill_test import Result, SkillTest
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

CLUE: Final = "clue"
"""What the usual result of an investigation is called."""


def can_investigate(g: ArkhamTable, seat: int) -> bool:
    """Whether an investigator may investigate their location."""
    return investigate_refusal(g, seat, g.state.place[seat]) is None


def investigate_refusal(g: ArkhamTable, seat: int, place: int) -> Refusal | None:
    """Why an investigator may not investigate a location, or None."""
    if place != g.state.place[seat]:
        return Refusal("ahlcg/investigate-action/a", "you are not at {}", g.name(place))
    if not g.state.cards[place].revealed:
        return Refusal("ahlcg/location-cards/e", "{} is not revealed", g.name(place))
    return cannot.refusal(g, "investigate", place, "{} does not let you investigate {}", place)


def investigate(
    g: ArkhamTable,
    seat: int,
    *,
    source: Use | None = None,
    shroud: int = 0,
    skill: int | None = None,
    prepare: Any = None,
) -> bool:
    """Investigate a location: intellect against shroud, or what the location says; success discovers a clue."""
    if not due(g, seat, INVESTIGATE):
        return False
    place = g.state.place[seat]
    which = values.investigated_with(g, place)
    if which is None:
        which = INTELLECT if skill is None else skill
    which = instead_of(g, seat, which)
    test = SkillTest(seat, which, lambda g: max(0, values.shroud(g, place) + shroud), INVESTIGATE, place, source)
    test.on_success.append(Result(CLUE, lambda g, test: clues.discover(g, seat, test.clues, place, source)))
    if prepare is not None:
        prepare(test)
    return perform(g, test)
