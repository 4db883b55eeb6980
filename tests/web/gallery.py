"""Pictures of the page, wide and narrow, light and dark: ``python -m tests.web.gallery FOLDER``."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from tests.web.browsing import ARGUMENTS, ARKHAM, CHROMIUM, COC, MIDDLE, PHONE, WIDE, Player, Server, sit, window

PAGES = ("/", "/decks", "/cards", "/rulings", "/replays", "/campaigns", "/settings")
TWO_INVESTIGATORS: dict[str, Any] = ARKHAM | {
    "scenario": "the-midnight-masks",
    "seats": [{"kind": "here", "deck": "starter-roland"}, {"kind": "here", "deck": "starter-agnes"}],
}
TABLES: dict[str, tuple[dict[str, Any], str, int]] = {
    "coc-operations": (COC, "Operations phase", 10),
    "coc-commit": (COC, "^Commit", 20),
    "arkham-turn": (TWO_INVESTIGATORS, "Your turn", 12),
    "arkham-test": (TWO_INVESTIGATORS, "Commit which card", 12),
}
"""A table, the question that is looked for, and how many answers come first."""
LOOKS = [(size, theme) for size in (WIDE, MIDDLE, PHONE) for theme in ("light", "dark")]


def main(folder: Path) -> None:
    """Take every picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "games.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, (wishes, words, answers) in TABLES.items():
            _table(browser, server, folder, name, wishes, words, answers)
        for path in PAGES:
            for size, theme in LOOKS:
                with window(browser, size, color_scheme=theme) as page:
                    page.goto(server.url + path)
                    _picture(page, folder, path.strip("/") or "lobby", size, theme)
        browser.close()
        server.stop()


def _table(
    browser: Browser, server: Server, folder: Path, name: str, wishes: dict[str, Any], words: str, answers: int
) -> None:
    """Play to a question, then look at it in every size and theme: the same seat is sat down at again."""
    table, seats = server.table(wishes)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page, 4)
        expect(player.primary).to_be_visible()
        while not player.over and (player.answers < answers or not re.search(words, player.prompt)):
            player.turn()
    for size, theme in LOOKS:
        with window(browser, size, color_scheme=theme) as page:
            sit(page, server, table, seats)
            _picture(page, folder, name, size, theme)


def _picture(page: Page, folder: Path, name: str, size: tuple[int, int], theme: str) -> None:
    try:
        page.wait_for_load_state("networkidle", timeout=5000)
    except Error:
        page.wait_for_timeout(500)
    page.screenshot(path=folder / f"{name}-{size[0]}-{theme}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
