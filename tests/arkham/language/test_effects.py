"""The words that common effects and costs give to card texts."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.facts import AGILITY, INTELLECT
from orne.arkham.language import effects
from orne.arkham.language.effects import (
    DiscardCards,
    Exhaust,
    GroupClues,
    Resources,
    SpendClues,
    TakeHorror,
    UseUp,
    boost,
    discover,
    draw,
    effect,
    fight_with,
    gain,
    instead,
    take,
    threat_area,
    unless_all_clues,
)
from tests.arkham.laboratory import nothing


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (draw(), "draw a card"),
        (draw(3), "draw 3 cards"),
        (gain(1), "gain a resource"),
        (gain(3), "gain 3 resources"),
        (discover(), "discover a clue here"),
        (discover(2), "discover 2 clues here"),
        (take(1), "take 1 damage"),
        (take(horror=2), "take 2 horror"),
        (take(1, 2), "take 1 damage and 2 horror"),
        (take(1, direct=True), "take 1 damage that cannot be put on assets"),
        (threat_area(), "this goes into your threat area"),
        (threat_area(clues=3), "this goes into your threat area, and 3 clues onto it"),
        (fight_with(), "fight"),
        (fight_with(1, 2), "fight with +1 combat, +2 damage"),
        (fight_with(skill=AGILITY), "fight with agility instead of combat"),
        (fight_with(lambda g, use: 1, words="more"), "fight with more"),
        (boost(INTELLECT), "get +1 intellect for this test"),
        (effects.testing(INTELLECT), "during your intellect test"),
        (instead(draw()), "draw a card instead"),
        (effect(nothing), "nothing happens"),
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
        (SpendClues(1), "spend 1 clue"),
        (SpendClues(2), "spend 2 clues"),
        (GroupClues(2), "2 clues for each investigator, which the whole group gives together"),
    ],
)
def test_an_effect_says_in_words_what_it_does(words: Any, text: str) -> None:
    assert words.text == text
