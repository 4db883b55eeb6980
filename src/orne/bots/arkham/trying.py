"""Trying options out on deals of one's own, dealt once for each question however often they are needed."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, cast

from orne.arkham.table import ArkhamTable
from orne.bots.arkham.committing import commitment
from orne.bots.arkham.evaluation import evaluate
from orne.bots.arkham.peeking import Peek, peek
from orne.bots.arkham.reflexes import reflex
from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import NoDeal
from orne.kernel.game import Game
from orne.kernel.rng import HasChance
from orne.kernel.table import GameOver, Policy

SAMPLES = 3


class Tries:
    """What the options of one question lead to."""

    def __init__(self, game: Game[Any], decision: Decision, chance: HasChance) -> None:
        self._game = game
        self._decision = decision
        self._chance = chance
        self._dealt: list[_Sample] = []

    def sees(self, index: int) -> Peek | None:
        """The test that an option begins, before any token: it is the same on all deals."""
        sample = next(self._samples())
        return peek(sample.game, sample.place[self._decision.keys[index]])

    def points(self, wanted: list[Option]) -> list[float] | None:
        """What options come to at the end of the step, on average; None where no deal fits."""
        totals = [0.0] * len(wanted)
        try:
            for sample in self._samples():
                if any(option.key not in sample.place for option in wanted):
                    return None
                for number, option in enumerate(wanted):
                    totals[number] += sample.points(option.key)
        except NoDeal:
            return None
        return [total / SAMPLES for total in totals]

    def _samples(self) -> Iterator[_Sample]:
        for number in range(SAMPLES):
            if number == len(self._dealt):
                self._dealt.append(_Sample(self._game.resample(self._decision.seat, rng.word(self._chance))))
            yield self._dealt[number]


class _Sample:
    """One deal, and what has been tried on it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.place = {option.key: index for index, option in enumerate(game.options)}
        self._known: dict[str, float] = {}

    def points(self, key: str) -> float:
        """What an option comes to here."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = play_on(self.game, self.place[key])
        return known


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
