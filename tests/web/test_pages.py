"""The pages around the tables: what is on them, at every size, for everybody."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import COC, MIDDLE, PHONE, TWICE, WIDE, Server, resize, serious, sit, window

PAGES = [
    "/",
    "/decks",
    "/decks/starter-agency+miskatonic-a?game=coc",
    "/decks/starter-roland?game=arkham",
    "/cards?q=drain",
    "/cards/core/power-drain",
    "/rulings",
    "/rulings/coc/rule/1.13-gaining-control/f",
    "/replays",
    "/campaigns",
    "/settings",
    "/learn/coc",
    "/learn",
]
SMALLEST = (320, 640)
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "light", "dark")
SHIFTS = """
() => new Promise((done) => {
  let sum = 0;
  const add = (each) => { if (!each.hadRecentInput) sum += each.value; };
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({type: 'layout-shift', buffered: true});
  setTimeout(() => done(sum), 300);
})
"""


@pytest.mark.parametrize("path", PAGES)
def test_nothing_serious_is_found_and_nothing_sticks_out(browser: Browser, server: Server, path: str) -> None:
    with window(browser) as page:
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        for (width, height), theme in zip((WIDE, MIDDLE, PHONE), SCHEMES, strict=True):
            resize(page, (width, height))
            page.emulate_media(color_scheme=theme)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, width
            if (width, height) != MIDDLE:
                # What is on it at a middle size is on it at one of the others.
                assert serious(page) == [], width
        for width, height in (SMALLEST, TWICE):
            resize(page, (width, height))
            assert page.evaluate("document.documentElement.scrollWidth") <= width, width
        expect(page.get_by_role("navigation", name="Pages, below")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/decks", "/cards", "/rulings"])
def test_nothing_jumps_while_a_page_loads(browser: Browser, server: Server, path: str) -> None:
    with window(browser, new=True) as page:
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SHIFTS) < 0.1


def test_cards_are_found_by_words_and_numbers(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/cards?q=t:event+f:hastur+cost<3+s:core")
        found = page.get_by_role("region", name="Cards found")
        expect(found.get_by_role("link", name=re.compile("^Power Drain, Event"))).to_be_visible()
        page.get_by_label("Search cards", exact=True).fill("cost<<3")
        expect(page.get_by_role("alert")).to_contain_text("Not understood")
        page.get_by_label("Search cards", exact=True).fill("power drain")
        page.get_by_role("button", name="Hastur").click()
        page.get_by_role("button", name="Rows").click()
        found.get_by_role("link", name=re.compile("^Power Drain")).click()
        expect(page.get_by_role("heading", name="Power Drain", level=1)).to_be_visible()
        # Whoever comes back finds the cards as they were looked for.
        page.go_back()
        expect(page.get_by_label("Search cards", exact=True)).to_have_value("power drain")
        for pressed in ("Hastur", "Rows"):
            expect(page.get_by_role("button", name=pressed)).to_have_attribute("aria-pressed", "true")
        page.go_forward()
        page.get_by_role("link", name=re.compile("cannot cancel another Power Drain")).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("cannot cancel another Power Drain")
        # ... and as far down as they were.
        page.goto(f"{server.url}/cards")
        one = found.get_by_role("link").nth(40)
        one.scroll_into_view_if_needed()
        down = page.evaluate("scrollY")
        assert down > 0
        one.click()
        expect(page.get_by_role("region", name="Facts")).to_be_visible()
        page.go_back()
        page.wait_for_function("down => Math.abs(scrollY - down) < 2", arg=down)


def test_a_steadfast_card_says_what_it_wants(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/cards/core/t-men")
        expect(page.get_by_role("region", name="Facts")).to_contain_text("2 The Agency")
        expect(page.get_by_role("region", name="Facts")).to_contain_text("steadfast 2")


def test_one_search_leads_to_cards_and_rulings(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/settings")
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keys")
        expect(keys.get_by_text("search cards, rulings and games")).to_be_visible()
        page.keyboard.press("Escape")
        expect(keys).not_to_be_visible()
        page.keyboard.press("/")
        page.keyboard.type("power drain")
        expect(
            page.get_by_role("list", name="Cards").get_by_role("link", name=re.compile("^Power Drain"))
        ).to_be_visible()
        expect(page.get_by_role("list", name="Rulings").get_by_role("link").first).to_be_visible()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile("/cards/"))
        # On a phone it unfolds from a sign.
        resize(page, PHONE)
        page.goto(f"{server.url}/settings")
        words = page.get_by_label("Search cards, rulings and games")
        page.get_by_role("search").click()
        expect(words).to_be_focused()
        words.fill("power drain")
        page.get_by_role("list", name="Rulings").get_by_role("link").first.click()
        expect(page).to_have_url(re.compile("/rulings/"))


LOOK = """
(thing) => { const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(thing);
  return [backgroundColor, borderColor, outlineStyle].join(); }
