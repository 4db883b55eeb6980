"""What the players want of a new game, and how each wish is said on a command line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Self

from orne.kernel.errors import UserError, echo, suggested


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


def _are_words(value: object) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)


_FORMS: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    "str": (lambda value: isinstance(value, str), "text"),
    "list[str]": (_are_words, "a list of text, such as ['wendy']"),
    "bool": (lambda value: isinstance(value, bool), "true or false"),
    "int": (lambda value: type(value) is int, "a whole number"),
}
"""How a wish is given, by the type it is declared with, and the words for it."""


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

    def __new__(cls, *wished: Any, **named: Any) -> Self:
        """Refuse what nobody can wish for here in a sentence, before the fields are filled in."""
        known = [each.name for each in fields(cls)]
        for name in named:
            if name not in known:
                raise UserError(f"Nothing called {echo(name)} can be wished for here; {suggested(name, known)}")
        return super().__new__(cls)

    def __post_init__(self) -> None:
        """Refuse what is wished for in another form than it can be."""
        for each in fields(self):
            value, form = getattr(self, each.name), str(each.type)
            if value is None and form.endswith("None"):
                continue
            fits, wanted = _FORMS[form.removesuffix(" | None")]
            if not fits(value):
                raise UserError(f"{each.name} is {wanted}, not {echo(value)}.")

    @property
    @abstractmethod
    def open(self) -> bool:
        """Whether everything is left to be asked."""
