"""The neutral cards and the conspiracy of the Core Set."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, action, disrupt
from orne.coc.events import SACRIFICE
from orne.coc.language import CHARACTER, SELF, SUPPORT, CancelIt, ExhaustThis, Wound, destroy, go_insane, would_be
from orne.coc.position import At, Side, Story, build
from orne.coc.state import State
from orne.kernel.game import Game
from tests.coc.laboratory import EDITIONS, IDLER, lab_card
from tests.coc.look import discard, drained, hand, idle, in_play, keys, pile, seen, side, step, table, tokens_by_story
from tests.look import seat_asked

LAB, GHOUL, DEEP_ONE = "laboratory-assistant", "degenerate-ghoul", "young-deep-one"
WOUNDER = lab_card("wounder", action(Wound(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
WRECKER = lab_card("wrecker", action(destroy(), Choose(CHARACTER | SUPPORT), cost=ExhaustThis()), type="support")
MADDENER = lab_card("maddener", action(go_insane(), Choose(CHARACTER), cost=ExhaustThis()), type="support")


# ---- Mystic Bounty Hunter


def test_mystic_bounty_hunter_returns_all_attachments_to_their_owners() -> None:
    game = build(
        Side(play=["mystic-bounty-hunter", IDLER], discard=["45-pistols", LAB, "ghoul-taint"]),
        Side(discard=["45-pistols", "altar-of-the-blessed"]),
    )
    game.choose("use core/mystic-bounty-hunter")
    assert hand(game, 0) == ["45-pistols", "ghoul-taint"]
    assert discard(game, 0) == [LAB, "mystic-bounty-hunter"]
    assert hand(game, 1) == ["45-pistols"]
    assert discard(game, 1) == ["altar-of-the-blessed"]
    assert idle(game)


def test_mystic_bounty_hunter_returns_what_falls_with_it() -> None:
    game = build(Side(play=["mystic-bounty-hunter", At("45-pistols", on="mystic-bounty-hunter"), IDLER]))
    game.choose("use core/mystic-bounty-hunter")
    assert hand(game, 0) == ["45-pistols"]


# ---- Freelance Agent


def test_freelance_agent_fights_harder_against_the_weak() -> None:
    game = build(
        Side(play=[At("freelance-agent", story=0, exhausted=True), At(LAB, story=0, exhausted=True), IDLER]),
        Side(
            play=[
                At(DEEP_ONE, story=0, exhausted=True),
                At("bag-man", story=1, exhausted=True),
                At("hired-muscle", story=0, exhausted=True),
                GHOUL,
            ]
        ),
        step="actions after defenders commit",
    )
    assert seen(game, "freelance-agent")["icons"] == [0, 2 + 2 * 2, 0, 0]
    assert seen(game, "freelance-agent")["keywords"] == ["fast"]


def test_freelance_agent_compares_present_skill() -> None:
    game = build(
        Side(play=[At("freelance-agent", story=0, exhausted=True), "altar-of-the-blessed", IDLER]),
        Side(play=[At("hired-muscle", story=0, exhausted=True)]),
        step="actions after defenders commit",
    )
    assert seen(game, "freelance-agent")["icons"] == [0, 4, 0, 0]


def test_freelance_agent_gains_nothing_at_home() -> None:
    game = build(
        Side(play=["freelance-agent", IDLER]),
        Side(play=[At(DEEP_ONE, story=0, exhausted=True)]),
        active=1,
        step="actions after attackers commit",
    )
    assert seen(game, "freelance-agent")["icons"] == [0, 2, 0, 0]


# ---- .45 Pistols


def test_pistols_add_a_combat_icon_at_once() -> None:
    """coc/example/1.6-45-pistols-icon, coc/rule/1.6-passive-effects/a"""
    game = build(Side(hand=["45-pistols"], play=[LAB, IDLER]), Side(play=[DEEP_ONE]))
    game.choose("play core/45-pistols")
    assert keys(game) == ["attach core/laboratory-assistant", "attach core/young-deep-one"]
    game.choose("attach core/laboratory-assistant")
    assert seen(game, LAB)["icons"] == [0, 1, 0, 1]
    assert keys(game) == ["pass", "use lab/idler"]


def test_pistols_need_somebody_to_carry_them() -> None:
    game = build(Side(hand=["45-pistols"], play=["altar-of-the-blessed", IDLER]))
    assert keys(game) == ["pass", "use lab/idler"]


# ---- Political Demonstration and Moving the Scenery


def won_by(icons: int, hand: list[str], domains: list[str], **rest: Any) -> Game[State]:
    """Seat 0 wins a Combat struggle by this many icons at Dreamwalkers, where seat 1 has a support."""
    attackers = {1: ["mad-artist"], 2: [DEEP_ONE]}[icons]
    game = build(
        Side(
            play=[*(At(each, story="dreamwalkers", exhausted=True) for each in attackers), IDLER],
            hand=hand,
            domains=domains,
        ),
        Side(play=["altar-of-the-blessed"]),
        step="stories resolve",
        **{"stories": [Story("dreamwalkers", (2, 1)), Story("frozen-in-time", (0, 4)), "rotting-away"], **rest},
    )
    game.choose("none")
    return game


def test_political_demonstration_destroys_a_support_after_a_clear_win() -> None:
    game = won_by(2, ["political-demonstration"], [])
    assert step(game) == "stories resolve"
    assert keys(game) == ["pass", "play core/political-demonstration"]
    game.choose("play core/political-demonstration")
    assert keys(game) == ["choose core/altar-of-the-blessed", "choose lab/idler"]
    game.choose("choose core/altar-of-the-blessed")
    assert discard(game, 1) == ["altar-of-the-blessed"]
    assert discard(game, 0) == ["political-demonstration"]
    assert step(game) == "last story actions"


def test_political_demonstration_needs_two_icons_more() -> None:
    game = won_by(1, ["political-demonstration"], [])
    assert step(game) == "last story actions"


def test_moving_the_scenery_moves_a_token_to_the_other_side() -> None:
    game = won_by(2, ["moving-the-scenery"], ["neutral:2"])
    assert keys(game) == ["pass", "play core/moving-the-scenery domain 1"]
    game.choose("play core/moving-the-scenery domain 1")
    assert seat_asked(game) == 0
    assert keys(game) == [
        "move core/dreamwalkers to player 1",
        "move core/dreamwalkers to player 2",
        "move core/frozen-in-time to player 1",
    ]
    game.choose("move core/frozen-in-time to player 1")
    assert tokens_by_story(game)["frozen-in-time"] == (1, 3)
    assert step(game) == "last story actions"
    assert drained(game) == [True]


def test_moving_the_scenery_can_win_a_story() -> None:
    game = won_by(
        2,
        ["moving-the-scenery"],
        ["neutral:2"],
        stories=[Story("dreamwalkers", (1, 1)), Story("nowhere-to-hide", (4, 2)), "rotting-away"],
    )
    game.play("play core/moving-the-scenery domain 1", "move core/nowhere-to-hide to player 1", "no")
    assert pile(game, 0, "won") == ["nowhere-to-hide"]
    assert "nowhere-to-hide" not in tokens_by_story(game)


def test_moving_the_scenery_needs_a_token_somewhere() -> None:
    """coc/faq/no-if-able-must-resolve-whole"""
    bare = ["dreamwalkers", "frozen-in-time", "rotting-away"]
    assert step(won_by(2, ["moving-the-scenery"], ["neutral:2"], stories=bare)) == "last story actions"


def test_moving_the_scenery_needs_two_icons_more_and_two_resources() -> None:
    assert step(won_by(1, ["moving-the-scenery"], ["neutral:2"])) == "last story actions"
    assert step(won_by(2, ["moving-the-scenery"], ["neutral:1"])) == "last story actions"


# ---- Overzealous Initiate and Eldritch Nexus


def test_overzealous_initiate_becomes_a_domain() -> None:
    game = build(Side(play=["overzealous-initiate", IDLER], deck=[GHOUL, LAB, LAB]))
    game.choose("use core/overzealous-initiate")
    assert discard(game, 0) == ["overzealous-initiate"]
    assert side(game, 0)["domains"][3] == {"drained": False, "resources": []}
    assert side(game, 0)["deck"] == 2
    assert GHOUL not in str(game.view(1))
    assert GHOUL not in str(game.view(0))


def test_eldritch_nexus_gains_a_domain_and_the_next_card_is_its_resource() -> None:
    game = build(Side(play=[IDLER], hand=["eldritch-nexus"], deck=[GHOUL, DEEP_ONE, LAB], domains=["neutral:1"]))
    game.choose("play core/eldritch-nexus domain 1")
    assert side(game, 0)["domains"][1] == {"drained": False, "resources": ["core/young-deep-one"]}
    assert side(game, 0)["deck"] == 1
    assert drained(game) == [True, False]
    assert idle(game)


def test_a_gained_domain_pays_for_cards() -> None:
    game = build(Side(hand=["eldritch-nexus", LAB], deck=[GHOUL, LAB, LAB], domains=["neutral:1"]))
    game.choose("play core/eldritch-nexus domain 1")
    assert keys(game) == ["pass", "play core/laboratory-assistant domain 2"]


def test_eldritch_nexus_can_empty_the_deck() -> None:
    game = build(Side(hand=["eldritch-nexus"], deck=[GHOUL], domains=["neutral:1"]))
    game.choose("play core/eldritch-nexus domain 1")
    assert game.over
    assert game.state.winner == 1


# ---- Arkham Asylum


def test_arkham_asylum_restores_and_readies_any_insane_character() -> None:
    game = build(
        Side(play=["arkham-asylum", At(LAB, insane=True), GHOUL], domains=["neutral:1", "neutral:1"]),
        Side(play=[At(DEEP_ONE, insane=True)]),
    )
    game.choose("use core/arkham-asylum domain 1")
    assert keys(game) == ["choose core/laboratory-assistant", "choose core/young-deep-one"]
    game.choose("choose core/laboratory-assistant")
    assert seen(game, LAB)["state"] == "ready"
    assert seen(game, LAB)["icons"] == [0, 0, 0, 1]
    assert drained(game) == [True, False]
    assert keys(game) == ["pass", "use core/arkham-asylum domain 2"]


def test_arkham_asylum_needs_an_insane_character_and_a_resource() -> None:
    sane = build(Side(play=["arkham-asylum", IDLER, LAB], domains=["neutral:1"]))
    poor = build(Side(play=["arkham-asylum", IDLER, At(LAB, insane=True)], domains=[""]))
    assert keys(sane) == keys(poor) == ["pass", "use lab/idler"]


# ---- Military Advisor


def wounded_advisor(wounds: int = 0, domains: str = "neutral:2") -> Game[State]:
    game = build(
        Side(play=[WOUNDER, IDLER, "shub-niggurath", "ygolonac"]),
        Side(play=[At("military-advisor", wounds=wounds), LAB, "mi-go-scout"], domains=[domains]),
    )
    game.play("use lab/wounder", "choose core/military-advisor")
    return game


def test_military_advisor_passes_a_wound_on_to_somebody_weaker() -> None:
    game = wounded_advisor()
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "use core/military-advisor domain 1"]
    game.choose("use core/military-advisor domain 1")
    assert keys(game) == ["choose core/laboratory-assistant", "choose core/mi-go-scout"]
    game.choose("choose core/mi-go-scout")
    assert discard(game, 1) == ["mi-go-scout"]
    assert seen(game, "military-advisor")["wounds"] == 1
    assert drained(game, 1) == [True]
    assert idle(game)


def test_military_advisor_needs_two_resources() -> None:
    assert seat_asked(wounded_advisor(domains="neutral:1")) == 0


def test_military_advisor_does_not_answer_the_wound_that_destroys_it() -> None:
    game = wounded_advisor(wounds=2)
    assert seat_asked(game) == 0
    assert discard(game, 1) == ["military-advisor"]


# ---- Serpent from Yoth


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("others", [(), (LAB,), (LAB, DEEP_ONE)])
def test_who_escapes_the_serpent_is_followed_by_another_if_able(others: tuple[str, ...], edition: str) -> None:
    """coc/rule/2.13-paying-costs/h"""
    game = build(
        Side(play=[WRECKER, "jack-brass-brady", *others, IDLER]), Side(play=["serpent-from-yoth"]), edition=edition
    )
    game.play("use lab/wrecker", "choose core/serpent-from-yoth", "pass")
    if others:
        game.choose("choose core/jack-brass-brady")
    assert (seat_asked(game), keys(game)) == (0, ["pass", "use core/jack-brass-brady"])
    game.choose("use core/jack-brass-brady")
    if len(others) == 2:
        assert (seat_asked(game), keys(game)) == (0, [f"choose core/{LAB}", f"choose core/{DEEP_ONE}"])
        game.choose(f"choose core/{LAB}")
    assert discard(game, 0) == [*others[:1]]
    assert hand(game, 0) == ["jack-brass-brady"]
    assert idle(game)


def test_who_stays_though_chosen_for_the_serpent_is_not_chosen_again() -> None:
    """coc/rule/2.13-paying-costs/h"""
    spared = lab_card("spared", disrupt(would_be(SACRIFICE, SELF), CancelIt()))
    game = build(Side(play=[WRECKER, spared, LAB, DEEP_ONE, IDLER]), Side(play=["serpent-from-yoth"]))
    game.play("use lab/wrecker", "choose core/serpent-from-yoth", "choose lab/spared", "use lab/spared")
    assert (seat_asked(game), keys(game)) == (0, [f"choose core/{LAB}", f"choose core/{DEEP_ONE}"])
    assert [each.template for each in game.why_not("choose lab/spared")] == ["{} is chosen already"]
    game.choose(f"choose core/{LAB}")
    assert discard(game, 0) == [LAB]
    assert idle(game)


def test_an_insane_or_stolen_serpent_does_nothing() -> None:
    """coc/rule/1.12-card-states/a; a stolen one does not enter its controller's discard pile"""
    insane = build(Side(play=[WRECKER, IDLER, LAB]), Side(play=[At("serpent-from-yoth", insane=True)]))
    stolen = build(Side(play=[WRECKER, IDLER, LAB]), Side(play=[At("serpent-from-yoth", owner=0), GHOUL]))
    for game in (insane, stolen):
        game.play("use lab/wrecker", "choose core/serpent-from-yoth")
        assert idle(game)
        assert LAB in in_play(game, 0)
    assert in_play(stolen, 1) == [GHOUL]


