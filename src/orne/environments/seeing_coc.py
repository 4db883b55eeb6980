"""What a seat of Call of Cthulhu sees, in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from orne.coc import values
from orne.coc.catalogue import Catalogue
from orne.coc.facts import load
from orne.coc.rules.chart import NAMES, PHASES
from orne.coc.state import DORMANT, EXHAUSTED, INSANE, NOWHERE, Card, State
from orne.coc.table import CocTable
from orne.coc.view import KEYWORDS
from orne.environments.columns import LARGE, MOST_CARDS, Column, Layout
from orne.environments.observing import ASKED, Observer
from orne.environments.words import COC
from orne.kernel.decision import Decision

STORY, PLAY, HAND, RESOURCE, DECK, DISCARD, WON, REMOVED = range(1, 9)
PLACES: Final = ("story", "play", "hand", "resource", "deck", "discard", "won", "removed")
TYPES: Final = ("character", "support", "event", "conspiracy", "story")
FACTIONS: Final = (
    "agency", "cthulhu", "hastur", "miskatonic", "neutral", "shub-niggurath", "silver-twilight", "syndicate",
    "yog-sothoth",
)  # fmt: skip
PHASE_NAMES: Final = tuple(dict.fromkeys(PHASES))
DOMAINS: Final = 8
"""Domains of a player that are shown."""
ICONS: Final = tuple(name.lower() for name in values.STRUGGLE_NAMES)
MINE, THEIRS = 1, 2

_PHASE: Final = tuple(PHASE_NAMES.index(phase) for phase in PHASES)
_SIDES: Final = (("mine", "this seat's"), ("theirs", "the other player's"))

TABLE: Final = Layout(
    (
        *ASKED,
        Column("turn", LARGE, "the turn, from 1; 0 during set-up"),
        Column("step", len(NAMES) - 1, "the step of the turn, by its number in the turn chart"),
        Column("phase", len(PHASE_NAMES) - 1, f"the phase: {', '.join(f'{n} {p}' for n, p in enumerate(PHASE_NAMES))}"),
        Column("active", 1, "1 if it is this seat's turn"),
        Column("first", 1, "1 if this seat was first player"),
        Column("day", 1, "1 if it is Day"),
        Column("night", 1, "1 if it is Night"),
        Column("resolving", 9, "the story that is resolving, by its row in `cards` from 1; 0 if none"),
        Column("struggle", 5, "the struggle that is resolving there, from 1 (Terror, Combat, Arcane, Investigation)"),
        Column("story_deck", LARGE, "cards in the story deck"),
        *(
            column
            for side, whose in _SIDES
            for column in (
                Column(f"won_{side}", LARGE, f"{whose} stories won"),
                Column(f"hand_{side}", LARGE, f"cards in {whose} hand"),
                Column(f"deck_{side}", LARGE, f"cards in {whose} deck"),
                Column(f"discard_{side}", LARGE, f"cards in {whose} discard pile"),
                Column(f"domains_{side}", LARGE, f"how many domains are {whose}"),
            )
        ),
        *(
            column
            for side, whose in _SIDES
            for number in range(1, DOMAINS + 1)
            for column in (
                Column(f"resources_{number}_{side}", LARGE, f"resources attached to {whose} domains 1 to {DOMAINS}"),
                Column(f"drained_{number}_{side}", 1, f"1 if this one of {whose} domains is drained"),
            )
        ),
    )
)
CARD: Final = Layout(
    (
        Column("card", MOST_CARDS, "the number of the card"),
        Column("place", len(PLACES), f"where it is: {', '.join(f'{n} {p}' for n, p in enumerate(PLACES, 1))}"),
        Column("whose", 2, "1 if this seat controls it, or it lies in this seat's pile; 2 the other; 0 for a story"),
        Column("owner", 2, "1 if this seat owns it, 2 if the other does, 0 for a story"),
        Column("type", len(TYPES), f"what is printed: {', '.join(f'{n} {t}' for n, t in enumerate(TYPES, 1))}"),
        Column("faction", len(FACTIONS), f"{', '.join(f'{n} {f}' for n, f in enumerate(FACTIONS, 1))}; 0 none"),
        Column("cost", LARGE, "its printed cost, X being 0"),
        Column("skill", LARGE, "skill, as it is now in play and as printed elsewhere"),
        *(Column(icon, LARGE, f"{icon.capitalize()} icons, likewise; of a story, such struggles") for icon in ICONS),
        *(Column(word, LARGE, f"{word.capitalize()}: how often it has the keyword, likewise") for word in KEYWORDS),
        Column("exhausted", 1, "1 if exhausted"),
        Column("insane", 1, "1 if insane"),
        Column("wounds", LARGE, "wounds on it"),
        Column("success_mine", LARGE, "this seat's success tokens on it"),
        Column("success_theirs", LARGE, "the other player's"),
        Column("story", 9, "the row, from 1, of the story it is committed to, or is about to be by this seat"),
        Column("host", 999, "the row, from 1, of the card or story it is attached to"),
        Column("number", LARGE, "of a resource the domain, of a card in a deck its place from the top, each from 1"),
        Column("dormant", LARGE, "of a story, how many Dormant cards lie at it"),
    )
)  # fmt: skip
_KINDS_OF_VALUE: Final[tuple[int | str, ...]] = ("skill", *values.STRUGGLES, *KEYWORDS)
_NOTHING: Final = (0,) * len(_KINDS_OF_VALUE)
_EVERY: Final = tuple(enumerate(_KINDS_OF_VALUE))
_HEAD: Final = Layout(TABLE.columns[: TABLE.width - 4 * DOMAINS])
_DOMAINS: Final = Layout(TABLE.columns[TABLE.width - 2 * DOMAINS :])
"""The row about the table is made of three parts: what is counted, and the domains of each side."""


@cache
def card_numbers() -> Mapping[str, int]:
    """The number of each card, by its id: all cards of both eras, in the order of their ids, from 1."""
    return {card: number for number, card in enumerate(sorted(load()), 1)}


class _Printed:
    """What is printed on the cards of one game, in the order of the columns."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        numbers = card_numbers()
        self.number: list[int] = []
        self.head: list[tuple[int, int, int]] = []
        """Type, faction and cost."""
        self.values: list[tuple[int, ...]] = []
        self.varies: list[bool] = []
        """Whether a text of its own says what its value is."""
        self.characters: list[bool] = []
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
            words = tuple(kind.keywords.get(word, 0) for word in KEYWORDS)
            self.values.append((facts.skill or 0, *icons, *words))
            self.varies.append(bool(kind.values))
            self.characters.append(kind.is_character)
            if kind.boosters is not None:
                self.boosters.add(len(self.number) - 1)
        self.plain: dict[tuple[int, int, int, int, int], bytes] = {}
        """Rows of cards that are not in play, which show what is printed."""

    def row(self, kind: int, place: int, whose: int, owner: int, number: int = 0) -> bytes:
        """The row of a card that is not in play."""
        key = (kind, place, whose, owner, number)
        found = self.plain.get(key)
        if found is None:
            printed = self.values[kind]
            found = CARD.pack(
                self.number[kind], place, whose, owner, *self.head[kind], *printed, 0, 0, 0, 0, 0, 0, 0, number, 0
            )
            self.plain[key] = found
        return found


