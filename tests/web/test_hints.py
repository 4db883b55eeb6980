"""Hints on the page: a bot is chosen, thinks, and says what the best options are worth."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import COC, PHONE, WIDE, Server, serious, sit, window
from tests.web.positions import laid


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_bot_says_what_it_would_do_and_why(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    table, seats = laid(server, COC, lambda page: len(page["question"]["options"]) > 2, least=2)
    with window(browser, size) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Ask for a hint").click()
        sheet = page.get_by_role("region", name="Hint")
        told = sheet.get_by_role("status")
        sheet.get_by_role("button", name="search quick").click()
        expect(told).to_contain_text("The search-quick bot would answer: ", timeout=60_000)
        expect(told).to_contain_text(
            re.compile(r"Wins (about \d+ of 100|nearly all|hardly any) games from here.* tried")
        )
        assert serious(page) == []
        sheet.get_by_role("button", name="greedy").click()
        expect(told).to_contain_text("The greedy bot would answer: ", timeout=60_000)
        expect(told).to_contain_text("It gives no reasons for this.")
        page.keyboard.press("Escape")
        expect(sheet).not_to_be_visible()
        page.keyboard.press("b")
        expect(told).to_have_text("")


def test_a_hint_is_gone_with_its_question(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, lambda page: "mulligan" in [each["key"] for each in page["question"]["options"]])
    with window(browser) as page:
        sit(page, server, table, seats)
        expect(page.get_by_role("button", name=re.compile("^Why not"))).to_be_visible()
        page.keyboard.press("b")
        sheet = page.get_by_role("region", name="Hint")
        told = sheet.get_by_role("status")
        sheet.get_by_role("button", name="greedy").click()
        expect(told).to_contain_text("The greedy bot would answer: ", timeout=60_000)
        page.get_by_role("contentinfo").get_by_role("button").last.click()
        expect(told).not_to_contain_text("would answer")
