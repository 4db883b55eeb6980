"""Cards that other modules do not define yet stand in without text, so that scenarios can be played."""

from __future__ import annotations

from orne.arkham.cards import card, implemented
from orne.arkham.facts import load

MISSING = frozenset(set(load()) - implemented())
for _missing in sorted(MISSING):
    card(_missing)
