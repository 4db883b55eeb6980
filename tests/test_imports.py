"""Imports point one way, those inside functions too; an import there is for start-up time alone and says so.

Import Linter's contracts (pyproject.toml) say which way; types alone may point back, to the table every rule is given.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import orne

SOURCE = Path(orne.__file__).parent.parent

Graph = Mapping[str, set[str]]


def modules() -> dict[str, Path]:
    """Every module of Orne, by its dotted name."""
    found = {}
    for path in (SOURCE / "orne").rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(tree: ast.AST, *, inside: bool = False) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    """The imports at run time, and whether each stands inside a function; those for types alone are left out."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node, inside
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from imported(ast.Module(node.orelse, []), inside=inside)
        else:
            is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from imported(node, inside=inside or is_function)


def targets(node: ast.Import | ast.ImportFrom, known: Mapping[str, Path]) -> set[str]:
    """The modules an import is of: a name in a package may be a module of it."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names} & known.keys()
    whole = f"{node.module}"
    return {
        each if each in known else whole for each in (f"{whole}.{alias.name}" for alias in node.names)
    } & known.keys()


def circles(graph: Graph) -> set[frozenset[str]]:
    """The groups of modules each of which imports all the others, directly or through others."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        border = [start]
        while border:
            for each in graph[border.pop()] - seen:
                seen.add(each)
                border.append(each)
        return seen

    beyond = {each: reached(each) for each in graph}
    return {
        frozenset(other for other in beyond[each] if each in beyond[other]) for each in graph if each in beyond[each]
    }


@cache
def all_imports() -> Mapping[str, list[tuple[int, set[str], bool]]]:
    """The imports of every module: each with its line, what it is of, and whether it is unexplained in a function."""
    known = modules()
    found = {}
    for name, path in known.items():
        text = path.read_text("utf-8")
        tree, lines = ast.parse(text), text.splitlines()
        said = "start-up" in (ast.get_docstring(tree) or "")
        found[name] = [
            (node.lineno, targets(node, known), inside and not said and not _explained(lines, node.lineno))
            for node, inside in imported(tree)
        ]
    return found


def _explained(lines: Sequence[str], number: int) -> bool:
    """Whether somebody says shortly before a line that it is for start-up time."""
    return any("start-up" in line for line in lines[max(0, number - 10) : number])


@cache
def at_run_time() -> Graph:
    """Which modules of Orne each of them imports, inside functions too."""
    return {name: {each for _, of, _ in found for each in of} for name, found in all_imports().items()}


def test_no_module_imports_itself_through_others() -> None:
    graph = at_run_time()
    assert len(graph) > 300
    assert [sorted(circle) for circle in circles(graph)] == []


def test_the_rules_import_the_table_for_its_type_alone() -> None:
    """The table is built on the rules; Import Linter looks away from types that point back to it."""
    graph = at_run_time()
    rules = {game: [name for name in graph if name.startswith(f"orne.{game}.rules.")] for game in ("arkham", "coc")}
    assert min(map(len, rules.values())) > 20
    assert [name for game, names in rules.items() for name in names if f"orne.{game}.table" in graph[name]] == []


def test_an_import_inside_a_function_says_that_it_is_for_start_up_time() -> None:
    assert [(name, line) for name, found in all_imports().items() for line, _, silent in found if silent] == []


def test_a_circle_is_found_and_an_import_for_types_is_not_counted() -> None:
    source = """
if TYPE_CHECKING:
    from orne.kernel import table
def late():
    from orne.kernel import log
"""
    known = modules()
    found = [(targets(node, known), inside) for node, inside in imported(ast.parse(source))]
    assert found == [({"orne.kernel.log"}, True)]
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d"}}) == {frozenset("bc"), frozenset("d")}
