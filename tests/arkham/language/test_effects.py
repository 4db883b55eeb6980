"""The words that common effects and costs give to card texts."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.facts import AGILITY, INTELLECT
from orne.arkham.language import (
    DiscardCards,
    Discover,
    Do,
    Draw,
    Exhaust,
    Fight,
    Gain,
    GroupClues,
    Instead,
    Resources,
    SpendClues,
    Take,
    TakeHorror,
    TestBonus,
    ThreatArea,
    UseUp,
    in_test_of,
    unless_all_clues,
)
from tests.arkham.laboratory import nothing


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (Draw(), "draw a card"),
        (Draw(3), "draw 3 cards"),
        (Gain(1), "gain a resource"),
        (Gain(3), "gain 3 resources"),
        (Discover(), "discover a clue here"),
        (Discover(2), "discover 2 clues here"),
        (Take(1), "take 1 damage"),
        (Take(horror=2), "take 2 horror"),
        (Take(1, 2), "take 1 damage and 2 horror"),
        (Take(1, direct=True), "take 1 direct damage"),
        (ThreatArea(), "this goes into your threat area"),
        (ThreatArea(clues=3), "this goes into your threat area, and 3 clues onto it"),
        (Fight(), "fight"),
        (Fight(1, damage=2), "fight with +1 combat and +2 damage"),
        (Fight(skill=AGILITY), "fight with agility instead of combat"),
        (TestBonus(1, INTELLECT), "get +1 intellect for this test"),
        (in_test_of(INTELLECT), "during your intellect test"),
        (Instead(Draw()), "draw a card instead"),
        (Do(nothing), "nothing happens"),
        (unless_all_clues("core/attic"), "unless all clues of Attic have been discovered"),
        (Resources(1), "spend 1 resource"),
        (Resources(2), "spend 2 resources"),
        (UseUp("supplies"), "spend 1 supply"),
        (UseUp("charges"), "spend 1 charge"),
        (UseUp("ammo"), "spend 1 ammo"),
        (UseUp("charges", 2), "spend 2 charges"),
        (Exhaust(), "exhaust this card"),
        (TakeHorror(1), "take 1 horror"),
        (DiscardCards(1), "discard a card from hand"),
        (DiscardCards(4), "discard 4 cards from hand"),
        (SpendClues(1), "spend a clue"),
        (SpendClues(2), "spend 2 clues"),
        (GroupClues(2), "2 clues for each investigator, which the whole group gives together"),
    ],
)
def test_an_effect_says_in_words_what_it_does(words: Any, text: str) -> None:
    assert words.text == text
