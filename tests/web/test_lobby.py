"""The lobby: a game of each kind is three clicks away, and friends come by a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import COC, PHONE, Server, keep, serious, window

TABLE = re.compile(r"/t/[\w-]+$")


def _start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(TABLE)


def _chosen(page: Page, name: str) -> None:
    radio = page.get_by_role("radio", name=re.compile(f"^{name}")).first
    # The words are what is pressed, once they stand still: the button itself is drawn by them.
    page.locator("label").filter(has=radio).first.click()
    expect(radio).to_be_checked()


@pytest.mark.parametrize(
    "clicks",
    [
        pytest.param([], id="as proposed"),
        pytest.param(["Random"], id="another bot"),
        pytest.param(["Hastur and Yog-Sothoth", "Same screen"], id="two people on one screen"),
        pytest.param(["Arkham Horror"], id="a scenario"),
        pytest.param(["Arkham Horror", "Expert"], id="a hard scenario"),
    ],
)
def test_a_game_begins_in_three_clicks(browser: Browser, server: Server, clicks: list[str]) -> None:
    assert len(clicks) + 1 <= 3
    with window(browser) as page:
        page.goto(server.url)
        for name in clicks:
            _chosen(page, name)
        _start(page)
        if "Same screen" in clicks:
            page.get_by_role("button", name=re.compile("^I am ")).click()
        expect(page.get_by_role("main", name="Table")).to_be_visible()


def test_space_starts_and_what_was_chosen_and_played_last_is_there_again(browser: Browser, server: Server) -> None:
    held = dict(server.table(COC) for _ in range(6))
    with window(browser, PHONE) as page:
        keep(page, {"orne.seats": held})
        page.goto(server.url)
        _chosen(page, "Arkham Horror")
        _chosen(page, "Easy")
        page.keyboard.press("Space")
        page.wait_for_url(TABLE)
        page.goto(server.url)
        expect(page.get_by_role("radio", name=re.compile("^Arkham Horror"))).to_be_checked()
        expect(page.get_by_role("radio", name=re.compile("^Easy"))).to_be_checked()
        # Of many games that go on those played last are shown, and the others when somebody wants them.
        games = page.get_by_role("complementary", name="Games").get_by_role("link", name=re.compile("^Go on: "))
        expect(games).to_have_count(5)
        expect(games.first).to_have_accessible_name(re.compile("^Go on: The Gathering"))
        expect(games.last).to_have_accessible_name("Go on: Random, being set up")
        page.get_by_role("button", name=re.compile(r"^\d+ more$")).click()
        expect(games).to_have_count(7)


def test_games_that_are_in_use_elsewhere_come_after_those_that_can_be_gone_on_with(
    browser: Browser, server: Server
) -> None:
    game = {
        "game": "coc", "players": ["human", "greedy"], "names": ["Anna", "Greedy"], "decks": ["", ""], "scenario": "",
        "turn": "turn 4", "ended": "", "how": "", "winners": [], "created": 0, "played": 0, "table": None,
    }  # fmt: skip
    kept = [game | {"number": number, "busy": number != 7} for number in (9, 8, 7)]
    with window(browser) as page:
        page.route("**/api/games", lambda route: route.fulfill(json={"games": kept}))
        page.goto(server.url)
        games = page.get_by_role("complementary", name="Games").get_by_role("button", name=re.compile(": game"))
        expect(games).to_have_text(["Go on", "In use", "In use"])
        expect(games.first).to_have_accessible_name("Go on: game 7")


def test_who_goes_and_how_hard_it_is_hold_for_a_campaign_as_well(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(server.url)
        _chosen(page, "Arkham Horror")
        _chosen(page, "Easy")
        page.get_by_role("button", name="Agnes Baker").click()
        page.get_by_label("Deck of Roland Banks").select_option(label="Better starter")
        page.get_by_role("link", name="as a campaign").click()
        expect(page.get_by_label("Difficulty")).to_have_value("easy")
        decks = page.get_by_role("combobox", name=re.compile("^Deck of player"))
        assert decks.evaluate_all("all => all.map(each => each.selectedOptions[0].innerText)") == [
            "Roland Banks (Better starter)", "Agnes Baker (Starter)",
        ]  # fmt: skip
        names = page.get_by_role("textbox", name=re.compile("^Name of player"))
        assert names.evaluate_all("all => all.map(each => each.value)")[1:] == ["Player 2"]


@pytest.mark.parametrize(("first", "whose"), [("you", "You begin"), ("they", "Random begins")])
def test_who_begins_is_settled_in_the_options(browser: Browser, server: Server, first: str, whose: str) -> None:
    with window(browser) as page:
        page.goto(server.url)
        _chosen(page, "Random")
        page.get_by_role("button", name="Options").click()
        page.get_by_label("Who begins").select_option(first)
        _start(page)
        bar = page.get_by_role("contentinfo")
        expect(bar.get_by_role("heading")).to_have_text("Keep your hand?")
        expect(bar.get_by_text(whose)).to_be_visible()


def test_several_investigators_and_a_bot(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(server.url)
        _chosen(page, "Arkham Horror")
        page.get_by_role("button", name="Daisy Walker").click()
        page.get_by_label("Who plays Daisy Walker").select_option(label="Greedy, a bot")
        _start(page)
        expect(page.get_by_text("Daisy Walker").first).to_be_visible()
        expect(page.get_by_text("Roland Banks").first).to_be_visible()


def test_a_friend_sits_down_by_a_link(browser: Browser, server: Server) -> None:
    with window(browser, new=True) as anna, window(browser) as ben:
        anna.goto(server.url)
        _chosen(anna, "A friend")
        anna.get_by_role("button", name="Start").click()
        name = anna.get_by_label("Your name")
        # Whoever invites somebody says who they are: without a name nothing begins, and the field says so.
        expect(name).to_be_focused()
        expect(anna.get_by_role("alert")).to_have_text("Say who you are: your friend sees this name at the table.")
        expect(name).to_have_accessible_description(re.compile("^Say who you are"))
        # The bubble of the browser stays away: somebody has taken its place.
        prevented = "field => !field.dispatchEvent(new Event('invalid', {cancelable: true}))"
        assert name.evaluate(prevented)
        assert serious(anna) == []
        name.fill("Anna")
        expect(anna.get_by_role("alert")).to_have_count(0)
        _start(anna)
        # The table is open, and waits; its large button copies the link.
        expect(anna.get_by_role("main", name="Table")).to_be_visible()
        asked = anna.get_by_role("contentinfo")
        expect(asked.get_by_role("heading")).to_have_text("Waiting for your friend")
        expect(anna.get_by_text("is away")).to_have_count(0)
        assert serious(anna) == []
        anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
        anna.keyboard.press("Space")
        expect(asked.get_by_role("button", name="Copied")).to_be_visible()
        link = anna.get_by_label("Link for seat 2").input_value()
        assert anna.evaluate("navigator.clipboard.readText()") == link
        # An address of one's own machine is of no use to anybody elsewhere; and whoever comes without the link waits.
        expect(anna.get_by_role("region", name="Invitation")).to_contain_text("of this computer only")
        ben.goto(anna.url)
        expect(ben.get_by_role("region", name="Invitation")).to_contain_text("waits for somebody")
        ben.goto(link)
        expect(ben.get_by_text("with Anna")).to_be_visible()
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.get_by_role("alert")).to_have_text("Say who you are: the others see this name at the table.")
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_label("Find a deck").fill("hastur and yog")
        expect(ben.get_by_role("radio", name=re.compile("^Cthulhu and Hastur"))).not_to_be_visible()
        _chosen(ben, "Hastur and Yog-Sothoth")
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.get_by_role("main", name="Table")).to_be_visible()
        assert "#" not in ben.url
        expect(anna.get_by_role("region", name="Ben")).to_be_visible()
        expect(ben.get_by_role("region", name="Anna")).to_be_visible()
        anna.goto(server.url)
        expect(anna.get_by_label("Your name")).to_have_value("Anna")


def test_two_at_one_screen_may_have_names(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(server.url)
        _chosen(page, "Same screen")
        page.get_by_label("Your name").fill("Anna")
        page.get_by_label("The other’s name").fill("Ben")
        _start(page)
        page.get_by_role("button", name=re.compile("^I am ")).click()
        expect(page.get_by_text("Ben").first).to_be_visible()
        expect(page.get_by_text("Player 2")).to_have_count(0)


def test_an_open_table_is_listed_for_others(browser: Browser, server: Server) -> None:
    with window(browser) as anna, window(browser) as ben:
        anna.goto(server.url)
        _chosen(anna, "A friend")
        anna.get_by_label("Your name").fill("Anna")
        anna.get_by_role("button", name="Options").click()
        anna.get_by_label(re.compile("^List the table")).check()
        _start(anna)
        ben.goto(server.url)
        expect(ben.get_by_role("link", name=re.compile("^Sit down")).first).to_be_visible()
        # Whoever comes by its plain address may sit down as well.
        ben.goto(anna.url)
        ben.get_by_role("region", name="Invitation").get_by_role("link", name="Sit down").click()
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.get_by_role("main", name="Table")).to_be_visible()


def test_a_deck_that_cannot_be_played_is_refused_by_a_card_s_name(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(server.url)
        page.get_by_role("button", name=re.compile("^all .* decks")).click()
        page.get_by_label("Find a deck").fill("Agency and Syndicate")
        _chosen(page, "Agency and Syndicate")
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_role("alert")).to_contain_text("Lady Lu Chu")
        assert page.url.rstrip("/") == server.url


def test_a_deck_that_is_not_legal_says_why_and_is_played_all_the_same(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        deck = {"game": "coc", "title": "Too many", "cards": {"core/shotgun-blast": 60}}
        address = f"{server.url}/api/decks/too-many"
        page.request.put(address, data=deck)
        page.goto(f"{server.url}/?game=coc&deck=too-many")
        expect(page.get_by_text("60 copies of Shotgun Blast, and a deck may have at most 3")).to_be_visible()
        _start(page)
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        page.goto(f"{server.url}/cards/core/shotgun-blast?game=coc")
        page.get_by_role("link", name="Too many").click()
        expect(page.get_by_label("Name of the deck")).to_have_value("Too many")
        page.request.delete(f"{address}?game=coc")


def test_a_deck_too_small_for_any_table_is_said_to_be_refused(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        address = f"{server.url}/api/decks/too-few"
        page.request.put(address, data={"game": "coc", "title": "Too few", "cards": {"core/shotgun-blast": 3}})
        page.goto(f"{server.url}/?game=coc&deck=too-few")
        doubts = page.get_by_role("status").filter(has_text="Not legal in")
        expect(doubts).to_contain_text("3 cards, and a deck needs at least 50")
        expect(doubts).to_contain_text("a table refuses it")
        expect(doubts).not_to_contain_text("all the same")
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_role("alert")).to_contain_text("has 3 cards; that is too few to play with")
        page.request.delete(f"{address}?game=coc")


def test_decks_are_held_against_a_format(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(server.url)
        page.get_by_text("Options").first.click()
        warned = page.get_by_text(re.compile("not legal in standard"))
        expect(warned).to_have_count(0)
        page.get_by_label("Decks for").select_option(label="Standard")
        expect(warned.first).to_be_visible()
        page.get_by_label("Rules of").select_option("lcg-3.0")
        expect(page.get_by_text("not legal in standard, lcg-3.0").first).to_be_visible()
        _start(page)
        expect(page.get_by_role("main", name="Table")).to_be_visible()
