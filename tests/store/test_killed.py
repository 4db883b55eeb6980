"""Processes killed while they play; python -m orne.lab.killed 200 does more of it."""

from __future__ import annotations

import re
import subprocess
import sys


def test_no_answer_is_lost_or_doubled_by_killing_whoever_plays(place: str) -> None:
    # In a process of its own: the tests' own has threads, and those do not live on in the processes it would begin.
    words = [sys.executable, "-m", "orne.lab.killed", "6", "--store", place]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    said = r"6 processes killed: [1-9]\d* rows of [1-9]\d* games, none lost and none doubled\n"
    assert re.fullmatch(said, done.stdout)
