"""What a person's hands meet at a table of Arkham Horror: warnings, being asked, keys, hands, the log."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page, expect

from orne.arkham.position import Foe, In, Inv, Place, build
from orne.kernel.game import Game
from tests.web.browsing import ARKHAM, CAN, MIDDLE, PHONE, WIDE, Player, Reader, Server, edges, keep, sit, window
from tests.web.positions import asked, built, laid

SMALL_LYING = (667, 375)
"""A small phone on its side."""
ENCOUNTER = ["swarm-of-rats"] * 6
MOVED = """
() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved.push(this.innerText);
    return animate.apply(this, how);
  };
}
"""
"""Notes what is seen to move from then on, or to be outlined in place of that."""


def _in_the_enemy_phase() -> Game[Any]:
    """Agnes may use her initiate in every window; a ghoul is at Roland."""
    agnes = Inv("agnes-baker", play=["arcane-initiate"], deck=["shrivelling"] * 9)
    foes = [Foe("ghoul-minion", engaged=0)]
    roland = Inv("roland-banks", hand=["machete"])
    return build(roland, agnes, enemies=foes, step="enemy window", active=None, encounter_deck=ENCOUNTER)


def _own_panel(page: Page, name: str) -> None:
    """The keys of one's cards and discard pile lead into the panel of an investigator."""
    panel = page.get_by_role("region", name=name, exact=True)
    page.keyboard.press("d")
    assert panel.evaluate("panel => panel.contains(document.activeElement)")
    page.keyboard.press("g")
    assert panel.evaluate("panel => panel.contains(document.activeElement)")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^discard"))


def test_a_card_that_asks_in_every_window_is_let_be_by_a_key_and_asks_again(browser: Browser, server: Server) -> None:
    table, seats = built(server, _in_the_enemy_phase())
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        expect(player.bar.get_by_role("heading")).to_have_text("Enemy phase: player window")
        expect(player.bar.get_by_role("button", name="Don’t ask because of Arcane Initiate")).to_be_visible()
        page.keyboard.press("n")
        told = page.get_by_text("You are no longer asked because of Arcane Initiate alone")
        expect(told).to_be_visible()
        expect(player.bar.get_by_role("heading")).not_to_have_text("Enemy phase: player window")
        page.get_by_role("button", name="Ask again").click()
        expect(told).to_have_count(0)
        expect(page.get_by_text("No card that you can see")).to_have_count(0)


def test_cards_that_are_no_reason_to_ask_are_listed_where_they_are_taken_back(browser: Browser, server: Server) -> None:
    agnes = Inv("agnes-baker", play=["arcane-initiate", "hyperawareness"], deck=["shrivelling"] * 9)
    game = build(agnes, locations=[Place("hallway", clues=1)])
    game.choose("investigate core/hallway")
    table, seats = built(server, game)
    with window(browser, MIDDLE) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        before = player.prompt
        page.keyboard.press("n")  # two cards ask: one says which
        panel = page.get_by_role("region", name="Being asked")
        panel.get_by_role("button", name="Don’t ask because of Arcane Initiate").click()
        again = panel.get_by_role("button", name="Ask again because of Arcane Initiate")
        expect(again).to_be_visible()
        expect(player.bar.get_by_role("heading")).to_have_text(before)
        again.click()
        expect(again).to_have_count(0)


def test_a_miss_that_would_hurt_another_is_said_where_the_enemy_lies(browser: Browser, server: Server) -> None:
    foes = [Foe("ghoul-minion", engaged=1)]
    table, seats = built(server, build(Inv(), Inv("daisy-walker"), enemies=foes))
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        place = page.get_by_role("region", name="Map")
        place.get_by_role("button", name=re.compile("^Ghoul Minion.*a miss deals 1 damage to Daisy")).click()
        choices = page.get_by_role("group", name="Choices")
        expect(choices.get_by_role("button", name=re.compile("^Fight.*a miss deals 1 damage to Daisy"))).to_be_visible()
        expect(choices.get_by_role("link", name="ahlcg/fight-action/d")).to_be_visible()


def test_nobody_resigns_by_one_press(browser: Browser, server: Server) -> None:
    wishes = ARKHAM | {"scenario": "the-midnight-masks"}
    table, seats = laid(server, wishes, asked("Your turn"))
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        before = player.prompt
        page.get_by_role("button", name=re.compile("^Agenda 1.*can be chosen")).click()
        expect(page.get_by_role("group", name="Choices")).to_contain_text("you leave the scenario")
        page.keyboard.press("Escape")
        expect(player.bar.get_by_role("heading")).to_have_text(before)


