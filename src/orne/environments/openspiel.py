"""Both games for OpenSpiel, as games written in Python.

Chance is explicit: the first move of a game is chance's, and picks one of a number of deals, each as likely as any
other. A deal is the seed of a game, and everything random in it follows from the seed and the decisions, so that a
history names one game and can be played again. With chance at every draw instead, its outcomes would have to be listed
by rules that draw in the middle of an effect.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from orne.environments import arkham_horror, call_of_cthulhu, need
from orne.environments.episode import Episode
from orne.environments.observing import Observation
from orne.environments.playing import GamePlay
from orne.environments.setting import Setting
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.set_up.arkham.begin import INVESTIGATOR
from orne.set_up.coc.begin import DECK, OPPONENT_DECK
from orne.set_up.coc.wishes import NEWEST

need("environments,openspiel", "pyspiel")

import numpy as np  # noqa: E402 (what is missing is said first)
import pyspiel  # noqa: E402

__all__ = ["ARKHAM_HORROR", "CALL_OF_CTHULHU", "register"]

CALL_OF_CTHULHU = "orne_call_of_cthulhu"
ARKHAM_HORROR = "orne_arkham_horror"
DEALS = 1000
"""Deals that chance picks from, unless another number is wished for."""
Wishes = tuple[tuple[str, Any], ...]
"""The parameters of a game by their names."""


class _Position:
    """A game under way that is copied, and pickled, with the state it belongs to."""

    def __init__(self, name: str, wishes: Wishes, seed: int, actions: Sequence[int] = ()) -> None:
        self.name = name
        self.wishes = wishes
        self.seed = seed
        self.actions = list(actions)
        """What was done since the deal."""
        self.setting = setting_of(name, wishes)
        game: Game[Any] = Game(self.setting.game.rulebook(), self.setting.start(seed))
        self.episode = self._episode(GamePlay(game, {}))
        for action in actions:
            self.episode.act(action)

    def _episode(self, play: GamePlay) -> Episode:
        return Episode(self.setting, self.setting.observer(self.setting.actions), play)

    def act(self, action: int) -> None:
        """Take an action."""
        self.actions.append(action)
        self.episode.act(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> _Position:
        """A copy that shares everything that is never changed."""
        new = object.__new__(_Position)
        new.name, new.wishes, new.seed, new.setting = self.name, self.wishes, self.seed, self.setting
        new.actions = self.actions[:]
        old = self.episode
        assert isinstance(old.play, GamePlay)
        new.episode = self._episode(old.play.copy())
        new.episode.page, new.episode.taken = old.page, old.taken
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """What leads to it again."""
        return _Position, (self.name, self.wishes, self.seed, self.actions)


class CardGame(pyspiel.Game):  # type: ignore[misc]
    """A game of cards with its wishes as parameters."""

    def __init__(self, type_: Any, params: Mapping[str, Any]) -> None:
        self.wishes: Wishes = tuple(sorted(params.items()))
        setting = setting_of(type_.short_name, self.wishes)
        self.setting = setting
        self.first_seed = int(params["seed"])
        self.deals = int(params["deals"])
        if self.deals < 1:
            raise UserError(f"There must be at least 1 deal, not {self.deals}.")
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.actions,
            max_chance_outcomes=self.deals,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if setting.seats == 2 and type_.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=setting.longest,
        )
        super().__init__(type_, info, dict(params))

    def new_initial_state(self) -> CardState:
        """The game before its deal."""
        return CardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CardObserver:
        """What sees the game."""
        return CardObserver(self.setting)


class CardState(pyspiel.State):  # type: ignore[misc]
    """A game before its deal, at a question, or over."""

    def __init__(self, game: CardGame) -> None:
        super().__init__(game)
        self._name: str = game.get_type().short_name
        self._wishes = game.wishes
        self._seats = game.setting.seats
        self._seeds = (game.first_seed, game.deals)
        self._position: _Position | None = None

    @property
    def episode(self) -> Episode:
        """The game under way."""
        assert self._position is not None
        return self._position.episode

    def current_player(self) -> int:
        """The seat that is asked; chance before the deal."""
        if self._position is None:
            return int(pyspiel.PlayerId.CHANCE)
        episode = self._position.episode
        if episode.over or episode.broken_off:
            return int(pyspiel.PlayerId.TERMINAL)
        return episode.seat

    def is_terminal(self) -> bool:
        """Whether the game is over or was broken off."""
        return self._position is not None and (self.episode.over or self.episode.broken_off)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as any other."""
        deals = self._seeds[1]
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.episode.possible))

    def _apply_action(self, action: int) -> None:
        if self._position is None:
            self._position = _Position(self._name, self._wishes, self._seeds[0] + action)
        else:
            self._position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self._position is None:
            return f"deal {action}"
        shown = self.episode.shown
        return shown[action].key if action < len(shown) else f"page {self.episode.page + 2}"

    def returns(self) -> list[float]:
        """What the game is worth to each player; nothing before its end."""
        if self._position is None:
            return [0.0] * self._seats
        return self.episode.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a player has been told and asked."""
        seat = self._seat(player)
        if self._position is None:
            return f"seat {seat}, before the deal"
        game = self.episode.play.game()
        made = [key for key, who in zip(game.decisions(), game.answered(), strict=True) if who == seat]
        parts = [f"seat {seat}", *game.sentences(seat), *map(str, made), self.observation_string(seat)]
        return "\n".join(parts)

    def observation_string(self, player: int | None = None) -> str:
        """The view of a player as JSON: what is on the table, and what the player is asked."""
        seat = self._seat(player)
        if self._position is None:
            return f"seat {seat}, before the deal"
        episode = self.episode
        return json.dumps([episode.page, episode.play.game().view(seat)], separators=(",", ":"))

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self._seats:
            raise UserError(f"There are players 0 to {self._seats - 1}; {seat} is not one of them.")
        return int(seat)

    def __str__(self) -> str:
        if self._position is None:
            return "before the deal"
        return self.observation_string(0 if self.is_terminal() else self.current_player())


class CardObserver:
    """An observation as one tensor: the arrays of an environment's observation, one after the other."""

    def __init__(self, setting: Setting) -> None:
        self._empty = {
            name: np.zeros(space.shape or (), np.float32)
            for name, space in setting.observer(setting.actions).space().items()
        }
        self.tensor = np.zeros(sum(each.size for each in self._empty.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        start = 0
        for name, each in self._empty.items():
            self.dict[name] = self.tensor[start : start + each.size].reshape(each.shape)
            start += each.size

    def set_from(self, state: CardState, player: int) -> None:
        """Take up what a player sees."""
        found: Observation = dict(self._empty) if state._position is None else state.episode.observe(player)
        for name, each in found.items():
            self.dict[name][...] = each

    def string_from(self, state: CardState, player: int) -> str:
        """What a player sees, in words."""
        return state.observation_string(player)


def _type(name: str, title: str, seats: tuple[int, int], utility: Any, parameters: Mapping[str, Any]) -> Any:
    """What OpenSpiel is told of a game before it is made."""
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(parameters),
    )


_COC = {
    "deck_0": DECK,
    "deck_1": OPPONENT_DECK,
    "edition": NEWEST,
    "actions": call_of_cthulhu.ACTIONS,
    "longest": call_of_cthulhu.LONGEST,
    "seed": 0,
    "deals": DEALS,
}
_ARKHAM = {
    "investigators": INVESTIGATOR,
    "scenario": "the-gathering",
    "difficulty": "standard",
    "actions": arkham_horror.ACTIONS,
    "longest": arkham_horror.LONGEST,
    "seed": 0,
    "deals": DEALS,
}
_COC_TYPE = _type(CALL_OF_CTHULHU, "Call of Cthulhu: The Card Game", (2, 2), pyspiel.GameType.Utility.ZERO_SUM, _COC)
_ARKHAM_TYPE = _type(ARKHAM_HORROR, "Arkham Horror: The Card Game", (1, 4), pyspiel.GameType.Utility.IDENTICAL, _ARKHAM)


@cache
def setting_of(name: str, wishes: Wishes) -> Setting:
    """What is played, by the parameters of a game."""
    wished = dict(wishes)
    bounds = {"actions": wished["actions"], "longest": wished["longest"]}
    if name == CALL_OF_CTHULHU:
        decks = (wished["deck_0"], wished["deck_1"])
        return call_of_cthulhu.setting(decks=decks, edition=wished["edition"], **bounds)
    return arkham_horror.setting(
        investigators=wished["investigators"].split(),
        scenario=wished["scenario"],
        difficulty=wished["difficulty"],
        **bounds,
    )


class CallOfCthulhu(CardGame):
    """Call of Cthulhu for OpenSpiel."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(_COC_TYPE, {**_COC, **(params or {})})


class ArkhamHorror(CardGame):
    """Arkham Horror for OpenSpiel; investigators are named with spaces between them."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(_ARKHAM_TYPE, {**_ARKHAM, **(params or {})})


_registered: list[Sequence[str]] = []


def register() -> None:
    """Make both games known to OpenSpiel; once is enough."""
    if not _registered:
        pyspiel.register_game(_COC_TYPE, CallOfCthulhu)
        pyspiel.register_game(_ARKHAM_TYPE, ArkhamHorror)
        _registered.append((CALL_OF_CTHULHU, ARKHAM_HORROR))


register()
