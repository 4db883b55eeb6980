"""A card's text in our own words, rendered from its definition, so that it cannot say what the card does not do."""

from __future__ import annotations

from orne.coc.abilities import (
    LOSE_ALL,
    Ability,
    AttachTo,
    Blanks,
    Cannot,
    CostChange,
    EntersExhausted,
    Gives,
    GivesAbility,
    GivesControl,
    GivesStruggle,
    ImmuneTo,
    Replaces,
    ResourceMatch,
    StoryNeeds,
    Trigger,
    Triggered,
    ValueIs,
    Whenever,
    WhenWon,
)
from orne.coc.facts import CardFacts
from orne.coc.values import STRUGGLE_NAMES


def card_text(facts: CardFacts, abilities: tuple[Ability, ...]) -> str:
    """The whole text: keywords first, then one line for each ability."""
    lines: list[str] = []
    words = [keyword_words(name, number) for name, number in facts.keywords]
    if words:
        lines.append(" ".join(f"{word}." for word in words))
    if any(facts.boosters):
        lines.append(f"Adds {_struggle_list(facts.boosters)} to the story.")
    merged: list[str] = []
    for together in _joined(abilities):
        line = ability_text(*together)
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


def _joined(abilities: tuple[Ability, ...]) -> list[list[Ability]]:
    """The abilities one by one, but passives that give the same cards several things together."""
    found: list[list[Ability]] = []
    for ability in abilities:
        last = found[-1][-1] if found else None
        if isinstance(ability, Gives) and isinstance(last, Gives):
            if (ability.to, ability.while_) == (last.to, last.while_):
                found[-1].append(ability)
                continue
        found.append([ability])
    return found


def ability_text(ability: Ability, *more: Ability) -> str:
    """One ability in words, or several passives that give things to the same cards."""
    if isinstance(ability, Triggered):
        return triggered_text(ability)
    if isinstance(ability, Gives):
        return _sentence(f"{_while(ability)}{ability.to.plural()} {_all_given(ability, *more)}")
    if isinstance(ability, GivesAbility):
        verb = "has" if ability.to.definite else "have"
        return _sentence(f"{_while(ability)}{ability.to.plural()} {verb}: “{triggered_text(ability.ability)}”")
    if isinstance(ability, GivesStruggle):
        if not isinstance(ability.struggle, int):
            return _sentence(ability.words)
        word = "gains" if ability.amount > 0 else "loses"
        return _sentence(f"{ability.to.noun} {word} {abs(ability.amount)} {STRUGGLE_NAMES[ability.struggle]} struggle")
    if isinstance(ability, GivesControl):
        return _sentence(f"you control the {ability.what.noun}")
    if isinstance(ability, Blanks):
        return _sentence(f"{ability.what.plural()} have no text")
    if isinstance(ability, Cannot):
        return _sentence(ability.words or f"{_while(ability)}{ability.what.plural()} cannot {ability.verb}")
    if isinstance(ability, CostChange):
        return _sentence(_cost_words(ability))
    if isinstance(ability, ResourceMatch):
        need = "need no resource match" if ability.only_lifted else "count as having a resource match"
        return _sentence(f"{ability.what.plural()} you play {need}")
    if isinstance(ability, ImmuneTo):
        words = ability.words or f"{'triggered effects of ' * ability.triggered_only}{ability.sources.plural()}"
        return _sentence(f"{ability.who.plural()} are immune to {words}")
    if isinstance(ability, StoryNeeds):
        return _sentence(f"{ability.tokens} success tokens win this story")
    if isinstance(ability, AttachTo):
        return _sentence(f"attach to {ability.host.phrase()}")
    if isinstance(ability, EntersExhausted):
        return _sentence(f"enters play exhausted {ability.while_.text}")
    if isinstance(ability, Whenever):
        when = (
            ability.condition.text if isinstance(ability.condition, Trigger) else f"as soon as {ability.condition.text}"
        )
        return _sentence(f"{when}: {ability.effect.text}")
    if isinstance(ability, Replaces):
        may = "you may " if ability.may else ""
        instead = "" if ability.alters else " instead"
        return _sentence(f"{ability.trigger.text}, {may}{ability.effect.text}{instead}")
    if isinstance(ability, ValueIs):
        return _sentence(f"X is always {ability.text}")
    choices = "".join(f"{choose.text}; " for choose in ability.choose)
    return _sentence(f"{choices}{ability.effect.text}") if isinstance(ability, WhenWon) else ""


def triggered_text(ability: Triggered) -> str:
    """A triggered ability: word, trigger, restriction, cost, targets, effect, limit."""
    when = [ability.trigger.text] if ability.trigger else []
    when += [ability.during.text] if ability.during else []
    cost = f"{ability.cost.text} to " if ability.cost else ""
    choices = "; ".join(choose.text for choose in ability.choose)
    effect = f"{choices} and {ability.effect.text}" if choices else ability.effect.text
    body = f"{cost}{effect}"
    if when:
        body = f"{', '.join(when)}, {body}"
    limit = f" {ability.limit.text}" if ability.limit else ""
    return f"{ability.kind}: {_sentence(body)}{limit}"


def _sentence(words: str) -> str:
    """A capital at the beginning and a full stop at the end."""
    words = words.strip()
    end = "" if words[-1:] in ".”" else "."
    return words[:1].upper() + words[1:] + end


def _while(ability: Gives | GivesAbility | Cannot) -> str:
    """The condition of a passive."""
    return f"{ability.while_.text}, " if ability.while_ is not None else ""


def _all_given(*abilities: Ability) -> str:
    """What passives give, in words, a verb said once."""
    parts: list[str] = []
    said = ""
    for ability in abilities:
        if isinstance(ability, Gives):
            verb, _, words = _gives(ability).partition(" ")
            parts.append(words if verb == said else f"{verb} {words}")
            said = verb
    return " and ".join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else parts[0]


def _gives(ability: Gives) -> str:
    """What a passive gives, in words; ``{}`` in an amount's own words stands for what it is an amount of."""
    attribute = ability.attribute
    one = ability.to.definite
    if ability.amount == LOSE_ALL:
        return f"{'loses' if one else 'lose'} all {str(attribute).capitalize()}"
    if isinstance(attribute, str) and attribute not in ("skill", "toughness"):
        return f"{'has' if one else 'have'} {attribute.capitalize()}"
    get = "gets" if one else "get"
    name = STRUGGLE_NAMES[attribute] if isinstance(attribute, int) else attribute
    if "{}" in ability.amount_text:
        return f"{get} {ability.amount_text.format(name)}"
    amount = ability.amount_text or (f"{ability.amount:+d}" if isinstance(ability.amount, int) else "")
    if name in amount:
        return f"{get} {amount}"
    return f"{get} Toughness {amount}" if attribute == "toughness" else f"{get} {amount} {name}"


def _cost_words(ability: CostChange) -> str:
    """A change of cost in words."""
    if isinstance(ability.amount, int):
        verb = "less" if ability.amount < 0 else "more"
        amount = f"{abs(ability.amount)} {verb}"
    else:
        amount = ability.amount_text
    what = "this card" if ability.own else ability.what.plural()
    cost = "costs" if ability.own else "cost"
    least = f" (to a minimum of {ability.minimum})" if ability.minimum else ""
    whom = " you" if ability.yours and not ability.own else ""
    return f"{what} {cost}{whom} {amount}{least}"
