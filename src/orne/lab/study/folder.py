"""The folder of a study: what it is a study of, every result as it comes, and the tables made of them at the end."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

from orne.bots.shared.from_file import digest as bot_digest
from orne.kernel.errors import UserError
from orne.kernel.versions import versions
from orne.lab.study.contest import Study
from orne.lab.study.watching import Result

try:
    import fcntl
except ImportError:  # elsewhere nobody watches over two runs at once
    fcntl = None  # type: ignore[assignment]

ABOUT, RESULTS = "study.json", "results.jsonl"
FORMAT = 1


def identity(study: Study) -> dict[str, Any]:
    """All that the results of a study depend on."""
    plan = study.plan
    played_with = versions(study.contest.game.rulebook())
    decks = {name: _digest(repr(deck)) for name, deck in sorted(study.decks.items())}
    bots = {name: bot_digest(name, plan.folder) for name in sorted({*plan.players, *plan.opponents})}
    return {
        "format": FORMAT,
        "plan": plan.data(),
        "decks": decks,
        "bots": bots,
        "rules": played_with.rules,
        "cards": played_with.cards,
    }


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


_CHANGED = {
    "decks": "a deck has been changed since",
    "bots": "a bot has been changed since",
    "rules": "they were played with other rules",
    "cards": "they were played with other card data",
    "format": "another version of Orne has written them",
}


class Folder:
    """Where one study is kept; results are added line by line and never changed."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path = path
        self._study = study
        about = path / ABOUT
        if about.is_file():
            self._refuse_another(about)
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise UserError(f"{path} is there already and does not hold a study; name another folder with --into.")
        else:
            told = json.dumps(identity(study), indent=1) + "\n"
            try:
                path.mkdir(parents=True, exist_ok=True)
                about.write_text(told, encoding="utf-8")
            except OSError as error:
                raise UserError(
                    f"{path} cannot be written: {(error.strerror or str(error)).lower()}; "
                    f"name another folder with --into."
                ) from None

    def _refuse_another(self, about: Path) -> None:
        """Say what is different where the folder holds the results of something else."""
        try:
            there = json.loads(about.read_text("utf-8"))
            plan = dict(there["plan"])
        except (ValueError, KeyError, TypeError):
            raise UserError(f"{about} is damaged; name another folder with --into.") from None
        here = identity(self._study)
        if there == here:
            return
        changed = [key for key in here["plan"] if plan.get(key) != here["plan"][key]]
        if changed:
            why = f"{' and '.join(changed)} {'was' if len(changed) == 1 else 'were'} different"
        else:
            why = next((words for key, words in _CHANGED.items() if there.get(key) != here[key]), "they differ")
        raise UserError(
            f"{self.path} holds results of another plan: {why}; name another folder with --into, or delete this one."
        )

    @contextmanager
    def added(self) -> Iterator[IO[str]]:
        """The results, open at their end, for one run at a time; a line that was cut short is taken away first."""
        path = self.path / RESULTS
        with path.open("a+", encoding="utf-8") as file:
            if fcntl is not None:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise UserError(f"Another run is at work in {self.path}; wait for it, or end it.") from None
            whole = _end_of_last_line(path)
            if whole < path.stat().st_size:
                file.truncate(whole)
            yield file
            file.flush()
            os.fsync(file.fileno())

    def results(self) -> Iterator[Result]:
        """All results there are, in the order they came."""
        path = self.path / RESULTS
        if not path.exists():
            return
        with path.open(encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith("\n"):
                    return
                try:
                    result = json.loads(line)
                    result["game"] + 0
                except (ValueError, KeyError, TypeError):
                    raise UserError(
                        f"{path} is damaged in line {number}; take that line away, and its game is played again."
                    ) from None
                yield result


def write(file: IO[str], results: Iterable[Result]) -> None:
    """Add results, so that nothing is lost that was handed over."""
    file.writelines(json.dumps(result, separators=(",", ":")) + "\n" for result in results)
    file.flush()


def _end_of_last_line(path: Path) -> int:
    """Where the last whole line ends, in bytes."""
    with path.open("rb") as file:
        end = file.seek(0, os.SEEK_END)
        while end:
            begin = max(0, end - 65536)
            file.seek(begin)
            found = file.read(end - begin).rfind(b"\n")
            if found >= 0:
                return begin + found + 1
            end = begin
    return 0
