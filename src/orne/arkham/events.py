"""What can happen in Arkham Horror, by the names abilities answer to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from orne.kernel.compiling import mypyc_attr

if TYPE_CHECKING:
    from orne.arkham.abilities import Effect, Use
    from orne.arkham.skill_test import Revealing, SkillTest
    from orne.arkham.state import Card


class TurnedAside:
    """An attack's damage goes to an enemy in place of the attacked investigator, by a card's use."""

    __slots__ = ("enemy", "use")

    def __init__(self, enemy: int, use: Use) -> None:
        self.enemy = enemy
        self.use = use


@mypyc_attr(free_list_len=1)
class Event:
    """One occurrence: what, to which card, whose, by what; a window may cancel it or change its numbers.

    Fields declared here at the top are there only for the kinds of event they name.
    """

    __slots__ = (
        "answered", "aside", "assigned", "attacker", "before", "cancelled", "clues", "damage", "destination", "horror",
        "instead", "kind", "location", "number", "put_off", "resume", "revealing", "seat", "source", "subject", "test",
        "token", "token_place", "worth",
    )  # fmt: skip

    damage: int
    """What an attack deals, or what is dealt to an investigator."""
    horror: int
    aside: TurnedAside | None
    """Of an attack: which enemy takes the damage in the investigator's place, if one does."""
    attacker: int
    """Of damage and horror: the enemy whose attack deals it, or NOWHERE."""
    assigned: dict[int, list[int]]
    """Of damage and horror: how much of each goes on which card."""
    clues: int
    """How many are discovered."""
    destination: int
    """Of leaving a location: where the investigator is going."""
    test: SkillTest
    """The test that a token, its result or a successful investigation belongs to."""
    revealing: Revealing
    """How tokens would be revealed, which an answer may change."""
    token: str
    """The token revealed."""
    token_place: int
    """Its place among the tokens of the test, once it is one of them."""
    worth: int
    """What it counts for then."""

    def __init__(
        self,
        kind: str,
        subject: int = -1,
        seat: int = -1,
        source: Use | None = None,
        *,
        location: int = -1,
        before: Card | None = None,
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.seat = seat
        """The investigator concerned."""
        self.source = source
        self.location = location
        """Where it happens: the location entered or left, where an enemy spawns, is evaded or defeated."""
        self.before = before
        self.cancelled = False
        self.instead: tuple[Use, Effect] | None = None
        """What happens in its place; a later replacement displaces an earlier one (ahlcg/instead/b)."""
        self.put_off = False
        """Whether it waits for a test that cannot begin yet (ahlcg/nested-skill-tests/a)."""
        self.resume: Callable[[Any, Event], Any] | None = None
        """How it goes on after that; there for events that can be put off."""
        self.answered: tuple[tuple[int, int], ...] = ()
        """The forced abilities that have answered it."""
        self.number = 0

    @property
    def is_stopped(self) -> bool:
        """Whether nothing more answers it for now."""
        return self.cancelled or self.put_off


TURN_BEGINS: Final = "turn begins"
TURN_ENDS: Final = "turn ends"
PHASE_BEGINS: Final = "phase begins"
PHASE_ENDS: Final = "phase ends"
ROUND_ENDS: Final = "round ends"
GAME_ENDS: Final = "game ends"
DRAWS_CARD: Final = "draws card"
DRAWS_ENCOUNTER: Final = "draws encounter card"
SEARCHED: Final = "searched"
REVELATION: Final = "revelation"
ENTERS_PLAY: Final = "enters play"
LEAVES_PLAY: Final = "leaves play"
SPAWNS: Final = "spawns"
ENGAGES: Final = "engages"
EVADED: Final = "evaded"
ATTACKS: Final = "attacks"
DEFEATED: Final = "defeated"
DAMAGE: Final = "damage and horror"
"""Dealt to an investigator."""
DISCOVERS: Final = "discovers clues"
ENTERS_LOCATION: Final = "enters location"
LEAVES_LOCATION: Final = "leaves location"
TOKEN_WOULD: Final = "would reveal token"
TOKEN_REVEALED: Final = "token revealed"
WOULD_FAIL: Final = "would fail test"
TEST_ENDS: Final = "test resolved"
INVESTIGATED: Final = "investigated"
PLAYED: Final = "played"
ADVANCES: Final = "advances"

OF_TESTS: Final = frozenset((TOKEN_WOULD, TOKEN_REVEALED, WOULD_FAIL, TEST_ENDS, INVESTIGATED))
"""The events that belong to a skill test."""
