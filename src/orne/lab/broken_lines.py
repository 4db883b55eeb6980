"""The ways to break one line of the rules modules of both games: a comparison turned round, a call left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2]
RULES: Final = ("orne/coc/rules", "orne/arkham/rules")
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


@cache
def breakages() -> Sequence[Breakage]:
    """Every way to break one line of the rules modules."""
    found: list[Breakage] = []
    for folder in RULES:
        for path in sorted((SOURCE / folder).glob("*.py")):
            text = path.read_text("utf-8")
            name = path.relative_to(SOURCE).as_posix()
            lines = text.encode().split(b"\n")
            for node, other in _others(ast.parse(text)):
                if node.lineno == node.end_lineno and node.end_col_offset is not None:
                    before = lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
                    found.append(Breakage(name, node.lineno, node.col_offset, node.end_col_offset, before, other))
    return tuple(found)


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
