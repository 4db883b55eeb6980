"""What a lesson is: a game to be played, and what there is to say when something comes up for the first time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from orne.games import GAMES
from orne.learn.looking import Look
from orne.set_up.shared.seated import Seated
from orne.set_up.shared.wishes import Wishes
from orne.table.shared.data import Handle
from orne.table.shared.question_data import Option


@dataclass(frozen=True, slots=True)
class Said:
    """What a coach says to a position, what it points at, and which option it would try."""

    words: str
    points: tuple[Handle, ...] = ()
    tries: Option | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn, told when it first comes up."""

    title: str
    say: Callable[[Look], Said | None]
    """What to say to a position; None where it does not come up there. It says what is on the page, so it is true."""
    pressing: bool = False
    """Whether it goes before what can wait."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game: how it is set up, and the steps."""

    game: str
    title: str
    about: str
    """What one learns, in a sentence."""
    wishes: Callable[[], Wishes]
    """The game that is played, always the same one."""
    steps: tuple[Step, ...]
    """All but the last, which is the end of the game."""
    won: str
    lost: str
    """What is said at the end."""

    @property
    def size(self) -> int:
        """How many steps there are, the end included."""
        return len(self.steps) + 1

    def begin(self) -> Seated:
        """Set the game up."""
        return GAMES[self.game].begin(self.wishes())
