"""The state of a game of Call of Cthulhu: plain data, cheap to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from orne.kernel.limits import Uses

if TYPE_CHECKING:
    from orne.coc.catalogue import Catalogue
    from orne.coc.index import Index

READY, EXHAUSTED, INSANE = 0, 1, 2

DECK, HAND, PLAY, DISCARD, RESOURCE, DOMAIN, ROW, STORY_DECK, WON, REMOVED, LIMBO, DORMANT, ATTACHED = range(13)
"""Zones. ROW holds the stories and conspiracies in play; LIMBO holds an event while it resolves; a DOMAIN card is the
face-down card that is a domain; DORMANT cards lie face down at a story. ATTACHED is no place of its own: abilities
that work while an effect has attached their card declare it."""

ZONE_NAMES = (
    "deck", "hand", "play", "discard", "resource", "domain", "row", "story deck", "won", "removed", "limbo", "dormant",
)  # fmt: skip

NOWHERE = -1
ANYBODY = -1
"""Whose an effect of a story is that speaks of no "you": the active player resolves it."""


class Card:
    """One card in the game: never changed, replaced through ``State.edit``."""

    __slots__ = (
        "attached_by_effect", "controller", "entered", "face_down", "host", "kind", "known", "obj", "owner", "state",
        "story", "success", "uid", "wounds", "zone",
    )  # fmt: skip

    def __init__(
        self,
        uid: int,
        kind: int,
        owner: int,
        zone: int,
        controller: int = -1,
        state: int = READY,
        story: int = NOWHERE,
        host: int = NOWHERE,
        wounds: int = 0,
        success: tuple[int, int] = (0, 0),
        face_down: bool = False,
        attached_by_effect: bool = False,
        obj: int = 0,
        entered: int = 0,
        known: int = 0,
    ) -> None:
        self.uid = uid
        self.kind = kind
        """Index of the card's facts and behaviour in the catalogue."""
        self.owner = owner
        self.zone = zone
        self.controller = owner if controller < 0 else controller
        self.state = state
        self.story = story
        """The story it is committed to, or NOWHERE."""
        self.host = host
        """The card or story it is attached to, or NOWHERE."""
        self.wounds = wounds
        self.success = success
        """Success tokens, each player's apart."""
        self.face_down = face_down
        self.attached_by_effect = attached_by_effect
        self.obj = obj
        """Number of the object: a card that changes zone becomes a new one (coc/rule/2.23-zones-of-play/d)."""
        self.entered = entered
        """Number of the phase in which it came to its zone."""
        self.known = known
        """Bit mask of the seats that know this card although it lies hidden."""

    def copy(self) -> Card:
        """A record to change and put in this one's place."""
        new = Card.__new__(Card)
        new.uid = self.uid
        new.kind = self.kind
        new.owner = self.owner
        new.zone = self.zone
        new.controller = self.controller
        new.state = self.state
        new.story = self.story
        new.host = self.host
        new.wounds = self.wounds
        new.success = self.success
        new.face_down = self.face_down
        new.attached_by_effect = self.attached_by_effect
        new.obj = self.obj
        new.entered = self.entered
        new.known = self.known
        return new

    def data(self) -> list[Any]:
        """The record as plain data."""
        return [
            self.uid, self.kind, self.owner, self.zone, self.controller, self.state, self.story, self.host, self.wounds,
            list(self.success), self.face_down, self.attached_by_effect, self.obj, self.entered, self.known,
        ]  # fmt: skip

    @classmethod
    def from_data(cls, data: list[Any]) -> Card:
        """The record from plain data."""
        values = list(data)
        values[9] = tuple(values[9])
        return cls(*values)


class Domain(NamedTuple):
    """A domain: drained or not, and the cards attached to it as resources."""

    drained: bool = False
    resources: tuple[int, ...] = ()
    face: int = NOWHERE
    """The face-down card that became this domain, for a domain gained in play."""


