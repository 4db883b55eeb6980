"""What is printed on the cards of Call of Cthulhu."""

from __future__ import annotations

from functools import cache

from orne.coc.card_text import keyword_words
from orne.coc.cards import facts_of, text
from orne.coc.facts import FACTION_NAMES, sets
from orne.table.shared.data import Face


@cache
def face(card: str, edition: str) -> Face:
    """A card as an edition has it."""
    facts = facts_of(card, edition)
    assert facts is not None
    story = facts.type == "story"
    keywords = [keyword_words(name, number) for name, number in facts.keywords]
    keywords += [f"steadfast {FACTION_NAMES[name]} {number}" for name, number in facts.steadfast]
    skill = "X" if facts.skill_is_x else str(facts.skill)
    return Face(
        id=facts.id,
        title=facts.title,
        subtitle=facts.descriptor or "",
        type=facts.type,
        faction=facts.faction or "",
        unique=facts.unique,
        cost=None if story else "X" if facts.cost_is_x else str(facts.cost),
        numbers={} if facts.skill is None else {"skill": skill},
        icons=facts.struggles if facts.type in ("story", "conspiracy") else facts.icons,
        resources=facts.resources,
        subtypes=facts.subtypes,
        keywords=tuple(keywords),
        slots=(),
        text=text(card, edition),
        set=sets()[facts.set].name if facts.set in sets() else "",
        weakness=False,
    )
