"""Which demonstration notices a broken line: the rules are broken in a copy of this process, or in a new one."""

from __future__ import annotations

import faulthandler
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from orne.lab.broken_lines import RULES, SOURCE, Breakage
from orne.lab.exchanging import Exchange
from orne.lab.lines_run import Line, Run, lines_run
from orne.rulings.showing.demonstration import Demonstration, demonstrations

SECONDS = 20
"""How long one demonstration may take, usually a hundredth of a second; rules that come to no end are noticed so."""
_RUN: Final = """
import sys
from orne.lab.noticing import every_run, in_order, run_until_noticed
from orne.rulings.showing.demonstration import demonstrations
game, seconds, *near = sys.argv[1:]
for told in run_until_noticed(game, every_run(in_order(demonstrations(game).values(), near)), int(seconds)):
    print(end="\\0" + told, flush=True)
"""


def in_order(each: Iterable[Demonstration], near: Iterable[str]) -> list[Demonstration]:
    """Demonstrations, those first whose claims, names or sentences have most of some words."""
    wanted = set(near)
    return sorted(each, key=lambda one: -len(wanted & _words(" ".join((*one.claims, one.name, one.sentence)))))


def _words(text: str) -> set[str]:
    """The words of a text or a name, without what comes at the end of many: s, ed, ing."""
    return {re.sub(r"(s|e|ed|ing)$", "", word) for word in re.findall("[a-z]{3,}", text.lower())}


def every_run(each: Iterable[Demonstration]) -> list[Run]:
    """Demonstrations in every edition that they are shown in."""
    return [(one.name, edition) for one in each for edition in one.editions]


def run_until_noticed(game: str, runs: Iterable[Run], seconds: int) -> Iterator[str]:
    """Run demonstrations until one fails; each is named before it is run, and empty words say that none has failed.

    The process ends where one takes too long: the last name tells which.
    """
    known = demonstrations(game)
    for name, edition in runs:
        named = f"{known[name].claims[0]}, {name} ({edition})"
        yield f"{named}: came to no end in {seconds} s"
        faulthandler.dump_traceback_later(seconds, exit=True)
        try:
            known[name].run(edition)
        except Exception as error:
            yield f"{named}: {type(error).__name__}: {' '.join(str(error).split())}"[:300]
            return
        finally:
            faulthandler.cancel_dump_traceback_later()
    yield ""


class Noticing:
    """The demonstrations of one game or both, and which of them run which line of the rules."""

    def __init__(self, games: Iterable[str], source: Path = SOURCE) -> None:
        self._games = tuple(games)
        self._source = source
        for game in self._games:
            demonstrations(game)
        # Traced in a copy of this process: what the true rules have computed once must not be known to broken ones.
        self._runs: Mapping[Line, list[Run]] = _last_of_a_copy(self._trace)
        self._exchange = Exchange(tuple(f"{source / each}/" for each in RULES))

    def _trace(self) -> Iterator[Mapping[Line, list[Run]]]:
        yield {line: runs for game in self._games for line, runs in lines_run(game, RULES, self._source).items()}

    def runs(self, breakage: Breakage) -> list[Run]:
        """The demonstrations that run a line, those first that have most of its words."""
        found = self._runs.get((breakage.path, breakage.line), [])
        known = demonstrations(breakage.game)
        ordered = in_order([known[name] for name in dict.fromkeys(name for name, _ in found)], near(breakage))
        place = {each.name: number for number, each in enumerate(ordered)}
        return sorted(found, key=lambda run: place[run[0]])

    def noticed(self, breakage: Breakage) -> str:
        """What the first demonstration that notices a breakage says; empty where none does."""
        found = _last_of_a_copy(lambda: self._broken(breakage))
        return noticed_when_loaded(breakage, self._source) if found is None else str(found)

    def _broken(self, breakage: Breakage) -> Iterator[str | None]:
        """What comes of a breakage in this process, a copy; None where it must be loaded to be seen."""
        path = self._source / breakage.path
        text = path.read_text("utf-8")
        if self._exchange.exchange(str(path), text, breakage.applied(text)):
            yield from run_until_noticed(breakage.game, self.runs(breakage), SECONDS)
        else:
            yield None


def _last_of_a_copy(work: Callable[[], Iterator[Any]]) -> Any:
    """The last that something gives in a copy of this process, which may end in the middle of it."""
    fork = get_context("fork")
    mine, theirs = fork.Pipe(duplex=False)

    def give() -> None:
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 2)  # where a process that takes too long would say so
        for each in work():
            theirs.send(each)

    process = fork.Process(target=give)
    process.start()
    theirs.close()
    last = None
    with mine:
        try:
            while True:
                last = mine.recv()
        except EOFError:
            process.join()
    return last


def noticed_when_loaded(breakage: Breakage, source: Path = SOURCE) -> str:
    """What the first demonstration says that notices a breakage, if the broken module is loaded by a new process."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(  # links, and what is compiled already, spare nearly all of the copying and compiling
            source / "orne",
            copy / "orne",
            ignore=shutil.ignore_patterns("node_modules", "built", "*.so"),
            copy_function=os.symlink,
        )
        path = copy / breakage.path
        broken = breakage.applied(path.read_text("utf-8"))
        path.unlink()
        path.write_text(broken, "utf-8")
        run = subprocess.run(
            [sys.executable, "-c", _RUN, breakage.game, str(SECONDS), *near(breakage)],
            env={"PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
    if run.returncode and not run.stdout:  # it could not even be loaded
        return run.stderr.strip().rpartition("\n")[2]
    return run.stdout.rpartition("\0")[2]


def near(breakage: Breakage) -> list[str]:
    """The words of a broken line and its module, by which the likeliest demonstrations are found."""
    return sorted(_words(f"{Path(breakage.path).stem} {breakage.before}"))
