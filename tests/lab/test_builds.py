"""Whatever build is running, with greenlets or without: it plays byte for byte as pure Python does."""

import ast
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from orne.build import build, is_compiled
from orne.lab.digests import digests

ROOT = Path(__file__).parents[2]
GAMES = 4
AS_PURE_PYTHON = f"""
import json, sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
source = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))
def only_source(path):
    if "{os.sep}orne" not in path:
        raise ImportError
    return source(path)
sys.path_hooks.insert(0, only_source)
sys.path_importer_cache.clear()
sys.modules["greenlet"] = None
import orne.kernel.table
assert orne.kernel.table.__file__.endswith(".py")
from orne.lab.digests import digests
print(json.dumps(digests({GAMES})))
"""


def test_a_build_plays_as_pure_python_does() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    pure = subprocess.run(
        [sys.executable, "-c", AS_PURE_PYTHON], env=environment, capture_output=True, text=True, check=True
    )
    assert digests(GAMES) == json.loads(pure.stdout)


def test_the_build_that_is_asked_for_is_the_one_that_runs() -> None:
    """``ORNE_BUILD`` is set where a build is meant: `make test-fast` must not test pure Python, nor the other way."""
    meant = os.environ.get("ORNE_BUILD")
    if meant is None:
        pytest.skip("no build is asked for")
    assert build().startswith(meant)


def test_every_module_named_for_compiling_is_there() -> None:
    spec = importlib.util.spec_from_file_location("setup_of_orne", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for pattern in module.COMPILED:
        assert any((ROOT / "src/orne").glob(pattern)), pattern


@pytest.mark.skipif(is_compiled(), reason="a compiled module has no source of its own to read")
def test_named_tuples_and_dataclasses_of_compiled_modules_name_no_type_that_is_imported_for_checking_only() -> None:
    """Mypyc looks such names up as the class is made, and a class that is not there yet ends the interpreter."""
    spec = importlib.util.spec_from_file_location("setup_of_orne", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: list[str] = []
    for path in {path for pattern in module.COMPILED for path in (ROOT / "src/orne").glob(pattern)}:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        checking = {
            name.asname or name.name
            for node in tree.body
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            for line in node.body
            if isinstance(line, ast.ImportFrom)
            for name in line.names
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.ClassDef):
                continue
            made = " ".join(ast.unparse(each) for each in (*node.bases, *node.decorator_list))
            if "NamedTuple" in made or "dataclass" in made:
                found += [
                    f"{path.name}:{line.lineno}"
                    for line in node.body
                    if isinstance(line, ast.AnnAssign) and ast.unparse(line.annotation).split("[")[0] in checking
                ]
    assert not found
