"""The laboratory of Call of Cthulhu for tests: what Orne ships of it, and cards of a test's own."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Ability, Choose, Trigger, action, response
from orne.coc.cards import behaviour, facts_of, own_card, replace_own_card
from orne.coc.catalogue import forget
from orne.coc.language import Draw
from orne.rulings.laboratory.coc import (
    BARE,
    BELL,
    BLANK,
    BORE,
    BOUNCE,
    BURN,
    ECHO,
    ELSEWHERE,
    FIGHT,
    FROM_DISCARD,
    FROM_HAND,
    FULL,
    GAG,
    GUN,
    HERE,
    HUM,
    HUSH,
    IDLE,
    IDLER,
    MELT,
    MIND,
    OAF,
    PAUSE,
    PAWN,
    PISTOL,
    PUMP,
    REPLY,
    SHIPPED,
    SOFT,
    Say,
    facts_for,
    is_another,
    mine,
    on,
    shuffle,
    there,
    to_chosen,
)
from orne.rulings.showing.demonstration import demonstrations
from tests.trial_cards import keep

__all__ = [
    "BARE",
    "BELL",
    "BLANK",
    "BORE",
    "BOUNCE",
    "BURN",
    "ECHO",
    "EDITIONS",
    "ELSEWHERE",
    "FIGHT",
    "FROM_DISCARD",
    "FROM_HAND",
    "FULL",
    "GAG",
    "GUN",
    "HERE",
    "HUM",
    "HUSH",
    "IDLE",
    "IDLER",
    "MELT",
    "MIND",
    "OAF",
    "PAUSE",
    "PAWN",
    "PISTOL",
    "PUMP",
    "REPLY",
    "SHIPPED",
    "SOFT",
    "Say",
    "event",
    "facts_for",
    "hears",
    "in_all_editions",
    "is_another",
    "lab_card",
    "mine",
    "on",
    "shuffle",
    "there",
    "to_chosen",
    "tool",
]

EDITIONS = ("ccg-2.0", "lcg-1.4", "lcg-3.0", "lcg-4")
in_all_editions = pytest.mark.parametrize("edition", EDITIONS)

# Loaded first, so that a card of a test that has the name of a shipped one is refused, in whatever order tests are run.
demonstrations("coc")


def lab_card(slug: str, *abilities: Ability, **facts: Any) -> str:
    """Make a card ``lab/<slug>`` (once) and return its id; a plain neutral character of cost 1, skill 1 by default."""
    card = facts_for(slug, abilities=abilities, **facts)
    changed = is_another(card, abilities)
    before = behaviour(card.id)

    def give_back() -> None:
        replace_own_card(SHIPPED[card.id], *before)
        forget()

    keep(f"coc {card.id}", changed=changed, replaced=changed, shipped=card.id in SHIPPED, give_back=give_back)
    if changed:
        replace_own_card(card, *abilities)
        forget()
    elif facts_of(card.id, "lcg-4") is None:
        own_card(card, *abilities)
    return card.id


def event(slug: str, effect: Any, *choose: Choose, facts: dict[str, Any] | None = None, **rest: Any) -> str:
    """A free event with an Action."""
    return lab_card(slug, action(effect, *choose, **rest), **{"type": "event", "cost": 0, **(facts or {})})


def tool(slug: str, *abilities: Ability, **facts: Any) -> str:
    """A free support card."""
    return lab_card(slug, *abilities, **{"type": "support", "cost": 0, **facts})


def hears(slug: str, kind: str, how: str | None = None) -> str:
    """A free support card that may answer a kind of event, or one that happens in a certain way, by drawing."""
    trigger = Trigger(kind, lambda g, use, event: how is None or event.how == how, f"after {how or kind}")
    return tool(slug, response(trigger, Draw()))
