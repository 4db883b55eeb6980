"""What a card can do, declared: kind, trigger, place, restriction, cost, targets, limit, effect."""

from __future__ import annotations

from orne.coc.abilities.ability import Ability
from orne.coc.abilities.doing import INSTEAD, PASSIVE, Replaces, Whenever, WhenWon
from orne.coc.abilities.passives import (
    LOSE_ALL,
    Blanks,
    Cannot,
    Gives,
    GivesAbility,
    GivesControl,
    GivesStruggle,
    ImmuneTo,
)
from orne.coc.abilities.playing import AttachTo, CostChange, EntersExhausted, ResourceMatch, StoryNeeds, ValueIs
from orne.coc.abilities.triggered import (
    ACTION,
    DISRUPT,
    FORCED,
    PART,
    RESPONSE,
    Choose,
    Trigger,
    Triggered,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.abilities.use import RESTRICTION, Amount, Claim, Condition, Cost, Effect, Grant, Possible, Use

__all__ = [
    "ACTION", "DISRUPT", "FORCED", "INSTEAD", "LOSE_ALL", "PART", "PASSIVE", "RESPONSE", "RESTRICTION", "Ability",
    "Amount", "AttachTo", "Blanks", "Cannot", "Choose", "Claim", "Condition", "Cost", "CostChange", "Effect",
    "EntersExhausted", "Gives", "GivesAbility", "GivesControl", "GivesStruggle", "Grant", "ImmuneTo", "Possible",
    "Replaces", "ResourceMatch", "StoryNeeds", "Trigger", "Triggered", "Use", "ValueIs", "WhenWon", "Whenever",
    "action", "disrupt", "forced", "response",
]  # fmt: skip
