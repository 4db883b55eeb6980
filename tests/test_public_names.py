"""What is public is listed in docs/library.md, is there, and says what it is."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import orne
from orne import environments
from orne.kernel.errors import UserError

PAGE = Path(__file__).parent.parent / "docs" / "library.md"
ROW = re.compile(r"^\| `(orne[a-z.]*)` \| (`.*`) \|$", re.MULTILINE)
PUBLIC = {module: re.findall(r"`(\w+)`", names) for module, names in ROW.findall(PAGE.read_text("utf-8"))}


def test_the_public_names_are_these() -> None:
    """Whoever takes one away or adds one writes it into the changelog as well."""
    assert set(PUBLIC) == {
        "orne",
        "orne.games",
        "orne.coc.position",
        "orne.arkham.position",
        "orne.arkham.odds",
        "orne.kernel.game",
        "orne.kernel.decision",
        "orne.kernel.errors",
        "orne.table",
        "orne.bots.shared",
        "orne.lab",
        "orne.lab.study",
        "orne.environments",
    }
    for module, names in PUBLIC.items():
        if not module.startswith("orne.kernel."):
            assert sorted(import_module(module).__all__) == sorted(names), module


@pytest.mark.parametrize("module", PUBLIC)
def test_a_public_name_is_there(module: str) -> None:
    if module == "orne.environments":
        pytest.importorskip("pyspiel")
    for name in PUBLIC[module]:
        names: dict[str, object] = {}
        exec(f"from {module} import {name}", names)
        assert names[name] is not None
    with pytest.raises(ImportError, match="nothing_of_the_kind"):
        exec(f"from {module} import nothing_of_the_kind")


def test_the_changelog_knows_the_version() -> None:
    assert f"## {orne.__version__}" in (PAGE.parent.parent / "CHANGELOG.md").read_text("utf-8")


def test_a_package_that_is_missing_is_named_in_one_sentence() -> None:
    with pytest.raises(ImportError) as refused:
        environments.need("environments", "numpy", "no_such_package")
    assert str(refused.value) == "This needs no_such_package: pip install 'orne[environments]' installs it."
    assert isinstance(refused.value, UserError)
