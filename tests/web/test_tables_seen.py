"""What is seen at the tables: titles, symbols, slots, the bag, the chart, what is resolved; on short phones too."""

from __future__ import annotations

import re
from itertools import pairwise, product
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from orne.arkham.position import Foe, Inv, Place
from orne.arkham.position import build as scenario
from orne.coc.position import At, Side
from orne.coc.position import build as duel
from orne.kernel.game import Game
from tests.web.browsing import CAN, LYING, MIDDLE, PHONE, TWICE, WIDE, Player, Server, serious, sit, window
from tests.web.positions import built

SHORT = (390, 620)
BAG = ("+1", "0", "-1", "-2", "-4", "auto-fail")
HOUSE = [Place("hallway", clues=2), Place("attic", clues=1), Place("cellar", revealed=False)]
MASKS: list[str | Place] = [
    "your-house", Place("rivertown", clues=1), Place("graveyard", clues=3), Place("northside", revealed=False),
    Place("downtown-first-bank-of-arkham", revealed=False), Place("easttown", clues=2),
    Place("miskatonic-university", revealed=False), Place("st-marys-hospital", clues=2),
    Place("southside-historical-society", clues=2),
]  # fmt: skip
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


def _masks() -> Game[Any]:
    """The whole of a scenario's map, with two investigators and an enemy that hunts."""
    foes = [Foe("acolyte", at="easttown"), Foe("hunting-nightgaunt", at="st-marys-hospital")]
    people = Inv(at=1, play=["machete"]), Inv("core/agnes-baker", at=1, play=["shrivelling"])
    return scenario(*people, locations=MASKS, scenario="the-midnight-masks", enemies=foes, bag=BAG)


def _duel(step: str, **more: Any) -> Game[Any]:
    """A game with a full row on either side."""
    mine: list[str | At] = ["undercover-security", "blackwood-file-clerk", "hired-muscle", "steve-clarney",
            "professor-nathaniel-peaslee", At("paul-lemond", exhausted=True), "atwood-science-hall"]  # fmt: skip
    theirs = ["guardian-shoggoth", "victoria-glasser", "ravager-from-the-deep"]
    hand = more.pop("hand", ["g-men", "shotgun-blast", "working-a-hunch"])
    you = Side(hand=hand, play=mine, domains=("agency:4", "miskatonic:2", "agency:2"))
    return duel(you, Side(play=theirs), step=step, **more)


