"""What a card can do, declared: kind, trigger, place, restriction, cost, targets, limit, effect."""

from __future__ import annotations

from orne.coc.abilities.ability import Ability
from orne.coc.abilities.committing import MustCommit, StaysCommitted, WinnerPicks
from orne.coc.abilities.doing import INSTEAD, PASSIVE, Replaces, Whenever, WhenWon
from orne.coc.abilities.forms import EntersAsCopy, Form
from orne.coc.abilities.numbers import Number
from orne.coc.abilities.passives import (
    LOSE_ALL,
    UNCOUNTED,
    UNCOUNTED_ICONS,
    Blanks,
    Cannot,
    FactionIs,
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
from orne.coc.abilities.playing import (
    AttachTo,
    BothSides,
    CostChange,
    EntersExhausted,
    HandsOpen,
    MayPlay,
    ResourceMatch,
    StoryNeeds,
    Toll,
    ValueIs,
)
from orne.coc.abilities.struggles import BY_SKILL, CountsElsewhere, DecidedBy, NoStruggle
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
from orne.coc.abilities.use import (
    RESTRICTION,
    Amount,
    Claim,
    Condition,
    Cost,
    Effect,
    FreeUse,
    Grant,
    Paid,
    Possible,
    Use,
    UseFromPile,
)
from orne.coc.abilities.winning import ConspiracyNeeded, MoreStories

__all__ = [
    "ACTION", "ANY_PLAYER", "BY_SKILL", "DISRUPT", "FORCED", "INSTEAD", "LOSE_ALL", "PART", "PASSIVE", "RESPONSE",
    "RESTRICTION", "UNCOUNTED", "UNCOUNTED_ICONS", "Ability", "Amount", "AttachTo", "Blanks", "BothSides", "Cannot",
    "Choose", "Claim", "Condition", "ConspiracyNeeded", "Cost", "CostChange", "CountsElsewhere", "DecidedBy",
    "Effect", "EntersAsCopy", "EntersExhausted", "FactionIs", "Form", "FreeUse", "Gives", "GivesAbility",
    "GivesControl", "GivesStruggle", "GivesSubtype", "Grant", "HandsOpen", "ImmuneTo", "Lends", "LosesIcons",
    "MayPlay", "MoreStories", "MustCommit", "NoStruggle", "Number", "Paid", "Possible", "Replaces", "ResourceMatch",
    "SkillIs", "StaysCommitted", "StoryNeeds", "Toll", "Trigger", "Triggered", "Use", "UseFromPile", "ValueIs",
    "WhenWon", "Whenever", "WinnerPicks", "action", "disrupt", "forced", "response",
]  # fmt: skip
