"""Replays: every position of a game, both hands once it is over, links, branches."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from orne.coc.position import Side
from orne.coc.position import build as duel
from tests.web.browsing import ARKHAM, COC, LYING, PHONE, WIDE, Server, resize, serious, sit, window
from tests.web.positions import WAIT, built, joined


def _given_up(server: Server, table: str, secret: str, most: int) -> None:
    """Play the first option again and again, then give up."""
    answers = 0
    with joined(server, table, secret) as socket:
        while True:
            said = json.loads(socket.recv(WAIT))
            if said["type"] != "page":
                continue
            if said["ended"]:
                return
            if asked := said["question"]:
                answer = {"q": asked["id"], "n": asked["n"], "seat": asked["seat"], "i": 0}
                first = {"type": "answer", "key": asked["options"][0]["key"], **answer}
                socket.send(json.dumps(first if answers < most else {"type": "concede"}))
                answers += 1


def _ended(server: Server, wishes: dict[str, Any], most: int = 25) -> str:
    """A game that is over."""
    table, seats = server.table(wishes)
    _given_up(server, table, seats[0]["secret"], most)
    return table


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A game that is over, for those who only look at it."""
    return _ended(server, COC)


def test_a_game_is_gone_through_by_key(browser: Browser, server: Server, over: str) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/replays/{over}")
        position = page.get_by_role("slider", name="Position")
        expect(position).to_have_attribute("aria-valuetext", re.compile("^Set-up.* 0 of "))
        for key in ("ArrowRight", "]", "]", "["):
            page.keyboard.press(key)
        expect(position).to_have_value("2")
        page.keyboard.press("ArrowDown")
        expect(position).to_have_attribute("aria-valuetext", re.compile("^Turn 1"))
        page.evaluate("() => { location.hash = '5'; }")
        expect(position).to_have_value("5")
        page.keyboard.press("End")
        last = position.get_attribute("max") or ""
        expect(position).to_have_value(last)
        # Nobody is asked any more, though the game ended in the middle of a question.
        expect(page.get_by_role("region", name="What was asked")).to_contain_text("Anna gives up.")
        expect(page.get_by_role("group", name="Positions")).not_to_contain_text("is asked")
        page.get_by_role("button", name="First position").click()
        expect(position).to_have_value("0")
        # Keys that only look do here what they do at a table.
        page.keyboard.press("/")
        expect(page.get_by_role("textbox", name="Search")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.get_by_role("region", name="Search")).not_to_be_attached()
        page.keyboard.press("d")
        expect(page.get_by_role("button", name="Your domain 1")).to_be_focused()
        page.keyboard.press("z")
        expect(page.get_by_role("complementary")).not_to_be_visible()


def test_both_hands_lie_open_once_it_is_over(browser: Browser, server: Server, over: str) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/replays/{over}#6")
        other = page.get_by_role("region", name="The other hand")
        expect(other.get_by_role("button").first).to_be_visible()
        assert serious(page) == []
        page.keyboard.press("h")
        expect(other).not_to_be_visible()
        page.keyboard.press("f")
        expect(page.get_by_role("region", name="Anna")).to_be_visible()


def test_a_position_is_shared_by_its_address(browser: Browser, server: Server, over: str) -> None:
    with window(browser) as anna, window(browser) as stranger:
        anna.goto(f"{server.url}/replays/{over}#9")
        expect(anna.get_by_role("slider", name="Position")).to_have_value("9")
        anna.get_by_role("button", name="Share").click()
        address = anna.get_by_label("Address of this position").input_value()
        stranger.goto(address)
        expect(stranger.get_by_role("slider", name="Position")).to_have_value("9")
        expect(stranger.get_by_role("main", name="Table")).to_be_visible()
        # A line of the log has an address as well, from either side.
        anna.keyboard.press("Escape")
        anna.get_by_role("button", name="Other side").click()
        expect(anna).to_have_url(f"{server.url}/replays/{over}?side=2#9")
        expect(anna.get_by_role("log")).to_contain_text("Anna attaches")
        line = anna.get_by_role("log").get_by_role("link", name="Look back at this position").nth(2)
        href = line.get_attribute("href") or ""
        told = line.locator("xpath=..").inner_text()
        line.click()
        expect(anna).to_have_url(f"{server.url}{href}")
        expect(anna.get_by_label("Address of this line")).to_have_value(f"{server.url}{href}")
        stranger.goto(f"{server.url}{href}")
        expect(stranger.get_by_role("log").locator("[aria-current]")).to_have_text(told.strip())


