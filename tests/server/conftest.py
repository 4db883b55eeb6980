"""A server on one's own machine, with an empty store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orne.server.settings import ServerSettings
from tests.server.look import Served, serving


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(ServerSettings(store=str(tmp_path / "games.sqlite"), local=True)) as found:
        yield found
