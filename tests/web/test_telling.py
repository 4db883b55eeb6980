"""What happens is seen step by step, at a pace one can set; nothing waits for it, and sounds are off unless wanted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from orne.arkham.position import Foe, Inv, build
from orne.coc.position import Side, Story
from orne.coc.position import build as duel
from tests.web.browsing import ARKHAM, CAN, COC, LYING, PHONE, Player, Server, beforehand, keep, sit, window
from tests.web.positions import asked, built, can_commit, laid

SOUNDS = """
window.heard = 0;
const quiet = new Proxy(function () {}, {get: (_, name) => name === 'value' ? 0 : quiet, apply: () => quiet,
  set: () => true});
window.AudioContext = class {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator() { window.heard += 1; return quiet; }
  createGain() { return quiet; }
};
"""
"""Counts what would be heard."""
FLIES = """
window.flew = 0;
new MutationObserver((all) => {
  const added = all.flatMap((each) => [...each.addedNodes]);
  window.flew += added.filter((node) => String(node.className).startsWith('flying')).length;
}).observe(document, {childList: true, subtree: true});
"""
"""Counts the tokens that fly."""
TOLD = """
window.told = 0;
new MutationObserver(() => { window.told += document.querySelectorAll('p.told').length; })
  .observe(document, {childList: true, subtree: true});
