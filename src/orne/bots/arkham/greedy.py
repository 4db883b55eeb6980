"""A bot that plays an investigator: its turn by plan and exact chances, everything else by trying it on a deal.

It never looks at hidden cards: its plan knows what its seat sees, and trials are made on resampled games.
"""

from __future__ import annotations

import contextlib
from typing import Any, cast

from orne.arkham import values
from orne.arkham.rules.skill_test import icons
from orne.arkham.skill_test import SkillTest
from orne.arkham.table import ArkhamTable
from orne.bots.arkham.arms import is_weapon
from orne.bots.arkham.chances import chance
from orne.bots.arkham.evaluation import evaluate, near_death
from orne.bots.arkham.peeking import peek
from orne.bots.arkham.plan import MEETING_PLACES, Plan, ready_for_the_worst
from orne.bots.shared import Reason, Statistics
from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import NoDeal
from orne.kernel.game import Game
from orne.kernel.table import GameOver, Policy

SAMPLES = 3
PEEKED_AT = 0
"""The seed of the deal on which tests are looked into: what is seen there, before any token, is the same on all."""
MARGIN = 0.5
"""By how much doing something must be better than doing nothing."""
ROUND_ENDS = "4.6 round ends"
DECLINING = frozenset(("pass", "no", "done", "keep", "end turn"))
ENOUGH = 0.9
WEAPON, WORTH_KEEPING = 9.0, 4.0
"""How much it is worth to keep a weapon in hand, and what is worth keeping at the beginning."""
WORTH_A_CARD = 0.14
"""How much more chance is worth a card."""


