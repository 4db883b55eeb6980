"""Games to simulate, by number: starter decks, random decks and late positions of both games."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Any

from orne.arkham import guides
from orne.arkham.facts import load
from orne.arkham.rules.chaos import DIFFICULTIES
from orne.coc.cards import implemented
from orne.coc.editions import EDITIONS
from orne.coc.facts import sets as all_sets
from orne.decks.arkham import shipped
from orne.decks.coc import starter, story_deck
from orne.kernel.errors import UserError, echo, listed, suggested
from orne.kernel.rng import Chance
from orne.lab import random_decks
from orne.lab.late_arkham import late_arkham_game
from orne.lab.late_coc import late_coc_game

NEWEST = "lcg-4"
INVESTIGATORS = ("roland", "daisy", "skids", "agnes", "wendy")
FACTIONS = ("agency", "miskatonic", "cthulhu", "syndicate", "hastur", "yog-sothoth", "shub-niggurath")


def pairings() -> list[tuple[tuple[str, str], tuple[str, str]]]:
    """All ways to give two players two of the seven factions each."""
    pairs = list(combinations(FACTIONS, 2))
    return [(one, two) for one in pairs for two in pairs if not set(one) & set(two)]


def starter_game(number: int, *, edition: str = NEWEST, ask_always: bool = False) -> dict[str, Any]:
    """The set-up of the nth game: another pairing each time, in an order that mixes the factions."""
    table = pairings()
    one, two = table[number * 41 % len(table)]
    decks = [list(starter(*one, "A").each()), list(starter(*two, "B").each())]
    start = {"edition": edition, "decks": decks, "stories": list(story_deck()), "seed": number, "first": None}
    return {**start, "ask_always": ask_always}


def built_game(number: int, sets: tuple[str, ...]) -> dict[str, Any]:
    """The set-up of the nth game with decks as players build them of some sets: two factions each, as with starters."""
    table = pairings()
    chance = Chance(number)
    pair = table[number * 41 % len(table)]
    decks = [random_decks.coc_deck(chance, NEWEST, sets=sets, factions=factions) for factions in pair]
    stories = random_decks.story_deck(chance, NEWEST, sets=sets)
    return {"edition": NEWEST, "decks": decks, "stories": stories, "seed": number, "first": None}


def coc_game(number: int, *, ask_always: bool = False) -> dict[str, Any]:
    """The set-up of the nth game of Call of Cthulhu in an edition: starters, random decks, late positions in turn."""
    edition = edition_of(number)
    if number % 3 == 0:
        return starter_game(number, edition=edition, ask_always=ask_always)
    if number % 3 == 1:
        return late_coc_game(number, edition, ask_always=ask_always)
    return _random_game(number, edition, ask_always)


def coc_game_with(
    number: int, holding: Collection[str] = (), *, sets: tuple[str, ...] = (), ask_always: bool = False
) -> dict[str, Any]:
    """The set-up of the nth game with some cards in both decks, where its edition has them; every third begins late.

    Where sets are named, both decks are made of their cards, in an edition that has enough of them.
    """
    for card in holding:
        if card not in implemented():
            raise UserError(f"There is no playable card {echo(card)}: name it by its id, such as core/t-men.")
    edition = _edition_with(number, sets)
    if number % 3 == 1:
        return late_coc_game(number, edition, ask_always=ask_always, holding=holding, sets=sets)
    return _random_game(number, edition, ask_always, holding, sets)


def _edition_with(number: int, sets: tuple[str, ...]) -> str:
    """The edition of the nth game, or the newest that has cards enough of some sets."""
    for name in sets:
        if name not in all_sets():
            raise UserError(f"There is no set {echo(name)}: {suggested(name, all_sets())}")
    for edition in (edition_of(number), *EDITIONS):
        if not sets or random_decks.fill_a_deck(edition, sets):
            return edition
    raise UserError(f"Too few cards of {listed([*sets])} can be played to make decks of them: name more sets.")


def _random_game(
    number: int, edition: str, ask_always: bool, holding: Collection[str] = (), sets: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The set-up of the nth game with random decks."""
    chance = Chance(number)
    decks = [random_decks.coc_deck(chance, edition, holding, sets) for _ in range(2)]
    stories = random_decks.story_deck(chance, edition, holding, sets)
    start = {"edition": edition, "decks": decks, "stories": stories, "seed": number, "first": None}
    return {**start, "ask_always": ask_always}


def edition_of(number: int) -> str:
    """Editions in turn, the last one most often."""
    names = list(EDITIONS)
    return names[0] if number % 2 else names[number // 2 % len(names)]


def arkham_game(number: int, *, ask_always: bool = False) -> dict[str, Any]:
    """The set-up of the nth game of Arkham Horror: one to four investigators, scenarios and difficulties in turn.

    Every other game begins late in its scenario; of the rest every other one has random legal decks.
    """
    people = [INVESTIGATORS[(number // 4 + seat) % len(INVESTIGATORS)] for seat in range(1 + number % 4)]
    half, late = divmod(number, 2)
    guide = guides.usual()
    difficulty = DIFFICULTIES[number // 4 % len(DIFFICULTIES)]
    if late:
        return late_arkham_game(guide, half, people, difficulty, ask_always=ask_always)
    name = guide.scenarios[half % len(guide.scenarios)]
    logs: Sequence[Mapping[str, Any]] = guides.part(guide.name, "late").LOGS
    log = logs[half % len(logs)]
    start = scenario_game(name, people, number, difficulty=difficulty, log=log, ask_always=ask_always)
    if half % 2:
        chance = Chance(number)
        for investigator in start["investigators"]:
            deck = random_decks.investigator_deck(chance, load()[investigator["id"]])
            investigator["deck"] = list(deck.each())
    return start


def scenario_game(
    scenario: str,
    people: Sequence[str],
    seed: int,
    *,
    difficulty: str | None = None,
    log: Mapping[str, Any] | None = None,
    ask_always: bool = False,
) -> dict[str, Any]:
    """The set-up of a scenario with some investigators and their starter decks."""
    decks = [shipped(f"starter-{name}") for name in people]
    return {
        "scenario": scenario,
        "investigators": [{"id": deck.investigator, "deck": list(deck.each())} for deck in decks],
        "seed": seed,
        "difficulty": difficulty or DIFFICULTIES[seed % len(DIFFICULTIES)],
        "log": dict(log or {}),
        "ask_always": ask_always,
    }
