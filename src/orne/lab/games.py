"""Games to simulate: starter decks in all pairings, by number."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from orne.coc.editions import EDITIONS
from orne.decks import starter, story_deck

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
