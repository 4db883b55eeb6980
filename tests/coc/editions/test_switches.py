"""The switches of the editions: each is read by the rules, and tells at least two documents apart."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

import orne.coc
from orne.coc.editions import EDITIONS, Rules

SWITCHES = [field.name for field in fields(Rules) if field.name != "name"]
SOURCE = "\n".join(
    path.read_text() for path in Path(orne.coc.__file__).parent.rglob("*.py") if path.name != "editions.py"
)


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_is_read_by_the_rules(switch: str) -> None:
    assert f"rules.{switch}" in SOURCE


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_tells_documents_apart(switch: str) -> None:
    assert len({getattr(rules, switch) for rules in EDITIONS.values()}) > 1
