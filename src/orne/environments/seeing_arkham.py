"""What an investigator of Arkham Horror sees, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from orne.arkham import values
from orne.arkham.catalogue import Catalogue
from orne.arkham.index import Index
from orne.arkham.rules import locations
from orne.arkham.rules.skill_test import standing
from orne.arkham.rules.stages import doom_threshold
from orne.arkham.state import NOBODY, NOWHERE, Card, State
from orne.arkham.table import ArkhamTable
from orne.environments.columns import ASKED, Layout
from orne.environments.columns_arkham import (
    ACT,
    AGENDA,
    CARD,
    CLASSES,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    HAND,
    INVESTIGATOR,
    LOCATION,
    MAP,
    PHASE_OF_STEP,
    PLAY,
    SEATS,
    TABLE,
    TESTS,
    THREAT,
    TOKENS,
    TYPES,
    VICTORY,
    card_numbers,
)
from orne.environments.encoding import Encoder, Pile, Replaced, Row, row_in
from orne.environments.words import ARKHAM
from orne.kernel.decision import Decision

ROWS: Final = 160
"""How many cards are shown, at most."""
_BAG: Final = TABLE.place["bag_+1"]
_TEST: Final = TABLE.place["test"]
_FIRST: Final = TABLE.place["investigator_1"]
_ROUND: Final = Layout(TABLE.columns[ASKED.width : _BAG])
_TOKENS: Final = Layout(TABLE.columns[_BAG:_TEST])
_TESTED: Final = Layout(TABLE.columns[_TEST:_FIRST])
_INVESTIGATOR: Final = Layout(TABLE.columns[_FIRST : TABLE.place["investigator_2"]])
"""The row about the table goes on with the round, the bag, the test, and each investigator."""
_WHERE: Final = Layout(CARD.columns[: CARD.place["type"]])
_HEAD: Final = Layout(CARD.columns[CARD.place["type"] : CARD.place["exhausted"]])
_STANDS: Final = Layout(CARD.columns[CARD.place["exhausted"] : CARD.place["health"]])
_BODY: Final = Layout(CARD.columns[CARD.place["health"] : CARD.place["at"]])
_LIES: Final = Layout(CARD.columns[CARD.place["at"] :])
"""The row of a card: whose it is and where, what is printed, how it stands, its values, and what it lies at."""
_ALWAYS_AT: Final = {
    "location": LOCATION, "act": ACT, "agenda": AGENDA, "investigator": INVESTIGATOR, "enemy": ENEMY,
}  # fmt: skip
_HARDINESS: Final = 1
_SHROUD: Final = 2
_SKILL: Final = 4
_CHANGES: Final[dict[int | str, int]] = {
    "health": _HARDINESS, "sanity": _HARDINESS, "fight": _HARDINESS, "evade": _HARDINESS, "shroud": _SHROUD,
    0: _SKILL, 1: _SKILL, 2: _SKILL, 3: _SKILL,
}  # fmt: skip
"""What is shown of a card that a text may change."""


class _Printed:
    """What is printed on the cards of one scenario, in the order of the columns."""

    def __init__(self, catalogue: Catalogue, seats: int) -> None:
        self.catalogue = catalogue
        self.seats = seats
        numbers = card_numbers()
        self.number: list[int] = []
        self.head: list[tuple[int, ...]] = []
        """Type, class, cost, icons, fast."""
        self.body: list[tuple[int, ...]] = []
        """Health, sanity, fight, evade, attack, keywords of enemies, victory points, shroud."""
        self.type: list[str] = []
        self.secret: list[bool] = []
        """Whether an unrevealed side does not tell which of several locations it is."""
        self.connected = any(kind.connected_to is not None for kind in catalogue.kinds)
        """Whether texts connect locations."""
        for kind in catalogue.kinds:
            facts = kind.facts
            self.number.append(numbers.get(kind.slug, 0))
            self.type.append(facts.type)
            type_ = TYPES.index(facts.type) + 1
            self.head.append((type_, CLASSES.index(facts.class_) + 1, facts.cost or 0, *facts.icons, int(kind.fast)))
            enemy = facts.type == "enemy"
            self.body.append(
                (
                    facts.health_for(seats) or 0, facts.sanity or 0, facts.fight or 0, facts.evade or 0,
                    facts.damage, facts.horror, int(enemy and "hunter" in facts.keywords),
                    int(enemy and "retaliate" in facts.keywords), facts.victory, facts.shroud or 0,
                )
            )  # fmt: skip
            self.secret.append(bool(kind.unrevealed_name))
        self.heads: list[bytes] = [_HEAD.pack(*each) for each in self.head]
        self.bodies: list[bytes] = [_BODY.pack(*each) for each in self.body]
        """The same, packed."""
        self.plain: dict[int, list[bytes]] = {}
        """Rows of cards that are not in play, which show what is printed: by where they lie, then by kind."""
        self.begun: dict[int, list[bytes]] = {}
        """How rows begin, likewise; those not made yet are empty."""

    def begin(self, kind: int, number: int, place: int, whose: int) -> bytes:
        """How the row of a card begins, with its number unless that is not told: which it is, where, and whose."""
        where = (place * 8 + whose) * 2 + (number > 0)
        begun = self.begun.get(where)
        if begun is None:
            begun = self.begun[where] = [b""] * len(self.number)
        found = begun[kind]
        if not found:
            found = begun[kind] = _WHERE.pack(number, place, whose) + self.heads[kind]
        return found

    def row(self, kind: int, place: int, whose: int, number: int) -> bytes:
        """The row of a card that lies in a hand, a deck or a pile."""
        where = (number * 16 + place) * 8 + whose
        rows = self.plain.get(where)
        if rows is None:
            rows = self.plain[where] = [b""] * len(self.number)
        found = rows[kind]
        if not found:
            begin = self.begin(kind, self.number[kind], place, whose)
            found = rows[kind] = begin + _STANDS.nothing + self.bodies[kind] + _LIES.pack(0, 0, number)
        return found


@lru_cache(maxsize=128)
def _printed(catalogue: Catalogue, seats: int) -> _Printed:
    """What is printed on the cards of a catalogue, for that many investigators."""
    return _Printed(catalogue, seats)


def _piles(seats: int) -> list[Pile]:
    """All piles that an investigator is shown something of."""
    turn = range(1, seats + 1)
    return [
        *[Pile(HAND, whose, hand=True, hidden=whose > 1) for whose in turn],
        Pile(ENCOUNTER_DECK, 0, deck=True, hidden=True),
        *[Pile(DECK, whose, deck=True, hidden=True) for whose in turn],
        Pile(VICTORY, 0),
        Pile(ENCOUNTER_DISCARD, 0),
        *[Pile(DISCARD, whose) for whose in turn],
    ]


class ArkhamEncoder(Encoder):
    """Sees a scenario of Arkham Horror."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions, TABLE, CARD, ROWS, ARKHAM)
        self._printed: _Printed | None = None
        self._rows: list[list[Row]] = []
        """By seat, the rows of cards in play."""
        self._piles: list[list[Pile]] = []
        self._replaced: list[Replaced] = []
        """By seat as well, what it is shown of piles, and what it has still to look at again."""
        self._index: object = None
        self._still = False
        """Whether nothing in play changes any value that is shown, but for skills and shroud."""
        self._clear = False
        """Whether nothing changes shroud."""
        self._skilled = False
        """Whether anything changes skills."""
        self._locations: list[int] = []
        self._sides: list[int] = []
        """The sides that the locations on the map show."""
        self._map = bytes(MAP * MAP)
        """Which locations are connected."""
        self._doom = 0
        """Doom on the cards that were looked at last."""
        self._bag: tuple[str, ...] = ()
        self._tokens = _TOKENS.nothing
        self._bags: dict[tuple[str, ...], bytes] = {}
        """What is said of the bags seen so far."""

    def forget(self) -> None:
        """Keep nothing of the game seen so far: another begins."""
        self._locations = []
        self._sides, self._map = [], bytes(MAP * MAP)
        self._replaced = [Replaced() for _ in self._piles]
        for piles in self._piles:
            for pile in piles:
                pile.forget()

    def number_of(self, table: ArkhamTable, uid: int) -> int:
        """The number of a card, unless it is a location that does not tell which it is."""
        printed = self._printed
        assert printed is not None  # the cards were looked at
        kind = table.state.cards[uid].kind
        return 0 if printed.secret[kind] and table.unseen(uid) else printed.number[kind]

    def _of(self, state: State) -> _Printed:
        """What is printed on the cards of this scenario."""
        printed = self._printed
        if printed is None or printed.catalogue is not state.catalogue or printed.seats != state.seats:
            printed = self._printed = _printed(state.catalogue, state.seats)
            self._rows = [[] for _ in range(state.seats)]
            self._piles = [_piles(state.seats) for _ in range(state.seats)]
            self.forget()
        return printed

    # ---- the map

    def more(self, table: ArkhamTable) -> bytes:
        """Which locations are connected, by their rows."""
        state = table.state
        cards, shown = state.cards, state.locations[:MAP]
        sides: list[int] = []
        for uid in shown:
            card = cards[uid]
            sides.append(2 * card.kind + card.revealed)
        # Where no text connects locations, the sides that they show say it all.
        if self._sides != sides or self._of(state).connected:
            found = bytearray(MAP * MAP)
            for place, uid in enumerate(shown):
                for other in locations.connections(table, uid):
                    if other in shown:
                        found[place * MAP + shown.index(other)] = 1
            self._sides, self._map = sides, bytes(found)
        return self._map

    # ---- the table

    def table_row(self, table: ArkhamTable, seat: int, parts: list[bytes]) -> None:
        """Round, act and agenda, the bag, the test, and every investigator from this seat on."""
        state = table.state
        printed = self._of(state)
        seats = state.seats
        cards, kinds = state.cards, state.catalogue.kinds
        act = agenda = act_needs = agenda_needs = victory = 0
        if state.act != NOWHERE:
            kind = cards[state.act].kind
            act, act_needs = printed.number[kind], (kinds[kind].facts.clues or 0) * seats
        if state.agenda != NOWHERE:
            agenda, agenda_needs = printed.number[cards[state.agenda].kind], doom_threshold(table) or 0
        for uid in state.victory:
            victory += kinds[cards[uid].kind].facts.victory
        if self._bag is not state.bag:
            self._tokens, self._bag = self._counted(state.bag), state.bag
        parts.append(
            _ROUND.pack(
                seats, state.round, state.step, PHASE_OF_STEP[state.step], (state.lead - seat) % seats + 1,
                0 if state.active == NOBODY else (state.active - seat) % seats + 1,
                act, act_needs, agenda, agenda_needs, self._doom, len(state.encounter_deck),
                len(state.encounter_discard), len(state.special_deck), victory,
            )
        )  # fmt: skip
        parts.append(self._tokens)
        parts.append(_TESTED.nothing if table.test is None else self._test(table, seat))
        for place in range(seats):
            parts.append(self._investigator(table, (seat + place) % seats, printed))
        if seats < SEATS:
            parts.append(_INVESTIGATOR.nothing * (SEATS - seats))

    def _counted(self, bag: tuple[str, ...]) -> bytes:
        """The tokens of a bag."""
        found = self._bags.get(bag)
        if found is None:
            told = [bag.count(token) for token in TOKENS]
            found = self._bags[bag] = _TOKENS.pack(*told, len(bag) - sum(told))
        return found

    def _test(self, table: ArkhamTable, seat: int) -> bytes:
        """The skill test under way."""
        test = table.test
        assert test is not None
        about = test.about
        return _TESTED.pack(
            TESTS.index(test.kind) + 1 if test.kind in TESTS else len(TESTS) + 1,
            (test.seat - seat) % table.state.seats + 1,
            test.skill + 1,
            standing(table, test),
            max(0, test.difficulty(table)),
            self.number_of(table, about) if about >= 0 else 0,
            len(test.committed),
        )

    def _investigator(self, table: ArkhamTable, each: int, printed: _Printed) -> bytes:
        """What is said of one investigator."""
        state = table.state
        uid = state.investigators[each]
        card = state.cards[uid]
        kind = card.kind
        place = state.stands(each) if state.as_if else state.place[each]
        if self._still:
            health, sanity = printed.body[kind][0], printed.body[kind][1]
        else:
            health, sanity = max(0, values.health(table, uid) or 0), max(0, values.sanity(table, uid) or 0)
        skills: Sequence[int] | None = None
        if not self._skilled:
            skills = state.catalogue.kinds[kind].facts.skills
        if skills is None:
            skills = [values.skill(table, each, which) for which in range(4)]
        extra = 0
        for who, _, _ in state.extra_actions:
            extra += who == each
        return _INVESTIGATOR.pack(
            printed.number[kind], bool(state.gone[each]),
            state.locations.index(place) + 1 if place in state.locations else 0,
            state.resources[each], card.clues, card.damage, card.horror, health, sanity,
            max(0, state.actions[each]), extra, skills[0], skills[1], skills[2], skills[3],
            len(state.hand[each]), len(state.deck[each]), len(state.discard[each]),
        )  # fmt: skip

    # ---- the cards

    def look(self, table: ArkhamTable, seat: int, decision: Decision | None, rows: list[bytes]) -> list[int]:
        """Locations, what is in play, investigators, act and agenda, hands, known cards of decks, then piles."""
        state = table.state
        printed = self._of(state)
        if self._locations != state.locations:
            self._locations = state.locations[:]
            for kept in self._rows:
                for row in kept:
                    row.card = None
        order = state.locations + state.play + state.investigators
        if state.act != NOWHERE:
            order.append(state.act)
        if state.agenda != NOWHERE:
            order.append(state.agenda)
        self._look_at(table.index)
        self._in_play(table, seat, printed, order, rows)
        hand, deck, discard = state.hand, state.deck, state.discard
        if seat:  # from this seat on
            hand, deck, discard = hand[seat:] + hand[:seat], deck[seat:] + deck[:seat], discard[seat:] + discard[:seat]
        now = (*hand, state.encounter_deck, *deck, state.victory, state.encounter_discard, *discard)
        replaced = self._replaced[seat]
        self.catch_up(state, replaced)
        self.show(state, seat, self._piles[seat], now, replaced, order, rows)
        return order

    def plain(self, seat: int, pile: Pile, card: Card, number: int) -> bytes:
        """The row of a card that lies in a hidden hand or a deck: what is printed."""
        assert self._printed is not None
        return self._printed.row(card.kind, pile.place, pile.whose, number)

    def lying(self, seat: int, pile: Pile, cards: list[Card], shown: list[int]) -> bytes:
        """The rows of cards that lie in a hand or an open pile: what is printed."""
        printed = self._printed
        assert printed is not None
        place, whose = pile.place, pile.whose
        return b"".join([printed.row(cards[uid].kind, place, whose, 0) for uid in shown])

    def known(self, seat: int, cards: list[Card], lying: list[int], deck: bool) -> list[tuple[int, int, int]]:
        """The cards that a seat knows."""
        found: list[tuple[int, int, int]] = []
        number = 0
        for uid in reversed(lying):
            card = cards[uid]
            number += 1
            if card.known >> seat & 1:
                found.append((number, card.kind, uid))
        return found

    def any_may_be_known(self, cards: list[Card], changed: list[int]) -> bool:
        """Whether somebody may know one of these cards although it lies hidden."""
        return any(cards[uid].known for uid in changed)

    def _look_at(self, index: Index) -> None:
        """Say which values something in play may change."""
        if self._index is index:
            return
        self._index = index
        changed = 0
        for attributes in (index.gives, index.bases, index.times):
            for attribute in attributes:
                changed |= _CHANGES.get(attribute, 0)
        self._still = changed & _HARDINESS == 0
        self._clear = changed & _SHROUD == 0
        self._skilled = changed & _SKILL > 0

    def _in_play(self, table: ArkhamTable, seat: int, printed: _Printed, order: list[int], rows: list[bytes]) -> None:
        """A row for everything in play."""
        state = table.state
        cards = state.cards
        all_still = self._still and self._clear
        kept = self._rows[seat]
        while len(kept) < len(cards):
            kept.append(Row())
        doom = 0
        for uid in order:
            card = cards[uid]
            row = kept[uid]
            doom += card.doom
            still = all_still or (self._clear if printed.type[card.kind] == "location" else self._still)
            if still and row.alone and row.card is card:
                rows.append(row.packed)
                continue
            row.alone = still and card.host == NOWHERE
            host = 0 if card.host == NOWHERE else row_in(order, card.host)
            now = None if still else _now(table, uid, printed.type[card.kind], printed.body[card.kind])
            if not row.is_of(card, 0, host, now):
                row.make(self._row(state, seat, printed, card, host, now), card, 0, host, now)
            rows.append(row.packed)
        if state.act == state.agenda != NOWHERE:  # one card is both, and stands in two rows
            doom -= cards[state.act].doom
        self._doom = doom

    def _row(self, state: State, seat: int, printed: _Printed, card: Card, host: int, now: list[int] | None) -> bytes:
        """The row of a card in play, with its host by its row, and its values where they may not be as printed."""
        seats = state.seats
        kind = card.kind
        type_ = printed.type[kind]
        number = printed.number[kind]
        body = printed.bodies[kind] if now is None else _BODY.pack(*now)
        if type_ == "location" and not card.revealed:
            body = _BODY.nothing
            if printed.secret[kind]:
                number = 0
        holder = card.threat if card.threat != NOBODY else card.controller
        at = 0 if card.at == NOWHERE else row_in(state.locations, card.at)
        whose = 0 if holder == NOBODY else (holder - seat) % seats + 1
        stands = _STANDS.pack(
            card.exhausted, card.damage, card.horror, card.clues, card.doom, card.tokens, card.revealed
        )
        begin = printed.begin(kind, number, _place(card, type_), whose)
        lies = _LIES.pack(at, host, 0) if at or host else _LIES.nothing
        return begin + stands + body + lies


def _place(card: Card, type_: str) -> int:
    """Where a card in play is, as the place column says it."""
    always = _ALWAYS_AT.get(type_)
    if always is not None:
        return always
    return THREAT if card.threat != NOBODY or card.host != NOWHERE else PLAY


def _now(table: ArkhamTable, uid: int, type_: str, printed: tuple[int, ...]) -> list[int]:
    """The values of a card, with health, sanity, fight, evade and shroud as they are now."""
    now = list(printed)
    now[0] = max(0, values.health(table, uid) or 0)
    now[1] = max(0, values.sanity(table, uid) or 0)
    if type_ == "enemy":
        now[2], now[3] = values.fight(table, uid), values.evade(table, uid)
    elif type_ == "location":
        now[9] = values.shroud(table, uid)
    return now
