"""The Gathering: how it is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.rulebook import new_game
from tests.arkham.campaigns.night_of_the_zealot.the_gathering.look import DECK, NAMES, slugs, table
from tests.arkham.look import seen


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_it_begins_in_the_study_with_the_rest_of_the_house_set_aside(number: int) -> None:
    """The Study alone, 26 encounter cards, four locations, the Priest and Lita set aside; clues by investigators."""
    people = [{"id": f"core/{name}", "deck": DECK} for name in NAMES[:number]]
    game = new_game("the-gathering", people, 3)
    state = game.state
    assert slugs(game, state.locations) == ["study"]
    assert state.cards[state.locations[0]].clues == 2 * number
    assert state.place == [state.locations[0]] * number
    assert slugs(game, state.set_aside) == ["attic", "cellar", "ghoul-priest", "hallway", "lita-chantler", "parlor"]
    assert Counter(slugs(game, state.encounter_deck)) == {
        "flesh-eater": 1,
        "icy-ghoul": 1,
        "swarm-of-rats": 3,
        "ghoul-minion": 3,
        "ravenous-ghoul": 1,
        "grasping-hands": 3,
        "rotting-remains": 3,
        "frozen-in-fear": 2,
        "dissonant-voices": 2,
        "ancient-evils": 3,
        "crypt-chill": 2,
        "obscuring-fog": 2,
    }
    assert len(state.encounter_deck) == 26
    assert slugs(game, [state.act, state.agenda]) == ["trapped", "whats-going-on"]
    assert [table(game).kind(uid).facts.stage for uid in reversed(state.act_deck)] == [2, 3]
    assert [table(game).kind(uid).facts.stage for uid in reversed(state.agenda_deck)] == [2, 3]
    assert state.resources == [5] * number
    assert [len(hand) for hand in state.hand] == [5] * number
    assert seen(game, 0)["act"]["needed"] == 2 * number
    assert seen(game, 0)["agenda"]["needed"] == 3
    game.play(*["keep"] * number)
    assert state.over_reason == ""
    assert seen(game, 0)["round"] == 1
    assert seen(game, 0)["phase"] == "investigation"


@pytest.mark.parametrize(
    ("difficulty", "numbers"),
    [
        ("easy", {"+1": 2, "0": 3, "-1": 3, "-2": 2}),
        ("standard", {"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1}),
        ("hard", {"0": 3, "-1": 2, "-2": 2, "-3": 2, "-4": 1, "-5": 1}),
        ("expert", {"0": 1, "-1": 2, "-2": 2, "-3": 2, "-4": 2, "-5": 1, "-6": 1, "-8": 1}),
    ],
)
def test_each_difficulty_has_its_tokens_in_the_bag(difficulty: str, numbers: dict[str, int]) -> None:
    """The tokens of each difficulty (4.1)."""
    symbols = {"skull": 2, "cultist": 1, "tablet": 1, "auto-fail": 1, "elder sign": 1}
    assert Counter(BAGS[difficulty]) == numbers | symbols
    game = new_game("the-gathering", [{"id": "core/roland-banks", "deck": DECK}], 1, difficulty=difficulty)
    assert game.state.bag == BAGS[difficulty]
