"""How long a player waits: from the command to the first question of a game in the terminal."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

PROMPT: Final = b"\n> "
TIMES: Final = 5


def first_question(game: str) -> float:
    """Seconds on the clock until a new game asks its first question: the median of a few starts."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "games.sqlite"
        # The first start makes the store and the bytecode.
        return median([_once(game, store) for _ in range(TIMES + 1)][1:])


def _once(game: str, store: Path) -> float:
    """Start a game, wait for its first question, and leave it."""
    # Bytecode is kept, as on a player's machine.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    begin = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "orne", "play", game, "--terminal", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**kept, "ORNE_STORE": str(store)},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        seen = b""
        while PROMPT not in seen:
            more = os.read(process.stdout.fileno(), 65536)
            if not more:
                raise RuntimeError("The game ended before it asked anything.")
            seen += more
        waited = time.perf_counter() - begin
        process.stdin.close()
        process.stdout.read()
    return waited
