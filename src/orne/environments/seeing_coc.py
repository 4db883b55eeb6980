"""What a seat of Call of Cthulhu sees, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from orne.coc import values
from orne.coc.catalogue import Catalogue
from orne.coc.index import Index
from orne.coc.language import select
from orne.coc.state import DORMANT, EXHAUSTED, INSANE, NOWHERE, Card, Domain, State
from orne.coc.table import CocTable
from orne.coc.view import KEYWORDS
from orne.environments.columns import ASKED, Layout
from orne.environments.columns_coc import (
    CARD,
    DECK,
    DISCARD,
    DOMAINS,
    FACTIONS,
    HAND,
    MINE,
    PHASE_OF_STEP,
    PLAY,
    REMOVED,
    RESOURCE,
    STORY,
    TABLE,
    THEIRS,
    TYPES,
    WON,
    card_numbers,
)
from orne.environments.encoding import Encoder, Pile, Row
from orne.environments.words import COC
from orne.kernel.decision import Decision

ROWS: Final = 128
"""How many cards are shown, at most."""
_KINDS_OF_VALUE: Final[tuple[int | str, ...]] = ("skill", *values.STRUGGLES, *KEYWORDS)
Value = tuple[int, int | str]
"""Which value, after its place among the values of a row."""
_EVERY: Final[list[Value]] = list(enumerate(_KINDS_OF_VALUE))
_ITSELF: Final = (select.SELF, select.THIS)
_ITS_HOST: Final = (select.HOST, select.HOST_CARD)
_BEFORE_VALUES: Final = CARD.place["skill"]
_AFTER_VALUES: Final = _BEFORE_VALUES + len(_KINDS_OF_VALUE)
_HEAD: Final = Layout(CARD.columns[:_BEFORE_VALUES])
_VALUES: Final = Layout(CARD.columns[_BEFORE_VALUES:_AFTER_VALUES])
_TAIL: Final = Layout(CARD.columns[_AFTER_VALUES:])
"""The row of a card is made of three parts: what it is and whose, its values, and how it stands."""
_COUNTED: Final = Layout(TABLE.columns[ASKED.width : TABLE.width - 4 * DOMAINS])
_DOMAINS: Final = Layout(TABLE.columns[TABLE.width - 2 * DOMAINS :])
"""The row about the table goes on with what is counted, and the domains of each side."""


class _Printed:
    """What is printed on the cards of one game, in the order of the columns."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        numbers = card_numbers()
        self.number: list[int] = []
        self.head: list[tuple[int, int, int]] = []
        """Type, faction and cost."""
        self.values: list[tuple[int, ...]] = []
        self.packed: list[bytes] = []
        """The same, packed."""
        self.varies: list[bool] = []
        """Whether a text of its own says what its value is."""
        self.may_change: list[bool] = []
        """Whether that is so, or it is a character, whose values others may change."""
        self.boosters: set[int] = set()
        """The kinds of card that add struggles to a story."""
        self.daylight = any(word in kind.keywords for kind in catalogue.kinds for word in ("day", "night"))
        """Whether any card says that it is Day or Night."""
        for kind in catalogue.kinds:
            facts = kind.facts
            self.number.append(numbers.get(kind.slug, 0))
            faction = FACTIONS.index(facts.faction) + 1 if facts.faction in FACTIONS else 0
            self.head.append((TYPES.index(facts.type) + 1, faction, facts.cost))
            icons = facts.struggles if facts.type in ("story", "conspiracy") else facts.icons
            words = [kind.keywords.get(word, 0) for word in KEYWORDS]
            self.values.append((facts.skill or 0, *icons, *words))
            self.packed.append(_VALUES.pack(*self.values[-1]))
            self.varies.append(bool(kind.values))
            self.may_change.append(bool(kind.values) or kind.is_character)
            if kind.boosters is not None:
                self.boosters.add(len(self.number) - 1)
        self.plain: dict[tuple[int, int, int, int, int], bytes] = {}
        """Rows of cards that are not in play, which show what is printed."""
        self.heads: dict[tuple[int, int, int, int], bytes] = {}
        """How rows begin."""

    def begin(self, kind: int, place: int, whose: int, owner: int) -> bytes:
        """How the row of a card begins: what it is, where, and whose."""
        key: Any = (kind, place, whose, owner)
        found = self.heads.get(key)
        if found is None:
            type_, faction, cost = self.head[kind]
            found = self.heads[key] = _HEAD.pack(self.number[kind], place, whose, owner, type_, faction, cost)
        return found

    def row(self, kind: int, place: int, whose: int, owner: int, number: int) -> bytes:
        """The row of a card that is not in play."""
        key: Any = (kind, place, whose, owner, number)
        found = self.plain.get(key)
        if found is None:
            found = (
                self.begin(kind, place, whose, owner) + self.packed[kind] + _TAIL.pack(0, 0, 0, 0, 0, 0, 0, number, 0)
            )
            self.plain[key] = found
        return found


