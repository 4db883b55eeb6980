"""The cards of one scenario: facts and behaviour by number, and which events anything in it can answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from orne.arkham import editions
from orne.arkham.abilities import (
    EVENT,
    REVELATION,
    WHEN,
    WOULD,
    Ability,
    Base,
    Committed,
    Constant,
    Copies,
    CostX,
    ElderSign,
    ExtraSlots,
    Objective,
    Prey,
    Rule,
    Spawn,
    Text,
)
from orne.arkham.facts import CardFacts
from orne.arkham.registry import behaviour, facts_of, symbols_of
from orne.kernel.errors import UserError


def _each_its_own(texts: tuple[Text, ...]) -> Iterator[Text]:
    """The texts of a card, each an object of its own: an ability printed twice can be used twice."""
    seen: set[int] = set()
    for text in texts:
        yield replace(text) if id(text) in seen and isinstance(text, Ability) else text
        seen.add(id(text))


class Kind:
    """One kind of card: its facts, and its texts sorted by when the rules look for them."""

    __slots__ = (
        "committed", "constant", "copies", "cost_x", "elder_sign", "extra_slots", "facts", "fast", "for_windows",
        "from_hand", "idle", "objective", "played", "prey", "revelation", "rules", "slug", "spawn", "symbols", "texts",
        "traits", "triggered",
    )  # fmt: skip

    def __init__(self, facts: CardFacts, texts: tuple[Text, ...]) -> None:
        self.facts = facts
        self.texts = texts = tuple(_each_its_own(texts))
        self.slug = facts.id
        self.fast = "fast" in facts.keywords
        self.symbols = symbols_of(facts.id)
        self.traits = frozenset(facts.traits)
        self.triggered: tuple[Ability, ...] = tuple(
            t for t in texts if isinstance(t, Ability) and t.kind not in (EVENT, REVELATION) and t.zone == "play"
        )
        self.from_hand: dict[tuple[str, str], list[Ability]] = {}
        for text in texts:
            if isinstance(text, Ability) and text.trigger is not None and (text.kind == EVENT or text.zone == "hand"):
                self.from_hand.setdefault((text.trigger.timing, text.trigger.kind), []).append(text)
        self.played = next((t for t in texts if isinstance(t, Ability) and t.kind == EVENT), None)
        """What an event does when it is played."""
        timed = facts.type == "event" and (self.played is None or self.played.trigger is not None)
        self.for_windows = self.fast and not timed
        """Whether it is played in player windows: fast, and no answer to something."""
        self.revelation = next((t for t in texts if isinstance(t, Ability) and t.kind == REVELATION), None)
        self.spawn = next((t for t in texts if isinstance(t, Spawn)), None)
        self.prey = next((t for t in texts if isinstance(t, Prey)), None)
        self.elder_sign = next((t for t in texts if isinstance(t, ElderSign)), None)
        self.committed = next((t for t in texts if isinstance(t, Committed)), None)
        self.objective = next((t for t in texts if isinstance(t, Objective)), None)
        self.copies = next((t for t in texts if isinstance(t, Copies)), None)
        self.cost_x = next((t for t in texts if isinstance(t, CostX)), None)
        self.extra_slots = tuple(t for t in texts if isinstance(t, ExtraSlots))
        self.rules = {t.name: t.value for t in texts if isinstance(t, Rule)}
        self.constant = tuple(t for t in texts if isinstance(t, Constant))
        self.idle = not self.triggered and not self.constant
        """Whether nothing on it is at work by lying in play."""


class Catalogue:
    """All kinds of card in one scenario."""

    __slots__ = ("bases", "edition", "from_hand", "ids", "kinds", "number", "reserved_slots", "rules", "watched")

    def __init__(self, edition: str, ids: tuple[str, ...]) -> None:
        self.edition = editions.edition(edition).name
        self.ids = ids
        kinds: list[Kind] = []
        for card in ids:
            facts = facts_of(card)
            if facts is None:
                raise UserError(f"There is no Arkham Horror card {card!r}; `orne cards --game arkham` finds ids.")
            kinds.append(Kind(facts, behaviour(card)))
        self.kinds = tuple(kinds)
        self.number = {card: number for number, card in enumerate(ids)}
        watched: set[tuple[str, str]] = set()
        from_hand: set[tuple[str, str]] = set()
        for kind in self.kinds:
            for text in kind.texts:
                if isinstance(text, Ability) and text.trigger is not None:
                    key = (text.trigger.timing, text.trigger.kind)
                    watched.add(key)
                    if text.trigger.timing == WOULD:  # "would" is asked on the way to "when"
                        watched.add((WHEN, text.trigger.kind))
                    if text.kind == EVENT or text.zone == "hand":
                        from_hand.add(key)
        self.watched = frozenset(watched)
        self.rules = frozenset(name for kind in self.kinds for name in kind.rules)
        self.from_hand = frozenset(from_hand)
        self.bases = any(isinstance(text, Base) for kind in self.kinds for text in kind.constant)
        """Whether any card sets a base value."""
        self.reserved_slots = frozenset(each.slot for kind in self.kinds for each in kind.extra_slots if each.only)
        """The types of slots of which some card gives more, for cards of a trait alone."""


@lru_cache(maxsize=128)
def catalogue_of(edition: str, ids: tuple[str, ...]) -> Catalogue:
    """The catalogue of these cards."""
    return Catalogue(edition, ids)
