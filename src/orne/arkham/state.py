"""The state of a scenario of Arkham Horror: plain data, cheap to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from orne.kernel.limits import Uses

if TYPE_CHECKING:
    from orne.arkham.catalogue import Catalogue
    from orne.arkham.index import Index

(
    DECK, HAND, PLAY, DISCARD, ENCOUNTER_DECK, ENCOUNTER_DISCARD, LOCATION, SET_ASIDE, VICTORY, REMOVED, LIMBO,
    ACT_DECK, AGENDA_DECK, CURRENT, SPECIAL_DECK, INVESTIGATOR, COMMITTED,
) = range(17)  # fmt: skip
"""Zones. PLAY holds assets, enemies, attachments and what lies in threat areas; CURRENT the current act and agenda;
SPECIAL_DECK a scenario's own deck; LIMBO a card being resolved; COMMITTED cards in the present skill test."""

ZONE_NAMES = (
    "deck", "hand", "play", "discard pile", "encounter deck", "encounter discard pile", "location", "set aside",
    "victory display", "removed", "limbo", "act deck", "agenda deck", "current", "special deck", "investigator",
    "committed",
)  # fmt: skip

NOBODY = -1
NOWHERE = -1
ENCOUNTER = -1
"""The owner of encounter cards."""


class Card:
    """One card: never changed, replaced through ``State.edit``."""

    __slots__ = (
        "at", "clues", "controller", "damage", "doom", "entered", "exhausted", "horror", "host", "kind", "known", "obj",
        "owner", "revealed", "threat", "tokens", "uid", "zone",
    )  # fmt: skip

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
        """The location of an enemy that is engaged with nobody."""
        self.threat = threat
        """Whose threat area it lies in; an engaged enemy lies in one."""
        self.host = host
        self.exhausted = exhausted
        self.damage = damage
        self.horror = horror
        self.clues = clues
        self.doom = doom
        self.tokens = tokens
        """Uses (ammo, charges …), or resources put on the card."""
        self.revealed = revealed
        self.obj = obj
        self.entered = entered
        """The round in which it came to its zone."""
        self.known = known
        """Bit mask of the seats that know it although it lies hidden."""

    def copy(self) -> Card:
        """A record to change and put in this one's place."""
        new = Card.__new__(Card)
        new.uid = self.uid
        new.kind = self.kind
        new.owner = self.owner
        new.zone = self.zone
        new.controller = self.controller
        new.at = self.at
        new.threat = self.threat
        new.host = self.host
        new.exhausted = self.exhausted
        new.damage = self.damage
        new.horror = self.horror
        new.clues = self.clues
        new.doom = self.doom
        new.tokens = self.tokens
        new.revealed = self.revealed
        new.obj = self.obj
        new.entered = self.entered
        new.known = self.known
        return new

    def is_like(self, other: Card) -> bool:
        """Whether nothing on the table tells two cards apart."""
        return self.data()[1:-3] == other.data()[1:-3]

    def data(self) -> list[Any]:
        """The record as plain data: what tells two copies apart that lie alike comes first and last."""
        return [
            self.uid, self.kind, self.owner, self.zone, self.controller, self.at, self.threat, self.host,
            self.exhausted, self.damage, self.horror, self.clues, self.doom, self.tokens, self.revealed, self.obj,
            self.entered, self.known,
        ]  # fmt: skip


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