def test_keys_go_to_ones_own_cards_and_discard_pile(browser: Browser, server: Server) -> None:
    roland, agnes = Inv("roland-banks", discard=["knife"]), Inv("agnes-baker", discard=["guts"])
    table, seats = built(server, build(roland, agnes, active=1))
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        _own_panel(page, "Agnes Baker")
        # Of what is typed after the key of the chat no letter is a key of the table.
        page.keyboard.press("c")
        expect(page.get_by_role("textbox", name="Say something")).to_be_focused()
        page.keyboard.type("That helps us all")
        page.keyboard.press("Enter")
        expect(page.get_by_role("list", name="Chat")).to_contain_text("That helps us all")
        expect(page.get_by_role("main", name="Table")).to_be_visible()


def test_who_watches_is_not_told_of_claiming_nor_asked_when_to_be_asked(browser: Browser, server: Server) -> None:
    table, _ = laid(server, ARKHAM, asked("Your turn"))
    with window(browser) as page:
        page.goto(f"{server.url}/t/{table}")
        expect(page.get_by_text("Roland is away.")).to_be_visible()
        expect(page.get_by_text("claim the game")).to_have_count(0)
        page.keyboard.press("a")
        page.keyboard.press("?")
        expect(page.get_by_role("region", name="Keys")).to_be_visible()
        expect(page.get_by_role("region", name="Being asked")).to_have_count(0)


