"""What can happen in Call of Cthulhu, by the names abilities answer to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from orne.kernel.compiling import mypyc_attr

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.index import Held
    from orne.coc.state import Card
    from orne.coc.table import CocTable

    Able = Callable[[CocTable, int], bool]
    """Whether something can befall a card now."""


_NOBODY: Final[frozenset[int]] = frozenset()


@mypyc_attr(free_list_len=1)
class Event:
    """One occurrence: what, to which card, whose doing, and how the card was just before.

    A window may cancel an event, lower its ``amount`` (wounds), or replace it.
    """

    __slots__ = (
        "__dict__", "able", "amount", "batch", "before", "blank", "cancelled", "faced", "how", "immune", "kind",
        "number", "obj", "seat", "skill", "source", "struggle", "subject",
    )  # fmt: skip

    # What only some kinds of event have is set where it is known; an event is made too often to fill in all of it.
    cards: tuple[Card, ...] = ()
    """A story resolved: everybody who was committed as it began to resolve; won or lost there: as that happened.

    An ability used: what it had chosen, as that was then.
    """
    against: int = 0
    """Success or failure at a story: the skill that stood against the active player."""
    wounded: bool = False
    """A struggle won: whether somebody was wounded as its result."""
    stayed: frozenset[int] = _NOBODY
    """A story resolved: who was committed to the end."""
    gained: Sequence[Held] = ()
    """What a card that left had gained: its last words beside those printed on it."""
    story: int = -1
    """Committed: the story."""
    origin: int = -1
    """Played, entering play: the zone it came from."""
    domain: int = -1
    """Drained: the number of the domain, from 0."""
    phase: str = ""
    """A phase begins or ends: its name."""
    host_went: str = ""
    """Leaving play with what it was attached to: in which way that left."""
    as_cost: bool = False
    """It was done to pay for something."""
    to: int = -1
    """About to enter a discard pile: the zone it goes to, as it was altered; leaving play: where it went."""
    bottom: bool = False
    """And whether it goes under the deck there; drawing: whether the bottom card is drawn."""

    def __init__(
        self,
        kind: str,
        subject: int = -1,
        seat: int = -1,
        source: Use | None = None,
        amount: int = 0,
        before: Card | None = None,
        blank: bool = False,
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.seat = seat
        """The player concerned: who draws, wins, plays or controls the card."""
        self.source = source
        """The use of an ability that did it, or None for a game effect (coc/rule/1.1-card-effect-vs-game-effect/a)."""
        self.amount = amount
        """How many: wounds, tokens, cards drawn, icons or skill more, resources overpaid."""
        self.before = before
        """The card as it was before: last-known information for answers to leaving play."""
        self.blank = blank
        self.struggle = -1
        """Of a struggle: which; of harm or readying, that of which it is the result."""
        self.skill: int | None = None
        """Leaving play, or a fatal wound: the skill the card had."""
        self.how = ""
        """Leaving play, entering a discard pile: in which way."""
        self.cancelled = False
        self.number = 0
        self.batch = 0
        """What happens at once shares a number."""
        self.obj = 0
        """Its card as an object, as it is about to happen or has just happened; 0 before that.

        The same card back in play is another one (coc/rule/2.23-zones-of-play/d).
        """
        self.able: Able | None = None
        """What must be true of the card, still, when it happens."""
        self.immune = False
        """The card was immune to its source as it was announced."""
        self.faced = False
        """Passives and Forced Responses to it have been gathered."""


USE: Final = "use"
"""A triggered ability, or an event card, before it executes."""
PLAYED: Final = "played"
ENTERS_PLAY: Final = "enters play"
LEAVES_PLAY: Final = "leaves play"
WOULD_ENTER_DISCARD: Final = "would enter discard pile"
"""A card is about to go to its owner's discard pile, from wherever; where it goes may be altered."""
ENTERS_DISCARD: Final = "enters discard pile"
WOUND: Final = "wound"
DESTROY: Final = "destroy"
SACRIFICE: Final = "sacrifice"
GO_INSANE: Final = "go insane"
RESTORED: Final = "restored"
READIED: Final = "readied"
EXHAUSTED: Final = "exhausted"
COMMITTED: Final = "committed"
COMMITMENT_DONE: Final = "commitment done"
"""A player has committed everybody in a commit step; the cards are those who were committed."""
UNCOMMITTED: Final = "uncommitted"
DRAW_PHASE_DRAW: Final = "draw phase draw"
DRAWS: Final = "draws"
DREW: Final = "drew"
"""One or more cards were drawn together; DRAWS is each of them."""
DRAINED: Final = "drained"
OVERPAID: Final = "overpaid"
STRUGGLE_BEFORE: Final = "before struggle"
STRUGGLE_BEGINS: Final = "struggle begins"
STRUGGLE_WOULD: Final = "would win struggle"
STRUGGLE_RESULT: Final = "struggle result"
"""What a won struggle does is about to be applied; what takes its place leaves the struggle won."""
STRUGGLE_WON: Final = "wins struggle"
STORY_RESOLVED: Final = "story resolved"
SUCCEEDS: Final = "succeeds"
FAILS: Final = "fails"
"""The active player does not succeed at a story that resolved."""
SUCCESS_PLACED: Final = "success token placed"
STORY_WON: Final = "story won"
STORY_REPLACED: Final = "story about to be replaced"
"""A story has been won, and the next one is about to be turned up in its place."""
STORY_DECLINED: Final = "story not executed"
"""The winner of a story could execute it, and does not."""
TURN_BEGINS: Final = "turn begins"
TURN_ENDS: Final = "turn ends"
PHASE_BEGINS: Final = "phase begins"
PHASE_ENDS: Final = "phase ends"
ATTACHED: Final = "attached"
CONTROL: Final = "control"
"""A card has another controller."""


WAYS_OUT: Final = (
    DESTROY,
    SACRIFICE,
    "discard from play",
    "return to hand",
    "remove from the game",
    "put into a deck",
    "attach as a resource",
)
"""Everything by which a card may leave play, as it is about to."""


def is_fatal(event: Event) -> bool:
    """Whether it is a wound that the character it destroys may answer; it tells then which skill that one had.

    coc/example/timing-randolph-carter
    """
    return event.kind == WOUND and event.skill is not None
