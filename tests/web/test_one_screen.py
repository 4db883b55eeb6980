"""Several investigators on one screen: what all of them may do at once is one question, answered with one button."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from orne.arkham.position import Inv, Place, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.web.browsing import ARKHAM, PHONE, WIDE, Server, edges, location, sit, window
from tests.web.positions import built


def two_in_the_study() -> Game[State]:
    roland = Inv(hand=["perception", "flashlight", "machete"])
    agnes = Inv("core/agnes-baker", hand=["scrying", "perception", "deduction", "guts"])
    return build(roland, agnes, locations=[Place("study", clues=3)], bag=["0", "-2", "auto-fail"])


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_cards_are_committed_from_every_hand_on_the_screen_at_once(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    table, seats = built(server, two_in_the_study())
    with window(browser, size) as page:
        sit(page, server, table, seats)
        asked = page.get_by_role("contentinfo", name="What is asked")
        location(page, "Study").click()
        expect(asked.get_by_role("heading")).to_have_text("Commit which card to the test?")
        expect(asked.get_by_text("Roland and Agnes", exact=True)).to_be_visible()
        roland, agnes = (page.get_by_role("region", name=f"{who}’s hand") for who in ("Roland", "Agnes"))
        expect(agnes.get_by_role("button", name=re.compile("can be chosen"))).to_have_count(3)
        roland.get_by_role("button", name=re.compile("^Flashlight")).click()
        agnes.get_by_role("button", name=re.compile("^Scrying")).click()
        expect(page.get_by_role("img", name=re.compile("without Flashlight and Scrying$")).first).to_be_attached()
        # Agnes commits one card to the test of another: the second takes the place of the first.
        agnes.get_by_role("button", name=re.compile("^Deduction")).click()
        expect(agnes.get_by_role("button", pressed=True)).to_have_accessible_name(re.compile("^Deduction"))
        # No second copy of a card of which one is the most may be committed, from whichever hand.
        agnes.get_by_role("button", name=re.compile("^Perception")).click()
        roland.get_by_role("button", name=re.compile("^Perception")).click()
        expect(agnes.get_by_role("button", pressed=True)).to_have_count(0)
        agnes.get_by_role("button", name=re.compile("^Scrying")).click()
        asked.get_by_role("button", name=re.compile("^Reveal a token")).click()
        expect(asked.get_by_role("heading")).not_to_have_text("Commit which card to the test?")
        expect(page.get_by_text("Agnes commits Scrying").first).to_be_attached()


def test_on_a_phone_each_hand_has_its_name_over_the_cards_that_can_be_committed(
    browser: Browser, server: Server
) -> None:
    table, seats = built(server, two_in_the_study())
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        location(page, "Study").click()
        hands = [page.get_by_role("region", name=f"{who}’s hand") for who in ("Roland", "Agnes")]
        expect(hands[1]).to_be_visible()
        boxes = [edges(each) for each in hands]
        assert boxes[0][2] <= boxes[1][0], "they lie beside one another"
        for hand, who, count in zip(hands, ("Roland", "Agnes"), (2, 3), strict=True):
            expect(hand.get_by_text(f"{who}, ")).to_be_visible()
            expect(hand.get_by_role("button").filter(visible=True)).to_have_count(count)


def test_a_card_in_another_hand_is_read_with_what_it_would_make_of_the_test(browser: Browser, server: Server) -> None:
    table, seats = built(server, two_in_the_study())
    with window(browser) as page:
        sit(page, server, table, seats)
        location(page, "Study").click()
        agnes = page.get_by_role("region", name="Agnes’s hand")
        agnes.get_by_role("button", name=re.compile("^Scrying")).hover()
        page.get_by_role("tab", name="Card").click()
        card = page.get_by_role("article", name="Card: Scrying")
        expect(card.get_by_role("term")).to_have_text(["Commit Scrying"])


def test_a_hand_at_another_screen_stays_covered_and_is_asked_there(browser: Browser, server: Server) -> None:
    seats = [ARKHAM["seats"][0], {"kind": "link", "deck": "starter-agnes"}]
    made = server.post("/api/tables", ARKHAM | {"seats": seats})
    table, (mine, other) = made["id"], made["seats"]
    theirs = server.post(f"/api/tables/{table}/claim", {"invitation": other["invitation"], "name": "Ben"})
    with window(browser) as one, window(browser) as two:
        sit(one, server, table, [mine])
        sit(two, server, table, [theirs])
        expect(one.get_by_role("region", name="Agnes’s hand").get_by_role("button")).to_have_count(0)
        expect(two.get_by_role("region", name="Roland’s hand").get_by_role("button")).to_have_count(0)
