"""Cards of our own making for rules that no implemented card shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.coc import registry
from orne.coc.abilities import Ability, action
from orne.coc.card_text import card_text
from orne.coc.cards import behaviour, facts_of, own_card
from orne.coc.catalogue import forget
from orne.coc.facts import CardFacts
from orne.coc.language import Do
from tests.trial_cards import keep

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def lab_card(slug: str, *abilities: Ability, **facts: Any) -> str:
    """Make a card ``lab/<slug>`` (once) and return its id; a plain neutral character of cost 1, skill 1 by default."""
    card_id = f"lab/{slug}"
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
    card = CardFacts(**{**values, **facts})
    known = facts_of(card_id, "lcg-4")
    if known is None:
        own_card(card, *abilities)
        changed = False
    else:
        changed = known != card or card_text(card, abilities) != card_text(card, behaviour(card_id))
    keep(f"coc {card_id}", changed=changed)
    if changed:
        registry._OWN[card_id] = card
        registry._BEHAVIOUR[card_id] = abilities
        forget()
    return card_id


def _nothing(g: CocTable, use: Use) -> bool:
    """Nothing happens."""
    return True


PAUSE = lab_card("pause", action(Do(_nothing)), type="support", cost=0)
"""A support card with an Action: while a player has it, every action window stops to ask him."""
