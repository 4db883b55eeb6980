"""What can happen in Call of Cthulhu, by the names abilities answer to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.index import Held
    from orne.coc.state import Card
    from orne.coc.table import CocTable

    Able = Callable[[CocTable, int], bool]
    """Whether something can befall a card now."""


class Event:
    """One occurrence: what, to which card, whose doing, and how the card was just before.

    A window may cancel an event, lower its ``amount`` (wounds), or replace it.
    """

    __slots__ = (
        "able", "amount", "before", "blank", "cancelled", "cards", "faced", "gained", "immune", "kind", "note",
        "number", "obj", "seat", "source", "subject",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        subject: int = -1,
        seat: int = -1,
        source: Use | None = None,
        amount: int = 0,
        before: Card | None = None,
        blank: bool = False,
        note: Any = None,
        cards: tuple[Card, ...] = (),
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.seat = seat
        """The player concerned: who draws, wins, plays or controls the card."""
        self.source = source
        """The use of an ability that did it, or None for a game effect (coc/rule/1.1-card-effect-vs-game-effect/a)."""
        self.amount = amount
        self.before = before
        """The card as it was before: last-known information for answers to leaving play."""
        self.blank = blank
        self.note = note
        self.cards = cards
        self.gained: Sequence[Held] = ()
        """What a card that left had gained: its last words besides those printed on it."""
        self.cancelled = False
        self.number = 0
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


USE = "use"
"""A triggered ability, or an event card, before it executes."""
PLAYED = "played"
ENTERS_PLAY = "enters play"
LEAVES_PLAY = "leaves play"
ENTERS_DISCARD = "enters discard pile"
WOUND = "wound"
DESTROY = "destroy"
SACRIFICE = "sacrifice"
GO_INSANE = "go insane"
RESTORED = "restored"
READIED = "readied"
EXHAUSTED = "exhausted"
COMMITTED = "committed"
DRAW_PHASE_DRAW = "draw phase draw"
DRAWS = "draws"
DREW = "drew"
"""One or more cards were drawn together; DRAWS is each of them."""
DRAINED = "drained"
OVERPAID = "overpaid"
STRUGGLE_BEFORE = "before struggle"
STRUGGLE_BEGINS = "struggle begins"
STRUGGLE_WOULD = "would win struggle"
STRUGGLE_WON = "wins struggle"
STORY_RESOLVED = "story resolved"
SUCCEEDS = "succeeds"
SUCCESS_PLACED = "success token placed"
STORY_WON = "story won"
TURN_BEGINS = "turn begins"
TURN_ENDS = "turn ends"
PHASE_BEGINS = "phase begins"
PHASE_ENDS = "phase ends"
ATTACHED = "attached"


def is_fatal(event: Event) -> bool:
    """Whether it is a wound that the character it destroys may answer; its note is then the skill that one had.

    coc/example/timing-randolph-carter
    """
    return event.kind == WOUND and event.note is not None
