"""An index of what is at work in play, made anew when a card comes, goes or works differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham.abilities import Ability, Cannot, ExtraAction, ExtraCost, Gives, Use
from orne.arkham.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable

Held = tuple[int, Ability]


class Board:
    """What the cards in play do, sorted by when the rules look for it."""

    __slots__ = (
        "answers", "assets", "attachments", "blank", "cannot", "enemies", "extra_actions", "extra_costs", "gives",
        "lasting", "usable",
    )  # fmt: skip

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str], list[Held]] = {}
        self.assets: dict[int, list[int]] = {}
        """The assets each investigator controls."""
        self.enemies: list[int] = []
        self.usable: list[Held] = []
        """Action and free abilities."""
        self.gives: dict[int | str, list[tuple[Gives, Use]]] = {}
        self.cannot: dict[str, list[tuple[Cannot, Use]]] = {}
        self.extra_actions: list[tuple[ExtraAction, Use]] = []
        self.extra_costs: list[tuple[ExtraCost, Use]] = []
        self.attachments: dict[int, list[int]] = {}
        self.lasting: dict[tuple[int, str | int], list[Any]] = {}
        self.blank: frozenset[int] = frozenset()


def board_of(g: ArkhamTable) -> Board:
    """The index for the state as it is now."""
    board = g.state.board
    return board if board is not None else _make(g, g.state)


def _make(g: ArkhamTable, state: State) -> Board:
    """Go once over everything in play: investigators, assets, enemies, treacheries, locations, act and agenda."""
    board = Board()
    state.board = board
    cards = state.cards
    for each in state.lasting:
        for uid, obj in each.targets:
            if cards[uid].obj == obj:
                if each.kind == "skill bonus":
                    board.lasting.setdefault((uid, each.value[0]), []).append(each.value[1])
                else:
                    board.lasting.setdefault((uid, each.kind), []).append(each.value)
    blank = {uid for uid, kind in board.lasting if kind == "blank"}
    in_play = [
        *(uid for seat, uid in enumerate(state.investigators) if not state.gone[seat]),
        *state.play,
        *(uid for uid in state.locations),
        *(uid for uid in dict.fromkeys((state.act, state.agenda)) if uid != NOWHERE),
    ]
    for uid in state.play:
        card = cards[uid]
        if card.host != NOWHERE:
            board.attachments.setdefault(card.host, []).append(uid)
        type_ = g.kind(uid).facts.type
        if type_ == "enemy":
            board.enemies.append(uid)
        elif type_ == "asset":
            board.assets.setdefault(card.controller, []).append(uid)
    for uid in in_play:
        rule = g.kind(uid).rules.get("blanks investigators here")
        if rule is not None and uid not in blank:
            here = g.location_of(uid)
            blank.update(state.investigators[seat] for seat in g.investigators_at(here))
    board.blank = frozenset(blank)
    for uid in in_play:
        card = cards[uid]
        kind = g.kind(uid)
        if uid in blank:
            continue
        unrevealed = kind.facts.type == "location" and not card.revealed
        owner = _whose(g, uid)
        for ability in kind.triggered:
            if unrevealed:
                continue
            if ability.trigger is not None:
                board.answers.setdefault((ability.trigger.timing, ability.trigger.kind), []).append((uid, ability))
            else:
                board.usable.append((uid, ability))
        for text in kind.constant:
            use = Use(text, uid, card, owner)
            if isinstance(text, Cannot):
                if not unrevealed or text.verb == "enter unrevealed":
                    board.cannot.setdefault(text.verb, []).append((text, use))
            elif unrevealed:
                continue
            elif isinstance(text, Gives):
                board.gives.setdefault(text.attribute, []).append((text, use))
            elif isinstance(text, ExtraAction):
                board.extra_actions.append((text, use))
            elif isinstance(text, ExtraCost):
                board.extra_costs.append((text, use))
    return board


def _whose(g: ArkhamTable, uid: int) -> int:
    """The investigator a card in play speaks to: its controller, or whose threat area it lies in."""
    card = g.state.cards[uid]
    if uid in g.state.investigators:
        return g.state.investigators.index(uid)
    if card.controller != NOBODY:
        return card.controller
    return card.threat
