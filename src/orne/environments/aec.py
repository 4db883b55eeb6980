"""A game for several agents, as PettingZoo has it: one is asked after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from orne.environments.episode import Episode
from orne.environments.observing import Observation
from orne.environments.rendering import text
from orne.environments.setting import Setting
from orne.kernel.errors import UserError, echo

RENDER_MODES = ("ansi",)
MOST_SEED = 2**31
"""Seeds by chance are below this."""
LARGEST_SEED = 2**64 - 1
"""The largest that may be named."""


def checked_mode(render_mode: str | None) -> str | None:
    """A way to render that there is."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise UserError(f"A game is rendered as text (“ansi”) or not at all (None), not as {echo(render_mode)}.")
    return render_mode


def checked_seed(seed: object) -> int:
    """A seed that a game may have."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed <= LARGEST_SEED:
        raise UserError(f"A seed is a whole number from 0 to {LARGEST_SEED:,}, not {echo(seed)}.")
    return int(seed)


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table whose seats are agents, but for those that bots play."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.render_mode = checked_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "name": f"orne_{setting.game.name}",
            "is_parallelizable": False,
        }
        self._observer = setting.observer(setting.actions)
        self._name = {seat: f"{setting.seat_name}_{seat}" for seat in setting.learners}
        self._seat = {name: seat for seat, name in self._name.items()}
        self.possible_agents = list(self._seat)
        self.observation_spaces: dict[str, Dict] = {name: self._observer.space() for name in self._seat}
        self.action_spaces = {name: Discrete(setting.actions) for name in self._seat}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._seeded: int | None = None
        """The seed that was named last."""
        self._chance: np.random.Generator | None = None
        self._episode: Episode | None = None
        self._potential = 0.0
        self._rewarded = False
        """Whether the last action gave anybody a reward."""

    def observation_space(self, agent: str) -> Dict:
        """The space of what an agent sees."""
        if agent not in self.possible_agents:
            raise self._no_agent(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of what an agent may do."""
        if agent not in self.possible_agents:
            raise self._no_agent(agent)
        return self.action_spaces[agent]

    def _no_agent(self, agent: object) -> UserError:
        """Says that nobody is called so."""
        return UserError(f"There is no agent {echo(agent)}; there are {', '.join(self.possible_agents)}.")

    @property
    def episode(self) -> Episode:
        """The game under way."""
        if self._episode is None:
            raise UserError("No game has begun: call reset first.")
        return self._episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: that of the seed, or the next one by chance."""
        if seed is not None:
            seed = checked_seed(seed)
            self._seeded, self._chance = seed, None
        else:
            seed = self._next_seed()
        self._episode = Episode.begun(self.setting, self._observer, seed)
        self._potential = self._episode.potential()
        self.agents = self.possible_agents[:]
        self._rewarded = False
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self._episode.over:  # the bots have played it to its end
            self._end(self._episode)
        self._select()

    def _next_seed(self) -> int:
        """The seed of the next game by chance; the generator is made when it is first needed, since that takes long."""
        if self._chance is None:
            self._chance, used = seeding.np_random(self._seeded)
            if self._seeded is None:
                return used % MOST_SEED
        return int(self._chance.integers(MOST_SEED))

    def _select(self) -> None:
        """Turn to whoever is asked; once the game is over, to everybody in turn."""
        episode = self.episode
        self.agent_selection = self.agents[0] if self._done else self._name[episode.seat]

    @property
    def _done(self) -> bool:
        return any(self.terminations.values()) or any(self.truncations.values())

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask of one that is not asked is empty."""
        episode = self._episode or self.episode
        try:
            seat = self._seat[agent]
        except (KeyError, TypeError):
            raise self._no_agent(agent) from None
        return episode.observe(seat)

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent; one that the mask excludes leaves the question as it is."""
        episode = self._episode or self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise UserError(f"{agent} is asked: an action from 0 to {self.setting.actions - 1} is needed, not None.")
        taken = episode.act(action)
        if self._rewarded:
            self.rewards, self._rewarded = dict.fromkeys(self.rewards, 0.0), False
        self._cumulative_rewards[agent] = 0.0
        if not taken:
            self.infos[agent] = {"refused": f"{int(action)} is not possible: 0 to {episode.possible - 1} are."}
        elif self.infos[agent]:
            self.infos[agent] = {}
        setting = self.setting
        if setting.potential is not None:
            now = episode.potential()
            gained, self._potential = now - self._potential, now
            self._reward(dict.fromkeys(self.rewards, gained))
        decision = episode.play.decision
        if decision is None or episode.taken >= setting.longest:
            self._end(episode)
            self._select()
        else:
            self.agent_selection = self._name[decision.seat]
        if self._rewarded:
            for each, reward in self.rewards.items():
                self._cumulative_rewards[each] += reward

    def _reward(self, more: dict[str, float]) -> None:
        """Give rewards besides those that this action has given so far."""
        self.rewards = {agent: reward + more[agent] for agent, reward in self.rewards.items()}
        self._rewarded = True

    def _end(self, episode: Episode) -> None:
        """Everybody is done, and is told how it ended."""
        worth = episode.rewards()
        self._reward({agent: worth[self._seat[agent]] for agent in self.agents})
        for agent in self.agents:
            self.terminations[agent] = episode.over
            self.truncations[agent] = not episode.over
            if episode.over:
                self.infos[agent] = {**self.infos[agent], "outcome": episode.outcome.sentence}

    def render(self) -> str | None:
        """The board as text, as whoever is asked sees it; None where no way to render was chosen."""
        if self.render_mode is None:
            return None
        return text(self.episode, self._seat[self.agent_selection])

    def close(self) -> None:
        """Let go of the game under way."""
        self._episode = None

    def __str__(self) -> str:
        return str(self.metadata["name"])
