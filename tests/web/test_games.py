"""Whole games through the page only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import ARKHAM, COC, PHONE, WIDE, Player, Reader, Server, sit, window
from tests.web.positions import asked, laid

MIDDLE_GAME = asked("Operations phase")


@pytest.mark.parametrize(("wishes", "size"), [(COC, WIDE), (ARKHAM, WIDE), (COC, PHONE)])
def test_a_whole_game_against_a_bot(
    browser: Browser, server: Server, wishes: dict[str, object], size: tuple[int, int]
) -> None:
    # On a phone it is played from the middle on: its beginning is like that of any other.
    table, seats = server.table(wishes) if size == WIDE else laid(server, wishes, MIDDLE_GAME, least=60)
    with window(browser, size) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.play()
        assert re.search(r"won|wins|lost|away|resign|end", player.prompt)
        if "has won" in player.prompt or "have won three" in player.prompt:
            page.goto(server.url)
            expect(page.get_by_text(re.compile("^(Won against|Lost to) Random$"))).to_be_visible()


@pytest.mark.parametrize("wishes", [COC, ARKHAM])
def test_the_text_view_plays_a_whole_game(browser: Browser, server: Server, wishes: dict[str, object]) -> None:
    table, seats = server.table(wishes)
    with window(browser) as page:
        sit(page, server, table, seats, view="text")
        reader = Reader(page)
        for number in range(1500):
            count = reader.offered()
            if not count:
                break
            reader.say(str(1 + number * 7 % count) if number % 3 else "")
        assert re.search(r"won|wins|lost|away|You have|The game", reader.heading)


def test_a_game_by_keys_alone(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, MIDDLE_GAME, least=60)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        expect(player.primary).to_be_visible()
        for number in range(1500):
            player.settled()
            words = player.primary.inner_text()
            if words.startswith("Rematch"):
                break
            if words.startswith("Commit nobody"):
                page.keyboard.press("1")
                page.keyboard.press(str(1 + number % 3))
                if player.primary.inner_text().startswith("Commit nobody"):
                    page.keyboard.press("Enter")
                    page.keyboard.press("Enter")
            elif number % 3 and player.ready():
                page.keyboard.press("Space")
            else:
                page.keyboard.press(str(1 + number % 4))
        assert player.over
