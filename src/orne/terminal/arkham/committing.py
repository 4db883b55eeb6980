"""Committing from every hand at the keyboard on one page; the game itself asks one investigator after the other."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from orne.arkham.rules.skill_test import commit_options, committers
from orne.arkham.table import ArkhamTable
from orne.kernel.decision import Decision, Option
from orne.table.arkham.labels import first_name

COMMIT, DONE = "commit", "done"
NOBODY = -1


class Wanted(NamedTuple):
    """What was chosen on the common page: whose card, or nobody's; and how many cards were committed by then."""

    seat: int
    key: str
    committed: int

    def answer(self, decision: Decision, committed: int) -> str | None:
        """What to say to the game's own question, or None where the page has to be shown again."""
        if decision.seat == self.seat:
            return self.key
        return DONE if committed == self.committed else None


def every_hand(g: ArkhamTable, decision: Decision, seats: Collection[int]) -> Decision:
    """A question to one investigator as one to all of these seats that may commit now."""
    test = g.test
    if decision.kind != COMMIT or test is None:
        return decision
    offered = {seat: commit_options(g, test, seat) for seat in committers(g, test) if seat in seats}
    if sum(bool(options) for options in offered.values()) < 2:
        return decision
    size = len(test.committed)
    together = [
        Option(g, COMMIT, option.cards, _name(g, seat), Wanted(seat, option.key, size))
        for seat, options in offered.items()
        for option in options
    ]
    together.append(Option(g, DONE, value=Wanted(NOBODY, DONE, size)))
    return Decision(test.seat, COMMIT, "Commit which card to the test, from any hand?", together)


def _name(g: ArkhamTable, seat: int) -> str:
    return first_name(g.title(g.state.investigators[seat]))