def test_serpent_from_yoth_finds_nobody() -> None:
    game = build(Side(play=[WRECKER, IDLER]), Side(play=["serpent-from-yoth", GHOUL]))
    game.play("use lab/wrecker", "choose core/serpent-from-yoth")
    assert in_play(game, 0) == ["lab/wrecker", "lab/idler"]
    assert idle(game)


# ---- Tcho-Tcho Talisman


def test_talisman_frightens_and_is_attached_to_your_own() -> None:
    game = build(Side(hand=["tcho-tcho-talisman"], play=[LAB, GHOUL], domains=["neutral:1"]), Side(play=[DEEP_ONE]))
    game.choose("play core/tcho-tcho-talisman domain 1")
    assert keys(game) == ["attach core/degenerate-ghoul", "attach core/laboratory-assistant"]
    game.choose("attach core/laboratory-assistant")
    assert seen(game, LAB)["icons"] == [2, 0, 0, 1]


@pytest.mark.parametrize("destroyed", ["tcho-tcho-talisman", LAB])
def test_talisman_returns_to_hand_for_one_resource(destroyed: str) -> None:
    game = build(
        Side(play=[WRECKER, IDLER]),
        Side(play=[LAB, At("tcho-tcho-talisman", on=LAB)], domains=["neutral:1"]),
    )
    game.play("use lab/wrecker", f"choose core/{destroyed}")
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "use core/tcho-tcho-talisman domain 1"]
    game.choose("use core/tcho-tcho-talisman domain 1")
    assert hand(game, 1) == ["tcho-tcho-talisman"]
    assert drained(game, 1) == [True]
    assert idle(game)