def test_the_hands_of_four_share_the_room_and_each_has_its_name(browser: Browser, server: Server) -> None:
    hand = ["machete", "knife", "flashlight", "emergency-cache", "guts", "overpower", "perception"]
    people = [Inv(hand=hand), *(Inv(name, hand=hand[:1]) for name in ("agnes-baker", "daisy-walker", "wendy-adams"))]
    table, seats = built(server, build(*people))
    with window(browser, MIDDLE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        for who in ("Roland, 7 cards", "Agnes, 1 card", "Daisy, 1 card", "Wendy, 1 card"):
            assert page.get_by_text(who, exact=True).evaluate("name => name.scrollWidth <= name.clientWidth")
        cards = page.get_by_role("region", name="Roland’s hand").get_by_role("button")
        boxes = [box for card in cards.all() if (box := card.bounding_box()) is not None]
        assert len(boxes) == 7
        assert all(other["x"] - one["x"] >= 50 for one, other in pairwise(boxes))


def test_the_traits_of_cards_in_two_hands_are_whole(browser: Browser, server: Server) -> None:
    people = (
        Inv(hand=["machete", "barricade", "overpower", "knife", "evidence", "emergency-cache"]),
        Inv("agnes-baker", hand=["dark-memory", "ward-of-protection", "overpower", "shrivelling"]),
    )
    table, seats = built(server, build(*people))
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        traits = page.get_by_text(re.compile("^(Skill, Practiced|Item, Weapon, Melee|Event, Spell, Weakness)$"))
        expect(traits).to_have_count(5)
        for words in traits.all():
            assert words.evaluate("words => words.scrollWidth <= words.clientWidth")
            assert words.evaluate("words => getComputedStyle(words).textOverflow") == "clip"


def test_what_comes_after_committing_stands_in_one_line_on_a_phone(browser: Browser, server: Server) -> None:
    game = build(Inv("agnes-baker", play=["arcane-studies"], hand=["guts"]), bag=["0"],
                 encounter_deck=["rotting-remains"], step="1.4 encounter cards")  # fmt: skip
    game.choose("pass")
    table, seats = built(server, game)
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        words = Player(page).primary.get_by_text("On to the player window")
        expect(words).to_be_visible()
        assert words.evaluate("words => words.getClientRects().length && words.offsetHeight < 24")


def test_the_log_is_not_under_the_choices_and_titles_are_whole_beside_them(browser: Browser, server: Server) -> None:
    game = build(Inv("agnes-baker", play=["arcane-initiate"]), enemies=[Foe("ghoul-minion", engaged=0)])
    table, seats = built(server, game)
    with window(browser, MIDDLE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        tray = page.get_by_role("group", name="Choices").bounding_box()
        log = page.get_by_role("log").bounding_box()
        assert tray is not None
        assert log is not None
        assert log["y"] + log["height"] <= tray["y"] + 1
        own = page.get_by_role("region", name="Agnes Baker")
        for title in ("Arcane Initiate", "Ghoul Minion"):
            expect(own.get_by_text(title, exact=True)).to_be_visible()


def test_on_a_small_phone_that_lies_on_its_side_cards_for_a_test_are_in_sight(browser: Browser, server: Server) -> None:
    foes = [Foe(name, engaged=0) for name in ("ghoul-priest", "ghoul-minion", "swarm-of-rats", "icy-ghoul")]
    places = [Place("hallway"), Place("attic", clues=1), Place("cellar", clues=1)]
    game = build(Inv(hand=["vicious-blow", "overpower"]), enemies=foes, locations=places)
    game.choose("fight core/ghoul-minion")
    table, seats = built(server, game)
    with window(browser, SMALL_LYING) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        card = page.get_by_role("region", name="Roland’s hand").get_by_role("button", name=CAN).first
        expect(card).to_be_in_viewport(ratio=0.95)


def test_nothing_is_cut_off_and_a_refusal_does_not_move_the_table(browser: Browser, server: Server) -> None:
    hurt = In("beat-cop", damage=1, horror=1)
    roland = Inv(hand=["hyperawareness", "guts", "physical-training"], play=[hurt, "machete"])
    table, seats = built(server, build(roland, locations=[Place("hallway", clues=1)]))
    for size in (WIDE, MIDDLE):
        with window(browser, size) as page:
            sit(page, server, table, seats)
            Player(page).settled()
            for title in ("Hyperawareness", "Physical Training"):
                word = page.get_by_role("region", name="Roland’s hand").get_by_text(title)
                assert word.evaluate("title => title.scrollWidth <= title.clientWidth")
            tile = page.locator("[data-h]", has=page.get_by_role("button", name=re.compile("^Beat Cop"))).last
            edge = tile.evaluate("tile => tile.getBoundingClientRect().right")
            tokens = [tile.get_by_title(f"1 of 2 {name}") for name in ("damage", "horror")]
            assert all(each.evaluate("token => token.getBoundingClientRect().right") < edge for each in tokens)
            card = page.get_by_role("button", name=re.compile("^Guts"))
            before = card.bounding_box()
            page.keyboard.press("u")
            expect(page.get_by_text("There is nothing to undo")).to_be_visible()
            assert card.bounding_box() == before


def test_a_narrow_enemy_in_play_keeps_its_chance_inside_and_its_title_whole_on_the_map(
    browser: Browser, server: Server
) -> None:
    foes = [Foe("ghoul-priest", engaged=0, damage=2), Foe("swarm-of-rats", engaged=0, exhausted=True)]
    game = build(
        Inv(play=["machete", "first-aid", "beat-cop"]),
        Inv("agnes-baker"),
        enemies=foes,
        bag=["0", "0", "0", "0", "auto-fail"],
    )
    game.choose("use core/machete")
    table, seats = built(server, game)
    with window(browser, MIDDLE) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        row = page.get_by_role("list", name="Roland’s cards in play")
        tile = row.get_by_role("button", name=re.compile("^Ghoul Priest.*a miss provokes")).locator("..")
        chance, damage = (edges(tile.get_by_text(words, exact=True)) for words in ("80%", "2/10"))
        assert chance[2] <= edges(tile)[2]
        assert damage[2] <= chance[0]
        title = page.get_by_role("region", name="Map").get_by_text("Ghoul Priest", exact=True)
        assert title.evaluate("title => title.scrollWidth <= title.clientWidth")


def test_an_agenda_that_has_advanced_is_read_by_its_other_side(browser: Browser, server: Server) -> None:
    game = build(Inv(hand=["knife"]), agenda_doom=2, step="1.1 mythos phase begins", active=None)
    table, seats = built(server, game)
    with window(browser) as page:
        sit(page, server, table, seats)
        expect(page.get_by_role("heading", name="Each investigator discards a random card")).to_be_visible()
        read = page.get_by_role("article", name="Card: What’s Going On?!")
        expect(read).to_contain_text("its other side")
        expect(read).to_contain_text("The clock has skipped hours")
        expect(page.get_by_role("button", name=re.compile("^Agenda 1"))).to_have_accessible_name(re.compile("advances"))


def test_apostrophes_are_set_as_in_print_and_found_as_they_are_typed(browser: Browser, server: Server) -> None:
    table, seats = built(server, build(Inv(hand=["rabbits-foot"])))
    with window(browser) as page:
        sit(page, server, table, seats)
        expect(page.get_by_role("button", name=re.compile("^Rabbit’s Foot"))).to_be_visible()
        page.goto(f"{page.url}?view=text")
        reader = Reader(page)
        for typed in ("card rabbit's", "card rabbit’s"):
            reader.say(typed)
            expect(page.get_by_text(re.compile("^Rabbit’s Foot.*After you fail a test"))).to_be_visible()
            reader.say("card machete")
            expect(page.get_by_text("No card here is called machete.")).to_be_visible()


def test_an_agenda_is_read_by_its_other_side_while_that_resolves(browser: Browser, server: Server) -> None:
    roland = Inv(play=["beat-cop"], hand=["knife"])
    game = build(roland, agenda_doom=2, step="1.1 mythos phase begins", active=None, encounter_deck=ENCOUNTER)
    table, seats = built(server, game)
    with window(browser) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("horror")).first.click()
        expect(page.get_by_role("heading", name=re.compile("2 horror"))).to_be_visible()
        page.get_by_role("button", name=re.compile("^Agenda 1")).hover()
        expect(page.get_by_role("article", name="Card: What’s Going On?!")).to_contain_text("its other side")


def test_the_button_says_who_may_commit_next_and_numbers_have_true_minus_signs(
    browser: Browser, server: Server
) -> None:
    agnes = Inv("agnes-baker", hand=["guts"])
    game = build(Inv(hand=["perception"]), agnes, locations=[Place("study", clues=1)], bag=["-1"])
    table, seats = built(server, game, "human", "random")
    with window(browser) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^Study.*can be chosen")).click()
        page.get_by_role("contentinfo").get_by_role("button", name=re.compile("^Let Agnes commit")).click()
        expect(page.get_by_role("log")).to_contain_text("Roland reveals the token \N{MINUS SIGN}1")


def test_nothing_moves_while_the_screen_turns_to_another_investigator(browser: Browser, server: Server) -> None:
    agnes = Inv("agnes-baker", hand=["perception"])
    table, seats = built(server, build(Inv(hand=["guts"]), agnes, locations=[Place("study", clues=1)]))
    with window(browser) as page:
        sit(page, server, table, seats)
        asked = page.get_by_role("contentinfo")
        expect(asked.get_by_text("Roland", exact=True)).to_be_visible()
        page.evaluate(MOVED)
        asked.get_by_role("button", name=re.compile("^End turn")).click()
        expect(asked.get_by_text("Agnes", exact=True)).to_be_visible()
        # Each seat calls the cards by names of its own: none of them has moved.
        assert page.evaluate("() => window.moved") == []


def test_a_question_about_a_token_has_a_true_minus_sign(browser: Browser, server: Server) -> None:
    wendy = Inv("wendy-adams", hand=["knife", "guts", "perception"])
    table, seats = built(server, build(wendy, locations=[Place("study", clues=1)], bag=["-4"]))
    with window(browser) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^Study.*can be chosen")).click()
        page.get_by_role("button", name=re.compile("^Perception.*can be chosen")).click()
        page.get_by_role("contentinfo").get_by_role("button", name=re.compile("^Reveal a token")).click()
        bar = page.get_by_role("contentinfo").get_by_role("heading")
        expect(bar).to_have_text("When Wendy Adams reveals the token \N{MINUS SIGN}4: you may react")
        # What may be prevented is seen in the test already.
        panel = page.get_by_role("region", name="Skill test").first
        expect(panel).to_contain_text(re.compile(r"1 against 2.*Fails as it stands", re.DOTALL))
        expect(page.get_by_role("button", name=re.compile("^Perception, intellect 2, in"))).to_have_count(1)
        page.get_by_role("button", name=re.compile("^Wendy Adams.*can be chosen")).click()
        expect(bar).to_have_text("Discard which card from your hand?")
        trail = page.get_by_role("contentinfo").get_by_role("paragraph").first
        expect(trail).to_contain_text(re.compile(r"Intellect test ›\s*Wendy Adams"))
        expect(trail).not_to_contain_text("React with")


def test_abilities_of_one_card_are_told_apart_and_say_everything_once(browser: Browser, server: Server) -> None:
    table, seats = built(server, build(Inv(play=["knife"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=["0"]))
    with window(browser) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^Knife.*can be chosen")).click()
        first, second = "Fight with +1 combat", "Fight. Discard this card: fight with +2 combat and +1 damage"
        for words in (first, second):
            expect(page.get_by_role("button", name=f"{words} 100%", exact=True)).to_be_visible()
        chances = page.get_by_role("article", name="Card: Knife").get_by_label("Chances")
        expect(chances.get_by_role("term")).to_have_text([first, second])


def test_a_missed_attack_says_what_it_provokes_and_no_longer_what_success_would_do(
    browser: Browser, server: Server
) -> None:
    game = build(Inv(hand=["overpower"]), enemies=[Foe("ghoul-priest", engaged=0)], bag=["-8"])
    game.choose("fight core/ghoul-priest")
    table, seats = built(server, game)
    with window(browser) as page:
        keep(page, {"orne.settings": {"pace": 0}})
        sit(page, server, table, seats)
        panel = page.get_by_role("region", name="Skill test").first
        expect(panel).to_contain_text("On success deals 1 damage")
        expect(panel).to_contain_text("A miss provokes Ghoul Priest")
        Player(page).primary.click()
        expect(panel).to_contain_text("Failure by 4")
        expect(panel).to_contain_text("0 against 4")
        expect(panel).not_to_contain_text("On success")