COPY = "copy"
"""The lasting effect of a copied ability; its value is the kind of card it is printed on, and its place there."""
TEXT = "text"
"""The lasting effect of a text nested in another: the kind of card and its place there, as for a copy, then the object
that the source was, and what was named for it."""


class LastingEffect(NamedTuple):
    """An effect that lasts: what it does, to which objects, how much, and until when.

    ``until`` is one of those that ``rules/lasting.py`` knows; ``targets`` is empty where it is about a player or the
    game.
    """

    kind: str
    targets: tuple[tuple[int, int], ...]
    value: Any
    until: str
    source: int
    seat: int


class Resolving(NamedTuple):
    """Where the resolution of the stories stands: the story at hand (or NOWHERE), and those still to come."""

    waiting: tuple[int, ...]
    story: int = NOWHERE
    obj: int = 0
    struggle: int = 0
    resolved: int = 0
    """Struggles of this kind resolved at this story."""
    here: tuple[tuple[int, int], ...] = ()
    """Who was committed as the story began to resolve."""
    stayed: tuple[int, ...] = ()
    """Who was committed when the story was last looked at, before it was won or had resolved."""


class State:
    """Everything about a game, without functions and without cycles."""

    __slots__ = (
        "active",
        "cards",
        "catalogue",
        "deck",
        "discard",
        "domains",
        "first",
        "free_actions",
        "hand",
        "index",
        "lasting",
        "life",
        "objects",
        "over_reason",
        "phase_number",
        "plan",
        "play",
        "purses",
        "removed",
        "resolving",
        "rng",
        "row",
        "step",
        "story_deck",
        "turn",
        "uses",
        "values",
        "window",
        "winner",
        "won",
    )  # fmt: skip

    def __init__(self, catalogue: Catalogue, rng: int) -> None:
        self.catalogue = catalogue
        self.rng = rng
        self.cards: list[Card] = []
        self.deck: list[list[int]] = [[], []]
        """Each deck, the top card last."""
        self.hand: list[list[int]] = [[], []]
        self.discard: list[list[int]] = [[], []]
        self.domains: list[list[Domain]] = [[], []]
        self.play: list[int] = []
        """Characters and supports in play, attachments among them, in the order they came."""
        self.row: list[int] = []
        self.story_deck: list[int] = []
        self.won: list[list[int]] = [[], []]
        self.removed: list[int] = []
        self.lasting: tuple[LastingEffect, ...] = ()
        self.uses: Uses = ()
        self.first = 0
        self.active = 0
        self.turn = 0
        self.step = 0
        self.window: tuple[int, int] = (0, 0)
        """In an action window: whose opportunity it is, and how many have passed in a row."""
        self.plan: tuple[tuple[int, int], ...] = ()
        """In a commit step: who is going to commit where."""
        self.resolving: Resolving | None = None
        self.free_actions = 0
        """Actions in this window that drained no domain."""
        self.phase_number = 0
        self.objects = 0
        self.winner = -1
        self.over_reason = ""
        self.life: tuple[str, ...] = ()
        """Positions and choices seen in this action window, where choices repeat (coc/rule/1.16-infinite-loops/e)."""
        self.purses: tuple[Any, Any] = (None, None)
        """What each player's domains can pay, as last computed, with the domains it was computed for."""
        self.index: Index | None = None
        self.values: dict[tuple[int, int | str], Any] = {}
        """What has been computed for this state; replaced by an empty one whenever anything changes."""

    @property
    def seats(self) -> int:
        """The game is for two."""
        return 2

    @property
    def over(self) -> bool:
        """True when somebody has won."""
        return self.winner >= 0

    def copy(self) -> State:
        """A state of its own; card records are shared, because nobody changes them."""
        new = State.__new__(State)
        new.catalogue = self.catalogue
        new.rng = self.rng
        new.cards = self.cards[:]
        a, b = self.deck
        new.deck = [a[:], b[:]]
        a, b = self.hand
        new.hand = [a[:], b[:]]
        a, b = self.discard
        new.discard = [a[:], b[:]]
        x, y = self.domains
        new.domains = [x[:], y[:]]
        new.play = self.play[:]
        new.row = self.row[:]
        new.story_deck = self.story_deck[:]
        a, b = self.won
        new.won = [a[:], b[:]]
        new.removed = self.removed[:]
        new.lasting = self.lasting
        new.uses = self.uses
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.step = self.step
        new.window = self.window
        new.plan = self.plan
        new.resolving = self.resolving
        new.free_actions = self.free_actions
        new.phase_number = self.phase_number
        new.objects = self.objects
        new.winner = self.winner
        new.over_reason = self.over_reason
        new.life = self.life
        new.purses = self.purses
        new.index = self.index
        new.values = self.values
        return new

    def edit(self, uid: int) -> Card:
        """Replace a card's record by a copy that may be changed now, and forget what was computed."""
        card = self.cards[uid].copy()
        self.cards[uid] = card
        self.values = {}
        index = self.index
        if index is not None and index.volatile:
            self.index = None
        return card

    def touch(self) -> None:
        """Forget the numbers computed, and the index where it depends on such things: anything else changed."""
        self.values = {}
        if self.index is not None and self.index.volatile:
            self.index = None

    def changed(self) -> None:
        """Forget everything computed: a card came, went, or works differently."""
        self.index = None
        self.values = {}

    def data(self) -> dict[str, Any]:
        """The state as plain data."""
        return {
            "edition": self.catalogue.rules.name,
            "kinds": list(self.catalogue.ids),
            "rng": self.rng,
            "cards": [card.data() for card in self.cards],
            "deck": self.deck,
            "hand": self.hand,
            "discard": self.discard,
            "domains": [[[d.drained, list(d.resources), d.face] for d in side] for side in self.domains],
            "play": self.play,
            "row": self.row,
            "story_deck": self.story_deck,
            "won": self.won,
            "removed": self.removed,
            "lasting": [[k, [list(t) for t in targets], v, u, s, p] for k, targets, v, u, s, p in self.lasting],
            "uses": [list(use) for use in self.uses],
            "turn": [self.first, self.active, self.turn, self.step, *self.window, self.phase_number, self.objects],
            "over": [self.winner, self.over_reason],
            "plan": [list(each) for each in self.plan],
            "resolving": list(self.resolving) if self.resolving is not None else None,
            "life": [self.free_actions, *self.life],
        }

    @classmethod
    def from_data(cls, data: dict[str, Any], catalogue: Catalogue) -> State:
        """The state from plain data."""
        state = cls(catalogue, int(data["rng"]))
        state.cards = [Card.from_data(card) for card in data["cards"]]
        state.deck = [list(x) for x in data["deck"]]
        state.hand = [list(x) for x in data["hand"]]
        state.discard = [list(x) for x in data["discard"]]
        state.domains = [[Domain(d, tuple(r), f) for d, r, f in side] for side in data["domains"]]
        state.play = list(data["play"])
        state.row = list(data["row"])
        state.story_deck = list(data["story_deck"])
        state.won = [list(x) for x in data["won"]]
        state.removed = list(data["removed"])
        state.lasting = tuple(
            LastingEffect(k, tuple((t[0], t[1]) for t in targets), _tuples(v), u, s, p)
            for k, targets, v, u, s, p in data["lasting"]
        )
        state.uses = tuple((use[0], use[1], use[2]) for use in data["uses"])
        turn = data["turn"]
        state.first, state.active, state.turn, state.step = turn[:4]
        state.window = (turn[4], turn[5])
        state.phase_number, state.objects = turn[6:]
        state.winner, state.over_reason = data["over"]
        state.free_actions, *seen = data["life"]
        state.life = tuple(seen)
        state.plan = tuple((uid, story) for uid, story in data["plan"])
        if data["resolving"] is not None:
            state.resolving = Resolving(*_tuples(data["resolving"]))
        return state


def _tuples(value: Any) -> Any:
    """JSON has no tuples: make lists tuples again."""
    if isinstance(value, list):
        return tuple(_tuples(each) for each in value)
    return value
