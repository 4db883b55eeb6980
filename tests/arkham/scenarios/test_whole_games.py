"""Whole games from set-up to their ending: the bot plays, the bag is kind, and a script bends its choices."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orne.arkham.rulebook import RULEBOOK
from orne.arkham.state import State
from orne.bots.arkham import arkham_bot
from orne.kernel.game import Game
from orne.lab.games import scenario_game
from orne.lab.simulator import MOST_DECISIONS

KIND = ["+1"] * 8 + ["elder sign"] * 2
CRUEL = ["auto-fail"]
Script = Callable[[Game[State]], str | None]


def burn(game: Game[State]) -> str | None:
    """Burn the house at the end."""
    return "burn" if "burn" in game.decision.keys else None


def refuse(game: Game[State]) -> str | None:
    """Let the house stand."""
    return "refuse" if "refuse" in game.decision.keys else None


def linger(game: Game[State]) -> str | None:
    """Never go on to the next act: every turn ends as soon as it begins, unless an enemy is engaged."""
    keys = game.decision.keys
    fights = [key for key in keys if key.startswith(("fight", "use machete", "use 45-automatic"))]
    if "end turn" in keys:
        return fights[0] if fights else "end turn"
    return None


def leave_it_to_the_bot(game: Game[State]) -> str | None:
    """Nothing to say."""
    return None


def end_turns(game: Game[State]) -> str | None:
    """Do nothing at all."""
    return next((key for key in ("end turn", "pass", "done", "keep") if key in game.decision.keys), None)


def play(scenario: str, people: list[str], seed: int, bag: list[str], script: Script) -> Game[State]:
    """Play a scenario to its end: the script decides where it has something to say, else the bot."""
    start = {**scenario_game(scenario, people, seed, difficulty="easy"), "bag": bag}
    game: Game[State] = Game(RULEBOOK, start)
    bots = [arkham_bot("greedy", seed + seat) for seat in range(len(people))]
    for _ in range(MOST_DECISIONS):
        if game.decision is None:
            break
        said = script(game)
        game.choose(said if said is not None else bots[game.decision.seat].choose(game, game.decision))
    return game


ONE, TWO = ["roland"], ["roland", "agnes"]
ENDINGS = [
    ("the-gathering", ONE, 1, KIND, burn, "R1"),
    ("the-gathering", TWO, 1, KIND, burn, "R1"),
    ("the-gathering", ONE, 1, KIND, refuse, "R2"),
    ("the-gathering", TWO, 1, KIND, refuse, "R2"),
    ("the-gathering", ONE, 1, KIND, linger, "R3"),
    ("the-gathering", TWO, 1, KIND, linger, "R3"),
    ("the-gathering", ONE, 1, CRUEL, end_turns, "none"),
    ("the-gathering", TWO, 1, CRUEL, leave_it_to_the_bot, "none"),
    ("the-midnight-masks", ONE, 2, KIND, leave_it_to_the_bot, "R2"),
    ("the-midnight-masks", TWO, 1, KIND, leave_it_to_the_bot, "R2"),
    ("the-midnight-masks", ONE, 1, CRUEL, end_turns, "none"),
    ("the-midnight-masks", TWO, 2, CRUEL, end_turns, "none"),
    ("the-devourer-below", ONE, 1, CRUEL, end_turns, "none"),
    ("the-devourer-below", TWO, 1, KIND, leave_it_to_the_bot, "none"),
]


@pytest.mark.parametrize(("scenario", "people", "seed", "bag", "script", "resolution"), ENDINGS)
def test_a_whole_game_comes_to_its_ending(
    scenario: str, people: list[str], seed: int, bag: list[str], script: Script, resolution: str
) -> None:
    game = play(scenario, people, seed, bag, script)
    assert game.state.resolution == resolution
    again = Game.from_record(game.record())
    assert again.state.resolution == resolution
    assert again.fingerprint() == game.fingerprint()
