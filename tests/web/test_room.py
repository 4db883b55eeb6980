"""Room at the tables: titles are whole and nothing lies over anything else, in windows of every size."""

from __future__ import annotations

import re
from itertools import pairwise, product

import pytest
from playwright.sync_api import Browser, expect

from orne.arkham.position import Foe, Inv, Place
from orne.arkham.position import build as scenario
from orne.coc.position import At, Side
from orne.coc.position import build as duel
from tests.web.browsing import (
    LYING,
    MIDDLE,
    PHONE,
    TWICE,
    WIDE,
    Player,
    Server,
    apart,
    edges,
    location,
    sit,
    through,
    window,
)
from tests.web.positions import BAG, HOUSE, MASKS, built, full_duel, the_midnight_masks

SHORT = (390, 620)
SMALL_AND_LARGE = ((667, 375), LYING)
"""Phones on their side."""
Sizes = tuple[tuple[int, int], ...]
BROKEN = """
(list) => {
  const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT), broken = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const word of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((each) => Math.round(each.top))).size > 1) broken.push(word[0]);
    }
  }
  return broken;
}
"""
"""The words of a list that go over two lines."""


WRITTEN = """
(tile) => {
  const range = document.createRange();
  range.selectNodeContents(tile.querySelector('.title'));
  return Math.max(...[...range.getClientRects()].map((each) => each.right));
}
"""
"""How far to the right the title of a tile is written."""
LINES = """
(tile) => {
  const range = document.createRange();
  range.selectNodeContents(tile.querySelector('.title'));
  return [...range.getClientRects()].map(({ left, top, right, bottom }) => [left, top, right, bottom]);
}
"""
"""Where each line of a tile's title is written."""


@pytest.mark.parametrize("sizes", [(WIDE, MIDDLE), (PHONE, SHORT, LYING)], ids=["pointed", "touched"])
def test_locations_of_a_large_map_lie_apart_and_their_titles_are_whole(
    browser: Browser, server: Server, sizes: Sizes
) -> None:
    table, seats = built(server, the_midnight_masks())
    with window(browser, sizes[0]) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        titles = ["Your House", "Rivertown", "Graveyard", "Northside", "Downtown", "Easttown", "Miskatonic University"]
        for size in through(page, sizes):
            boxes = [edges(location(page, title)) for title in [*titles, "St. Mary", "Southside"]]
            overlaps = [(one, other) for n, one in enumerate(boxes) for other in boxes[:n] if not apart(one, other)]
            assert overlaps == [], size
            for title in titles:
                shown = page.get_by_role("region", name="Map").get_by_text(title, exact=True)
                whole = "text => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight + 4"
                assert shown.evaluate(whole), (title, size)


@pytest.mark.parametrize("standing", [(7, 8), (6, 0)])
def test_on_a_phone_whoever_stands_on_the_edge_of_a_location_is_not_behind_its_neighbour(
    browser: Browser, server: Server, standing: tuple[int, int]
) -> None:
    places = [each if isinstance(each, str) else each.card for each in MASKS]
    crowded = [place for place in ("northside", "miskatonic-university") if places.index(place) not in standing]
    foes = [Foe(name, at=place) for place in crowded for name in ("acolyte", "ghoul-minion", "swarm-of-rats")]
    people = Inv(at=standing[0]), Inv("core/agnes-baker", at=standing[1])
    revealed: list[str | Place] = [Place(place, clues=1) for place in places]
    game = scenario(*people, locations=revealed, scenario="the-midnight-masks", enemies=foes, bag=BAG)
    table, seats = built(server, game)
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        locations = page.locator(".location").all()
        for at in locations:
            here = at.get_attribute("data-h")
            others = [edges(other) for other in locations if other.get_attribute("data-h") != here]
            pawns = [edges(pawn) for pawn in at.locator(".pawn").all()]
            assert all(apart(pawn, other) for pawn in pawns for other in others)


