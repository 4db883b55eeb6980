"""Details of the tables: paying, being asked, chat, clocks, other sides, the focus, the map, many investigators."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.browsing import ARKHAM, COC, PHONE, WIDE, Player, Server, serious, sit, window
from tests.web.positions import laid

DECKS = ("starter-roland", "starter-daisy", "starter-agnes", "starter-wendy")
FOUR: dict[str, Any] = ARKHAM | {"seats": [{"kind": "here", "deck": deck} for deck in DECKS]}
TIMED: dict[str, Any] = {
    "game": "coc",
    "seed": 3,
    "clock": {"bank": 600, "increment": 5},
    "seats": [
        {"kind": "here", "name": "Anna", "deck": "starter-agency+miskatonic-a"},
        {"kind": "link", "deck": "starter-cthulhu+shub-niggurath-b"},
    ],
}


def test_paying_exactly_is_settled_for_every_table(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        page.goto(f"{server.url}/settings")
        switch = page.get_by_role("switch", name="Pay exactly without asking")
        expect(switch).to_be_checked()
        switch.click()
        sit(page, server, table, seats)
        page.get_by_role("button", name="Ask when I can act").click()
        box = page.get_by_role("checkbox", name=re.compile("pays exactly without asking"))
        expect(box).not_to_be_checked()
        box.check()
        page.goto(f"{server.url}/settings")
        expect(switch).to_be_checked()


def test_being_asked_is_settled_for_new_tables(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        page.goto(f"{server.url}/settings")
        page.get_by_role("group", name="Being asked").get_by_text("Pass for me").click()
        sit(page, server, table, seats)
        page.get_by_role("button", name="Pass for me").click()
        # What is said at a table holds there.
        modes = page.get_by_role("group", name="When you are asked")
        modes.get_by_role("button", name="When I can act").click()
        expect(page.get_by_role("button", name="Ask when I can act")).to_be_visible()
        page.reload()
        expect(page.get_by_role("button", name="Ask when I can act")).to_be_visible()
        page.goto(f"{server.url}/settings")
        page.get_by_role("group", name="Being asked").get_by_text("Always ask").click()
        page.goto(server.url)
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_role("button", name="Always ask")).to_be_visible()
        kept = json.loads(page.evaluate("localStorage.getItem('orne.lobby')"))
        assert kept["askAlways"] is False


def test_a_card_has_a_rule_of_its_own_for_being_asked(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        card = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button").first
        title = (card.get_attribute("aria-label") or "").split(",")[0]
        card.focus()
        page.keyboard.press("i")
        rules = page.get_by_role("group", name=f"Being asked for {title}")
        rules.get_by_role("button", name="No reason to ask").click()
        expect(rules.get_by_role("button", name="No reason to ask")).to_have_attribute("aria-pressed", "true")
        rules.get_by_role("button", name="Always ask").click()
        expect(rules.get_by_role("button", name="No reason to ask")).to_have_attribute("aria-pressed", "false")
        page.get_by_role("button", name="Ask when I can act").click()
        exceptions = page.get_by_role("list", name="Cards with a rule of their own")
        expect(exceptions).to_contain_text(f"{title}: always ask")
        exceptions.get_by_role("button", name=f"As usual for {title}").click()
        expect(exceptions).not_to_be_visible()


def test_titles_in_the_chat_are_links(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        hand = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button").first
        title = (hand.get_attribute("aria-label") or "").split(",")[0]
        page.get_by_role("tab", name="Chat").click()
        line = page.get_by_role("textbox", name="Say something")
        line.fill(f"I keep [[{title}]], not [[Power Drain]].")
        line.press("Enter")
        said = page.get_by_role("list", name="Chat")
        expect(said.get_by_role("link", name="Power Drain")).to_have_attribute("href", "/cards?q=Power%20Drain")
        said.get_by_role("button", name=title).click()
        expect(page.get_by_role("article", name=f"Card: {title}")).to_be_visible()


def test_more_time_is_asked_for_and_a_spectator_changes_sides(browser: Browser, server: Server) -> None:
    made = server.post("/api/tables", TIMED)
    table, (anna, ben) = made["id"], made["seats"]
    ben = server.post(f"/api/tables/{table}/claim", {"invitation": ben["invitation"], "name": "Ben"})
    with window(browser) as one, window(browser) as two, window(browser) as third:
        sit(one, server, table, [anna])
        sit(two, server, table, [ben])
        third.goto(f"{server.url}/t/{table}")
        one.get_by_role("button", name="Menu").click()
        one.get_by_role("button", name="Ask for more time").click()
        two.get_by_role("button", name="Give time").click()
        expect(two.get_by_role("button", name="Give time")).not_to_be_visible()
        above = third.get_by_role("main").get_by_role("region").first
        expect(above).to_have_accessible_name("Ben")
        third.keyboard.press("f")
        expect(above).to_have_accessible_name("Anna")


def test_a_zone_has_one_tab_stop_that_goes_with_the_focus(browser: Browser, server: Server) -> None:
    table, seats = server.table(ARKHAM)
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).primary.click()
        hand = page.get_by_role("region", name="Roland’s hand").get_by_role("button")
        hand.first.focus()
        page.keyboard.press("ArrowRight")
        expect(hand.nth(1)).to_be_focused()
        stops = hand.evaluate_all("all => all.filter(each => each.tabIndex === 0 && !each.closest('.lit')).length")
        assert stops <= 1
        expect(hand.nth(1)).to_have_attribute("tabindex", "0")


def test_the_table_is_laid_while_the_connection_is_made(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser, new=True) as page:

        def silent(socket: WebSocketRoute) -> None:
            """A connection over which nothing comes."""

        page.route_web_socket(re.compile("/socket$"), silent)
        sit(page, server, table, seats)
        expect(page.get_by_role("main", name="Table")).to_have_attribute("aria-busy", "true")
        expect(page.get_by_role("contentinfo").get_by_role("heading")).to_have_text("The table is being laid")


def test_the_table_of_arkham_horror_is_laid_in_its_own_size(browser: Browser, server: Server) -> None:
    table, seats = server.table(ARKHAM)
    with window(browser, new=True) as page:

        def greeted(socket: WebSocketRoute) -> None:
            """A connection over which nothing but the greeting comes."""
            there = socket.connect_to_server()
            there.on_message(lambda said: socket.send(said) if json.loads(said)["type"] == "hello" else None)

        page.route_web_socket(re.compile("/socket$"), greeted)
        sit(page, server, table, seats)
        board = page.get_by_role("main", name="Table")
        expect(board).to_have_attribute("aria-busy", "true")
        expect(board).to_have_class(re.compile("arkham"))
        laid = board.bounding_box()
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        assert page.get_by_role("main", name="Table").bounding_box() == laid


def test_the_map_grows_and_fits_again(browser: Browser, server: Server) -> None:
    table, seats = server.table(ARKHAM | {"scenario": "the-midnight-masks"})
    with window(browser) as page:
        sit(page, server, table, seats)
        place = page.get_by_role("region", name="Map")
        expect(place).to_be_visible()
        place.hover(position={"x": 30, "y": 12})
        page.keyboard.down("Control")
        page.mouse.wheel(0, -150)
        page.keyboard.up("Control")
        whole = page.get_by_role("button", name="Whole map")
        expect(whole).to_be_visible()
        page.keyboard.press("0")
        expect(whole).not_to_be_visible()


def test_of_four_investigators_the_one_asked_is_open(browser: Browser, server: Server) -> None:
    table, seats = server.table(FOUR)
    for size in (WIDE, PHONE):
        with window(browser, size) as page:
            sit(page, server, table, seats)
            bar = page.get_by_role("contentinfo")
            expect(bar.get_by_role("heading")).to_be_visible()
            panels = (
                page.get_by_role("main")
                .get_by_role("region")
                .filter(has=page.get_by_role("list", name=re.compile("cards in play$")))
            )
            expect(panels).to_have_count(4)
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_nothing_scrolls_the_table_aside_on_a_phone(browser: Browser, server: Server) -> None:
    for wishes in (COC, ARKHAM):
        table, seats = server.table(wishes)
        with window(browser, PHONE) as page:
            sit(page, server, table, seats)
            board = page.get_by_role("main", name="Table")
            hand = board.get_by_role("button", name=re.compile("cost|, yours|willpower|intellect|combat|agility"))
            expect(hand.last).to_be_attached()
            hand.last.focus()
            board.evaluate("board => { board.scrollLeft = 40; }")
            assert board.evaluate("board => board.scrollLeft") == 0


def test_tokens_of_a_real_bag_are_named_by_buttons(browser: Browser, server: Server) -> None:
    table, seats = laid(server, ARKHAM | {"real_bag": True}, lambda page: page["question"]["kind"] == "drawn token")
    for size in (WIDE, PHONE):
        with window(browser, size) as page:
            sit(page, server, table, seats)
            expect(page.get_by_role("contentinfo").get_by_role("heading")).to_have_text("Which token did you draw?")
            tokens = page.get_by_role("group", name="Choices").get_by_role("button")
            expect(tokens.filter(has=page.get_by_role("img", name="skull"))).to_have_count(1)
            assert serious(page) == []
            if size == PHONE:
                tokens.filter(has=page.get_by_role("img", name="auto-fail")).click()
                expect(page.get_by_role("region", name="Skill test").first).to_contain_text("Failure")


def test_what_a_domain_shows_is_folded_up_by_a_press_anywhere_else(browser: Browser, server: Server) -> None:
    """Unfolded cards of one domain lie over the others."""
    table, seats = server.table(COC)
    with window(browser, WIDE) as page:
        sit(page, server, table, seats)
        player = Player(page, 1)
        for _ in range(4):  # the hand is kept, and every domain gets its first resource
            player.settled()
            player.primary.click()
        domain = page.get_by_role("button", name=re.compile("^Your domain 3")).first
        for away in ("key", "press"):
            domain.click()
            expect(domain).to_have_attribute("aria-expanded", "true")
            if away == "key":
                page.keyboard.press("Escape")
            else:
                page.get_by_role("banner").click()
            expect(domain).to_have_attribute("aria-expanded", "false")


def test_cards_and_rulings_are_searched_from_a_table_and_opened_beside_it(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        page.keyboard.press("/")
        words = page.get_by_role("textbox", name="Search cards, rulings and games")
        expect(words).to_be_focused()
        words.fill("shotgun blast")
        found = page.get_by_role("list", name="Cards").get_by_role("link", name=re.compile("^Shotgun Blast"))
        expect(found.first).to_have_attribute("target", "_blank")
        assert serious(page) == []
        # First what was found is put away, then the words.
        page.keyboard.press("Escape")
        expect(found).to_have_count(0)
        page.keyboard.press("Escape")
        expect(words).to_have_count(0)
