"""A server on one's own machine, with an empty store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orne.server.settings import Limits, ServerSettings
from tests.server.look import Served, serving


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    # Programs play faster than people may.
    limits = Limits(messages_per_second=10_000, messages_at_once=100_000)
    with serving(ServerSettings(store=str(tmp_path / "games.sqlite"), local=True, limits=limits)) as found:
        yield found
