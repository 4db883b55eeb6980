"""What an investigator of Arkham Horror sees, in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box

from orne.arkham import values
from orne.arkham.catalogue import Catalogue
from orne.arkham.facts import SKILLS, load
from orne.arkham.rules import locations
from orne.arkham.rules.chart import NAMES, PHASES
from orne.arkham.rules.skill_test import standing
from orne.arkham.rules.stages import doom_threshold
from orne.arkham.state import NOBODY, NOWHERE, Card, State
from orne.arkham.table import ArkhamTable
from orne.environments.columns import LARGE, MOST_CARDS, Column, Layout
from orne.environments.observing import ASKED, Observation, Observer
from orne.environments.words import ARKHAM
from orne.kernel.decision import Decision

LOCATION, ENEMY, PLAY, THREAT, INVESTIGATOR, ACT, AGENDA = range(1, 8)
HAND, DECK, DISCARD, ENCOUNTER_DECK, ENCOUNTER_DISCARD, VICTORY = range(8, 14)
PLACES: Final = (
    "location", "enemy", "play area", "threat area or attached", "investigator", "act", "agenda", "hand", "deck",
    "discard pile", "encounter deck", "encounter discard pile", "victory display",
)  # fmt: skip
TYPES: Final = (
    "investigator", "asset", "event", "skill", "treachery", "enemy", "location", "act", "agenda", "scenario",
)  # fmt: skip
CLASSES: Final = ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos")
PHASE_NAMES: Final = tuple(dict.fromkeys(PHASES))
TOKENS: Final = (
    "+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8", "skull", "cultist", "tablet", "elder thing",
    "auto-fail", "elder sign",
)  # fmt: skip
SEATS: Final = 4
MAP: Final = 16
"""Locations whose connections are shown."""
TESTS: Final = ("fight", "evade", "investigate")
_PHASE: Final = tuple(PHASE_NAMES.index(phase) for phase in PHASES)


def _of_investigator(number: int) -> tuple[Column, ...]:
    """What is said of each investigator; the first is this seat's."""
    return (
        Column(f"investigator_{number}", MOST_CARDS, "the number of the investigator's card; 0 where there is none"),
        Column(f"gone_{number}", 1, "1 once resigned or defeated"),
        Column(f"location_{number}", LARGE, "where the investigator is, by the row of the location from 1"),
        Column(f"resources_{number}", LARGE, "resources"),
        Column(f"clues_{number}", LARGE, "clues"),
        Column(f"damage_{number}", LARGE, "damage"),
        Column(f"horror_{number}", LARGE, "horror"),
        Column(f"health_{number}", LARGE, "health, with all that changes it"),
        Column(f"sanity_{number}", LARGE, "sanity, likewise"),
        Column(f"actions_{number}", LARGE, "actions left this turn"),
        Column(f"additional_{number}", LARGE, "additional actions that may be taken"),
        *(Column(f"{skill}_{number}", LARGE, f"{skill} outside of tests", -LARGE) for skill in SKILLS),
        Column(f"hand_{number}", LARGE, "cards in hand"),
        Column(f"deck_{number}", LARGE, "cards in the deck"),
        Column(f"discard_{number}", LARGE, "cards in the discard pile"),
    )


