"""What a seat of Call of Cthulhu sees, in numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orne.coc import values
from orne.coc.catalogue import Catalogue
from orne.coc.index import added_of
from orne.coc.state import DECK as ZONE_DECK
from orne.coc.state import DORMANT, EXHAUSTED, INSANE, NOWHERE, Card, Domain, State
from orne.coc.state import HAND as ZONE_HAND
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
from orne.environments.encoding import Encoder, Pile, Replaced, Row, row_in
from orne.environments.reach_coc import SHOWN_VALUES, Reach
from orne.environments.words import COC
from orne.kernel.decision import Decision

ROWS: Final = 128
"""How many cards are shown, at most."""
_BEFORE_VALUES: Final = CARD.place["skill"]
_AFTER_VALUES: Final = _BEFORE_VALUES + len(SHOWN_VALUES)
_HEAD: Final = Layout(CARD.columns[:_BEFORE_VALUES])
_VALUES: Final = Layout(CARD.columns[_BEFORE_VALUES:_AFTER_VALUES])
_TAIL: Final = Layout(CARD.columns[_AFTER_VALUES:])
"""The row of a card is made of three parts: what it is and whose, its values, and how it stands."""
_COUNTED: Final = Layout(TABLE.columns[ASKED.width : TABLE.width - 4 * DOMAINS])
_DOMAIN: Final = Layout(TABLE.columns[TABLE.width - 2 :])
"""The row about the table goes on with what is counted, and the domains of each side."""
_NO_DOMAINS: Final = DOMAINS * _DOMAIN.nothing
_DOMAINS_SHOWN: Final[dict[int, bytes]] = {}
"""What is said of a domain, by twice its resources, plus one where it is drained."""
_TAILS: Final[dict[int, bytes]] = {}
"""How rows of cards in play end, by the state of the card and its story."""


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
        self.varying: set[int] = set()
        """The kinds of card of which a text of their own says what a value is."""
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
            if kind.values:
                self.varying.add(len(self.number) - 1)
            if kind.boosters is not None:
                self.boosters.add(len(self.number) - 1)
        self.plain: dict[int, list[bytes]] = {}
        """Rows of cards that are not in play, which show what is printed: by where they lie, then by kind."""
        self.heads: dict[int, list[bytes]] = {}
        """How rows begin, likewise; those not made yet are empty."""

    def begin(self, kind: int, place: int, whose: int, owner: int) -> bytes:
        """How the row of a card begins: what it is, where, and whose."""
        where = (place * 4 + whose) * 4 + owner
        heads = self.heads.get(where)
        if heads is None:
            heads = self.heads[where] = [b""] * len(self.number)
        found = heads[kind]
        if not found:
            type_, faction, cost = self.head[kind]
            found = heads[kind] = _HEAD.pack(self.number[kind], place, whose, owner, type_, faction, cost)
        return found

    def row(self, kind: int, place: int, whose: int, owner: int, number: int) -> bytes:
        """The row of a card that is not in play."""
        where = ((number * 16 + place) * 4 + whose) * 4 + owner
        rows = self.plain.get(where)
        if rows is None:
            rows = self.plain[where] = [b""] * len(self.number)
        found = rows[kind]
        if not found:
            tail = _TAIL.pack(0, 0, 0, 0, 0, 0, 0, number, 0)
            found = rows[kind] = self.begin(kind, place, whose, owner) + self.packed[kind] + tail
        return found


@lru_cache(maxsize=64)
def _printed(catalogue: Catalogue) -> _Printed:
    """What is printed on the cards of a catalogue."""
    return _Printed(catalogue)


def _domain(key: int) -> bytes:
    """What is said of a domain: how many resources it has, and whether it is drained."""
    found = _DOMAINS_SHOWN.get(key)
    if found is None:
        found = _DOMAINS_SHOWN[key] = _DOMAIN.pack(key // 2, key % 2)
    return found


class _Side:
    """A player's domains and the cards attached to them, as a seat was last shown them."""

    def __init__(self) -> None:
        self.domains: list[Domain] = []
        self.resources: list[tuple[int, ...]] = []
        self.attached: list[bytes] = []
        """The cards attached to each domain, and their rows."""
        self.counted: bytes = _NO_DOMAINS
        """How many resources each domain has, and whether it is drained."""
        self.order: list[int] = []
        self.rows = b""

    def look(self, state: State, seat: int, side: int, printed: _Printed) -> None:
        """Take up what has changed."""
        domains = state.domains[side]
        if self.domains == domains:
            return
        counted: list[bytes] = []
        resources: list[tuple[int, ...]] = []
        for domain in domains:
            attached = domain.resources
            resources.append(attached)
            counted.append(_domain(2 * len(attached) + domain.drained))
        if self.resources != resources:
            self._attach(state, seat, side, resources, printed)
        counted.append(_NO_DOMAINS)
        self.domains, self.counted = domains[:], b"".join(counted)[: len(_NO_DOMAINS)]

    def _attach(self, state: State, seat: int, side: int, resources: list[tuple[int, ...]], printed: _Printed) -> None:
        """Take up which cards are attached where."""
        order: list[int] = []
        whose = MINE if side == seat else THEIRS
        attached: list[bytes] = []
        before = self.resources
        for number, cards in enumerate(resources):
            order += cards
            if number < len(before) and before[number] == cards:
                attached.append(self.attached[number])
                continue
            rows: list[bytes] = []
            for uid in cards:
                card = state.cards[uid]
                rows.append(printed.row(card.kind, RESOURCE, whose, MINE if card.owner == seat else THEIRS, number + 1))
            attached.append(b"".join(rows))
        self.resources, self.attached, self.order, self.rows = resources, attached, order, b"".join(attached)


