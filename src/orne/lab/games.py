"""Games to simulate, by number: starter decks of Call of Cthulhu in all pairings, scenarios of Arkham Horror."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from orne.arkham.chaos import DIFFICULTIES
from orne.coc.editions import EDITIONS
from orne.decks import starter, story_deck
from orne.decks.arkham import shipped

INVESTIGATORS = ("roland", "daisy", "skids", "agnes", "wendy")
FACTIONS = ("agency", "miskatonic", "cthulhu", "syndicate", "hastur", "yog-sothoth", "shub-niggurath")


def pairings() -> list[tuple[tuple[str, str], tuple[str, str]]]:
    """All ways to give two players two of the seven factions each."""
    pairs = list(combinations(FACTIONS, 2))
    return [(one, two) for one in pairs for two in pairs if not set(one) & set(two)]


def starter_game(number: int, *, edition: str = "lcg-4", ask_always: bool = False) -> dict[str, Any]:
    """The set-up of the nth game: another pairing each time, in an order that mixes the factions."""
    table = pairings()
    one, two = table[number * 41 % len(table)]
    decks = [list(starter(*one, "A").each()), list(starter(*two, "B").each())]
    start = {"edition": edition, "decks": decks, "stories": list(story_deck()), "seed": number, "first": None}
    return {**start, "ask_always": ask_always}


def edition_of(number: int) -> str:
    """Editions in turn, the last one most often."""
    names = list(EDITIONS)
    return names[0] if number % 2 else names[number // 2 % len(names)]


def gathering_game(
    number: int, investigators: int = 1, *, difficulty: str | None = None, ask_always: bool = False
) -> dict[str, Any]:
    """The set-up of the nth game of The Gathering: Roland first, then others in turn, difficulties in turn."""
    people = [INVESTIGATORS[(number // 4 + seat) % len(INVESTIGATORS)] for seat in range(investigators)]
    return scenario_game("the-gathering", people, number, difficulty=difficulty, ask_always=ask_always)


def scenario_game(
    scenario: str, people: Sequence[str], seed: int, *, difficulty: str | None = None, ask_always: bool = False
) -> dict[str, Any]:
    """The set-up of a scenario with some investigators and their starter decks."""
    decks = [shipped(f"starter-{name}") for name in people]
    return {
        "scenario": scenario,
        "investigators": [{"id": deck.investigator, "deck": list(deck.each())} for deck in decks],
        "seed": seed,
        "difficulty": difficulty or DIFFICULTIES[seed % len(DIFFICULTIES)],
        "log": {},
        "ask_always": ask_always,
    }