"""
"""Counts what is told above the table, which screen readers have from the log."""
UNTIL_PRESSED = 1000
"""A pace at which each thing is told until somebody presses."""
MOST_TOLD = 45
"""The page tells no more things than that."""


def _settled(page: Page, **settings: object) -> None:
    keep(page, {"orne.settings": settings})


def _on(page: Page) -> None:
    """Press beside everything: what is told goes on."""
    page.get_by_role("log").click(position={"x": 300, "y": 5})


def _fought(page: Page) -> Locator:
    """The struggle that is told of now."""
    return page.get_by_role("columnheader").and_(page.locator("[aria-current='step']"))


def _commit(page: Page, player: Player) -> None:
    """Send the first character to the first story."""
    page.get_by_role("list", name="Your cards").get_by_role("button", name=CAN).first.click()
    page.get_by_role("button", name=re.compile(r"you \d of \d.*can be chosen")).first.click(position={"x": 14, "y": 10})
    expect(player.primary).to_contain_text("Commit 1 and go on")
    player.primary.click()


def _next_story(page: Page, player: Player, log: Locator) -> None:
    """Commit somebody, and answer as little as possible until a struggle is in the log."""
    struggles = log.get_by_text("struggle,")
    _commit(page, player)
    for _ in range(60):
        player.settled()
        if struggles.count():
            return
        if player.prompt.startswith("Commit") and player.lit.count():
            _commit(page, player)
        elif player.ready():
            player.primary.click()
        else:
            player.turn()
    raise AssertionError("no story resolves")


def test_a_story_is_seen_as_it_was_until_it_is_told_how_it_resolved(browser: Browser, server: Server) -> None:
    """Struggles are fought one after the other, tokens and winners come as they are told, and nothing waits for it."""
    stories = [Story("ancient-apocrypha", (3, 0)), Story("dreamwalkers"), Story("frozen-in-time")]
    table, seats = built(
        server, duel(Side(play=["hired-muscle"]), stories=stories, step="active player commits"), "human", "random"
    )
    with window(browser) as page:
        _settled(page, pace=UNTIL_PRESSED)
        sit(page, server, table, seats)
        player, fought = Player(page), _fought(page)
        story = page.get_by_role("region", name="Ancient Apocrypha")
        struggles = story.get_by_role("row").last.get_by_role("cell")
        lane = page.get_by_role("list", name="You at Ancient Apocrypha")
        player.settled()
        _commit(page, player)
        expect(page.get_by_role("log").get_by_text("You win Ancient Apocrypha!")).to_be_visible()
        player.settled()
        # The question that came of it can be answered already.
        assert player.ready() or player.choices()
        expect(struggles).to_have_text([""] * 5)
        for name, numbers in (("combat", ["", "3", "", "", ""]), ("skill", ["", "3", "", "", "3"])):
            _on(page)
            expect(fought.get_by_role("img")).to_have_accessible_name(name)
            expect(struggles).to_have_text(numbers)
            expect(story.get_by_role("button", name=re.compile("^Ancient Apocrypha, you 3 of 5"))).to_be_visible()
            expect(lane).to_have_text(re.compile("Hired Muscle"))
        for count in (4, 5):
            _on(page)
            expect(story.get_by_role("button", name=re.compile(f"you {count} of 5"))).to_be_visible()
        for _ in range(MOST_TOLD):
            _on(page)
            if not fought.count():
                break
        expect(fought).to_have_count(0)


def test_how_the_game_ends_is_told_before_the_bar_says_so(browser: Browser, server: Server) -> None:
    stories = [Story("ancient-apocrypha", (3, 0)), Story("dreamwalkers"), Story("frozen-in-time")]
    mine = Side(play=["hired-muscle"], won=["nowhere-to-hide", "rotting-away"])
    game = duel(mine, stories=stories, step="active player commits")
    table, seats = built(server, game, "human", "random")
    with window(browser) as page:
        _settled(page, pace=UNTIL_PRESSED)
        sit(page, server, table, seats)
        player, fought = Player(page), _fought(page)
        player.settled()
        _commit(page, player)
        expect(player.bar.get_by_role("heading")).to_have_text("The game is over: this is how it ended")
        expect(player.bar.get_by_role("link", name="Replay")).to_have_count(0)
        _on(page)
        expect(fought.get_by_role("img")).to_have_accessible_name("combat")
        expect(player.primary).to_contain_text("On to the end")
        expect(page.get_by_text("2 of 3")).to_be_visible()
        player.primary.click()
        expect(player.bar.get_by_role("heading")).to_have_text("You have won three stories.")
        expect(page.get_by_text("3 of 3")).to_be_visible()
        expect(player.primary).to_contain_text("Rematch")
        expect(fought).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LYING])
def test_on_a_phone_the_phase_is_seen_while_something_is_told(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    game = duel(Side(play=["hired-muscle"]), step="active player commits")
    table, seats = built(server, game, "human", "random")
    with window(browser, size) as page:
        _settled(page, pace=UNTIL_PRESSED)
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        _commit(page, player)
        told = page.locator(".told")
        expect(told).to_be_visible()
        asks, strip = player.bar, page.get_by_label("Where the game is")
        things = (strip, asks, told, asks.get_by_role("heading"))
        boxes = [thing.bounding_box() for thing in things]
        tops = [box["y"] for box in boxes if box]
        assert tops == sorted(tops)
        ends = [box["y"] + box["height"] for box in boxes if box]
        assert ends[0] <= tops[1]
        assert ends[2] <= tops[3] + 1
        # Whoever looks back does not see the present told meanwhile.
        page.keyboard.press("[")
        expect(asks.get_by_role("heading")).to_contain_text("Looking back")
        expect(told).to_have_count(0)


def test_a_token_lands_and_then_the_test_comes_out_even_where_something_is_asked_in_it(
    browser: Browser, server: Server
) -> None:
    game = build(Inv(hand=["overpower"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=["-1", "0"])
    game.choose("fight core/ghoul-minion")
    table, seats = built(server, game)
    with window(browser) as page:
        _settled(page, pace=UNTIL_PRESSED)
        sit(page, server, table, seats)
        test = page.get_by_role("region", name="Skill test").first
        result = test.get_by_text(re.compile("^(Success|Failure)"))
        player = Player(page)
        player.settled()
        page.get_by_role("button", name=re.compile("^Overpower.*can be chosen")).click()
        player.primary.click()
        expect(player.bar.get_by_role("heading")).to_have_text("Which result applies first?")
        # The next question is there already, and how the test came out is still to be told.
        expect(result).to_have_count(0)
        token = test.get_by_role("paragraph").get_by_role("img")
        for _ in range(MOST_TOLD):
            if token.count():
                break
            _on(page)
        expect(result).to_have_count(0)
        for _ in range(MOST_TOLD):
            if result.count():
                break
            _on(page)
        expect(result.first).to_be_visible()


@pytest.mark.parametrize("pace", [0, UNTIL_PRESSED])
def test_at_once_nothing_is_told(browser: Browser, server: Server, pace: int) -> None:
    table, seats = laid(server, COC, asked("^Commit", can_commit))
    with window(browser) as page:
        beforehand(page, TOLD)
        _settled(page, pace=pace)
        sit(page, server, table, seats)
        _next_story(page, Player(page, 3), page.get_by_role("log"))
        assert bool(page.evaluate("window.told")) is (pace > 0)


@pytest.mark.parametrize("wanted", [False, True])
def test_sounds_are_heard_where_they_are_wanted(browser: Browser, server: Server, wanted: bool) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        beforehand(page, SOUNDS)
        page.goto(f"{server.url}/settings")
        switch = page.get_by_role("switch", name="Sounds")
        expect(switch).not_to_be_checked()
        if wanted:
            switch.click()
            expect(switch).to_be_checked()
        sit(page, server, table, seats)
        player = Player(page, 3)
        expect(player.primary).to_be_visible()
        for _ in range(25):
            player.turn()
            if page.evaluate("window.heard"):
                break
        assert bool(page.evaluate("window.heard")) is wanted


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_damage_flies_unless_the_system_asks_for_less_movement(browser: Browser, server: Server, motion: str) -> None:
    table, seats = laid(server, ARKHAM, lambda page: page["question"]["form"] == "assign")
    with window(browser) as page:
        beforehand(page, FLIES)
        _settled(page, pace=UNTIL_PRESSED)
        page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
        sit(page, server, table, seats)
        player = Player(page, 3)
        expect(player.primary).to_have_text(re.compile("^Assign"))
        player.primary.click()
        player.settled()
        for _ in range(MOST_TOLD):
            _on(page)
            if page.evaluate("window.flew"):
                break
        assert bool(page.evaluate("window.flew")) is (motion != "reduce")
