"""What stands around a table: offers, chat, clocks, spectators, and what each person has settled about them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from orne.coc.position import Side, build
from tests.web.browsing import ARKHAM, COC, PHONE, WIDE, Server, edges, keep, resize, sit, window
from tests.web.positions import built, joined

INVITING: dict[str, Any] = COC | {
    "seats": [COC["seats"][0], {"kind": "link", "deck": "starter-cthulhu+shub-niggurath-b"}],
    "first": 0,
    "clock": {"bank": 1500, "increment": 10},
}


def two_people(server: Server, **wishes: Any) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """A table at which Anna has invited Ben: its id, and what each of them holds."""
    made = server.post("/api/tables", INVITING | wishes)
    table, (anna, ben) = made["id"], made["seats"]
    return table, anna, server.post(f"/api/tables/{table}/claim", {"invitation": ben["invitation"], "name": "Ben"})


Late = tuple[str, dict[str, Any]]
"""A table on which time runs out as Ben looks on: its id, and what he holds."""


@contextmanager
def running_out(server: Server) -> Iterator[Late]:
    table, _, ben = two_people(server, clock={"bank": 10, "increment": 0})
    with joined(server, table, ben["secret"]):
        yield table, ben


@pytest.fixture(scope="module", autouse=True)
def early(server: Server) -> Iterator[list[Late]]:
    """A table that is begun before the other tests are played, so that nobody waits for its clock; it is taken once."""
    with running_out(server) as table:
        yield [table]


@pytest.fixture
def late(server: Server, early: list[Late]) -> Iterator[Late]:
    """A table of one's own, also when the test is run again."""
    if early:
        yield early.pop()
        return
    with running_out(server) as table:
        yield table


def settled(page: Page, **settings: object) -> None:
    """Settle something on this device."""
    keep(page, {"orne.settings": settings})


def test_a_rematch_is_agreed_to_in_its_own_words(browser: Browser, server: Server) -> None:
    table, anna, ben = two_people(server)
    with window(browser) as one, window(browser) as two:
        sit(one, server, table, [anna])
        sit(two, server, table, [ben])
        one.get_by_role("button", name="Menu").click()
        one.get_by_role("button", name="Give up").click()
        one.get_by_role("button", name="Yes, give up").click()
        expect(two.get_by_role("contentinfo").get_by_role("heading")).to_have_text("Anna gives up. You win.")
        one.get_by_role("contentinfo").get_by_role("button", name="Rematch").click()
        # It was asked for: the large button does not offer it again.
        expect(one.get_by_role("contentinfo").get_by_role("button", name="Waiting")).to_be_disabled()
        expect(two.get_by_text("Anna would like to play again.")).to_be_visible()
        expect(two.get_by_role("button", name="Allow")).to_have_count(0)
        two.get_by_role("button", name="Play again").click()
        expect(one.get_by_role("link", name="Go there")).to_be_visible()
        expect(two.get_by_role("link", name="Go there")).to_be_visible()
        # The large button leads there, too, instead of offering what has been agreed on.
        one.get_by_role("contentinfo").get_by_role("button", name="To the next game").click()
        expect(one).not_to_have_url(re.compile(f"/t/{table}$"))
        expect(one.get_by_role("contentinfo").get_by_role("button", name="Rematch")).to_have_count(0)


def test_a_window_that_was_passed_in_advance_is_said_to_be_and_may_be_taken_back(
    browser: Browser, server: Server
) -> None:
    table, _, ben = two_people(server)
    with window(browser, PHONE) as page:
        sit(page, server, table, [ben])
        asked = page.get_by_role("contentinfo")
        asked.get_by_role("button", name="Pass in advance", pressed=False).click()
        asked.get_by_role("button", name="Passed in advance", pressed=True).click()
        expect(asked.get_by_role("button", name="Pass in advance", pressed=False)).to_be_visible()


def test_a_spectator_is_told_that_they_see_it_late(browser: Browser, server: Server) -> None:
    table, anna, _ = two_people(server)
    with window(browser) as one, window(browser) as third:
        sit(one, server, table, [anna])
        third.goto(f"{server.url}/t/{table}")
        bar = third.get_by_role("contentinfo").get_by_role("heading")
        expect(bar).to_have_text("You are watching, one answer late")
        third.get_by_role("tab", name="Chat").click()
        expect(third.get_by_text("Among those who watch")).to_be_visible()
        expect(one.get_by_role("contentinfo").get_by_role("heading")).not_to_contain_text("watching")


def test_chat_is_muted(browser: Browser, server: Server) -> None:
    table, anna, ben = two_people(server)
    with window(browser) as one, window(browser) as two:
        sit(one, server, table, [anna])
        sit(two, server, table, [ben])
        for page in (one, two):
            page.get_by_role("tab", name="Chat").click()
        one.get_by_role("button", name="Mute").click()
        two.get_by_role("button", name="Well played").click()
        one.get_by_role("button", name="Thank you").click()
        heard = one.get_by_role("list", name="Chat")
        # Ben's words have come where Anna's have: both were told to both.
        expect(two.get_by_role("list", name="Chat")).to_contain_text("Thank you")
        expect(heard).to_contain_text("Thank you")
        expect(heard).not_to_contain_text("Well played")
        one.get_by_role("button", name="Muted").click()
        expect(heard).to_contain_text("Well played")
        # On a phone a sign says that something was said, until it is read.
        resize(two, PHONE)
        two.reload()
        two.get_by_role("button", name="Chat, unread").click()
        expect(two.get_by_role("list", name="Chat")).to_contain_text("Thank you")
        expect(two.get_by_role("button", name="Chat, unread")).to_have_count(0)


