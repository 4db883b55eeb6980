"""Golden playthroughs: whole games written out, so that a change of behaviour shows as a change of text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from orne.arkham import log_words as arkham
from orne.arkham.rulebook import RULEBOOK as ARKHAM
from orne.coc import log_words as coc
from orne.coc.rulebook import RULEBOOK as COC
from orne.kernel.game import Game, positions, random_policy
from orne.kernel.log import Entry
from orne.lab.games import arkham_game, edition_of, starter_game

COC_GAMES = (3, 16, 40, 77, 104, 150)
"""Games with different factions, two of them under older editions."""
ARKHAM_GAMES = (0, 3, 5, 6, 7, 10, 11, 13, 15, 26)
"""All scenarios and all late stages, one to four investigators."""
NAMES = (*(f"coc-{number:03}" for number in COC_GAMES), *(f"arkham-{number:03}" for number in ARKHAM_GAMES))


def playthrough(name: str) -> str:
    """One game: every question with its options, every answer, and everything that happened."""
    which, _, digits = name.partition("-")
    number = int(digits)
    if which == "coc":
        start = starter_game(number, edition=edition_of(number))
        heading = f"game {number}, edition {start['edition']}"
        return _written(Game(COC, start), number, heading, lambda entry, table: coc.sentence(entry, table, None))
    game = Game(ARKHAM, arkham_game(number))
    heading = f"game {number}, {game.state.scenario}, {game.state.seats} investigators, {game.state.difficulty}"
    return _written(game, number, heading, arkham.sentence)


def _written(game: Game[Any], seed: int, heading: str, sentence: Callable[[Entry, Any], str | None]) -> str:
    """Play a game at random and write it down."""
    policy = random_policy(seed)
    while game.decision is not None:
        game.choose(policy(game.decision))
    lines = [heading]
    told = 0
    keys = game.decisions()
    for place, position in enumerate(positions(game)):
        entries = list(position.log)
        for entry in entries[told:]:
            words = sentence(entry, position.table)
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
    """Write all playthroughs anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    write(Path("tests/golden"))
