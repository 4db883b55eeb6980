"""Golden playthroughs: whole games written out, so that a change of behaviour shows as a change of text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orne.games import GAMES
from orne.kernel.game import Game, positions, random_policy
from orne.lab.laboratories import LABORATORIES

NAMES = tuple(f"{game}-{number:03}" for game, tried in LABORATORIES.items() for number in tried.golden)


def playthrough(name: str) -> str:
    """One game: every question with its options, every answer, and everything that happened."""
    which, _, digits = name.partition("-")
    number = int(digits)
    tried = LABORATORIES[which]
    game: Game[Any] = Game(GAMES[which].rulebook(), tried.golden_game(number))
    heading = f"game {number}, {tried.described(game)}"
    policy = random_policy(number)
    while game.decision is not None:
        game.choose(policy(game.decision))
    lines = [heading]
    told = 0
    keys = game.decisions()
    for place, position in enumerate(positions(game)):
        entries = list(position.log)
        for entry in entries[told:]:
            words = game.rules.sentence(position.table, entry, None)
            if words:
                lines.append(f"    {words}")
        told = len(entries)
        decision = position.decision
        if decision is not None:
            lines.append(f"[{place + 1}] seat {decision.seat} {decision.kind}: {' | '.join(decision.keys)}")
            lines.append(f"  > {keys[place]}")
    lines.append(game.result)
    return "\n".join(lines) + "\n"


def write(folder: Path) -> None:
    """Write all playthroughs again."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    write(Path("tests/golden"))
