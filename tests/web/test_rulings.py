"""The rulings page: a claim's demonstrations are played there, step by step, on the table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browsing import COC, MIDDLE, PHONE, WIDE, Server, keep, serious, sit, through, window

CONTROL = "coc/rule/1.13-gaining-control/f"
IMMUNE = "coc/rule/2.36-immune/a"
STEADFAST = "coc/rule/2.18-steadfast/b"
OPPORTUNITY = "ahlcg/attack-of-opportunity/a"
TRANSFER = "ahlcg/campaign/transfer-optional"
MOMENT = 20_000
"""Milliseconds, by the page's own clock, in which every step has been read."""

SIZES = pytest.mark.parametrize("sizes", [(WIDE, MIDDLE), (PHONE,)], ids=["pointed", "touched"])
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def come(page: Page, server: Server, ruling: str, more: str = "") -> Locator:
    """Come to a ruling; the slider with which its steps are gone through."""
    page.goto(f"{server.url}/rulings/{ruling}{more}")
    step = page.get_by_role("slider", name="Step")
    expect(step).to_be_visible()
    return step


def told(page: Page) -> Locator:
    return page.get_by_role("list", name="What happens")


def test_a_demonstration_is_gone_through_by_key(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        step = come(page, server, CONTROL)
        board = page.get_by_role("region", name="Table")
        expect(step).to_have_value("1")
        expect(told(page)).to_contain_text("The position:")
        expect(board.get_by_role("button", name="Keeper of the Golden Path")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(step).to_have_value("2")
        page.keyboard.press("ArrowRight")
        expect(told(page)).to_contain_text("Use Bribe All")
        page.keyboard.press("ArrowLeft")
        expect(step).to_have_value("2")
        step.focus()
        page.keyboard.press("End")
        expect(step).to_have_value(step.get_attribute("max") or "")
        expect(page.get_by_role("button", name="On", exact=True)).to_be_disabled()
        page.keyboard.press("Home")
        expect(step).to_have_value("1")
        expect(step).to_have_attribute("aria-valuetext", re.compile(r"^1 of \d+: The position:"))


@SIZES
def test_the_titles_of_stories_are_whole_beside_the_list(
    browser: Browser, server: Server, sizes: tuple[tuple[int, int], ...]
) -> None:
    with window(browser, sizes[0]) as page:
        come(page, server, CONTROL)
        board = page.get_by_role("region", name="Table")
        for _ in through(page, sizes):
            for title in ("Ancient Apocrypha", "Dreamwalkers", "Frozen in Time"):
                shown = board.get_by_role("heading", name=title)
                assert shown.evaluate("text => text.scrollWidth <= text.clientWidth"), title


def test_a_demonstration_is_gone_through_by_its_buttons(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        step = come(page, server, CONTROL)
        expect(page.get_by_role("button", name="Back", exact=True)).to_be_disabled()
        page.get_by_role("button", name="On", exact=True).click()
        expect(step).to_have_value("2")
        page.get_by_role("button", name="Last step").click()
        expect(step).to_have_value(step.get_attribute("max") or "")
        page.get_by_role("button", name="First step").click()
        expect(step).to_have_value("1")
        step.fill("3")
        expect(told(page)).to_contain_text("Use Bribe All")


def test_what_is_offered_is_listed_and_the_choice_is_marked(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        come(page, server, CONTROL, "#3")
        offered = page.get_by_role("list", name="Offered to Player 2")
        expect(offered.get_by_role("listitem")).to_have_count(2)
        expect(offered.locator("[aria-current]")).to_contain_text("Use Bribe All")
        chosen = page.get_by_role("region", name="Table").get_by_role("button", pressed=True)
        expect(chosen).to_have_accessible_name(re.compile("^Bribe All, a card of the laboratory"))


def test_what_is_expected_is_marked(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        come(page, server, "ahlcg/example/hope-and-stray-cat", "#4")
        offered = page.get_by_role("list", name="Offered to Scholar")
        expect(offered).to_contain_text("and nothing else")
        expect(offered.get_by_label("expected:")).to_have_count(2)


def test_another_edition_and_another_demonstration_are_chosen(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        step = come(page, server, IMMUNE, "#2")
        expect(step).to_have_value("2")
        editions = page.get_by_role("group", name="Edition it is played in")
        expect(editions.get_by_role("button", pressed=True)).to_have_text("lcg-4")
        editions.get_by_role("button", name="lcg-1.4").click()
        expect(editions.get_by_role("button", pressed=True)).to_have_text("lcg-1.4")
        expect(step).to_have_value("1")
        several = page.get_by_role("group", name="Demonstrations").get_by_role("button")
        second = several.nth(1)
        second.click()
        expect(second).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("group", name="Demonstrations").get_by_role("button", pressed=True)).to_have_count(1)
        page.reload()
        expect(second).to_have_attribute("aria-pressed", "true")
        expect(editions.get_by_role("button", pressed=True)).to_have_text("lcg-1.4")


def test_a_step_is_shared_by_its_address(browser: Browser, server: Server) -> None:
    with window(browser) as anna, window(browser) as stranger:
        step = come(anna, server, CONTROL)
        step.fill("4")
        anna.wait_for_url(re.compile("#4$"))
        stranger.goto(anna.url)
        expect(stranger.get_by_role("slider", name="Step")).to_have_value("4")


def test_a_refusal_leads_to_the_step_that_gives_it_as_a_reason(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        come(page, server, STEADFAST, "?demo=steadfast_is_asked_also_at_cost_0&why")
        expect(told(page)).to_contain_text("Why not")
        link = told(page).get_by_role("link", name=STEADFAST)
        expect(link).to_have_attribute("href", f"/rulings/{STEADFAST}")


def test_a_demonstration_that_was_played_is_shared_from_its_first_step(browser: Browser, server: Server) -> None:
    with window(browser, new=True) as page, window(browser) as stranger:
        page.clock.install()
        step = come(page, server, CONTROL, "?demo=an_attacker_who_changes_sides_counts_for_the_new_side")
        expect(step).to_have_value("1")
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.fast_forward(MOMENT)
        expect(step).not_to_have_value("1")
        page.get_by_role("button", name="Pause", exact=True).click()
        assert "#" not in page.url
        stranger.goto(page.url)
        expect(stranger.get_by_role("slider", name="Step")).to_have_value("1")


def test_a_game_is_played_on_from_a_step(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        come(page, server, CONTROL, "#3")
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        # No hand is covered, since both lay open: it can be pressed at once.
        page.get_by_role("button", name=re.compile("^Bribe All.*can be chosen")).click()
        expect(page.get_by_role("log")).to_contain_text("Player 2 uses Bribe All")
        page.get_by_role("link", name="Ruling", exact=True).click()
        page.wait_for_url(re.compile(f"/rulings/{CONTROL}"))


def test_what_only_reads_facts_has_steps_and_no_table(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        step = come(page, server, TRANSFER)
        expect(told(page)).to_contain_text("A campaign:")
        page.keyboard.press("ArrowRight")
        expect(step).to_have_value("2")
        expect(page.get_by_role("region", name="Table")).not_to_be_visible()
        expect(page.get_by_role("button", name="Play on from here")).not_to_be_visible()


def test_a_card_is_read_by_pressing_it(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        come(page, server, CONTROL)
        page.get_by_role("region", name="Table").get_by_role("button", name=re.compile("^Bribe All")).click()
        expect(page.get_by_role("article", name="Card: Bribe All")).to_be_visible()
        expect(page.get_by_text("a card of the laboratory", exact=True)).to_be_visible()


def test_in_the_text_view_the_table_is_told_in_words(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        keep(page, {"orne.settings": {"textView": True}})
        come(page, server, CONTROL, "#5")
        expect(page.get_by_role("region", name="Table in words")).to_contain_text("Keeper of the Golden Path")
        expect(page.get_by_role("region", name="Table", exact=True)).not_to_be_visible()


def test_only_rulings_with_a_demonstration_are_listed_on_demand(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/rulings")
        found = page.get_by_role("status").filter(has_text="rulings")
        expect(found).to_be_visible()
        every = found.inner_text()
        page.get_by_role("button", name="with a demonstration").click()
        expect(found).not_to_have_text(every)
        links = page.get_by_role("navigation", name="Rulings found").get_by_role("link")
        expect(links.filter(has=page.get_by_label("shown in play"))).to_have_count(links.count())


def test_it_is_played_once_by_itself_until_somebody_turns_to_a_step(browser: Browser, server: Server) -> None:
    with window(browser, (1440, 1400), new=True, reduced_motion="no-preference") as page:
        page.clock.install()
        step = come(page, server, CONTROL)
        expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
        page.clock.fast_forward(MOMENT)
        expect(step).not_to_have_value("1")
        page.get_by_role("button", name="First step").click()
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        expect(step).to_have_value("1")


def test_without_movement_nothing_is_played_unasked(browser: Browser, server: Server) -> None:
    with window(browser, (1440, 1400), new=True) as page:
        page.clock.install()
        step = come(page, server, CONTROL)
        page.clock.fast_forward(MOMENT)
        expect(step).to_have_value("1")
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.fast_forward(MOMENT)
        expect(step).not_to_have_value("1")


def test_what_cannot_be_shown_says_why(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/rulings/coc/rulebook/steadfast-example")
        expect(page.get_by_role("region", name="Demonstration")).to_contain_text(
            "It cannot be shown in play: It corrects"
        )
        page.goto(f"{server.url}/rulings/{CONTROL}?edition=lcg-9")
        expect(page.get_by_role("region", name="Demonstration")).to_contain_text("not in lcg-9")


@SIZES
@pytest.mark.parametrize("ruling", [CONTROL, OPPORTUNITY])
def test_axe_finds_nothing(browser: Browser, server: Server, sizes: tuple[tuple[int, int], ...], ruling: str) -> None:
    with window(browser, sizes[0]) as page:
        come(page, server, ruling, "#2")
        expect(page.get_by_role("region", name="Table")).to_be_visible()
        for size in through(page, sizes):
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                assert serious(page) == [], (size, scheme)
            wider = page.evaluate("document.documentElement.scrollWidth > innerWidth")
            assert not wider


def _report(page: Page, words: str) -> dict[str, Any]:
    """The report that is saved, with some words."""
    save = page.get_by_role("button", name="Save it as a file")
    expect(save).to_be_disabled()
    page.get_by_label("What is wrong, and what would be right?").fill(words)
    with page.expect_download() as saved:
        save.click()
    expect(page.get_by_role("status").filter(has_text="The report was saved")).to_be_visible()
    found: dict[str, Any] = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    return found


def test_whoever_thinks_a_ruling_wrong_reports_its_position(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        come(page, server, CONTROL, "#3")
        page.get_by_role("button", name="Think it is wrong?").click()
        page.wait_for_url(re.compile(r"/t/[\w-]+\?report$"))
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        form = page.get_by_role("region", name="Think it is wrong?")
        expect(form.get_by_role("link", name=CONTROL)).to_be_visible()
        bar = page.get_by_role("contentinfo").get_by_role("heading")
        expect(bar).to_contain_text("struggle")
        assert serious(page) == []
        report = _report(page, "He should stay.")
        assert (report["ruling"], report["words"]) == (CONTROL, "He should stay.")
        assert report["question"] == bar.inner_text()
        assert "Use Bribe All" in report["offered"]
        assert report["record"]["start"]["position"]


def test_a_ruling_without_a_demonstration_is_reported_where_it_stands(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/rulings/coc/rulebook/steadfast-example")
        page.get_by_role("button", name="Think it is wrong?").click()
        report = _report(page, "It says otherwise.")
        assert report["ruling"] == "coc/rulebook/steadfast-example"
        assert report["sentence"]


def test_a_refusal_is_reported_with_its_reason(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button").first.click()
        why = page.get_by_role("dialog")
        title = why.get_by_role("heading").inner_text()
        why.get_by_role("button", name="report").click()
        report = _report(page, "It should be possible.")
        assert report["about"]["title"] == title
        assert report["about"]["reasons"]
        assert report["record"]["start"]["seed"] == 3
