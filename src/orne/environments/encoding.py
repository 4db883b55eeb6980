"""What a seat may know of a game as rows of numbers, packed one after the other; what every game has in common.

The rows stand as an observation has them: one about the table, one for each card that the seat sees, one for each
option it is offered, what a game shows besides, and the mask of actions. They are kept where nothing they speak of can
have changed. Nothing here needs more than the standard library, so that the compiled build can have it.
"""

from __future__ import annotations

import re
import zlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

from orne.environments.columns import ASKED, HASHED, LARGE, OPTION, Layout, TooLarge
from orne.environments.words import NEXT_PAGE, SHARED, SPARE, Words
from orne.kernel.decision import Decision, Option

MOST_KEPT: Final = 10_000
"""Ways to say what an option does, and rows of options that name one card, that are kept at most."""
NAMED: Final = 3
"""The cards of an option that have columns of their own."""
_NUMBERS: Final = re.compile(r"\b(domain|ability) (\d+)")
_KIND: Final = itemgetter(1)
_WRITTEN: Final = bytearray()
_VERB: Final = Layout(OPTION.columns[:1])
_CARD: Final = Layout(OPTION.columns[1:3])
_NOTE: Final = Layout(OPTION.columns[7:])
"""The row of an option: the verb, three cards, each by its number and its row, then further cards and the note."""


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


class Said:
    """What an option says beside its cards, in parts of its row."""

    __slots__ = ("after", "alone", "single", "verb")

    def __init__(self, verb: int, note: str) -> None:
        self.verb: bytes = _VERB.pack(verb)
        ending = _NOTE.pack(0, *note_numbers(note))
        self.after: list[bytes] = [_CARD.nothing * (NAMED - cards) + ending for cards in range(NAMED + 1)]
        """What follows the cards, by how many they are."""
        self.alone: bytes = self.verb + self.after[0]
        """The row of an option that names no card."""
        self.single: dict[bytes, bytes] = {}
        """The rows of options that name one card, by what is said of it."""


class Named:
    """A card as an option named it last."""

    __slots__ = ("glance", "number", "packed", "row")

    def __init__(self) -> None:
        self.glance = 0
        """The observation it was made for."""
        self.number = -1
        self.row = 0
        """Where it was found among the cards, from 1: there it is looked for first."""
        self.packed = b""


class Row:
    """The row of a card in play as a seat was last shown it, with what it was made from."""

    __slots__ = ("_at", "_host", "_values", "alone", "card", "packed", "placed")

    def __init__(self) -> None:
        self.card: object = None
        self.alone = False
        """Whether it depends on the record of the card alone."""
        self.placed = False
        """Whether it depends on nothing besides but which cards are in play, in their order."""
        self._at = 0
        self._host = 0
        self._values: list[int] | None = None
        self.packed = b""

    def is_of(self, card: object, at: int, host: int, values: list[int] | None) -> bool:
        """Whether it was made of this: a record, the rows of the card's story and its host, values not as printed."""
        if self.card is not card or self._at != at or self._host != host:
            return False
        before = self._values
        return before is values or (before is not None and values is not None and before == values)

    def make(self, packed: bytes, card: object, at: int, host: int, values: list[int] | None) -> None:
        """Take up a row, and what it is made of."""
        self.packed, self.card = packed, card
        self._at, self._host, self._values = at, host, values


class Replaced:
    """The cards whose records were replaced since a seat last looked."""

    __slots__ = ("_noted", "_read", "cards", "turned")

    def __init__(self) -> None:
        self._noted: list[int] | None = None
        self._read = 0
        self.cards: list[int] = []
        self.turned = True
        """Whether a seat may know more cards that lie hidden; it may where a state was not seen before."""

    def catch_up(self, state: Any) -> bool:
        """Take up what a state has noted since, if it is the one that was seen last."""
        noted: list[int] | None = state.replaced
        if noted is None:
            noted = state.replaced = []
        same = noted is self._noted
        self.cards = noted[self._read :] if same else []
        self._noted, self._read = noted, len(noted)
        return same


