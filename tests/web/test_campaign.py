"""A campaign from its first scenario to the second: begun, played, written down, experience spent, gone on with."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browsing import MIDDLE, PHONE, WIDE, Reader, Server, edges, serious, window

TABLE = re.compile(r"/t/[\w-]+$")
SEED = 3
"""Of a campaign in which whoever always takes the first option is defeated soon, and learns from it."""


def _seeded(route: Route) -> None:
    """Let a new campaign go the way that is known."""
    if route.request.method != "POST":
        route.continue_()
        return
    body = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps(body | {"seed": SEED}))


def _play_to_the_end(page: Page) -> None:
    """Take the first option in the text view until the scenario is over."""
    page.keyboard.press("t")
    reader = Reader(page)
    for _ in range(400):
        if not reader.offered():
            expect(page.get_by_role("button", name="To the campaign")).to_be_visible()
            return
        reader.say("1")
    raise AssertionError("the scenario does not end")


@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE])
def test_a_campaign_has_its_places_before_what_is_in_them_has_come(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    name = f"Slow {uuid4().hex[:6]}"
    server.post("/api/campaigns", {"name": name, "members": [{"player": "Anna", "deck": "starter-daisy"}]})
    with window(browser, size) as page:
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route(f"**/api/campaigns/{quote(name)}", hold)
        page.goto(f"{server.url}/campaigns/{quote(name)}")
        places = [page.get_by_role("region", name=each) for each in ("Log", "Investigators", "Chaos bag")]
        expect(places[0]).to_be_visible()
        before = [edges(each) for each in places]
        expect(page.get_by_text("Daisy Walker")).to_have_count(0)
        held[0].continue_()
        expect(page.get_by_role("heading", name="Daisy Walker")).to_be_visible()
        for (left, top, right, _), (was_left, was_top, was_right, _) in zip(map(edges, places), before, strict=True):
            assert (left, right) == (was_left, was_right)
            assert abs(top - was_top) < 24, "nothing jumps"


def test_a_campaign_goes_from_the_first_scenario_to_the_second(browser: Browser, server: Server) -> None:
    name = f"Friday evenings {uuid4().hex[:6]}"
    with window(browser) as page:
        page.route("**/api/campaigns", _seeded)
        page.goto(f"{server.url}/campaigns")
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_label("Difficulty").select_option("easy")
        page.get_by_role("button", name="Begin", exact=True).click()
        expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
        expect(page.get_by_text("Nothing is written yet")).to_be_visible()

        page.get_by_role("button", name="Begin The Gathering").click()
        page.wait_for_url(TABLE)
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("button", name="Give up")).not_to_be_visible()
        page.keyboard.press("Escape")
        _play_to_the_end(page)

        page.get_by_role("button", name="To the campaign").click()
        log = page.get_by_role("region", name="Log")
        expect(log.get_by_role("listitem").first).to_contain_text("The Gathering")
        roland = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Roland Banks"))
        expect(roland).to_contain_text("2 experience")
        expect(roland).to_contain_text("1 physical trauma")

        expect(log).to_contain_text("Roland Banks earned 2 experience.")
        roland.get_by_role("button", name="Spend experience").click()
        offers = roland.get_by_role("list", name="What Roland Banks may buy")
        dear = offers.get_by_role("button", name=re.compile(r"^Buy .* for 2$")).first
        title = re.sub(r"^Buy (.*) for 2$", r"\1", dear.get_attribute("aria-label") or "")
        # First it is asked what leaves the deck; a refusal stands in the row of what was wanted.
        dear.click()
        expect(offers.get_by_label(f"What leaves the deck for {title}")).to_be_focused()
        expect(page.get_by_role("alert")).not_to_be_visible()
        dear.click()
        refused = offers.get_by_role("listitem").filter(has=page.get_by_role("alert"))
        expect(refused).to_contain_text(re.compile(f"^{re.escape(title.split(', level')[0])}.*name a card that leaves"))
        # It is a "why not?": the rule that forbids it is a link.
        why = refused.get_by_role("link", name="Why not? Ruling ahlcg/campaign/purchase-deck-size")
        expect(why).to_have_attribute("href", "/rulings/ahlcg/campaign/purchase-deck-size")
        offers.get_by_label(f"What leaves the deck for {title}").select_option(index=1)
        dear.click()
        expect(roland).to_contain_text("0 experience")
        expect(roland).to_contain_text("2 earned, 2 spent")
        # What is too dear is there, but not in the way.
        expect(offers.get_by_role("listitem")).to_have_count(0)
        roland.get_by_text("for more experience than there is").click()
        expect(roland.get_by_role("list", name="What Roland Banks cannot buy yet")).to_be_visible()
        roland.get_by_role("button", name=re.compile(r"^\d+ cards?$")).click()
        expect(roland.get_by_role("list", name="Deck of Roland Banks")).to_contain_text(title.split(", level")[0])

        page.get_by_role("button", name="Begin The Midnight Masks").click()
        expect(page.get_by_role("alert")).to_contain_text("Say first who takes Lita Chantler")
        page.get_by_role("group", name="Who takes Lita Chantler?").get_by_role("button", name="Roland Banks").click()
        expect(roland.get_by_role("list", name="Deck of Roland Banks")).to_contain_text("Lita Chantler")
        page.get_by_role("button", name="Begin The Midnight Masks").click()
        page.wait_for_url(TABLE)
        expect(page.get_by_role("heading", level=1)).to_have_text("The Midnight Masks")
        page.goto(f"{server.url}/campaigns/{quote(name)}")
        page.get_by_role("button", name="Go on").click()
        page.wait_for_url(TABLE)
        expect(page.get_by_role("heading", level=1)).to_have_text("The Midnight Masks")


def test_a_campaign_fits_on_a_phone(browser: Browser, server: Server) -> None:
    name = f"On the train {uuid4().hex[:6]}"
    server.post("/api/campaigns", {"name": name, "members": [{"player": "Anna", "deck": "starter-daisy"}]})
    for size in (WIDE, PHONE):
        with window(browser, size) as page:
            page.goto(f"{server.url}/campaigns/{quote(name)}")
            expect(page.get_by_role("heading", name="Daisy Walker")).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert serious(page) == []
            # What is too dear is refused at once, and that is seen under the last of many cards.
            page.get_by_role("button", name="Spend experience").click()
            page.get_by_text("for more experience than there is").click()
            dear = page.get_by_role("list", name="What Daisy Walker cannot buy yet")
            dear.get_by_role("button").last.click()
            expect(dear.get_by_role("alert")).to_contain_text("costs 4 experience, and Daisy Walker has 0")
            expect(dear.get_by_role("combobox")).to_have_count(0)
            below_all = page.get_by_role("navigation", name="Pages, below")
            end = edges(below_all)[1] if below_all.is_visible() else size[1]
            assert edges(dear.get_by_role("alert"))[3] <= min(end, edges(dear)[3])
            # The list is a tab of a phone, too, and what is missing there is said under its field.
            page.get_by_role("navigation").filter(visible=True).get_by_role("link", name="Campaigns").click()
            page.get_by_role("button", name="Begin", exact=True).click()
            said = page.get_by_role("alert").bounding_box()
            below = page.get_by_label("Difficulty").bounding_box()
            assert said
            assert below
            assert said["y"] < below["y"]


def test_an_investigator_has_the_sign_of_their_class_before_anything_else_is_known(
    browser: Browser, server: Server
) -> None:
    name = f"On the ferry {uuid4().hex[:6]}"
    server.post("/api/campaigns", {"name": name, "members": [{"player": "Anna", "deck": "starter-roland"}]})
    with window(browser, PHONE) as page:
        page.route("**/api/setup", lambda route: None)  # an answer that never comes
        page.goto(f"{server.url}/campaigns/{quote(name)}")
        box = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Roland Banks"))
        expect(box).to_have_class(re.compile(r"\bf-guardian\b"))
        expect(box.locator("use").first).to_have_attribute("href", re.compile("guardian$"))


def test_who_played_an_investigator_does_so_again_unless_one_says_otherwise(browser: Browser, server: Server) -> None:
    name = f"Kept {uuid4().hex[:6]}"
    members = [{"player": "Anna", "deck": "starter-roland"}, {"player": "Ben", "deck": "starter-agnes"}]
    server.post("/api/campaigns", {"name": name, "members": members})

    def by_a_bot(route: Route) -> None:
        found = route.fetch().json()
        found["members"][0]["bot"] = "greedy"
        told = {"resolution": "R1", "words": "", "experience": []}
        found["finished"] = [{"scenario": each, "title": each, **told} for each in ("The first", "The second")]
        notes = [("It stands", 0), ("It is late", 1), ("It was so from the beginning", None)]
        found["notes"] = [{"words": words, "crossed_out": False, "after": after} for words, after in notes]
        route.fulfill(json=found | over)

    over: dict[str, Any] = {}

    with window(browser) as page:
        page.route(f"**/api/campaigns/{quote(name)}", by_a_bot)
        page.goto(f"{server.url}/campaigns/{quote(name)}")
        expect(page.get_by_label("Who plays Roland Banks")).to_have_value("greedy")
        expect(page.get_by_label("Who plays Agnes Baker")).to_have_value("")
        # What was written after a scenario stands below it.
        order = ["The first", "It stands.", "The second", "It is late.", "It was so from the beginning."]
        expect(page.get_by_role("region", name="Log").get_by_role("listitem")).to_have_text(order)
        # Once it is over, that is said, and nothing is left to be settled.
        over |= {"result": "survived", "next": None}
        page.reload()
        expect(page.get_by_role("region", name="The end")).to_contain_text("They have survived.")
        for name in ("Spend experience", "Leave for now"):
            expect(page.get_by_role("button", name=name).first).to_be_disabled()
