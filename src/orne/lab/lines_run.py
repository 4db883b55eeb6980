"""Which demonstrations run which lines of the rules: only they can notice that a line is broken."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from orne.rulings.showing.demonstration import demonstrations

Run = tuple[str, str]
"""A demonstration by its name, and the edition it is shown in."""
Line = tuple[str, int]
"""A module by its path below the source, and the number of the line."""


def lines_run(game: str, folders: Collection[str], source: Path) -> Mapping[Line, list[Run]]:
    """The demonstrations of a game that run each line of the modules in some folders, in the order they are written."""
    within = tuple(f"{source / each}/" for each in folders)
    found: dict[Line, list[Run]] = {}
    for each in demonstrations(game).values():
        for edition in each.editions:
            for path, line in _traced(partial(each.run, edition), within):
                place = Path(path).relative_to(source).as_posix(), line
                found.setdefault(place, []).append((each.name, edition))
    return found


def _traced(run: Callable[[], object], within: tuple[str, ...]) -> set[tuple[str, int]]:
    """The files and lines that something runs, of those in some folders."""
    seen: set[tuple[str, int]] = set()

    def in_a_rule(frame: FrameType, event: str, argument: Any) -> Any:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return in_a_rule

    def called(frame: FrameType, event: str, argument: Any) -> Any:
        return in_a_rule(frame, event, argument) if frame.f_code.co_filename.startswith(within) else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        run()
    finally:
        sys.settrace(before)
    return seen
