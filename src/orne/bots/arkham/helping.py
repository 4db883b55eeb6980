"""What helps a test: cards to commit and resources to pay, weighed quickly against what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import FREE, Use
from orne.arkham.language.cards import Draw
from orne.arkham.language.skill_tests import MoreClues, MoreDamage, TestBonus
from orne.arkham.rules.skill_test import committable, icons
from orne.arkham.skill_test import SkillTest
from orne.bots.arkham import aims
from orne.bots.arkham.chances import Chances
from orne.bots.arkham.committing import BEFORE_THE_TOKEN, card_worth, stake
from orne.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

ENOUGH, LEAST = 0.92, 0.05
"""A chance that needs no help, and how little makes no difference."""
IN_THE_END, BEFORE = 0.4, 1.5
"""How much dearer cards are than usual when nothing comes afterwards, and before that."""
RESOURCE = 0.05
"""How much more chance is worth a resource."""
REPLACED, HIT, FOUND = 0.08, 0.3, 0.4
"""How much chance it is worth that a committed card brings another, deals a damage or finds a clue more."""


def helped(g: ArkhamTable, test: SkillTest) -> tuple[float, float]:
    """The chance of a test as it is, and with what the tester would commit to it and pay for it."""
    chances = Chances(g, test)
    plain = now = chances.with_more()
    matters = stake(g, test)
    if not matters or now >= ENOUGH:
        return plain, plain
    more = 0
    hand = committable(g, test, test.seat)
    while hand and now < ENOUGH:
        uid = _best(g, test.seat, chances, matters, hand, more)
        if uid < 0:
            break
        hand.remove(uid)
        more += icons(g, uid, test.skill)
        now = chances.with_more(more)
    step = talent(g, test)
    if step:
        now = max(now, chances.with_more(more + step * _paid(g, test, chances, matters, more, step)))
    return plain, now


def commit(g: ArkhamTable, test: SkillTest, decision: Decision) -> Option:
    """The card that does most for a test, for what it is worth in hand, or none."""
    stop = decision.options[-1]
    matters = stake(g, test)
    if not matters:
        return stop
    by_card = {option.cards[0]: option for option in decision.options[:-1]}
    uid = _best(g, decision.seat, Chances(g, test), matters, list(by_card), 0)
    return stop if uid < 0 else by_card[uid]


def pay(g: ArkhamTable, decision: Decision) -> Option:
    """Pay for a better chance in one's own test where that is worth it; else nothing is done in a window."""
    stop = decision.options[-1]
    test = g.test
    if test is None or test.seat != decision.seat or test.step < BEFORE_THE_TOKEN:
        return stop
    for option in decision.options[:-1]:
        use = option.value
        if isinstance(use, Use) and use.ability is not None and isinstance(use.ability.effect, TestBonus):
            number = use.ability.effect.number
            return option if _paid(g, test, Chances(g, test), stake(g, test), 0, number) else stop
    return stop


def _best(g: ArkhamTable, seat: int, chances: Chances, matters: float, cards: list[int], more: int) -> int:
    """The card that is best to commit beside a number of icons, or -1."""
    now = chances.with_more(more)
    best, most = -1, 0.0
    for uid in cards:
        then = chances.with_more(more + icons(g, uid, chances.test.skill))
        brings = _brings(g, chances.test, uid)
        if (now >= ENOUGH or then - now < LEAST) and brings <= REPLACED:
            continue
        points = (then - now) * matters + then * brings - price(g, seat, uid)
        if points > most:
            best, most = uid, points
    return best


def price(g: ArkhamTable, seat: int, uid: int) -> float:
    """How much chance a card in hand is worth: little where nothing comes after the act, more before that."""
    return card_worth(g, seat, uid) * (IN_THE_END if aims.nothing_follows(g) else BEFORE)


def _brings(g: ArkhamTable, test: SkillTest, uid: int) -> float:
    """What a committed card brings on a success besides its icons."""
    text = g.kind(uid).committed
    if text is None or text.effect is None:
        return 0.0
    if isinstance(text.effect, Draw):
        return REPLACED
    if isinstance(text.effect, MoreDamage) and test.kind == "fight":
        return HIT if values.remaining_health(g, test.target) > test.damage else 0.0
    if isinstance(text.effect, MoreClues) and test.kind == "investigate":
        return FOUND if g.state.cards[test.target].clues > test.clues else 0.0
    return 0.0


def talent(g: ArkhamTable, test: SkillTest) -> int:
    """What a resource adds to a test by the assets of the tester; 0 where nothing is for sale."""
    under_way, g.test = g.test, test
    try:
        for uid in values.assets(g, test.seat):
            for ability in g.kind(uid).triggered:
                if ability.kind == FREE and isinstance(ability.effect, TestBonus):
                    use = Use(ability, uid, g.state.cards[uid], test.seat)
                    if ability.during is None or ability.during.test(g, use):
                        return ability.effect.number
    finally:
        g.test = under_way
    return 0


def _paid(g: ArkhamTable, test: SkillTest, chances: Chances, matters: float, more: int, step: int) -> int:
    """How many resources are worth paying for a test, each of which adds a number to it."""
    now = chances.with_more(more)
    best, most = 0, 0.0
    for times in range(1, min(8, g.state.resources[test.seat]) + 1):
        points = (chances.with_more(more + times * step) - now) * matters - times * RESOURCE
        if points > most:
            best, most = times, points
    return best
