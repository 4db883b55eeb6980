"""What can happen in Arkham Horror, by the names abilities answer to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orne.arkham.abilities import Effect, Use
    from orne.arkham.state import Card


class Event:
    """One occurrence: what, to which card, whose, by what; a window may cancel it or change its numbers."""

    __slots__ = (
        "answered", "before", "cancelled", "damage", "horror", "instead", "kind", "number", "other", "put_off",
        "resume", "seat", "source", "subject", "test", "value",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        subject: int = -1,
        seat: int = -1,
        source: Use | None = None,
        *,
        other: int = -1,
        value: Any = None,
        damage: int = 0,
        horror: int = 0,
        before: Card | None = None,
        test: Any = None,
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.seat = seat
        """The investigator concerned."""
        self.source = source
        self.other = other
        """A second card: the location entered, the attacker …"""
        self.value = value
        self.damage = damage
        self.horror = horror
        self.before = before
        self.test = test
        self.cancelled = False
        self.instead: tuple[Use, Effect] | None = None
        """What happens in its place; a later replacement displaces an earlier one (ahlcg/instead/b)."""
        self.put_off = False
        """Whether it waits for a test that cannot begin yet (ahlcg/nested-skill-tests/a)."""
        self.resume: Callable[[], Any] | None = None
        """How it goes on after that; there for events that can be put off."""
        self.answered: set[tuple[int, int]] = set()
        """The forced abilities that have answered it."""
        self.number = 0

    @property
    def is_stopped(self) -> bool:
        """Whether nothing more answers it for now."""
        return self.cancelled or self.put_off


TURN_BEGINS = "turn begins"
TURN_ENDS = "turn ends"
PHASE_BEGINS = "phase begins"
PHASE_ENDS = "phase ends"
ROUND_ENDS = "round ends"
GAME_ENDS = "game ends"
DRAWS_CARD = "draws card"
DRAWS_ENCOUNTER = "draws encounter card"
SEARCHED = "searched"
REVELATION = "revelation"
ENTERS_PLAY = "enters play"
LEAVES_PLAY = "leaves play"
SPAWNS = "spawns"
ENGAGES = "engages"
EVADED = "evaded"
ATTACKS = "attacks"
"""Of an investigator; its value says which enemy takes the damage in the investigator's place, if one does."""
DEFEATED = "defeated"
DAMAGE = "damage and horror"
"""Dealt to an investigator; its value says how much of it goes on which card."""
DISCOVERS = "discovers clues"
ENTERS_LOCATION = "enters location"
LEAVES_LOCATION = "leaves location"
TOKEN_WOULD = "would reveal token"
TOKEN_REVEALED = "token revealed"
WOULD_FAIL = "would fail test"
TEST_ENDS = "test resolved"
INVESTIGATED = "investigated"
PLAYED = "played"
ADVANCES = "advances"
