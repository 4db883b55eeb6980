"""Environments beside the bare engine: the same random games, played in each way; for ``make bench``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from orne.environments import arkham_horror, call_of_cthulhu
from orne.environments.aec import TableEnv
from orne.environments.columns import ASKED as ASKED_COLUMNS
from orne.environments.playing import begin
from orne.kernel import rng
from orne.kernel.game import Game, play_out, random_policy

FAST = "fast path"
STOPPED = "stopping at each"
"""The driver of the environments without their observations: the rules are kept waiting at every question."""
ASKED = "Game.choose"
PLAYED = "environment"
OPTIONS = ASKED_COLUMNS.place["options"]
Plays = Callable[[int], int]
"""Plays the game of a seed and says how many decisions were made."""


def contenders() -> Mapping[str, Mapping[str, Plays]]:
    """Each game with the ways to play it."""
    return {
        "Call of Cthulhu": _ways(call_of_cthulhu.raw_env()),
        "Arkham Horror": _ways(arkham_horror.raw_env()),
    }


def _ways(env: TableEnv) -> Mapping[str, Plays]:
    """The ways to play the games of an environment, all with the same decisions."""
    setting = env.setting
    rules, seats = setting.game.rulebook(), setting.seats

    def fast(seed: int) -> int:
        policies = [random_policy(seats * seed + seat) for seat in range(seats)]
        return play_out(rules, setting.start(seed), policies).decisions

    def stopped(seed: int) -> int:
        policies = [random_policy(seats * seed + seat) for seat in range(seats)]
        play = begin(rules, setting.start(seed), {})
        decisions = 0
        while (decision := play.decision) is not None:
            play.answer(decision.index(policies[decision.seat](decision)))
            decisions += 1
        return decisions

    def asked(seed: int) -> int:
        policies = [random_policy(seats * seed + seat) for seat in range(seats)]
        game: Game[Any] = Game(rules, setting.start(seed))
        while (decision := game.decision) is not None:
            game.choose(policies[decision.seat](decision))
        return len(game.decisions())

    def played(seed: int) -> int:
        chance = {agent: rng.Chance(seats * seed + seat) for seat, agent in enumerate(env.possible_agents)}
        env.reset(seed=seed)
        decisions = 0
        while True:
            agent = env.agent_selection
            seen, _, over, broken_off, _ = env.last()
            if over or broken_off:
                return decisions
            env.step(rng.below(chance[agent], int(seen["table"][OPTIONS])))
            decisions += 1

    return {FAST: fast, STOPPED: stopped, ASKED: asked, PLAYED: played}
