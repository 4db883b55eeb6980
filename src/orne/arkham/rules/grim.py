"""The Grim Rule: a conflict that no rule settles goes the way that is worst for the investigators (ahlcg/grim-rule)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


class Reading(NamedTuple):
    """One way to read what the rules leave open: its name, how much it harms the investigators, what happens."""

    name: str
    harm: int
    do: Callable[[], Any]


def settle(g: ArkhamTable, conflict: str, readings: Sequence[Reading], source: int = -1) -> Any:
    """Follow the reading marked as most harmful; where several are, the lead says which is worst at this moment."""
    most = max(reading.harm for reading in readings)
    options = [g.option(each.name, value=each) for each in readings if each.harm == most]
    worst: Reading = g.decide(g.state.lead, "grim rule", f"{conflict} Which is worst for you now?", options, source)
    g.note("grim rule", source, after=worst.name)
    return worst.do()
