"""What is seen at the tables: symbols, slots, the bag, the chart, what is resolved, what a choice reaches."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from orne.arkham.position import Foe, Inv
from orne.arkham.position import build as scenario
from orne.coc.position import At, Side
from orne.coc.position import build as duel
from tests.web.browsing import (
    CAN,
    MIDDLE,
    PHONE,
    WIDE,
    Player,
    Server,
    apart,
    edges,
    location,
    serious,
    sit,
    window,
)
from tests.web.positions import BAG, HOUSE, MASKS, built, full_duel, the_midnight_masks

# ---- Arkham Horror


def test_pointing_at_the_symbol_of_a_connection_lights_both_ends(browser: Browser, server: Server) -> None:
    table, seats = built(server, the_midnight_masks())
    with window(browser) as page:
        sit(page, server, table, seats)
        Player(page).settled()
        colour = "button => getComputedStyle(button.parentElement).backgroundColor"
        places = [location(page, title) for title in ("Rivertown", "Easttown", "Graveyard")]
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
        panel = page.get_by_role("region", name="Skill test")
        expect(panel).to_contain_text("deals 2 damage (1, +1 Vicious Blow)")
        hand.get_by_role("button", name=re.compile("^Overpower")).click()
        expect(bag.get_by_role("img", name="-2, passes, by what is committed")).to_be_visible()
        expect(player.primary).to_contain_text(re.compile("Reveal a token.*67%"))
        hand.get_by_role("button", name=re.compile("^Vicious Blow")).click()
        expect(hand.get_by_role("button", pressed=True)).to_have_accessible_name(re.compile("^Overpower"))
        expect(panel).to_contain_text(re.compile("deals 1 damage *A miss"))
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
        (
            built(server, full_duel("operations"), "human", "random"),
            "turn",
            "Operations",
            "coc/timing/action-windows/b",
        ),
        (built(server, the_midnight_masks()), "round", "2.2.1 turn", "ahlcg/timing/2-2-1-action-list"),
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
    table, seats = built(server, full_duel("operations"), "human", "random")
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
    game = full_duel("operations")
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
    table, seats = built(server, full_duel("operations"), "human", "random")
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


def test_many_icons_of_an_exhausted_character_at_a_story_stay_inside_its_card(browser: Browser, server: Server) -> None:
    agents, muscle, god = (At(card, exhausted=True, story=0) for card in ("g-men", "hired-muscle", "shub-niggurath"))
    mine = [agents, At("shotgun", on="core/g-men"), muscle, At("steve-clarney")]
    theirs = [god, *(At(card, on="core/shub-niggurath") for card in ("alhazred-lamp", "tcho-tcho-talisman"))]
    game = duel(Side(play=mine), Side(play=theirs), step="defender commits", active=1)
    table, seats = built(server, game, "human", "random")
    for size in (WIDE, MIDDLE):
        with window(browser, size) as page:
            sit(page, server, table, seats)
            Player(page).settled()
            # Nothing leans, so that boxes can be compared.
            page.add_style_tag(content=".tile { transform: none !important; }")
            tiles = page.locator(".lane .tile").all()
            assert len(tiles) == 3
            for tile in tiles:
                signs = edges(tile.locator(".signs"))
                assert signs[2] <= edges(tile)[2]
                for sign in tile.locator(".state:visible").all():
                    assert apart(signs, edges(sign))


def test_on_a_phone_enemies_on_the_map_are_as_high_as_a_finger(browser: Browser, server: Server) -> None:
    table, seats = built(server, the_midnight_masks())
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        foes = page.get_by_role("region", name="Map").get_by_role("button", name=re.compile("^(Acolyte|Hunting)"))
        expect(foes).to_have_count(2)
        for foe in foes.all():
            left, top, right, bottom = edges(foe)
            assert bottom - top >= 40
            assert right - left >= 40


def test_a_full_lane_and_many_resources_keep_to_their_places(browser: Browser, server: Server) -> None:
    """Five at a story, all to be chosen by their numbers, and eleven resources on a domain."""
    mine = ["undercover-security", "blackwood-file-clerk", "professor-nathaniel-peaslee", "steve-clarney", "patsy"]
    theirs = ["guardian-shoggoth", "lord-of-the-silver-twilight", "victoria-glasser", "overzealous-initiate"]
    game = duel(
        Side(
            hand=["shotgun-blast"],
            play=[*(At(card, story=1) for card in mine), "atwood-science-hall"],
            domains=("agency:11", "agency:9", ""),
        ),
        Side(play=[At(card, story=1) for card in theirs], domains=("hastur:11", "cthulhu:8", "hastur:5")),
        step="actions after defenders commit",
    )
    for choice in ("play core/shotgun-blast domain 2", "x 5"):
        game.choose(choice)
    table, seats = built(server, game, "human", "random")
    for size in (WIDE, MIDDLE, PHONE):
        with window(browser, size, forced_colors="active") as page:
            sit(page, server, table, seats)
            Player(page).settled()
            page.keyboard.press("Shift")
            lanes = page.get_by_role("list", name=re.compile(" at Dreamwalkers$"))
            tiles = lanes.locator(".inside").filter(has=page.locator(".number"))
            expect(tiles).to_have_count(len(mine) + len(theirs))
            for tile in tiles.all():
                assert apart(edges(tile.locator(".number")), edges(tile.locator(".title")))
            board, hand = page.get_by_role("main"), page.get_by_role("list", name=re.compile("^Your hand"))
            for whose in ("Your", "Their"):
                domain = page.get_by_role("button", name=re.compile(f"^{whose} domain 1, 11 resources"))
                assert apart(edges(domain), edges(hand))
                assert edges(domain)[2] <= edges(board)[2]
            # Where colours are forced, up and down are still told apart.
            changed = page.locator(".rises").first
            edge = "mark => getComputedStyle(mark, '::after').borderLeftColor"
            assert changed.evaluate(edge) == "rgba(0, 0, 0, 0)"


def test_whom_a_struggle_would_strike_stands_in_the_ladder(browser: Browser, server: Server) -> None:
    there = [At(card, exhausted=True, story=0) for card in ("laboratory-assistant", "steve-clarney", "paul-lemond")]
    game = duel(Side(play=there), Side(play=[At("yellow-muse", exhausted=True, story=0), "bag-man"]),
                step="defender commits")  # fmt: skip
    table, seats = built(server, game, "human", "human")
    with window(browser) as page:
        sit(page, server, table, seats)
        page.get_by_role("button", name=re.compile("^I am ")).click()
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


def test_whoever_is_fought_is_named_once_on_the_way_to_the_test(browser: Browser, server: Server) -> None:
    game = scenario(Inv(hand=["overpower"]), locations=HOUSE, bag=BAG, enemies=[Foe("ghoul-minion", engaged=0)])
    table, seats = built(server, game)
    with window(browser) as page:
        sit(page, server, table, seats)
        player = Player(page)
        player.settled()
        page.get_by_role("list", name="Roland’s cards in play").get_by_role("button", name=CAN).click()
        page.get_by_role("button", name=re.compile("^Fight")).click()
        expect(player.bar.get_by_role("heading")).to_have_text(re.compile("Commit"))
        expect(player.bar.get_by_role("paragraph").first).to_have_text(re.compile(r"Ghoul Minion\s*› Fight$"))


def test_on_a_phone_the_title_of_an_enemy_is_whole_beside_its_warning_and_chance(
    browser: Browser, server: Server
) -> None:
    people = Inv(at=1, hand=["machete"]), Inv("core/agnes-baker", at=1, hand=["guts"])
    foes = [Foe("acolyte", engaged=1)]
    game = scenario(*people, locations=MASKS, scenario="the-midnight-masks", enemies=foes, bag=BAG)
    table, seats = built(server, game)
    with window(browser, PHONE) as page:
        sit(page, server, table, seats)
        foe = page.get_by_role("region", name="Map").get_by_text("Acolyte", exact=True)
        expect(foe).to_be_visible()
        assert foe.evaluate("title => title.scrollWidth <= title.clientWidth")