class State:
    """Everything about a scenario being played, without functions and without cycles."""

    __slots__ = (
        "act",
        "act_deck",
        "actions",
        "active",
        "agenda",
        "agenda_deck",
        "as_if",
        "bag",
        "cards",
        "catalogue",
        "deck",
        "difficulty",
        "discard",
        "encounter_deck",
        "encounter_discard",
        "extra_actions",
        "gone",
        "hand",
        "index",
        "investigators",
        "lasting",
        "lead",
        "locations",
        "memory",
        "objects",
        "over_reason",
        "place",
        "play",
        "removed",
        "resolution",
        "resources",
        "rng",
        "round",
        "scenario",
        "seats",
        "set_aside",
        "special_deck",
        "step",
        "substep",
        "trauma",
        "turns_taken",
        "uses",
        "values",
        "victory",
        "xp",
    )  # fmt: skip

    def __init__(self, catalogue: Catalogue, rng: int, seats: int) -> None:
        self.catalogue = catalogue
        self.rng = rng
        self.seats = seats
        self.scenario = ""
        self.difficulty = "standard"
        self.cards: list[Card] = []
        self.investigators: list[int] = []
        self.place: list[int] = [NOWHERE] * seats
        """Each investigator's location, as far as rules and cards are concerned."""
        self.as_if: tuple[tuple[int, int, bool], ...] = ()
        """Who pretends to be elsewhere, where he really stands, and whether as if engaged with the enemies there."""
        self.resources: list[int] = [0] * seats
        self.actions: list[int] = [3] * seats
        self.extra_actions: tuple[tuple[int, str, int], ...] = ()
        """Additional actions of this turn: (seat, what for, which card gives it)."""
        self.gone: list[str] = [""] * seats
        """How an investigator was eliminated: "", "resigned", "damage", "horror" or "defeated"."""
        self.trauma: list[tuple[int, int]] = [(0, 0)] * seats
        """Physical and mental trauma suffered in this scenario."""
        self.xp: list[int] = [0] * seats
        """Bonus or penalty to the experience of this scenario."""
        self.deck: list[list[int]] = [[] for _ in range(seats)]
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.encounter_deck: list[int] = []
        self.encounter_discard: list[int] = []
        self.play: list[int] = []
        self.locations: list[int] = []
        self.set_aside: list[int] = []
        self.victory: list[int] = []
        self.removed: list[int] = []
        self.act_deck: list[int] = []
        self.agenda_deck: list[int] = []
        self.special_deck: list[int] = []
        self.act = NOWHERE
        self.agenda = NOWHERE
        self.bag: tuple[str, ...] = ()
        self.lead = 0
        self.active = NOBODY
        self.turns_taken: tuple[int, ...] = ()
        self.round = 1
        self.step = 0
        self.substep: tuple[int, ...] = ()
        self.lasting: tuple[Lasting, ...] = ()
        self.uses: Uses = ()
        self.memory: tuple[tuple[str, Any], ...] = ()
        """What the scenario remembers, such as what the campaign log said at set-up."""
        self.objects = 0
        self.resolution = ""
        self.over_reason = ""
        self.index: Index | None = None
        self.values: dict[tuple[int, int | str], Any] = {}

    @property
    def over(self) -> bool:
        """True when the scenario has ended."""
        return bool(self.resolution)

    def copy(self) -> State:
        """A state of its own; card records are shared, because nobody changes them."""
        new = State.__new__(State)
        new.act = self.act
        new.act_deck = self.act_deck[:]
        new.actions = self.actions[:]
        new.active = self.active
        new.agenda = self.agenda
        new.agenda_deck = self.agenda_deck[:]
        new.as_if = self.as_if
        new.bag = self.bag
        new.index = self.index
        new.catalogue = self.catalogue
        new.cards = self.cards[:]
        new.difficulty = self.difficulty
        new.encounter_deck = self.encounter_deck[:]
        new.encounter_discard = self.encounter_discard[:]
        new.extra_actions = self.extra_actions
        new.gone = self.gone[:]
        new.investigators = self.investigators
        new.lasting = self.lasting
        new.lead = self.lead
        new.locations = self.locations[:]
        new.memory = self.memory
        new.objects = self.objects
        new.over_reason = self.over_reason
        new.place = self.place[:]
        new.play = self.play[:]
        new.removed = self.removed[:]
        new.resolution = self.resolution
        new.resources = self.resources[:]
        new.rng = self.rng
        new.round = self.round
        new.scenario = self.scenario
        new.seats = self.seats
        new.set_aside = self.set_aside[:]
        new.special_deck = self.special_deck[:]
        new.step = self.step
        new.substep = self.substep
        new.trauma = self.trauma[:]
        new.turns_taken = self.turns_taken
        new.uses = self.uses
        new.values = self.values
        new.victory = self.victory[:]
        new.xp = self.xp[:]
        new.deck = [pile[:] for pile in self.deck]
        new.hand = [pile[:] for pile in self.hand]
        new.discard = [pile[:] for pile in self.discard]
        return new

    def edit(self, uid: int) -> Card:
        """Replace a card's record by a copy that may be changed now, and forget what was computed."""
        card = self.cards[uid].copy()
        self.cards[uid] = card
        self.values = {}
        return card

    def changed(self) -> None:
        """Forget everything computed: a card came, went, or works differently."""
        self.index = None
        self.values = {}

    def stands(self, seat: int) -> int:
        """Where an investigator really stands, whatever he pretends (ahlcg/as-if/c)."""
        for who, where, _ in self.as_if:
            if who == seat:
                return where
        return self.place[seat]

    def put(self, seat: int, location: int) -> None:
        """Put an investigator at a location; what he pretends goes on."""
        if any(who == seat for who, _, _ in self.as_if):
            self.as_if = tuple((w, location if w == seat else at, engaged) for w, at, engaged in self.as_if)
        else:
            self.place[seat] = location

    def stop_pretending(self, seat: int) -> None:
        """Let an investigator count as being where he stands again."""
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
        self.memory = (*((k, v) for k, v in self.memory if k != key), (key, value))

    def data(self) -> dict[str, Any]:
        """The state as plain data."""
        plain = {name: getattr(self, name) for name in _PLAIN}
        return {
            "kinds": list(self.catalogue.ids),
            "edition": self.catalogue.edition,
            "cards": [card.data() for card in self.cards],
            "piles": {name: list(getattr(self, name)) for name in _LISTS if name != "cards"},
            "decks": [self.deck, self.hand, self.discard],
            "lasting": [[k, n, [list(t) for t in targets], u, s, p] for k, n, targets, u, s, p in self.lasting],
            "memory": [list(pair) for pair in self.memory],
            "extra_actions": [list(each) for each in self.extra_actions],
            "uses": [list(use) for use in self.uses],
            "as_if": [list(each) for each in self.as_if],
            "bag": list(self.bag),
            "turns_taken": list(self.turns_taken),
            "substep": list(self.substep),
            **plain,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any], catalogue: Catalogue) -> State:
        """The state from plain data."""
        state = cls(catalogue, int(data["rng"]), int(data["seats"]))
        state.cards = [Card(*card) for card in data["cards"]]
        for name in _LISTS:
            if name != "cards":
                setattr(state, name, [as_tuples(each) for each in data["piles"][name]])
        state.deck, state.hand, state.discard = ([list(pile) for pile in piles] for piles in data["decks"])
        state.lasting = tuple(
            Lasting(k, n, tuple((t[0], t[1]) for t in targets), u, s, p) for k, n, targets, u, s, p in data["lasting"]
        )
        state.memory = tuple((key, as_tuples(value)) for key, value in data["memory"])
        state.extra_actions = tuple((a, b, c) for a, b, c in data["extra_actions"])
        state.uses = tuple((a, b, c) for a, b, c in data["uses"])
        state.as_if = tuple((a, b, c) for a, b, c in data.get("as_if", ()))
        state.bag = tuple(data["bag"])
        state.turns_taken = tuple(data["turns_taken"])
        state.substep = tuple(data["substep"])
        for name in _PLAIN:
            setattr(state, name, data[name])
        return state


_PLAIN = (
    "rng", "seats", "scenario", "difficulty", "act", "agenda", "lead", "active", "round", "step",
    "objects", "resolution", "over_reason",
)  # fmt: skip
_LISTS = (
    "cards", "investigators", "place", "resources", "actions", "gone", "trauma", "xp", "encounter_deck",
    "encounter_discard", "play", "locations", "set_aside", "victory", "removed", "act_deck", "agenda_deck",
    "special_deck",
)  # fmt: skip


def as_tuples(value: Any) -> Any:
    """JSON has no tuples: make lists tuples again."""
    if isinstance(value, list):
        return tuple(as_tuples(each) for each in value)
    return value
