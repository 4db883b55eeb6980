"""Probes: named questions about a game or about the cards, whose arguments and answers are data."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
G = TypeVar("G")
Json = Any
"""A value that JSON can hold."""


@dataclass(frozen=True, slots=True)
class Probe:
    """A question about a game: its name and what it is asked about."""

    name: str
    of: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """A question about the cards or lists of an edition, for which no game is needed."""

    name: str
    of: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class Known(Generic[G]):
    """A probe as it is defined: how it is answered, and its words, in which {} stands for an argument."""

    answer: Callable[..., Json]
    words: str
    parameters: tuple[str, ...]
    gives: str = ""
    """What kind of thing the answer is, where its data alone do not say: a seat, or null for nobody; icons; harm."""


class Probes(Generic[G]):
    """The probes of one game, by name: those of a game being played, and those of the cards alone."""

    def __init__(self) -> None:
        self.known: dict[str, Known[G]] = {}
        self.readings: dict[str, Known[str]] = {}

    def probe(
        self, words: str, *, gives: str = ""
    ) -> Callable[[Callable[Concatenate[G, P], Json]], Callable[P, Probe]]:
        """Define a probe: what it asks of a game, in words, and what kind of thing it gives."""

        def define(function: Callable[Concatenate[G, P], Json]) -> Callable[P, Probe]:
            name = function.__name__
            self.known[name] = Known(function, words, _parameters(function), gives)

            def asking(*args: P.args, **kwargs: P.kwargs) -> Probe:
                return Probe(name, _arguments(function, args, kwargs, words))

            asking.__doc__ = function.__doc__
            return asking

        return define

    def reading(
        self, words: str, *, gives: str = ""
    ) -> Callable[[Callable[Concatenate[str, P], Json]], Callable[P, Reading]]:
        """Define a reading: what it asks of an edition, in words, and what kind of thing it gives."""

        def define(function: Callable[Concatenate[str, P], Json]) -> Callable[P, Reading]:
            name = function.__name__
            self.readings[name] = Known(function, words, _parameters(function), gives)

            def asking(*args: P.args, **kwargs: P.kwargs) -> Reading:
                return Reading(name, _arguments(function, args, kwargs, words))

            asking.__doc__ = function.__doc__
            return asking

        return define


def plain(value: object) -> Json:
    """A value as JSON has it: tuples are lists, sets are sorted lists."""
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(plain(each) for each in value)
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


def _parameters(function: Callable[..., Json]) -> tuple[str, ...]:
    return tuple(inspect.signature(function).parameters)[1:]


def _arguments(
    function: Callable[..., Json], args: tuple[Any, ...], kwargs: Mapping[str, Any], words: str
) -> tuple[Json, ...]:
    """The arguments in order, named or not; what is usual stands there too where the words have a place for it."""
    bound = inspect.signature(function).bind(None, *args, **kwargs)
    names = list(inspect.signature(function).parameters)
    last = max(names.index(each) for each in bound.arguments)
    wanted = max(len(bound.args) - 1, last, words.count("{}"))
    bound.apply_defaults()
    return tuple(plain(each) for each in bound.args[1 : 1 + wanted])
