"""What is printed on the cards of Arkham Horror."""

from __future__ import annotations

from functools import cache

from orne.arkham import card_text
from orne.arkham.facts import SKILLS, CardFacts
from orne.arkham.registry import facts_of
from orne.table.shared.data import Face


@cache
def face(card: str) -> Face:
    """A card as it is printed."""
    facts = facts_of(card)
    assert facts is not None
    return Face(
        id=facts.id,
        title=facts.title,
        subtitle=facts.subtitle or "",
        type=facts.type,
        faction=facts.class_,
        unique=facts.unique,
        cost=None if facts.type not in ("asset", "event") or facts.cost is None else str(facts.cost),
        numbers=_numbers(facts),
        icons=facts.icons,
        resources=(),
        subtypes=facts.traits,
        keywords=facts.keywords,
        slots=facts.slots,
        text=card_text.text(card),
        set=SETS.get(card.partition("/")[0], ""),
        weakness=facts.weakness is not None,
    )


SETS = {"core": "Core Set"}
"""What the sets of cards are called, by the first part of their ids."""


def _numbers(facts: CardFacts) -> dict[str, str]:
    """Whatever is printed as a number, by name; what counts for each investigator says so."""
    found = {name: str(number) for name, number in zip(SKILLS, facts.skills or (), strict=False)}
    for name in ("level", "fight", "health", "sanity", "evade", "shroud", "clues", "doom", "stage"):
        number = getattr(facts, name)
        if number is not None:
            each = name == "clues" or (name == "health" and facts.health_per_investigator)
            found[name] = f"{number} per investigator" if each and number else str(number)
    if facts.type == "enemy":
        found["damage"], found["horror"] = str(facts.damage), str(facts.horror)
    if facts.victory:
        found["victory"] = str(facts.victory)
    return found