class _Side:
    """A player's domains and the cards attached to them, as a seat was last shown them."""

    def __init__(self, state: State, seat: int, side: int, printed: _Printed) -> None:
        self.domains = state.domains[side][:]
        whose = MINE if side == seat else THEIRS
        numbers: list[int] = []
        for domain in self.domains[:DOMAINS]:
            numbers += (len(domain.resources), domain.drained)
        self.counted: bytes = _DOMAINS.pack(*numbers, *(0,) * (2 * DOMAINS - len(numbers)))
        """How many resources each domain has, and whether it is drained."""
        self.order: list[int] = []
        self.rows: list[bytes] = []
        cards = state.cards
        for number, domain in enumerate(self.domains, 1):
            for uid in domain.resources:
                card = cards[uid]
                self.order.append(uid)
                self.rows.append(
                    printed.row(card.kind, RESOURCE, whose, MINE if card.owner == seat else THEIRS, number)
                )


class _Kept:
    """What was last made for a seat, with what it was made from."""

    def __init__(self) -> None:
        self.values: object = None
        """The computed values of the state that rows of cards in play were made from: any change makes new ones."""
        self.in_play: list[bytes] = []
        self.rows: dict[int, tuple[Card, bytes]] = {}
        self.piles: dict[tuple[int, int], tuple[list[int], list[int], list[bytes]]] = {}
        self.hidden: dict[tuple[int, int], tuple[list[Card], list[int], list[bytes]]] = {}
        self.sides: list[_Side | None] = [None, None]


