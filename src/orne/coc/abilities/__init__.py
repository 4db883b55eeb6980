"""What a card can do, declared: kind, trigger, place, restriction, cost, targets, limit, effect."""

from __future__ import annotations

from orne.coc.abilities.ability import Ability
from orne.coc.abilities.committing import MustCommit, StaysCommitted
from orne.coc.abilities.doing import INSTEAD, PASSIVE, Replaces, Whenever, WhenWon
from orne.coc.abilities.numbers import Number
from orne.coc.abilities.passives import (
    LOSE_ALL,
    UNCOUNTED,
    Blanks,
    Cannot,
    Gives,
    GivesAbility,
    GivesControl,
    GivesStruggle,
    GivesSubtype,
    ImmuneTo,
    Lends,
    LosesIcons,
    SkillIs,
)
from orne.coc.abilities.playing import AttachTo, CostChange, EntersExhausted, ResourceMatch, StoryNeeds, Toll, ValueIs
from orne.coc.abilities.triggered import (
    ACTION,
    ANY_PLAYER,
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
from orne.coc.abilities.use import RESTRICTION, Amount, Claim, Condition, Cost, Effect, Grant, Paid, Possible, Use

__all__ = [
    "ACTION", "ANY_PLAYER", "DISRUPT", "FORCED", "INSTEAD", "LOSE_ALL", "PART", "PASSIVE", "RESPONSE",
    "RESTRICTION", "UNCOUNTED", "Ability", "Amount", "AttachTo", "Blanks", "Cannot", "Choose", "Claim",
    "Condition", "Cost", "CostChange", "Effect", "EntersExhausted", "Gives", "GivesAbility", "GivesControl",
    "GivesStruggle", "GivesSubtype", "Grant", "ImmuneTo", "Lends", "LosesIcons", "MustCommit", "Number", "Paid",
    "Possible", "Replaces", "ResourceMatch", "SkillIs", "StaysCommitted", "StoryNeeds", "Toll", "Trigger",
    "Triggered", "Use", "ValueIs", "WhenWon", "Whenever", "action", "disrupt", "forced", "response",
]  # fmt: skip
