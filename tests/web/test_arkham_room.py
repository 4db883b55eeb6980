"""Room at the table of Arkham Horror on a phone: what is said of a card stands inside it, and nothing hides it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from orne.arkham.position import Foe, In, Inv, Place, build
from tests.web.browsing import ARKHAM, PHONE, WIDE, Player, Server, apart, edges, location, sit, window
from tests.web.positions import BAG, MASKS, asked, built, laid

SMALL_LYING = (667, 375)
"""A small phone on its side."""
CHANCE = re.compile(r"^\d+%$")
LETTERS = """
(title) => {
  const all = document.createRange();
  all.selectNodeContents(title);
  return all.getBoundingClientRect().left;
}
"""
"""Where the letters of a title begin."""


def _inside(part: tuple[float, float, float, float], whole: tuple[float, float, float, float]) -> bool:
    return whole[0] <= part[0] and whole[1] <= part[1] and part[2] <= whole[2] and part[3] <= whole[3]


def _drawn(button: Locator) -> Locator:
    """What a button with a composed name lies over."""
    return button.locator("..")


def test_on_a_phone_the_chance_on_a_card_with_a_long_title_or_many_icons_is_whole(
    browser: Browser, server: Server
) -> None:
    game = build(
        Inv("agnes-baker", hand=["heirloom-of-hyperborea", "working-a-hunch"]), locations=[Place("study", clues=1)]
    )
    game.play("investigate core/study", "pass")
    table, seats = built(server, game)
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        hand = page.get_by_role("region", name="Agnes’s hand")
        for title in ("Heirloom of Hyperborea", "Working a Hunch"):
            card = _drawn(hand.get_by_role("button", name=re.compile(f"^{title}")))
            chance, icons = edges(card.get_by_text(CHANCE)), edges(card.locator(".signs"))
            assert _inside(chance, edges(card))
            assert apart(chance, icons)
            assert apart(chance, edges(card.get_by_text(title)))


def test_on_a_phone_cards_in_play_begin_with_one_in_sight_that_can_be_chosen(browser: Browser, server: Server) -> None:
    idle = ["leather-coat", "beat-cop", "machete", "holy-rosary", "physical-training", "hyperawareness"]
    table, seats = built(server, build(Inv(play=[*idle, "first-aid"], damage=1), locations=[Place("study", clues=1)]))
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        row = page.get_by_role("list", name="Roland’s cards in play")
        expect(row.get_by_role("button", name=re.compile("^First Aid.*can be chosen"))).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_panel_of_who_is_asked_is_the_first_again(browser: Browser, server: Server) -> None:
    game = build(Inv(), Inv("daisy-walker"), locations=[Place("study", clues=1)])
    table, seats = built(server, game)
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        page.get_by_role("region", name="Daisy Walker").scroll_into_view_if_needed()
        page.get_by_role("button", name="End turn").click()
        player.settled()
        expect(page.get_by_role("region", name="Daisy Walker")).to_be_in_viewport(ratio=1)
        assert edges(page.get_by_role("region", name="Daisy Walker"))[0] >= 0


def test_on_a_phone_how_somebody_was_defeated_is_said_inside_their_panel(browser: Browser, server: Server) -> None:
    game = build(Inv("agnes-baker", damage=5), Inv(), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("resource")
    table, seats = built(server, game)
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        panel = page.get_by_role("region", name="Agnes Baker")
        assert _inside(edges(panel.get_by_text("defeated by damage", exact=True)), edges(panel))


def test_on_a_phone_tokens_chance_and_warning_of_a_card_in_play_are_inside_it_and_its_sign_is_whole(
    browser: Browser, server: Server
) -> None:
    game = build(Inv(play=["flashlight", In("dr-milan-christopher", horror=1)]), locations=[Place("study", clues=0)])
    table, seats = built(server, game)
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        row = page.get_by_role("list", name="Roland’s cards in play")
        card = _drawn(row.get_by_role("button", name=re.compile("^Flashlight.*there is no clue")))
        for part in (
            card.get_by_text(CHANCE),
            card.get_by_title("there is no clue to discover"),
            card.get_by_title("3 supplies"),
        ):
            assert _inside(edges(part), edges(card))
        assert _inside(edges(card.locator(".sign")), edges(row))


def test_on_a_phone_the_number_of_a_location_or_enemy_is_not_over_its_title_or_warning(
    browser: Browser, server: Server
) -> None:
    places = [Place("hallway"), Place("attic"), Place("cellar")]
    game = build(Inv(), locations=places, enemies=[Foe("ghoul-minion", engaged=0)])
    table, seats = built(server, game)
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        page.keyboard.press("Escape")  # whoever uses a key sees numbers
        attic = _drawn(location(page, "Attic"))
        number = edges(attic.get_by_text(re.compile(r"^\d$")).first)
        assert apart(number, edges(attic.get_by_title("provokes an attack by Ghoul Minion")))
        assert attic.get_by_text("Attic", exact=True).evaluate(LETTERS) >= number[2]
        foe = _drawn(page.get_by_role("region", name="Map").get_by_role("button", name=re.compile("^Ghoul Minion")))
        number = edges(foe.get_by_text(re.compile(r"^\d$")))
        assert foe.get_by_text("Ghoul Minion").evaluate(LETTERS) >= number[2]


def test_on_a_small_phone_on_its_side_the_token_that_was_drawn_is_named_under_the_chance(
    browser: Browser, server: Server
) -> None:
    table, seats = laid(server, ARKHAM | {"real_bag": True}, asked("Which token"))
    with window(browser, SMALL_LYING) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        choices = page.get_by_role("group", name="Choices")
        chance = edges(page.get_by_role("region", name="Skill test").get_by_role("img", name=re.compile("chance")))
        assert apart(chance, edges(choices))
        assert all(_inside(edges(token), edges(choices)) for token in choices.get_by_role("button").all())


def test_on_a_small_phone_on_its_side_skills_tokens_and_the_chance_at_a_location_are_whole(
    browser: Browser, server: Server
) -> None:
    people = Inv(at=1, hand=["perception"]), Inv("agnes-baker", at=1)
    game = build(*people, locations=MASKS, scenario="the-midnight-masks", bag=BAG)
    table, seats = built(server, game)
    with window(browser, SMALL_LYING) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        panel = page.get_by_role("region", name="Roland Banks", exact=True)
        places = page.get_by_role("region", name="Map")
        for name in ("willpower", "intellect", "combat", "agility"):
            assert _inside(edges(panel.get_by_title(name, exact=True)), edges(panel))
        assert _inside(edges(panel.get_by_title("0 clues")), edges(panel))
        rivertown = _drawn(location(page, "Rivertown"))
        assert _inside(edges(rivertown.get_by_text(CHANCE)), edges(rivertown))
        location(page, "Rivertown").click()
        # A test stands beside them, with its bag.
        bag = page.get_by_role("group", name="Tokens in the bag").filter(visible=True)
        expect(bag.get_by_role("img", name="auto-fail, fails")).to_be_in_viewport(ratio=1)
        assert _inside(edges(panel.get_by_title("0 clues")), edges(panel))
        for title in ("Rivertown", "Downtown", "Graveyard", "Miskatonic University"):
            word = places.get_by_text(title, exact=True)
            assert word.evaluate("title => title.scrollWidth <= title.clientWidth"), title


def test_where_colours_are_forced_enemies_and_turns_have_signs_of_their_own(browser: Browser, server: Server) -> None:
    foes = [Foe("swarm-of-rats", at="cellar", exhausted=True), Foe("ghoul-minion", engaged=0),
            Foe("icy-ghoul", at="attic")]  # fmt: skip
    places = [Place("hallway"), Place("attic"), Place("cellar")]
    table, seats = built(server, build(Inv(), Inv("agnes-baker"), enemies=foes, locations=places))
    with window(browser, forced_colors="active") as page:
        sit(page, server, table, seats)
        Player(page).settled()
        edge = "enemy => getComputedStyle(enemy.parentElement).borderStyle"
        names = ("Icy Ghoul", "Ghoul Minion", "Swarm of Rats")
        assert [location(page, name).evaluate(edge) for name in names] == ["solid", "double", "dashed"]
        around = "panel => getComputedStyle(panel).outlineStyle"
        panels = [page.get_by_role("region", name=name, exact=True) for name in ("Roland Banks", "Agnes Baker")]
        assert [panel.evaluate(around) for panel in panels] == ["solid", "none"]


@pytest.mark.parametrize("asked_is", [0, 1, 2])
def test_of_three_investigators_two_stand_beside_the_open_one(browser: Browser, server: Server, asked_is: int) -> None:
    people = [Inv(name, at=1) for name in ("roland-banks", "agnes-baker", "daisy-walker")]
    game = build(*people, locations=MASKS, scenario="the-midnight-masks", bag=BAG, active=asked_is)
    table, seats = built(server, game)
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        names = ["Roland Banks", "Agnes Baker", "Daisy Walker"]
        open_one = edges(page.get_by_role("region", name=names.pop(asked_is), exact=True))
        first, second = (edges(page.get_by_role("region", name=name, exact=True)) for name in names)
        assert first[0] == second[0] != open_one[0]
        assert first[1] >= open_one[1] - 1
        assert second[3] <= open_one[3] + 1


def test_what_is_picked_has_a_tick_in_the_place_of_its_number(browser: Browser, server: Server) -> None:
    game = build(Inv(hand=["vicious-blow", "overpower"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("fight core/ghoul-minion")
    table, seats = built(server, game)
    with window(browser, WIDE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        page.keyboard.press("1")
        hand = page.get_by_role("region", name="Roland’s hand")
        picked = hand.get_by_role("button", pressed=True)
        expect(picked).to_have_count(1)
        expect(_drawn(picked).get_by_text("1", exact=True)).to_be_hidden()
        other = hand.get_by_role("button", name=re.compile("can be chosen"))
        expect(_drawn(other).get_by_text("2", exact=True)).to_be_visible()


def test_a_table_that_waits_for_a_friend_has_the_name_of_its_game(browser: Browser, server: Server) -> None:
    wishes = ARKHAM | {"seats": [{"kind": "here", "deck": "starter-roland"}, {"kind": "link", "deck": "starter-agnes"}]}
    table, seats = server.table(wishes)
    with window(browser) as page:
        sit(page, server, table, [seat for seat in seats if seat["seat"] == 0])
        expect(page.get_by_role("heading", name="Arkham Horror", level=1)).to_be_attached()


def test_a_number_that_was_revealed_is_said_once_in_the_sum_of_the_test(browser: Browser, server: Server) -> None:
    wendy = Inv("core/wendy-adams", hand=["lucky"], play=["wendys-amulet"], resources=3)
    table, seats = built(server, build(wendy, locations=[Place("study", clues=3)], bag=["-2"]))
    with window(browser) as page:
        sit(page, server, table, seats)
        location(page, "Study").click()
        expect(page.get_by_role("contentinfo").get_by_role("heading")).to_have_text(re.compile("reveals the token −2"))
        sum_ = page.get_by_role("region", name="Skill test").first.get_by_role("paragraph").first
        expect(sum_).to_have_text(re.compile(r"^3 Wendy Adams\s*−\s2 token\s*against 2 Study$"))
