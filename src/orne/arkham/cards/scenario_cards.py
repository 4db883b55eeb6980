"""Core set: the scenario cards, which say what the symbols of the chaos bag do; the scenarios carry it out."""

from __future__ import annotations

from orne.arkham.abilities import Rule
from orne.arkham.cards.registry import card


def _tokens(easy: str, hard: str) -> tuple[Rule, Rule]:
    """Both sides of a scenario card in words."""
    return Rule("easy and standard", True, f"easy, standard: {easy}"), Rule(
        "hard and expert", True, f"hard, expert: {hard}"
    )


card(
    "core/the-gathering",
    *_tokens(
        "skull -1 for each Ghoul with you; cultist -1, a failure brings 1 horror; tablet -2, and 1 damage near a Ghoul",
        "skull -2, a failure brings a Ghoul; cultist: one more token, a failure brings 2 horror; tablet -4, and 1 "
        "damage and 1 horror near a Ghoul",
    ),
)

card(
    "core/the-midnight-masks",
    *_tokens(
        "skull as low as the most doom on one Cultist; cultist -2, and 1 doom on the nearest Cultist; tablet -3, a "
        "failure costs you a clue",
        "skull as low as all doom in play; cultist -2, and 1 doom on every Cultist, or one more token without any; "
        "tablet -4, a failure costs you all clues",
    ),
)

card(
    "core/the-devourer-below",
    *_tokens(
        "skull -1 for each Monster in play; cultist -2, and 1 doom on the nearest enemy; tablet -3, and 1 damage near "
        "a Monster; elder thing -5, and one more token while an Ancient One is there",
        "skull -3, a failure brings a Monster; cultist -4, and 2 doom on the nearest enemy; tablet -5, and 1 damage "
        "and 1 horror near a Monster; elder thing -7, and one more token while an Ancient One is there",
    ),
)