def test_nothing_that_is_muted_is_announced_as_unread(browser: Browser, server: Server) -> None:
    table, anna, ben = two_people(server)
    with window(browser) as one, window(browser) as two:
        settled(one, chatMuted=True)
        sit(one, server, table, [anna])
        sit(two, server, table, [ben])
        two.get_by_role("tab", name="Chat").click()
        two.get_by_role("button", name="Well played").click()
        expect(two.get_by_role("list", name="Chat")).to_contain_text("Well played")
        expect(one.get_by_role("main", name="Table")).to_be_visible()
        expect(one.get_by_label("unread")).to_have_count(0)
        settled(one, chatMuted=False)
        one.goto(f"{server.url}/t/{table}")
        expect(one.get_by_role("img", name="unread")).to_be_visible()


def test_a_clock_is_shown_as_it_is_settled(browser: Browser, server: Server) -> None:
    table, anna, _ = two_people(server)
    for wish, count in (("always", 2), ("when low", 0), ("never", 0)):
        with window(browser) as page:
            settled(page, clock=wish)
            sit(page, server, table, [anna])
            expect(page.get_by_role("main", name="Table")).to_be_visible()
            expect(page.get_by_role("timer")).to_have_count(count)


def test_on_a_phone_every_domain_is_in_sight_beside_a_clock(browser: Browser, server: Server) -> None:
    table, anna, _ = two_people(server)
    with window(browser, PHONE) as page:
        sit(page, server, table, [anna])
        for number in (1, 2, 3):
            domain = page.get_by_role("button", name=re.compile(f"^Your domain {number}"))
            left, _, right, _ = edges(domain)
            assert left >= 0
            assert right <= PHONE[0]


def test_what_is_settled_is_kept(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/settings")
        page.get_by_role("switch", name="Letters for factions").click()
        page.get_by_role("group", name="Clock").get_by_text("When it runs low").click()
        page.get_by_role("switch", name="Chat").click()
        page.reload()
        expect(page.get_by_role("switch", name="Letters for factions")).to_be_checked()
        expect(page.get_by_role("switch", name="Chat")).not_to_be_checked()
        kept = json.loads(page.evaluate("localStorage.getItem('orne.settings')"))
        assert kept["clock"] == "when low"


@pytest.mark.parametrize("wishes", [COC, ARKHAM], ids=["coc", "arkham"])
def test_cards_have_the_size_that_is_settled(browser: Browser, server: Server, wishes: dict[str, Any]) -> None:
    held = build(Side(hand=["g-men", "t-men"]))  # more than eight share the room there is
    table, seats = built(server, held, "human", "random") if wishes is COC else server.table(wishes)
    for size in (WIDE, PHONE):
        wide = []
        with window(browser, size) as page:
            for wish in ("S", "M", "L"):
                settled(page, cardSize=wish)
                sit(page, server, table, seats)
                # In a full hand the button is as wide as what is seen of the card.
                card = page.locator("[data-zone=hand]").get_by_role("button").first.locator("xpath=..")
                expect(card).to_be_visible()
                wide.append((card.bounding_box() or {"width": 0})["width"])
        assert wide[0] + 5 < wide[1] < wide[2] - 5


def test_factions_have_letters_where_that_is_settled(browser: Browser, server: Server) -> None:
    ruling = f"{server.url}/rulings/coc/rule/1.13-gaining-control/f"
    letters = re.compile("^(AG|MI|CT|SY|HA|YS|SN|ST|NE)$")
    with window(browser, WIDE) as page:
        page.goto(ruling)
        board = page.get_by_role("region", name="Table")
        expect(board.get_by_role("button", name="Keeper of the Golden Path")).to_be_visible()
        expect(board.get_by_text(letters)).to_have_count(0)
        settled(page, factionCodes=True)
        page.goto(ruling)
        expect(board.get_by_text(letters).first).to_be_visible()


def test_a_game_that_was_given_up_before_its_first_turn_is_listed_so(browser: Browser, server: Server) -> None:
    table, anna, ben = two_people(server)
    with window(browser) as one, window(browser) as two:
        sit(one, server, table, [anna])
        sit(two, server, table, [ben])
        one.get_by_role("button", name="Menu").click()
        one.get_by_role("button", name="Give up").click()
        one.get_by_role("button", name="Yes, give up").click()
        expect(two.get_by_role("contentinfo").get_by_role("heading")).to_have_text("Anna gives up. You win.")
        two.goto(f"{server.url}/replays")
        expect(two.get_by_text(re.compile("^during set-up, Anna gives up"))).to_be_visible()


def test_before_the_first_turn_it_is_said_who_begins(browser: Browser, server: Server) -> None:
    table, anna, ben = two_people(server)
    with window(browser) as one, window(browser) as two:
        sit(one, server, table, [anna])
        sit(two, server, table, [ben])
        expect(one.get_by_role("contentinfo")).to_contain_text("You begin")
        expect(two.get_by_role("contentinfo")).to_contain_text("Anna begins")


def test_a_game_is_claimed_from_whoever_has_no_time_left_and_cannot_let_things_be(
    browser: Browser, server: Server, late: Late
) -> None:
    """The hand is kept and the first resources are laid for whoever has no time; nobody else says what comes next."""
    table, ben = late
    with window(browser) as page:
        sit(page, server, table, [ben])
        told = page.get_by_text("Anna has no time left. You may claim the game, or wait.")
        expect(told).to_be_visible()
        page.get_by_role("button", name="Claim").click()
        expect(page.get_by_role("contentinfo").get_by_role("heading")).to_have_text("Anna has no time left. You win.")
        expect(told).to_have_count(0)
        page.goto(f"{server.url}/replays")
        expect(page.get_by_role("link", name=re.compile("^Replay of Won against Anna"))).to_be_visible()