@lru_cache(maxsize=64)
def _printed(catalogue: Catalogue) -> _Printed:
    """What is printed on the cards of a catalogue."""
    return _Printed(catalogue)


class _Side:
    """A player's domains and the cards attached to them, as a seat was last shown them."""

    def __init__(self) -> None:
        self.domains: list[Domain] = []
        self.resources: list[tuple[int, ...]] = []
        self.counted = _DOMAINS.nothing
        """How many resources each domain has, and whether it is drained."""
        self.order: list[int] = []
        self.rows = b""

    def look(self, state: State, seat: int, side: int, printed: _Printed) -> None:
        """Take up what has changed."""
        if self.domains == state.domains[side]:
            return
        domains = state.domains[side][:]
        numbers = [0] * (2 * DOMAINS)
        resources: list[tuple[int, ...]] = []
        for place, domain in enumerate(domains):
            resources.append(domain.resources)
            if place < DOMAINS:
                numbers[2 * place] = len(domain.resources)
                numbers[2 * place + 1] = int(domain.drained)
        self.counted = _DOMAINS.pack(*numbers)
        self.domains = domains
        if self.resources == resources:
            return
        self.resources = resources
        self.order = []
        whose = MINE if side == seat else THEIRS
        rows: list[bytes] = []
        for number, attached in enumerate(resources, 1):
            for uid in attached:
                card = state.cards[uid]
                self.order.append(uid)
                rows.append(printed.row(card.kind, RESOURCE, whose, MINE if card.owner == seat else THEIRS, number))
        self.rows = b"".join(rows)


class _Seen:
    """What was last shown to a seat, with what it was made from."""

    def __init__(self) -> None:
        self.values: object = None
        """The computed values of the state that rows of cards in play were made from: any change makes new ones."""
        self.in_play = b""
        self.rows: list[Row] = []
        """By card, the rows of stories and of cards in play."""
        self.mine = _Side()
        self.theirs = _Side()
        self.hands = [Pile(HAND, MINE, hand=True), Pile(HAND, THEIRS, hand=True, hidden=True)]
        self.piles = [
            Pile(DECK, MINE, deck=True, hidden=True), Pile(DECK, THEIRS, deck=True, hidden=True),
            Pile(WON, MINE), Pile(WON, THEIRS), Pile(DISCARD, MINE), Pile(DISCARD, THEIRS), Pile(REMOVED, 0),
        ]  # fmt: skip

    def forget(self) -> None:
        """Another game begins; rows of cards name the record they were made from, and need not be forgotten."""
        self.values = None
        self.mine, self.theirs = _Side(), _Side()
        for pile in self.hands + self.piles:
            pile.forget()


