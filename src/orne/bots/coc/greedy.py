"""A bot that looks one step ahead: tries each option on a deal of its own and takes what leaves it best.

It never looks at hidden cards: everything is tried on a resampled game, whose hidden cards are dealt again.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from orne.bots.coc import planning
from orne.bots.coc.evaluation import evaluate
from orne.bots.coc.planning import Plan, Reckoning
from orne.bots.coc.reflex import DECLINING, PLAIN, Reflex, follow
from orne.bots.coc.resourcing import keeps, resource_worth
from orne.bots.shared import Reason, Statistics
from orne.coc.rules.chart import NUMBER, PHASES
from orne.coc.state import State
from orne.coc.table import CocTable
from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import NoDeal
from orne.kernel.game import Game
from orne.kernel.table import GameOver, Pending

MOST_TRIALS = 60
"""Trials for one decision; after that the other options are not looked at."""
FOLLOW_UPS = 2
"""How many decisions of its own after the first one it tries in all ways."""
MARGIN = 0.5
"""By how much doing something must be better than doing nothing."""


class Thought(NamedTuple):
    """What an option was found to be worth, in points, and the answers to what it is asked next that were best."""

    points: float
    then: tuple[str, ...] = ()


class GreedyBot:
    """Plays what is best after one step, as far as its seat can know."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.rng = rng.seeded(seed)
        self.statistics = Statistics()
        self.reasons: tuple[Reason, ...] = ()
        self.thoughts: dict[str, Thought] = {}
        """What it thought of the options of the last answer, by their keys; empty where it thought of a whole plan."""
        self._planned: tuple[object, Plan] | None = None

    def choose(self, game: Game[State], decision: Decision) -> Option:
        """Answer the pending decision of a game."""
        self.thoughts = {}
        with self.statistics.answering():
            try:
                return self._choose(game, decision)
            except NoDeal:
                # Without a deal of its own it would have to look at hidden cards, so it does not look ahead.
                return Reflex(cast(CocTable, game.table), decision.seat)(decision)

    def _choose(self, game: Game[State], decision: Decision) -> Option:
        """Answer by looking ahead, or by rules of thumb where these do."""
        g = cast(CocTable, game.table)
        step = g.step_name()
        if decision.kind == "mulligan":
            return decision.options[0 if keeps(g, decision.seat) else 1]
        if decision.kind == "commit":
            return follow(self._commitment(game, decision), decision.options)
        if decision.kind == "resource" and step in ("first resources", "resource"):
            return self._resource(g, decision)
        return self._look_ahead(game, decision)

    @property
    def plan(self) -> Plan:
        """Where it last planned to commit."""
        return {} if self._planned is None else self._planned[1]

    # ---- resources

    def _resource(self, g: CocTable, decision: Decision) -> Option:
        """The best card for a domain, or none."""
        worth = resource_worth(g, decision)
        self.thoughts = {option.key: Thought(each) for option, each in zip(decision.options, worth, strict=True)}
        return decision.options[worth.index(max(worth))]

    # ---- committing

    def _commitment(self, game: Game[State], decision: Decision) -> Plan:
        """Where to commit: made once for a commit step, then followed."""
        state = game.state
        same = (decision.seat, state.turn, state.step, state.rng, tuple(state.cards[uid] for uid in state.play))
        if self._planned is not None and self._planned[0] == same:
            return self._planned[1]
        sample = game.resample(decision.seat, rng.word(self))
        best: tuple[float, Plan] | None = None
        for plan in _candidates(cast(CocTable, sample.table), decision.seat):
            points = self._commit_points(sample, decision.seat, plan)
            if best is None or points > best[0] + MARGIN:
                best = (points, plan)
        assert best is not None
        points, plan = best
        for uid in tuple(plan):
            fewer = {other: story for other, story in plan.items() if other != uid}
            without = self._commit_points(sample, decision.seat, fewer)
            if without > points + MARGIN:
                points, plan = without, fewer
        self._planned = (same, plan)
        return plan

    def _commit_points(self, sample: Game[State], seat: int, plan: Plan) -> float:
        """What a plan comes to when the story phase is played to its end."""
        table = cast(CocTable, sample.trial())
        policies = [Reflex(table, 0), Reflex(table, 1)]
        policies[seat].plan = plan
        table.policies = policies
        _play_on(sample, table)
        return evaluate(table, seat)

    # ---- everything else

    def _look_ahead(self, game: Game[State], decision: Decision) -> Option:
        """Try every option and take the best; doing nothing wins where nothing is gained."""
        options = decision.options
        sample = game.resample(decision.seat, rng.word(self))
        place = {option.key: index for index, option in enumerate(sample.options)}
        if not place.keys() >= set(decision.keys):
            raise NoDeal("A deal in which other things may be done tells nothing about these.")
        trials = _Trials(sample, decision.seat)
        best = -1
        most = float("-inf")
        for index in sorted(range(len(options)), key=lambda i: options[i].verb not in DECLINING):
            key = options[index].key
            points, then = trials.best((place[key],), FOLLOW_UPS)
            self.thoughts[key] = Thought(points, then)
            if points > most + (MARGIN if best >= 0 and options[best].verb in DECLINING else 0.0):
                best, most = index, points
            if trials.made >= MOST_TRIALS:
                break
        return options[best]


def _candidates(g: CocTable, seat: int) -> list[Plan]:
    """Plans worth trying: nobody, the reckoned best, and for the attacker all who can and the reckless one."""
    reckoning = Reckoning(g)
    if reckoning.attacker != seat:
        return [{}, planning.defence(reckoning)]
    plans: list[Plan] = [{}, planning.attack(reckoning, opposed=True), planning.attack(reckoning, opposed=False)]
    return [plan for number, plan in enumerate(plans) if plan not in plans[:number]]


class _Trials:
    """Trials of one decision on one deal."""

    def __init__(self, sample: Game[State], seat: int) -> None:
        self.sample = sample
        self.seat = seat
        self.made = 0

    def best(self, choices: tuple[int, ...], follow_ups: int) -> Thought:
        """What some choices lead to, taking the best way where the next decisions are its own."""
        table = cast(CocTable, self.sample.trial(*choices))
        taken = list(choices)
        reflexes = (Reflex(table, 0), Reflex(table, 1))

        def answer(decision: Decision) -> Option:
            if decision.seat == self.seat and follow_ups and decision.kind not in PLAIN:
                raise Pending(decision)
            option = reflexes[decision.seat](decision)
            taken.append(next(i for i, each in enumerate(decision.options) if each is option))
            return option

        table.policies = (answer, answer)
        try:
            _play_on(self.sample, table)
        except Pending as pending:
            if self.made >= MOST_TRIALS:
                return Thought(evaluate(table, self.seat))
            found: Thought | None = None
            for way, option in enumerate(pending.decision.options):
                points, then = self.best((*taken, way), follow_ups - 1)
                if found is None or points > found.points:
                    found = Thought(points, (option.key, *then))
            assert found is not None
            return found
        self.made += 1
        return Thought(evaluate(table, self.seat))


def _play_on(game: Game[State], table: CocTable) -> None:
    """Play to the end of this step; in the story phase, to the end of the phase."""
    state = table.state
    story = PHASES[state.step] == "story"
    try:
        game.rules.step(table)
        while story and PHASES[state.step] == "story" and state.step < NUMBER["uncommit"]:
            game.rules.step(table)
    except GameOver:
        pass
