"""The state of a game of Call of Cthulhu: plain data, cheap to copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from orne.kernel.compiling import mypyc_attr
from orne.kernel.fields import (
    Shape,
    derived,
    named,
    of_named,
    of_plain,
    of_tuples,
    pile,
    piles,
    records,
    row_writer,
    shaped,
    table_reader,
    table_writer,
)
from orne.kernel.limits import Uses
from orne.kernel.rng import Generator

if TYPE_CHECKING:
    from orne.coc.catalogue import Catalogue
    from orne.coc.index import Index

READY: Final = 0
EXHAUSTED: Final = 1
INSANE: Final = 2

DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
RESOURCE: Final = 4
DOMAIN: Final = 5
ROW: Final = 6
STORY_DECK: Final = 7
WON: Final = 8
REMOVED: Final = 9
LIMBO: Final = 10
DORMANT: Final = 11
ATTACHED: Final = 12
"""Zones. ROW holds the stories and conspiracies in play; LIMBO holds an event while it resolves; a DOMAIN card is the
face-down card that is a domain; DORMANT cards lie face down at a story. ATTACHED is not a place of its own: abilities
that work while an effect has attached their card declare it."""

ZONE_NAMES: Final = (
    "deck", "hand", "play", "discard", "resource", "domain", "row", "story deck", "won", "removed", "limbo", "dormant",
)  # fmt: skip

NOWHERE: Final = -1
ANYBODY: Final = -1
"""Whose an effect of a story is that speaks of no "you": the active player resolves it."""


@mypyc_attr(free_list_len=1)
@dataclass(slots=True, eq=False, init=False)
class Card:
    """One card in the game: never changed, replaced through ``State.edit``."""

    uid: int
    kind: int
    """Number of the card's facts and behaviour in the catalogue."""
    owner: int
    zone: int
    controller: int = -1
    state: int = READY
    story: int = NOWHERE
    """The story it is committed to, or NOWHERE."""
    host: int = NOWHERE
    """The card or story it is attached to, or NOWHERE."""
    wounds: int = 0
    success: tuple[int, int] = of_plain((0, 0))
    """Success tokens, each player's apart."""
    face_down: bool = False
    attached_by_effect: bool = False
    obj: int = 0
    """Number of the object: a card that changes zone becomes a new one (coc/rule/2.23-zones-of-play/d)."""
    entered: int = 0
    """Number of the phase in which it came to its zone."""
    known: int = 0
    """Bit mask of the seats that know this card although it lies hidden."""

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
        self.owner = owner
        self.zone = zone
        self.controller = controller if controller >= 0 else owner  # its owner's until somebody else controls it
        self.state = state
        self.story = story
        self.host = host
        self.wounds = wounds
        self.success = success
        self.face_down = face_down
        self.attached_by_effect = attached_by_effect
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
            self.state,
            self.story,
            self.host,
            self.wounds,
            self.success,
            self.face_down,
            self.attached_by_effect,
            self.obj,
            self.entered,
            self.known,
        )

    def data(self) -> list[Any]:
        """The record as plain data."""
        return _card_row(self)


_card_row: Final = row_writer(Card)


class Domain(NamedTuple):
    """A domain: drained or not, and the cards attached to it as resources."""

    drained: bool = False
    resources: tuple[int, ...] = ()
    face: int = NOWHERE
    """The face-down card that became this domain, for a domain gained in play."""


new_domain: Final[Callable[[type[Domain], tuple[bool, tuple[int, ...], int]], Domain]] = tuple.__new__
"""Makes a domain of all its values: domains change often, and a named tuple's own way takes four times as long."""


ADD: Final = "add"
"""The lasting effect that adds to a value of cards: which value, and how much."""
COPY: Final = "copy"
"""The lasting effect of a copied ability; its value is the kind of card it is printed on, and its place there."""
TEXT: Final = "text"
"""The lasting effect of a text nested in another: the kind of card and its place there, as for a copy, then the object
that the source was, and what was named for it."""


FORM: Final = "in play as"
"""The lasting effect by which a card is in play as another kind of card than it is: the kind it is, then the original
that it copies and what that was as an object, or NOWHERE and 0."""


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


WHY_WON = {
    "three stories": "three stories are won",
    "empty deck": "the other deck is empty",
    "eliminated": "the other player is eliminated",
}
"""Why a game is over, and the words for it."""


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


new_resolving: Final[Callable[[type[Resolving], tuple[Any, ...]], Resolving]] = tuple.__new__
"""The same of all its values, without a named tuple's own slow way."""


_DOMAINS: Final = Shape(
    "[plain(side) for side in {}]",
    "[[Domain(*tuples(each)) for each in side] for side in {}]",
)


