"""The cards of one game: facts and behaviour by number, and which events anything in it can answer."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from orne.coc import state as zones
from orne.coc.abilities import (
    ACTION,
    FORCED,
    INSTEAD,
    PASSIVE,
    RESPONSE,
    Ability,
    AttachTo,
    CostChange,
    EntersExhausted,
    GivesAbility,
    GivesControl,
    ImmuneTo,
    Replaces,
    StoryNeeds,
    Trigger,
    Triggered,
    ValueIs,
    Whenever,
    WhenWon,
)
from orne.coc.cards import behaviour, facts_of
from orne.coc.editions import Rules, edition
from orne.coc.everybody import for_any_player, speaks_to_you
from orne.coc.facts import CardFacts
from orne.kernel.errors import UserError


class Kind:
    """One kind of card: its facts, and its abilities sorted by when the rules look for them."""

    __slots__ = (
        "abilities", "attach_to", "boosters", "enters_exhausted", "facts", "for_each", "from_discard", "from_domain",
        "from_hand", "given", "hand_actions", "is_character", "is_event", "is_permanent", "keywords", "least_cost",
        "names", "own_cost", "own_leaving", "passive", "places", "slug", "subtypes", "tokens_to_win", "triggered",
        "values", "when_won",
    )  # fmt: skip

    def __init__(self, facts: CardFacts, abilities: tuple[Ability, ...]) -> None:
        self.facts: CardFacts = facts
        abilities = _apart(abilities)
        self.for_each: frozenset[int] = frozenset()
        """Abilities of a story that each player has, as the text says "you"."""
        if facts.type in ("story", "conspiracy"):
            abilities = tuple(for_any_player(ability) for ability in abilities)
            self.for_each = frozenset(id(ability) for ability in abilities if speaks_to_you(ability))
        self.abilities = abilities
        self.places = {id(ability): place for place, ability in enumerate(abilities)}
        self.names = _names(abilities)
        """What tells an ability from others of its card that work at the same moments."""
        self.given = _given(abilities)
        """What tells the texts another card may gain or copy from each other, by their places."""
        self.slug = facts.id
        self.is_character = facts.type == "character"
        self.is_event = facts.type == "event"
        self.is_permanent = facts.type in ("character", "support", "conspiracy")
        self.keywords = dict(facts.keywords)
        self.subtypes = frozenset(facts.subtypes)
        self.boosters = facts.boosters if any(facts.boosters) else None
        in_play: list[Triggered] = []
        from_hand: list[Triggered] = []
        from_discard: list[Triggered] = []
        from_domain: list[Triggered] = []
        leaving: list[Triggered] = []
        passive: list[Ability] = []
        self.own_cost: list[CostChange] = []
        self.attach_to: AttachTo | None = None
        self.enters_exhausted: EntersExhausted | None = None
        self.when_won: WhenWon | None = None
        self.tokens_to_win = 0
        """The success tokens that win it, where a story or conspiracy says another number than usual."""
        self.values: dict[str, ValueIs] = {}
        for ability in abilities:
            if isinstance(ability, Triggered):
                if ability.trigger is not None and ability.trigger.own_leaving:
                    leaving.append(ability)
                elif (facts.type == "event" and ability.zone in (zones.PLAY, zones.HAND)) or ability.zone == zones.HAND:
                    from_hand.append(ability)
                elif ability.zone == zones.DISCARD:
                    from_discard.append(ability)
                elif ability.zone == zones.RESOURCE:
                    from_domain.append(ability)
                else:
                    in_play.append(ability)
            elif isinstance(ability, AttachTo):
                self.attach_to = ability
            elif isinstance(ability, EntersExhausted):
                self.enters_exhausted = ability
            elif isinstance(ability, WhenWon):
                self.when_won = ability
            elif isinstance(ability, StoryNeeds):
                self.tokens_to_win = ability.tokens
            elif isinstance(ability, ValueIs):
                self.values[ability.attribute] = ability
            elif isinstance(ability, CostChange) and ability.own:
                self.own_cost.append(ability)
            else:
                passive.append(ability)
        self.least_cost = 0 if self.own_cost else facts.cost
        """What it costs at least before others change it: 0 where its own text lowers its cost."""
        self.triggered = tuple(in_play)
        self.from_hand = tuple(from_hand)
        self.hand_actions = tuple(ability for ability in from_hand if ability.kind == ACTION)
        self.from_discard = tuple(from_discard)
        self.from_domain = tuple(from_domain)
        self.own_leaving = tuple(leaving)
        self.passive = tuple(passive)


def _apart(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities of a card, each an object of its own, also where one text stands on it twice."""
    seen: set[int] = set()
    found: list[Ability] = []
    for ability in abilities:
        if id(ability) in seen:
            ability = replace(ability)
        seen.add(id(ability))
        found.append(ability)
    return tuple(found)


