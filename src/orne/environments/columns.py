"""What the numbers of an observation mean: named columns with their bounds, from which spaces and tables are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from struct import Struct
from struct import error as StructError
from typing import Final

import numpy as np
from gymnasium.spaces import Box

LARGE: Final = 32767
"""Counts are cut off here: what no rule bounds may be larger."""
MOST_CARDS: Final = 9999
"""Numbers of cards stay below this."""
HASHED: Final = 32767
"""Words without a number of their own are told apart by a hash from 1 to this."""


@dataclass(frozen=True, slots=True)
class Column:
    """One number: its name, its largest and smallest value, and what it says."""

    name: str
    most: int
    meaning: str
    least: int = 0


_LAYOUTS: Final[list[Layout]] = []
TooLarge = StructError
"""A number does not fit into a row."""


class Layout:
    """The columns of a row, in order; a row is packed as 16-bit numbers."""

    def __init__(self, columns: Sequence[Column]) -> None:
        self.columns: tuple[Column, ...] = tuple(columns)
        self.width: int = len(self.columns)
        self.place: dict[str, int] = {each.name: number for number, each in enumerate(self.columns)}
        """Where each number stands, by its name."""
        if len(self.place) < self.width:
            raise ValueError("two columns have the same name")
        packing = Struct(f"={self.width}h")
        self.pack: Callable[..., bytes] = packing.pack
        """Makes a row of numbers; one that is too large for it raises TooLarge until numbers are cut off."""
        self._pack = packing.pack
        self.bytes: int = packing.size
        _LAYOUTS.append(self)

    def _pack_cut_off(self, *numbers: int) -> bytes:
        """A row; numbers that are too large for it are cut off."""
        return self._pack(*(max(-LARGE, min(LARGE, number)) for number in numbers))

    @staticmethod
    def cut_off() -> None:
        """From now on cut numbers off in all rows: that takes longer, and nearly no game needs it."""
        for layout in _LAYOUTS:
            layout.pack = layout._pack_cut_off

    def space(self, rows: int | None = None) -> Box:
        """The space of one row, or of a number of rows."""
        low = np.array([each.least for each in self.columns], np.int16)
        high = np.array([each.most for each in self.columns], np.int16)
        if rows is not None:
            low, high = np.tile(low, (rows, 1)), np.tile(high, (rows, 1))
        return Box(low, high, dtype=np.int16)
