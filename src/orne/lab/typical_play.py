"""A little of all that the compiled build should be quick at, played while the compiler watches: ``make tuned``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orne.bots.shared import make
from orne.games import ARKHAM, COC, CardGame
from orne.kernel.game import Game, play_out, random_policy
from orne.lab.games import INVESTIGATORS, built_game, scenario_game, starter_game

SETS = ("core", "the-yuggoth-contract", "secrets-of-arkham")
SCENARIOS = ("the-gathering", "the-midnight-masks")
THINKER = "search-quick"


def main(games: int = 40, answers: int = 12) -> None:
    """Play games at random in both ways, and let a bot look ahead for some answers of each: many rollouts."""
    for game, start in _games(games):
        rules, seats = game.rulebook(), _seats(start)
        play_out(rules, start, [random_policy(seat) for seat in range(seats)])
    for game, start in ((COC, starter_game(1)), (ARKHAM, scenario_game("the-gathering", ("roland",), 1))):
        _play_on(game, start)
        _think(game, start, answers)


def _games(games: int) -> Iterator[tuple[CardGame, Mapping[str, Any]]]:
    """Games with starter decks, with decks of several sets, and of scenarios with one to three investigators."""
    for number in range(games):
        yield COC, starter_game(number)
        yield COC, built_game(number, SETS)
        people = [INVESTIGATORS[(number + each) % len(INVESTIGATORS)] for each in range(1 + number // 2 % 3)]
        yield ARKHAM, scenario_game(SCENARIOS[number % len(SCENARIOS)], people, number)


def _seats(start: Mapping[str, Any]) -> int:
    """How many play."""
    return len(start["decks"] if "decks" in start else start["investigators"])


def _play_on(game: CardGame, start: Mapping[str, Any]) -> None:
    """One game at random, asked for each answer and told it."""
    played: Game[Any] = Game(game.rulebook(), start)
    policies = [random_policy(seat) for seat in range(_seats(start))]
    while (decision := played.decision) is not None:
        played.choose(policies[decision.seat](decision))


def _think(game: CardGame, start: Mapping[str, Any], answers: int) -> None:
    """The first answers of bots that look ahead."""
    played: Game[Any] = Game(game.rulebook(), start)
    bots = [make(game.bots(), THINKER, seat) for seat in range(_seats(start))]
    for _ in range(answers):
        decision = played.decision
        assert decision is not None
        played.choose(bots[decision.seat].choose(played, decision))


if __name__ == "__main__":
    main()
