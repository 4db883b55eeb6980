"""A player for rollouts: cheap answers on a bare table, good enough to play a game to its end with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.bots.coc.evaluation import promise
from orne.bots.coc.planning import Plan, Reckoning
from orne.bots.coc.reflex import Reflex, follow
from orne.coc.rules.chart import NUMBER
from orne.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from orne.coc.table import CocTable

OPERATIONS = NUMBER["operations"]
LARGE = 4
"""A domain of this size pays for almost anything."""


class Quick(Reflex):
    """A policy for one seat at one table: plays what it can pay for, attacks where that is worth it."""

    def __init__(self, table: CocTable, seat: int, plan: Plan | None = None) -> None:
        super().__init__(table, seat, plan)
        self._planned_at = (table.state.turn, table.state.step)
        """The turn and step that the plan is for."""

    def __call__(self, decision: Decision) -> Option:
        """Answer a decision."""
        kind = decision.kind
        if kind == "action":
            return self._action(decision)
        if kind == "resource":
            return self._resource(decision)
        return super().__call__(decision)

    def _action(self, decision: Decision) -> Option:
        """The most promising card that can be played, from the smallest domain that pays for it; nothing else."""
        options = decision.options
        state = self.table.state
        if state.step != OPERATIONS or state.active != self.seat:
            return options[-1]
        best, most = options[-1], 0.0
        domains = state.domains[self.seat]
        for option in options:
            if option.verb != "play":
                continue
            kind = self.table.kind(option.cards[0])
            if not kind.is_permanent:
                continue
            points = promise(kind)
            domain = option.value.domain
            if domain >= 0:
                points -= 0.1 * len(domains[domain].resources)
            if points > most:
                best, most = option, points
        return best

    def _resource(self, decision: Decision) -> Option:
        """The card that promises least for what it costs, on the domain that needs it most."""
        g = self.table
        state = g.state
        sizes = [len(domain.resources) for domain in state.domains[self.seat]]
        largest = max(sizes)
        # One large domain first, then a second one: what costs most decides games.
        wanted = sizes.index(largest) if largest < LARGE else sizes.index(min(sizes))

        def points(option: Option) -> float:
            value = option.value
            if value is None:
                return -12.0 if len(state.hand[self.seat]) > 1 else -4.0
            uid, domain = value if isinstance(value, tuple) else (value, wanted)
            kind = g.kind(uid)
            return (0.0 if domain == wanted else -20.0) - 0.35 * promise(kind) + 1.2 * max(0, kind.facts.cost - largest)

        return max(decision.options, key=points)

    def _plan(self) -> Plan:
        """Where to commit, worked out once for a step."""
        state = self.table.state
        now = (state.turn, state.step)
        if self.plan is None or self._planned_at != now:
            self._planned_at = now
            reckoning = Reckoning(self.table)
            self.plan = attack(reckoning) if reckoning.attacker == self.seat else defence(reckoning, {})
        return self.plan


def attack(reckoning: Reckoning) -> Plan:
    """Whoever gains something at a story goes there; stories that a good defence would make a loss are left alone."""
    stories = reckoning.g.state.row
    plan = _one_by_one(reckoning, reckoning.able(reckoning.attacker), list(stories), {}, 1.0)
    if not plan:
        return plan
    answer = defence(reckoning, plan)
    if not answer:
        return plan
    for story in stories:
        mine, theirs = _sides(reckoning, story, plan, answer)
        if theirs and reckoning.story(story, mine, theirs) < 0.0:
            plan = {uid: where for uid, where in plan.items() if where != story}
    return plan


def defence(reckoning: Reckoning, attackers: Plan) -> Plan:
    """Whoever helps at a story that is attacked goes there."""
    present = reckoning.present
    attacked = [story for story in reckoning.g.state.row if present[story][0] or story in attackers.values()]
    if not attacked:
        return {}
    return _one_by_one(reckoning, reckoning.able(1 - reckoning.attacker), attacked, attackers, -1.0)


def _one_by_one(reckoning: Reckoning, able: list[int], stories: list[int], attackers: Plan, sign: float) -> Plan:
    """Send everybody, the strongest first, where they gain most, if they gain anything."""
    plan: Plan = {}
    now: dict[int, tuple[frozenset[int], frozenset[int], float]] = {}
    for story in stories:
        mine, theirs = _sides(reckoning, story, attackers, {})
        now[story] = (mine, theirs, reckoning.story(story, mine, theirs))
    for uid in able:
        most, best, new = 0.01, -1, None
        for story in stories:
            mine, theirs, points = now[story]
            sides = (mine | {uid}, theirs) if sign > 0 else (mine, theirs | {uid})
            after = reckoning.story(story, *sides)
            if sign * (after - points) > most:
                most, best, new = sign * (after - points), story, (*sides, after)
        if new is not None:
            plan[uid] = best
            now[best] = new
    return plan


def _sides(reckoning: Reckoning, story: int, attackers: Plan, defenders: Plan) -> tuple[frozenset[int], frozenset[int]]:
    """Who is at a story on each side, with those of two plans."""
    here, there = reckoning.present[story]
    mine = here.union(uid for uid, where in attackers.items() if where == story)
    return mine, there.union(uid for uid, where in defenders.items() if where == story)


__all__ = ["Quick", "attack", "defence", "follow"]
