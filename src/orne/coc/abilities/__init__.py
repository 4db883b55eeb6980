"""What a card can do, declared: kind, trigger, place, restriction, cost, targets, limit, effect."""

from __future__ import annotations

from orne.coc.abilities.ability import Ability
from orne.coc.abilities.blanking import Blanks, NeverBlank
from orne.coc.abilities.changing import (
    LOSE_ALL,
    UNCOUNTED,
    UNCOUNTED_ICONS,
    FactionIs,
    Gives,
    GivesAbility,
    GivesSubtype,
    LosesIcons,
    SkillIs,
)
from orne.coc.abilities.committing import MustCommit, StaysCommitted, WinnerPicks
from orne.coc.abilities.doing import INSTEAD, PASSIVE, Replaces, Whenever, WhenWon
from orne.coc.abilities.forms import CommitsAs, EntersAsCopy, Form
from orne.coc.abilities.numbers import Number
from orne.coc.abilities.passives import Cannot, GivesControl, GivesStruggle, ImmuneTo, Lends
from orne.coc.abilities.phases import RandomResources, SkipsPhase
from orne.coc.abilities.playing import (
    COMMIT_TOGETHER,
    AttachTo,
    AttachToPile,
    AttachToPlace,
    BothSides,
    ClosesPile,
    CostChange,
    CostNotLowered,
    CountsAsInsane,
    DrawsShown,
    EntersExhausted,
    HandsOpen,
    KeepsTokens,
    MayPlay,
    MayStayExhausted,
    PlaysOnly,
    ResourceMatch,
    StoryNeeds,
    Toll,
    ValueIs,
)
from orne.coc.abilities.struggles import BY_SKILL, CountsAt, CountsElsewhere, DecidedBy, NoStruggle
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
    CharactersPlayed,
    Claim,
    Condition,
    Cost,
    Effect,
    FreeUse,
    Grant,
    Paid,
    Possible,
    Use,
    UseFromElsewhere,
    UseFromPile,
)
from orne.coc.abilities.vessels import UsesAttached
from orne.coc.abilities.winning import ConspiracyNeeded, MoreStories

__all__ = [
    "ACTION", "ANY_PLAYER", "BY_SKILL", "COMMIT_TOGETHER", "DISRUPT", "FORCED", "INSTEAD", "LOSE_ALL", "PART",
    "PASSIVE", "RESPONSE", "RESTRICTION", "UNCOUNTED", "UNCOUNTED_ICONS", "Ability", "Amount", "AttachTo",
    "AttachToPile", "AttachToPlace", "Blanks", "BothSides", "Cannot", "CharactersPlayed", "Choose", "Claim",
    "ClosesPile", "CommitsAs", "Condition", "ConspiracyNeeded", "Cost", "CostChange", "CostNotLowered",
    "CountsAsInsane", "CountsAt", "CountsElsewhere", "DecidedBy", "DrawsShown", "Effect", "EntersAsCopy",
    "EntersExhausted", "FactionIs", "Form", "FreeUse", "Gives", "GivesAbility", "GivesControl", "GivesStruggle",
    "GivesSubtype", "Grant", "HandsOpen", "ImmuneTo", "KeepsTokens", "Lends", "LosesIcons", "MayPlay",
    "MayStayExhausted", "MoreStories", "MustCommit", "NeverBlank", "NoStruggle", "Number", "Paid", "PlaysOnly",
    "Possible", "RandomResources", "Replaces", "ResourceMatch", "SkillIs", "SkipsPhase", "StaysCommitted",
    "StoryNeeds", "Toll", "Trigger", "Triggered", "Use", "UseFromElsewhere", "UseFromPile", "UsesAttached", "ValueIs",
    "WhenWon", "Whenever", "WinnerPicks", "action", "disrupt", "forced", "response",
]  # fmt: skip