class Pile:
    """A hand, a deck or another pile as a seat was last shown it."""

    __slots__ = ("is_deck", "is_hand", "is_hidden", "order", "pile", "place", "rows", "whose")

    def __init__(self, place: int, whose: int, *, hand: bool = False, deck: bool = False, hidden: bool = False) -> None:
        self.place = place
        self.whose = whose
        self.is_hand = hand
        """Its cards are shown by their ids; those of others the newest first."""
        self.is_deck = deck
        """Its cards are shown with their places, as far as they are known."""
        self.is_hidden = hidden
        """Only those of its cards are shown that the seat knows."""
        self.pile: list[int] = []
        self.order: list[int] = []
        self.rows = b""

    def forget(self) -> None:
        """Another game begins."""
        self.pile, self.order, self.rows = [], [], b""


class Encoder(ABC):
    """Sees one game from any of its seats."""

    def __init__(self, actions: int, table: Layout, card: Layout, rows: int, words: Words) -> None:
        self.actions = actions
        self.table = table
        """What is said of the table."""
        self.card = card
        """What is said of each card."""
        self.rows = rows
        """How many cards are shown, at most; of more the last in the order of the rows are left out."""
        self.words = words
        self._next_page: bytes = OPTION.pack(words.verb(NEXT_PAGE), *[0] * (OPTION.width - 1))
        self._said: dict[str, dict[str, Said]] = {}
        """What options say, by verb, then by note."""
        self._sayings = 0
        """How many of them are kept, and of their rows."""
        self._named: list[list[Named]] = []
        """By seat, then by card."""
        self._glance = 0
        """The number of this observation."""
        self._asked: dict[int, bytes] = {}
        """What is said of questions that the rules ask on one page, by their kinds and how many options they have."""
        self._no_cards: list[bytes] = [b""] * (rows + 1)
        self._no_options: list[bytes] = [b""] * (actions + 1)
        """Rows that stand for nothing, by how many they are; those not needed so far are not there."""
        self._masks: list[bytes] = [
            bytes([1] * possible + [0] * (actions - possible)) for possible in range(actions + 1)
        ]

    @abstractmethod
    def forget(self) -> None:
        """Keep nothing of the game seen so far: another begins."""

    # ---- what each game says of itself

    @abstractmethod
    def look(self, table: Any, seat: int, decision: Decision | None, rows: list[bytes]) -> list[int]:
        """List the rows of the cards that a seat sees, which may be several in one, and give the cards in this order.

        What is given may be kept: look, do not touch.
        """

    @abstractmethod
    def table_row(self, table: Any, seat: int, parts: list[bytes]) -> None:
        """What is said of the table behind what is said of the question; called once the cards were looked at."""

    @abstractmethod
    def number_of(self, table: Any, uid: int) -> int:
        """The number of a card that an option or a question names; 0 where its name does not tell which it is."""

    @abstractmethod
    def plain(self, seat: int, pile: Pile, card: Any, number: int) -> bytes:
        """The row of a card in a hidden hand or a deck; in a deck, with its number from the top."""

    @abstractmethod
    def lying(self, seat: int, pile: Pile, cards: list[Any], shown: list[int]) -> bytes:
        """The rows of cards that lie in a hand or an open pile."""

    @abstractmethod
    def known(self, seat: int, cards: list[Any], lying: list[int], deck: bool) -> list[tuple[int, int, int]]:
        """Of the cards of a deck or a hidden hand those that a seat knows, from the top: number, kind, card."""

    @abstractmethod
    def any_may_be_known(self, cards: list[Any], changed: list[int]) -> bool:
        """Whether somebody may know one of these cards although it lies hidden."""

    def more(self, table: Any) -> bytes:
        """What this game shows besides."""
        return b""

    # ---- the whole

    def encode(
        self, table: Any, seat: int, decision: Decision | None, shown: Sequence[Option], page: int, pages: int
    ) -> bytearray:
        """What a seat sees; the options shown are those of a page, and empty for a seat that is not asked."""
        try:
            return self._encoded(table, seat, decision, shown, page, pages)
        except TooLarge:
            Layout.cut_off()
            return self._encoded(table, seat, decision, shown, page, pages)

    def _encoded(
        self, table: Any, seat: int, decision: Decision | None, shown: Sequence[Option], page: int, pages: int
    ) -> bytearray:
        """What a seat sees, unless there is a number too large for it."""
        cards: list[bytes] = []
        order = self.look(table, seat, decision, cards)
        whole = [ASKED.nothing]
        self.table_row(table, seat, whole)
        if len(order) > self.rows:
            whole.append(b"".join(cards)[: self.rows * self.card.bytes])
        else:
            whole += cards
            whole.append(self._nothing(self._no_cards, self.rows - len(order), self.card))
        possible = 0
        if decision is not None:
            possible = len(shown)
            named = self._names(table, seat)
            whole[0] = self._question(table, decision, order, named, page, pages)
            self._add_options(table, shown, order, named, whole)
            if page + 1 < pages:
                whole.append(self._next_page)
                possible += 1
        whole.append(self._nothing(self._no_options, self.actions - possible, OPTION))
        more = self.more(table)
        if more:
            whole.append(more)
        whole.append(self._masks[possible])
        return _WRITTEN.join(whole)

    def _nothing(self, kept: list[bytes], count: int, layout: Layout) -> bytes:
        """That many rows that stand for nothing: nearly every observation needs some."""
        found = kept[count]
        if not found:
            found = kept[count] = bytes(count * layout.bytes)
        return found

    def _question(
        self, table: Any, decision: Decision, order: list[int], named: list[Named], page: int, pages: int
    ) -> bytes:
        """What is said of the question."""
        kind, count, source = self.words.kind(decision.kind), len(decision.options), decision.source
        if source >= 0:
            card = self._name(table, source, order, named)
            return ASKED.pack(1, kind, card.number, card.row if card.row <= self.rows else 0, count, page, pages)
        if pages > 1:
            return ASKED.pack(1, kind, 0, 0, count, page, pages)
        key = kind + (SPARE + SHARED) * count
        found = self._asked.get(key)
        if found is None:
            found = self._asked[key] = ASKED.pack(1, kind, 0, 0, count, page, pages)
        return found

    # ---- options

    def _names(self, table: Any, seat: int) -> list[Named]:
        """The cards as a seat's options named them last, for another observation."""
        kept = self._named
        while len(kept) <= seat:
            kept.append([])
        named = kept[seat]
        for _ in range(len(table.state.cards) - len(named)):
            named.append(Named())
        self._glance += 1
        return named

    def _name(self, table: Any, uid: int, order: list[int], named: list[Named]) -> Named:
        """A card as it is named in this observation."""
        card = named[uid]
        if card.glance == self._glance:  # several options are often about the same one
            return card
        card.glance = self._glance
        number, row = self.number_of(table, uid), card.row
        if not 0 < row <= len(order) or order[row - 1] != uid:
            row = row_in(order, uid)
        elif row > 1 and order[row - 2] == uid:  # one card may be act and agenda
            row -= 1
        if card.row != row or card.number != number or not card.packed:
            card.row, card.number = row, number
            card.packed = _CARD.pack(number, row if row <= self.rows else 0)
        return card

    def _add_options(
        self, table: Any, shown: Sequence[Option], order: list[int], named: list[Named], rows: list[bytes]
    ) -> None:
        """Add the rows of options, some of them in parts."""
        kept, glance = self._said, self._glance
        for option in shown:
            notes = kept.get(option.verb)
            said = None if notes is None else notes.get(option.note)
            if said is None:
                said = self._say(option.verb, option.note)
            cards = option.cards
            count = len(cards)
            if count == 0:
                rows.append(said.alone)
            elif count == 1:
                card = named[cards[0]]
                packed = card.packed if card.glance == glance else self._name(table, cards[0], order, named).packed
                row = said.single.get(packed)
                rows.append(self._keep(said, packed) if row is None else row)
            else:
                rows.append(said.verb)
                for uid in cards if count <= NAMED else cards[:NAMED]:
                    rows.append(self._name(table, uid, order, named).packed)
                rows.append(said.after[count] if count <= NAMED else self._further(table, option))

    def _keep(self, said: Said, packed: bytes) -> bytes:
        """The row of an option that names one card; it is kept."""
        self._count()
        row = said.single[packed] = said.verb + packed + said.after[1]
        return row

    def _count(self) -> None:
        """Count what is kept, and keep nothing of it any more once it is too much."""
        self._sayings += 1
        if self._sayings > MOST_KEPT:
            self._said.clear()
            self._sayings = 0

    def _say(self, verb: str, note: str) -> Said:
        """What options of a verb and a note say; it is kept."""
        self._count()
        said = self._said.setdefault(verb, {})[note] = Said(self.words.verb(verb), note)
        return said

    def _further(self, table: Any, option: Option) -> bytes:
        """How the row of an option ends that names more cards than have columns."""
        numbers = [str(self.number_of(table, uid)) for uid in option.cards[NAMED:]]
        return _NOTE.pack(hashed(" ".join(numbers)), *note_numbers(option.note))

    # ---- hands, decks and piles

    def catch_up(self, state: Any, replaced: Replaced) -> None:
        """Take up which records were replaced since a seat last looked."""
        same = replaced.catch_up(state)
        replaced.turned = not same or self.any_may_be_known(state.cards, replaced.cards)

    def show(
        self,
        state: Any,
        seat: int,
        piles: list[Pile],
        now: tuple[list[int], ...],
        replaced: Replaced,
        order: list[int],
        rows: list[bytes],
    ) -> None:
        """The cards of piles, as they lie now; what is shown of them is kept until they change.

        Of those in a hidden one a seat knows others than before only where records were replaced.
        """
        cards: list[Any] = state.cards
        turned, changed = replaced.turned, replaced.cards
        for number, pile in enumerate(piles):
            lying = now[number]
            if pile.is_hidden:
                # Of a pile of which nothing was known nothing is, unless a card has turned that may be known.
                if turned or (pile.order and (pile.pile != lying or _any_in(changed, pile.order))):
                    self._look_through(cards, seat, pile, lying)
            elif pile.pile != lying:
                self._turn_over(cards, seat, pile, lying)
            if pile.order:
                order += pile.order
                rows.append(pile.rows)

    def _turn_over(self, cards: list[Any], seat: int, pile: Pile, lying: list[int]) -> None:
        """Show the cards of an open pile."""
        before = len(pile.pile)
        if pile.is_hand:
            shown = by_kind(lying, [cards[uid].kind for uid in lying])
            rows = self.lying(seat, pile, cards, shown)
        elif lying[:before] == pile.pile:
            newest = lying[before:][::-1]
            shown, rows = newest + pile.order, self.lying(seat, pile, cards, newest) + pile.rows
        else:
            shown = lying[::-1]
            rows = self.lying(seat, pile, cards, shown)
        pile.pile, pile.order, pile.rows = lying[:], shown, rows

    def _look_through(self, cards: list[Any], seat: int, pile: Pile, lying: list[int]) -> None:
        """Show those cards of a hidden pile that the seat knows."""
        seen = self.known(seat, cards, lying, pile.is_deck)
        if seen and pile.is_hand:
            seen = [(0, kind, uid) for _, kind, uid in sorted(seen, key=_KIND)]
        pile.order = [uid for _, _, uid in seen]
        pile.rows = b"".join([self.plain(seat, pile, cards[uid], number) for number, _, uid in seen])
        pile.pile = lying[:]


def _any_in(cards: list[int], order: list[int]) -> bool:
    """Whether any of these cards is among others."""
    return any(uid in order for uid in cards)


def row_in(order: list[int], uid: int) -> int:
    """Which row a card has among others, from 1; 0 where it has none."""
    try:
        return order.index(uid) + 1
    except ValueError:
        return 0


def by_kind(hand: list[int], kinds: list[int]) -> list[int]:
    """The cards of a hand by their kinds, those of one kind as they lie."""
    count = len(hand)
    keys = [kind * count + number for number, kind in enumerate(kinds)]
    keys.sort()
    return [hand[key % count] for key in keys]