def _names(abilities: tuple[Ability, ...]) -> dict[int, str]:
    """A number for each ability that is not the only one of its trigger word, or of its kind of passive."""
    groups: dict[str, list[Ability]] = {}
    for ability in abilities:
        word = ability.kind if isinstance(ability, Triggered) else type(ability).__name__
        groups.setdefault(word, []).append(ability)
    return {
        id(ability): f"ability {number}" if len(group) > 1 else ""
        for group in groups.values()
        for number, ability in enumerate(group, start=1)
    }


def _given(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """The same for triggered texts, those included that a card gives to others."""
    texts = [ability.ability if isinstance(ability, GivesAbility) else ability for ability in abilities]
    words = [text.kind if isinstance(text, Triggered) else "" for text in texts]
    return tuple(
        f"ability {words[: place + 1].count(word)}" if words.count(word) > 1 else "" for place, word in enumerate(words)
    )


class Catalogue:
    """All kinds of card in one game, under one edition."""

    __slots__ = (
        "discard_actions", "domain_actions", "gives_control", "has_dormant", "has_fated", "has_immunity", "has_sides",
        "has_whenever", "heard", "heroic", "ids", "kinds", "number", "out_of_play", "rules", "watched",
    )  # fmt: skip

    def __init__(self, rules: Rules, ids: tuple[str, ...]) -> None:
        self.rules = rules
        self.ids = ids
        self.kinds = tuple(Kind(_facts(card, rules.name), behaviour(card)) for card in ids)
        self.number = {card: number for number, card in enumerate(ids)}
        self.has_dormant = any("dormant" in kind.keywords for kind in self.kinds)
        self.has_immunity = any(isinstance(ability, ImmuneTo) for kind in self.kinds for ability in kind.passive)
        self.has_fated = any("fated" in kind.keywords for kind in self.kinds)
        self.heroic = frozenset(number for number, kind in enumerate(self.kinds) if "heroic" in kind.keywords)
        """The kinds of card that print Heroic."""
        self.has_sides = any(word in kind.keywords for kind in self.kinds for word in ("heroic", "villainous"))
        """Heroic or Villainous is printed on some card; the other one may be gained."""
        watched: set[tuple[str, str]] = set()
        out_of_play: dict[tuple[str, str], set[int]] = {}
        self.discard_actions = False
        self.domain_actions = False
        self.has_whenever = False
        self.gives_control = any(isinstance(ability, GivesControl) for kind in self.kinds for ability in kind.abilities)
        for kind in self.kinds:
            for ability in kind.abilities:
                if isinstance(ability, GivesAbility):
                    ability = ability.ability
                if isinstance(ability, Whenever):
                    self.has_whenever = True
                    if isinstance(ability.condition, Trigger):
                        watched.add((PASSIVE, ability.condition.kind))
                elif isinstance(ability, Replaces):
                    watched.add((INSTEAD, ability.trigger.kind))
                if not isinstance(ability, Triggered):
                    continue
                if ability.trigger is not None:
                    watched.add((ability.kind, ability.trigger.kind))
                    if (
                        ability in (*kind.from_hand, *kind.from_discard, *kind.from_domain)
                        or ability.zone == zones.DECK
                    ):
                        out_of_play.setdefault((ability.kind, ability.trigger.kind), set()).add(self.number[kind.slug])
                elif ability.kind == ACTION:
                    self.discard_actions |= ability in kind.from_discard
                    self.domain_actions |= ability in kind.from_domain
        self.watched = frozenset(watched)
        """Pairs of ability kind and event: anything else need not be looked for at all."""
        self.heard = frozenset(event for kind, event in watched if kind in (FORCED, RESPONSE, PASSIVE))
        """Events that a passive, Forced Response or Response may answer."""
        self.out_of_play = {key: frozenset(kinds) for key, kinds in out_of_play.items()}
        """The kinds of card that answer an event from outside of play."""


def _facts(card: str, edition_name: str) -> CardFacts:
    """A card's facts, or a sentence saying that there is no such card."""
    facts = facts_of(card, edition_name)
    if facts is None:
        raise UserError(f"There is no card {card!r}; `orne cards` finds card ids.")
    return facts


@lru_cache(maxsize=256)
def catalogue_of(edition_name: str, ids: tuple[str, ...]) -> Catalogue:
    """The catalogue of these cards."""
    return Catalogue(edition(edition_name), ids)
