"""The state of a scenario of Arkham Horror: plain data, cheap to copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from orne.kernel.compiling import mypyc_attr
from orne.kernel.fields import (
    derived,
    of_named,
    of_plain,
    of_seats,
    of_tuples,
    pile,
    piles_of_seats,
    records,
    row_writer,
    table_reader,
    table_writer,
)
from orne.kernel.limits import Uses
from orne.kernel.rng import Generator

if TYPE_CHECKING:
    from orne.arkham.catalogue import Catalogue
    from orne.arkham.index import Index

DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
ENCOUNTER_DECK: Final = 4
ENCOUNTER_DISCARD: Final = 5
LOCATION: Final = 6
SET_ASIDE: Final = 7
VICTORY: Final = 8
REMOVED: Final = 9
LIMBO: Final = 10
ACT_DECK: Final = 11
AGENDA_DECK: Final = 12
CURRENT: Final = 13
SPECIAL_DECK: Final = 14
INVESTIGATOR: Final = 15
COMMITTED: Final = 16
"""Zones. PLAY holds assets, enemies, attachments and what lies in threat areas; CURRENT the current act and agenda;
SPECIAL_DECK a scenario's own deck; LIMBO a card being resolved; COMMITTED cards in the present skill test."""

ZONE_NAMES: Final = (
    "deck", "hand", "play", "discard pile", "encounter deck", "encounter discard pile", "location", "set aside",
    "victory display", "removed", "limbo", "act deck", "agenda deck", "current", "special deck", "investigator",
    "committed",
)  # fmt: skip

NOBODY: Final = -1
NOWHERE: Final = -1
ENCOUNTER: Final = -1
"""The owner of encounter cards."""


@mypyc_attr(free_list_len=1)
@dataclass(slots=True, eq=False, init=False)
class Card:
    """One card: never changed, replaced through ``State.edit``."""

    uid: int
    kind: int
    owner: int
    zone: int
    controller: int = NOBODY
    at: int = NOWHERE
    """The location of an enemy that is engaged with nobody."""
    threat: int = NOBODY
    """Whose threat area it lies in; an engaged enemy lies in one."""
    host: int = NOWHERE
    exhausted: bool = False
    damage: int = 0
    horror: int = 0
    clues: int = 0
    doom: int = 0
    tokens: int = 0
    """Uses (ammo, charges …), or resources put on the card."""
    revealed: bool = False
    obj: int = 0
    entered: int = 0
    """The round in which it came to its zone."""
    known: int = 0
    """Bit mask of the seats that know it although it lies hidden."""

    def __init__(
        self,
        uid: int,
        kind: int,
        owner: int,
        zone: int,
        controller: int = NOBODY,
        at: int = NOWHERE,
        threat: int = NOBODY,
        host: int = NOWHERE,
        exhausted: bool = False,
        damage: int = 0,
        horror: int = 0,
        clues: int = 0,
        doom: int = 0,
        tokens: int = 0,
        revealed: bool = False,
        obj: int = 0,
        entered: int = 0,
        known: int = 0,
    ) -> None:
        self.uid = uid
        self.kind = kind
        self.owner = owner
        self.zone = zone
        self.controller = controller
        self.at = at
        self.threat = threat
        self.host = host
        self.exhausted = exhausted
        self.damage = damage
        self.horror = horror
        self.clues = clues
        self.doom = doom
        self.tokens = tokens
        self.revealed = revealed
        self.obj = obj
        self.entered = entered
        self.known = known

    def copy(self) -> Card:
        """A record to change and put in this one's place: written out, because cards change often."""
        return Card(
            self.uid,
            self.kind,
            self.owner,
            self.zone,
            self.controller,
            self.at,
            self.threat,
            self.host,
            self.exhausted,
            self.damage,
            self.horror,
            self.clues,
            self.doom,
            self.tokens,
            self.revealed,
            self.obj,
            self.entered,
            self.known,
        )

    def is_like(self, other: Card) -> bool:
        """Whether nothing on the table tells two cards apart."""
        mine = self.copy()
        mine.uid, mine.obj, mine.entered, mine.known = other.uid, other.obj, other.entered, other.known
        return mine.data() == other.data()

    def data(self) -> list[Any]:
        """The record as plain data."""
        return _card_row(self)


