"""The demonstrations: each is a function with the claims it shows; they are loaded when somebody asks for one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar

from orne.kernel.catalogue import import_all
from orne.rulings.catalogue import CHAPTERS, claim
from orne.rulings.showing.show import Show, Step

F = TypeVar("F", bound=Callable[[Any], None])

PACKAGE: Final = "orne.rulings.demonstrations"


class Shower(Protocol):
    """Makes the show of a game in an edition."""

    def __call__(self, edition: str, listener: Callable[[Show[Any], Step], None] | None = None) -> Show[Any]: ...


@dataclass(frozen=True, slots=True)
class Demonstration:
    """One function that shows one or more claims."""

    game: str
    name: str
    claims: tuple[str, ...]
    editions: tuple[str, ...]
    """The editions it is shown in."""
    sentence: str
    """What it shows, in words."""
    idle: bool
    """Whether nothing is half done at its end."""
    function: Callable[[Any], None]
    shower: Shower

    @property
    def module(self) -> str:
        """The module it is written in, which is named after a chapter."""
        return self.function.__module__.rpartition(".")[2]

    def run(self, edition: str, listener: Callable[[Show[Any], Step], None] | None = None) -> Show[Any]:
        """Play it in an edition and return what was recorded; NotShown is raised where it fails."""
        show = self.shower(edition, listener)
        self.function(show)
        if self.idle and show.is_laid:
            show.ends_idle()
        return show


class Register:
    """The demonstrations of one game, in the order they are written."""

    def __init__(self, game: str, editions: Sequence[str], usual: str, shower: Shower) -> None:
        self.game = game
        self.editions = tuple(editions)
        """All editions, the oldest first."""
        self.usual = usual
        """The one that a demonstration is shown in where its claims name none."""
        self.shower = shower
        self.known: dict[str, Demonstration] = {}

    def shows(self, *claims: str, editions: Sequence[str] = (), idle: bool = True) -> Callable[[F], F]:
        """Enter a demonstration of some claims: in the editions they name, or in these.

        ``idle=False`` where something must be half done at its end.
        """

        def enter(function: F) -> F:
            name = function.__name__
            if name in self.known:
                raise ValueError(f"two demonstrations are called {name}")
            words = " ".join((function.__doc__ or "").split())
            shown_in = self._in_order(editions or self._named(claims))
            self.known[name] = Demonstration(self.game, name, claims, shown_in, words, idle, function, self.shower)
            return function

        return enter

    def _named(self, claims: Sequence[str]) -> Sequence[str]:
        """The editions that the claims name."""
        return [each for id in claims for each in claim(id).editions] or [self.usual]

    def _in_order(self, editions: Sequence[str]) -> tuple[str, ...]:
        """Editions, the oldest first."""
        unknown = set(editions) - set(self.editions)
        if unknown:
            raise ValueError(f"there are no editions called {', '.join(sorted(unknown))}")
        return tuple(each for each in self.editions if each in editions)


REGISTERS: dict[str, Register] = {}
"""The register of each game whose demonstrations have been loaded."""


@cache
def demonstrations(game: str) -> Mapping[str, Demonstration]:
    """All demonstrations of a game, by name."""
    import_all(f"{PACKAGE}.{game}")
    return MappingProxyType(REGISTERS[game].known)


@cache
def by_claim(game: str) -> Mapping[str, tuple[Demonstration, ...]]:
    """The demonstrations of each claim of a game that has any."""
    found: dict[str, list[Demonstration]] = {}
    for each in demonstrations(game).values():
        for id in each.claims:
            found.setdefault(id, []).append(each)
    return MappingProxyType({id: tuple(several) for id, several in found.items()})


def of_claim(id: str) -> tuple[Demonstration, ...]:
    """The demonstrations of a claim."""
    return by_claim(claim(id).game).get(id, ())


def everything() -> Iterator[Demonstration]:
    """The demonstrations of all games."""
    for game in CHAPTERS:
        yield from demonstrations(game).values()
