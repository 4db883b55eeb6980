"""Break one line of the rules at a time, and see which demonstration of a ruling notices.

The lines are chosen by a seed over the rules modules of both games. A breakage that no demonstration notices is one
that a ruling is missing for, or that changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import faulthandler
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from orne.rulings.showing.demonstration import Demonstration, demonstrations

SOURCE: Final = Path(__file__).parents[2]
RULES: Final = ("orne/coc/rules", "orne/arkham/rules")
SECONDS = 60
"""How long one demonstration may take, usually a tenth of a second; rules that never come to an end are noticed so."""
_OTHER: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Lt: ast.GtE(),
    ast.GtE: ast.Lt(),
    ast.Gt: ast.LtE(),
    ast.LtE: ast.Gt(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
}
_RUN: Final = """
import sys
from orne.lab.breakages import run_until_noticed
run_until_noticed(sys.argv[1], sys.argv[3:], int(sys.argv[2]))
"""


@dataclass(frozen=True)
class Breakage:
    """One line that says something else."""

    path: str
    line: int
    start: int
    end: int
    """The part of the line that is another, as columns of its bytes."""
    before: str
    after: str

    @property
    def game(self) -> str:
        """The game whose rules are broken; the demonstrations of the other one cannot notice."""
        return Path(self.path).parts[1]

    def applied(self, text: str) -> str:
        """A module with this breakage."""
        lines = text.splitlines(keepends=True)
        whole = lines[self.line - 1].encode()
        lines[self.line - 1] = (whole[: self.start] + self.after.encode() + whole[self.end :]).decode()
        return "".join(lines)


def breakages(source: Path = SOURCE) -> list[Breakage]:
    """Every way to break one line of the rules modules."""
    found: list[Breakage] = []
    for folder in RULES:
        for path in sorted((source / folder).glob("*.py")):
            text = path.read_text("utf-8")
            name = path.relative_to(source).as_posix()
            lines = text.encode().split(b"\n")
            for node, other in _others(ast.parse(text)):
                if node.lineno == node.end_lineno and node.end_col_offset is not None:
                    before = lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
                    found.append(Breakage(name, node.lineno, node.col_offset, node.end_col_offset, before, other))
    return found


def _others(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The parts of a module that could say something else, each with what."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _OTHER:
            yield node, ast.unparse(ast.Compare(node.left, [_OTHER[type(node.ops[0])]], node.comparators))
        elif isinstance(node, ast.BoolOp):
            other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, node.values))})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, ast.unparse(node.operand)
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and type(node.value.value) is bool:
            yield node, f"return {not node.value.value}"
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield node, "pass"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            turned: ast.operator = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield node, ast.unparse(ast.BinOp(node.left, turned, node.right))


def in_order(each: Iterable[Demonstration], near: Iterable[str]) -> list[Demonstration]:
    """Demonstrations, those first whose claims, names or sentences have most of some words."""
    wanted = set(near)
    return sorted(each, key=lambda one: -len(wanted & _words(" ".join((*one.claims, one.name, one.sentence)))))


def _words(text: str) -> set[str]:
    """The words of a text or a name, without what comes at the end of many: s, ed, ing."""
    return {re.sub(r"(s|e|ed|ing)$", "", word) for word in re.findall("[a-z]{3,}", text.lower())}


def run_until_noticed(game: str, near: Iterable[str], seconds: int) -> None:
    """Run the demonstrations of a game until one fails or takes too long, and end the process with 1 if one does.

    Each is named before it is run, so that the last line tells of one that never ends.
    """
    for each in in_order(demonstrations(game).values(), near):
        for edition in each.editions:
            print(f"\n{each.claims[0]}, {each.name} ({edition})", end="", flush=True)
            faulthandler.dump_traceback_later(seconds, exit=True)
            try:
                each.run(edition)
            except Exception as error:
                print(f": {type(error).__name__}: {' '.join(str(error).split())}"[:300])
                sys.exit(1)
    faulthandler.cancel_dump_traceback_later()


def noticed(breakage: Breakage, source: Path = SOURCE) -> str:
    """What the first demonstration that notices a breakage says; empty where none does."""
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
        near = sorted(_words(f"{path.stem} {breakage.before}"))
        run = subprocess.run(
            [sys.executable, "-c", _RUN, breakage.game, str(SECONDS), *near],
            env={"PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
    if run.returncode == 0:
        return ""
    if run.stderr.startswith("Timeout"):
        return f"{_last_line(run.stdout)}: came to no end in {SECONDS} s"
    return _last_line(run.stdout) or _last_line(run.stderr)


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]


def main(arguments: list[str] | None = None) -> int:
    """Break some lines, and print for each what noticed it."""
    parser = argparse.ArgumentParser(prog="python -m orne.lab.breakages", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="chooses the lines (default: 1)")
    parser.add_argument("--number", type=int, default=40, help="how many are broken, one at a time (default: 40)")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried side by side (default: 1)")
    args = parser.parse_args(arguments)
    possible = breakages()
    if not 1 <= args.number <= len(possible):
        parser.error(f"--number is {args.number}; between 1 and {len(possible)} lines can be broken")
    if args.jobs < 1:
        parser.error(f"--jobs is {args.jobs}; at least 1 is needed")
    chosen = random.Random(args.seed).sample(possible, args.number)
    missed = 0
    with ThreadPoolExecutor(args.jobs) as pool:
        for number, (each, found) in enumerate(zip(chosen, pool.map(noticed, chosen), strict=True), 1):
            missed += not found
            print(f"{number}. {each.path}:{each.line}: {each.before}  →  {each.after}", flush=True)
            print(f"   {found or 'NOT NOTICED'}", flush=True)
    print(f"{args.number - missed} of {args.number} were noticed.")
    return 0 if not missed else 1


if __name__ == "__main__":
    sys.exit(main())
