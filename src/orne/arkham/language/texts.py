"""The texts a card is made of: abilities behind their words, passives, and what the rules look for on a card."""

from __future__ import annotations

from orne.arkham.abilities import (
    EVADE,
    FIGHT,
    INVESTIGATE,
    MOVE,
    PARLEY,
    RESIGN,
    Ability,
    AsIf,
    Choose,
    Effect,
    Trigger,
    Use,
    action,
    event,
    forced,
    free,
    reaction,
    revelation,
)
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT, SKILLS, WILLPOWER
from orne.arkham.passives import (
    ALL_SKILLS,
    ATTACK_YOU,
    ENTER_HOST,
    Base,
    Blank,
    Cannot,
    ClosedWhileUnrevealed,
    CostChange,
    ExtraAction,
    ExtraCost,
    Gives,
    GivesKeyword,
    GoesUnderDeck,
    Immune,
    MayPlayFromDiscard,
    NoTokens,
    PlaysAsIf,
    SkillInstead,
    Times,
    TokenCountsAs,
    TokensTimes,
)
from orne.arkham.registry import card
from orne.arkham.texts import (
    ActObjective,
    Committed,
    ConnectedTo,
    Copies,
    CostX,
    DiscardedWhenEmpty,
    ElderSign,
    ExtraSlots,
    InvestigatedWith,
    Objective,
    OpeningHand,
    ScenarioText,
    Spawn,
    SpawnsHere,
    UnrevealedAs,
)

__all__ = [
    "AGILITY", "ALL_SKILLS", "ATTACK_YOU", "COMBAT", "ENTER_HOST", "EVADE", "FIGHT", "INTELLECT", "INVESTIGATE",
    "MOVE", "PARLEY", "RESIGN", "SKILLS", "WILLPOWER", "Ability", "ActObjective", "AsIf", "Base", "Blank", "Cannot",
    "Choose", "ClosedWhileUnrevealed", "Committed", "ConnectedTo", "Copies", "CostChange", "CostX",
    "DiscardedWhenEmpty", "Effect", "ElderSign", "ExtraAction", "ExtraCost", "ExtraSlots", "Gives", "GivesKeyword",
    "GoesUnderDeck", "Immune", "InvestigatedWith", "MayPlayFromDiscard", "NoTokens", "Objective", "OpeningHand",
    "PlaysAsIf", "ScenarioText", "SkillInstead", "Spawn", "SpawnsHere", "Times", "TokenCountsAs", "TokensTimes",
    "Trigger", "UnrevealedAs", "Use", "action", "card", "event", "forced", "free", "reaction", "revelation",
]  # fmt: skip
