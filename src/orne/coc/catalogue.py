"""The cards of one game: facts and behaviour by number, and which events anything in it can answer."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, Final

from orne.coc import state as zones
from orne.coc.abilities import (
    ACTION,
    DISRUPT,
    FORCED,
    INSTEAD,
    PASSIVE,
    RESPONSE,
    Ability,
    AttachTo,
    CharactersPlayed,
    ClosesPile,
    CommitsAs,
    CostChange,
    EntersAsCopy,
    EntersExhausted,
    Form,
    GivesSubtype,
    HandsOpen,
    ImmuneTo,
    MayPlay,
    Toll,
    Triggered,
    ValueIs,
    Whenever,
    WhenWon,
)
from orne.coc.cards import behaviour, facts_of
from orne.coc.editions import Rules, edition
from orne.coc.facts import TOKENS_TO_WIN, CardFacts
from orne.kernel.errors import UserError, echo

NEVER: Final = 10_000
"""More resources than anybody ever has."""


class Kind:
    """One kind of card: its facts, and its abilities sorted by when the rules look for them."""

    __slots__ = (
        "abilities", "attach_to", "attach_to_pile", "attach_to_place", "attached", "boosters", "commits_as",
        "counts_as_insane", "enters_as_copy", "enters_exhausted", "enters_freely", "facts", "for_each", "form",
        "from_discard", "from_domain", "from_hand", "given", "gives_control", "hand_actions", "immunities", "in_play",
        "is_character", "is_event", "is_form", "is_permanent", "is_transient", "keeps_tokens", "keywords",
        "least_cost", "makes_copies",
        "may_stay_exhausted", "names", "never_blank", "own_cost", "own_leaving", "passive", "places", "slug",
        "speaks", "subtypes", "texts", "tokens_to_win", "triggered", "unprinted_subtypes", "values", "when_won",
        "whenever",
    )  # fmt: skip

    def __init__(self, facts: CardFacts, abilities: tuple[Ability, ...]) -> None:
        self.facts: CardFacts = facts
        abilities = _apart(abilities)
        self.for_each: frozenset[int] = frozenset()
        """Abilities of a story that each player has, as the text says "you"."""
        if facts.type in ("story", "conspiracy"):
            abilities = tuple(each.for_any_player() if each.speaks_to_you else each for each in abilities)
            self.for_each = frozenset(id(ability) for ability in abilities if ability.speaks_to_you)
        self.abilities = abilities
        self.texts = (*abilities, *_nested(abilities))
        """Its abilities, then those that its effects let last for a time: a lasting text is found by its place here."""
        self.places = {id(ability): place for place, ability in enumerate(self.texts)}
        self.names = _names(abilities)
        """What tells an ability from others of its card that work at the same moments."""
        self.given = (*_given(abilities), *("" for _ in self.texts[len(abilities) :]))
        """What tells the texts another card may gain or copy from each other, by their places."""
        self.slug = facts.id
        forms = [each for each in self.texts if isinstance(each, Form)]
        self.form = forms[0] if forms else None
        """What it may be in play as, by an effect of its own."""
        self.is_form = False
        """Whether it is what another kind of card is in play as: none of its values is printed on a card."""
        self.unprinted_subtypes: frozenset[str] = frozenset()
        """Those of its subtypes that only what it is in play as gives it."""
        self.is_character = facts.type == "character"
        self.is_event: bool = facts.type == "event"
        self.is_permanent = facts.type in ("character", "support", "conspiracy")
        self.is_transient = facts.is_transient
        self.keywords = dict(facts.keywords)
        self.subtypes = frozenset(facts.subtypes)
        self.boosters = facts.boosters if any(facts.boosters) else None
        # Each ability says itself where the rules look for it.
        self.triggered: list[Triggered] = []
        self.from_hand: list[Triggered] = []
        self.from_discard: list[Triggered] = []
        self.from_domain: list[Triggered] = []
        self.own_leaving: list[Triggered] = []
        self.passive: list[Ability] = []
        self.immunities: list[ImmuneTo] = []
        self.whenever: list[Whenever] = []
        """Those of its passives that do something."""
        self.own_cost: list[CostChange] = []
        self.attach_to: AttachTo | None = None
        self.attach_to_pile = False
        """Whether it is attached to a discard pile."""
        self.attach_to_place = ""
        """Whether it is attached to a ``domain`` or a ``deck``."""
        self.enters_exhausted: EntersExhausted | None = None
        self.enters_as_copy: EntersAsCopy | None = None
        self.commits_as: CommitsAs | None = None
        self.when_won: WhenWon | None = None
        self.gives_control = False
        self.never_blank = False
        """Whether nothing blanks it."""
        self.may_stay_exhausted = False
        self.keeps_tokens = False
        self.counts_as_insane = False
        self.tokens_to_win = 0
        """The success tokens that win it, where a story or conspiracy says another number than usual."""
        self.makes_copies = any(
            not isinstance(part, Ability) and part.makes_copies for each in abilities for part in parts(each)
        )
        """Whether an effect of it lets a card be in play as another."""
        self.values: dict[str, ValueIs] = {}
        for ability in abilities:
            ability.sort_into(self)
        triggered = [ability for ability in self.triggered if ability.zone in (zones.PLAY, zones.ATTACHED)]
        self.in_play = _apart_by_attachment(triggered, self.passive, False)
        """What works while it is in play: triggered abilities, and passives."""
        self.attached = _apart_by_attachment(triggered, self.passive, True)
        """What works while an effect has attached it to another card."""
        self.speaks = any(self.in_play) or any(self.attached)
        """Whether it has any text that works in play."""
        self.enters_freely = _enters_freely(self)
        """Whether the rules let it enter play whatever is there already."""
        self.least_cost = _least_cost(facts.cost, self.own_cost)
        """What it costs at least before others change it."""
        self.hand_actions = tuple(ability for ability in self.from_hand if ability.kind == ACTION)


def _apart_by_attachment(
    triggered: list[Triggered], passive: list[Ability], attached: bool
) -> tuple[tuple[Triggered, ...], tuple[Ability, ...]]:
    """Those abilities that work while an effect has attached their card, or those that work otherwise."""
    return (
        tuple(ability for ability in triggered if ability.while_attached is attached),
        tuple(ability for ability in passive if ability.while_attached is attached),
    )


def _apart(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities of a card, each an object of its own, also where one text stands on it twice."""
    seen: set[int] = set()
    found: list[Ability] = []
    for ability in abilities:
        if id(ability) in seen:
            # A compiled one that is frozen can be made again, but not copied.
            ability = replace(ability) if is_dataclass(ability) else copy(ability)
        seen.add(id(ability))
        found.append(ability)
    return tuple(found)


