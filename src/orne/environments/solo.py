"""A game for one agent, as Gymnasium has it; bots play all other seats."""

from __future__ import annotations

from typing import Any, SupportsFloat

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Dict, Discrete

from orne.environments.aec import MOST_SEED, RENDER_MODES, checked_mode, checked_seed
from orne.environments.episode import Episode
from orne.environments.observing import Observation
from orne.environments.rendering import text
from orne.environments.setting import Setting
from orne.kernel.errors import UserError


class SoloEnv(Env[Observation, np.int64]):
    """One seat of a table."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        if len(setting.learners) != 1:
            raise UserError(
                f"An environment for one agent has one seat that no bot plays; here there are {len(setting.learners)}."
            )
        self.setting = setting
        self.render_mode = checked_mode(render_mode)
        self._observer = setting.observer(setting.actions)
        (self._seat,) = setting.learners
        self.observation_space: Dict = self._observer.space()  # type: ignore[assignment]
        self.action_space = Discrete(setting.actions)
        self._episode: Episode | None = None
        self._potential = 0.0

    @property
    def episode(self) -> Episode:
        """The game under way."""
        if self._episode is None:
            raise UserError("No game has begun: call reset first.")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game: that of the seed, or the next one by chance."""
        if seed is not None:
            seed = checked_seed(seed)
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(MOST_SEED))
        self._episode = episode = Episode.begun(self.setting, self._observer, seed)
        self._potential = episode.potential()
        return episode.observe(self._seat), self._info(episode)

    def step(self, action: np.int64 | int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take an action; one that the mask excludes leaves the question as it is."""
        episode = self.episode
        if episode.over:
            raise UserError("The game is over: call reset to begin another.")
        taken = episode.act(action)
        reward = 0.0
        if self.setting.potential is not None:
            now = episode.potential()
            reward, self._potential = now - self._potential, now
        over = episode.play.decision is None
        if over:
            reward += episode.rewards()[self._seat]
        info = self._info(episode)
        if not taken:
            info["refused"] = f"{int(action)} is not possible: 0 to {episode.possible - 1} are."
        return episode.observe(self._seat), reward, over, episode.broken_off, info

    def _info(self, episode: Episode) -> dict[str, Any]:
        """The mask once more, and how the game ended once it has."""
        info: dict[str, Any] = {"action_mask": self._observer.mask(episode.possible)}
        if episode.over:
            info["outcome"] = episode.outcome.sentence
        return info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are possible, as learners with masks ask for it."""
        mask: np.ndarray[Any, np.dtype[np.bool_]] = self._observer.mask(self.episode.possible).astype(np.bool_)
        return mask

    def render(self) -> str | None:
        """The board as text, as this seat sees it; None where no way to render was chosen."""
        return None if self.render_mode is None else text(self.episode, self._seat)

    def close(self) -> None:
        """Let go of the game under way."""
        self._episode = None
