"""Whole games through the page only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.web.browsing import ARKHAM, COC, PHONE, WIDE, Player, Server, sit, window


@pytest.mark.parametrize(("wishes", "size"), [(COC, WIDE), (ARKHAM, WIDE), (COC, PHONE)])
def test_a_whole_game_against_a_bot(
    browser: Browser, server: Server, wishes: dict[str, object], size: tuple[int, int]
) -> None:
    table, seats = server.table(wishes)
    with window(browser, size) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.play()
        assert re.search(r"won|wins|lost|away|resign|end", player.prompt)


@pytest.mark.parametrize("wishes", [COC, ARKHAM])
def test_the_text_view_plays_a_whole_game(browser: Browser, server: Server, wishes: dict[str, object]) -> None:
    table, seats = server.table(wishes)
    with window(browser) as page:
        sit(page, server, table, seats, view="text")
        question = page.get_by_role("region", name="Question")
        options = question.get_by_role("listitem")
        line = page.get_by_role("textbox", name="Answer")
        expect(options.first).to_be_visible()
        over = re.compile(r"won|wins|lost|away|You have|The game")
        for number in range(1500):
            words = question.get_by_role("heading").inner_text()
            count = options.count()
            if not count:
                if over.search(words):
                    break
                page.wait_for_timeout(50)
                continue
            try:
                line.fill(str(1 + number * 7 % count) if number % 3 else "", timeout=2000)
                line.press("Enter", timeout=2000)
            except Error:
                continue
            page.wait_for_timeout(30)
        else:
            raise AssertionError("the game does not end")


def test_a_game_by_keys_alone(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        expect(player.primary).to_be_visible()
        for number in range(1500):
            if player.over:
                break
            if player.primary.inner_text().startswith(("Waiting", "Sent")):
                page.wait_for_timeout(50)
                continue
            if player.primary.inner_text().startswith("Commit nobody"):
                page.keyboard.press("1")
                page.keyboard.press(str(1 + number % 3))
                if player.primary.inner_text().startswith("Commit nobody"):
                    page.keyboard.press("Enter")
                    page.keyboard.press("Enter")
            elif number % 3 and player.ready():
                page.keyboard.press("Space")
            else:
                page.keyboard.press(str(1 + number % 4))
            page.wait_for_timeout(60)
        assert player.over