def test_talisman_stays_where_it_fell_unless_paid_for() -> None:
    poor = build(Side(play=[WRECKER, IDLER]), Side(play=[LAB, At("tcho-tcho-talisman", on=LAB)]))
    poor.play("use lab/wrecker", "choose core/tcho-tcho-talisman")
    unwilling = build(
        Side(play=[WRECKER, IDLER]), Side(play=[LAB, At("tcho-tcho-talisman", on=LAB)], domains=["neutral:1"])
    )
    unwilling.play("use lab/wrecker", "choose core/tcho-tcho-talisman", "pass")
    for game in (poor, unwilling):
        assert discard(game, 1) == ["tcho-tcho-talisman"]
        assert seat_asked(game) == 0


def test_the_talismans_terror_icons_keep_its_bearer_sane() -> None:
    game = build(
        Side(play=[MADDENER, IDLER]),
        Side(play=[LAB, At("tcho-tcho-talisman", on=LAB)], domains=["neutral:1"]),
    )
    assert keys(game) == ["pass", "use lab/idler"], "there is nobody to drive insane"
    assert in_play(game, 1) == [LAB, "tcho-tcho-talisman"]


def test_a_talisman_of_the_other_players_returns_to_its_owner() -> None:
    game = build(
        Side(play=[WRECKER, IDLER]),
        Side(play=[LAB, At("tcho-tcho-talisman", on=LAB, owner=0)], domains=["neutral:1"]),
    )
    game.play("use lab/wrecker", "choose core/tcho-tcho-talisman", "use core/tcho-tcho-talisman domain 1")
    assert hand(game, 0) == ["tcho-tcho-talisman"]
    assert hand(game, 1) == []


