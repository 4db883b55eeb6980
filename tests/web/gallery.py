"""Pictures of the page, wide and narrow, light and dark: ``python -m tests.web.gallery FOLDER``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

from tests.web.browsing import ARGUMENTS, ARKHAM, CHROMIUM, COC, MIDDLE, PHONE, WIDE, Player, Server, sit, window
from tests.web.positions import Fits, asked, can_commit, laid

PAGES = {
    "lobby": "/",
    "learn": "/learn/coc",
    "decks": "/decks",
    "deck": "/decks/starter-agency+miskatonic-a?game=coc",
    "cards": "/cards",
    "card": "/cards/core/power-drain",
    "rulings": "/rulings",
    "ruling": "/rulings/coc/rule/1.13-gaining-control/f",
    "demonstration": "/rulings/ahlcg/example/hope-and-stray-cat#4",
    "replays": "/replays",
    "campaigns": "/campaigns",
    "campaign": "/campaigns/Friday",
    "settings": "/settings",
    "nowhere": "/nowhere",
}
TWO_INVESTIGATORS: dict[str, Any] = ARKHAM | {
    "scenario": "the-midnight-masks",
    "seats": [{"kind": "here", "deck": "starter-roland"}, {"kind": "here", "deck": "starter-agnes"}],
}
TABLES: dict[str, tuple[dict[str, Any], Fits, int]] = {
    "coc-operations": (COC, asked("Operations phase"), 25),
    "coc-commit": (COC, asked("^Commit", can_commit), 40),
    "arkham-turn": (TWO_INVESTIGATORS, asked("Your turn"), 20),
    "arkham-test": (TWO_INVESTIGATORS, asked("Commit which card", can_commit), 20),
    "arkham-bag": (ARKHAM | {"real_bag": True}, asked("Which token"), 10),
}
"""A table, the question that is looked for, and how many answers come first."""
LOOKS = [(size, theme) for size in (WIDE, MIDDLE, PHONE) for theme in ("light", "dark")]


def main(folder: Path) -> None:
    """Take every picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "games.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        server.post("/api/campaigns", {"name": "Friday", "members": [{"player": "Anna", "deck": "starter-daisy"}]})
        for name, (wishes, fits, answers) in TABLES.items():
            table, seats = laid(server, wishes, fits, answers)
            for size, theme in LOOKS:
                with window(browser, size, color_scheme=theme) as page:
                    sit(page, server, table, seats)
                    Player(page).settled()
                    _picture(page, folder, name, size, theme)
                    if name == "coc-commit":
                        page.keyboard.press("t")
                        _picture(page, folder, "text", size, theme)
        for name, path in PAGES.items():
            for size, theme in LOOKS:
                with window(browser, size, color_scheme=theme) as page:
                    page.goto(server.url + path)
                    _picture(page, folder, name, size, theme)
        browser.close()
        server.stop()


def _picture(page: Page, folder: Path, name: str, size: tuple[int, int], theme: str) -> None:
    try:
        page.wait_for_load_state("networkidle", timeout=5000)
    except Error:
        page.wait_for_timeout(500)
    page.screenshot(path=folder / f"{name}-{size[0]}-{theme}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