class CocObserver(Observer):
    """Sees a game of Call of Cthulhu."""

    table = TABLE
    card = CARD
    rows = 128
    words = COC

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self._printed: _Printed | None = None
        self._kept = (_Kept(), _Kept())
        self._moving: tuple[object, tuple[tuple[int, int | str], ...]] = (None, ())

    @classmethod
    def card_numbers(cls) -> Mapping[str, int]:
        """The number of each card."""
        return card_numbers()

    def numbers(self, table: CocTable) -> list[int]:
        """The numbers of cards by their kinds; the name of a card always tells which it is."""
        return self._of(table.state).number

    def _of(self, state: State) -> _Printed:
        """What is printed on the cards of this game."""
        printed = self._printed
        if printed is None or printed.catalogue is not state.catalogue:
            printed = self._printed = _Printed(state.catalogue)
            self._kept = (_Kept(), _Kept())
        return printed

    # ---- the table

    def table_row(self, table: CocTable, seat: int, asked: tuple[int, ...]) -> bytes:
        """Turn, phase, what is resolving, and what is counted about both sides."""
        state = table.state
        other = 1 - seat
        resolving = state.resolving
        story = struggle = 0
        if resolving is not None and resolving.story in state.row:
            story, struggle = state.row.index(resolving.story) + 1, resolving.struggle + 1
        printed, index = self._of(state), table.index
        daylight = printed.daylight or "day" in index.statics or "night" in index.statics or bool(index.lasting)
        won, hand, deck, discard, domains = state.won, state.hand, state.deck, state.discard, state.domains
        head = _HEAD.pack(
            *asked, state.turn, state.step, _PHASE[state.step], state.active == seat, state.first == seat,
            daylight and values.is_day(table), daylight and values.is_night(table),
            story, min(struggle, 5), len(state.story_deck),
            len(won[seat]), len(hand[seat]), len(deck[seat]), len(discard[seat]), len(domains[seat]),
            len(won[other]), len(hand[other]), len(deck[other]), len(discard[other]), len(domains[other]),
        )  # fmt: skip
        mine, theirs = self._side(state, seat, seat), self._side(state, seat, other)
        return head + mine.counted + theirs.counted

    def _side(self, state: State, seat: int, side: int) -> _Side:
        """A player's domains; kept until they change."""
        sides = self._kept[seat].sides
        known = sides[side]
        if known is None or known.domains != state.domains[side]:
            known = sides[side] = _Side(state, seat, side, self._of(state))
        return known

    # ---- the cards

    def look(self, table: CocTable, seat: int, decision: Decision | None) -> tuple[list[int], list[bytes]]:
        """Stories, cards in play, hands, resources, known cards of decks, then the piles that all may look through."""
        state = table.state
        printed = self._of(state)
        kept = self._kept[seat]
        other = 1 - seat
        plan = dict(state.plan) if state.plan and decision is not None and decision.kind == "commit" else None
        order = [*state.row, *state.play]
        if plan is not None:
            rows = self._in_play(table, seat, printed, kept, plan, order)
        elif kept.values is state.values:
            rows = kept.in_play[:]
        else:
            rows = self._in_play(table, seat, printed, kept, {}, order)
            kept.in_play, kept.values = rows[:], state.values
        hand = state.hand[seat]
        self._pile(state, seat, HAND, MINE, hand, printed, order, rows)
        self._known(state, seat, HAND, THEIRS, state.hand[other], printed, order, rows)
        mine, theirs = self._side(state, seat, seat), self._side(state, seat, other)
        order += mine.order
        order += theirs.order
        rows += mine.rows
        rows += theirs.rows
        self._known(state, seat, DECK, MINE, state.deck[seat], printed, order, rows)
        self._known(state, seat, DECK, THEIRS, state.deck[other], printed, order, rows)
        for place, piles in ((WON, state.won), (DISCARD, state.discard)):
            if piles[seat]:
                self._pile(state, seat, place, MINE, piles[seat], printed, order, rows)
            if piles[other]:
                self._pile(state, seat, place, THEIRS, piles[other], printed, order, rows)
        if state.removed:
            self._pile(state, seat, REMOVED, 0, state.removed, printed, order, rows)
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
        kept = self._kept[seat].piles
        known = kept.get((place, whose))
        if known is None or known[0] != pile:
            cards = state.cards
            shown = sorted(pile, key=lambda uid: cards[uid].kind) if place == HAND else pile[::-1]
            made: list[bytes] = []
            for uid in shown:
                card = cards[uid]
                owner = 0 if place == WON else MINE if card.owner == seat else THEIRS
                made.append(printed.row(card.kind, place, whose, owner))
            known = kept[place, whose] = (pile[:], shown, made)
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
        """Those cards of a deck or of the other hand that the seat knows; kept until a card of it changes."""
        kept = self._kept[seat].hidden
        records = list(map(state.cards.__getitem__, pile))
        known = kept.get((place, whose))
        if known is None or known[0] != records:
            shown: list[int] = []
            made: list[bytes] = []
            seen = [
                (0 if place == HAND else number, card)
                for number, card in enumerate(reversed(records), 1)
                if card.known >> seat & 1 or (place == DECK and not card.face_down)
            ]
            if place == HAND:
                seen.sort(key=lambda each: each[1].kind)
            for number, card in seen:
                shown.append(card.uid)
                made.append(printed.row(card.kind, place, whose, whose, number))
            known = kept[place, whose] = (records, shown, made)
        order += known[1]
        rows += known[2]

    def _story(self, table: CocTable, seat: int, printed: _Printed, uid: int, boosted: bool) -> bytes:
        """A story or conspiracy in play."""
        state = table.state
        card = state.cards[uid]
        kind = card.kind
        shown = printed.values[kind]
        if boosted:
            there = values.struggles(table, uid)
            shown = (shown[0], *map(there.count, values.STRUGGLES), *shown[5:])
        success = card.success
        dormant = 0
        if state.catalogue.has_dormant:
            dormant = sum(each.zone == DORMANT and each.host == uid for each in state.cards)
        return CARD.pack(
            printed.number[kind], STORY, 0, 0, *printed.head[kind], *shown, 0, 0, 0,
            success[seat], success[1 - seat], 0, 0, 0, dormant,
        )  # fmt: skip

    def _in_play(
        self,
        table: CocTable,
        seat: int,
        printed: _Printed,
        kept: _Kept,
        plan: Mapping[int, int],
        order: list[int],
    ) -> list[bytes]:
        """The stories, and the cards in play, as everybody sees them."""
        state = table.state
        cards = state.cards
        index = table.index
        moving = self._changing(table)
        known = kept.rows
        varies, characters = printed.varies, printed.characters
        boosters = printed.boosters
        boosted = bool(index.struggles or index.no_struggle)
        rows: list[bytes] = []
        for uid in state.play:
            card = cards[uid]
            kind = card.kind
            if boosters and kind in boosters:
                boosted = True
            alone = (
                card.story == card.host == NOWHERE
                and not (moving and characters[kind])
                and not varies[kind]
                and uid not in plan
            )
            if alone:
                found = known.get(uid)
                if found is not None and found[0] is card:
                    rows.append(found[1])
                    continue
            shown: Sequence[int] = printed.values[kind]
            if card.state == INSANE or card.attached_by_effect or card.face_down:
                shown = _NOTHING
            elif varies[kind]:
                shown = _now(table, uid, shown, _EVERY)
            elif moving and characters[kind]:
                shown = _now(table, uid, shown, moving)
            story = card.story if card.story != NOWHERE else plan.get(uid, NOWHERE)
            success = card.success
            row = CARD.pack(
                printed.number[kind], PLAY, MINE if card.controller == seat else THEIRS,
                MINE if card.owner == seat else THEIRS, *printed.head[kind], *shown,
                card.state == EXHAUSTED, card.state == INSANE, card.wounds, success[seat], success[1 - seat],
                state.row.index(story) + 1 if story in state.row else 0,
                order.index(card.host) + 1 if card.host in order else 0, 0, 0,
            )  # fmt: skip
            if alone:
                known[uid] = (card, row)
            rows.append(row)
        stories: list[bytes] = []
        for uid in state.row:
            card = cards[uid]
            found = known.get(uid)
            if boosted or found is None or found[0] is not card or state.catalogue.has_dormant:
                found = (card, self._story(table, seat, printed, uid, boosted))
                if not boosted:
                    known[uid] = found
            stories.append(found[1])
        return stories + rows

    def _changing(self, table: CocTable) -> tuple[tuple[int, int | str], ...]:
        """The values that something in play may change now, each with its place among the values of a row."""
        index = table.index
        if self._moving[0] is not index:
            found: set[int | str] = {*index.statics, *(attribute for _, attribute in index.lasting)}
            if index.skills or index.final_skills:
                found.add("skill")
            if index.icons_lost:
                found.update(values.STRUGGLES)
            if index.blank or index.silenced:
                found.update(_KINDS_OF_VALUE)
            self._moving = (index, tuple(each for each in _EVERY if each[1] in found))
        return self._moving[1]


def _now(table: CocTable, uid: int, printed: Sequence[int], moving: Sequence[tuple[int, int | str]]) -> Sequence[int]:
    """The values of a card in play as they are now."""
    shown = list(printed)
    net = values.net
    for place, which in moving:
        value = net(table, uid, which)
        shown[place] = value if value > 0 else 0
    return shown
