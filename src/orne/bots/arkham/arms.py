"""What an investigator fights with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import FIGHT

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

GOOD_WEAPON = 3
"""A weapon that costs this much is one to meet the worst with."""


def is_weapon(g: ArkhamTable, uid: int) -> bool:
    """Whether a card is something to fight with."""
    return any(text.word == FIGHT for text in g.kind(uid).triggered)


def is_good_weapon(g: ArkhamTable, uid: int) -> bool:
    """Whether a card is something to meet the worst with."""
    return is_weapon(g, uid) and (g.kind(uid).facts.cost or 0) >= GOOD_WEAPON


def loaded(g: ArkhamTable, uid: int) -> bool:
    """Whether a card has uses left, or needs none."""
    return not g.kind(uid).facts.uses or g.state.cards[uid].tokens > 0


def is_armed(g: ArkhamTable, seat: int) -> bool:
    """Whether an investigator has a weapon that works."""
    return any(is_weapon(g, uid) and loaded(g, uid) for uid in values.assets(g, seat))


def is_well_armed(g: ArkhamTable, seat: int) -> bool:
    """Whether an investigator has a good weapon that works."""
    return any(is_good_weapon(g, uid) and loaded(g, uid) for uid in values.assets(g, seat))


def wields_magic(g: ArkhamTable, seat: int) -> bool:
    """Whether an investigator has a spell to fight with."""
    return any(
        is_weapon(g, uid) and loaded(g, uid) and values.has_trait(g, uid, "Spell") for uid in values.assets(g, seat)
    )
