"""Core set: the scenario cards, which say what the symbols of the chaos bag do; the scenarios carry it out."""

from __future__ import annotations

from orne.arkham.abilities import Rule
from orne.arkham.registry import card


def _tokens(easy: str, hard: str) -> tuple[Rule, Rule]:
    """Both sides of a scenario card in words."""
    return Rule("easy and standard", True, f"easy, standard: {easy}"), Rule(
        "hard and expert", True, f"hard, expert: {hard}"
    )


card(
    "core/the-gathering",
    *_tokens(
        "skull -1 for each Ghoul enemy at your location; cultist -1, and 1 horror if you fail; tablet -2, and 1 damage "
        "with a Ghoul enemy at your location",
        "skull -2, and after a failed test you draw a Ghoul enemy of your choice from the encounter deck or its "
        "discard pile; cultist: reveal one more token, and 2 horror if you fail; tablet -4, and 1 damage and 1 horror "
        "with a Ghoul enemy at your location",
    ),
)

card(
    "core/the-midnight-masks",
    *_tokens(
        "skull -1 for each doom on the Cultist enemy with most of it; cultist -2, and 1 doom on the nearest Cultist "
        "enemy; tablet -3, and if you fail 1 of your clues goes to your location",
        "skull -1 for each doom in play; cultist -2, and 1 doom on every Cultist enemy, or one more token without any; "
        "tablet -4, and if you fail all your clues go to your location",
    ),
)

card(
    "core/the-devourer-below",
    *_tokens(
        "skull -1 for each Monster enemy in play; cultist -2, and 1 doom on the nearest enemy; tablet -3, and 1 damage "
        "with a Monster enemy at your location; elder thing -5, and one more token with an Ancient One in play",
        "skull -3, and after a failed test you draw a Monster enemy of your choice from the encounter deck or its "
        "discard pile; cultist -4, and 2 doom on the nearest enemy; tablet -5, and 1 damage and 1 horror with a "
        "Monster enemy at your location; elder thing -7, and one more token with an Ancient One in play",
    ),
)
