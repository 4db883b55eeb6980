"""Golden playthroughs: whole games written out, so that a change of behaviour shows as a change of text."""

from __future__ import annotations

from pathlib import Path

from orne.coc.narration import sentence
from orne.coc.rulebook import RULEBOOK
from orne.kernel.game import Game, positions, random_policy
from orne.lab.games import edition_of, starter_game

NUMBERS = (3, 16, 40, 77, 104, 150)
"""Games with different factions, two of them under older editions."""


def playthrough(number: int) -> str:
    """One game: every question with its options, every answer, and everything that happened."""
    game = Game(RULEBOOK, starter_game(number, edition=edition_of(number)))
    policy = random_policy(number)
    while game.decision is not None:
        game.choose(policy(game.decision))
    lines = [f"game {number}, edition {game.start['edition']}"]
    told = 0
    keys = game.decisions()
    for place, position in enumerate(positions(game)):
        entries = list(position.log)
        for entry in entries[told:]:
            words = sentence(entry, position.table, None)  # type: ignore[arg-type]
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
    for number in NUMBERS:
        (folder / f"game-{number:03}.txt").write_text(playthrough(number), encoding="utf-8")


if __name__ == "__main__":
    write(Path("tests/golden"))