def _nested(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities inside of abilities and their effects, in the order in which they stand, each once."""
    inside = (part for ability in abilities for part in parts(ability) if part is not ability)
    return tuple({id(part): part for part in inside if isinstance(part, Ability)}.values())


def parts(word: Any) -> Iterator[Any]:
    """A word of the language and everything inside of it that does something or is a text."""
    yield word
    for name in _fields(type(word)):
        for value in _several(getattr(word, name, None)):
            if isinstance(value, Ability) or hasattr(value, "do"):
                yield from parts(value)


def _fields(part: type) -> list[str]:
    """The names of what a word of the language is put together from, in the same order in both builds."""
    if is_dataclass(part):
        return [each.name for each in fields(part)]
    # A compiled class has no slots, and says its attributes otherwise.
    return sorted({name for each in part.__mro__ for own in _SAID_IN for name in getattr(each, own, ())})


_SAID_IN: Final = ("__slots__", "__mypyc_attrs__")


def _several(value: Any) -> tuple[Any, ...]:
    """A value, or each of several."""
    return value if isinstance(value, tuple) else (value,)


def _names(abilities: tuple[Ability, ...]) -> dict[int, str]:
    """A number for each ability that is not the only one of its trigger word, or of its kind of passive."""
    groups: dict[str, list[Ability]] = {}
    for ability in abilities:
        groups.setdefault(ability.word, []).append(ability)
    return {
        id(ability): f"ability {number}" if len(group) > 1 else ""
        for group in groups.values()
        for number, ability in enumerate(group, start=1)
    }


def _given(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """The same for triggered texts, those included that a card gives to others."""
    words = [ability.triggered.kind if ability.triggered is not None else "" for ability in abilities]
    return tuple(
        f"ability {words[: place + 1].count(word)}" if words.count(word) > 1 else "" for place, word in enumerate(words)
    )


class Catalogue:
    """All kinds of card in one game, under one edition."""

    __slots__ = (
        "counts_characters", "discard_actions", "domain_actions", "fewest_tokens", "firsts", "forms", "gives_control",
        "gives_subtypes", "has_closed_piles", "has_commits_as", "has_copies", "has_dormant", "has_fated", "has_forms",
        "has_immunity", "has_may_play", "has_open_hands", "has_sides", "has_tolls", "has_whenever", "heard", "heroic",
        "ids", "kept", "kinds", "least_in_hand", "least_in_operations", "matched", "met", "number", "out_of_play",
        "rules", "villainous", "watched", "works_from_discard", "works_from_domain",
    )  # fmt: skip

    def __init__(self, rules: Rules, ids: tuple[str, ...]) -> None:
        self.rules = rules
        self.ids = ids
        kinds = [_kind(card, rules.name) for card in ids]
        self.forms: dict[int, int] = {}
        """The number of what a kind of card may be in play as: those come after all kinds of card."""
        for number, card in enumerate(ids):
            if kinds[number].form is not None:
                self.forms[number] = len(kinds)
                kinds.append(_form(card, rules.name))
        self.kinds = tuple(kinds)
        self.has_copies = any(kind.enters_as_copy is not None for kind in kinds)
        self.has_closed_piles = any(isinstance(text, ClosesPile) for kind in kinds for text in kind.texts)
        self.has_commits_as = any(kind.commits_as is not None for kind in kinds)
        self.has_forms = self.has_copies or bool(self.forms) or any(kind.makes_copies for kind in kinds)
        """Whether a card may be in play as another kind of card than it is."""
        self.number = {card: number for number, card in enumerate(ids)}
        self.has_dormant = any("dormant" in kind.keywords for kind in self.kinds)
        self.has_immunity = any(isinstance(text, ImmuneTo) for kind in self.kinds for text in kind.texts)
        self.has_fated = any("fated" in kind.keywords for kind in self.kinds)
        self.heroic = frozenset(number for number, kind in enumerate(self.kinds) if "heroic" in kind.keywords)
        """The kinds of card that print Heroic."""
        self.villainous = frozenset(number for number, kind in enumerate(self.kinds) if "villainous" in kind.keywords)
        """The kinds of card that print Villainous."""
        self.fewest_tokens = min((kind.tokens_to_win or TOKENS_TO_WIN for kind in self.kinds), default=TOKENS_TO_WIN)
        """The lowest number of success tokens with which a story may be won."""
        self.least_in_hand = tuple(_least_in_hand(kind) for kind in self.kinds)
        """What must be within reach for a kind of card to offer anything from a hand with an action."""
        self.least_in_operations = tuple(_least_in_operations(kind) for kind in self.kinds)
        """The same in its player's own operations phase, where cards that stay are played and Dormant ones laid."""
        self.matched = tuple(_matched(kind) for kind in self.kinds)
        """The faction that what is within reach must match; "" where anything will do."""
        self.has_sides = any(word in kind.keywords for kind in self.kinds for word in ("heroic", "villainous"))
        """Heroic or Villainous is printed on some card; the other one may be gained."""
        watched: set[tuple[str, str]] = set()
        out_of_play: dict[tuple[str, str], set[int]] = {}
        self.discard_actions = any(_has_action(kind.from_discard) for kind in self.kinds)
        self.domain_actions = any(_has_action(kind.from_domain) for kind in self.kinds)
        self.works_from_discard = any(kind.from_discard for kind in self.kinds)
        self.works_from_domain = any(kind.from_domain for kind in self.kinds)
        self.has_whenever = any(isinstance(text, Whenever) for kind in self.kinds for text in kind.texts)
        self.has_may_play = any(isinstance(text, MayPlay) for kind in self.kinds for text in kind.texts)
        self.counts_characters = any(
            isinstance(getattr(text, "during", None), CharactersPlayed) for kind in self.kinds for text in kind.texts
        )
        """Whether a card asks how many characters a player has played."""
        self.gives_subtypes = any(isinstance(text, GivesSubtype) for kind in kinds for text in kind.texts)
        """Whether a card may have a subtype that is not printed on it."""
        self.has_tolls = any(isinstance(text, Toll) for kind in self.kinds for text in kind.texts)
        self.has_open_hands = any(isinstance(text, HandsOpen) for kind in self.kinds for text in kind.texts)
        self.gives_control = any(kind.gives_control for kind in self.kinds)
        self.kept: dict[tuple[int, int], Triggered] = {}
        """Abilities that a card lets be used from what is attached to it, each with the cost that this has then."""
        self.firsts = tuple(
            (text, number)
            for number, kind in enumerate(self.kinds)
            for text in kind.texts
            if isinstance(text, CostChange) and text.first
        )
        """Changes of cost for the first card played in a period, each with the kind of card it stands on."""
        for number, kind in enumerate(self.kinds):
            for ability in kind.texts:
                watched.update(ability.listens())
            waiting = [ability for ability in kind.triggered if ability.zone == zones.DECK]
            for ability in (*kind.from_hand, *kind.from_discard, *kind.from_domain, *waiting):
                for pair in ability.listens():
                    out_of_play.setdefault(pair, set()).add(number)
        self.watched = frozenset(watched)
        """Pairs of ability kind and event: anything else need not be looked for at all."""
        self.heard = frozenset(event for kind, event in watched if kind in (FORCED, RESPONSE, PASSIVE))
        """Events that a passive, Forced Response or Response may answer."""
        self.met = frozenset(event for kind, event in watched if kind in (INSTEAD, DISRUPT))
        """Events that a passive may alter or replace, or a Disrupt may answer, as they seek to initiate."""
        self.out_of_play = {
            key: tuple(number in which for number in range(len(self.kinds))) for key, which in out_of_play.items()
        }
        """Which kinds of card, by their numbers, answer an event from outside of play."""

    def id_of(self, number: int) -> str:
        """The id of a kind of card, or of the one that is in play as this kind."""
        if number < len(self.ids):
            return self.ids[number]
        return next(self.ids[base] for base, form in self.forms.items() if form == number)

    def number_in(self, other: Catalogue, number: int) -> int:
        """The number that a kind of card has in another catalogue."""
        base = other.number[self.id_of(number)]
        return base if number < len(self.ids) else other.forms[base]


def _least_cost(printed: int, own: list[CostChange]) -> int:
    """What a card costs at least when its own text has lowered its cost, which may stop at a minimum."""
    if not own:
        return printed
    return max(0, min(printed, *(each.minimum for each in own)), printed - sum(each.lowers for each in own))


def _enters_freely(kind: Kind) -> bool:
    """Whether a card is neither unique, nor Heroic or Villainous, nor an Attachment, and stays in play at all."""
    on_a_side = "heroic" in kind.keywords or "villainous" in kind.keywords
    attached = kind.attach_to is not None or "Attachment" in kind.subtypes
    return kind.is_permanent and not (kind.facts.unique or on_a_side or attached)


def _least_in_hand(kind: Kind) -> int:
    """What an Action of a card in hand costs at least, with what its text asks for; an event costs its own cost too."""
    if not kind.hand_actions:
        return NEVER
    price = min(ability.price for ability in kind.hand_actions)
    if not kind.is_event:
        return price
    return kind.least_cost if kind.own_cost else kind.least_cost + price


def _matched(kind: Kind) -> str:
    """The faction of a card that can be paid for with a match alone; what a card in hand is used for needs none."""
    faction = kind.facts.faction
    if faction is None or faction == "neutral" or (kind.hand_actions and not kind.is_event):
        return ""
    return faction


def _least_in_operations(kind: Kind) -> int:
    """What a card in hand costs at least where it may be played if it stays, and laid if it is Dormant."""
    if "dormant" in kind.keywords:
        return 0
    return min(kind.least_cost, _least_in_hand(kind)) if kind.is_permanent else _least_in_hand(kind)


def _has_action(abilities: list[Triggered]) -> bool:
    """Whether one of some abilities is an Action."""
    return any(ability.kind == ACTION for ability in abilities)


def _facts(card: str, edition_name: str) -> CardFacts:
    """A card's facts, or a sentence saying that there is no such card."""
    facts = facts_of(card, edition_name)
    if facts is None:
        raise UserError(f"There is no card {echo(card)}; `orne cards` finds card ids.")
    return facts


@lru_cache(maxsize=8192)
def _kind(card: str, edition_name: str) -> Kind:
    """A kind of card, the same in all catalogues of an edition."""
    return Kind(_facts(card, edition_name), behaviour(card, edition_name))


@lru_cache(maxsize=8192)
def _form(card: str, edition_name: str) -> Kind:
    """What a kind of card may be in play as."""
    base = _kind(card, edition_name)
    assert base.form is not None
    form = Kind(base.form.facts(base.facts), base.form.abilities)
    form.is_form = True
    form.unprinted_subtypes = form.subtypes - base.subtypes
    return form


def forget() -> None:
    """Make all kinds of card once more when they are asked for: one has been defined otherwise."""
    _kind.cache_clear()
    _form.cache_clear()
    catalogue_of.cache_clear()


@lru_cache(maxsize=256)
def catalogue_of(edition_name: str, ids: tuple[str, ...]) -> Catalogue:
    """The catalogue of these cards."""
    return Catalogue(edition(edition_name), ids)
