"""What the table in the browser says and lets one do."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from orne.coc.position import At, Side
from orne.coc.position import build as duel
from orne.web import BUILT
from tests.web.browsing import ARKHAM, COC, MIDDLE, PHONE, WIDE, Player, Server, serious, sit, through, window
from tests.web.positions import asked, built, can_commit, laid

TWO_PEOPLE: dict[str, Any] = COC | {
    "seats": [COC["seats"][0], {"kind": "here", "name": "Ben", "deck": "starter-cthulhu+shub-niggurath-b"}]
}

INVITING: dict[str, Any] = COC | {
    "seats": [COC["seats"][0], {"kind": "link", "deck": "starter-cthulhu+shub-niggurath-b"}]
}


def _something_is_not_lit(page: Mapping[str, Any]) -> bool:
    """Whether a card in hand can do nothing now."""
    return any(card["zone"] == "hand" and not card.get("can") and card.get("card") for card in page["cards"])


def test_what_is_not_lit_says_why(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("Operations phase", _something_is_not_lit))
    with window(browser) as page:
        sit(page, server, table, seats)
        hand = page.get_by_role("list", name="Your hand")
        hand.get_by_role("button", name=re.compile(r"^(?!.*can be chosen)")).first.click()
        why = page.get_by_role("dialog", name=re.compile("^Why not"))
        expect(why).to_be_visible()
        assert len(why.inner_text()) > 40
        page.keyboard.press("Escape")
        expect(why).not_to_be_visible()


def test_undo_takes_an_answer_back(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        question = player.bar.get_by_role("heading")
        expect(question).to_have_text("Keep your hand?")
        player.primary.click()
        expect(question).to_contain_text("as a resource")
        player.settled()
        page.keyboard.press("u")
        expect(question).to_have_text("Keep your hand?")


def test_committing_is_a_plan_that_the_server_counts(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("^Commit", can_commit))
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        expect(player.primary).to_contain_text("Commit nobody")
        mine = page.get_by_role("list", name="Your cards").get_by_role("button", name=re.compile("can be chosen"))
        name = (mine.first.get_attribute("aria-label") or "").split(",")[0]
        mine.first.click()
        story = page.get_by_role("region").get_by_role("button", name=re.compile(r"you \d of \d.*can be chosen")).first
        title = (story.get_attribute("aria-label") or "").split(",")[0]
        story.click(position={"x": 14, "y": 10})
        expect(player.primary).to_contain_text("Commit 1 and go on")
        lane = page.get_by_role("list", name=f"You at {title}")
        expect(lane.get_by_role("button", name=re.compile(f"^{re.escape(name)}.*planned at"))).to_be_visible()
        lane.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).click()
        expect(player.primary).to_contain_text("Commit nobody")


def test_a_killed_server_comes_back_to_the_same_question(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = Server(tmp_path_factory.mktemp("killed") / "games.sqlite")
    try:
        table, seats = laid(server, COC, asked("resource"))
        with window(browser) as page:
            sit(page, server, table, seats)
            player = Player(page)
            player.settled()
            prompt = player.prompt
            server.kill()
            expect(page.get_by_text("Connection lost.")).to_be_visible()
            expect(player.primary).to_have_text("Waiting for the table")
            server.start()
            expect(page.get_by_text("Connection lost.")).not_to_be_visible()
            expect(player.bar.get_by_role("heading")).to_have_text(prompt)
            player.turn()
    finally:
        server.stop()


def test_two_people_on_one_screen_do_not_see_each_other_s_hands(browser: Browser, server: Server) -> None:
    table, seats = server.table(TWO_PEOPLE)
    with window(browser) as page:
        sit(page, server, table, seats)
        first = page.get_by_role("button", name=re.compile("^I am "))
        expect(first).to_be_visible()
        who = first.inner_text()
        first.click()
        player = Player(page)
        player.primary.click()
        other = page.get_by_role("button", name=re.compile("^I am "))
        expect(other).to_be_visible()
        assert other.inner_text() != who


@pytest.mark.parametrize("view", ["", "text"])
def test_nothing_of_a_covered_table_is_read_or_answered(browser: Browser, server: Server, view: str) -> None:
    table, seats = server.table(TWO_PEOPLE)
    with window(browser) as page:
        sit(page, server, table, seats, view)
        i_am = page.get_by_role("button", name="I am Anna")
        expect(i_am).to_be_visible()
        question = page.get_by_role("heading", name="Keep your hand?")
        expect(question).to_have_count(0)
        expect(page.get_by_role("main")).to_have_count(0)
        for key in ("1", "Enter", "Space", "m", "l", "Tab", "Tab"):
            page.keyboard.press(key)
        expect(page.get_by_role("status")).to_have_count(0)
        i_am.click()
        expect(question).to_be_visible()
        expect(page.get_by_role("status").first).not_to_have_text(re.compile("new hand"))


def test_of_two_people_on_one_screen_each_has_lines_of_their_own_in_the_log(browser: Browser, server: Server) -> None:
    you, they = Side(play=["hired-muscle"], hand=["shotgun"]), Side(play=["bag-man"], hand=["shotgun"])
    table, seats = built(server, duel(you, they, step="resource", ask_always=True), "human", "human")
    with window(browser) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^I am ")).click()
        page.get_by_role("button", name=re.compile("^Shotgun, .*can be chosen")).click()
        page.get_by_role("contentinfo").get_by_role("button", name="Domain 1").click()
        log = page.get_by_role("log")
        page.get_by_role("button", name="mine", exact=True).click()
        expect(log).to_contain_text("You attach Shotgun")
        Player(page).primary.click()
        page.get_by_role("button", name=re.compile("^I am ")).click()
        expect(log).to_be_visible()
        expect(log).not_to_contain_text("attach")


@pytest.mark.parametrize(("step", "turn"), [("operations", "your"), ("defender commits", "Player 1’s")])
def test_who_shares_a_screen_is_told_whose_turn_it_is(browser: Browser, server: Server, step: str, turn: str) -> None:
    sides = Side(play=[At("hired-muscle", story=0 if step != "operations" else None)]), Side(play=["bag-man"])
    table, seats = built(server, duel(*sides, step=step, ask_always=True), "human", "human")
    with window(browser) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^I am ")).click()
        expect(page.get_by_role("contentinfo")).to_contain_text(re.compile(f"{turn} turn", re.IGNORECASE))
        expect(page.get_by_role("banner")).to_contain_text("Turn 3, " + ("yours" if turn == "your" else "Player 1"))
        expect(page.get_by_role("region", name="You", exact=True)).to_be_visible()


def test_two_windows_play_against_each_other_and_a_third_looks_on(browser: Browser, server: Server) -> None:
    made = server.post("/api/tables", INVITING)
    table, (anna, ben) = made["id"], made["seats"]
    ben = server.post(f"/api/tables/{table}/claim", {"invitation": ben["invitation"], "name": "Ben"})
    with window(browser) as one, window(browser) as two, window(browser, MIDDLE) as third:
        sit(one, server, table, [anna])
        sit(two, server, table, [ben])
        third.goto(f"{server.url}/t/{table}")
        players = [Player(one, 1), Player(two, 2)]
        for player in players:
            expect(player.primary).to_be_visible()
        while not all(player.answers > 6 for player in players):
            for player in players:
                player.turn(200)
            assert max(player.answers for player in players) < 100
        expect(third.get_by_role("log").get_by_text("Turn 1").first).to_be_visible()
        expect(third.get_by_role("button", name=re.compile("can be chosen"))).to_have_count(0)
        expect(Player(third).primary).to_have_text("Watching")
        lines = third.get_by_role("group", name="Lines of the log").get_by_role("button")
        expect(lines).to_have_text(["all", "no phases"])


def test_a_skill_test_shows_its_sum_and_its_chance(browser: Browser, server: Server) -> None:
    table, seats = laid(server, ARKHAM, asked("Commit which card"))
    with window(browser) as page:
        sit(page, server, table, seats)
        panel = page.get_by_role("region", name="Skill test").first
        expect(panel).to_contain_text("against")
        expect(panel).to_contain_text("%")
        expect(panel.get_by_role("img", name=re.compile("auto-fail, fails"))).to_be_visible()


@pytest.mark.parametrize("wishes", [COC, ARKHAM])
def test_axe_finds_nothing_serious(browser: Browser, server: Server, wishes: dict[str, Any]) -> None:
    table, seats = laid(server, wishes, lambda page: True, least=15)
    schemes: dict[tuple[int, int], Literal["light", "dark"]] = {WIDE: "light", MIDDLE: "dark", PHONE: "light"}
    for sizes in ((WIDE, MIDDLE), (PHONE,)):
        with window(browser, sizes[0]) as page:
            sit(page, server, table, seats)
            Player(page).settled()
            for size in through(page, sizes):
                page.emulate_media(color_scheme=schemes[size])
                assert serious(page) == [], size
                # Nothing, not even what is there for screen readers alone, stretches the page beyond the window.
                assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
                page.keyboard.press("t")
                expect(page.get_by_role("textbox", name="Answer")).to_be_visible()
                assert serious(page) == [], size
                page.keyboard.press("Escape")
                page.keyboard.press("t")
                expect(page.get_by_role("main", name="Table", exact=True)).to_be_visible()


def test_the_page_is_light() -> None:
    """All its code and styles, gzipped; fonts are counted apart."""
    code = sum(len(gzip.compress(path.read_bytes(), 9)) for path in BUILT.rglob("*") if path.suffix in (".js", ".css"))
    fonts = sum(path.stat().st_size for path in BUILT.rglob("*.woff2"))
    assert code < 250 * 1024
    assert fonts <= 151_000


def test_a_takeback_between_people_is_asked_for_refused_and_allowed(browser: Browser, server: Server) -> None:
    made = server.post("/api/tables", INVITING)
    table, (anna, ben) = made["id"], made["seats"]
    ben = server.post(f"/api/tables/{table}/claim", {"invitation": ben["invitation"], "name": "Ben"})
    with window(browser) as one, window(browser, PHONE) as two:
        sit(one, server, table, [anna])
        sit(two, server, table, [ben])
        for page in (one, two):
            expect(Player(page).primary).to_be_visible()
        first, other = (one, two) if Player(one).settled(3000) else (two, one)
        keeps = Player(first)
        keeps.primary.click()
        Player(other).settled()
        # It is the other's turn to answer, and what was answered can be taken back all the same.
        first.get_by_role("button", name="Undo").click()
        expect(first.get_by_text("the others have to agree.")).to_be_visible()
        expect(first.get_by_role("button", name="Allow")).to_have_count(0)
        expect(keeps.primary).to_have_text("Waiting")
        # Whoever asked is told that it was refused, and may ask again.
        other.get_by_role("button", name="No", exact=True).click()
        told = first.get_by_text(re.compile("(Anna|Ben) would not have it taken back."))
        expect(told).to_be_visible()
        first.get_by_role("button", name="Close").click()
        expect(told).to_have_count(0)
        first.get_by_role("button", name="Undo").click()
        other.get_by_role("button", name="Allow").click()
        expect(keeps.bar.get_by_role("heading")).to_have_text("Keep your hand?")
        keeps.settled()
        assert keeps.ready()
