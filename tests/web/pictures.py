"""The pictures of the README, taken again: ``make pictures``."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from orne.bots.shared import make
from orne.decks.arkham import shipped
from orne.decks.coc import starter, story_deck
from orne.games import GAMES
from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.set_up.arkham.begin import deal, fit_together
from orne.set_up.arkham.wishes import ArkhamWishes
from tests.web.browsing import ARGUMENTS, CHROMIUM, PHONE, WIDE, Player, Server, sit, window
from tests.web.positions import built

Seats = list[dict[str, Any]]
GAMES_TRIED = 40
"""How many games are begun until one comes to the question."""
DEMONSTRATION = "/rulings/coc/rule/1.13-gaining-control/f#3"


def main(folder: Path) -> None:
    """Take every picture."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "games.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        _page(browser, server, "/", folder / "lobby.png")
        _page(browser, server, DEMONSTRATION, folder / "rulings.png")
        coc, seats = built(server, _played(_coc, 70, lambda asked: asked.kind == "commit" and len(asked.keys) > 4))
        _table(browser, server, (coc, seats[:1]), folder / "call-of-cthulhu.png")
        test = built(server, _played(_arkham, 50, lambda asked: asked.kind == "commit" and len(asked.keys) > 2))
        _table(browser, server, test, folder / "arkham-horror.png")
        _table(browser, server, test, folder / "phone.png", PHONE, "dark")
        _replay(browser, server, (coc, seats), folder / "replay.png")
        browser.close()
        server.stop()


def _coc(seed: int) -> Game[Any]:
    from orne.coc.rulebook import new_game

    decks = [starter("agency", "miskatonic", "A").each(), starter("cthulhu", "shub-niggurath", "B").each()]
    return new_game(decks, story_deck(), seed=seed)


def _arkham(seed: int) -> Game[Any]:
    decks = fit_together([shipped("starter-roland")], ["Roland Banks"])
    return deal(decks, ("human",), ArkhamWishes(seed=seed)).game


def _played(begin: Callable[[int], Game[Any]], least: int, fits: Callable[[Decision], bool]) -> Game[Any]:
    """A game that greedy bots have played up to a question to the first seat, after some answers."""
    for seed in range(GAMES_TRIED):
        game = begin(seed)
        greedy = make(GAMES[game.rules.name].bots(), "greedy", seed)
        while (asked := game.decision) is not None:
            if asked.seat == 0 and len(game.decisions()) >= least and fits(asked):
                return game
            game.choose(greedy.choose(game, asked).key, seat=asked.seat)
    raise AssertionError("no game comes to that question")


def _page(browser: Browser, server: Server, path: str, file: Path) -> None:
    with window(browser, WIDE, color_scheme="light") as page:
        page.goto(server.url + path)
        _take(page, file)


def _table(
    browser: Browser, server: Server, at: tuple[str, Seats], file: Path, size: tuple[int, int] = WIDE,
    theme: str = "light",
) -> None:  # fmt: skip
    with window(browser, size, color_scheme=theme) as page:
        sit(page, server, *at)
        Player(page).settled()
        _take(page, file)


def _replay(browser: Browser, server: Server, at: tuple[str, Seats], file: Path) -> None:
    """A game that is over, with comments and a branch, at the position they speak of."""
    with window(browser, WIDE, color_scheme="light") as page:
        sit(page, server, *at)
        player = Player(page)
        player.settled()
        for _ in range(4):
            player.turn()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Yes, give up").click()
        page.get_by_role("button", name="Replay").click()
        page.wait_for_url(re.compile("/replays/"))
        page.get_by_role("button", name="First position").click()
        page.get_by_role("button", name="Comments").click()
        page.get_by_role("group", name=re.compile("^Sign for position")).get_by_role("button", name="good").click()
        page.get_by_role("textbox", name=re.compile("^Comment on position")).fill("Both stories can be won from here.")
        page.get_by_role("button", name="Comments").click()
        _take(page, file)


def _take(page: Page, file: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(600)
    page.screenshot(path=file)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
