"""How much of the rules is demonstrated: by game, kind and edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from orne.rulings.catalogue import claims
from orne.rulings.claim import Claim
from orne.rulings.showing.demonstration import by_claim

DEMONSTRATED: Final = "demonstrated"
PARTLY: Final = "in some editions"
TESTED: Final = "tested elsewhere"
NOT_SHOWABLE: Final = "not showable"
OPEN: Final = "open"
STATES: Final = (DEMONSTRATED, PARTLY, TESTED, NOT_SHOWABLE, OPEN)


@dataclass(frozen=True, slots=True)
class Coverage:
    """The claims of one game and what is known of each."""

    game: str
    states: Mapping[str, str]
    """Of each claim: demonstrated, in some editions, tested elsewhere, not showable or open."""
    total: Mapping[str, int]
    kinds: Mapping[str, Mapping[str, int]]
    editions: Mapping[str, Mapping[str, int]]
    """Of the claims that name an edition, how many are demonstrated in it, and so on."""

    @property
    def open(self) -> list[str]:
        """The claims that are not shown, or not in every edition they name."""
        return [id for id, state in self.states.items() if state in (OPEN, PARTLY)]

    def data(self) -> dict[str, Any]:
        """As data, with the claims that are open."""
        return {
            "claims": len(self.states),
            **self.total,
            "kinds": {kind: dict(numbers) for kind, numbers in self.kinds.items()},
            "editions": {edition: dict(numbers) for edition, numbers in self.editions.items()},
            "open claims": self.open,
        }


def coverage(game: str) -> Coverage:
    """What is demonstrated of a game."""
    every = claims(game)
    states = {each.id: _state(each) for each in every}
    kinds = {kind: _counted(states[each.id] for each in every if each.kind == kind) for kind in _kinds(every)}
    named = dict.fromkeys(edition for each in every for edition in each.editions)
    editions = {name: _counted(_state_in(each, name) for each in every if name in each.editions) for name in named}
    return Coverage(game, states, _counted(states.values()), kinds, editions)


def _kinds(every: Iterable[Claim]) -> list[str]:
    return list(dict.fromkeys(each.kind for each in every))


def _counted(states: Iterable[str]) -> dict[str, int]:
    found = Counter(states)
    return {state: found[state] for state in STATES}


def _state(this: Claim) -> str:
    """What is known of a claim, all its editions together."""
    if not this.demonstrations:
        return _undemonstrated(this)
    if not this.editions:
        return DEMONSTRATED
    return DEMONSTRATED if all(_is_shown_in(this, each) for each in this.editions) else PARTLY


def _state_in(this: Claim, edition: str) -> str:
    """What is known of a claim in one edition."""
    if this.demonstrations:
        return DEMONSTRATED if _is_shown_in(this, edition) else OPEN
    return _undemonstrated(this)


def _undemonstrated(this: Claim) -> str:
    return TESTED if this.tested else NOT_SHOWABLE if this.not_shown else OPEN


def _is_shown_in(this: Claim, edition: str) -> bool:
    return any(edition in each.editions for each in by_claim(this.game).get(this.id, ()))