class CocEncoder(Encoder):
    """Sees a game of Call of Cthulhu."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions, TABLE, CARD, ROWS, COC)
        self._printed: _Printed | None = None
        self._seen: list[_Seen] = [_Seen(), _Seen()]
        self._index: object = None
        self._moving: list[Value] = []
        """The values that something in play may change of any character."""
        self._certain: list[tuple[Value, int, bool]] = []
        """Those that may be changed of a certain card: this one, or the one it is attached to."""
        self.forget()

    def forget(self) -> None:
        """Keep nothing of the game seen so far: another begins."""
        for seen in self._seen:
            seen.forget()

    def numbers(self, table: CocTable) -> list[int]:
        """The numbers of cards by their kinds; the name of a card always tells which it is."""
        return self._of(table.state).number

    def _of(self, state: State) -> _Printed:
        """What is printed on the cards of this game."""
        printed = self._printed
        if printed is None or printed.catalogue is not state.catalogue:
            self.forget()
            printed = self._printed = _printed(state.catalogue)
        return printed

    # ---- the table

    def table_row(self, table: CocTable, seat: int) -> bytes:
        """Turn, phase, what is resolving, and what is counted about both sides."""
        state = table.state
        other = 1 - seat
        resolving = state.resolving
        story = struggle = 0
        if resolving is not None and resolving.story in state.row:
            story, struggle = state.row.index(resolving.story) + 1, min(resolving.struggle + 1, 5)
        index = table.index
        day = night = False
        if self._of(state).daylight or index.lasting or "day" in index.statics or "night" in index.statics:
            day, night = values.is_day(table), values.is_night(table)
        won, hand, deck, discard, domains = state.won, state.hand, state.deck, state.discard, state.domains
        counted = _COUNTED.pack(
            state.turn, state.step, PHASE_OF_STEP[state.step], state.active == seat, state.first == seat, day, night,
            story, struggle, len(state.story_deck),
            len(won[seat]), len(hand[seat]), len(deck[seat]), len(discard[seat]), len(domains[seat]),
            len(won[other]), len(hand[other]), len(deck[other]), len(discard[other]), len(domains[other]),
        )  # fmt: skip
        seen = self._seen[seat]
        return counted + seen.mine.counted + seen.theirs.counted

    # ---- the cards

    def look(self, table: CocTable, seat: int, decision: Decision | None, order: list[int], rows: list[bytes]) -> None:
        """Stories, cards in play, hands, resources, known cards of decks, then the piles that all may look through."""
        state = table.state
        printed = self._of(state)
        seen = self._seen[seat]
        other = 1 - seat
        order += state.row
        order += state.play
        if state.plan and decision is not None and decision.kind == "commit":
            rows.append(self._in_play(table, seat, printed, seen, dict(state.plan), order))
        else:
            if seen.values is not state.values:
                seen.in_play, seen.values = self._in_play(table, seat, printed, seen, {}, order), state.values
            rows.append(seen.in_play)
        self.show(state, seat, seen.hands, (state.hand[seat], state.hand[other]), order, rows)
        mine, theirs = seen.mine, seen.theirs
        mine.look(state, seat, seat, printed)
        theirs.look(state, seat, other, printed)
        order += mine.order
        order += theirs.order
        rows.append(mine.rows)
        rows.append(theirs.rows)
        deck, won, discard = state.deck, state.won, state.discard
        now = (deck[seat], deck[other], won[seat], won[other], discard[seat], discard[other], state.removed)
        self.show(state, seat, seen.piles, now, order, rows)

    def lying(self, state: State, seat: int, uid: int, place: int, whose: int, number: int) -> bytes:
        """The row of a card that lies in a hand, a deck or a pile."""
        card = state.cards[uid]
        owner = 0 if place == WON else MINE if card.owner == seat else THEIRS
        return self._of(state).row(card.kind, place, whose, owner, number)

    def known(self, seat: int, records: Sequence[Card], deck: bool) -> list[tuple[int, int, int]]:
        """The cards that a seat knows, and those that lie face up in a deck."""
        found: list[tuple[int, int, int]] = []
        number = 0
        for card in reversed(records):
            number += 1
            if card.known >> seat & 1 or (deck and not card.face_down):
                found.append((number, card.kind, card.uid))
        return found

    def _in_play(
        self, table: CocTable, seat: int, printed: _Printed, seen: _Seen, plan: dict[int, int], order: list[int]
    ) -> bytes:
        """The stories, and the cards in play, as everybody sees them."""
        state = table.state
        cards, stories = state.cards, state.row
        index = table.index
        self._look_at(index)
        moving = self._moving
        reached: dict[int, list[Value]] = {}
        for each, certain, hosted in self._certain:
            reached.setdefault(cards[certain].host if hosted else certain, []).append(each)
        kept = seen.rows
        while len(kept) < len(cards):
            kept.append(Row())
        changing = printed.may_change if moving else printed.varies
        boosters = printed.boosters
        boosted = bool(index.struggles or index.no_struggle)
        rows: list[bytes] = []
        for uid in state.play:
            card = cards[uid]
            kind = card.kind
            if boosters and kind in boosters:
                boosted = True
            row = kept[uid]
            changes = changing[kind] or (uid in reached and printed.may_change[kind])
            if card.story == NOWHERE and card.host == NOWHERE and not changes and not (plan and uid in plan):
                if row.card is not card or row.beside is not None:
                    row.packed = _packed(seat, printed, card, printed.packed[kind], 0, 0)
                    row.card, row.beside = card, None
                rows.append(row.packed)
                continue
            story = card.story if card.story != NOWHERE or not plan else plan.get(uid, NOWHERE)
            at = stories.index(story) + 1 if story != NOWHERE and story in stories else 0
            host = order.index(card.host) + 1 if card.host != NOWHERE and card.host in order else 0
            beside: tuple[int, ...] = (at, host)
            shown: list[int] | None = None
            if changes and not _is_blank(card):
                shown = list(printed.values[kind])
                which = _EVERY if printed.varies[kind] else moving + reached[uid] if uid in reached else moving
                for place, value in which:
                    shown[place] = max(values.net(table, uid, value), 0)
                beside = (at, host, *shown)
            if row.card is not card or row.beside != beside:
                packed = printed.packed[kind] if shown is None else _VALUES.pack(*shown)
                row.packed = _packed(seat, printed, card, packed, at, host)
                row.card, row.beside = card, beside
            rows.append(row.packed)
        return b"".join([self._story(table, seat, printed, uid, kept[uid], boosted) for uid in stories] + rows)

    def _story(self, table: CocTable, seat: int, printed: _Printed, uid: int, row: Row, boosted: bool) -> bytes:
        """A story or conspiracy in play."""
        state = table.state
        card = state.cards[uid]
        has_dormant = state.catalogue.has_dormant
        if row.card is card and not boosted and row.beside is None:
            return row.packed
        kind = card.kind
        packed = printed.packed[kind]
        if boosted:
            there = values.struggles(table, uid)
            printed_ = printed.values[kind]
            packed = _VALUES.pack(printed_[0], *[there.count(each) for each in values.STRUGGLES], *printed_[5:])
        dormant = 0
        if has_dormant:
            dormant = sum([each.zone == DORMANT and each.host == uid for each in state.cards])
        success = card.success
        tail = _TAIL.pack(0, 0, 0, success[seat], success[1 - seat], 0, 0, 0, dormant)
        row.packed = printed.begin(kind, STORY, 0, 0) + packed + tail
        row.card, row.beside = card, () if boosted or has_dormant else None
        return row.packed

    def _look_at(self, index: Index) -> None:
        """Say which values something in play may change, and of which cards."""
        if self._index is index:
            return
        self._index = index
        any_card: set[int | str] = set()
        if index.skills or index.final_skills:
            any_card.add("skill")
        if index.icons_lost:
            any_card.update(values.STRUGGLES)
        if index.blank or index.silenced:
            any_card.update(_KINDS_OF_VALUE)
        self._certain = []
        for place, which in _EVERY:
            for gives, use in index.statics.get(which, ()):
                if gives.to in _ITS_HOST or gives.to in _ITSELF:
                    self._certain.append(((place, which), use.holder, gives.to in _ITS_HOST))
                else:
                    any_card.add(which)
        for uid, which in index.lasting:
            if which in _KINDS_OF_VALUE:
                self._certain.append(((_KINDS_OF_VALUE.index(which), which), uid, False))
        self._moving = [each for each in _EVERY if each[1] in any_card] if any_card else []


def _is_blank(card: Card) -> bool:
    """Whether a card in play has no values at all."""
    return card.state == INSANE or card.attached_by_effect or card.face_down


def _packed(seat: int, printed: _Printed, card: Card, shown: bytes, story: int, host: int) -> bytes:
    """The row of a card in play."""
    if _is_blank(card):
        shown = _VALUES.nothing
    success = card.success
    mine = MINE if card.controller == seat else THEIRS
    tail = _TAIL.pack(
        card.state == EXHAUSTED, card.state == INSANE, card.wounds, success[seat], success[1 - seat], story, host, 0, 0
    )
    return printed.begin(card.kind, PLAY, mine, MINE if card.owner == seat else THEIRS) + shown + tail
