"""What goes wrong gets one sentence and a way on: wrong links, a server that is gone, a tab that has grown old."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.browsing import ARKHAM, COC, Player, Server, serious, sit, window

GONE = "The server does not answer. Nothing was changed; try again."


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("/t/nowhere", "There is no such table"),
        ("/t/nowhere#bad", "no table"),
        ("/replays/nowhere", "There is no such game"),
        ("/campaigns/nowhere", "no campaign"),
        ("/decks/nowhere?game=coc", "There is no deck of that name."),
        ("/cards/core/nowhere", "no card"),
        ("/rulings/coc/nowhere", "ruling"),
        ("/nowhere", "There is nothing here"),
        ("/t/%E0%A4%A", "There is no such table"),
    ],
)
def test_a_wrong_address_is_told_in_one_sentence(browser: Browser, server: Server, address: str, sentence: str) -> None:
    with window(browser) as page:
        page.goto(server.url + address)
        expect(page.get_by_text(re.compile(sentence, re.IGNORECASE)).first).to_be_visible()
        # Nothing stands there as though it were still to come, and every other page is a step away.
        expect(page.get_by_role("navigation").first.get_by_role("link", name="Decks")).to_be_visible()
        assert page.get_by_text("Waiting").count() == 0
        assert serious(page) == []


def test_a_link_that_was_used_already_opens_no_seat(browser: Browser, server: Server) -> None:
    made = server.post("/api/tables", COC | {"seats": [COC["seats"][0], {"kind": "link", "deck": None}]})
    link = f"{server.url}/t/{made['id']}#{made['seats'][1]['invitation']}"
    with window(browser) as ben, window(browser) as third:
        for page in (ben, third):
            page.goto(link)
            expect(page.get_by_role("button", name="Sit down")).to_be_visible()
        assert serious(third) == []
        for page in (ben, third):
            page.get_by_label("Your name").fill("Ben")
            page.get_by_role("button", name="Sit down").click()
            if page is ben:
                expect(ben.get_by_role("main", name="Table")).to_be_visible()
        expect(third.get_by_role("alert")).to_contain_text("taken")
        # Whoever opens it later is told at once.
        third.reload()
        expect(third.get_by_role("heading", name="This seat is taken")).to_be_visible()
        expect(third.get_by_role("link", name="Watch it")).to_be_visible()


@pytest.mark.parametrize("kept", ["{", "null", "[1]", '"x"', '{"pace": "quick", "theme": 7}'])
def test_what_a_device_keeps_may_be_spoilt(browser: Browser, server: Server, kept: str) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/settings")
        names = ("seats", "settings", "invitations", "lobby", "decks", "analysis")
        page.evaluate("([names, kept]) => names.forEach(n => localStorage.setItem(`orne.${n}`, kept))", [names, kept])
        page.goto(server.url)
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_role("main", name="Table")).to_be_visible()


def test_a_server_that_is_gone_is_told_wherever_something_is_asked_of_it(browser: Browser, server: Server) -> None:
    with window(browser, new=True) as page:
        page.goto(server.url)
        expect(page.get_by_role("button", name="Start")).to_be_enabled()
        # The parts of the page that are needed then have arrived already.
        for name in ("Decks", "Replays", "Cards"):
            page.get_by_role("navigation").first.get_by_role("link", name=name).click()
            page.wait_for_load_state("networkidle")
        page.get_by_role("navigation").first.get_by_role("link", name="Play", exact=True).click()
        expect(page.get_by_role("button", name="Start")).to_be_enabled()
        page.context.set_offline(True)
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_role("form", name="New game").get_by_role("alert")).to_have_text(GONE)
        page.get_by_role("navigation").first.get_by_role("link", name="Decks").click()
        page.get_by_label("A list of cards").fill("3x Shotgun Blast")
        page.get_by_role("button", name="Read it").click()
        expect(page.get_by_role("alert").filter(has_text=GONE).first).to_be_visible()
        page.get_by_label(re.compile("^Search cards, rulings")).fill("deep one")
        expect(page.get_by_role("search").get_by_role("status")).to_have_text(GONE)


def test_a_part_of_an_old_page_that_is_no_longer_there(browser: Browser, server: Server) -> None:
    with window(browser, new=True) as page:
        page.goto(server.url)
        page.route(re.compile("/assets/Decks"), lambda route: route.fulfill(status=404))
        page.get_by_role("navigation").first.get_by_role("link", name="Decks").click()
        expect(page.get_by_role("alert")).to_contain_text("This part of the page did not arrive.")
        page.unroute_all()
        page.get_by_role("button", name="Load it again").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Decks")


def _through(page: Page, change: str) -> None:
    """Let what the server sends first be another thing."""

    def between(socket: WebSocketRoute) -> None:
        table = socket.connect_to_server()

        def heard(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "hello" and change == "version":
                message["version"] += 1
            socket.send("not JSON" if change == "spoilt" and message["type"] == "page" else json.dumps(message))

        table.on_message(heard)

    page.route_web_socket(re.compile("/socket$"), between)


def test_an_old_tab_is_told_to_load_again(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser, new=True) as page:
        _through(page, "version")
        sit(page, server, table, seats)
        expect(page.get_by_text("This page is older than its server.")).to_be_visible()
        expect(page.get_by_role("button", name="Load again")).to_be_enabled()


def test_what_cannot_be_read_is_a_lost_connection(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser, new=True) as page:
        _through(page, "spoilt")
        sit(page, server, table, seats)
        expect(page.get_by_text("Connection lost.")).to_be_visible()


def test_a_second_window_takes_the_seat_and_the_first_takes_it_back(browser: Browser, server: Server) -> None:
    table, seats = server.table(ARKHAM)
    with window(browser) as one, window(browser) as two:
        sit(one, server, table, seats)
        Player(one).settled()
        sit(two, server, table, seats)
        expect(one.get_by_text("Open in another window.")).to_be_visible()
        assert not Player(one).ready()
        Player(two).settled()
        Player(two).primary.click()
        said = two.get_by_role("log").get_by_role("link", name="Look back")
        expect(said).not_to_have_count(0)
        one.get_by_role("button", name="Take over").click()
        expect(two.get_by_text("Open in another window.")).to_be_visible()
        expect(one.get_by_text("Open in another window.")).not_to_be_visible()
        Player(one).settled()
        # What was missed is marked in the log, and what comes from then on is not.
        missed = one.get_by_role("log").get_by_title("while you were away")
        expect(missed).not_to_have_count(0)
        count, lines = missed.count(), one.get_by_role("log").get_by_role("link", name="Look back").count()
        one.get_by_role("contentinfo").get_by_role("button", name="Gain a resource").click()
        expect(one.get_by_role("log").get_by_role("link", name="Look back")).not_to_have_count(lines)
        expect(missed).to_have_count(count)
