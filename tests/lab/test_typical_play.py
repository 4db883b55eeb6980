"""What the compiler watches for ``make tuned`` can be played."""

from __future__ import annotations

from orne.lab.typical_play import main


def test_a_little_of_everything_is_played() -> None:
    main(games=2, answers=1)
