"""Quick answers to what is asked besides turns: reactions, chances to be bettered, what to choose."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import Use
from orne.arkham.events import TOKEN_REVEALED
from orne.arkham.facts import SKILLS
from orne.arkham.language.harming import LoseClues
from orne.arkham.language.joining import Instead
from orne.arkham.language.skill_tests import TestBonus
from orne.arkham.rules import locations
from orne.arkham.rules.skill_test import icons
from orne.arkham.skill_test import SkillTest
from orne.bots.arkham import aims
from orne.bots.arkham.chances import Chances
from orne.bots.arkham.committing import stake
from orne.bots.arkham.helping import pay, price
from orne.bots.arkham.outlook import Outlook
from orne.bots.arkham.reflexes import keeping, reflex
from orne.bots.arkham.worth import harmed, of_effect
from orne.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

FAR = 9
"""Further than any location is."""
DOOM = 6.0
"""What a doom less is worth to each investigator, as an enemy's end may spare it."""
PLENTY = 3
"""With this much health or sanity left an investigator takes damage or horror before an asset is lost to it."""


def answer(g: ArkhamTable, decision: Decision) -> Option:
    """A quick answer to any question but what to do in a turn and what to commit."""
    kind = decision.kind
    if kind == "window":
        return pay(g, decision)
    if kind == "reaction":
        return _reaction(g, decision)
    if kind == "assign":
        return _assign(g, decision)
    if kind == "take":
        return max(decision.options, key=lambda option: sum(keeping(g, uid) for uid in option.cards))
    if kind == "damage" and all(option.cards for option in decision.options):
        look = Outlook(g, decision.seat, DOOM)
        return max(decision.options, key=lambda option: harmed(look, option.cards[0], 1))
    if kind == "choose one":
        return _one_of(g, decision)
    if kind == "spawn":
        return max(decision.options, key=lambda option: _out_of_the_way(g, decision, option.cards[0]))
    return reflex(g, decision)


def _one_of(g: ArkhamTable, decision: Decision) -> Option:
    """Of several effects the one worth most; of skills the best; of damage and horror, what is nearer to defeat."""
    options, seat = decision.options, decision.seat
    if options[0].value == "damage":
        uid = g.state.investigators[seat]
        return options[0 if values.remaining_health(g, uid) < values.remaining_sanity(g, uid) else -1]
    if all(option.verb in SKILLS for option in options):
        return max(options, key=lambda option: _good_at(g, seat, SKILLS.index(option.verb)))
    look = Outlook(g, seat, DOOM)
    use = g.use_of(decision.source, seat)
    best, most = options[0], -inf
    for option in options:
        effect = option.value
        worth = of_effect(look, use, effect) if hasattr(effect, "do") else None
        if worth is None:
            return options[0]
        if worth > most:
            best, most = option, worth
    return best


def _good_at(g: ArkhamTable, seat: int, skill: int) -> tuple[int, int]:
    """How good an investigator is at a skill: its value, and what the cards in hand could add."""
    return values.skill(g, seat, skill), sum([icons(g, uid, skill) for uid in g.state.hand[seat]])


def _out_of_the_way(g: ArkhamTable, decision: Decision, place: int) -> float:
    """How little an enemy is in the way at a location: few paths, no clues; what gathers doom had better be near."""
    far = locations.distances(g, place)
    paths = sum([1 for steps in far.values() if steps == 1])
    away = min([far.get(g.state.place[seat], FAR) for seat in g.players()])
    near = aims.gathers_doom(g, decision.source) > 0
    return (-away if near else away) - paths - 2.0 * min(1, aims.clues_at(g, place))


def _reaction(g: ArkhamTable, decision: Decision) -> Option:
    """The first reaction that helps."""
    for option in decision.options[:-1]:
        if _helps(g, decision.seat, option.value):
            return option
    return decision.options[-1]


def _helps(g: ArkhamTable, seat: int, use: object) -> bool:
    """Whether a reaction is of use now: most are."""
    if not isinstance(use, Use) or use.ability is None or use.event is None:
        return True
    effect = use.ability.effect
    if isinstance(effect, Instead) and isinstance(effect.effect, LoseClues):
        return False  # what is lost instead is no use to anybody
    test = g.test
    if test is not None and use.event.kind == TOKEN_REVEALED:
        return _another_token(g, seat, test, use.event.token)
    if test is not None and isinstance(effect, TestBonus):
        return bool(stake(g, test)) and Chances(g, test).now(effect.number)
    return True


def _another_token(g: ArkhamTable, seat: int, test: SkillTest, token: str) -> bool:
    """Whether it is worth a card to have another token in place of one."""
    chances = Chances(g, test)
    if chances.passes(token):
        return False
    cheapest = min((price(g, seat, uid) for uid in g.state.hand[seat]), default=1.0)
    return chances.with_more() * stake(g, test) > cheapest


def _assign(g: ArkhamTable, decision: Decision) -> Option:
    """Assets that are not lost by it take it first, then the investigator while there is some left."""
    options = decision.options
    hurt = options[0].verb == "damage"

    def left(uid: int) -> int:
        return values.remaining_health(g, uid) if hurt else values.remaining_sanity(g, uid)

    whole = [option for option in options[1:] if left(option.cards[0]) > 1]
    if whole:
        return max(whole, key=lambda option: left(option.cards[0]))
    return options[0] if left(options[0].cards[0]) > PLENTY else options[1]