# ---- Inside Information


def test_inside_information_takes_a_struggle_for_the_phase() -> None:
    game = build(
        Side(hand=["inside-information"], play=[At(LAB, story=0, exhausted=True), IDLER], domains=["neutral:2"]),
        step="actions after attackers commit",
        stories=["ancient-apocrypha", "dreamwalkers", "the-bootleg-whiskey-cover-up"],
    )
    game.choose("play core/inside-information domain 1")
    assert keys(game) == [
        "choose core/ancient-apocrypha",
        "choose core/dreamwalkers",
        "choose core/the-bootleg-whiskey-cover-up",
    ]
    game.choose("choose core/ancient-apocrypha")
    assert seat_asked(game) == 0
    assert keys(game) == [
        "lose core/ancient-apocrypha Arcane",
        "lose core/ancient-apocrypha Combat",
        "lose core/ancient-apocrypha Investigation",
        "lose core/ancient-apocrypha Terror",
    ]
    game.choose("lose core/ancient-apocrypha Investigation")
    assert game.view(0)["stories"][0]["struggles"] == [0, 1, 2]
    assert game.view(0)["stories"][1]["struggles"] == [0, 1, 2, 3]
    game.choose("pass")
    game.choose("pass")
    assert step(game) == "last story actions"
    assert tokens_by_story(game)["ancient-apocrypha"] == (2, 0)
    game.choose("pass")
    assert game.view(0)["stories"][0]["struggles"] == [0, 1, 2, 3]