def _box(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of something."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def _apart(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    """Whether two boxes do not overlap, but for a border."""
    return one[2] <= other[0] + 2 or other[2] <= one[0] + 2 or one[3] <= other[1] + 2 or other[3] <= one[1] + 2


def _location(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name="Map").get_by_role("button", name=re.compile(f"^{title}"))


# ---- titles and room


@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE, SHORT, LYING])
def test_locations_of_a_large_map_lie_apart_and_their_titles_are_whole(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    table, seats = built(server, _masks())
    with window(browser, size) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        titles = ["Your House", "Rivertown", "Graveyard", "Northside", "Downtown", "Easttown", "Miskatonic University"]
        boxes = [_box(_location(page, title)) for title in [*titles, "St. Mary", "Southside"]]
        overlaps = [(one, other) for n, one in enumerate(boxes) for other in boxes[:n] if not _apart(one, other)]
        assert overlaps == []
        for title in titles:
            shown = page.get_by_role("region", name="Map").get_by_text(title, exact=True)
            whole = "text => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight + 4"
            assert shown.evaluate(whole), title


@pytest.mark.parametrize("size", [MIDDLE, PHONE])
def test_no_word_of_a_title_is_broken_on_a_narrow_tile(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    table, seats = built(server, _duel("operations"), "human", "random")
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
        boxes = [_box(each) for each in lane.get_by_role("listitem").all()]
        assert len(boxes) == 5
        assert all(_apart(*pair) for pair in pairwise(boxes))
        tab = _box(lane.get_by_role("button", name=re.compile("^Sword of Y’ha-tallo|^Sword of Y'ha-tallo")))
        assert tab[3] <= _box(lane)[3]
        for name in (re.compile(" at Dreamwalkers"), "Your cards", re.compile("^Your hand")):
            assert page.get_by_role("list", name=name).first.evaluate(BROKEN) == []


@pytest.mark.parametrize("size", [SHORT, TWICE, LYING])
def test_in_a_low_window_stories_keep_their_lanes_and_the_hand_is_reached(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    table, seats = built(server, _duel("active player commits"), "human", "random")
    with window(browser, size) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        lanes = page.get_by_role("list", name=re.compile("^You at "))
        expect(lanes).to_have_count(3)
        mine = _box(page.get_by_role("list", name="Your cards").get_by_role("listitem").first)
        for lane in lanes.all():
            left, top, right, bottom = _box(lane)
            assert bottom - top >= 40
            assert _apart((left, top, right, bottom), mine)
        last = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=0.9)
        assert page.get_by_role("main").evaluate("main => main.scrollWidth <= main.clientWidth")


@pytest.mark.parametrize("size", [WIDE, (1440, 820), (1366, 768), (1280, 700), (1280, 600), MIDDLE])
def test_nothing_on_the_table_lies_over_anything_else_in_the_window_of_a_laptop(
    browser: Browser, server: Server, size: tuple[int, int]
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
    with window(browser, size) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        lanes = [page.get_by_role("list", name=re.compile(words)).first for words in ("^Random at ", "^You at ")]
        rows = [page.get_by_role("list", name="Random’s cards"), page.get_by_role("list", name="Your cards")]
        tiles = [tile for each in (*lanes, *rows) for tile in each.get_by_role("listitem").all()]
        things = [*tiles, page.get_by_role("table", name=re.compile("^Struggles at ")).first]
        hand = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("listitem")
        boxes = [_box(thing) for thing in (*things, *hand.all())]
        assert len(boxes) == 10
        if size[1] >= 700:
            expect(hand.last).to_be_in_viewport(ratio=1)
        assert [(one, other) for n, one in enumerate(boxes) for other in boxes[:n] if not _apart(one, other)] == []
        for lane in lanes:
            left, top, right, bottom = _box(lane)
            inside = [_box(tile) for tile in lane.get_by_role("listitem").all()]
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
        _, top, _, bottom = _box(card)
        assert bottom - top > 40
        card = page.get_by_role("button", name=re.compile("^Guts"))
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_on_its_side_the_whole_table_is_seen(browser: Browser, server: Server) -> None:
    duels, scenarios = built(server, _duel("operations"), "human", "random"), built(server, _masks())
    for table, seats in (duels, scenarios):
        with window(browser, LYING) as page:
            sit(page, server, table, seats)
            Player(page).settled()
            parts = [
                page.get_by_role("list", name=name).or_(page.get_by_role("region", name=name)).first
                for name in (("Your cards", re.compile("^Your hand")) if table == duels[0] else ("Map", "Roland Banks"))
            ]
            for part in parts:
                left, top, right, bottom = _box(part)
                assert top >= 0
                assert min(right, LYING[0]) - left > LYING[0] / 3
                assert (top + bottom) / 2 < _box(page.get_by_role("contentinfo"))[1]
            assert page.get_by_role("main").evaluate("main => main.scrollWidth <= main.clientWidth")
            # What is asked takes one line, and what may be chosen besides stands beside the table.
            assert _box(page.get_by_role("contentinfo"))[1] > LYING[1] - 60
            for choices in page.get_by_role("group", name="Choices").all():
                assert _apart(_box(choices), _box(page.get_by_role("main")))


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("size", [(667, 375), LYING])
def test_on_a_phone_on_its_side_the_hand_is_in_sight_whoever_is_committed(
    browser: Browser, server: Server, size: tuple[int, int], count: int
) -> None:
    mine = ["steve-clarney", "professor-nathaniel-peaslee", "hired-muscle", "undercover-security"]
    theirs = ["guardian-shoggoth", "ravager-from-the-deep", "victoria-glasser", "lord-of-the-silver-twilight"]
    there = [At(card, story=0) for card in mine[:count]]
    you = Side(hand=["g-men"], play=[*there, "blackwood-file-clerk"], domains=("agency:4", "miskatonic:2", "agency:2"))
    foe = Side(play=[*(At(card, story=0) for card in theirs[:count]), "yellow-muse"])
    table, seats = built(server, duel(foe, you, step="defender commits", ask_always=True), "random", "human")
    with window(browser, size) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        held = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("listitem").first
        own = page.get_by_role("list", name="Your cards").get_by_role("listitem").first
        expect(held).to_be_in_viewport(ratio=1)
        expect(own).to_be_in_viewport(ratio=1)
        assert _apart(_box(held), _box(own))
        assert _apart(_box(held), _box(page.get_by_role("contentinfo")))


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
                left, top, _, bottom = _box(cards.nth(place))
                page.mouse.move(left + 6, (top + bottom) / 2)
                beside = _box(cards.nth(place + 1))[0]
                under = "([x, y]) => document.elementFromPoint(x, y).dataset.card"
                found = page.evaluate(under, [beside + 6, (top + bottom) / 2])
                assert found == cards.nth(place + 1).get_attribute("data-card")
                # The card itself is seen whole meanwhile: raised over its neighbour, or narrower from the first.
                right = _box(cards.nth(place).locator("xpath=.."))[2]
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
        left, _, right, _ = _box(lane)
        for tile, beside in pairwise(tiles.all()):
            assert _box(tile)[2] - _box(tile)[0] >= 62
            assert max(_box(tile)[2], tile.evaluate(WRITTEN)) <= _box(beside)[0]
        assert left <= _box(tiles.first)[0]
        assert _box(tiles.last)[2] <= right


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
        assert _box(tiles.nth(1))[0] - _box(tiles.first)[0] >= 60
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
        Player(page).settled()
        lane = page.get_by_role("list", name=re.compile("^Player 1 at ")).nth(1)
        tiles = lane.get_by_role("listitem")
        expect(tiles).to_have_count(9)
        left, _, right, _ = _box(lane)
        # What has no room is scrolled, and not seen beside the lane.
        assert _box(tiles.first)[0] >= left
        under = "([x, y]) => document.elementFromPoint(x, y)?.closest('li')?.textContent ?? ''"
        top, bottom = _box(tiles.first)[1], _box(tiles.first)[3]
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


# ---- Arkham Horror


def test_pointing_at_the_symbol_of_a_connection_lights_both_ends(browser: Browser, server: Server) -> None:
    table, seats = built(server, _masks())
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        colour = "button => getComputedStyle(button.parentElement).backgroundColor"
        places = [_location(page, title) for title in ("Rivertown", "Easttown", "Graveyard")]
        before = [place.evaluate(colour) for place in places]
        assert len(set(before)) == 1
        ways = page.get_by_role("list", name="Connections of Rivertown")
        expect(ways.get_by_role("listitem")).to_have_count(5)
        ways.get_by_role("img", name="to Easttown").hover()
        lit = [place.evaluate(colour) for place in places]
        assert lit[0] == lit[1] != before[0]
        assert lit[2] == before[2]
        page.get_by_role("contentinfo").get_by_role("heading").hover()
        assert [place.evaluate(colour) for place in places] == before


def test_little_health_is_said_and_a_card_that_is_resolved_lies_with_who_drew_it(
    browser: Browser, server: Server
) -> None:
    people = Inv(clues=1, damage=7), Inv("core/daisy-walker")
    game = scenario(*people, locations=HOUSE, encounter_deck=["core/hunting-shadow"] * 3, bag=BAG,
                    step="1.4 encounter cards", active=None)  # fmt: skip
    table, seats = built(server, game)
    for size in (WIDE, PHONE):
        with window(browser, size) as page:
            sit(page, server, table, seats)
            player = Player(page)
            player.settled()
            roland = page.get_by_role("region", name="Roland Banks").get_by_role("button")
            expect(roland.first).to_have_accessible_name(re.compile("health 2 of 9, low, sanity 5 of 5,"))
            drawn = page.get_by_role("list", name="Roland’s cards in play").get_by_role("button")
            expect(drawn).to_have_accessible_name(re.compile("^Hunting Shadow.*peril"))
            expect(player.bar.get_by_text("peril", exact=True)).to_be_visible()
            assert serious(page) == []
            if size == WIDE:
                page.keyboard.press("t")
                resolved = page.get_by_role("region", name="Being resolved").get_by_role("listitem")
                expect(resolved.first).to_have_text(re.compile("^Hunting Shadow, .*peril"))


def test_slots_that_would_be_too_full_are_shown_before_a_card_is_played(browser: Browser, server: Server) -> None:
    game = scenario(Inv(hand=["guard-dog", "knife"], play=["beat-cop"], resources=9), locations=HOUSE, bag=BAG)
    table, seats = built(server, game)
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        slots = page.get_by_role("group", name="Slots of Roland")
        hand = page.get_by_role("region", name="Roland’s hand")
        hand.get_by_role("button", name=re.compile("^Knife")).hover()
        expect(slots).to_have_count(0)
        hand.get_by_role("button", name=re.compile("^Guard Dog")).hover()
        expect(slots).to_have_text("ally 1 of 1")
        # What it would push out is said before it is played, whether or not somebody pointed at it first.
        page.get_by_role("button", name=re.compile("^Guard Dog")).click()
        expect(page.get_by_role("group", name="Choices")).to_contain_text("Beat Cop would be discarded")
        bar = page.get_by_role("contentinfo")
        expect(bar.get_by_role("heading")).to_have_text("Your turn: 3 actions left")
        bar.get_by_role("button", name=re.compile("^Play Guard Dog")).click()
        expect(bar.get_by_role("heading")).to_have_text("Your turn: 2 actions left")


def test_the_bag_shows_what_the_last_card_wins_and_a_committed_card_stays_with_its_hand(
    browser: Browser, server: Server
) -> None:
    game = scenario(Inv(hand=["vicious-blow", "overpower"]), locations=HOUSE, bag=BAG,
                    enemies=[Foe("ghoul-priest", engaged=0)])  # fmt: skip
    game.choose("fight core/ghoul-priest")
    table, seats = built(server, game)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        hand = page.get_by_role("region", name="Roland’s hand")
        bag = page.get_by_role("group", name="Tokens in the bag")
        expect(bag.get_by_role("img", name="-1, fails")).to_be_visible()
        hand.get_by_role("button", name=re.compile("^Vicious Blow")).click()
        expect(bag.get_by_role("img", name="-1, passes, by what is committed")).to_be_visible()
        expect(hand.get_by_role("button", pressed=True)).to_have_accessible_name(
            re.compile("^Vicious Blow.*in, picked")
        )
        hand.get_by_role("button", name=re.compile("^Overpower")).click()
        expect(bag.get_by_role("img", name="-2, passes, by what is committed")).to_be_visible()
        expect(player.primary).to_contain_text(re.compile("Reveal a token.*67%"))
        hand.get_by_role("button", name=re.compile("^Vicious Blow")).click()
        expect(hand.get_by_role("button", pressed=True)).to_have_accessible_name(re.compile("^Overpower"))
        player.primary.click()
        # What is sent at last counts in the test, which stays as one panel until the next answer.
        test = page.get_by_role("region", name="Skill test").first
        expect(test.get_by_role("list", name="Steps of the test")).to_contain_text(re.compile("7.apply|8.end"))
        expect(test).to_contain_text(
            re.compile("4 Roland Banks.*2 Overpower.*(Success|Failure|succeeds|fails)", re.DOTALL)
        )


def test_an_enemy_says_how_likely_it_is_to_be_fought_and_evaded(browser: Browser, server: Server) -> None:
    game = scenario(Inv(), locations=HOUSE, bag=BAG, enemies=[Foe("ghoul-minion", engaged=0)])
    table, seats = built(server, game)
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        page.get_by_role("list", name="Roland’s cards in play").get_by_role("button", name=CAN).hover()
        told = page.get_by_role("article", name="Card: Ghoul Minion")
        expect(told.get_by_text("Fight Ghoul Minion")).to_be_visible()
        expect(told.get_by_text(re.compile("^(67|33)%$"))).to_have_count(2)
        # What else is done provokes it, which is said where that lies; several buttons say it once.
        attic = page.get_by_role("button", name=re.compile("^Attic.*provokes an attack by Ghoul Minion, can be chosen"))
        expect(page.get_by_text("provokes an attack by Ghoul Minion")).to_have_count(1)
        page.keyboard.press("s")
        page.keyboard.press("ArrowUp")
        expect(attic).to_be_focused()
        page.keyboard.press("g")
        expect(page.get_by_role("button", name=re.compile("^discard"))).to_have_count(2)
        expect(page.locator("[data-pile=discard]")).to_be_focused()


# ---- both games


def test_the_chart_of_a_turn_or_round_has_every_step_with_its_ruling(browser: Browser, server: Server) -> None:
    games = [
        (built(server, _duel("operations"), "human", "random"), "turn", "Operations", "coc/timing/action-windows/b"),
        (built(server, _masks()), "round", "2.2.1 turn", "ahlcg/timing/2-2-1-action-list"),
    ]
    for (table, seats), whole, step, ruling in games:
        for size in (WIDE, PHONE):
            with window(browser, size) as page:
                sit(page, server, table, seats)
                Player(page).settled()
                chart = page.get_by_role("dialog", name=f"Chart of the {whole}")
                button = page.get_by_role("button", name=re.compile(": the chart$"))
                if size == WIDE:
                    button.hover()
                else:
                    button.click()
                link = chart.get_by_role("link", name=step, exact=True)
                expect(link).to_have_attribute("href", f"/rulings/{ruling}")
                now = chart.get_by_role("listitem").filter(has=page.get_by_role("link", name=step, exact=True))
                expect(now).to_have_attribute("aria-current", "step")
                assert serious(page) == []
                page.keyboard.press("Escape")
                expect(chart).to_have_count(0)


def test_a_chart_that_is_closed_at_once_stays_closed(browser: Browser, server: Server) -> None:
    """A pointer that rests on the strip opens it, but not one that has opened and closed it already."""
    table, seats = built(server, _duel("operations"), "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        page.get_by_role("button", name=re.compile(": the chart$")).click()
        page.keyboard.press("Escape")
        page.wait_for_timeout(600)
        expect(page.get_by_role("dialog", name="Chart of the turn")).to_have_count(0)


def test_a_number_of_two_digits_is_typed(browser: Browser, server: Server) -> None:
    you = Side(hand=["shotgun-blast"], domains=("agency:12", "", ""))
    game = duel(you, Side(play=["paul-lemond"]), step="operations")
    game.choose("play core/shotgun-blast domain 1")
    table, seats = built(server, game, "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        expect(player.bar.get_by_role("heading")).to_have_text("Shotgun Blast: how much is X?")
        number = player.bar.get_by_role("spinbutton")
        type_ = """keys => keys.forEach(key =>
            document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})))"""
        page.evaluate(type_, ["1", "1"])
        expect(number).to_have_text("11")
        page.evaluate(type_, ["1", "Shift"])
        expect(number).to_have_text("1")
        expect(player.primary).to_contain_text("X is 1")


def test_what_x_reaches_is_lit_while_it_is_chosen(browser: Browser, server: Server) -> None:
    game = _duel("operations")
    game.choose("play core/shotgun-blast domain 1")
    table, seats = built(server, game, "human", "random")
    for size in (WIDE, PHONE):
        with window(browser, size) as page:
            sit(page, server, table, seats)
            player = Player(page)
            player.settled()
            reached = page.get_by_role("button", name=re.compile("in reach"))
            expect(reached).to_have_count(9)
            less = player.bar.get_by_role("button", name=re.compile(": less$"))
            less.click()
            less.click()
            expect(reached).to_have_count(4)
            # Once: beside the stepper, or on a phone over the question.
            shown = player.bar.get_by_text("1 to 4; reaches 4 characters").filter(visible=True)
            expect(shown).to_have_count(1)
            expect(player.lit).to_have_count(0)
            player.bar.get_by_role("button", name="Back").click(trial=True)
            if size == WIDE:
                page.keyboard.press("t")
                offered = page.get_by_role("region", name="Question").get_by_role("listitem")
                expect(offered.last).to_have_text(re.compile(r"^4\s+X is 4, reaches .*Hired Muscle"))


def test_a_domain_says_what_overpaying_adds_and_the_bar_asks_for_it(browser: Browser, server: Server) -> None:
    table, seats = built(server, _duel("operations"), "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        hunch = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button", name=re.compile("^Work"))
        hunch.click()
        expect(player.bar.get_by_role("heading")).to_have_text("Which domain pays?")
        expect(player.bar.get_by_text("Working a Hunch, cost 1")).to_be_visible()
        gains = "overpays 3: give it \\+1 Arcane and \\+1 Investigation until the end of the phase"
        domain = page.get_by_role("button", name=re.compile(f"^Your domain 1, .*{gains}, can be chosen"))
        expect(domain).to_have_count(1)
        expect(page.get_by_role("button", name=re.compile(f"^Domain 1 *{gains}"))).to_be_visible()
        player.bar.get_by_role("button", name="Back").click()
        expect(player.bar.get_by_role("heading")).to_have_text("Operations phase: take an action")
        expect(player.bar.get_by_role("button", name="Back")).to_have_count(0)


def test_a_card_that_was_taken_and_icons_that_were_changed_say_so(browser: Browser, server: Server) -> None:
    you = Side(hand=["blind-submission", "working-a-hunch", "shotgun-blast"], play=["hired-muscle"],
               domains=("hastur:4", "agency:2", "agency:1"))  # fmt: skip
    game = duel(you, Side(play=["young-deep-one", "steve-clarney"]), step="operations")
    game.play("play core/blind-submission domain 1", "choose core/young-deep-one")
    game.play("play core/working-a-hunch domain 2", "choose core/hired-muscle")
    table, seats = built(server, game, "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        mine = page.get_by_role("list", name="Your cards")
        taken = mine.get_by_role("button", name=re.compile("^Young Deep One, yours until the phase ends, owned by the"))
        expect(mine.get_by_text("until the phase ends")).to_be_visible()
        taken.hover()
        expect(page.get_by_role("article", name="Card: Young Deep One")).to_contain_text("yours until the phase ends")
        # More icons than fit are counted, and each kind that was changed has its mark.
        muscle = mine.get_by_role("listitem").filter(has=page.get_by_role("button", name=re.compile("^Hired Muscle")))
        expect(muscle.locator(".signs .one:visible")).to_have_text(["5", "", ""])
        expect(muscle.locator(".signs .rises:visible")).to_have_count(3)
        muscle.get_by_role("button").hover()
        told = page.get_by_role("article", name="Card: Hired Muscle")
        expect(told.get_by_text("3 printed, +2 Working a Hunch")).to_be_visible()


def test_whom_a_struggle_would_strike_stands_in_the_ladder(browser: Browser, server: Server) -> None:
    there = [At(card, exhausted=True, story=0) for card in ("laboratory-assistant", "steve-clarney", "paul-lemond")]
    game = duel(Side(play=there), Side(play=[At("yellow-muse", exhausted=True, story=0), "bag-man"]),
                step="defender commits")  # fmt: skip
    table, seats = built(server, game, "human", "human")
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        ladder = page.get_by_role("table", name="Struggles at Ancient Apocrypha")
        terror = "Terror: one of Laboratory Assistant, Paul LeMond goes insane"
        expect(ladder.get_by_role("img", name=terror)).to_be_visible()
        expect(
            page.get_by_role("button", name=re.compile(r"^Ancient Apocrypha, .*as it stands: \+0 to 1"))
        ).to_have_count(1)


def test_what_a_question_lies_inside_of_is_told_over_it(browser: Browser, server: Server) -> None:
    game = scenario(Inv(hand=["overpower", "vicious-blow"], play=["machete"]), locations=HOUSE, bag=BAG,
                    enemies=[Foe("ghoul-priest", engaged=0)])  # fmt: skip
    game.choose("use core/machete")
    table, seats = built(server, game)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        expect(player.bar.get_by_text(re.compile("Machete › Combat test"))).to_be_visible()
        expect(page.get_by_role("region", name="Skill test")).to_contain_text("deals 2 damage (1, +1 Machete)")
        weapon = page.get_by_role("list", name="Roland’s cards in play").get_by_role("button", name=re.compile("^Mach"))
        expect(weapon).to_have_accessible_name(re.compile("in use"))