_card_row: Final = row_writer(Card)


class Lasting(NamedTuple):
    """An effect that lasts: which one of a kind of card, for which cards or seat, until when."""

    kind: int
    """The kind of card whose text says so."""
    number: int
    """Which of that text's effects that last."""
    targets: tuple[tuple[int, int], ...]
    until: str
    source: int
    seat: int


@dataclass(slots=True, eq=False)
class State:
    """Everything about a scenario being played, without functions and without cycles."""

    # A union of one: the compiled build would look a lone name up before its module is there.
    catalogue: Catalogue | Catalogue = derived()
    rng: Generator = 0
    seats: int = 1
    scenario: str = ""
    difficulty: str = "standard"
    cards: list[Card] = records(Card)
    investigators: list[int] = pile()
    place: list[int] = of_seats()
    """Each investigator's location, as far as rules and cards are concerned."""
    as_if: tuple[tuple[int, int, bool], ...] = of_tuples()
    """Who pretends to be elsewhere, where they really stand, and whether as if engaged with the enemies there."""
    resources: list[int] = of_seats()
    actions: list[int] = of_seats()
    extra_actions: tuple[tuple[int, str, int], ...] = of_tuples()
    """Additional actions of this turn: (seat, what for, which card gives it)."""
    gone: list[str] = of_seats()
    """How an investigator was eliminated: "", "resigned", "damage", "horror" or "defeated"."""
    trauma: list[tuple[int, int]] = of_seats()
    """Physical and mental trauma suffered in this scenario."""
    xp: list[int] = of_seats()
    """Bonus or penalty to the experience of this scenario."""
    deck: list[list[int]] = piles_of_seats()
    hand: list[list[int]] = piles_of_seats()
    discard: list[list[int]] = piles_of_seats()
    encounter_deck: list[int] = pile()
    encounter_discard: list[int] = pile()
    play: list[int] = pile()
    locations: list[int] = pile()
    set_aside: list[int] = pile()
    victory: list[int] = pile()
    removed: list[int] = pile()
    act_deck: list[int] = pile()
    agenda_deck: list[int] = pile()
    special_deck: list[int] = pile()
    act: int = NOWHERE
    agenda: int = NOWHERE
    bag: tuple[str, ...] = of_plain()
    lead: int = 0
    active: int = NOBODY
    turns_taken: tuple[int, ...] = of_plain()
    round: int = 1
    step: int = 0
    substep: tuple[int, ...] = of_plain()
    lasting: tuple[Lasting, ...] = of_named(Lasting)
    uses: Uses = of_tuples()
    memory: tuple[tuple[str, Any], ...] = of_tuples()
    """What the scenario remembers, such as what the campaign log said at set-up."""
    objects: int = 0
    resolution: str = ""
    over_reason: str = ""
    index: Index | None = derived()
    replaced: list[int] | None = derived()
    """The cards whose records were replaced since somebody wanted to know, in order; None where nobody does.

    Whoever replaces a record notes it here, if it is still replaced when somebody is asked.
    """
    values: dict[tuple[int, int | str], Any] = derived(dict)

    def __post_init__(self) -> None:
        """Lay out what each seat begins with."""
        seats = self.seats
        self.place = [NOWHERE] * seats
        self.resources = [0] * seats
        self.actions = [3] * seats
        self.gone = [""] * seats
        self.trauma = [(0, 0)] * seats
        self.xp = [0] * seats
        self.deck = [[] for _ in range(seats)]
        self.hand = [[] for _ in range(seats)]
        self.discard = [[] for _ in range(seats)]

    @property
    def over(self) -> bool:
        """True when the scenario has ended."""
        return bool(self.resolution)

    def copy(self) -> State:
        """A state of its own; card records are shared, because nobody changes them."""
        new = _new_state(State)
        new.catalogue = self.catalogue
        new.rng = self.rng
        new.seats = self.seats
        new.scenario = self.scenario
        new.difficulty = self.difficulty
        new.cards = self.cards[:]
        new.investigators = self.investigators[:]
        new.place = self.place[:]
        new.as_if = self.as_if
        new.resources = self.resources[:]
        new.actions = self.actions[:]
        new.extra_actions = self.extra_actions
        new.gone = self.gone[:]
        new.trauma = self.trauma[:]
        new.xp = self.xp[:]
        new.deck = [each[:] for each in self.deck]
        new.hand = [each[:] for each in self.hand]
        new.discard = [each[:] for each in self.discard]
        new.encounter_deck = self.encounter_deck[:]
        new.encounter_discard = self.encounter_discard[:]
        new.play = self.play[:]
        new.locations = self.locations[:]
        new.set_aside = self.set_aside[:]
        new.victory = self.victory[:]
        new.removed = self.removed[:]
        new.act_deck = self.act_deck[:]
        new.agenda_deck = self.agenda_deck[:]
        new.special_deck = self.special_deck[:]
        new.act = self.act
        new.agenda = self.agenda
        new.bag = self.bag
        new.lead = self.lead
        new.active = self.active
        new.turns_taken = self.turns_taken
        new.round = self.round
        new.step = self.step
        new.substep = self.substep
        new.lasting = self.lasting
        new.uses = self.uses
        new.memory = self.memory
        new.objects = self.objects
        new.resolution = self.resolution
        new.over_reason = self.over_reason
        new.index = self.index
        new.values = self.values
        new.replaced = None
        return new

    def edit(self, uid: int) -> Card:
        """Replace a card's record with a copy that may be changed now, and forget what was computed."""
        card = self.cards[uid].copy()
        self.cards[uid] = card
        if self.replaced is not None:
            self.replaced.append(uid)
        self.values = {}
        return card

    def changed(self) -> None:
        """Forget everything computed: a card came, went, or works differently."""
        self.index = None
        self.values = {}

    def stands(self, seat: int) -> int:
        """Where an investigator really stands, whatever they pretend (ahlcg/as-if/c)."""
        for who, where, _ in self.as_if:
            if who == seat:
                return where
        return self.place[seat]

    def put(self, seat: int, location: int) -> None:
        """Put an investigator at a location; what they pretend goes on."""
        if any(who == seat for who, _, _ in self.as_if):
            self.as_if = tuple((w, location if w == seat else at, engaged) for w, at, engaged in self.as_if)
        else:
            self.place[seat] = location

    def stop_pretending(self, seat: int) -> None:
        """Let an investigator count as being where they stand again."""
        self.place[seat] = self.stands(seat)
        self.as_if = tuple(each for each in self.as_if if each[0] != seat)
        self.changed()

    def remembered(self, key: str) -> Any:
        """What the scenario remembers under a key, or None."""
        for name, value in self.memory:
            if name == key:
                return value
        return None

    def remember(self, key: str, value: Any) -> None:
        """Remember something for this scenario."""
        memory: tuple[Any, ...] = self.memory  # compiled, typed pairs would all be made anew
        self.memory = (*[each for each in memory if each[0] != key], (key, value))

    def data(self) -> dict[str, Any]:
        """The state as plain data."""
        return {"edition": self.catalogue.edition, "kinds": list(self.catalogue.ids), **_state_table(self)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any], catalogue: Catalogue) -> State:
        """The state from plain data."""
        state = cls(catalogue, seats=data["seats"])
        _read_state(state, data)
        return state


_new_state: Final[Callable[[type[State]], State]] = State.__new__
_state_table = table_writer(State)
_read_state = table_reader(State)