# ---- Dabbler in the Unknown


@pytest.mark.parametrize("touched", [(0, 1), (1, 0)])
def test_dabbler_opens_a_story_nobody_has_touched(touched: tuple[int, int]) -> None:
    game = build(
        Side(play=["dabbler-in-the-unknown", IDLER]),
        stories=["ancient-apocrypha", Story("dreamwalkers", touched), "nowhere-to-hide"],
    )
    game.choose("use core/dabbler-in-the-unknown")
    assert seat_asked(game) == 0
    assert keys(game) == ["place core/ancient-apocrypha", "place core/nowhere-to-hide"]
    game.choose("place core/nowhere-to-hide")
    assert tokens_by_story(game)["nowhere-to-hide"] == (1, 0)
    assert discard(game, 0) == ["dabbler-in-the-unknown"]


def test_dabbler_of_the_second_player_opens_it_for_him() -> None:
    game = build(
        Side(play=[IDLER]),
        Side(play=["dabbler-in-the-unknown"]),
        stories=["ancient-apocrypha", Story("dreamwalkers", (0, 1)), Story("rotting-away", (1, 0))],
    )
    game.play("pass", "use core/dabbler-in-the-unknown")
    assert tokens_by_story(game)["ancient-apocrypha"] == (0, 1)


# ---- Gentleman's Club


def test_gentlemans_club_draws_for_two_resources_and_exhausting() -> None:
    game = build(Side(play=["gentlemans-club", IDLER], domains=["neutral:2", "neutral:2"], deck=[GHOUL, LAB]))
    assert keys(game) == [
        "pass",
        "use core/gentlemans-club domain 1",
        "use core/gentlemans-club domain 2",
        "use lab/idler",
    ]
    game.choose("use core/gentlemans-club domain 2")
    assert hand(game, 0) == [GHOUL]
    assert seen(game, "gentlemans-club")["state"] == "exhausted"
    assert drained(game) == [False, True]
    assert keys(game) == ["pass", "use lab/idler"]


