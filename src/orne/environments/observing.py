"""What an environment shows to a seat: arrays of numbers, made only from what the seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from orne.environments.columns import OPTION, Layout
from orne.environments.encoding import Encoder
from orne.kernel.decision import Decision, Option
from orne.kernel.table import Table

Observation = dict[str, np.ndarray[Any, np.dtype[Any]]]


def space_of(layout: Layout, rows: int | None = None) -> Box:
    """The space of one row, or of a number of rows."""
    low = np.array([each.least for each in layout.columns], np.int16)
    high = np.array([each.most for each in layout.columns], np.int16)
    if rows is not None:
        low, high = np.tile(low, (rows, 1)), np.tile(high, (rows, 1))
    return Box(low, high, dtype=np.int16)


def columns_of(table: Layout, card: Layout) -> dict[str, dict[str, int]]:
    """Where each number stands in the rows of each array, by its name."""
    return {"table": dict(table.place), "cards": dict(card.place), "options": dict(OPTION.place)}


class Observer:
    """Sees one game from any of its seats."""

    def __init__(self, encoder: Encoder, more: Mapping[str, tuple[int, ...]] | None = None) -> None:
        """What writes the numbers, and the shapes of what its game shows besides, of 0 and 1."""
        self._encoder = encoder
        self._encode = encoder.encode
        self._more = dict(more or {})
        self.table = encoder.table
        self.card = encoder.card
        self.rows = encoder.rows
        self.actions = encoder.actions
        self.forget = encoder.forget
        """Another game begins."""
        self._written = np.dtype(
            [
                ("table", np.int16, (self.table.width,)),
                ("cards", np.int16, (self.rows, self.card.width)),
                ("options", np.int16, (self.actions, OPTION.width)),
                *((name, np.int8, shape) for name, shape in self._more.items()),
                ("action_mask", np.int8, (self.actions,)),
            ]
        )
        """How an observation is written."""
        self._masks = list(np.tri(self.actions + 1, self.actions, -1, dtype=np.int8))

    def space(self) -> Dict:
        """The space of observations."""
        return Dict(
            {
                "table": space_of(self.table),
                "cards": space_of(self.card, self.rows),
                "options": space_of(OPTION, self.actions),
                **{name: Box(0, 1, shape, np.int8) for name, shape in self._more.items()},
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )

    def mask(self, actions: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
        """The mask of a number of actions, the first ones."""
        return self._masks[actions].copy()

    def observe(
        self, table: Table[Any], seat: int, decision: Decision | None, shown: Sequence[Option], page: int, pages: int
    ) -> Observation:
        """What a seat sees; the options shown are those of a page, and empty for a seat that is not asked."""
        whole = np.ndarray((), self._written, self._encode(table, seat, decision, shown, page, pages))
        seen: Observation = {"table": whole["table"], "cards": whole["cards"], "options": whole["options"]}
        for name in self._more:
            seen[name] = whole[name]
        seen["action_mask"] = whole["action_mask"]
        return seen