class GreedyBot:
    """Plays one investigator sensibly."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.rng = rng.seeded(seed)
        self.statistics = Statistics()
        self.reasons: tuple[Reason, ...] = ()

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        """Answer the pending decision of a game."""
        with self.statistics.answering():
            return self._choose(game, decision)

    def _choose(self, game: Game[Any], decision: Decision) -> Option:
        """Answer by plan, by chances, by trying, or by rules of thumb where these do."""
        g = cast(ArkhamTable, game.table)
        kind = decision.kind
        if kind == "turn":
            return self._turn(game, decision)
        if kind == "commit" and g.test is not None:
            return commitment(g, g.test, decision)
        if kind == "yes or no" and meets_the_worst(g, decision):
            return decision.options[0 if ready_for_the_worst(g) else 1]
        if kind in ("mulligan", "next turn", "discard"):
            return reflex(g, decision)
        return self.try_out(game, decision)

    def _turn(self, game: Game[Any], decision: Decision) -> Option:
        """What is best to do with an action, or with none; tests are looked into on a deal of its own."""
        try:
            sample = game.resample(decision.seat, PEEKED_AT)
        except NoDeal:
            return reflex(cast(ArkhamTable, game.table), decision)
        place = {option.key: index for index, option in enumerate(sample.options)}
        keys = decision.keys
        plan = Plan(
            cast(ArkhamTable, game.table),
            decision,
            lambda index: peek(sample, place[keys[index]]),
            lambda wanted: self.points(game, decision, wanted),
        )
        return plan.best()

    def try_out(self, game: Game[Any], decision: Decision) -> Option:
        """Try every option on the same few deals and take the best; nothing is done where nothing is gained."""
        points = self.points(game, decision, list(decision.options))
        if points is None:
            return reflex(cast(ArkhamTable, game.table), decision)
        for place, option in enumerate(decision.options):
            if option.verb in DECLINING:
                points[place] += MARGIN
        return decision.options[points.index(max(points))]

    def points(self, game: Game[Any], decision: Decision, wanted: list[Option]) -> list[float] | None:
        """What options come to at the end of the step, on average; None where no deal fits."""
        totals = [0.0] * len(wanted)
        for _ in range(SAMPLES):
            try:
                sample = game.resample(decision.seat, rng.word(self))
            except NoDeal:
                return None
            place = {option.key: index for index, option in enumerate(sample.options)}
            if not place.keys() >= {option.key for option in wanted}:
                return None
            for number, option in enumerate(wanted):
                totals[number] += play_on(sample, place[option.key])
        return [total / SAMPLES for total in totals]


def play_on(sample: Game[Any], index: int) -> float:
    """What an option comes to when the step is played to its end by reflex."""
    table = cast(ArkhamTable, sample.trial(index))

    def answer(decision: Decision) -> Option:
        if decision.kind == "commit" and table.test is not None:
            return commitment(table, table.test, decision)
        return reflex(table, decision)

    policies: tuple[Policy, ...] = (answer,) * table.state.seats
    table.policies = policies
    with contextlib.suppress(GameOver):
        sample.rules.step(table)
    return evaluate(table)


def meets_the_worst(g: ArkhamTable, decision: Decision) -> bool:
    """Whether the rules ask if clues are spent, at the end of the round, on an act that wakes something."""
    act = g.state.act
    return decision.source < 0 and act >= 0 and g.kind(act).slug in MEETING_PLACES and g.step_name() == ROUND_ENDS


# ---- committing


def commitment(g: ArkhamTable, test: SkillTest, decision: Decision) -> Option:
    """The card that raises the chance most for what it is worth, or none."""
    stop = decision.options[-1]
    now = chance(g, test)
    if now >= ENOUGH:
        return stop
    best, most = stop, 0.0
    for option in decision.options[:-1]:
        uid = option.cards[0]
        gain = chance(g, test, icons(g, uid, test.skill)) - now
        points = gain * stake(g, test) - card_worth(g, uid)
        if gain >= 0.05 and points > most:
            best, most = option, points
    return best


def stake(g: ArkhamTable, test: SkillTest) -> float:
    """How much a test matters: 1 for an ordinary one."""
    if test.kind == "fight":
        return 1.6
    if test.kind == "investigate":
        return 1.3 if g.state.cards[test.target].clues else 0.0
    if test.source is not None and test.source.holder == g.state.act:
        return 2.0
    uid = g.state.investigators[test.seat]
    weak = near_death(values.remaining_sanity(g, uid)) + near_death(values.remaining_health(g, uid))
    return 1.2 + weak / 20.0


def card_worth(g: ArkhamTable, uid: int) -> float:
    """How much chance a card in hand is worth: skills are there to be committed, weapons are not."""
    facts = g.kind(uid).facts
    if facts.type == "skill":
        return WORTH_A_CARD * 0.6
    if facts.type == "asset" and is_weapon(g, uid):
        return WORTH_A_CARD * 2.5
    return WORTH_A_CARD


# ---- without looking ahead


def reflex(g: ArkhamTable, decision: Decision) -> Option:
    """A quick answer by rules of thumb."""
    options = decision.options
    if decision.kind == "mulligan":
        return _mulligan(g, decision)
    if decision.kind == "discard":
        return min(options, key=lambda option: sum(_keeping(g, uid) for uid in option.cards))
    if decision.kind == "reaction":
        return options[0]
    if decision.kind == "assign":
        return _assign(g, decision)
    if decision.kind == "yes or no":
        return options[0]
    return next((option for option in options if option.verb in DECLINING), options[0])


def _mulligan(g: ArkhamTable, decision: Decision) -> Option:
    """Replace what does not help to get going: skills, whatever costs much, and without a weapon everything."""
    armed = any(is_weapon(g, uid) for uid in g.state.hand[decision.seat])
    wanted = WORTH_KEEPING if armed else WEAPON
    for option in decision.options[:-1]:
        if _keeping(g, option.cards[0]) < wanted:
            return option
    return decision.options[-1]


def _keeping(g: ArkhamTable, uid: int) -> float:
    """How much it is worth to keep a card in hand."""
    facts = g.kind(uid).facts
    if facts.type == "skill":
        return 3.0
    if facts.type == "event":
        return 3.5 if (facts.cost or 0) > 2 else 4.5
    if is_weapon(g, uid):
        return WEAPON
    return 5.0 if "ally" in facts.slots or any(text.word for text in g.kind(uid).triggered) else 4.2


def _assign(g: ArkhamTable, decision: Decision) -> Option:
    """The investigator takes it while there is plenty left; then the assets do."""
    uid = decision.options[0].cards[0]
    which = decision.options[0].verb
    left = values.remaining_health(g, uid) if which == "damage" else values.remaining_sanity(g, uid)
    return decision.options[0] if left > 4 else decision.options[1]