# ---- The Bootleg Whiskey Cover-Up

COVER_UP = "the-bootleg-whiskey-cover-up"


def test_the_cover_up_is_one_more_story() -> None:
    game = build(Side(hand=[COVER_UP], play=["bag-man"], domains=["neutral:1"]))
    game.choose(f"play core/{COVER_UP} domain 1")
    assert list(tokens_by_story(game)) == ["ancient-apocrypha", "dreamwalkers", "frozen-in-time", COVER_UP]
    game.choose(f"commit core/bag-man core/{COVER_UP}")
    assert keys(game) == ["none", f"place core/{COVER_UP}"]
    game.choose(f"place core/{COVER_UP}")
    assert tokens_by_story(game)[COVER_UP] == (3, 0)


def test_the_cover_up_blanks_everybody_committed_to_it() -> None:
    agents = [At("freelance-agent", story=COVER_UP, exhausted=True), At("freelance-agent", story=0, exhausted=True)]
    game = build(
        Side(play=[*agents, At("45-pistols", on="freelance-agent"), IDLER]),
        Side(
            play=[
                At(DEEP_ONE, story=COVER_UP, exhausted=True),
                At("mi-go-scout", story=COVER_UP, exhausted=True),
                "mi-go-warrior",
            ]
        ),
        stories=["ancient-apocrypha", "dreamwalkers", "frozen-in-time", COVER_UP],
        step="actions after defenders commit",
    )
    assert seen(game, "freelance-agent")["icons"] == [0, 2, 0, 0], "what it gains from its Pistols is lost as well"
    assert seen(game, "freelance-agent")["keywords"] == []
    assert seen(game, "freelance-agent#2")["icons"] == [0, 4, 0, 0]
    assert seen(game, "freelance-agent#2")["keywords"] == ["fast"]
    assert seen(game, "mi-go-warrior")["icons"] == [0, 1, 0, 0]
    scout = next(uid for uid in game.state.play if table(game).ref(uid) == "core/mi-go-scout")
    assert not values.has_subtype(table(game), scout, "Mi-Go")
    assert seen(game, "mi-go-scout")["skill"] == 3


def test_the_cover_up_takes_toughness_and_invulnerability_from_those_who_commit() -> None:
    """coc/rule/2.37-invulnerability/a"""
    game = build(
        Side(play=[At("g-men", wounds=1), "undercover-security", IDLER]),
        stories=["ancient-apocrypha", "dreamwalkers", "frozen-in-time", COVER_UP],
        step="active player commits",
    )
    game.play(f"commit core/undercover-security core/{COVER_UP}", f"commit core/g-men core/{COVER_UP}")
    assert discard(game, 0) == ["g-men"]
    assert seen(game, "undercover-security")["keywords"] == []


def test_a_serpent_destroyed_at_the_cover_up_stays_silent() -> None:
    """coc/rule/1.12-card-states/a"""
    game = build(
        Side(play=[WRECKER, IDLER, At(LAB, story=COVER_UP, exhausted=True)]),
        Side(play=[At("serpent-from-yoth", story=COVER_UP, exhausted=True)]),
        stories=["ancient-apocrypha", "dreamwalkers", "frozen-in-time", COVER_UP],
        step="actions after defenders commit",
    )
    game.play("use lab/wrecker", "choose core/serpent-from-yoth")
    assert LAB in in_play(game, 0)
    assert discard(game, 1) == ["serpent-from-yoth"]


def test_the_cover_up_counts_when_won_and_is_not_replaced() -> None:
    game = build(
        Side(play=[At(LAB, story=COVER_UP, exhausted=True), IDLER]),
        stories=["ancient-apocrypha", "dreamwalkers", "frozen-in-time", Story(COVER_UP, (4, 0))],
        step="stories resolve",
    )
    game.choose(f"place core/{COVER_UP}")
    assert pile(game, 0, "won") == [COVER_UP]
    assert list(tokens_by_story(game)) == ["ancient-apocrypha", "dreamwalkers", "frozen-in-time"]
    assert step(game) == "last story actions"
