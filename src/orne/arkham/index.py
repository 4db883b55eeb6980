"""An index of what is at work in play, made anew when a card comes, goes or works differently."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from orne.arkham.abilities import (
    FREE,
    Ability,
    Base,
    Cannot,
    ExtraAction,
    ExtraCost,
    Gives,
    GivesKeyword,
    Immune,
    PlaysAsIf,
    Text,
    Times,
    Use,
)
from orne.arkham.state import LOCATION, NOBODY, NOWHERE

if TYPE_CHECKING:
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable

Held = tuple[int, Ability]


class Index:
    """What the cards in play do, sorted by when the rules look for it."""

    __slots__ = (
        "actions", "answers", "assets", "attachments", "bases", "blank", "cannot", "clue_holders", "elsewhere",
        "enemies", "extra_actions", "extra_costs", "free", "gives", "immune", "immunity", "keywords", "lasting",
        "paths", "plays_as_if", "times",
    )  # fmt: skip

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str], list[Held]] = {}
        self.assets: dict[int, list[int]] = {}
        """The assets each investigator controls."""
        self.clue_holders: dict[int, list[int]] = {}
        """The assets on which each investigator has clues."""
        self.enemies: list[int] = []
        self.actions: list[Held] = []
        self.free: list[Held] = []
        self.gives: dict[int | str, list[tuple[Gives, Use]]] = {}
        self.bases: dict[int | str, list[tuple[Base, Use]]] = {}
        """Texts that set a base value; a lasting one is only announced here and lies with the lasting effects."""
        self.times: dict[int | str, list[tuple[Times, Use]]] = {}
        self.keywords: dict[str, list[tuple[GivesKeyword, Use]]] = {}
        """Texts that give a keyword; of a lasting one only the keyword is announced."""
        self.cannot: dict[str, list[tuple[Cannot, Use]]] = {}
        self.extra_actions: list[tuple[ExtraAction, Use]] = []
        self.extra_costs: list[tuple[ExtraCost, Use]] = []
        self.elsewhere: list[Held] = []
        """Action and free abilities that are used as if at another location."""
        self.plays_as_if: list[tuple[PlaysAsIf, Use]] = []
        self.immune: list[tuple[Immune, Use]] = []
        self.immunity = False
        """Whether any card may be immune to anything."""
        self.attachments: dict[int, list[int]] = {}
        self.lasting: dict[tuple[int, str | int], list[Any]] = {}
        self.blank: frozenset[int] = frozenset()
        self.paths: dict[tuple[int, str], Any] = {}
        """Connections and distances of locations, once they have been asked for."""


def index_of(g: ArkhamTable) -> Index:
    """The index for the state as it is now."""
    index = g.state.index
    return index if index is not None else _make(g, g.state)


def _make(g: ArkhamTable, state: State) -> Index:
    """Go once over everything in play: investigators, assets, enemies, treacheries, locations, act and agenda."""
    index = Index()
    state.index = index
    cards = state.cards
    for each in state.lasting:
        for uid, obj in each.targets:
            if cards[uid].obj == obj:
                if each.kind == "skill bonus":
                    index.lasting.setdefault((uid, each.value[0]), []).append(each.value[1])
                elif each.kind == "base":
                    attribute, number = each.value
                    index.bases.setdefault(attribute, [])
                    index.lasting.setdefault((uid, f"base {attribute}"), []).append((number, each.source))
                else:
                    if each.kind == "keyword":
                        index.keywords.setdefault(each.value, [])
                    index.lasting.setdefault((uid, each.kind), []).append(each.value)
    blank = {uid for uid, kind in index.lasting if kind == "blank"}
    index.immunity = any(kind == "immune" for _, kind in index.lasting)
    kinds = state.catalogue.kinds
    in_play = [
        *(uid for seat, uid in enumerate(state.investigators) if not state.gone[seat]),
        *state.play,
        *state.locations,
        *(uid for uid in dict.fromkeys((state.act, state.agenda)) if uid != NOWHERE),
    ]
    for uid in state.play:
        card = cards[uid]
        if card.host != NOWHERE:
            index.attachments.setdefault(card.host, []).append(uid)
        type_ = kinds[card.kind].facts.type
        if type_ == "enemy":
            index.enemies.append(uid)
        elif type_ == "asset":
            index.assets.setdefault(card.controller, []).append(uid)
            if card.clues:
                index.clue_holders.setdefault(card.controller, []).append(uid)
    if _BLANKS in state.catalogue.rules:
        for uid in in_play:
            if _BLANKS in kinds[cards[uid].kind].rules and uid not in blank:
                blank.update(state.investigators[seat] for seat in g.investigators_at(g.location_of(uid)))
    index.blank = frozenset(blank)
    for uid in in_play:
        card = cards[uid]
        kind = kinds[card.kind]
        if kind.idle or uid in blank:
            continue
        unrevealed = card.zone == LOCATION and not card.revealed
        if not unrevealed:
            _index_abilities(index, uid, kind.triggered)
        for text in kind.constant:
            if not unrevealed or (isinstance(text, Cannot) and text.verb == "enter unrevealed"):
                _index_constant(index, text, Use(text, uid, card, _whose(g, uid)))
    return index


_BLANKS = "blanks investigators here"


def places_matter(g: ArkhamTable) -> bool:
    """Whether the index depends on who is where: a card in this scenario may blank investigators at its location."""
    return _BLANKS in g.state.catalogue.rules


def _index_abilities(index: Index, uid: int, abilities: Sequence[Ability]) -> None:
    """List a card's abilities by what they answer, or as actions and free ones."""
    for ability in abilities:
        trigger = ability.trigger
        if trigger is not None:
            index.answers.setdefault((trigger.timing, trigger.kind), []).append((uid, ability))
        elif ability.as_if is not None:
            index.elsewhere.append((uid, ability))
        elif ability.kind == FREE:
            index.free.append((uid, ability))
        else:
            index.actions.append((uid, ability))


def _index_constant(index: Index, text: Text, use: Use) -> None:
    """List a constant text by what it is about."""
    if isinstance(text, Gives):
        index.gives.setdefault(text.attribute, []).append((text, use))
    elif isinstance(text, Cannot):
        index.cannot.setdefault(text.verb, []).append((text, use))
    elif isinstance(text, Base):
        index.bases.setdefault(text.attribute, []).append((text, use))
    elif isinstance(text, Times):
        index.times.setdefault(text.attribute, []).append((text, use))
    elif isinstance(text, GivesKeyword):
        index.keywords.setdefault(text.keyword, []).append((text, use))
    elif isinstance(text, Immune):
        index.immune.append((text, use))
        index.immunity = True
    elif isinstance(text, PlaysAsIf):
        index.plays_as_if.append((text, use))
    elif isinstance(text, ExtraAction):
        index.extra_actions.append((text, use))
    elif isinstance(text, ExtraCost):
        index.extra_costs.append((text, use))


def _whose(g: ArkhamTable, uid: int) -> int:
    """The investigator a card in play speaks to: its controller, or whose threat area it lies in."""
    card = g.state.cards[uid]
    if uid in g.state.investigators:
        return g.state.investigators.index(uid)
    if card.controller != NOBODY:
        return card.controller
    return card.threat