@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE])
def test_a_chance_is_whole_on_the_card_or_location_that_it_stands_on(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    hand = ["hyperawareness", "deduction", "knife", "emergency-cache", "physical-training", "emergency-cache"]
    game = scenario(
        Inv(hand=hand, at=2), Inv("core/agnes-baker", hand=["overpower", "fearless", "ward-of-protection"], at=2),
        locations=MASKS, scenario="the-midnight-masks", bag=BAG,
    )  # fmt: skip
    with window(browser, size) as page:
        table, seats = built(server, game)
        sit(page, server, table, seats)
        Player(page).settled()
        graveyard = edges(location(page, "Graveyard"))
        chance = edges(page.get_by_role("region", name="Map").get_by_text(re.compile(r"^\d+%$")))
        assert graveyard[0] <= chance[0] < chance[2] <= graveyard[2] - 3
        game.choose("investigate core/graveyard")
        table, seats = built(server, game)
        sit(page, server, table, seats)
        Player(page).settled()
        card = page.get_by_role("region", name="Roland’s hand").get_by_role("button", name=re.compile("^Hyperaware"))
        inside = card.locator("..")
        whole, chance = edges(inside), edges(inside.get_by_text(re.compile(r"^\d+%$")))
        assert whole[0] <= chance[0] < chance[2] <= whole[2] - 1
        assert whole[1] <= chance[1] < chance[3] <= whole[3] - 1
        signs = [edges(sign) for sign in inside.locator(".foot .signs").all()]
        title = edges(inside.locator(".title"))
        assert all(apart(each, other) for each in (*signs, chance) for other in (title, chance) if each is not other)


@pytest.mark.parametrize("size", [MIDDLE, PHONE])
def test_no_word_of_a_title_is_broken_on_a_narrow_tile(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    table, seats = built(server, full_duel("operations"), "human", "random")
    with window(browser, size) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        assert page.get_by_role("list", name="Your cards").evaluate(BROKEN) == []


def test_five_at_a_story_lie_apart_and_none_of_their_words_is_broken(browser: Browser, server: Server) -> None:
    there = ["guardian-shoggoth", "victoria-glasser", "ravager-from-the-deep", "overzealous-initiate"]
    theirs = [At(each, story=1, exhausted=True, wounds=int(each.startswith("ravager"))) for each in there]
    more = [
        At("lord-of-the-silver-twilight", story=1, exhausted=True),
        At("sword-of-yha-tallo", on="guardian-shoggoth"),
    ]
    mine: list[str | At] = ["overzealous-initiate", "professor-nathaniel-peaslee", *["hired-muscle"] * 10]
    held = ["unearthing-the-ancients", "professor-albert-wilmarth", *["g-men"] * 10]
    game = duel(Side(hand=held, play=mine), Side(play=[*theirs, *more]), step="defender commits", active=1)
    table, seats = built(server, game, "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        lane = page.get_by_role("list", name="Random at Dreamwalkers")
        boxes = [edges(each) for each in lane.get_by_role("listitem").all()]
        assert len(boxes) == 5
        assert all(apart(*pair) for pair in pairwise(boxes))
        tab = edges(lane.get_by_role("button", name=re.compile("^Sword of Y’ha-tallo|^Sword of Y'ha-tallo")))
        story = edges(page.get_by_role("button", name=re.compile("^Dreamwalkers")))
        assert edges(lane)[3] <= story[1]
        assert tab[3] <= story[1]
        for name in (re.compile(" at Dreamwalkers"), "Your cards", re.compile("^Your hand")):
            assert page.get_by_role("list", name=name).first.evaluate(BROKEN) == []


def test_on_a_phone_three_at_a_story_are_as_high_as_a_finger(browser: Browser, server: Server) -> None:
    there = ["blackwood-file-clerk", "hired-muscle", "professor-nathaniel-peaslee"]
    mine = Side(play=[*[At(each, story=1) for each in there], "paul-lemond"], hand=["g-men"])
    hurt = At("secrets-of-arkham/rampaging-dark-young", story=1, wounds=1)
    theirs = Side(play=[hurt, At("victoria-glasser", story=1), At("guardian-shoggoth", story=1)])
    table, seats = built(server, duel(mine, theirs, step="active player commits"), "human", "random")
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        for lane in page.get_by_role("list", name=re.compile(" at Dreamwalkers$")).all():
            inside = [edges(each) for each in lane.get_by_role("listitem").all()]
            assert [bottom - top >= 40 for _, top, _, bottom in inside] == [True] * 3
            # The title of the third is seen without scrolling.
            assert edges(lane)[3] - inside[2][1] >= 22
            # Nor does what stands beside a title break its words.
            assert lane.evaluate(BROKEN) == []


@pytest.mark.parametrize("size", [SHORT, TWICE, LYING])
def test_in_a_low_window_stories_keep_their_lanes_and_the_hand_is_reached(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    table, seats = built(server, full_duel("active player commits"), "human", "random")
    with window(browser, size) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        lanes = page.get_by_role("list", name=re.compile("^You at "))
        expect(lanes).to_have_count(3)
        mine = edges(page.get_by_role("list", name="Your cards").get_by_role("listitem").first)
        for lane in lanes.all():
            left, top, right, bottom = edges(lane)
            assert bottom - top >= 40
            assert apart((left, top, right, bottom), mine)
        last = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=0.9)
        assert page.get_by_role("main").evaluate("main => main.scrollWidth <= main.clientWidth")


def test_nothing_on_the_table_lies_over_anything_else_in_the_window_of_a_laptop(
    browser: Browser, server: Server
) -> None:
    at_story = [At(card, story=0) for card in ("g-men", "thomas-f-malone")]
    row: list[str | At] = [
        *at_story,
        "hired-muscle",
        At("patrol-wagon", on="hired-muscle"),
        At("paul-lemond", exhausted=True),
    ]
    you = Side(hand=["g-men", "shotgun-blast"], play=row, domains=("agency:4", "miskatonic:2", "agency:2"))
    theirs: list[str | At] = [At("guardian-shoggoth", story=0), At("victoria-glasser", story=0), "yellow-muse"]
    foe = Side(play=[*theirs, At("sword-of-yha-tallo", on="yellow-muse")])
    table, seats = built(server, duel(foe, you, step="defender commits", ask_always=True), "random", "human")
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        lanes = [page.get_by_role("list", name=re.compile(words)).first for words in ("^Random at ", "^You at ")]
        rows = [page.get_by_role("list", name="Random’s cards"), page.get_by_role("list", name="Your cards")]
        tiles = [tile for each in (*lanes, *rows) for tile in each.get_by_role("listitem").all()]
        things = [*tiles, page.get_by_role("table", name=re.compile("^Struggles at ")).first]
        hand = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("listitem")
        for size in through(page, (WIDE, (1440, 820), (1366, 768), (1280, 700), (1280, 600), MIDDLE)):
            boxes = [edges(thing) for thing in (*things, *hand.all())]
            assert len(boxes) == 10
            if size[1] >= 700:
                expect(hand.last).to_be_in_viewport(ratio=1)
            assert [
                (one, other) for n, one in enumerate(boxes) for other in boxes[:n] if not apart(one, other)
            ] == [], size
            for lane in lanes:
                left, top, right, bottom = edges(lane)
                inside = [edges(tile) for tile in lane.get_by_role("listitem").all()]
                assert all(left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom for box in inside)


@pytest.mark.parametrize("size", [SHORT, TWICE])
def test_in_a_low_window_an_investigator_is_not_crushed(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    table, seats = built(server, scenario(Inv(hand=["guts"], play=["machete"]), locations=HOUSE, bag=BAG))
    with window(browser, size) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        card = page.get_by_role("list", name="Roland’s cards in play").get_by_role(
            "button", name=re.compile("^Machete")
        )
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.9)
        _, top, _, bottom = edges(card)
        assert bottom - top > 40
        card = page.get_by_role("button", name=re.compile("^Guts"))
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_on_its_side_the_whole_table_is_seen(browser: Browser, server: Server) -> None:
    duels, scenarios = built(server, full_duel("operations"), "human", "random"), built(server, the_midnight_masks())
    for table, seats in (duels, scenarios):
        with window(browser, LYING) as page:
            sit(page, server, table, seats)
            Player(page).settled()
            parts = [
                page.get_by_role("list", name=name).or_(page.get_by_role("region", name=name)).first
                for name in (("Your cards", re.compile("^Your hand")) if table == duels[0] else ("Map", "Roland Banks"))
            ]
            for part in parts:
                left, top, right, bottom = edges(part)
                assert top >= 0
                assert min(right, LYING[0]) - left > LYING[0] / 3
                assert (top + bottom) / 2 < edges(page.get_by_role("contentinfo"))[1]
            assert page.get_by_role("main").evaluate("main => main.scrollWidth <= main.clientWidth")
            # What is asked takes one line, and what may be chosen besides stands beside the table.
            assert edges(page.get_by_role("contentinfo"))[1] > LYING[1] - 60
            for choices in page.get_by_role("group", name="Choices").all():
                assert apart(edges(choices), edges(page.get_by_role("main")))


@pytest.mark.parametrize("count", [1, 2, 4])
def test_on_a_phone_on_its_side_the_hand_is_in_sight_whoever_is_committed(
    browser: Browser, server: Server, count: int
) -> None:
    mine = ["steve-clarney", "professor-nathaniel-peaslee", "hired-muscle", "undercover-security"]
    theirs = ["guardian-shoggoth", "ravager-from-the-deep", "victoria-glasser", "lord-of-the-silver-twilight"]
    there = [At(card, story=0) for card in mine[:count]]
    you = Side(hand=["g-men"], play=[*there, "blackwood-file-clerk"], domains=("agency:4", "miskatonic:2", "agency:2"))
    foe = Side(play=[*(At(card, story=0) for card in theirs[:count]), "yellow-muse"])
    table, seats = built(server, duel(foe, you, step="defender commits", ask_always=True), "random", "human")
    with window(browser, LYING) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        held = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("listitem").first
        own = page.get_by_role("list", name="Your cards").get_by_role("listitem").first
        for _ in through(page, SMALL_AND_LARGE):
            expect(held).to_be_in_viewport(ratio=1)
            expect(own).to_be_in_viewport(ratio=1)
            assert apart(edges(held), edges(own))
            assert apart(edges(held), edges(page.get_by_role("contentinfo")))


def test_on_a_phone_on_its_side_a_held_card_shows_its_skill_and_icons_whole(browser: Browser, server: Server) -> None:
    held = ["servant-from-out-of-time", "professor-nathaniel-peaslee", "steve-clarney", "guardian-shoggoth"]
    table, seats = built(server, duel(Side(hand=held, domains=["agency:2"]), step="operations"), "human", "random")
    with window(browser, LYING) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        hand = page.get_by_role("list", name=re.compile("^Your hand"))
        for _ in through(page, SMALL_AND_LARGE):
            for card in hand.get_by_role("listitem").all():
                edge, foot, title = (
                    edges(card.locator(each)) for each in (".hand-card", ".foot .seal", ".face .title")
                )
                assert foot[3] <= edge[3]
                assert title[3] <= foot[1] + 1
                assert edge[3] <= edges(page.get_by_role("contentinfo"))[1]


@pytest.mark.parametrize("count", [1, 2, 5])
def test_the_number_of_a_lit_card_at_a_story_stands_clear_of_its_title(
    browser: Browser, server: Server, count: int
) -> None:
    mine = Side(play=["hired-muscle"] * count)
    table, seats = built(server, duel(mine, step="active player commits"), "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        story = page.get_by_role("button", name=re.compile("^Dreamwalkers"))
        for _ in range(2):
            story.click()
        page.keyboard.press("Tab")
        lane = page.get_by_role("list", name="You at Dreamwalkers")
        expect(lane.locator(".number")).to_have_count(count)
        for _ in through(page, (WIDE, MIDDLE)):
            for tile in lane.get_by_role("listitem").all():
                number = edges(tile.locator(".number"))
                for line in tile.evaluate(LINES):
                    assert apart(number, line)


def test_a_card_of_a_full_hand_or_row_leaves_its_neighbour_in_reach_of_the_pointer(
    browser: Browser, server: Server
) -> None:
    held = ["g-men", "shotgun-blast", "working-a-hunch"] * 4
    row = duel(Side(hand=held, play=["hired-muscle"] * 14), step="operations")
    duels = built(server, row, "human", "random")
    scenarios = built(server, scenario(Inv(hand=["guts", "knife"] * 5), locations=HOUSE, bag=BAG))
    for table, seats in (duels, scenarios):
        with window(browser) as page:
            sit(page, server, table, seats)
            Player(page).settled()
            zones = ["[data-zone=hand]", *(["[data-zone='Your cards']"] if table == duels[0] else [])]
            for cards, place in product([page.locator(zone).get_by_role("button") for zone in zones], range(3)):
                left, top, _, bottom = edges(cards.nth(place))
                page.mouse.move(left + 6, (top + bottom) / 2)
                beside = edges(cards.nth(place + 1))[0]
                under = "([x, y]) => document.elementFromPoint(x, y).dataset.card"
                found = page.evaluate(under, [beside + 6, (top + bottom) / 2])
                assert found == cards.nth(place + 1).get_attribute("data-card")
                # The card itself is seen whole meanwhile: raised over its neighbour, or narrower from the first.
                right = edges(cards.nth(place).locator("xpath=.."))[2]
                assert right <= beside + 2 if table == duels[0] else right > beside + 6


def test_arrows_move_a_row_that_has_more_cards_than_room(browser: Browser, server: Server) -> None:
    game = duel(Side(play=["hired-muscle"] * 24), step="operations")
    table, seats = built(server, game, "human", "random")
    with window(browser, MIDDLE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        row = page.get_by_role("list", name="Your cards")
        expect(page.get_by_role("button", name="Cards before")).to_have_count(0)
        more = page.get_by_role("button", name="More cards")
        expect(more).to_be_visible()
        for _ in range(30):  # it goes as the row comes to its end, so whoever waits to press it may wait for ever
            more.evaluate_all("buttons => buttons.forEach((button) => button.click())")
            page.wait_for_timeout(100)
            if not more.count():
                break
        expect(more).to_have_count(0)
        expect(row.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Cards before").click()


@pytest.mark.parametrize(("size", "shown"), [(WIDE, 4), (MIDDLE, 3)])
def test_several_at_a_story_lie_side_by_side_with_whole_titles(
    browser: Browser, server: Server, size: tuple[int, int], shown: int
) -> None:
    names = ["steve-clarney", "hired-muscle", "undercover-security", "professor-nathaniel-peaslee"]
    crowd = [At(name, story=0) for name in names[-shown:]]
    table, seats = built(
        server, duel(Side(play=crowd), Side(play=["bag-man"]), step="defender commits"), "human", "human"
    )
    with window(browser, size) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^I am ")).click()
        lane = page.get_by_role("list", name=re.compile(" at Ancient Apocrypha$")).first
        tiles = lane.get_by_role("listitem")
        expect(tiles).to_have_count(shown)
        assert lane.evaluate(BROKEN) == []
        left, _, right, _ = edges(lane)
        for tile, beside in pairwise(tiles.all()):
            assert edges(tile)[2] - edges(tile)[0] >= 62
            assert max(edges(tile)[2], tile.evaluate(WRITTEN)) <= edges(beside)[0]
        assert left <= edges(tiles.first)[0]
        assert edges(tiles.last)[2] <= right


def test_more_at_a_story_than_fit_are_scrolled(browser: Browser, server: Server) -> None:
    crowd = [At("hired-muscle", story=0) for _ in range(9)]
    table, seats = built(
        server, duel(Side(play=crowd), Side(play=["bag-man"]), step="defender commits"), "human", "human"
    )
    with window(browser, MIDDLE) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^I am ")).click()
        tiles = page.get_by_role("list", name=re.compile(" at Ancient Apocrypha$")).first.get_by_role("listitem")
        expect(tiles).to_have_count(9)
        expect(tiles.first).to_be_in_viewport()
        assert edges(tiles.nth(1))[0] - edges(tiles.first)[0] >= 60
        more = page.get_by_role("button", name="More cards")
        for _ in range(9):
            more.evaluate_all("buttons => buttons.forEach((button) => button.click())")
            page.wait_for_timeout(100)
            if not more.count():
                break
        expect(tiles.last).to_be_in_viewport(ratio=1)


def test_a_crowd_at_a_story_stays_in_its_lane(browser: Browser, server: Server) -> None:
    crowd = [At("hired-muscle", exhausted=True, story=1) for _ in range(9)]
    game = duel(Side(play=crowd), Side(play=["bag-man"]), step="defender commits")
    table, seats = built(server, game, "human", "human")
    with window(browser, WIDE) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^I am ")).click()
        Player(page).settled()
        lane = page.get_by_role("list", name=re.compile("^Player 1 at ")).nth(1)
        tiles = lane.get_by_role("listitem")
        expect(tiles).to_have_count(9)
        left, _, right, _ = edges(lane)
        # What has no room is scrolled, and not seen beside the lane.
        assert edges(tiles.first)[0] >= left
        under = "([x, y]) => document.elementFromPoint(x, y)?.closest('li')?.textContent ?? ''"
        top, bottom = edges(tiles.first)[1], edges(tiles.first)[3]
        assert "Hired Muscle" not in page.evaluate(under, [right + 6, (top + bottom) / 2 - 20])


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_every_attachment_has_room_under_its_host(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    mine: list[str | At] = ["hired-muscle", At("patrol-wagon", on="hired-muscle"), At("45-pistols", on="hired-muscle")]
    table, seats = built(server, duel(Side(play=mine, hand=["g-men"]), step="operations"), "human", "random")
    with window(browser, size) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        for title in ("Patrol Wagon", ".45 Pistols"):
            tab = page.get_by_role("button", name=re.compile(f"^{re.escape(title)}, .* on Hired Muscle"))
            tab.click(trial=True)  # nothing lies over it