TABLE: Final = Layout(
    (
        *ASKED,
        Column("seats", SEATS, "how many investigators there are"),
        Column("round", LARGE, "the round, from 1"),
        Column("step", len(NAMES) - 1, "the step of the round, by its number in the chart of the round"),
        Column("phase", len(PHASE_NAMES) - 1, f"the phase: {', '.join(f'{n} {p}' for n, p in enumerate(PHASE_NAMES))}"),
        Column("lead", SEATS, "the lead investigator: 1 this seat, 2 the next, and so on"),
        Column("active", SEATS, "whose turn it is, likewise; 0 nobody's"),
        Column("act", MOST_CARDS, "the number of the current act"),
        Column("act_needs", LARGE, "clues that advance it"),
        Column("agenda", MOST_CARDS, "the number of the current agenda"),
        Column("agenda_needs", LARGE, "doom that advances it"),
        Column("doom", LARGE, "doom in play"),
        Column("encounter_deck", LARGE, "cards in the encounter deck"),
        Column("encounter_discard", LARGE, "cards in its discard pile"),
        Column("special_deck", LARGE, "cards in the scenario's own deck"),
        Column("victory", LARGE, "victory points in the victory display"),
        *(Column(f"bag_{token}", LARGE, f"tokens “{token}” in the chaos bag") for token in TOKENS),
        Column("bag_other", LARGE, "all other tokens in it"),
        Column("test", len(TESTS) + 1, "the skill test under way: 0 none, 1 fight, 2 evade, 3 investigate, 4 another"),
        Column("test_whose", SEATS, "who takes it: 1 this seat, 2 the next, and so on"),
        Column("test_skill", len(SKILLS), "the skill tested, from 1"),
        Column("test_value", LARGE, "the skill value as it stands, with what is committed and revealed", -LARGE),
        Column("test_difficulty", LARGE, "its difficulty"),
        Column("test_card", MOST_CARDS, "the number of the card it is about"),
        Column("test_committed", LARGE, "how many cards are committed to it"),
        *(column for number in range(1, SEATS + 1) for column in _of_investigator(number)),
    )
)
CARD: Final = Layout(
    (
        Column("card", MOST_CARDS, "the number of the card; 0 for a location that does not tell which it is"),
        Column("place", len(PLACES), f"where it is: {', '.join(f'{n} {p}' for n, p in enumerate(PLACES, 1))}"),
        Column("whose", SEATS, "who controls, faces or holds it: 1 this seat, 2 the next, and so on; 0 nobody"),
        Column("type", len(TYPES), f"what is printed: {', '.join(f'{n} {t}' for n, t in enumerate(TYPES, 1))}"),
        Column("class", len(CLASSES), f"{', '.join(f'{n} {t}' for n, t in enumerate(CLASSES, 1))}"),
        Column("cost", LARGE, "its printed cost; 0 where it has none"),
        *(Column(f"icon_{skill}", LARGE, f"{skill} icons for committing") for skill in (*SKILLS, "wild")),
        Column("fast", 1, "1 if it is fast"),
        Column("exhausted", 1, "1 if exhausted"),
        Column("damage", LARGE, "damage on it"),
        Column("horror", LARGE, "horror on it"),
        Column("clues", LARGE, "clues on it"),
        Column("doom", LARGE, "doom on it"),
        Column("tokens", LARGE, "uses left, or resources on it"),
        Column("revealed", 1, "1 for a revealed location"),
        Column("health", LARGE, "health, in play with all that changes it; 0 where it has none"),
        Column("sanity", LARGE, "sanity, likewise"),
        Column("fight", LARGE, "of an enemy its fight value now"),
        Column("evade", LARGE, "of an enemy its evade value now"),
        Column("attack_damage", LARGE, "of an enemy the damage of its attack"),
        Column("attack_horror", LARGE, "of an enemy the horror of its attack"),
        Column("hunter", 1, "of an enemy, 1 if Hunter is printed on it"),
        Column("retaliate", 1, "of an enemy, 1 if Retaliate is printed on it"),
        Column("victory", LARGE, "its victory points"),
        Column("shroud", LARGE, "of a revealed location its shroud now"),
        Column("at", LARGE, "where it lies, by the row of the location from 1, if at a location and with nobody"),
        Column("host", 999, "the row, from 1, of the card it is attached to"),
        Column("number", LARGE, "of a card in a deck, its place from the top, from 1"),
    )
)  # fmt: skip
_MOVING: Final = ("health", "sanity", "fight", "evade", "shroud")


@cache
def card_numbers() -> Mapping[str, int]:
    """The number of each card, by its id: all cards in the order of their ids, from 1."""
    return {card: number for number, card in enumerate(sorted(load()), 1)}


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
        self.secret: list[bool] = []
        """Whether an unrevealed side does not tell which of several locations it is."""
        self.connected = any(kind.connected_to is not None for kind in catalogue.kinds)
        """Whether texts connect locations."""
        for kind in catalogue.kinds:
            facts = kind.facts
            self.number.append(numbers.get(kind.slug, 0))
            type_ = TYPES.index(facts.type) + 1
            self.head.append((type_, CLASSES.index(facts.class_) + 1, facts.cost or 0, *facts.icons, kind.fast))
            enemy = facts.type == "enemy"
            self.body.append(
                (
                    facts.health_for(seats) or 0, facts.sanity or 0, facts.fight or 0, facts.evade or 0,
                    facts.damage, facts.horror, enemy and "hunter" in facts.keywords,
                    enemy and "retaliate" in facts.keywords, facts.victory, facts.shroud or 0,
                )
            )  # fmt: skip
            self.secret.append(bool(kind.unrevealed_name))
        self.named = [-1 if secret else number for number, secret in zip(self.number, self.secret, strict=True)]
        """The numbers of cards whose names tell which they are; -1 for the others."""
        self.plain: dict[tuple[int, int, int, int], bytes] = {}
        self.map: tuple[tuple[list[int], list[bool]], np.ndarray[Any, Any]] | None = None

    def row(self, kind: int, place: int, whose: int, number: int = 0) -> bytes:
        """The row of a card that lies in a hand, a deck or a pile."""
        key = (kind, place, whose, number)
        found = self.plain.get(key)
        if found is None:
            found = CARD.pack(
                self.number[kind], place, whose, *self.head[kind], 0, 0, 0, 0, 0, 0, 0, *self.body[kind], 0, 0, number
            )
            self.plain[key] = found
        return found