def test_a_game_goes_on_from_a_position(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        table = _ended(server, COC)
        page.goto(f"{server.url}/replays/{table}#5")
        page.get_by_role("button", name="Branch here").click()
        # Whoever goes on plays a game: what was hidden is dealt anew, unless they want it as it was.
        expect(page.get_by_label("What is hidden")).to_have_value("anew")
        with page.expect_request("**/branch") as sent:
            page.get_by_role("button", name="Go on from here").click()
        assert '"deal":"anew"' in str(sent.value.post_data)
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        assert table not in page.url
        expect(page.get_by_role("main", name="Table")).to_be_visible()


def test_another_commitment_is_a_branch_that_names_it(browser: Browser, server: Server) -> None:
    game = duel(Side(play=["hired-muscle", "steve-clarney"]), step="active player commits")
    table, seats = built(server, game, "human", "random")
    with window(browser) as page:
        _given_up(server, table, seats[0]["secret"], 3)
        page.goto(f"{server.url}/replays/{table}#0")
        asked = page.get_by_role("region", name="What was asked")
        expect(asked).to_contain_text("Commit which character")
        page.get_by_role("list", name="Your cards").get_by_role("button", name=re.compile("^Steve")).click()
        page.get_by_role("button", name=re.compile("^Dreamwalkers, .*can be chosen")).click(position={"x": 14, "y": 10})
        asked.get_by_role("button", name="Commit 1 and go on").click()
        expect(asked.get_by_role("status")).to_contain_text("Commit Steve Clarney to Dreamwalkers, instead of: ")
        with page.expect_request("**/branch") as sent:
            page.get_by_role("button", name="Play on with this").click()
        # What would have come of it is to be seen: everything else is as it was.
        assert '"deal":"same"' in str(sent.value.post_data)
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        expect(page.get_by_role("log")).to_contain_text("Steve Clarney")


@pytest.mark.parametrize("sizes", [(PHONE, LYING), (WIDE, (1366, 768))], ids=["touched", "pointed"])
def test_the_hand_of_a_replay_is_in_sight(
    browser: Browser, server: Server, over: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    with window(browser, sizes[0]) as page:
        for size in sizes:
            resize(page, size)
            # How high a window is counts when the game comes: in a low one the other hand is not shown with it.
            page.goto("about:blank")
            page.goto(f"{server.url}/replays/{over}#9")
            hand = page.get_by_role("list", name=re.compile("^Your hand"))
            expect(hand).to_be_in_viewport(ratio=0.6 if size == (1366, 768) else 0.9)
            expect(page.get_by_role("button", name="Share")).to_be_in_viewport(ratio=1)


POSITIONS = """
async (table) => {
  const { marks } = await (await fetch(`/api/tables/${table}/track?seat=0`)).json();
  const asked = marks.map(async ({ n }) =>
    (await fetch(`/api/tables/${table}/positions/${n}?seat=0&open=true&asked=true`)).json());
  return Promise.all(asked);
}
"""
"""Every position of a game that is over, with what was asked there."""


def _otherwise(page: Page, table: str, verb: str) -> tuple[int, str, str, str]:
    """A position and something that could have been chosen there: its words, its first card's, and what was chosen."""
    for position in page.evaluate(POSITIONS, table):
        options = (position["page"]["question"] or {"options": []})["options"]
        titles = {card["h"]: card.get("title", "") for card in position["page"]["cards"]}
        for option in options:
            if option["verb"] == verb and option["i"] != position["chosen"]:
                chosen = options[position["chosen"]]["label"]
                return position["n"], option["label"], titles.get(option["cards"][0], ""), chosen
    raise AssertionError(f"nobody could {verb} otherwise")


def test_choosing_something_else_makes_a_branch(browser: Browser, server: Server) -> None:
    with window(browser) as page, window(browser) as stranger:
        table = _ended(server, ARKHAM, 18)
        page.goto(f"{server.url}/api/tables")  # whence everything else is asked for
        n, label, place, chosen = _otherwise(page, table, "move")
        page.goto(f"{server.url}/replays/{table}#{n}")
        asked = page.get_by_role("region", name="What was asked")
        expect(asked).to_contain_text(chosen)
        page.get_by_role("button", name=re.compile(f"^{place}.*can be chosen")).click(position={"x": 14, "y": 10})
        expect(asked.get_by_role("status")).to_have_text(f"{label}, instead of: {chosen}")
        page.keyboard.press("Escape")
        expect(asked.get_by_role("status")).not_to_be_visible()
        # What was chosen then leads on.
        page.keyboard.press("t")
        words = page.get_by_role("main", name="Table in words")
        words.get_by_role("button", name=f"{chosen} (chosen)", exact=True).click()
        expect(page.get_by_role("slider", name="Position")).to_have_value(str(n + 1))
        page.keyboard.press("ArrowLeft")
        words.get_by_role("button", name=label, exact=True).click()
        page.get_by_role("button", name="Play on with this").click()
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        branch = page.url.rsplit("/", 1)[1]
        log = page.get_by_role("log")
        expect(log).to_contain_text(place)
        # The branch has an address of its own, and what it left is told there.
        stranger.goto(f"{server.url}/replays/{branch}#{n}")
        tree = stranger.get_by_role("region", name="Tree of this game")
        expect(tree.get_by_role("link", name="The game")).to_have_attribute("href", f"/replays/{table}#0")
        expect(tree.get_by_role("link", name=label, exact=True)).to_have_attribute("aria-current", "page")
        assert serious(stranger) == []


def _branched(page: Page, server: Server, table: str, n: int) -> str:
    """A game that goes on from a position of one that is over, with everything as it was."""
    page.goto(f"{server.url}/replays/{table}#{n}")
    page.get_by_role("button", name="Branch here").click()
    page.get_by_label("What is hidden").select_option("as it was")
    page.get_by_role("button", name="Go on from here").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    return page.url.rsplit("/", 1)[1]


def test_branches_are_a_tree_under_the_log(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        table = _ended(server, COC)
        branch = _branched(page, server, table, 5)
        inner = _branched(page, server, branch, 3)
        page.goto(f"{server.url}/replays/{table}#2")
        tree = page.get_by_role("region", name="Tree of this game")
        expect(tree.get_by_role("link", name="play")).to_have_count(2)
        links = [(each.get_attribute("href"), each.inner_text()) for each in tree.get_by_role("link").all()]
        assert links == [
            (f"/replays/{table}#0", "The game"),
            (f"/replays/{table}#5", "5"),
            (f"/replays/{branch}#5", "Another way on"),
            (f"/t/{branch}", "play"),
            (f"/replays/{branch}#3", "3"),
            (f"/replays/{inner}#0", "Another way on"),
            (f"/t/{inner}", "play"),
        ]
        tree.get_by_role("link", name="Position 5, where it leaves").click()
        expect(page.get_by_role("slider", name="Position")).to_have_value("5")
        tree.get_by_role("link", name="Another way on").last.click()
        expect(page).to_have_url(f"{server.url}/replays/{inner}#0")
        expect(tree.get_by_role("link", name="Another way on").last).to_have_attribute("aria-current", "page")


def test_comments_are_read_by_whoever_has_the_address(browser: Browser, server: Server) -> None:
    with window(browser) as page, window(browser, PHONE) as phone:
        table = _ended(server, COC)
        page.goto(f"{server.url}/replays/{table}#5")
        page.get_by_role("button", name="Comments").click()
        page.get_by_role("textbox", name="Comment on position 5").fill("Here it went wrong.")
        page.get_by_role("group", name="Sign for position 5").get_by_role("button", name="bad").click()
        tree = page.get_by_role("region", name="Tree of this game")
        expect(tree.get_by_role("list", name="Comments")).to_have_text(re.compile(r"5\s*\?\s*Here it went wrong\."))
        assert serious(page) == []
        phone.goto(f"{server.url}/replays/{table}#2")
        phone.get_by_role("button", name="Comments").click()
        tree = phone.get_by_role("region", name="Tree of this game")
        expect(tree).to_contain_text("Here it went wrong.")
        expect(phone.get_by_role("region", name="Log", exact=True)).not_to_be_attached()
        tree.get_by_role("link", name="Position 5", exact=True).click()
        expect(phone.get_by_role("slider", name="Position")).to_have_value("5")
        expect(phone.get_by_role("textbox", name="Comment on position 5")).to_have_value("Here it went wrong.")
        phone.get_by_role("textbox", name="Comment on position 5").fill("")
        phone.get_by_role("group", name="Sign for position 5").get_by_role("button", name="none").click()
        expect(tree).not_to_contain_text("Here it went wrong.")
        assert serious(phone) == []


def test_a_replay_is_read_in_words(browser: Browser, server: Server, over: str) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/replays/{over}#6")
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        page.keyboard.press("t")
        words = page.get_by_role("main", name="Table in words")
        expect(words.get_by_role("region", name="Your hand").get_by_role("listitem").first).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("slider", name="Position")).to_have_value("7")
        expect(words).to_be_visible()


DRAWN = """
() => {
  window.drawn = [];
  const draw = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (words, ...more) {
    window.drawn.push(words);
    return draw.call(this, words, ...more);
  };
}
"""
"""Notes every word that is drawn on a picture."""


def _pictured(page: Page) -> str:
    """Every word on the picture of the position that is looked at."""
    page.evaluate(DRAWN)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="This position as an image").click()
    expect(page.get_by_role("img", name=re.compile("position"))).to_be_visible()
    return "\n".join(page.evaluate("window.drawn"))


@pytest.mark.parametrize("wishes", [COC, ARKHAM], ids=["coc", "arkham"])
def test_a_position_is_saved_as_an_image(browser: Browser, server: Server, wishes: dict[str, Any]) -> None:
    with window(browser) as page:
        table = _ended(server, wishes, 12)
        page.goto(f"{server.url}/replays/{table}#6")
        expect(page.get_by_role("slider", name="Position")).to_have_value("6")
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        words = _pictured(page)
        assert "position 6" in words
        assert ("Frozen in Time" in words) == (wishes is COC)
        assert ("Roland Banks" in words) == (wishes is ARKHAM)
        assert "Hand: " in words
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save the image as a file").click()
        assert saved.value.suggested_filename == f"orne-{table}-6.png"
        assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
        assert serious(page) == []


def test_hands_are_not_on_an_image_while_the_game_goes_on(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        hand = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button")
        expect(hand.first).to_be_visible()
        titles = [str(name).split(",")[0] for name in hand.evaluate_all("all => all.map(each => each.ariaLabel)")]
        page.goto(f"{server.url}/replays/{table}")
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        words = _pictured(page)
        assert "cards in hand" in words
        assert titles
        assert not [title for title in titles if title in words]
