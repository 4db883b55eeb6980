"""Whatever build is running, with greenlets or without: it plays byte for byte as pure Python does."""

import importlib.util
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

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
    for pattern in _setup().COMPILED:
        assert any((ROOT / "src/orne").glob(pattern)), pattern


@pytest.mark.skipif(not is_compiled(), reason="pure Python looks no types up as a class is made")
def test_every_compiled_module_may_be_the_first_that_is_imported() -> None:
    """Mypyc looks the types of fields up as a class is made, and one that is not there yet ends the interpreter."""
    names = [path.removesuffix(".py").removeprefix("src/").replace("/", ".") for path in _setup().compiled()]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}

    def fails(name: str) -> bool:
        return subprocess.run([sys.executable, "-c", f"import {name}"], env=environment, check=False).returncode != 0

    with ThreadPoolExecutor() as pool:
        assert [name for name, failed in zip(names, pool.map(fails, names), strict=True) if failed] == []


def _setup() -> Any:
    """What builds Orne, as a module."""
    spec = importlib.util.spec_from_file_location("setup_of_orne", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
