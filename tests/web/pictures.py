"""The pictures of the README, taken again: ``make pictures``."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from orne.bots.shared import make
from orne.decks.arkham import shipped
from orne.decks.coc import starter, story_deck
from orne.games import GAMES
from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.set_up.arkham.begin import deal, fit_together
from orne.set_up.arkham.wishes import ArkhamWishes
from tests.web.browsing import ARGUMENTS, CHROMIUM, PATIENCE, PHONE, WIDE, Player, Server, sit, window
from tests.web.positions import built

Seats = list[dict[str, Any]]
Fits = Callable[[Game[Any], Decision], bool]
GAMES_TRIED = 40
"""How many games are begun until one comes to the question."""
DEMONSTRATION = "/rulings/coc/rule/1.13-gaining-control/f#3"


def main(folder: Path) -> None:
    """Take every picture."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "games.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        _page(browser, server, "/", "Start", folder / "lobby.png")
        _page(browser, server, DEMONSTRATION, "Play on from here", folder / "rulings.png")
        commit = _played(_coc, 60, _has_much_to_commit)
        coc = built(server, commit, "human", "greedy")
        _table(browser, server, coc, folder / "call-of-cthulhu.png")
        test = built(server, _played(_arkham, 50, lambda game, asked: asked.kind == "commit" and len(asked.keys) > 2))
        _table(browser, server, test, folder / "arkham-horror.png")
        _table(browser, server, test, folder / "phone.png", PHONE, "dark")
        _replay(browser, server, coc, len(commit.decisions()), folder / "replay.png")
        browser.close()
        server.stop()


def _has_much_to_commit(game: Game[Any], asked: Decision) -> bool:
    """Whether two characters can go to three stories, and there are cards in hand as well."""
    return asked.kind == "commit" and len(asked.keys) > 6 and len(game.view(0)["players"][0]["hand"]) > 2


def _coc(seed: int) -> Game[Any]:
    from orne.coc.rulebook import new_game

    decks = [starter("agency", "miskatonic", "A").each(), starter("cthulhu", "shub-niggurath", "B").each()]
    return new_game(decks, story_deck(), seed=seed)


def _arkham(seed: int) -> Game[Any]:
    decks = fit_together([shipped("starter-roland")], ["Roland Banks"])
    return deal(decks, ("human",), ArkhamWishes(seed=seed)).game


def _played(begin: Callable[[int], Game[Any]], least: int, fits: Fits) -> Game[Any]:
    """A game that greedy bots have played up to a question to the first seat, after some answers."""
    for seed in range(GAMES_TRIED):
        game = begin(seed)
        greedy = make(GAMES[game.rules.name].bots(), "greedy", seed)
        while (asked := game.decision) is not None:
            if asked.seat == 0 and len(game.decisions()) >= least and fits(game, asked):
                return game
            game.choose(greedy.choose(game, asked).key, seat=asked.seat)
    raise AssertionError("no game comes to that question")


def _page(browser: Browser, server: Server, path: str, button: str, file: Path) -> None:
    with window(browser, WIDE, color_scheme="light") as page:
        page.goto(server.url + path)
        expect(page.get_by_role("button", name=button)).to_be_visible(timeout=PATIENCE)
        _take(page, file)


def _table(
    browser: Browser, server: Server, at: tuple[str, Seats], file: Path, size: tuple[int, int] = WIDE,
    theme: str = "light",
) -> None:  # fmt: skip
    with window(browser, size, color_scheme=theme) as page:
        sit(page, server, *at)
        Player(page).settled()
        _take(page, file)


def _replay(browser: Browser, server: Server, at: tuple[str, Seats], n: int, file: Path) -> None:
    """A game that is over, at a position with a comment."""
    with window(browser, WIDE, color_scheme="light") as page:
        sit(page, server, *at)
        Player(page).settled()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Yes, give up").click()
        expect(page.get_by_role("contentinfo").get_by_role("button", name="Rematch")).to_be_visible(timeout=PATIENCE)
        page.goto(f"{server.url}/replays/{at[0]}#{n}")
        page.get_by_role("button", name="Comments").click()
        page.get_by_role("group", name=re.compile("^Sign for position")).get_by_role("button", name="good").click()
        page.get_by_role("textbox", name=re.compile("^Comment on position")).fill(
            "Who defends decides which story is won."
        )
        page.get_by_role("button", name="Comments").click()
        _take(page, file)


def _take(page: Page, file: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(600)
    page.screenshot(path=file)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
