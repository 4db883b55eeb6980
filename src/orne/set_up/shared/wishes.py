"""What the players want of a new game, and how each wish is said on a command line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass(frozen=True)
class Setting:
    """One wish as it is said on a command line."""

    name: str
    """Its name among the wishes."""
    help: str
    option: str = ""
    """The option, where it is not simply the name."""
    metavar: str | None = None
    choices: tuple[str, ...] | None = None
    parse: Callable[[str], Any] = str

    @property
    def flag(self) -> str:
        """The option that it is given by."""
        return self.option or f"--{self.name.replace('_', '-')}"


@dataclass(kw_only=True)
class Wishes(ABC):
    """What players may want of any game."""

    seed: int | None = None
    ask_always: bool = False

    shared: ClassVar[tuple[Setting, ...]] = (
        Setting("seed", "the same seed and decisions give the same game", metavar="N", parse=int),
        Setting("ask_always", "ask even where there is only one thing to do"),
    )
    """The settings of every game."""
    settings: ClassVar[tuple[Setting, ...]]
    """Those of one game."""

    @property
    @abstractmethod
    def open(self) -> bool:
        """Whether everything is left to be asked."""
