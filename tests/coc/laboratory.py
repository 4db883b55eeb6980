"""Cards of our own making for rules that no implemented card shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.coc.abilities import Ability, action
from orne.coc.cards import facts_of, own_card
from orne.coc.effects import Do
from orne.coc.facts import CardFacts

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def lab_card(slug: str, *abilities: Ability, **facts: Any) -> str:
    """Make a card ``lab/<slug>`` (once) and return its id; a plain neutral character of cost 1, skill 1 by default."""
    card_id = f"lab/{slug}"
    if facts_of(card_id, "lcg-4") is not None:
        return card_id
    type_ = facts.get("type", "character")
    values: dict[str, Any] = {
        "id": card_id,
        "set": "lab",
        "number": None,
        "title": slug.replace("-", " ").title(),
        "descriptor": None,
        "type": type_,
        "faction": "neutral",
        "unique": False,
        "cost": 1,
        "cost_is_x": False,
        "skill": 1 if type_ == "character" else None,
        "skill_is_x": False,
        "icons": (0, 0, 0, 0),
        "subtypes": (),
        "keywords": (),
        "steadfast": (),
        "resources": ("neutral",),
        "boosters": (0, 0, 0, 0),
        "struggles": (1, 1, 1, 1) if type_ in ("story", "conspiracy") else (0, 0, 0, 0),
        "keywords_only": not abilities,
        "octgn_id": None,
    }
    own_card(CardFacts(**{**values, **facts}), *abilities)
    return card_id


def _nothing(g: CocTable, use: Use) -> bool:
    """Nothing happens."""
    return True


PAUSE = lab_card("pause", action(Do(_nothing)), type="support", cost=0)
"""A support card with an Action: while a player has it, every action window stops to ask him."""