"""


def test_what_is_chosen_is_seen_where_colours_are_forced(browser: Browser, server: Server) -> None:
    with window(browser, forced_colors="active") as page:
        page.goto(server.url)
        game = page.get_by_role("radio", name=re.compile("^Call of Cthulhu|^Arkham Horror")).locator("xpath=..")
        expect(game.first).to_be_visible()
        assert game.nth(0).evaluate(LOOK) != game.nth(1).evaluate(LOOK)
        here, elsewhere = (page.get_by_role("link", name=name, exact=True) for name in ("Play", "Decks"))
        assert here.evaluate(LOOK) != elsewhere.evaluate(LOOK)
        page.goto(f"{server.url}/settings")
        theme = page.get_by_role("group", name="Theme").get_by_role("radio").locator("xpath=..")
        expect(theme.first).to_be_visible()
        assert theme.nth(0).evaluate(LOOK) != theme.nth(1).evaluate(LOOK)
        page.goto(f"{server.url}/decks")
        which = page.get_by_role("group", name="Game", exact=True).get_by_role("button")
        expect(which.first).to_be_visible()
        assert which.nth(0).evaluate(LOOK) != which.nth(1).evaluate(LOOK)


def test_examples_lead_to_rulings_that_are_shown(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/rulings")
        page.get_by_role("region", name="Examples of Arkham Horror").get_by_role("link").first.click()
        expect(page.get_by_text("shown in play", exact=True)).to_be_visible()


def test_a_ruling_says_what_each_edition_says(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/rulings")
        page.get_by_label("Search rulings").fill("committed control")
        page.get_by_role("navigation", name="Rulings found").get_by_role(
            "link", name=re.compile("remains committed to that")
        ).first.click()
        editions = page.get_by_role("list", name="What each edition says")
        expect(editions.get_by_role("listitem").filter(has_text="lcg-4")).to_contain_text("Says so.")
        expect(editions.get_by_role("listitem").filter(has_text="lcg-1.4")).to_contain_text("removed from the story")


def test_an_address_may_ask_for_the_text_view(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        for asked in ("?view=text", ""):
            page.goto(f"{server.url}/t/{table}{asked}")
            expect(page.get_by_role("textbox", name="Answer")).to_be_visible()


def test_settings_are_kept(browser: Browser, server: Server) -> None:
    with window(browser, TWICE) as page:
        # A link leads to its part of the page.
        page.goto(f"{server.url}/nowhere")
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
        page.keyboard.press("?")
        page.get_by_role("link", name="Keys at a table").click()
        expect(page.get_by_role("heading", name="Keys at a table")).to_be_in_viewport()
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        page.get_by_role("radio", name="Dark").check(force=True)
        page.get_by_role("switch", name="Keys of a single letter").uncheck()
        page.goto(f"{server.url}/cards")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.goto(f"{server.url}/settings")
        expect(page.get_by_role("switch", name="Keys of a single letter")).not_to_be_checked()
        # A key that does nothing is named nowhere.
        table, seats = server.table(COC)
        sit(page, server, table, seats)
        expect(page.get_by_role("button", name="Why not?")).to_be_visible()
        assert {"U", "W", "I"}.isdisjoint(page.locator("kbd").all_inner_texts())


def test_what_is_settled_in_one_window_holds_in_every_other(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/settings")
        other = page.context.new_page()
        other.goto(f"{server.url}/settings")
        other.get_by_role("radio", name="Dark").check(force=True)
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.get_by_role("radio", name="Large").check(force=True)
        expect(other.get_by_role("radio", name="Large")).to_be_checked()
        expect(other.get_by_role("radio", name="Dark")).to_be_checked()


def test_a_campaign_begins_and_its_first_scenario_is_played(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/campaigns")
        page.get_by_label("Name", exact=True).fill("Friday evenings")
        page.get_by_label("Name of player 1").fill("Anna")
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("heading", name="Friday evenings")).to_be_visible()
        page.get_by_role("button", name="Spend experience").click()
        page.get_by_text("for more experience than there is").click()
        page.get_by_role("button", name=re.compile("^Upgrade to")).first.click()
        expect(page.get_by_role("alert")).to_contain_text("experience")
        page.get_by_role("button", name="Begin The Gathering").click()
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        page.goto(f"{server.url}/campaigns/Friday%20evenings")
        expect(page.get_by_role("button", name="Go on")).to_be_visible()
