"""What each edition's errata change: facts the catalogue applies, and behaviour the cards must follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from orne.coc.datafiles import read_data

EDITIONS: Final = ("lcg-4", "lcg-3.0", "lcg-1.4", "ccg-2.0")
"""The editions that have errata and lists, newest first."""


@dataclass(frozen=True, slots=True)
class Erratum:
    """One change to one card, as some editions hold it."""

    ruling: str
    card: str
    editions: tuple[str, ...]
    facts: Mapping[str, Any]
    """The changed fields, written as in the card files; empty when only the behaviour changes."""
    behaviour: str | None
    """What the card does now, in a sentence; None when only facts change."""


@cache
def all_errata() -> tuple[Erratum, ...]:
    """Every erratum of every edition, in the order of the catalogue of rulings."""
    return tuple(
        Erratum(
            ruling=entry["ruling"],
            card=entry["card"],
            editions=tuple(entry["editions"]),
            facts=MappingProxyType(entry.get("facts", {})),
            behaviour=entry.get("behaviour"),
        )
        for entry in read_data("errata.json")
    )


def errata(edition: str = "lcg-4") -> tuple[Erratum, ...]:
    """The errata that one edition holds."""
    check_edition(edition)
    return _errata(edition)


@cache
def holds(edition: str, ruling: str) -> bool:
    """Whether an edition has an erratum; without it the card does what is printed on it."""
    return any(erratum.ruling == ruling for erratum in errata(edition))


def check_edition(edition: str) -> None:
    """Raise a ValueError that names the editions unless this is one of them."""
    if edition not in EDITIONS:
        raise ValueError(f"unknown edition {edition!r}: the editions are {', '.join(EDITIONS)}")


@cache
def _errata(edition: str) -> tuple[Erratum, ...]:
    return tuple(erratum for erratum in all_errata() if edition in erratum.editions)
