"""Whole games through the page only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from orne.arkham.position import Inv, Place
from orne.arkham.position import build as scenario
from tests.web.browsing import ARKHAM, COC, PHONE, WIDE, Player, Reader, Server, sit, window
from tests.web.positions import asked, built, laid

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


def test_the_text_view_says_that_the_game_is_being_set_up(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats, view="text")
        where = page.get_by_role("region", name="Where the game is").get_by_role("listitem")
        expect(where).to_have_text(["set-up, mulligan"])
        you = page.get_by_role("region", name="You", exact=True).get_by_role("listitem")
        expect(you.filter(has_text="Domain")).to_have_text([f"Domain {n}: empty" for n in (1, 2, 3)])
        # Tables begin so already.
        expect(page.get_by_role("button", name="Always begin so")).to_have_count(0)
        Reader(page).say("keep")
        Reader(page).say("1")
        expect(you.filter(has_text="Domain 1")).to_have_text(re.compile(r"^Domain 1: 1 resource \(.+\)$"))


def test_the_text_view_tells_of_a_card_on_a_location_once(browser: Browser, server: Server) -> None:
    attic = Place("attic", clues=2, attached=("obscuring-fog",))
    table, seats = built(server, scenario(Inv(), locations=[attic]))
    with window(browser) as page:
        sit(page, server, table, seats, view="text")
        places = page.get_by_role("region", name="Locations").get_by_role("listitem")
        expect(places.filter(has_text="Obscuring Fog")).to_have_text(["on it: Obscuring Fog"])


def test_the_text_view_is_entered_and_left_by_keys(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        page.keyboard.press("t")
        line = page.get_by_role("textbox", name="Answer")
        expect(line).to_be_focused()
        page.keyboard.type("t")
        expect(line).to_have_value("t")
        page.keyboard.press("Escape")
        page.keyboard.press("t")
        expect(player.primary).to_be_visible()


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
