"""A card's text in our own words, rendered from its definition, so that it cannot say what the card does not do."""

from __future__ import annotations

from collections.abc import Sequence

from orne.coc.abilities import Ability
from orne.coc.facts import STRUGGLE_NAMES, CardFacts


def card_text(facts: CardFacts, abilities: Sequence[Ability]) -> str:
    """The whole text: keywords first, then one line for each ability."""
    lines: list[str] = []
    words = [keyword_words(name, number) for name, number in facts.keywords]
    if words:
        lines.append(" ".join(f"{word}." for word in words))
    if any(facts.boosters):
        lines.append(f"Adds {_struggle_list(facts.boosters)} to the story.")
    merged: list[str] = []
    for first, *more in _joined(abilities):
        line = first.text_with(more)
        if line and line not in merged:
            merged.append(line)
    return "\n".join(lines + merged)


def keyword_words(name: str, number: int) -> str:
    """A keyword as it is printed."""
    if name == "toughness":
        return f"Toughness +{number}"
    return f"Fated {number}" if name == "fated" else name.capitalize()


def _struggle_list(numbers: tuple[int, int, int, int]) -> str:
    """Struggles counted in words."""
    parts = [f"{number} {STRUGGLE_NAMES[kind]}" for kind, number in enumerate(numbers) if number]
    return " and ".join(parts) + (" struggles" if sum(numbers) > 1 else " struggle")


def _joined(abilities: Sequence[Ability]) -> list[list[Ability]]:
    """The abilities one by one, but those together that are said in one sentence."""
    found: list[list[Ability]] = []
    for ability in abilities:
        if found and ability.joins(found[-1][-1]):
            found[-1].append(ability)
        else:
            found.append([ability])
    return found
