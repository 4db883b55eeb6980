"""Call of Cthulhu by hand: plans, numbers, what pays, being asked, what leaves the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from orne.coc.position import At, Side, Story, build
from tests.web.browsing import CAN, COC, PHONE, WIDE, Player, Server, edges, keep, sit, window
from tests.web.positions import built

SHADES = """
() => {
  document.body.dataset.left = '';
  new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((each) => {
    if (each.inert) document.body.dataset.left += each.innerText;
  }))).observe(document.body, { childList: true, subtree: true });
}
"""
"""Notes every card that travels away from the table."""
UNTIL_PRESSED = 1000
"""A pace at which each thing is told until somebody presses."""


def _card(page: Page, title: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{title}"))


def test_a_plan_is_made_in_lanes_and_taken_back_step_by_step(browser: Browser, server: Server) -> None:
    mine = Side(play=["steve-clarney", "hired-muscle", "undercover-security"])
    table, seats = built(server, build(mine, step="active player commits"), "human", "random")
    with window(browser, new=True) as page:
        page.clock.install()
        sit(page, server, table, seats)
        primary = Player(page).primary
        expect(primary).to_have_text(re.compile("^Commit nobody *Enter twice$"))
        page.keyboard.press("u")
        expect(page.get_by_text("There is nothing to undo")).to_be_visible()
        page.clock.fast_forward(11_000)  # what has been read takes no room any more
        expect(page.get_by_text("There is nothing to undo")).to_be_hidden()
        _card(page, "Steve Clarney").click()
        page.get_by_role("list", name="You at Dreamwalkers").click()
        expect(primary).to_contain_text("Commit 1")
        _card(page, "Frozen in Time").click()
        expect(page.get_by_text("press Frozen in Time again: everybody left goes there")).to_be_visible()
        page.clock.fast_forward(5_000)  # nobody has to be quick
        _card(page, "Frozen in Time").click()
        expect(page.get_by_role("list", name="You at Frozen in Time").get_by_role("listitem")).to_have_count(2)
        for planned in ("Commit 1", "Commit nobody"):
            page.keyboard.press("u")
            expect(primary).to_contain_text(planned)


def test_a_number_goes_by_arrows_wherever_the_focus_is_and_space_takes_it(browser: Browser, server: Server) -> None:
    mine = Side(hand=["shotgun-blast"], domains=["agency:2"], play=["hired-muscle"])
    table, seats = built(server, build(mine, Side(play=["patsy", "extortionist"])), "human", "random")
    with window(browser) as page:
        page.emulate_media(reduced_motion="no-preference")
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        page.evaluate(SHADES)
        page.keyboard.press("Tab")
        _card(page, "Shotgun Blast").focus()
        page.keyboard.press("Enter")
        number = player.bar.get_by_role("spinbutton")
        expect(number).to_have_text("2")
        page.keyboard.press("ArrowLeft")
        expect(number).to_have_text("1")
        page.keyboard.press("Space")
        expect(_card(page, "Patsy")).to_have_accessible_name(CAN)
        _card(page, "Patsy").click()
        # What is destroyed is seen to go.
        expect(page.locator("body")).to_have_attribute("data-left", re.compile("Patsy"))


def test_the_domain_that_pays_exactly_is_taken_and_a_transient_resource_is_not_lost_unasked(
    browser: Browser, server: Server
) -> None:
    domains = ["agency:2", ["visiting-author", "unearthing-the-ancients"], "agency:1"]
    mine = Side(hand=["small-price-to-pay", "steve-clarney"], domains=domains, play=["hired-muscle"])
    table, seats = built(server, build(mine, Side(play=["patsy"])), "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        expect(page.get_by_role("button", name=re.compile("^Your domain 2, 3 resources"))).to_be_visible()
        _card(page, "Steve Clarney").click()
        choices = page.get_by_role("group", name="Choices")
        expect(choices.get_by_role("button", name=re.compile("discards Visiting Author"))).to_be_visible()
        page.keyboard.press("Space")
        # Two domains could pay for its ability, and one pays exactly: it is listed once, and then paid.
        _card(page, "Small Price to Pay").first.hover()
        again = choices.get_by_role("button", name=re.compile("Visiting Author"))
        expect(again).to_have_count(1)
        again.click()
        expect(page.get_by_role("button", name=re.compile("^Your domain 3, 1 resource, drained"))).to_be_visible()
        assert player.prompt.startswith("Operations phase")


def test_one_card_after_the_other_is_no_reason_to_ask(browser: Browser, server: Server) -> None:
    mine = Side(play=["overzealous-initiate", "strange-librarian"])
    table, seats = built(server, build(mine, Side(), step="draw actions", active=1), "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        page.keyboard.press("n")
        page.get_by_role("button", name="Don’t ask because of Overzealous Initiate").click()
        reasons = page.get_by_role("list", name="Why you are asked now").get_by_role("listitem")
        expect(reasons).to_have_count(1)
        page.keyboard.press("Escape")
        page.keyboard.press("n")
        expect(page.get_by_text("no longer asked because of Strange Librarian")).to_be_visible()


def test_domains_fan_out_on_a_phone_and_their_cards_are_read(browser: Browser, server: Server) -> None:
    table, seats = built(server, build(Side(domains=[["shotgun", "t-men"]])), "human", "random")
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^Your domain 1, 2 resources")).click()
        fanned = page.get_by_role("list", name="Your domain 1")
        fanned.get_by_role("button", name="T-Men").click()
        expect(page.get_by_role("article", name="Card: T-Men")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Yes, give up").click()
        expect(page.get_by_role("heading", name="You give up. Random wins.")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_resource_that_is_chosen_says_on_which_domain_it_lies(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    domains = [["agoraphobia", "blind-submission"], ["gathering-at-the-stones"]]
    mine = Side(hand=["servant-from-out-of-time"], domains=domains)
    table, seats = built(server, build(mine, step="operations"), "human", "random")
    with window(browser, size) as page:
        sit(page, server, table, seats)
        _card(page, "Servant from Out of Time").click()
        choices = page.get_by_role("group", name="Choices")
        expect(choices.locator(".caption")).to_have_text(["your domain 1", "your domain 1", "your domain 2"])
        for face in choices.locator(".inside").all():
            assert edges(face.locator(".title"))[3] <= edges(face.locator(".caption"))[1]


def test_many_choices_lie_below_the_card_that_asks(browser: Browser, server: Server) -> None:
    domains = [["agoraphobia"] * 7, ["gathering-at-the-stones"] * 6]
    mine = Side(hand=["servant-from-out-of-time"], domains=domains)
    table, seats = built(server, build(mine, step="operations"), "human", "random")
    with window(browser, (1280, 720)) as page:
        sit(page, server, table, seats)
        _card(page, "Servant from Out of Time").click()
        choices = page.get_by_role("group", name="Choices")
        expect(choices.get_by_role("button")).to_have_count(13)
        card = page.get_by_role("article", name="Card: Servant from Out of Time")
        expect(card).to_be_visible()
        seen = card.locator("xpath=ancestor::div[2]")
        assert edges(seen)[3] <= edges(choices)[1] + 1


def test_a_card_that_slides_under_a_resting_pointer_is_not_read_instead_of_the_one_that_asks(
    browser: Browser, server: Server
) -> None:
    mine = Side(hand=["servant-from-out-of-time", "victoria-glasser"], domains=["hastur:2", "yog-sothoth:1"])
    table, seats = built(server, build(mine, step="operations"), "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        _card(page, "Servant from Out of Time").click()
        expect(page.get_by_role("group", name="Choices")).to_be_visible()
        page.wait_for_timeout(600)  # Victoria Glasser lies under the pointer by now
        expect(page.get_by_role("article", name="Card: Servant from Out of Time")).to_be_visible()
        _card(page, "Victoria Glasser").hover(position={"x": 40, "y": 60})
        expect(page.get_by_role("article", name="Card: Victoria Glasser")).to_be_visible()


def test_a_resource_that_may_be_chosen_says_whose_domain_it_lies_on(browser: Browser, server: Server) -> None:
    mine = Side(hand=["torch-the-joint"], domains=["agency:2", ["bag-man"]])
    table, seats = built(server, build(mine, Side(domains=[["laboratory-assistant"]])), "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        _card(page, "Torch the Joint").click()
        choices = page.get_by_role("group", name="Choices")
        expect(choices.get_by_text("your domain 2")).to_be_visible()
        expect(choices.get_by_text("their domain 1")).to_be_visible()


def test_while_a_story_is_won_the_others_stay_where_they_lie(browser: Browser, server: Server) -> None:
    stories = [Story("frozen-in-time", success=(4, 0)), Story("rotting-away"), Story("dreamwalkers")]
    mine = Side(play=["hired-muscle", "steve-clarney"])
    game = build(mine, stories=stories, story_deck=["the-other-path"], step="active player commits")
    table, seats = built(server, game, "human", "random")
    with window(browser) as page:
        keep(page, {"orne.settings": {"pace": UNTIL_PRESSED}})
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        won = page.get_by_role("region", name="Frozen in Time")
        left = [page.get_by_role("region", name=title) for title in ("Rotting Away", "Dreamwalkers")]
        place, before = edges(won)[0], [edges(story)[0] for story in left]
        for who, where in (("Hired Muscle", "Frozen in Time"), ("Steve Clarney", "Rotting Away")):
            _card(page, who).click()
            _card(page, where).click()
        player.primary.click()
        expect(player.bar.get_by_role("heading", name="Which story resolves next?")).to_be_visible()
        page.keyboard.press("1")
        expect(player.bar.get_by_role("heading", name="Execute Frozen in Time?")).to_be_visible()
        page.keyboard.press("1")
        expect(player.bar.get_by_role("heading", name=re.compile("^Investigation won"))).to_be_visible()
        # It is won since the last question: its place is empty, until it is told which story is the next one.
        expect(won).to_have_count(0)
        expect(page.get_by_text("the next story comes here")).to_be_visible()
        page.get_by_role("log").click(position={"x": 300, "y": 5})
        expect(page.get_by_text("The Other Path is the new story.")).to_have_count(2)
        assert edges(page.get_by_role("region", name="The Other Path"))[0] == place
        assert [edges(story)[0] for story in left] == before


def test_on_a_phone_a_row_begins_with_the_card_in_sight_that_can_be_chosen(browser: Browser, server: Server) -> None:
    others = ["undercover-security", "blackwood-file-clerk", "hired-muscle", "steve-clarney", "atwood-science-hall"]
    mine = Side(play=[*others[:4], "paul-lemond", others[4], At("mad-genius", insane=True)], domains=["agency:2"])
    table, seats = built(server, build(mine, Side(play=["patsy"])), "human", "random")
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        usable = page.get_by_role("list", name="Your cards").get_by_role("button", name=CAN)
        expect(usable).to_have_accessible_name(re.compile("^Paul LeMond"))
        expect(usable).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Mad Genius, yours, insane", exact=True)).to_be_attached()
        _, top, _, bottom = edges(page.get_by_role("button", name=re.compile("the chart$")))
        assert bottom - top >= 40


def test_on_a_phone_a_long_name_leaves_room_for_what_is_pressed_with_a_finger(browser: Browser, server: Server) -> None:
    people = [{"kind": "here", "name": name, "deck": deck["deck"]}
              for name, deck in zip(("Anna", "Bartholomew the Elder"), COC["seats"], strict=True)]  # fmt: skip
    table, seats = server.table(COC | {"seats": people})
    with window(browser, PHONE) as page:
        sit(page, server, table, seats[:1])
        page.get_by_role("button", name="I am Anna").click()
        domains = page.get_by_role("button", name=re.compile("^Their domain"))
        expect(domains).to_have_count(3)
        for domain in domains.all():
            left, top, right, bottom = edges(domain)
            assert right - left >= 40 <= bottom - top
            assert right <= PHONE[0]


def test_on_a_phone_what_is_attached_to_somebody_at_a_story_can_be_chosen(browser: Browser, server: Server) -> None:
    us = [At("hired-muscle", story=1), At("hired-muscle", story=1), At("atwood-science-hall")]
    theirs = Side(play=[At("ravager-from-the-deep", story=1), At("shotgun", on="core/ravager-from-the-deep")])
    mine = Side(hand=["political-demonstration"], play=us)
    table, seats = built(server, build(mine, theirs, step="stories resolve"), "human", "random")
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        _card(page, "Political Demonstration").click()
        attached = page.get_by_role("list", name="Random at Dreamwalkers").get_by_role("button", name=CAN)
        expect(attached).to_have_accessible_name(re.compile("^Shotgun, .*on Ravager from the Deep"))
        expect(attached).to_be_in_viewport(ratio=0.9)
        attached.click()
        expect(attached).to_have_count(0)
