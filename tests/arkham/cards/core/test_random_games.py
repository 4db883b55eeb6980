"""Random games with every Guardian and Seeker card and all the investigators' own cards."""

from __future__ import annotations

import pytest

from orne.arkham.facts import load
from orne.arkham.rulebook import RULEBOOK
from orne.lab.simulator import check_game

INVESTIGATORS = ("roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams")


@pytest.mark.parametrize("seed", range(5))
def test_a_random_game_keeps_every_promise(seed: int) -> None:
    """Undo, copies, saves, views and records hold with these cards in the decks."""
    cards = load()
    common = [
        name for name, facts in cards.items() if facts.class_ in ("guardian", "seeker") and facts.cost is not None
    ]
    skills = ["core/vicious-blow", "core/deduction"]
    people = [f"core/{INVESTIGATORS[(seed + turn) % 5]}" for turn in range(2)]
    decks = [
        [*common, *skills, *(name for name, facts in cards.items() if facts.signature_of == person)]
        for person in people
    ]
    start = {
        "scenario": "the-gathering",
        "investigators": [{"id": person, "deck": deck} for person, deck in zip(people, decks, strict=True)],
        "seed": seed,
        "difficulty": "standard",
        "log": {},
    }
    assert check_game(RULEBOOK, start, seed, thorough=25) > 10
