"""Instructions of a decision in each way to play, counted by valgrind: they are the same on a busy machine.

``python -m orne.environments.counting`` plays the games of ``speeds`` in processes of their own, in each way with and
without the games that are counted; what is between the two is theirs.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import shutil
import subprocess
import sys

from orne.build import build
from orne.environments.speeds import ASKED, FAST, PLAYED, STOPPED, Plays, contenders
from orne.kernel.errors import UserError

WAYS = (FAST, STOPPED, ASKED, PLAYED)
WARM = 2
"""How often the games are played before they are counted, so that all that is made once is there."""
_REFERENCES = re.compile(r"I +refs: +([\d,]+)")


def main(arguments: list[str] | None = None) -> int:
    """Print thousands of instructions for a decision, and how many more the environment takes."""
    parser = argparse.ArgumentParser(prog="python -m orne.environments.counting", description=__doc__)
    parser.add_argument("--games", type=int, default=8, help="games counted in each way (default: 8)")
    parser.add_argument("--collecting", action="store_true", help="leave the collector of garbage switched on")
    parser.add_argument("--play", nargs=3, metavar=("GAME", "WAY", "TIMES"), help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.play:
        game, way, times = args.play
        return _play(contenders()[game][way], args.games, int(times), args.collecting)
    if shutil.which("valgrind") is None:
        raise UserError("Instructions are counted by valgrind, which is not installed.")
    print(build())
    for game in contenders():
        counts = {way: _count(game, way, args.games, args.collecting) for way in WAYS}
        for way, count in counts.items():
            more = "" if way == PLAYED else f"   the environment takes {counts[PLAYED] / count - 1:.0%} more"
            print(f"{game:16} {way:18} {count / 1000:6.1f} thousand{more}")
    return 0


def _play(play: Plays, games: int, times: int, collecting: bool) -> int:
    """Play the games a number of times, and say how many decisions that is once."""
    if not collecting:
        gc.disable()
    gc.freeze()
    decisions = 0
    for _ in range(times):
        decisions = sum(play(number) for number in range(games))
    print(decisions)
    return 0


def _count(game: str, way: str, games: int, collecting: bool) -> float:
    """Instructions of a decision."""
    more = ["--collecting"] if collecting else []
    counted: list[int] = []
    decisions = 1
    for times in (WARM, WARM + 1):
        played = ["--games", str(games), *more, "--play", game, way, str(times)]
        made = subprocess.run(
            ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
             sys.executable, "-m", "orne.environments.counting", *played],
            env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        found = _REFERENCES.search(made.stderr)
        assert found is not None
        counted.append(int(found[1].replace(",", "")))
        decisions = int(made.stdout)
    return (counted[1] - counted[0]) / decisions


if __name__ == "__main__":
    sys.exit(main())
