"""A server and a browser for the tests of the page; without either they are skipped, and say what is missing.

They end with these tests: while Playwright runs, nothing else in its thread may begin a loop of asyncio.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from orne.web import BUILT
from tests.web.browsing import ARGUMENTS, CHROMIUM, PATIENCE, Server

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("chromium is not installed: apt-get install chromium-headless-shell")
    if not (BUILT / "index.html").is_file():
        pytest.skip("the page is not built: make page")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("web") / "games.sqlite")
    yield server
    server.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try once more what fails in a browser, and say so: on a loaded machine a press may come before its page does."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))
