"""The cards of one scenario: facts and behaviour by number, and which events anything in it can answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from orne.arkham import editions
from orne.arkham.abilities import EVENT, WHEN, WOULD, Ability, Text
from orne.arkham.facts import CardFacts
from orne.arkham.lasting import Lasts, lasting_parts
from orne.arkham.passives import Blank, Passive, changes_engagement, changes_strength, strength_varies
from orne.arkham.registry import behaviour, facts_of, symbols_of
from orne.arkham.selector import INVESTIGATORS
from orne.arkham.texts import (
    ActObjective,
    Committed,
    ConnectedTo,
    Copies,
    CostX,
    ElderSign,
    ExtraSlots,
    Objective,
    OpeningHand,
    Prey,
    Spawn,
    SpawnsHere,
)
from orne.kernel.errors import UserError, echo


def _each_its_own(texts: tuple[Text, ...]) -> Iterator[Text]:
    """The texts of a card, each an object of its own: an ability printed twice can be used twice."""
    seen: set[int] = set()
    for text in texts:
        yield replace(text) if id(text) in seen and isinstance(text, Ability) else text
        seen.add(id(text))


class Kind:
    """One kind of card: its facts, and its texts sorted by when the rules look for them."""

    __slots__ = (
        "act_objective", "blanks", "changes_engagement", "changes_strength", "committed", "connected_to", "constant",
        "copies", "cost_x", "discarded_when_empty", "elder_sign", "extra_slots", "facts", "fast", "for_actions",
        "for_windows", "from_hand", "idle", "investigated_with", "lasting", "least_cost", "objective", "opening_hand",
        "played", "plays_from_discard", "prey", "revelation", "sets_base", "slug", "spawn", "spawns_here", "symbols",
        "texts", "traits", "triggered", "under_deck", "unrevealed_name",
    )  # fmt: skip

    def __init__(self, facts: CardFacts, texts: tuple[Text, ...]) -> None:
        self.facts = facts
        self.texts = texts = tuple(_each_its_own(texts))
        self.slug = facts.id
        self.fast = "fast" in facts.keywords
        self.symbols = symbols_of(facts.id)
        self.traits = frozenset(facts.traits)
        self.triggered: tuple[Ability, ...] = ()
        self.from_hand: dict[tuple[str, str], list[Ability]] = {}
        self.played: Ability | None = None
        """What an event does when it is played."""
        self.revelation: Ability | None = None
        self.constant: tuple[Passive, ...] = ()
        self.blanks: tuple[Blank, ...] = ()
        self.sets_base = False
        self.spawn: Spawn | None = None
        self.spawns_here: SpawnsHere | None = None
        self.prey: Prey | None = None
        self.elder_sign: ElderSign | None = None
        self.committed: Committed | None = None
        self.objective: Objective | None = None
        self.act_objective: ActObjective | None = None
        self.copies: Copies | None = None
        self.cost_x: CostX | None = None
        self.extra_slots: tuple[ExtraSlots, ...] = ()
        self.opening_hand: OpeningHand | None = None
        self.discarded_when_empty = False
        self.plays_from_discard = ""
        """The type of which the topmost card of the discard pile may be played."""
        self.under_deck = ""
        """The type of the cards that go under the deck instead of onto the discard pile."""
        self.unrevealed_name = ""
        self.investigated_with: int | None = None
        self.connected_to: ConnectedTo | None = None
        for text in texts:
            text.join(self)
        self.for_windows = self.fast and not self._is_an_answer()
        """Whether it is played in player windows: fast, and no answer to something."""
        self.for_actions = not self.fast and facts.type in ("asset", "event")
        """Whether it is played with an action."""
        self.least_cost = self._least_cost()
        """What it costs to play at least before others change it."""
        self.lasting: tuple[Lasts, ...] = tuple(lasting_parts(texts))
        """What its effects let last for a while, in the order of the text."""
        self.changes_strength = changes_strength(self._constant())
        """Whether it is about health or sanity by lying in play."""
        self.changes_engagement = changes_engagement(self._constant())
        """Whether it is about whom enemies engage by lying in play."""
        self.idle = self._is_idle()
        """Whether nothing on it is at work by lying in play."""

    def _constant(self) -> tuple[Passive, ...]:
        """Its constant texts, once they have joined it: where they were begun, the compiler takes them for none."""
        return self.constant

    def _least_cost(self) -> int:
        """Its printed cost, or the least X."""
        return self.cost_x.least if self.cost_x is not None else self.facts.cost or 0

    def _is_idle(self) -> bool:
        """Whether it has neither abilities nor passives."""
        return not self.triggered and not self.constant

    def _is_an_answer(self) -> bool:
        """Whether it is an event that is played in answer to something."""
        return self.facts.type == "event" and (self.played is None or self.played.trigger is not None)


class Catalogue:
    """All kinds of card in one scenario."""

    __slots__ = (
        "bases", "blanks", "discard_played", "edition", "for_actions", "for_windows", "from_hand", "heard", "ids",
        "kinds", "number", "opening_hands", "reserved_slots", "strength", "strength_varies", "watched",
    )  # fmt: skip

    def __init__(self, edition: str, ids: tuple[str, ...]) -> None:
        self.edition = editions.edition(edition).name
        self.ids = ids
        kinds: list[Kind] = []
        for card in ids:
            facts = facts_of(card)
            if facts is None:
                raise UserError(f"There is no Arkham Horror card {echo(card)}; `orne cards --game arkham` finds ids.")
            kinds.append(Kind(facts, behaviour(card)))
        self.kinds = tuple(kinds)
        self.number = {card: number for number, card in enumerate(ids)}
        self.for_actions = tuple(kind.for_actions for kind in kinds)
        self.for_windows = tuple(kind.for_windows for kind in kinds)
        """Which kinds of card, by their numbers, are played with an action, and which in a player window."""
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
        self.heard = frozenset(event for _, event in watched)
        """Events that a card may answer at whatever time."""
        self.blanks = any(kind.blanks for kind in self.kinds)
        """Whether any card blanks others by lying in play."""
        self.discard_played = any(kind.plays_from_discard for kind in self.kinds)
        """Whether any card lets something be played from the discard pile."""
        self.opening_hands = any(kind.opening_hand is not None for kind in self.kinds)
        self.from_hand = frozenset(from_hand)
        self.bases = any(kind.sets_base for kind in self.kinds)
        """Whether any card sets a base value."""
        strong = [each for each in kinds if each.changes_strength or each.facts.health_bonus_per_investigator]
        self.strength = bool(strong)
        """Whether any card is about health or sanity by lying in play."""
        self.strength_varies = any(_strength_varies(kind, strong) for kind in kinds)
        """Whether such a text may come to hold or no longer hold as cards move, exhaust, are blanked."""
        self.reserved_slots = frozenset(each.slot for kind in self.kinds for each in kind.extra_slots if each.only)
        """The types of slots of which some card gives more, for cards of a trait alone."""


def _strength_varies(kind: Kind, strong: Sequence[Kind]) -> bool:
    """Whether a kind of card says something about health or sanity under a condition, or may blank one that does."""
    if strength_varies(kind.constant):
        return True
    if all(text.to.place == INVESTIGATORS for text in kind.blanks):
        strong = [each for each in strong if each.facts.type == "investigator"]
    return bool(kind.blanks and strong)


@lru_cache(maxsize=128)
def catalogue_of(edition: str, ids: tuple[str, ...]) -> Catalogue:
    """The catalogue of these cards."""
    return Catalogue(edition, ids)
