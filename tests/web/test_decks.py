"""Decks on the page: the builder with its verdict, files that are read and written."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import MIDDLE, PHONE, Server, edges, serious, window

STARTER = "starter-agency+miskatonic-a"


def _verdict(page: Page, name: str) -> None:
    expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()


def test_every_change_is_judged_at_once(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/decks/{STARTER}?game=coc")
        _verdict(page, "Legal")
        # Where it cannot be judged as it is wanted, nothing is said of how it was judged before.
        rules = page.get_by_role("group", name="Rules of")
        rules.get_by_role("button", name="ccg-2.0").click()
        expect(page.get_by_role("alert")).to_contain_text("ccg-2.0 has no starter decks")
        expect(page.get_by_role("status").filter(has_text="legal")).to_have_count(0)
        rules.get_by_role("button", name="lcg-4").click()
        page.get_by_label("Format").select_option("standard")
        _verdict(page, "Not legal")
        expect(page.get_by_text(re.compile("47 cards, and a deck needs at least 50"))).to_be_visible()
        search = page.get_by_role("region", name="Card pool").get_by_label("Search cards")
        search.fill("shotgun blast")
        pool = page.get_by_role("list", name="Cards found")
        copies = pool.get_by_role("spinbutton", name="Copies of Shotgun Blast")
        before = int(copies.get_attribute("aria-valuenow") or "0")
        # Arrows lead from the words to what was found, and back; the keys work wherever in the row one is.
        expect(pool.get_by_role("listitem")).to_have_count(1)
        search.press("ArrowDown")
        expect(pool.get_by_role("link", name="Shotgun Blast")).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(search).to_be_focused()
        page.keyboard.press("ArrowDown")
        for key in "++-+":
            page.keyboard.press(key)
        copies.focus()
        page.keyboard.press("+")
        expect(copies).to_have_attribute("aria-valuenow", str(before + 3))
        expect(page.get_by_text(re.compile("50 cards, and a deck needs"))).not_to_be_visible()
        rules.get_by_role("button", name="ccg-2.0").click()
        _verdict(page, "Not legal")
        # In its row each card is spoken of by itself.
        row = page.get_by_role("region", name="The deck").get_by_role("listitem").filter(has_text="Thomas F. Malone")
        expect(row.get_by_text("not in edition ccg-2.0", exact=True)).to_be_visible()


def test_what_one_change_mends_is_mended_by_a_button(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/decks")
        page.get_by_label("A list of cards").fill("4x Shotgun Blast")
        page.get_by_role("button", name="Read it").click()
        page.get_by_role("button", name="Open in the builder").click()
        page.get_by_role("button", name="Take one out").click()
        copies = page.get_by_role("region", name="The deck").get_by_role("spinbutton", name="Copies of Shotgun Blast")
        expect(copies).to_have_attribute("aria-valuenow", "3")
        expect(page.get_by_role("button", name="Take one out")).not_to_be_visible()


def test_what_is_not_saved_is_there_again_until_it_is_given_up(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/decks/{STARTER}?game=coc")
        deck = page.get_by_role("region", name="The deck")
        copies = deck.get_by_role("spinbutton", name="Copies of G-Men")
        deck.get_by_role("button", name="One G-Men more").click()
        expect(copies).to_have_attribute("aria-valuenow", "2")
        deck.get_by_role("link", name="G-Men").click()
        expect(page.get_by_role("heading", level=1, name="G-Men")).to_be_visible()
        page.go_back()
        expect(copies).to_have_attribute("aria-valuenow", "2")
        page.get_by_role("button", name="Back to what was saved").click()
        expect(copies).to_have_attribute("aria-valuenow", "1")


def test_a_deck_of_arkham_horror_begins_with_its_investigator(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/decks/new?game=arkham")
        expect(page.get_by_role("radio", name=re.compile("Wendy Adams.*Survivor to level 5"))).to_be_visible()
        expect(page.get_by_role("region", name="Card pool")).not_to_be_visible()
        page.get_by_role("radio", name=re.compile("Daisy")).check(force=True)
        page.get_by_role("radio", name=re.compile("Wendy")).check(force=True)
        deck, pool = page.get_by_role("region", name="The deck"), page.get_by_role("region", name="Card pool")
        for card in ("Wendy's Amulet", "Abandoned and Alone", "Random basic weakness"):
            expect(deck.get_by_role("spinbutton", name=f"Copies of {card}")).to_have_attribute("aria-valuenow", "1")
        expect(deck.get_by_role("spinbutton")).to_have_count(3)
        _verdict(page, "Not legal")
        expect(page.get_by_role("region", name="Not legal").get_by_role("listitem")).to_have_count(1)
        # Only what Wendy may have is in the pool.
        pool.get_by_label("Search cards").fill("machete")
        expect(pool.get_by_text("No card fits")).to_be_visible()
        pool.get_by_role("button", name="show the rest").click()
        expect(pool.get_by_role("link", name="Machete")).to_be_visible()
        # A signature card that was taken out is offered again; a card above level 0 wants experience.
        deck.get_by_role("button", name="One Wendy's Amulet less").click()
        page.get_by_role("button", name="Put Wendy's Amulet in").click()
        expect(deck.get_by_role("link", name="Wendy's Amulet")).to_be_visible()
        pool.get_by_label("Search cards").fill("lucky! level=2")
        pool.get_by_role("button", name="One Lucky! more").click()
        expect(deck.get_by_role("img", name="level 2")).to_be_visible()
        expect(page.get_by_text("2 spent, 2 too many.")).to_be_visible()
        page.get_by_label("To spend").fill("3")
        page.get_by_label("To spend").press("Enter")
        expect(page.get_by_text("2 spent, 1 left.")).to_be_visible()


def test_a_copy_is_saved_played_and_deleted(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/decks/{STARTER}?game=coc")
        page.get_by_label("Name of the deck").fill("My agents")
        page.get_by_role("button", name="Save a copy").click()
        expect(page.get_by_role("button", name="Saved")).to_be_disabled()
        # What is changed after that is a draft of the copy, not of what it was made from.
        page.get_by_role("region", name="The deck").get_by_role("button", name="One G-Men more").click()
        page.reload()
        page.get_by_role("button", name="Back to what was saved").click()
        expect(page.get_by_label("Name of the deck")).to_have_value("My agents")
        _verdict(page, "Legal")
        page.get_by_role("link", name="Play", exact=True).last.click()
        expect(page.get_by_role("radio", name=re.compile("^My agents"))).to_be_checked()
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        page.goto(f"{server.url}/decks")
        page.get_by_role("button", name="Delete My agents").click()
        page.get_by_role("button", name="Really delete My agents").click()
        expect(page.get_by_role("link", name=re.compile("^My agents"))).not_to_be_visible()


def test_a_bad_file_says_which_lines_it_means(browser: Browser, server: Server, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("3x Shotgun Blast\n2x Shotgn Blast\n3x No Such Card At All\n1x Rotting Away\n", encoding="utf-8")
    with window(browser) as page:
        page.goto(f"{server.url}/decks")
        page.get_by_label("Choose a file").set_input_files(bad)
        expect(page.get_by_text(re.compile("4 cards understood, 2 lines not"))).to_be_visible()
        page.get_by_label(re.compile("What is meant by 2x Shotgn Blast")).select_option(index=1)
        page.get_by_role("button", name="Open in the builder").click()
        deck = page.get_by_role("region", name="The deck")
        expect(deck.get_by_role("spinbutton", name="Copies of Shotgun Blast")).to_have_attribute("aria-valuenow", "5")
        # A story among the cards is put where it belongs.
        expect(deck.get_by_role("button", name="Take Rotting Away out of the story deck")).to_be_visible()
        # The address of a deck on another site is not followed; where its data is, is said. The window sees to it
        # that nothing is asked of another host.
        page.goto(f"{server.url}/decks")
        page.get_by_label("A list of cards").fill("https://arkhamdb.com/decklist/view/4567/clues-1.0")
        page.get_by_role("button", name="Read it").click()
        data = "https://arkhamdb.com/api/public/decklist/4567.json"
        expect(page.get_by_role("link", name=data)).to_have_attribute("href", data)
        expect(page.get_by_role("button", name="Open in the builder")).not_to_be_visible()


@pytest.mark.parametrize("size", [MIDDLE, PHONE])
def test_what_a_line_may_mean_is_chosen_within_its_panel(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with window(browser, size) as page:
        page.goto(f"{server.url}/decks")
        if size == PHONE:
            page.get_by_role("button", name="Import").click()
        page.get_by_label("A list of cards").fill("3x Shotgn\n3x Slavering Gug")
        page.get_by_role("button", name="Read it").click()
        meant = page.get_by_label("What is meant by 3x Shotgn")
        # The set is called by its title.
        expect(meant.get_by_role("option", name="Riding Shotgun (The Yuggoth Contract)")).to_have_count(1)
        panel = edges(page.get_by_role("region", name="Import a deck"))
        assert edges(meant)[2] <= panel[2]


def test_what_is_no_deck_is_said_in_one_sentence(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/decks")
        box = page.get_by_role("region", name="Import a deck")
        page.get_by_label("A list of cards").fill('{"this": "is not a deck"}')
        page.get_by_role("button", name="Read it").click()
        expect(page.get_by_text("No deck can be read from this.")).to_be_visible()
        # Of many lines that are wrong the first are shown, and the others when somebody wants them.
        page.get_by_label("A list of cards").fill("3x Slavering Gug\n" + "nothing\n" * 20)
        page.get_by_role("button", name="Read it").click()
        wrong = box.get_by_role("listitem").filter(has_text="number of copies")
        expect(wrong.filter(visible=True)).to_have_count(8)
        page.get_by_text("12 more lines not understood").click()
        expect(wrong.filter(visible=True)).to_have_count(20)
        # What is far too long is not even sent.
        paste = "([list, text]) => { list.value = text; list.dispatchEvent(new Event('input')); }"
        page.evaluate(paste, [page.get_by_label("A list of cards").element_handle(), "x" * 300_000])
        page.get_by_role("button", name="Read it").click()
        expect(box.get_by_role("alert")).to_have_text("This is too large to be a deck.")
        # A deck without cards could not be read again.
        page.goto(f"{server.url}/decks/new?game=coc")
        page.get_by_label("Name of the deck").fill("Nothing yet")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("alert").filter(has_text="put some in first")).to_be_visible()


def test_a_deck_of_arkhamdb_goes_in_and_comes_out(browser: Browser, server: Server) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/decks/starter-roland?game=arkham")
        _verdict(page, "Legal")
        page.get_by_role("button", name="Export").click()
        with page.expect_download() as got:
            page.get_by_role("button", name="ArkhamDB JSON").click()
        text = Path(got.value.path()).read_text(encoding="utf-8")
        assert "slots" in json.loads(text)
        page.goto(f"{server.url}/decks")
        page.get_by_label("A list of cards").fill(text)
        page.get_by_role("button", name="Read it").click()
        page.get_by_role("button", name="Open in the builder").click()
        expect(page.get_by_role("radio", name="Roland Banks")).to_be_checked()
        _verdict(page, "Legal")


def test_on_a_phone_cards_are_added_in_a_sheet(browser: Browser, server: Server) -> None:
    with window(browser, PHONE) as page:
        page.goto(f"{server.url}/decks/new?game=coc")
        page.get_by_role("button", name="Add cards").click()
        sheet = page.get_by_role("dialog", name="Add cards")
        sheet.get_by_label("Search cards").fill("agoraphobia")
        sheet.get_by_role("button", name="One Agoraphobia more").click()
        expect(sheet.get_by_text("1 card in the deck")).to_be_visible()
        assert serious(page) == []
        sheet.get_by_role("button", name="Done").click()
        expect(page.get_by_role("spinbutton", name="Copies of Agoraphobia")).to_have_attribute("aria-valuenow", "1")


@pytest.mark.parametrize(
    ("deck", "size"), [("starter-agency+miskatonic-a?game=coc", 8), ("starter-roland?game=arkham", 5)]
)
def test_a_test_hand_is_drawn(browser: Browser, server: Server, deck: str, size: int) -> None:
    with window(browser) as page:
        page.goto(f"{server.url}/decks/{deck}")
        page.get_by_role("button", name="Test hand").click()
        hand = page.get_by_role("list", name="Cards drawn").get_by_role("listitem")
        expect(hand).to_have_count(size)
        page.get_by_role("button", name="Draw one more").click()
        expect(hand).to_have_count(size + 1)
        page.get_by_role("button", name="Another").click()
        expect(hand).to_have_count(size)
