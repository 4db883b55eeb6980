"""Two editions side by side: the claims on which they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orne.rulings.catalogue import claims
from orne.rulings.claim import Claim

SILENT: Final = "—"
"""Stands for what an edition says of a matter on which it is silent."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A claim on which two editions differ, and what each says."""

    claim: Claim
    one: str
    other: str


def differences(game: str, one: str, other: str) -> list[Difference]:
    """The claims on which two editions of a game differ: one says otherwise, or only one speaks at all."""
    found: list[Difference] = []
    for each in claims(game):
        first, second = _says(each, one), _says(each, other)
        if first != second:
            found.append(Difference(each, first, second))
    return found


def _says(this: Claim, edition: str) -> str:
    """What an edition says: its own words where the claim has them, the claim itself where it is named."""
    if edition in this.differences:
        return this.differences[edition]
    return this.sentence if not this.editions or edition in this.editions else SILENT
