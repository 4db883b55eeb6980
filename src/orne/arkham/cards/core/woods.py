"""The locations of The Devourer Below (arkham/basics/4.4)."""

from __future__ import annotations

from orne.arkham.language import *
from orne.arkham.rules import skill_test
from orne.arkham.rules.timing import cancel, go_on_with
from orne.arkham.skill_test import Result, SkillTest
from orne.arkham.table import ArkhamTable

SAME_BACK = UnrevealedAs("core/arkham-woods")
"""Unrevealed, the parts of the woods look alike."""

card("core/main-path", ConnectedTo(LOCATION & trait("Woods") & OTHER), action(Resign()))

card(
    "core/arkham-woods-unhallowed-ground",
    SAME_BACK,
    forced(YOU_ENTER_THIS, Test(WILLPOWER, 4, fail=Take(1, 1))),
)


def _paths_lead_back(g: ArkhamTable, use: Use) -> None:
    """Test intellect (3); failing keeps you where you are."""
    event = use.event
    if event is None:
        return
    event.put_off = g.test is not None  # then this test waits for that one to end, and the move waits with it

    def prepare(test: SkillTest) -> None:
        if event.put_off:
            test.on_success.append(Result("move", lambda g, test: go_on_with(g, event)))
            test.on_fail.append(Result("stay", lambda g, test: cancel(g, event, use.holder)))

    test = skill_test.plain_test(g, use.seat, INTELLECT, 3, use, prepare)
    if not event.put_off and (not test.success or g.state.gone[use.seat]):
        cancel(g, event, use.holder)


card("core/arkham-woods-twisting-paths", SAME_BACK, forced(YOU_LEAVE_THIS, Do(_paths_lead_back)))

card("core/arkham-woods-old-house", SAME_BACK, InvestigatedWith(WILLPOWER))

card("core/arkham-woods-cliffside", SAME_BACK, InvestigatedWith(AGILITY))

card("core/arkham-woods-tangled-thicket", SAME_BACK, InvestigatedWith(COMBAT))

card("core/arkham-woods-quiet-glade", SAME_BACK, action(HealEither(1), limit=ONCE_PER_TURN))

card("core/ritual-site", forced(ROUND_ENDS, PlaceClues(up_to_for_each(2, CLUES_ON_THIS))))