class _Seen:
    """What was last shown to a seat, with what it was made from."""

    def __init__(self) -> None:
        self.values: object = None
        """The computed values of the state that was seen: any change of a card or a domain makes new ones."""
        self.order: list[int] = []
        self.shown: list[bytes] = []
        """The cards that were seen, and their rows."""
        self.rows: list[Row] = []
        """By card, the rows of stories and of cards in play."""
        self.placed: list[int] = []
        self.stories = 0
        """Stories and cards in play, and how many of them are stories."""
        self.replaced = Replaced()
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
        self.replaced = Replaced()
        self.mine, self.theirs = _Side(), _Side()
        for pile in self.hands + self.piles:
            pile.forget()


class CocEncoder(Encoder):
    """Sees a game of Call of Cthulhu."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions, TABLE, CARD, ROWS, COC)
        self._printed: _Printed | None = None
        self._seen: list[_Seen] = [_Seen(), _Seen()]
        self._reach = Reach()
        self.forget()

    def forget(self) -> None:
        """Keep nothing of the game seen so far: another begins."""
        for seen in self._seen:
            seen.forget()

    def number_of(self, table: CocTable, uid: int) -> int:
        """The number of a card; its name always tells which it is."""
        printed = self._printed
        assert printed is not None  # the cards were looked at
        return printed.number[table.state.cards[uid].kind]

    def _of(self, state: State) -> _Printed:
        """What is printed on the cards of this game."""
        printed = self._printed
        if printed is None or printed.catalogue is not state.catalogue:
            self.forget()
            printed = self._printed = _printed(state.catalogue)
        return printed

    # ---- the table

    def table_row(self, table: CocTable, seat: int, parts: list[bytes]) -> None:
        """Turn, phase, what is resolving, and what is counted about both sides."""
        state = table.state
        other = 1 - seat
        resolving = state.resolving
        story = struggle = 0
        if resolving is not None and resolving.story in state.row:
            story, struggle = state.row.index(resolving.story) + 1, min(resolving.struggle + 1, 5)
        index = table.index
        day = night = False
        if self._of(state).daylight or added_of(state) or "day" in index.statics or "night" in index.statics:
            day, night = values.is_day(table), values.is_night(table)
        won, hand, deck, discard, domains = state.won, state.hand, state.deck, state.discard, state.domains
        counted = _COUNTED.pack(
            state.turn, state.step, PHASE_OF_STEP[state.step], state.active == seat, state.first == seat, day, night,
            story, struggle, len(state.story_deck),
            len(won[seat]), len(hand[seat]), len(deck[seat]), len(discard[seat]), len(domains[seat]),
            len(won[other]), len(hand[other]), len(deck[other]), len(discard[other]), len(domains[other]),
        )  # fmt: skip
        seen = self._seen[seat]
        parts.append(counted)
        parts.append(seen.mine.counted)
        parts.append(seen.theirs.counted)

    # ---- the cards

    def look(self, table: CocTable, seat: int, decision: Decision | None, rows: list[bytes]) -> list[int]:
        """Stories, cards in play, hands, resources, known cards of decks, then the piles that all may look through."""
        state = table.state
        printed = self._of(state)
        seen = self._seen[seat]
        other = 1 - seat
        mine, theirs = seen.mine, seen.theirs
        plan: dict[int, int] | None = None
        if state.plan and decision is not None and decision.kind == "commit":
            plan = dict(state.plan)
        elif seen.values is state.values:
            rows += seen.shown
            return seen.order
        replaced = seen.replaced
        self.catch_up(state, replaced)
        order = state.row + state.play
        shown = self._in_play(table, seat, printed, seen, plan, order)
        self.show(state, seat, seen.hands, (state.hand[seat], state.hand[other]), replaced, order, shown)
        mine.look(state, seat, seat, printed)
        theirs.look(state, seat, other, printed)
        order += mine.order
        order += theirs.order
        shown.append(mine.rows)
        shown.append(theirs.rows)
        deck, won, discard = state.deck, state.won, state.discard
        now = (deck[seat], deck[other], won[seat], won[other], discard[seat], discard[other], state.removed)
        self.show(state, seat, seen.piles, now, replaced, order, shown)
        seen.order, seen.shown, seen.values = order, shown, None if plan else state.values
        rows += shown
        return order

    def plain(self, seat: int, pile: Pile, card: Card, number: int) -> bytes:
        """The row of a card that lies in a hidden hand or a deck: what is printed."""
        assert self._printed is not None
        place = pile.place
        owner = 0 if place == WON else MINE if card.owner == seat else THEIRS
        return self._printed.row(card.kind, place, pile.whose, owner, number)

    def lying(self, seat: int, pile: Pile, cards: list[Card], shown: list[int]) -> bytes:
        """The rows of cards that lie in a hand or an open pile: what is printed."""
        printed = self._printed
        assert printed is not None
        place, whose, plain = pile.place, pile.whose, printed.plain
        first = (place * 4 + whose) * 4
        rows: list[bytes] = []
        for uid in shown:
            card = cards[uid]
            owner = 0 if place == WON else MINE if card.owner == seat else THEIRS
            found = plain.get(first + owner)
            row = b"" if found is None else found[card.kind]
            rows.append(row or printed.row(card.kind, place, whose, owner, 0))
        return b"".join(rows)

    def known(self, seat: int, cards: list[Card], lying: list[int], deck: bool) -> list[tuple[int, int, int]]:
        """The cards that a seat knows, and those that lie face up in a deck."""
        found: list[tuple[int, int, int]] = []
        number = 0
        for uid in reversed(lying):
            card = cards[uid]
            number += 1
            if card.known >> seat & 1 or (deck and not card.face_down):
                found.append((number, card.kind, uid))
        return found

    def any_may_be_known(self, cards: list[Card], changed: list[int]) -> bool:
        """Whether somebody may know one of these cards although it lies hidden."""
        for uid in changed:
            card = cards[uid]
            zone = card.zone
            if (zone == ZONE_HAND and card.known) or (zone == ZONE_DECK and (card.known or not card.face_down)):
                return True
        return False

    def _in_play(
        self,
        table: CocTable,
        seat: int,
        printed: _Printed,
        seen: _Seen,
        plan: dict[int, int] | None,
        order: list[int],
    ) -> list[bytes]:
        """The stories, and the cards in play, as everybody sees them."""
        state = table.state
        cards, stories = state.cards, state.row
        index = table.index
        kept = seen.rows
        placed = seen.stories == len(stories) and seen.placed == order
        """Whether every card is in the row it was in before."""
        if not placed:
            seen.placed, seen.stories = order[:], len(stories)
        reached = self._reach.cards(table, printed.varying)
        while len(kept) < len(cards):
            kept.append(Row())
        boosters = printed.boosters
        boosted: list[int] = stories if index.struggles or index.no_struggle else []
        """The stories whose struggles may be others than those printed."""
        rows: list[bytes] = []
        for uid in state.play:
            card = cards[uid]
            row = kept[uid]
            is_reached = len(reached) > 0 and uid in reached
            if row.card is card and (row.alone or (placed and row.placed)) and plan is None and not is_reached:
                rows.append(row.packed)
                continue
            at = host = 0
            row.placed = plan is None and not is_reached and not (boosters and card.kind in boosters)
            row.alone = card.story == NOWHERE and card.host == NOWHERE and plan is None and not is_reached
            if not row.alone:
                if boosters and card.kind in boosters:
                    at_host = NOWHERE if card.host == NOWHERE else cards[card.host].story
                    boosted = [*boosted, card.story, card.host, at_host]
                story = card.story if card.story != NOWHERE or plan is None else plan.get(uid, NOWHERE)
                if story != NOWHERE and story in stories:
                    at = stories.index(story) + 1
                if card.host != NOWHERE:
                    host = row_in(order, card.host)
            changed = _changed_values(table, printed, card, reached[uid]) if is_reached else None
            if not row.is_of(card, at, host, changed):
                row.make(_packed(seat, printed, card, at, host, changed), card, at, host, changed)
            rows.append(row.packed)
        found: list[bytes] = []
        has_dormant = state.catalogue.has_dormant
        for uid in stories:
            card = cards[uid]
            row = kept[uid]
            told: list[int] | None = None
            if has_dormant or (boosted and uid in boosted):
                told = _beside_story(table, card)
            if not row.is_of(card, 0, 0, told):
                row.make(_packed_story(seat, printed, card, told), card, 0, 0, told)
            found.append(row.packed)
        found += rows
        return found


def _is_blank(card: Card) -> bool:
    """Whether a card in play has no values at all."""
    return card.state == INSANE or card.attached_by_effect or card.face_down


def _changed_values(table: CocTable, printed: _Printed, card: Card, reached: list[int]) -> list[int] | None:
    """Those values of a card that are not as printed, each behind its place; None where all are."""
    if _is_blank(card):
        return None
    usual = printed.values[card.kind]
    changed: list[int] | None = None
    for value in reached:
        now = values.net(table, card.uid, SHOWN_VALUES[value])
        if now != usual[value]:
            if changed is None:
                changed = []
            changed.append(value)
            changed.append(now)
    return changed


def _packed(seat: int, printed: _Printed, card: Card, at: int, host: int, changed: list[int] | None) -> bytes:
    """The row of a card in play, at the row of its story or its host, with those values that have changed."""
    kind = card.kind
    if _is_blank(card):
        shown = _VALUES.nothing
    elif changed is None:
        shown = printed.packed[kind]
    else:
        now = list(printed.values[kind])
        for place in range(0, len(changed), 2):
            now[changed[place]] = max(changed[place + 1], 0)
        shown = _VALUES.pack(*now)
    success = card.success
    mine = MINE if card.controller == seat else THEIRS
    if host or card.wounds or success[0] or success[1]:
        tail = _TAIL.pack(
            card.state == EXHAUSTED, card.state == INSANE, card.wounds, success[seat], success[1 - seat], at, host, 0, 0
        )
    else:
        tail = _tail(card.state, at)
    return printed.begin(kind, PLAY, mine, MINE if card.owner == seat else THEIRS) + shown + tail


def _tail(state: int, at: int) -> bytes:
    """How the row of a card in play ends that has neither wounds nor success tokens, and is attached to nothing."""
    key = 3 * at + state
    found = _TAILS.get(key)
    if found is None:
        found = _TAILS[key] = _TAIL.pack(state == EXHAUSTED, state == INSANE, 0, 0, 0, at, 0, 0, 0)
    return found


def _beside_story(table: CocTable, story: Card) -> list[int]:
    """What the row of a story depends on besides its record: its struggles as they are now, and its Dormant cards."""
    state = table.state
    uid = story.uid
    there = values.struggles(table, uid)
    told = [there.count(each) for each in values.STRUGGLES]
    dormant = 0
    if state.catalogue.has_dormant:
        for card in state.cards:
            dormant += card.zone == DORMANT and card.host == uid
    told.append(dormant)
    return told


def _packed_story(seat: int, printed: _Printed, card: Card, beside: list[int] | None) -> bytes:
    """The row of a story or conspiracy in play; what it depends on besides is its struggles, then Dormant cards."""
    kind = card.kind
    packed = printed.packed[kind]
    dormant = 0
    if beside is not None:
        now = list(printed.values[kind])
        now[1:5] = beside[:4]
        packed, dormant = _VALUES.pack(*now), beside[4]
    success = card.success
    tail = _TAIL.pack(0, 0, 0, success[seat], success[1 - seat], 0, 0, 0, dormant)
    return printed.begin(kind, STORY, 0, 0) + packed + tail
