"""Whole games from set-up to their ending: the bot plays, the bag is kind, and a script bends its choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orne.arkham.campaign import LITA
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.state import State
from orne.bots.arkham import arkham_bot
from orne.kernel.game import Game
from orne.lab.games import scenario_game
from orne.lab.simulator import MOST_DECISIONS

KIND = ["+1"] * 8 + ["elder sign"] * 2
CRUEL = ["auto-fail"]
Script = Callable[[Game[State]], str | None]


# ---- scripts


def burn(game: Game[State]) -> str | None:
    """Burn the house at the end."""
    return "burn" if "burn" in game.decision.keys else None


def refuse(game: Game[State]) -> str | None:
    """Let the house stand."""
    return "refuse" if "refuse" in game.decision.keys else None


def linger(game: Game[State]) -> str | None:
    """Never go on to the next act: every turn ends as soon as it begins, unless an enemy is engaged."""
    keys = game.decision.keys
    if "end turn" in keys:
        fights = attacks(keys)
        return fights[0] if fights else "end turn"
    return None


def leave_it_to_the_bot(game: Game[State]) -> str | None:
    """Nothing to say."""
    return None


def end_turns(game: Game[State]) -> str | None:
    """Do nothing at all."""
    return next((key for key in ("end turn", "pass", "done", "keep") if key in game.decision.keys), None)


def walk_away(game: Game[State]) -> str | None:
    """Leave as soon as that is possible."""
    keys = game.decision.keys
    return next((key for key in keys if key in LEAVING), None)


LEAVING = ("use predator-or-prey", "use main-path")


def await_it(game: Game[State]) -> str | None:
    """Prepare where one is until the last agenda has run out; then the bot does what is left to do."""
    keys = game.decision.keys
    if "end turn" not in keys or game.state.act == game.state.agenda:
        return None
    wanted = [*attacks(keys), *(key for key in keys if key in ARMS), "draw"]
    return next((key for key in wanted if key in keys), "end turn")


ARMS = tuple(
    f"play {card}"
    for card in ("lita-chantler", "45-automatic", "rolands-38-special", "shrivelling", "machete", "emergency-cache")
)


def attacks(keys: Sequence[str]) -> list[str]:
    """The ways to attack that are offered, weapons first."""
    arms = ("use machete", "use 45-automatic", "use shrivelling", "use rolands-38-special")
    return [key for key in keys if key.startswith(arms)] + [key for key in keys if key.startswith("fight")]


# ---- playing


def play(
    scenario: str, people: Sequence[str], seed: int, bag: Sequence[str], script: Script, *, lita: bool = False
) -> Game[State]:
    """Play a scenario to its end: the script decides where it has something to say, else the bot."""
    start = {**scenario_game(scenario, people, seed, difficulty="easy"), "bag": list(bag)}
    if lita:
        start["investigators"][0]["deck"].append(LITA)
    game: Game[State] = Game(RULEBOOK, start)
    bots = [arkham_bot("greedy", seed + seat) for seat in range(len(people))]
    for _ in range(MOST_DECISIONS):
        if game.decision is None:
            break
        said = script(game)
        game.choose(said if said is not None else bots[game.decision.seat].choose(game, game.decision))
    return game
