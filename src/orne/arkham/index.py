"""An index of what is at work in play, made again when a card comes, goes or works differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham.abilities import Ability, Use
from orne.arkham.state import LOCATION, NOBODY, NOWHERE, Lasting

if TYPE_CHECKING:
    from orne.arkham.passives import (
        Base,
        Cannot,
        CostChange,
        ExtraAction,
        ExtraCost,
        Gives,
        GivesKeyword,
        Immune,
        PlaysAsIf,
        SkillInstead,
        Times,
    )
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable

Held = tuple[int, Ability]


class Index:
    """What the cards in play do, sorted by when the rules look for it.

    It is made again so often that what few cards do is kept in tuples: empty, they are all the same one.
    """

    __slots__ = (
        "actions", "answers", "assets", "attachments", "bases", "blank", "cannot", "closed", "clue_holders",
        "elsewhere", "enemies", "extra_actions", "extra_costs", "free", "gives", "immune", "immunity", "keywords",
        "no_tokens", "paths", "plays_as_if", "prices", "skills_instead", "times", "token_counts_as", "tokens_times",
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
        """Texts that set a base value."""
        self.times: dict[int | str, list[tuple[Times, Use]]] = {}
        self.keywords: dict[str, list[tuple[GivesKeyword, Use]]] = {}
        self.cannot: dict[str, list[tuple[Cannot, Use]]] = {}
        self.extra_actions: tuple[tuple[ExtraAction, Use], ...] = ()
        self.extra_costs: tuple[tuple[ExtraCost, Use], ...] = ()
        self.elsewhere: tuple[Held, ...] = ()
        """Action and free abilities that are used as if at another location."""
        self.plays_as_if: tuple[tuple[PlaysAsIf, Use], ...] = ()
        self.immune: list[tuple[Immune, Use]] = []
        self.immunity = False
        """Whether any card may be immune to anything."""
        self.attachments: dict[int, list[int]] = {}
        self.closed: frozenset[int] = frozenset()
        """Locations that nobody may enter before they are revealed."""
        self.prices: tuple[tuple[CostChange, Use], ...] = ()
        self.skills_instead: tuple[tuple[SkillInstead, Use], ...] = ()
        self.no_tokens: frozenset[int] = frozenset()
        """The investigators who reveal no chaos tokens."""
        self.token_counts_as: dict[tuple[int, str], tuple[str, int]] = {}
        """What an investigator's token counts as, and by which card."""
        self.tokens_times: dict[tuple[int, str], int] = {}
        """How often negative tokens count against a card in tests of a kind."""
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
    lasting = [(each, use) for each in state.lasting if (use := _still_holds(state, each)) is not None]
    kinds = state.catalogue.kinds
    in_play = [uid for seat, uid in enumerate(state.investigators) if not state.gone[seat]]
    in_play += state.play
    in_play += state.locations
    if state.act != NOWHERE:
        in_play.append(state.act)
    if state.agenda not in (NOWHERE, state.act):
        in_play.append(state.agenda)
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
    if lasting or state.catalogue.blanks:
        index.blank = _blank(g, state, in_play, lasting)
    blank = index.blank
    for uid in in_play:
        card = cards[uid]
        kind = kinds[card.kind]
        if kind.idle or uid in blank:
            continue
        unrevealed = card.zone == LOCATION and not card.revealed
        if not unrevealed:
            for ability in kind.triggered:
                ability.enter(index, uid)
        for text in kind.constant:
            if not unrevealed or text.while_unrevealed:
                text.enter(index, Use(text, uid, card, _whose(g, uid)))
    for each, use in lasting:
        for passive in kinds[each.kind].lasting[each.number].passives:
            passive.enter(index, use)
    return index


def _still_holds(state: State, each: Lasting) -> Use | None:
    """The point of view of a lasting effect, with those of its cards that are the same objects; None without any."""
    cards = state.cards
    targets = tuple((uid, obj) for uid, obj in each.targets if cards[uid].obj == obj)
    if each.targets and not targets:
        return None
    use = Use(None, each.source, cards[each.source], each.seat)
    use.targets = (targets,)
    return use


def _blank(g: ArkhamTable, state: State, in_play: list[int], lasting: list[tuple[Lasting, Use]]) -> frozenset[int]:
    """The cards that are blank: first by what lasts, then by cards in play that are not blank themselves.

    A permanent card is never blank (ahlcg/permanent/e).
    """
    kinds, cards = state.catalogue.kinds, state.cards
    blank = {
        uid
        for each, use in lasting
        for passive in kinds[each.kind].lasting[each.number].passives
        if passive.told == "blank"
        for uid, _ in use.targets[0]
    }
    if state.catalogue.blanks:
        for holder in in_play:
            for text in kinds[cards[holder].kind].blanks:
                if holder not in blank:
                    use = Use(text, holder, cards[holder], _whose(g, holder))
                    blank.update(uid for uid in in_play if text.test(g, use, uid))
    return frozenset(uid for uid in blank if not kinds[cards[uid].kind].facts.permanent)


def places_matter(g: ArkhamTable) -> bool:
    """Whether the index depends on who is where: a card in this scenario may blank others at its location."""
    return g.state.catalogue.blanks


def _whose(g: ArkhamTable, uid: int) -> int:
    """The investigator a card in play speaks to: its controller, or whose threat area it lies in."""
    card = g.state.cards[uid]
    if uid in g.state.investigators:
        return g.state.investigators.index(uid)
    if card.controller != NOBODY:
        return card.controller
    return card.threat