@dataclass(slots=True, eq=False)
class State:
    """Everything about a game, without functions and without cycles."""

    # A union of one: the compiled build would look a lone name up before its module is there.
    catalogue: Catalogue | Catalogue = derived()
    rng: Generator = 0
    cards: list[Card] = records(Card)
    deck: list[list[int]] = piles(2)
    """Each deck, the top card last."""
    hand: list[list[int]] = piles(2)
    discard: list[list[int]] = piles(2)
    domains: list[list[Domain]] = shaped(_DOMAINS, lambda: [[], []], Domain=Domain)
    play: list[int] = pile()
    """Characters and supports in play, attachments among them, in the order they came."""
    row: list[int] = pile()
    story_deck: list[int] = pile()
    won: list[list[int]] = piles(2)
    removed: list[int] = pile()
    lasting: tuple[LastingEffect, ...] = of_named(LastingEffect)
    uses: Uses = of_tuples()
    first: int = 0
    active: int = 0
    turn: int = 0
    step: int = 0
    window: tuple[int, int] = of_plain((0, 0))
    """In an action window: whose opportunity it is, and how many have passed in a row."""
    plan: tuple[tuple[int, int], ...] = of_tuples()
    """In a commit step: who is going to commit where."""
    resolving: Resolving | None = named(Resolving, None)
    free_actions: int = 0
    """Actions in this window that drained no domain."""
    phase_number: int = 0
    objects: int = 0
    winner: int = -1
    over_reason: str = ""
    life: tuple[str, ...] = of_plain()
    """Positions and choices seen in this action window, where choices repeat (coc/rule/1.16-infinite-loops/e)."""
    purses: tuple[Any, Any] = derived(lambda: (None, None))
    """What each player's domains can pay, as last computed, with the domains it was computed for."""
    index: Index | None = derived()
    committed: dict[int, list[list[int]]] | None = derived()
    """Who is committed to each story, each player's characters apart."""
    added: dict[tuple[int, int | str], list[int]] | None = derived()
    """What lasting effects add to the values of cards."""
    stale: Index | None = derived()
    """The index as it was before anything changed that it may depend on, no card having come or gone."""
    replaced: list[int] | None = derived()
    """The cards whose records were replaced since somebody wanted to know, in order; None where nobody does.

    Whoever replaces a record notes it here, if it is still replaced when somebody is asked.
    """
    values: dict[tuple[int, int | str], Any] = derived(dict)
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
        new = _new_state(State)
        new.catalogue = self.catalogue
        new.rng = self.rng
        new.cards = self.cards[:]
        new.deck = [self.deck[0][:], self.deck[1][:]]
        new.hand = [self.hand[0][:], self.hand[1][:]]
        new.discard = [self.discard[0][:], self.discard[1][:]]
        new.domains = [self.domains[0][:], self.domains[1][:]]
        new.play = self.play[:]
        new.row = self.row[:]
        new.story_deck = self.story_deck[:]
        new.won = [self.won[0][:], self.won[1][:]]
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
        new.committed = self.committed
        new.added = self.added
        new.stale = self.stale
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
        index = self.index
        if index is not None and index.volatile:
            self.index, self.stale = None, index
        return card

    def touch(self) -> None:
        """Forget the numbers computed, and the index where it depends on such things: anything else changed."""
        self.values = {}
        index = self.index
        if index is not None and index.volatile:
            self.index, self.stale = None, index

    def changed(self) -> None:
        """Forget everything computed: a card came, went, or works differently."""
        self.index = self.stale = None
        self.committed = self.added = None
        self.values = {}

    def revalued(self) -> None:
        """Forget what is added to the values of cards for a time: something more is, or no longer."""
        index = self.index
        if index is None or index.lends:
            self.changed()
        else:
            index.peaceful = False  # what characters have may have changed
            self.added = None
            self.touch()

    def recommitted(self, uid: int) -> None:
        """Forget who is committed where: a character commits, or does so no longer.

        The index is forgotten as well where a text of that card may be about its story, and looked over where cards
        gain or lose texts.
        """
        index = self.index or self.stale
        if (
            index is None
            or index.lends
            or self.catalogue.kinds[self.cards[uid].kind].passive
            or (self.lasting and any(each.source == uid for each in self.lasting))
        ):
            self.changed()
            return
        index.peaceful = False  # what characters have may go by where they are
        self.committed = None
        self.values = {}
        if index.gives or index.blanks:
            self.index, self.stale = None, index

    def data(self) -> dict[str, Any]:
        """The state as plain data."""
        return {"edition": self.catalogue.rules.name, "kinds": list(self.catalogue.ids), **_state_table(self)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any], catalogue: Catalogue) -> State:
        """The state from plain data."""
        state = cls(catalogue)
        _read_state(state, data)
        return state


_new_state: Final[Callable[[type[State]], State]] = State.__new__
_state_table = table_writer(State)
_read_state = table_reader(State)
