"""Immunity: what kinds of effect leave a card alone (ahlcg/immune)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from orne.arkham.facts import CardFacts
from orne.arkham.state import NOWHERE

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

PLAYER_CARDS: Final = "player card effects"
ENCOUNTER_CARDS: Final = "encounter card effects"
TREACHERIES: Final = "treachery effects"

_PLAYER_TYPES: Final = frozenset(("investigator", "asset", "event", "skill"))
"""A weakness that is an enemy or a treachery is not a player card while it is in play."""
_BELONGS: Final[dict[str, Callable[[CardFacts], bool]]] = {
    PLAYER_CARDS: lambda facts: facts.type in _PLAYER_TYPES,
    ENCOUNTER_CARDS: lambda facts: facts.type not in _PLAYER_TYPES,
    TREACHERIES: lambda facts: facts.type == "treachery",
}
"""Whether a card's effects belong to a kind, by what is printed on it."""


def immune(g: ArkhamTable, uid: int, source: int) -> bool:
    """Whether a card is immune to the effects of another; nothing resists the rules themselves."""
    index = g.index
    if not index.immunity or source in (NOWHERE, uid):
        return False
    facts = g.kind(source).facts
    return any(
        _BELONGS[text.against](facts) and text.test(g, use, uid) and (text.while_ is None or text.while_.test(g, use))
        for text, use in index.immune
    )


def resists(g: ArkhamTable, uid: int, use: Use) -> bool:
    """Whether a card is immune to a text; what has begun to last for it goes on for it (ahlcg/immune/c)."""
    return not use.targets and immune(g, uid, use.holder)


def unaffected(g: ArkhamTable, uid: int) -> bool:
    """Whether a card is immune to the effect that is being carried out."""
    return g.effect_of != NOWHERE and immune(g, uid, g.effect_of)


def open_to(g: ArkhamTable, uids: Sequence[int], source: int) -> list[int]:
    """Those of some cards that an effect may choose and change (ahlcg/immune/a)."""
    return [uid for uid in uids if not immune(g, uid, source)] if g.index.immunity else list(uids)
