"""Acts and agendas: thresholds, objectives, advancing (arkham/basics/1.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.arkham import values
from orne.arkham.abilities import Use
from orne.arkham.rules import clues
from orne.arkham.rules.moving import move
from orne.arkham.scenario import scenario_of
from orne.arkham.state import CURRENT, NOBODY, NOWHERE, REMOVED
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable
    from orne.arkham.texts import Objective

ADVANCE: Final = "advance the act"
"""What an option stands for that lets the group spend clues on the act."""


def check_doom(g: ArkhamTable) -> None:
    """Advance the agenda if the doom in play reaches its threshold and its objective, if any, is met."""
    agenda = g.state.agenda
    if agenda == NOWHERE:
        return
    threshold = doom_threshold(g)
    enough = threshold is not None and values.doom_in_play(g) >= threshold
    objective = g.kind(agenda).objective
    if objective is not None:
        enough = _agenda_objective_met(g, objective) and (enough or objective.instead)
    if enough:
        advance_agenda(g)


def _agenda_objective_met(g: ArkhamTable, objective: Objective) -> bool:
    """Whether what an agenda waits for is so; one that lies on its other side waits for nothing."""
    card = g.state.cards[g.state.agenda]
    return not card.revealed and objective.met.test(g, Use(objective, card.uid, card, g.state.lead))


def doom_threshold(g: ArkhamTable) -> int | None:
    """How much doom advances the agenda; one that lies on its other side has no threshold."""
    card = g.state.cards[g.state.agenda]
    return None if card.revealed else g.kind(card.uid).facts.doom


def advance_agenda(g: ArkhamTable) -> None:
    """Advance the agenda: all doom in play is removed, its back is carried out, then the next one is current."""
    state = g.state
    old = state.agenda
    g.note("agenda advances", old)
    for uid in (*state.play, *state.locations, *state.investigators, state.act, old):
        if uid != NOWHERE and state.cards[uid].doom:
            state.edit(uid).doom = 0
    outer, g.effect_of = g.effect_of, old
    g.as_one(lambda: scenario_of(g).agenda_back(g, g.kind(old).slug))
    g.effect_of = outer
    # A back that is itself the current agenda is turned up and stays.
    if state.agenda == old and not state.cards[old].revealed:
        move(g, old, REMOVED)
        state.agenda = NOWHERE
        if state.agenda_deck:
            state.agenda = state.agenda_deck[-1]
            move(g, state.agenda, CURRENT)
    state.changed()
    _follow(g, old, state.agenda)


def can_advance_act(g: ArkhamTable) -> bool:
    """Whether the group may spend clues to advance the act."""
    state = g.state
    if state.act == NOWHERE or not g.in_turn(state.active):
        return False
    needed = g.kind(state.act).facts.clues
    if needed is not None and not g.index.clue_holders:
        # Nobody who holds too little could spend enough: the usual case, which needs no reason.
        if sum(state.cards[uid].clues for uid in state.investigators) < g.per_investigator(needed):
            return False
    return advance_refusal(g) is None


def advance_refusal(g: ArkhamTable) -> Refusal | None:
    """Why the group may not spend clues to advance the act: without an objective, in anybody's turn; or None.

    Under peril the investigator who drew the card has nobody to spend with.
    """
    found = own_way_refusal(g)
    if found is not None:
        return found
    if not g.in_turn(g.state.active):
        return Refusal("ahlcg/clues/e", "the act advances in an investigator's turn")
    needed = g.per_investigator(g.kind(g.state.act).facts.clues or 0)
    spenders = _spenders(g)
    if clues.group_can_spend(g, needed, spenders):
        return None
    ruling = "ahlcg/act-deck-and-agenda-deck/b"
    return clues.spending_refusal(g, g.players() if spenders is None else spenders, needed, ruling)


def own_way_refusal(g: ArkhamTable) -> Refusal | None:
    """Why clues never advance the act that is current, whoever's turn it is, or None."""
    act = g.state.act
    if act == NOWHERE:
        return Refusal("ahlcg/act-deck-and-agenda-deck/j", "there is no act left")
    kind = g.kind(act)
    if kind.facts.clues is None or kind.act_objective is not None:
        return Refusal("ahlcg/act-deck-and-agenda-deck/f", "{} advances by its own objective", g.title(act))
    return None


def _spenders(g: ArkhamTable) -> list[int] | None:
    return None if g.peril == NOBODY else [g.peril]


def spend_to_advance(g: ArkhamTable) -> None:
    """Spend the act's clues as a group and advance it."""
    threshold = g.per_investigator(g.kind(g.state.act).facts.clues or 0)
    clues.group_spend(g, threshold, _spenders(g))
    advance_act(g)


def advance_act(g: ArkhamTable) -> None:
    """Advance the act: its back is carried out, then the next one is current."""
    state = g.state
    old = state.act
    g.note("act advances", old)
    if state.cards[old].clues:
        state.edit(old).clues = 0
    outer, g.effect_of = g.effect_of, old
    g.as_one(lambda: scenario_of(g).act_back(g, g.kind(old).slug))
    g.effect_of = outer
    if state.act == old:
        move(g, old, REMOVED)
        state.act = NOWHERE
        if state.act_deck:
            state.act = state.act_deck[-1]
            move(g, state.act, CURRENT)
    state.changed()
    _follow(g, old, state.act)
    check_objective(g)


def _follow(g: ArkhamTable, old: int, new: int) -> None:
    """The constant texts of an act or agenda no longer hold, and those of the next one do."""
    for uid in (old, new):
        if uid != NOWHERE:
            g.texts_changed(g.kind(uid))
    g.watch_strength()


def check_objective(g: ArkhamTable) -> None:
    """Advance the act if its objective is now met, and an agenda that waits for something other than doom."""
    agenda = g.state.agenda
    objective = g.kind(agenda).objective if agenda != NOWHERE else None
    if objective is not None and objective.instead and _agenda_objective_met(g, objective):
        advance_agenda(g)
    act = g.state.act
    if act != NOWHERE and scenario_of(g).objective(g, g.kind(act).slug):
        advance_act(g)


def lay_stages(g: ArkhamTable) -> None:
    """Turn up the first act and agenda."""
    state = g.state
    state.agenda = state.agenda_deck[-1]
    move(g, state.agenda, CURRENT)
    state.act = state.act_deck[-1]
    move(g, state.act, CURRENT)


def act_number(g: ArkhamTable) -> int:
    """The stage of the current act."""
    act = g.state.act
    return 0 if act == NOWHERE else g.kind(act).facts.stage or 0
