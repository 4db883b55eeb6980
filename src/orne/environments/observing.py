"""What an environment shows to a seat: rows of numbers, made only from what the seat may know.

An observation has a row about the table, a row for each card that the seat sees, a row for each option it is offered,
and the mask of its actions. Rows are packed as bytes and kept where nothing they speak of can have changed.
"""

from __future__ import annotations

import re
import zlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict

from orne.environments.columns import HASHED, LARGE, MOST_CARDS, Column, Layout, TooLarge
from orne.environments.words import NEXT_PAGE, Words
from orne.kernel.decision import Decision, Option
from orne.kernel.table import Table

Observation = dict[str, np.ndarray[Any, np.dtype[Any]]]

ASKED: Final = (
    Column("asked", 1, "1 if this seat is asked now"),
    Column("question", 255, "the kind of question, by its number among the kinds of question; 0 if not asked"),
    Column("asking", MOST_CARDS, "the number of the card that asks; 0 where the rules ask"),
    Column("asking_row", 999, "the row of that card in `cards`, from 1; 0 where it has none"),
    Column("options", LARGE, "how many options the question has, on all pages"),
    Column("page", 999, "the page of options shown, from 0"),
    Column("pages", 999, "how many pages of options there are"),
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
MOST_KEPT: Final = 50_000
"""Rows of options that are kept, at most."""
_NOT_ASKED: Final = (0,) * len(ASKED)
_NUMBERS: Final = re.compile(r"\b(domain|ability) (\d+)")


def hashed(words: str) -> int:
    """A number for words that have none of their own: the same on every machine."""
    return zlib.crc32(words.encode()) % HASHED + 1


@lru_cache(maxsize=4096)
def note_numbers(note: str) -> tuple[int, int, int, int]:
    """Domain, ability, amount and the hash of the rest of what an option says beside its cards."""
    if not note:
        return 0, 0, 0, 0
    if note.isdecimal():
        return 0, 0, min(int(note), LARGE), 0
    found = {name: min(int(number), 99) for name, number in _NUMBERS.findall(note)}
    rest = " ".join(_NUMBERS.sub("", note).split())
    return found.get("domain", 0), found.get("ability", 0), 0, hashed(rest) if rest else 0


class Observer(ABC):
    """Sees one game from any of its seats."""

    table: Layout
    """What is said of the table."""
    card: Layout
    """What is said of each card."""
    rows: int
    """How many cards are shown, at most; of more the last in the order of the rows are left out."""
    words: Words

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self._cards_at = self.table.bytes
        self._options_at = self._cards_at + self.card.bytes * self.rows
        self._length = self._options_at + OPTION.bytes * actions
        self._next_page = OPTION.pack(self.words.verb(NEXT_PAGE), *(0,) * (OPTION.width - 1))
        self._option_rows: dict[tuple[str, str, int, int], bytes] = {}
        """The rows of options with one card or none, by what they say."""
        self._masks = list(np.tri(actions + 1, actions, -1, dtype=np.int8))

    @classmethod
    @abstractmethod
    def card_numbers(cls) -> Mapping[str, int]:
        """The number of each card of the game, by its id."""

    @classmethod
    def columns(cls) -> dict[str, dict[str, int]]:
        """Where each number stands in the rows of each array, by its name."""
        return {"table": dict(cls.table.place), "cards": dict(cls.card.place), "options": dict(OPTION.place)}

    def space(self) -> Dict:
        """The space of observations."""
        return Dict(
            {
                "table": self.table.space(),
                "cards": self.card.space(self.rows),
                "options": OPTION.space(self.actions),
                **self.more_spaces(),
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )

    def more_spaces(self) -> dict[str, Box]:
        """What this game shows besides."""
        return {}

    def mask(self, actions: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
        """The mask of the first so many actions."""
        return self._masks[actions].copy()

    @abstractmethod
    def look(self, table: Any, seat: int, decision: Decision | None) -> tuple[list[int], list[bytes]]:
        """The cards that a seat sees, in the order of their rows, and the rows."""

    @abstractmethod
    def numbers(self, table: Any) -> list[int]:
        """The numbers of cards by their kinds; below 0 for one whose name may not tell which of several it is."""

    def number_of(self, table: Any, uid: int) -> int:
        """The number of a card that an option or a question names; 0 where its name does not tell which it is."""
        kind: int = table.state.cards[uid].kind
        return self.numbers(table)[kind]

    @abstractmethod
    def table_row(self, table: Any, seat: int, asked: tuple[int, ...]) -> bytes:
        """The row about the table, which begins with what is said of the question."""

    def more(self, table: Any) -> Observation:
        """What this game shows besides."""
        return {}

    def observe(
        self, table: Table[Any], seat: int, decision: Decision | None, shown: Sequence[Option], page: int, pages: int
    ) -> Observation:
        """What a seat sees; the options shown are those of a page, and empty for a seat that is not asked."""
        try:
            return self._seen(table, seat, decision, shown, page, pages)
        except TooLarge:
            Layout.cut_off()
            return self._seen(table, seat, decision, shown, page, pages)

    def _seen(
        self, table: Table[Any], seat: int, decision: Decision | None, shown: Sequence[Option], page: int, pages: int
    ) -> Observation:
        """What a seat sees, unless there is a number too large for it."""
        order, rows = self.look(table, seat, decision)
        possible = 0
        asked: tuple[int, ...] = _NOT_ASKED
        buffer = bytearray(self._length)
        cards_at, options_at = self._cards_at, self._options_at
        if decision is not None:
            source = decision.source
            kind = self.words.kind(decision.kind)
            asking = row = 0
            if source >= 0:
                asking = self.number_of(table, source)
                row = self._row_of(source, order)
            asked = (1, kind, asking, row, len(decision.options), page, pages)
            options = self._rows_of_options(table, shown, order)
            possible = len(shown)
            if page + 1 < pages:
                options.append(self._next_page)
                possible += 1
            packed = b"".join(options)
            buffer[options_at : options_at + len(packed)] = packed
        buffer[:cards_at] = self.table_row(table, seat, asked)
        packed = b"".join(rows)
        if len(packed) > options_at - cards_at:
            packed = packed[: options_at - cards_at]
        buffer[cards_at : cards_at + len(packed)] = packed
        array = np.ndarray
        seen: Observation = {
            "table": array((self.table.width,), np.int16, buffer),
            "cards": array((self.rows, self.card.width), np.int16, buffer, cards_at),
            "options": array((self.actions, OPTION.width), np.int16, buffer, options_at),
            **self.more(table),
            "action_mask": self._masks[possible].copy(),
        }
        return seen

    def _row_of(self, uid: int, order: list[int]) -> int:
        """The row of a card, from 1; 0 where it has none."""
        try:
            row = order.index(uid) + 1
        except ValueError:
            return 0
        return row if row <= self.rows else 0

    def _rows_of_options(self, table: Any, shown: Sequence[Option], order: list[int]) -> list[bytes]:
        """A row for each option."""
        kept, cards, numbers = self._option_rows, table.state.cards, self.numbers(table)
        rows: list[bytes] = []
        before = its_number = its_row = -1
        for option in shown:
            named = option.cards
            number = row = 0
            if named:
                if len(named) > 1:
                    rows.append(self._row_of_several(table, option, order))
                    continue
                uid = named[0]
                if uid != before:  # options about one card stand together
                    before, its_row = uid, self._row_of(uid, order)
                    its_number = numbers[cards[uid].kind]
                    if its_number < 0:
                        its_number = self.number_of(table, uid)
                number, row = its_number, its_row
            key = (option.verb, option.note, number, row)
            found = kept.get(key)
            if found is None:
                if len(kept) > MOST_KEPT:
                    kept.clear()
                verb = self.words.verb(option.verb)
                found = OPTION.pack(verb, number, row, 0, 0, 0, 0, 0, *note_numbers(option.note))
                kept[key] = found
            rows.append(found)
        return rows

    def _row_of_several(self, table: Any, option: Option, order: list[int]) -> bytes:
        """The row of an option with several cards."""
        cards = option.cards
        named: list[int] = []
        for uid in cards[:3]:
            named += (self.number_of(table, uid), self._row_of(uid, order))
        named += (0,) * (6 - len(named))
        rest = hashed(" ".join(str(self.number_of(table, uid)) for uid in cards[3:])) if len(cards) > 3 else 0
        return OPTION.pack(self.words.verb(option.verb), *named, rest, *note_numbers(option.note))
