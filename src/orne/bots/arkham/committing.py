"""Which cards to commit to a test: those that change the odds by more than they are worth in hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import Use
from orne.arkham.language.skill_tests import TestBonus
from orne.arkham.rules.skill_test import committable, icons
from orne.arkham.rules.slots import SLOTS
from orne.arkham.skill_test import SkillTest
from orne.bots.arkham import aims
from orne.bots.arkham.arms import is_weapon
from orne.bots.arkham.chances import Chances
from orne.bots.arkham.evaluation import near_death
from orne.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

ENOUGH = 0.9
"""A chance that needs no help."""
LEAST = 0.05
"""Less than this makes no difference."""
SKILL, EVENT, ASSET, WEAPON, OF_NO_USE = 0.08, 0.16, 0.28, 0.4, 0.12
"""How much more chance is worth a card: skills are there to be committed, weapons are not."""
RESOURCE = 0.07
"""How much more chance is worth a resource."""
BEFORE_THE_TOKEN = 3
"""The step of a test in which its last window is, before the token."""
FULL = 7
"""With this many cards in hand some are soon discarded anyway."""


def commitment(g: ArkhamTable, test: SkillTest, decision: Decision) -> Option:
    """The card that raises the chance most for what it is worth, or none."""
    stop = decision.options[-1]
    chances = Chances(g, test)
    if chances.with_more() >= ENOUGH:
        return stop
    matters = stake(g, test)
    if not matters:
        return stop
    by_card = {option.cards[0]: option for option in decision.options[:-1]}
    uid = _best(g, decision.seat, chances, matters, by_card, 0)
    return stop if uid is None else by_card[uid]


def boost(g: ArkhamTable, test: SkillTest, decision: Decision) -> Option | None:
    """Whether to pay for a better chance in one's own test; None where the question is about something else too."""
    stop = decision.options[-1]
    bonuses: list[tuple[Option, int]] = []
    for option in decision.options[:-1]:
        use = option.value
        if not isinstance(use, Use) or use.ability is None or not isinstance(use.ability.effect, TestBonus):
            return None
        bonuses.append((option, use.ability.effect.number))
    if test.seat != decision.seat or test.step < BEFORE_THE_TOKEN:  # cards are committed first
        return stop
    chances = Chances(g, test)
    matters = stake(g, test)
    now = chances.with_more()
    for option, number in bonuses:
        for times in range(1, g.state.resources[decision.seat] + 1):
            if (chances.with_more(times * number) - now) * matters > times * RESOURCE:
                return option
    return stop


def helped(g: ArkhamTable, test: SkillTest) -> float:
    """The chance of a test with what the tester would commit to it."""
    chances = Chances(g, test)
    matters = stake(g, test)
    more = 0
    hand = committable(g, test, test.seat) if matters else []
    while hand and chances.with_more(more) < ENOUGH:
        uid = _best(g, test.seat, chances, matters, hand, more)
        if uid is None:
            break
        hand.remove(uid)
        more += icons(g, uid, test.skill)
    return chances.with_more(more)


def _best(g: ArkhamTable, seat: int, chances: Chances, matters: float, cards: Iterable[int], more: int) -> int | None:
    """The card that is best to commit beside a number of icons, if any is."""
    now = chances.with_more(more)
    best, most = None, 0.0
    for uid in cards:
        gain = chances.with_more(more + icons(g, uid, chances.test.skill)) - now
        if gain >= LEAST:
            points = gain * matters - card_worth(g, seat, uid)
            if points > most:
                best, most = uid, points
    return best


def stake(g: ArkhamTable, test: SkillTest) -> float:
    """How much a test matters: 1 for an ordinary one."""
    if test.kind == "fight":
        return 2.4 if aims.is_quarry(g, test.target) and aims.is_last_fight(g, test.seat) else 1.6
    if test.kind == "investigate":
        if not g.state.cards[test.target].clues:
            return 0.0
        return 2.0 if aims.clues_wanted(g) - aims.clues_held(g) == 1 else 1.3
    if test.source is not None and test.source.holder == g.state.act:
        return 2.0
    uid = g.state.investigators[test.seat]
    weak = near_death(values.remaining_sanity(g, uid)) + near_death(values.remaining_health(g, uid))
    return 1.2 + weak / 20.0


def card_worth(g: ArkhamTable, seat: int, uid: int) -> float:
    """How much chance a card in hand is worth; less where there are more than can be held."""
    worth = _kept(g, seat, uid)
    return worth * 0.5 if len(g.state.hand[seat]) >= FULL else worth


def _kept(g: ArkhamTable, seat: int, uid: int) -> float:
    facts = g.kind(uid).facts
    if facts.type == "skill":
        return SKILL
    if facts.type == "event":
        return EVENT
    if facts.type != "asset":
        return OF_NO_USE
    if is_weapon(g, uid):
        return WEAPON
    taken = [slot for other in values.assets(g, seat) for slot in g.kind(other).facts.slots]
    full = any(taken.count(slot) + facts.slots.count(slot) > SLOTS[slot] for slot in set(facts.slots))
    return OF_NO_USE if full else ASSET
