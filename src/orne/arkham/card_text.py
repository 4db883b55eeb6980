"""A card's text in our own words, rendered from its definition."""

from __future__ import annotations

from orne.arkham.abilities import Text
from orne.arkham.facts import CardFacts
from orne.arkham.registry import behaviour, facts_of, works


def text(card_id: str) -> str | None:
    """A card's text in our words; None where it does not work yet."""
    facts = facts_of(card_id)
    return card_text(facts, behaviour(card_id)) if facts is not None and works(card_id) else None


def card_text(facts: CardFacts, texts: tuple[Text, ...]) -> str:
    """The whole text: whose deck alone may hold it, keywords and uses first, then one line for each text."""
    lines: list[str] = []
    if facts.signature_of and facts.weakness is None:
        whose = facts_of(facts.signature_of)
        lines.append(f"Only for the deck of {whose.title if whose else facts.signature_of}.")
    if facts.keywords:
        lines.append(" ".join(f"{word.capitalize()}." for word in facts.keywords))
    if facts.uses:
        lines.append(f"Uses ({facts.uses[1]} {facts.uses[0]}).")
    if facts.health_bonus_per_investigator:
        lines.append(f"+{facts.health_bonus_per_investigator} health for each investigator.")
    lines += [line for line in (text.text for text in texts) if line]
    if facts.victory:
        lines.append(f"Victory {facts.victory}.")
    return "\n".join(dict.fromkeys(lines))
