"""A card's text in our own words, rendered from its definition."""

from __future__ import annotations

from orne.arkham.abilities import (
    ACTION,
    EVENT,
    FORCED,
    REVELATION,
    Ability,
    AsIf,
    Base,
    Cannot,
    Committed,
    Copies,
    CostX,
    ElderSign,
    ExtraAction,
    ExtraCost,
    ExtraSlots,
    Gives,
    GivesKeyword,
    Immune,
    Objective,
    PlaysAsIf,
    Prey,
    Rule,
    Spawn,
    Text,
    Times,
)
from orne.arkham.facts import SKILLS, CardFacts
from orne.arkham.registry import behaviour, facts_of, works

_KINDS = {ACTION: "Action", "free": "Free", "reaction": "Reaction", FORCED: "Forced", REVELATION: "Revelation"}


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
    lines += [line for line in (text_of(text) for text in texts) if line]
    if facts.victory:
        lines.append(f"Victory {facts.victory}.")
    return "\n".join(dict.fromkeys(lines))


def text_of(text: Text) -> str:
    """One text in words."""
    if isinstance(text, Ability):
        return _ability(text)
    if isinstance(text, Gives | Base | Times | GivesKeyword | Cannot | Rule | ExtraCost):
        return _sentence(text.words or _plain(text))
    if isinstance(text, Immune):
        while_ = f" {text.while_.text}" if text.while_ else ""
        return _sentence(text.words or f"immune to {text.against}{while_}")
    if isinstance(text, PlaysAsIf):
        limit = f" {text.limit.text}" if text.limit else ""
        return f"You may play {text.words} as if you were {_as_if(text.as_if)}.{limit}"
    if isinstance(text, ExtraAction):
        only = f", only for {text.only} abilities" if text.only else ""
        return f"You have an additional action in your turn{only}."
    if isinstance(text, ExtraSlots):
        only = f", only for {text.only} cards" if text.only else ""
        return f"You have {text.number} more {text.slot} slot{'s' if text.number > 1 else ''}{only}."
    if isinstance(text, Objective):
        return _sentence(f"objective: advance {'once' if text.instead else 'only if also'} {text.met.text}")
    if isinstance(text, Copies):
        return f"Limit {text.number} {text.area} for each player."
    if isinstance(text, CostX):
        return "Costs X." + (f" X is at least {text.least}." if text.least else "")
    if isinstance(text, Spawn):
        return _sentence(f"spawn: {text.words}")
    if isinstance(text, Prey):
        return _sentence(f"prey: {text.words}")
    if isinstance(text, ElderSign):
        more = f"; on success {text.on_success.text}" if text.on_success else ""
        return _sentence(f"elder sign: {text.words}{more}")
    return _committed(text)


def _plain(text: Gives | Base | Times | GivesKeyword | Cannot | Rule | ExtraCost) -> str:
    """A constant text that needs no words of its own."""
    if not isinstance(text, Gives | Base | Times):
        return ""
    name = SKILLS[text.attribute] if isinstance(text.attribute, int) else text.attribute
    while_ = f" {text.while_.text}" if text.while_ else ""
    if isinstance(text, Base):
        return f"your base {name} is {text.number}{while_}"
    if isinstance(text, Times):
        return f"your {name} counts {text.factor} times, rounded up{while_}"
    amount = f"{text.amount:+d}" if isinstance(text.amount, int) else "more"
    return f"you get {amount} {name}{while_}"


def _committed(text: Committed) -> str:
    """What a card does when it is committed."""
    parts = ["Max 1 committed to each test."] if text.max_one else []
    if text.own_test_only:
        parts.append("Only for a test of your own.")
    if text.effect is not None:
        parts.append(_sentence(f"if the test succeeds, {text.effect.text}"))
    if text.returns is not None:
        parts.append(_sentence(f"{text.returns.text}, it returns to your hand after the test"))
    return " ".join(parts)


def _ability(ability: Ability) -> str:
    """A triggered ability in words."""
    when = [ability.trigger.text] if ability.trigger else []
    when += [ability.during.text] if ability.during else []
    costs = " and ".join(cost.text for cost in ability.costs)
    body = f"{costs}: {ability.effect.text}" if costs else ability.effect.text
    if ability.as_if is not None:
        body = f"{body}, as if you were {_as_if(ability.as_if)}"
    if when:
        body = f"{', '.join(when)}, {body}"
    word = f"{ability.word.capitalize()}. " if ability.word and not body.lower().startswith(ability.word) else ""
    limit = f" {ability.limit.text}" if ability.limit else ""
    kind = "" if ability.kind == EVENT else _KINDS[ability.kind]
    if ability.kind == ACTION and ability.actions > 1:
        kind = f"{ability.actions} actions"
    return f"{kind}{': ' if kind else ''}{word}{_sentence(body)}{limit}"


def _as_if(as_if: AsIf) -> str:
    """Where one pretends to be."""
    return as_if.words + (" and engaged with each enemy there" if as_if.engaged else "")


def _sentence(words: str) -> str:
    """A capital at the beginning and a full stop at the end."""
    words = words.strip()
    return words[:1].upper() + words[1:] + ("" if words[-1:] in (".", "") else ".")
