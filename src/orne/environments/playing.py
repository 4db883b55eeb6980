"""Games as an environment plays them: from question to question, the seats of bots answered for.

The rules wait in the middle of their question, in a greenlet, with nothing kept but the answers: that is the fast path
of the engine with somebody outside who answers. Where greenlets are not at hand, and where a bot wants to look at a
whole game, ``Game`` plays instead; both come to the same questions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from orne.bots.shared import Bot
from orne.kernel import waiting
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game
from orne.kernel.rulebook import Rulebook
from orne.kernel.table import GameOver, Policy, Table


class Play(ABC):
    """A game under way, seen from its questions."""

    decision: Decision | None
    """The question now pending, to a seat that no bot plays; None when the game is over."""

    @property
    @abstractmethod
    def table(self) -> Table[Any]:
        """The table at the question; look, do not touch."""

    @abstractmethod
    def answer(self, index: int) -> None:
        """Answer the pending question by the number of an option."""

    @abstractmethod
    def game(self) -> Game[Any]:
        """The same position as a game to look at."""


class QuickPlay(Play):
    """The rules kept waiting at their question; every seat's answer comes from here."""

    def __init__(self, rules: Rulebook[Any], start: Mapping[str, Any], policies: Mapping[int, Policy]) -> None:
        self._rules = rules
        self._start = start
        self._policies = policies
        self._answers: list[int] = []
        self._shown: tuple[Game[Any], int] | None = None
        self._table: Table[Any]
        self._stack: waiting.Stack
        self._begin()

    @property
    def table(self) -> Table[Any]:
        """The table at the question."""
        return self._table

    def _begin(self) -> None:
        """Begin, and come to where the answers given so far lead."""
        rules, start = self._rules, self._start
        state = rules.begin(start)
        table = rules.table(state, policies=(_ask,) * state.seats, ask_always=bool(start.get("ask_always")))
        step = rules.step

        def play() -> None:
            with suppress(GameOver):
                while True:
                    step(table)

        self._table = table
        self._stack = waiting.Stack(play)
        decision = self._stack.begin()
        for index in self._answers:
            decision = self._stack.go_on(index)
        self.decision = decision
        if not self._answers:
            self._let_bots_answer()

    def answer(self, index: int) -> None:
        """Answer the pending question; from another thread than before, the game is played through again first."""
        if not self._stack.may_go_on:
            self._begin()
        self._answers.append(index)
        self.decision = decision = self._stack.go_on(index)
        if decision is not None and decision.seat in self._policies:
            self._let_bots_answer()

    def _let_bots_answer(self) -> None:
        """Go on to a question that no bot answers."""
        policies = self._policies
        decision = self.decision
        while decision is not None and decision.seat in policies:
            index = decision.options.index(policies[decision.seat](decision))
            self._answers.append(index)
            decision = self._stack.go_on(index)
        self.decision = decision

    def game(self) -> Game[Any]:
        """The same position as a game: played on from the one shown last."""
        game, shown = self._shown or (Game(self._rules, self._start), 0)
        for index in self._answers[shown:]:
            game.choose(index)
        self._shown = (game, len(self._answers))
        return game


def _ask(decision: Decision) -> Option:
    """Give a question to whoever plays, and wait for the answer."""
    return decision.options[waiting.wait(decision)]


class GamePlay(Play):
    """A whole game, for bots that look at it and for whoever copies it."""

    def __init__(self, game: Game[Any], bots: Mapping[int, Bot]) -> None:
        self._game = game
        self._bots = bots
        self.decision = None
        self._let_bots_answer()

    @property
    def table(self) -> Table[Any]:
        """The table at the question."""
        return self._game.table

    def answer(self, index: int) -> None:
        """Answer the pending question."""
        self._game.choose(index)
        self._let_bots_answer()

    def _let_bots_answer(self) -> None:
        """Go on to a question that no bot answers."""
        game, bots = self._game, self._bots
        while (decision := game.decision) is not None and decision.seat in bots:
            game.choose(bots[decision.seat].choose(game, decision), decision.seat)
        self.decision = decision

    def game(self) -> Game[Any]:
        """The game itself."""
        return self._game

    def copy(self) -> GamePlay:
        """The same position to be played on apart; bots that remember something are shared."""
        return GamePlay(self._game.copy(), self._bots)


def begin(rules: Rulebook[Any], start: Mapping[str, Any], bots: Mapping[int, Bot]) -> Play:
    """Play a new game in the quickest way that its bots allow."""
    policies = {seat: bot.policy for seat, bot in bots.items() if hasattr(bot, "policy")}
    if waiting.AT_HAND and len(policies) == len(bots):
        return QuickPlay(rules, start, policies)
    return GamePlay(Game(rules, start), bots)
