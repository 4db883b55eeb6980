"""What is rendered is what is done: every number, cost, choice and limit of a definition is in the card's text."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from orne.arkham import card_text as arkham_text
from orne.arkham import facts as arkham_facts
from orne.arkham import registry as arkham
from orne.coc import cards as coc
from orne.coc import facts as coc_facts

NOT_SAID = {
    ("ActObjective", "clues"): "an act that takes none tells in words how it advances",
    ("Triggered", "price"): "it is read off the cost, which is said",
    ("All", "least_x"): "it is read off its parts, which are said",
    ("All", "resources"): "it is the sum of its parts, which are said",
    ("Gives", "amount"): "a keyword is held or not",
    ("GivesStruggle", "amount"): "a struggle that was chosen is told in words of its own",
    ("Ability", "actions"): "an action costs one unless it says otherwise, and answers cost none",
    ("Choose", "count"): "a choice in words of its own says its number there",
    ("Pick", "count"): "a verb that is done to what is picked says the number",
    ("Sel", "listed"): "it tells the rules where to look, and the words say the same",
    ("_Affected", "listed"): "it is a selector",
}
"""Fields that the text of their owner need not show, and why."""


def abilities() -> Iterator[tuple[str, Any]]:
    """Every ability of every card that has any, in both games."""
    for card in printed(coc.implemented()):
        yield from ((card, ability) for ability in coc.behaviour(card))
    for card in printed(arkham.implemented()):
        yield from ((card, ability) for ability in arkham.behaviour(card))


def printed(cards: Iterable[str]) -> list[str]:
    """Those that are not trial cards of other tests."""
    return sorted(card for card in cards if card in coc_facts.load() or card in arkham_facts.load())


def fields_of(thing: Any) -> list[str]:
    """The names of a thing's fields."""
    found: list[str] = []
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        found += [slots] if isinstance(slots, str) else slots
    return [name for name in dict.fromkeys((*found, *getattr(thing, "__dict__", ()))) if hasattr(thing, name)]


def words(thing: Any) -> str:
    """What a part of a definition renders itself as; empty where it has no words."""
    text = thing.phrase() if hasattr(thing, "phrase") else getattr(thing, "text", "")
    return text if isinstance(text, str) else ""


def parts(thing: Any, seen: set[int]) -> Iterator[Any]:
    """A definition and everything of the language in it, each once."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    for name in fields_of(thing):
        value = getattr(thing, name)
        for each in value if isinstance(value, tuple | list) else (value,):
            if type(each).__module__.startswith("orne.") and not isinstance(each, type):
                yield from parts(each, seen)


def test_every_number_of_a_definition_is_in_its_words() -> None:
    """With another number, the words are others."""
    silent: dict[tuple[str, str], str] = {}
    seen: set[int] = set()
    for card, ability in abilities():
        for part in parts(ability, seen):
            for name in fields_of(part) if words(part) else ():
                value = getattr(part, name)
                if isinstance(value, int) and not isinstance(value, bool):
                    if words_with(part, name, value) == words(part):
                        silent.setdefault((type(part).__name__, name), card)
    assert {each: card for each, card in silent.items() if each not in NOT_SAID} == {}


def words_with(part: Any, name: str, value: int) -> str:
    """The words of a part with another number; a number may name one of several things, and be the last of them."""
    other = copy.copy(part)
    object.__setattr__(other, name, value + 1)
    try:
        return words(other)
    except IndexError:
        object.__setattr__(other, name, value - 1)
        return words(other)


SAID = ("cost", "costs", "limit", "during", "trigger", "choose")
"""What an ability declares besides its effect."""


@pytest.mark.parametrize("game", ["coc", "arkham"])
def test_costs_choices_limits_and_moments_are_in_the_text_of_the_card(game: str) -> None:
    silent = []
    cards = coc if game == "coc" else arkham
    for card in printed(cards.implemented()):
        whole = plain((coc.text(card) if game == "coc" else arkham_text.text(card)) or "")
        for ability in cards.behaviour(card):
            for name in (each for each in SAID if hasattr(ability, each)):
                value = getattr(ability, name)
                for each in value if isinstance(value, tuple) else (value,):
                    if each is not None and not any(plain(said) in whole for said in said_of_anybody(words(each))):
                        silent.append((card, name, words(each)))
    assert silent == []


def said_of_anybody(told: str) -> tuple[str, ...]:
    """Words as they are said to you, and as they are said of a player."""
    return told, told.replace("you control", "they control")


def plain(text: str) -> str:
    """A text without what changes with its place in a sentence."""
    return text.casefold().rstrip(".")
