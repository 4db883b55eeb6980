"""A server killed in the middle of a game: ``python -m orne.lab.killed_server 50`` does it more often."""

from __future__ import annotations

from pathlib import Path

from orne.lab.killed_server import check


def test_what_was_acknowledged_survives_the_server(tmp_path: Path) -> None:
    trial = check(3, str(tmp_path / "games.sqlite"), seed=1)
    assert trial.kills == 3
    assert trial.answers > 0
