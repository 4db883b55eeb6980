"""How Call of Cthulhu is searched: options and whole commit plans as arms, both seats played on quickly."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from orne.bots.coc import planning
from orne.bots.coc.features import chance
from orne.bots.coc.greedy import GreedyBot, Thought
from orne.bots.coc.planning import Plan, Reckoning
from orne.bots.coc.quick import Quick, declining, play_on
from orne.bots.coc.reflex import follow
from orne.bots.search import Arm, Came
from orne.bots.shared import Bot
from orne.coc.table import CocTable
from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.kernel.table import Policy, Table

MOST_ARMS: Final = 16
HORIZON: Final = 3
"""How many turns are begun before a rollout is cut; of 1, 2 and 3 the last won most games."""
QUICKLY: Final = frozenset(("mulligan",))
"""Questions that the usual answer does for."""


NOT_TRIED: Final = Thought(float("-inf"))


class Way(NamedTuple):
    """How an arm goes on: a plan for committing, or the answers to what its seat is asked next."""

    plan: Plan | None = None
    then: tuple[str, ...] = ()


class CocApproach:
    """What the search knows of Call of Cthulhu."""

    clear = 1.5

    def __init__(self, seed: int) -> None:
        self._greedy = GreedyBot(seed)
        self.usual: Bot = self._greedy
        self._planned: tuple[tuple[int, ...], Plan] | None = None

    def settled(self, sample: Game[Any], decision: Decision) -> str | None:
        """The next commitment of a plan that is being carried out."""
        if decision.kind in QUICKLY:
            return self.usual.choose(sample, decision).key
        if decision.kind == "commit" and self._planned is not None and self._planned[0] == _when(sample, decision):
            return follow(self._planned[1], decision.options).key
        return None

    def arms(self, sample: Game[Any], decision: Decision, usual: str) -> list[Arm]:
        """Plans where somebody commits; elsewhere the options that look best after one step, with what follows them."""
        if decision.kind == "commit":
            return self._plans(sample, decision)
        thoughts = self._greedy.thoughts
        keys = [option.key for option in decision.options if option.key != usual]
        keys.sort(key=lambda key: -thoughts.get(key, NOT_TRIED).points)
        return [Arm(key, Way(then=thoughts.get(key, NOT_TRIED).then)) for key in [usual, *keys][:MOST_ARMS]]

    def _plans(self, sample: Game[Any], decision: Decision) -> list[Arm]:
        """The usual plan, other good ones, and the usual one with one character more, less or elsewhere."""
        g = cast(CocTable, sample.table)
        usual = dict(self._greedy.plan)
        reckoning = Reckoning(g)
        plans = [usual, {}]
        seat = decision.seat
        if reckoning.attacker == seat:
            plans += [planning.attack(reckoning, opposed=True), planning.attack(reckoning, opposed=False)]
        else:
            plans += [planning.defence(reckoning)]
        offered = [option.value for option in decision.options if option.value is not None]
        for uid, story in offered:
            plans.append({**usual, uid: story})
        plans += [{uid: story for uid, story in usual.items() if uid != gone} for gone in usual]
        plans += [{uid: story} for uid, story in offered]
        arms: list[Arm] = []
        for number, plan in enumerate(plans):
            if plan not in plans[:number] and len(arms) < MOST_ARMS:
                arms.append(Arm(follow(plan, decision.options).key, Way(plan)))
        return arms

    def rollout(self, sample: Game[Any], decision: Decision, arm: Arm) -> Came:
        """Play on to the same point of a later turn."""
        seat, way = decision.seat, cast(Way, arm.way)
        choices = () if way.plan is not None else (arm.key,)

        def policies(table: Table[Any]) -> tuple[Policy, ...]:
            g = cast(CocTable, table)
            g.declining = declining(g)
            return tuple(Quick(g, each, *(way if each == seat else ())) for each in (0, 1))

        table = cast(CocTable, sample.trial(*choices, policies=policies))
        play_on(table, sample.state.turn + HORIZON)
        wins = chance(table, seat)
        return Came(wins, wins)

    def take(self, sample: Game[Any], decision: Decision, arm: Arm) -> None:
        """A plan is carried out to its end."""
        if arm.way.plan is not None:
            self._planned = (_when(sample, decision), arm.way.plan)


def _when(sample: Game[Any], decision: Decision) -> tuple[int, ...]:
    """The step at hand, told apart from every other of the game."""
    state = sample.state
    return decision.seat, state.turn, state.step, state.phase_number
