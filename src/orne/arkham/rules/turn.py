"""The turn: what the active investigator may do, and actions taken to their end (arkham/basics/1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, MOVE, Use
from orne.arkham.rules import as_if, attacks_of_opportunity, engagement, hands, initiating, travel
from orne.arkham.rules.actions import (
    actions_left,
    basic_price,
    note_action,
    pay_actions,
    price,
    price_refusal,
    take_action,
    tell_extra_cost,
)
from orne.arkham.rules.evade import evade
from orne.arkham.rules.fight import can_fight, fight
from orne.arkham.rules.investigate import can_investigate, investigate
from orne.arkham.rules.player_window import advance_options, free_options
from orne.arkham.rules.resources import gain_resources
from orne.arkham.rules.skill_test import begin_waiting_tests
from orne.arkham.rules.stages import ADVANCE, spend_to_advance
from orne.arkham.rules.timing import trigger
from orne.arkham.state import NOBODY, NOWHERE
from orne.kernel.decision import Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


class Basic:
    """A basic action: its kind and what it is about."""

    __slots__ = ("cost", "kind", "target")

    def __init__(self, kind: str, target: int = NOWHERE, cost: int = 1) -> None:
        self.kind = kind
        self.target = target
        self.cost = cost


def options(g: ArkhamTable, seat: int) -> list[Option]:
    """Everything the active investigator may do with an action now."""
    state = g.state
    found: list[Option] = []
    place = state.place[seat]
    left = actions_left(g, seat)
    index = g.index
    dearer = bool(index.extra_costs)
    if left > 0:
        if can_investigate(g, seat):
            _offer(g, found, INVESTIGATE, place)
        for location in travel.destinations(g, seat):
            _offer(g, found, MOVE, location)
        _offer(g, found, "draw")
        _offer(g, found, "resource")
        engaged = values.engaged_with(g, seat)
        for uid in values.enemies_at(g, place):
            if can_fight(g, uid):
                _offer(g, found, FIGHT, uid)
            if uid in engaged:
                _offer(g, found, EVADE, uid)
            elif not values.has_keyword(g, uid, "massive"):
                _offer(g, found, "engage", uid)
        if dearer:
            found = [each for each in found if left >= _priced(g, seat, each.value)]
        played = initiating.card_options(g, seat, fast=False)
        found += [each for each in played if left >= price(g, each.value)] if dearer else played
    for uid, ability in index.actions:
        if not initiating.may_use(g, uid, seat):
            continue
        use = Use(ability, uid, state.cards[uid], seat)
        if price_refusal(g, use) is None if dearer or state.extra_actions else left >= ability.actions:
            option = initiating.option(g, use)
            if option is not None:
                found.append(option)
    if index.elsewhere or index.plays_as_if:
        found.extend(as_if.options(g, seat, price_refusal))
    return found


def _offer(g: ArkhamTable, found: list[Option], kind: str, target: int = NOWHERE) -> None:
    """Add a basic action to what may be done."""
    found.append(Option(g, kind, () if target == NOWHERE else (target,), "", Basic(kind, target)))


def _priced(g: ArkhamTable, seat: int, basic: Basic) -> int:
    """The actions that a basic action costs now, which is noted on it."""
    basic.cost = basic_price(g, seat, basic.kind)
    return basic.cost


def turn_options(g: ArkhamTable, seat: int) -> list[Option]:
    """Actions, free abilities, fast cards, and advancing the act in the investigator's own turn."""
    found = options(g, seat)
    found += free_options(g, seat)
    found += advance_options(g)
    return found


def perform_action(g: ArkhamTable, seat: int, chosen: Any) -> None:
    """Take an action or use something free, to its end; then tests that had to wait for it begin."""
    g.paid = (NOBODY, "", NOBODY)
    within, g.in_action = g.in_action, True
    _perform(g, seat, chosen)
    g.watch_strength()
    g.in_action = within
    if not within:
        begin_waiting_tests(g)


def _perform(g: ArkhamTable, seat: int, chosen: Any) -> None:
    if isinstance(chosen, as_if.UseAsIf):
        as_if.during(g, chosen, lambda: _use(g, chosen))
        return
    if isinstance(chosen, Use):
        _use(g, chosen)
        return
    if chosen == ADVANCE:
        spend_to_advance(g)
        return
    basic: Basic = chosen
    if basic.cost > 1:
        tell_extra_cost(g, seat, basic.kind)
    pay_actions(g, seat, basic.cost)
    note_action(g, seat, basic.kind, basic.target)
    if basic.kind not in (FIGHT, EVADE):
        attacks_of_opportunity.provoke(g, seat)
        if g.state.gone[seat]:
            return
    if basic.kind == INVESTIGATE:
        investigate(g, seat)
    elif basic.kind == MOVE:
        travel.move_investigator(g, seat, basic.target)
    elif basic.kind == "draw":
        hands.draw(g, seat)
    elif basic.kind == "resource":
        gain_resources(g, seat, 1)
    elif basic.kind == FIGHT:
        fight(g, seat, basic.target)
    elif basic.kind == EVADE:
        evade(g, seat, basic.target)
    elif basic.kind == "engage" and engagement.engage_refusal(g, seat, basic.target) is None:
        engagement.engage(g, basic.target, seat)


def _use(g: ArkhamTable, use: Use) -> None:
    """Use an ability or play a card, paying its actions if it costs any."""
    if initiating.initiation(g, use).takes_action(g, use):
        take_action(g, use)
    trigger(g, use)