class ArkhamObserver(Observer):
    """Sees a scenario of Arkham Horror."""

    table = TABLE
    card = CARD
    rows = 160
    words = ARKHAM

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self._printed: _Printed | None = None
        self._rows: list[dict[int, tuple[Card, bytes]]] = []
        """By seat, the rows of cards in play, with the records they were made from."""
        self._piles: list[dict[tuple[int, int], tuple[list[int], list[int], list[bytes]]]] = []
        self._hidden: list[dict[tuple[int, int], tuple[list[Card], list[int], list[bytes]]]] = []
        self._quiet: tuple[object, bool] = (None, False)
        self._locations: list[int] = []
        self._bag: tuple[tuple[str, ...], list[int]] = ((), [0] * (len(TOKENS) + 1))

    @classmethod
    def card_numbers(cls) -> Mapping[str, int]:
        """The number of each card."""
        return card_numbers()

    def more_spaces(self) -> dict[str, Box]:
        """The map."""
        return {"map": Box(0, 1, (MAP, MAP), np.int8)}

    def numbers(self, table: ArkhamTable) -> list[int]:
        """The numbers of cards by their kinds."""
        return self._of(table.state).named

    def number_of(self, table: ArkhamTable, uid: int) -> int:
        """The number of a card, unless it is a location that does not tell which it is."""
        printed = self._of(table.state)
        kind = table.state.cards[uid].kind
        return 0 if printed.secret[kind] and table.unseen(uid) else printed.number[kind]

    def _of(self, state: State) -> _Printed:
        """What is printed on the cards of this scenario."""
        printed = self._printed
        if printed is None or printed.catalogue is not state.catalogue or printed.seats != state.seats:
            printed = self._printed = _Printed(state.catalogue, state.seats)
            self._locations = []
            self._piles = [{} for _ in range(state.seats)]
            self._hidden = [{} for _ in range(state.seats)]
        return printed

    # ---- the map

    def more(self, table: ArkhamTable) -> Observation:
        """Which locations are connected, by their rows."""
        state = table.state
        printed = self._of(state)
        cards = state.cards
        key = (state.locations[:], [cards[uid].revealed for uid in state.locations])
        if printed.map is None or printed.map[0] != key or printed.connected:
            places = {uid: place for place, uid in enumerate(state.locations[:MAP])}
            found = np.zeros((MAP, MAP), np.int8)
            for uid, place in places.items():
                for other in locations.connections(table, uid):
                    if other in places:
                        found[place, places[other]] = 1
            printed.map = (key, found)
        return {"map": printed.map[1].copy()}

    # ---- the table

    def table_row(self, table: ArkhamTable, seat: int, asked: tuple[int, ...]) -> bytes:
        """Round, act and agenda, the bag, the test, and every investigator from this seat on."""
        state = table.state
        printed = self._of(state)
        seats = state.seats
        cards = state.cards
        act = agenda = act_needs = agenda_needs = 0
        if state.act != NOWHERE:
            kind = cards[state.act].kind
            act, act_needs = printed.number[kind], (state.catalogue.kinds[kind].facts.clues or 0) * seats
        if state.agenda != NOWHERE:
            agenda, agenda_needs = printed.number[cards[state.agenda].kind], doom_threshold(table) or 0
        if self._bag[0] != state.bag:
            counts = Counter(state.bag)
            known = [counts[token] for token in TOKENS]
            self._bag = (state.bag, [*known, len(state.bag) - sum(known)])
        kinds = state.catalogue.kinds
        numbers = [
            *asked,
            seats,
            state.round,
            state.step,
            _PHASE[state.step],
            (state.lead - seat) % seats + 1,
            0 if state.active == NOBODY else (state.active - seat) % seats + 1,
            act,
            act_needs,
            agenda,
            agenda_needs,
            values.doom_in_play(table),
            len(state.encounter_deck),
            len(state.encounter_discard),
            len(state.special_deck),
            sum(kinds[cards[uid].kind].facts.victory for uid in state.victory) if state.victory else 0,
            *self._bag[1],
            *self._test(table, seat, printed),
        ]
        for place in range(seats):
            numbers += self._investigator(table, (seat + place) % seats, printed)
        return TABLE.pack(*numbers, *(0,) * (TABLE.width - len(numbers)))

    def _test(self, table: ArkhamTable, seat: int, printed: _Printed) -> tuple[int, ...]:
        """The skill test under way."""
        test = table.test
        if test is None:
            return (0,) * 7
        kind = TESTS.index(test.kind) + 1 if test.kind in TESTS else len(TESTS) + 1
        about = test.about
        return (
            kind,
            (test.seat - seat) % table.state.seats + 1,
            test.skill + 1,
            standing(table, test),
            max(0, test.difficulty(table)),
            self.number_of(table, about) if about >= 0 else 0,
            len(test.committed),
        )

    def _investigator(self, table: ArkhamTable, each: int, printed: _Printed) -> Sequence[int]:
        """What is said of one investigator."""
        state = table.state
        uid = state.investigators[each]
        card = state.cards[uid]
        place = state.stands(each) if state.as_if else state.place[each]
        skill = values.skill
        still = self._still(table)
        extra = state.extra_actions
        return (
            printed.number[card.kind],
            bool(state.gone[each]),
            state.locations.index(place) + 1 if place in state.locations else 0,
            state.resources[each],
            card.clues,
            card.damage,
            card.horror,
            printed.body[card.kind][0] if still else max(0, values.health(table, uid) or 0),
            printed.body[card.kind][1] if still else max(0, values.sanity(table, uid) or 0),
            max(0, state.actions[each]),
            sum(who == each for who, _, _ in extra) if extra else 0,
            skill(table, each, 0),
            skill(table, each, 1),
            skill(table, each, 2),
            skill(table, each, 3),
            len(state.hand[each]),
            len(state.deck[each]),
            len(state.discard[each]),
        )

    # ---- the cards

    def look(self, table: ArkhamTable, seat: int, decision: Decision | None) -> tuple[list[int], list[bytes]]:
        """Locations, what is in play, investigators, act and agenda, hands, known cards of decks, then piles."""
        state = table.state
        printed = self._of(state)
        if self._locations != state.locations:
            self._locations = state.locations[:]
            self._rows = [{} for _ in range(state.seats)]
        seats = state.seats
        stages = [uid for uid in (state.act, state.agenda) if uid != NOWHERE]
        order = [*state.locations, *state.play, *state.investigators, *stages]
        rows = self._in_play(table, seat, printed, order)
        turn = [(seat + place) % seats for place in range(seats)]
        for whose, each in enumerate(turn, 1):
            if each == seat:
                self._pile(state, seat, HAND, whose, state.hand[each], printed, order, rows)
            else:
                self._known(state, seat, HAND, whose, state.hand[each], printed, order, rows)
        self._known(state, seat, ENCOUNTER_DECK, 0, state.encounter_deck, printed, order, rows)
        for whose, each in enumerate(turn, 1):
            self._known(state, seat, DECK, whose, state.deck[each], printed, order, rows)
        if state.victory:
            self._pile(state, seat, VICTORY, 0, state.victory, printed, order, rows)
        if state.encounter_discard:
            self._pile(state, seat, ENCOUNTER_DISCARD, 0, state.encounter_discard, printed, order, rows)
        for whose, each in enumerate(turn, 1):
            if state.discard[each]:
                self._pile(state, seat, DISCARD, whose, state.discard[each], printed, order, rows)
        return order, rows

    def _pile(
        self,
        state: State,
        seat: int,
        place: int,
        whose: int,
        pile: list[int],
        printed: _Printed,
        order: list[int],
        rows: list[bytes],
    ) -> None:
        """The cards of a pile, the newest first, or of a hand, by their ids; kept until they change."""
        kept = self._piles[seat]
        known = kept.get((place, whose))
        if known is None or known[0] != pile:
            cards = state.cards
            shown = sorted(pile, key=lambda uid: cards[uid].kind) if place == HAND else pile[::-1]
            known = (pile[:], shown, [printed.row(cards[uid].kind, place, whose) for uid in shown])
            kept[place, whose] = known
        order += known[1]
        rows += known[2]

    def _known(
        self,
        state: State,
        seat: int,
        place: int,
        whose: int,
        pile: list[int],
        printed: _Printed,
        order: list[int],
        rows: list[bytes],
    ) -> None:
        """Those cards of a deck or of another hand that the seat knows; kept until a card of it changes."""
        kept = self._hidden[seat]
        records = list(map(state.cards.__getitem__, pile))
        known = kept.get((place, whose))
        if known is None or known[0] != records:
            seen = [
                (0 if place == HAND else number, card)
                for number, card in enumerate(reversed(records), 1)
                if card.known >> seat & 1
            ]
            if place == HAND:
                seen.sort(key=lambda each: each[1].kind)
            made = [printed.row(card.kind, place, whose, number) for number, card in seen]
            known = kept[place, whose] = (records, [card.uid for _, card in seen], made)
        order += known[1]
        rows += known[2]

    def _in_play(self, table: ArkhamTable, seat: int, printed: _Printed, order: Sequence[int]) -> list[bytes]:
        """A row for everything in play."""
        cards = table.state.cards
        still = self._still(table)
        kept = self._rows[seat]
        rows: list[bytes] = []
        for uid in order:
            card = cards[uid]
            alone = still and card.host == NOWHERE
            if alone:
                found = kept.get(uid)
                if found is not None and found[0] is card:
                    rows.append(found[1])
                    continue
            row = self._row(table, seat, printed, card, order, still)
            if alone:
                kept[uid] = (card, row)
            rows.append(row)
        return rows

    def _still(self, table: ArkhamTable) -> bool:
        """Whether nothing in play changes any value that is shown, but for skills."""
        index = table.index
        if self._quiet[0] is not index:
            moving = any(name in index.gives or name in index.bases or name in index.times for name in _MOVING)
            self._quiet = (index, not moving)
        return self._quiet[1]

    def _row(
        self, table: ArkhamTable, seat: int, printed: _Printed, card: Card, order: Sequence[int], still: bool
    ) -> bytes:
        """The row of a card in play."""
        state = table.state
        seats = state.seats
        kind, uid = card.kind, card.uid
        type_ = TYPES[printed.head[kind][0] - 1]
        body: Sequence[int] = printed.body[kind]
        if not still:
            body = _now(table, uid, type_, body)
        number, head = printed.number[kind], printed.head[kind]
        if type_ == "location" and not card.revealed:
            body = (0,) * len(body)
            if printed.secret[kind]:
                number = 0
        holder = card.threat if card.threat != NOBODY else card.controller
        at = state.locations.index(card.at) + 1 if card.at in state.locations else 0
        return CARD.pack(
            number, _place(card, type_), 0 if holder == NOBODY else (holder - seat) % seats + 1, *head,
            card.exhausted, card.damage, card.horror, card.clues, card.doom,
            card.tokens, card.revealed, *body,
            at, order.index(card.host) + 1 if card.host in order else 0, 0,
        )  # fmt: skip


_ALWAYS_AT: Final = {
    "location": LOCATION, "act": ACT, "agenda": AGENDA, "investigator": INVESTIGATOR, "enemy": ENEMY,
}  # fmt: skip


def _place(card: Card, type_: str) -> int:
    """Where a card in play is, as the place column says it."""
    always = _ALWAYS_AT.get(type_)
    if always is not None:
        return always
    return THREAT if card.threat != NOBODY or card.host != NOWHERE else PLAY


def _now(table: ArkhamTable, uid: int, type_: str, printed: Sequence[int]) -> Sequence[int]:
    """Health, sanity, fight, evade and shroud as they are now."""
    health = max(0, values.health(table, uid) or 0)
    sanity = max(0, values.sanity(table, uid) or 0)
    fight, evade, shroud = printed[2], printed[3], printed[9]
    if type_ == "enemy":
        fight, evade = values.fight(table, uid), values.evade(table, uid)
    elif type_ == "location":
        shroud = values.shroud(table, uid)
    return (health, sanity, fight, evade, *printed[4:9], shroud)
