"""What the numbers of an observation mean: named columns with their bounds, from which spaces and tables are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from struct import Struct
from struct import error as StructError
from typing import Final

LARGE: Final = 32767
"""Counts are cut off here: what no rule bounds may be larger."""
MOST_CARDS: Final = 9999
"""Numbers of cards stay below this."""
HASHED: Final = 32767
"""Words without a number of their own are told apart by a hash from 1 to this."""


@dataclass(frozen=True)
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
        self._pack: Callable[..., bytes] = packing.pack
        self.bytes: int = packing.size
        self.nothing: bytes = bytes(packing.size)
        """A row that stands for nothing."""
        _LAYOUTS.append(self)

    def _pack_cut_off(self, *numbers: int) -> bytes:
        """A row; numbers that are too large for it are cut off."""
        return self._pack(*[max(-LARGE, min(LARGE, number)) for number in numbers])

    @staticmethod
    def cut_off() -> None:
        """From now on cut numbers off in all rows: that takes longer, and nearly no game needs it."""
        for layout in _LAYOUTS:
            layout.pack = layout._pack_cut_off


ASKED: Final = Layout(
    (
        Column("asked", 1, "1 if this seat is asked now"),
        Column("question", 255, "the kind of question, by its number among the kinds of question; 0 if not asked"),
        Column("asking", MOST_CARDS, "the number of the card that asks; 0 where the rules ask"),
        Column("asking_row", 999, "the row of that card in `cards`, from 1; 0 where it has none"),
        Column("options", LARGE, "how many options the question has, on all pages"),
        Column("page", 999, "the page of options shown, from 0"),
        Column("pages", 999, "how many pages of options there are"),
    )
)
"""What every table says of its question; these stand first."""

OPTION: Final = Layout(
    (
        Column("verb", 255, "what is done, by its number among the verbs"),
        Column("card_1", MOST_CARDS, "the number of the first card that the option names; 0 if none, or not known"),
        Column("row_1", 999, "the row of that card in `cards`, from 1; 0 where it has none"),
        Column("card_2", MOST_CARDS, "the second card"),
        Column("row_2", 999, "its row"),
        Column("card_3", MOST_CARDS, "the third card"),
        Column("row_3", 999, "its row"),
        Column("further", HASHED, "a hash of the numbers of all further cards; 0 if there are none"),
        Column("domain", 99, "the domain that is meant, from 1; 0 if none"),
        Column("ability", 99, "which ability of the card, from 1; 0 where it has only one to offer"),
        Column("amount", LARGE, "a number that is chosen, such as X"),
        Column("words", HASHED, "a hash of what else the option says, such as a name; 0 if nothing"),
    )
)
