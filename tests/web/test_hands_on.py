"""What a person's hands meet at a table: presses, keys, numbers, taking back, the end."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from orne.arkham.position import Inv, Place
from orne.arkham.position import build as scenario
from orne.coc.position import Side
from orne.coc.position import build as duel
from tests.web.browsing import ARKHAM, CAN, COC, PHONE, Player, Server, keep, sit, window
from tests.web.positions import asked, built, can_commit, laid

STORY = re.compile(r"you \d of \d.*can be chosen")


def _two_can_take_it(page: object) -> bool:
    """Whether damage may go to somebody else than who has it at first."""
    assert isinstance(page, dict)
    assign = page["question"].get("assign")
    return assign is not None and assign["damage"] > 0 and sum(each["damage"] > 0 for each in assign["to"]) > 1


def _one_can_be_committed(page: object) -> bool:
    """Whether a single card is left for a skill test."""
    assert isinstance(page, dict)
    return sum(bool(option.get("cards")) for option in page["question"]["options"]) == 1


def _given_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, give up").click()


def test_after_a_press_space_is_for_the_large_button(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("^Commit", can_commit))
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        character = page.get_by_role("list", name="Your cards").get_by_role("button", name=CAN).first
        character.click()
        expect(player.primary).to_have_text("Choose a story")
        page.keyboard.press("Escape")
        # What is dropped on a story goes there, too.
        character.drag_to(page.get_by_role("button", name=STORY).first)
        expect(player.primary).to_contain_text("Commit 1 and go on")
        page.keyboard.press("Space")
        expect(page.get_by_role("log").get_by_text(re.compile("^You commit ")).last).to_be_visible()


def test_where_a_key_moved_the_focus_space_presses_what_has_it(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("^Commit", can_commit))
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        first = page.get_by_role("list", name="Your cards").get_by_role("button", name=CAN).first
        page.keyboard.press("l")  # it stands at the side: there is nothing that Esc would close first
        page.keyboard.press("g")
        own = page.get_by_role("region", name="You", exact=True).get_by_role("button", name=re.compile("^discard"))
        expect(own).to_be_focused()
        page.keyboard.press("h")
        page.keyboard.press("i")
        letting_go = page.get_by_role("button", name="Let go of this card")
        expect(letting_go).to_be_visible()
        page.keyboard.press("Escape")
        expect(letting_go).to_have_count(0)
        first.focus()
        page.keyboard.press("Space")
        expect(player.bar.get_by_text("picked up: now a story")).to_be_visible()


def test_a_press_on_the_number_of_a_card_is_a_press_on_the_card(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("^Commit", can_commit))
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        page.keyboard.press("Shift")
        first = page.get_by_role("list", name="Your cards").get_by_role("button", name=CAN).first
        first.click(position={"x": 4, "y": 4})
        expect(player.bar.get_by_text("picked up: now a story")).to_be_visible()
        # What a pointer has pressed is not what is asked about next.
        page.keyboard.press("w")
        expect(player.bar.get_by_role("button", name="Why not?")).to_have_attribute("aria-pressed", "true")
        page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button").first.click()
        expect(page.get_by_role("dialog", name=re.compile("^Why not"))).to_be_visible()


def test_single_letters_that_are_switched_off_do_nothing_and_are_not_shown(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        keep(page, {"orne.settings": {"letterKeys": False}})
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        for key in "hwz":
            page.keyboard.press(key)
        expect(page.get_by_role("complementary")).to_be_visible()
        expect(page.locator(":focus")).to_have_count(0)
        why = player.bar.get_by_role("button", name="Why not?")
        expect(why).to_have_attribute("aria-pressed", "false")
        expect(why).to_have_text("Why not?")
        page.get_by_role("button", name="Help").click()
        expect(page.get_by_text("Single letters are switched off in the settings.")).to_be_visible()
        expect(page.get_by_role("term")).to_have_text(
            ["Space, Enter", "1–9, 0", "Arrows", "Tab", "Esc", "Shift Space", "0"]
        )
        page.keyboard.press("Escape")
        page.keyboard.press("Space")
        expect(player.bar.get_by_role("heading")).to_contain_text("as a resource?")


def test_the_numbers_of_a_hand_are_read_from_left_to_right(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("Attach which card"))
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        hand = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button", name=CAN)
        numbers = [int((card.get_attribute("aria-label") or "").rsplit(", ", 1)[1]) for card in hand.all()]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) > 1


def test_phases_that_were_taken_back_head_nothing_in_the_log(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("Operations phase"))
    with window(browser) as page:
        sit(page, server, table, seats)
        player, headings = Player(page), page.get_by_role("log").get_by_role("heading")
        player.settled()
        before = headings.all_inner_texts()
        player.primary.click()
        expect(headings).not_to_have_count(len(before))
        player.settled()
        page.get_by_role("button", name="Undo").click()
        expect(headings).to_have_text(before)


def test_the_table_that_is_over_is_not_left_by_space(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        _given_up(page)
        expect(player.primary).to_have_text(re.compile("^Rematch *Enter twice$"))
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        expect(player.primary).to_contain_text("Enter once more")
        assert page.url.endswith(table)
        page.keyboard.press("Enter")
        expect(player.bar.get_by_role("heading")).to_have_text("Keep your hand?")
        assert not page.url.endswith(table)
        page.goto(f"{server.url}/replays")
        over = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/replays/{table}"]'))
        expect(over).to_contain_text("during set-up, Anna gives up")


def test_a_press_that_was_meant_for_the_end_of_a_game_begins_no_other(browser: Browser, server: Server) -> None:
    table, seats = server.table(COC)
    with window(browser, new=True) as page:
        page.clock.install()
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        _given_up(page)
        expect(player.primary).to_have_text(re.compile("^Rematch"))
        expect(player.primary).to_be_disabled()
        player.primary.click(force=True)
        page.clock.run_for(599)
        player.primary.click(force=True)
        page.clock.run_for(1)
        expect(player.primary).to_be_enabled()
        assert page.url.endswith(table)
        page.clock.resume()
        player.primary.click()
        expect(player.bar.get_by_role("heading")).to_have_text("Keep your hand?")
        assert not page.url.endswith(table)


def test_damage_goes_where_one_presses_and_what_asks_is_read_beside_it(browser: Browser, server: Server) -> None:
    table, seats = laid(server, ARKHAM, _two_can_take_it)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        expect(player.primary).to_have_text(re.compile("^Assign"))
        amounts = page.get_by_role("spinbutton", name=re.compile("^Damage to"))
        before = [int(each.inner_text()) for each in amounts.all()]
        empty = before.index(0)
        page.get_by_role("button", name=re.compile("^Damage to .*: more")).nth(empty).click()
        expect(amounts.nth(empty)).to_have_text("1")
        assert sum(int(each.inner_text()) for each in amounts.all()) == sum(before)
        source = player.bar.get_by_role("paragraph").get_by_role("button")
        if source.count():
            expect(page.get_by_role("article", name=f"Card: {source.inner_text()}")).to_be_visible()


def test_on_a_phone_one_short_choice_stands_beside_the_large_button(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("Attach a card as a resource"))
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        expect(player.bar.get_by_role("button", name="None")).to_be_visible()
        expect(page.get_by_role("group", name="Choices")).to_have_count(0)


def test_the_last_card_for_a_test_can_be_taken_back(browser: Browser, server: Server) -> None:
    table, seats = laid(server, ARKHAM, asked("Commit which card", _one_can_be_committed))
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        hand = page.get_by_role("region", name="Roland’s hand")
        picked = hand.get_by_role("button", pressed=True)
        told = page.get_by_role("log").get_by_text(re.compile("^Roland commits "))
        player.settled()
        before = told.count()
        title = (hand.get_by_role("button", name=CAN).get_attribute("aria-label") or "").split(",")[0]
        card = hand.get_by_role("button", name=re.compile(f"^{re.escape(title)}"))
        card.click()
        expect(picked).to_have_count(1)
        expect(player.primary).to_contain_text("Reveal a token")
        card.click()
        expect(picked).to_have_count(0)
        assert told.count() == before
        card.click()
        player.primary.click()
        expect(told).to_have_count(before + 1)


def test_on_a_phone_everybody_at_a_story_can_be_reached(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("^Commit", can_commit))
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        page.get_by_role("list", name="Your cards").get_by_role("button", name=CAN).first.click()
        page.get_by_role("button", name=STORY).first.click(position={"x": 14, "y": 10})
        there = page.get_by_role("list").filter(has=page.get_by_role("button", name=re.compile("planned")))
        there.evaluate("lane => { for (let i = 0; i < 9; i++) lane.append(lane.lastElementChild.cloneNode(true)); }")
        above = "lane => lane.getBoundingClientRect().top - lane.firstElementChild.getBoundingClientRect().top"
        assert there.evaluate(above) <= 0


def test_on_a_phone_a_card_is_read_where_it_says_why_not_and_stays_in_view(browser: Browser, server: Server) -> None:
    game = duel(Side(hand=["g-men"], play=["hired-muscle"]), step="operations", ask_always=True)
    table, seats = built(server, game, "human", "random")
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        for card in ("^G-Men", "^Hired Muscle"):
            thing = page.get_by_role("button", name=re.compile(card))
            thing.click()
            why = page.get_by_role("dialog", name=re.compile("^Why not "))
            expect(why).to_contain_text("Toughness")
            box, near = why.bounding_box(), thing.bounding_box()
            assert box is not None
            assert near is not None
            assert box["y"] + box["height"] <= near["y"] or near["y"] + near["height"] <= box["y"]
            why.get_by_role("button", name="read the card").click()
            expect(why).to_have_count(0)
            expect(page.get_by_role("region", name="Card")).to_be_visible()
            page.get_by_role("button", name="Close").click()


def test_on_a_phone_the_table_stays_where_it_is_while_a_domain_is_chosen(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("^Attach a card as a resource"))
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        hand = page.get_by_role("list", name=re.compile("^Your hand"))
        before = hand.bounding_box()
        hand.get_by_role("button", name=CAN).first.click()
        domain = page.get_by_role("button", name=re.compile("^Your domain 2.*can be chosen"))
        expect(domain).to_be_visible()
        expect(page.get_by_role("group", name="Choices")).to_have_count(0)
        assert hand.bounding_box() == before
        domain.click()
        expect(page.get_by_role("heading", name="To which domain?")).to_have_count(0)


def test_a_row_of_very_many_cards_scrolls_and_the_table_stays(browser: Browser, server: Server) -> None:
    table, seats = laid(server, COC, asked("^Commit", can_commit))
    with window(browser) as page:
        sit(page, server, table, seats)
        row = page.get_by_role("list", name="Your cards")
        Player(page).settled()
        row.evaluate("row => { for (let i = 0; i < 25; i++) row.append(row.lastElementChild.cloneNode(true)); }")
        last = row.get_by_role("listitem").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
        assert page.get_by_role("main").evaluate("main => main.scrollWidth <= main.clientWidth")


def test_on_a_phone_a_card_that_can_be_chosen_is_in_sight_and_piles_are_in_the_menu(
    browser: Browser, server: Server
) -> None:
    hand = ["machete", "45-automatic", "beat-cop", "guard-dog", "physical-training", "deduction"]
    game = scenario(Inv(hand=hand, discard=["knife", "flashlight"]), locations=[Place("hallway", clues=2)])
    game.choose("investigate core/hallway")
    table, seats = built(server, game)
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        card = page.get_by_role("region", name="Roland’s hand").get_by_role("button", name=CAN)
        expect(card).to_be_in_viewport(ratio=0.95)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Decks and discard piles").click()
        piles = page.get_by_role("region", name="Decks and discard piles")
        expect(piles.get_by_text("Encounter deck:")).to_be_visible()
        piles.get_by_text("Discard of Roland").click()
        piles.get_by_role("button", name="Flashlight").click()
        expect(page.get_by_role("region", name="Card")).to_contain_text("Flashlight")
