"""The guided first game: the coach's card stands beside the question, and what it says can be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from orne.learn.lessons import LESSONS
from tests.web.browsing import PHONE, WIDE, Player, Server, serious, window

GAMES = {"coc": "Call of Cthulhu", "arkham": "Arkham Horror"}


def _begin(page: Page, server: Server, game: str) -> None:
    page.goto(server.url)
    page.get_by_role("region", name="New here?").get_by_role("link", name=GAMES[game]).click()
    page.get_by_role("button", name=f"Begin {GAMES[game]}").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))


def _try(page: Page, words: str) -> None:
    """Do what the coach would try, as a person finds it: by the option's own words, else on what is lit."""
    player = Player(page)
    lit = page.get_by_role("button", name=re.compile(", can be chosen(?! too)"))
    choice = page.get_by_role("button", name=re.compile(re.escape(words), re.IGNORECASE)) if words else lit
    if player.ready() and words.lower() in player.primary.inner_text().lower():
        player.primary.click()
    elif choice.count():
        choice.first.click(position={"x": 14, "y": 10})
    elif lit.count():
        # A card is pressed, then what pays for it or where it goes.
        lit.first.click(position={"x": 14, "y": 10})
    else:
        player.turn()


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_first_game_is_coached_step_by_step(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    lesson = LESSONS[game]
    with window(browser, size) as page:
        _begin(page, server, game)
        coach = page.get_by_role("complementary", name="Coach")
        expect(coach.get_by_role("heading")).to_have_text(lesson.steps[0].title)
        expect(coach).to_contain_text(f"1 of {lesson.size}")
        assert serious(page) == []
        player, titles = Player(page), [lesson.steps[0].title]
        for _ in range(60):
            player.settled()
            if len(titles) == 4:
                break
            if coach.count() and (title := coach.get_by_role("heading").inner_text()) != titles[-1]:
                titles.append(title)
            tried = coach.get_by_role("paragraph").filter(has_text="Try:")
            _try(page, tried.inner_text().removeprefix("Try:").strip() if tried.count() else "")
        assert titles[:2] == [step.title for step in lesson.steps[:2]]
        assert len(set(titles) & {step.title for step in lesson.steps}) == 4


def test_a_card_of_the_coach_is_put_away_until_the_next_step(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        _begin(page, server, "coc")
        coach = page.get_by_role("complementary", name="Coach")
        coach.get_by_role("button", name="Put this card away").click()
        expect(coach).not_to_be_visible()
        Player(page).primary.click()
        expect(coach.get_by_role("heading")).to_have_text(LESSONS["coc"].steps[1].title)


def test_afterwards_the_same_game_without_the_coach(browser: Browser, server: Server) -> None:
    with window(browser, new=True) as page:
        _begin(page, server, "coc")
        hand = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button")
        expect(hand).to_have_count(8)
        dealt = [name.split(",")[0] for name in hand.evaluate_all("all => all.map(each => each.ariaLabel)")]
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Yes, give up").click()
        expect(page.get_by_role("complementary", name="Coach").get_by_role("heading")).to_have_text("The end")
        # Pressed twice, it is asked for once, and is one step of the way back.
        asked: list[str] = []
        page.on("request", lambda sent: asked.append(sent.url) if sent.url.endswith("/rematch") else None)
        steps = page.evaluate("history.length")
        page.get_by_role("button", name="The same again without me").dblclick()
        page.wait_for_function("before => location.pathname !== before", arg=page.evaluate("location.pathname"))
        expect(page.get_by_role("contentinfo").get_by_role("heading")).to_be_visible()
        expect(hand).to_have_count(8)
        assert [name.split(",")[0] for name in hand.evaluate_all("all => all.map(each => each.ariaLabel)")] == dealt
        expect(page.get_by_role("complementary", name="Coach")).not_to_be_visible()
        assert (len(asked), page.evaluate("history.length")) == (1, steps + 1)
        # The one that was given up is listed with how it ended.
        page.goto(f"{server.url}/replays")
        expect(page.get_by_role("link", name=re.compile("^Replay of Lost to Greedy"))).to_be_visible()
