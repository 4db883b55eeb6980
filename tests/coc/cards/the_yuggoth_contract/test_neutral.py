"""Neutral cards of The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, FIGHT, GUN, IDLE, PAUSE, PAWN, in_all_editions, lab_card, there
from tests.coc.look import (
    deck,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    log,
    pass_to,
    seen,
    state_of,
    tokens_by_story,
)
from tests.look import asked, kind_asked

SET = "the-yuggoth-contract"
CULTIST = lab_card("yn-cultist", subtypes=("Cultist",))
BRUTE = lab_card("yn-brute", skill=2)
STOUT = lab_card("yn-stout", keywords=(("toughness", 1),))
CALM = lab_card("yn-calm", keywords=(("willpower", 1),))
SHADE = lab_card("yn-shade", keywords=(("invulnerability", 1),))
FIEND = lab_card("yn-fiend", cost=3, subtypes=("Monster",))
TITAN = lab_card("yn-titan", cost=4, subtypes=("Monster",))
FIGHTER = lab_card("yn-fighter", icons=(2, 2, 0, 0))
HORROR = lab_card("yn-horror", icons=(2, 0, 0, 0))
RUNNER = lab_card("yn-runner", icons=(0, 1, 0, 0), keywords=(("fast", 1),))
OX = lab_card("yn-ox", icons=(0, 1, 0, 0), keywords=(("toughness", 2),))
PLOT = lab_card("yn-plot", type="conspiracy")
RUSE = lab_card("yn-ruse", type="conspiracy")
TERRIFIED = lab_card("yn-terror-story", type="story", faction=None, resources=(), cost=0, struggles=(1, 0, 0, 0))
LONER = lab_card("yn-loner", subtypes=("Monster",), unique=True)


# ---- The Red-Gloved Man

GLOVED = f"{SET}/the-red-gloved-man"


def test_the_red_gloved_man_may_bring_a_conspiracy_into_play() -> None:
    game = build(Side(hand=[GLOVED], play=[PAUSE], domains=["agency:3"], deck=[PAWN, PLOT, PAWN, RUSE]))
    game.choose(f"play {GLOVED} domain 1")
    assert keys(game) == ["pass", f"use {GLOVED}"]
    game.choose(f"use {GLOVED}")
    assert keys(game) == ["nothing", f"take {PLOT}", f"take {RUSE}"]
    game.choose(f"take {RUSE}")
    assert list(tokens_by_story(game)) == ["ancient-apocrypha", "dreamwalkers", "frozen-in-time", RUSE]
    assert sorted(deck(game, 0)) == [PAWN, PAWN, PLOT]
    assert keys(game) == IDLE


def test_the_red_gloved_man_may_search_in_vain() -> None:
    """coc/rule/2.11-searching-the-deck/a"""
    game = build(Side(hand=[GLOVED], play=[PAUSE], domains=["agency:3"], deck=[PAWN, PAWN]))
    game.play(f"play {GLOVED} domain 1", f"use {GLOVED}")
    assert (len(tokens_by_story(game)), len(deck(game, 0))) == (3, 2)
    assert keys(game) == IDLE


# ---- The Yuggoth Contract

CONTRACT = f"{SET}/the-yuggoth-contract"


def test_the_yuggoth_contract_lets_its_bearers_controller_sell_a_character_for_two_cards() -> None:
    game = build(
        Side(play=[PAWN, At(CONTRACT, on=PAWN), BRUTE, PAUSE], domains=["agency:1", "agency:1"]), Side(play=[CALM])
    )
    use = f"use {PAWN} gained {CONTRACT}"
    assert keys(game) == ["pass", f"use {PAUSE}", f"{use} domain 1", f"{use} domain 2"]
    game.choose(f"{use} domain 2")
    assert keys(game) == [f"sacrifice {PAWN}", f"sacrifice {BRUTE}"]
    game.choose(f"sacrifice {BRUTE}")
    assert (len(hand(game, 0)), discard(game, 0), drained(game)) == (2, [BRUTE], [False, True])
    game.choose(f"{use} domain 1")
    assert (len(hand(game, 0)), discard(game, 0)) == (4, [BRUTE, PAWN, CONTRACT]), "the bearer itself will do"
    assert keys(game) == IDLE


def test_the_yuggoth_contract_asks_for_a_resource_and_goes_to_a_character_of_yours() -> None:
    assert keys(build(Side(play=[PAWN, At(CONTRACT, on=PAWN), PAUSE], domains=[""]))) == IDLE
    game = build(Side(hand=[CONTRACT], play=[PAWN, BRUTE], domains=["agency:1"]), Side(play=[CALM]))
    game.choose(f"play {CONTRACT} domain 1")
    assert keys(game) == [f"attach {PAWN}", f"attach {BRUTE}"]


# ---- Tattoo Parlor


def test_tattoo_parlor_gives_your_cultists_arcane() -> None:
    game = build(Side(play=[f"{SET}/tattoo-parlor", CULTIST, PAWN, PAUSE]), Side(play=[CULTIST]))
    assert [icons(game, CULTIST), icons(game, PAWN), icons(game, CULTIST, 2)] == [[0, 0, 1, 0], [0] * 4, [0] * 4]


# ---- Crowbar

CROWBAR = f"{SET}/crowbar"


def test_crowbar_returns_to_hand_and_its_bearer_exhausts_to_wound_the_weak() -> None:
    game = build(
        Side(play=[BRUTE, At(CROWBAR, on=BRUTE), PAUSE]), Side(play=[PAWN, BRUTE, SHADE, At(CALM, insane=True)])
    )
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {CROWBAR}"]
    game.choose(f"use {CROWBAR}")
    assert (state_of(game, BRUTE), hand(game, 0)) == ("exhausted", [CROWBAR]), "paid before anybody is picked"
    assert asked(game) == (0, "wound")
    assert keys(game) == [f"wound {PAWN}", f"wound {CALM}"]
    game.choose(f"wound {PAWN}")
    assert discard(game, 1) == [PAWN]
    assert idle(game)


@in_all_editions
def test_a_borrowed_crowbar_returns_to_its_owner(edition: str) -> None:
    """coc/rule/2.23-zones-of-play/c: that pays the cost, and the effect still resolves (Basil Elton)."""
    game = build(
        Side(play=[BRUTE, At(CROWBAR, on=BRUTE, owner=1), PAUSE]), Side(play=[PAWN, PAWN, BRUTE]), edition=edition
    )
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {CROWBAR}"]
    game.choose(f"use {CROWBAR}")
    game.choose(f"wound {PAWN}")
    assert (hand(game, 0), hand(game, 1), discard(game, 1)) == ([], [CROWBAR], [PAWN])
    assert idle(game)


def test_crowbar_needs_a_ready_bearer_and_somebody_weak() -> None:
    tired = Side(play=[At(BRUTE, exhausted=True), At(CROWBAR, on=BRUTE), PAUSE])
    assert keys(build(tired, Side(play=[PAWN]))) == IDLE
    assert keys(build(Side(play=[BRUTE, At(CROWBAR, on=BRUTE), PAUSE]), Side(play=[BRUTE, SHADE]))) == IDLE


def test_crowbar_may_strike_its_own_bearer() -> None:
    game = build(Side(hand=[], play=[PAWN, At(CROWBAR, on=PAWN), PAUSE]))
    game.choose(f"use {CROWBAR}")
    assert (discard(game, 0), hand(game, 0)) == ([PAWN], [CROWBAR])
    assert idle(game)


# ---- Drunken Hallucinations

DRUNKEN = f"{SET}/drunken-hallucinations"


def test_drunken_hallucinations_drive_somebody_insane_for_a_monster_that_stays_for_the_phase() -> None:
    game = build(
        Side(hand=[DRUNKEN, FIEND, TITAN, LONER, PAWN], play=[PAWN, BRUTE, CALM, PAUSE], domains=["agency:1"]),
        Side(play=[BRUTE]),
    )
    game.choose(f"play {DRUNKEN} domain 1")
    assert keys(game) == [f"insane {PAWN}", f"insane {BRUTE}"]
    game.choose(f"insane {BRUTE}")
    assert state_of(game, BRUTE) == "insane"
    assert keys(game) == [f"put {FIEND}", f"put {LONER}"]
    game.choose(f"put {FIEND}")
    assert in_play(game, 0) == [PAWN, BRUTE, CALM, PAUSE, FIEND]
    assert keys(game) == IDLE
    pass_to(game, "story actions")
    assert (discard(game, 0), log(game, "sacrificed")) == ([DRUNKEN, FIEND], ["sacrificed yn-fiend"])


def test_drunken_hallucinations_need_a_monster_that_may_enter_and_somebody_who_can_go_insane() -> None:
    assert keys(build(Side(hand=[DRUNKEN, FIEND], play=[CALM, PAUSE], domains=["agency:1"]))) == IDLE
    assert keys(build(Side(hand=[DRUNKEN, TITAN], play=[PAWN, PAUSE], domains=["agency:1"]))) == IDLE
    assert keys(build(Side(hand=[DRUNKEN, LONER], play=[PAWN, LONER, PAUSE], domains=["agency:1"]))) == IDLE


# ---- Getaway Vehicle


def test_getaway_vehicle_makes_any_character_fast_and_tough() -> None:
    vehicle = f"{SET}/getaway-vehicle"
    game = build(Side(hand=[vehicle], play=[PAWN, PAUSE], domains=["agency:2"]), Side(play=[STOUT]))
    game.choose(f"play {vehicle} domain 1")
    assert keys(game) == [f"attach {PAWN}", f"attach {STOUT}"]
    game.choose(f"attach {STOUT}")
    assert seen(game, STOUT)["keywords"] == ["fast", "toughness +3"]
    assert idle(game)


# ---- Riding Shotgun

SHOTGUN = f"{SET}/riding-shotgun"


def test_riding_shotgun_exhausts_a_fighter_to_wound_somebody_where_combat_was_won() -> None:
    game = build(
        Side(hand=[SHOTGUN], play=[there(FIGHTER), there(CALM, 1), FIGHTER, PAWN], domains=["agency:2"]),
        Side(play=[there(BRUTE), there(STOUT), there(SHADE), there(PAWN, 1), PAWN]),
        stories=[FIGHT, BARE, "dreamwalkers"],
        step="stories resolve",
    )
    game.play(f"resolve {FIGHT}", f"wound {BRUTE}")
    assert keys(game) == ["pass", f"play {SHOTGUN} domain 1"]
    game.choose(f"play {SHOTGUN} domain 1")
    assert keys(game) == [f"choose {FIGHTER}", f"choose {STOUT}"]
    game.choose(f"choose {STOUT}")
    assert (state_of(game, f"{FIGHTER}#2"), seen(game, STOUT)["wounds"]) == ("exhausted", 1)
    assert (discard(game, 0), discard(game, 1), drained(game)) == ([SHOTGUN], [BRUTE], [True])
    assert idle(game)


def test_riding_shotgun_answers_a_tie_that_is_won_by_being_fast() -> None:
    """coc/basics/10.1"""
    game = build(
        Side(hand=[SHOTGUN], play=[there(RUNNER), FIGHTER, PAWN], domains=["agency:2"]),
        Side(play=[there(OX)]),
        stories=[FIGHT, BARE, "dreamwalkers"],
        step="stories resolve",
    )
    assert keys(game) == ["pass", f"play {SHOTGUN} domain 1"]
    game.play(f"play {SHOTGUN} domain 1", f"choose {OX}")
    assert (seen(game, OX)["wounds"], state_of(game, FIGHTER)) == (2, "exhausted")
    assert idle(game)


def test_riding_shotgun_needs_a_ready_fighter_and_a_combat_struggle_won() -> None:
    hand_of = {FIGHT: [PAWN, HORROR], TERRIFIED: [FIGHTER]}
    for story, ready in hand_of.items():
        game = build(
            Side(hand=[SHOTGUN], play=[there(FIGHTER), *ready], domains=["agency:2"]),
            Side(play=[there(STOUT), there(CALM)]),
            stories=[story, "frozen-in-time", "dreamwalkers"],
            step="stories resolve",
        )
        if story == FIGHT:
            game.choose(f"wound {STOUT}")
        assert (kind_asked(game), hand(game, 0)) == ("resource", [SHOTGUN])


# ---- Forgiveness?

FORGIVENESS = f"{SET}/forgiveness"


def test_forgiveness_cancels_a_wound_and_takes_the_character_as_the_phase_ends() -> None:
    game = build(Side(play=[GUN, PAUSE, PAWN]), Side(hand=[FORGIVENESS], play=[BRUTE, CALM]))
    game.play(f"use {GUN}", f"choose {BRUTE}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"play {FORGIVENESS}"])
    game.choose(f"play {FORGIVENESS}")
    assert (seen(game, BRUTE)["wounds"], discard(game, 1)) == (0, [FORGIVENESS])
    assert keys(game) == IDLE
    pass_to(game, "story actions")
    assert (discard(game, 1), log(game, "sacrificed")) == ([FORGIVENESS, BRUTE], ["sacrificed yn-brute"])


def test_forgiveness_is_for_characters_of_yours() -> None:
    game = build(Side(play=[GUN, PAUSE, PAWN]), Side(hand=[FORGIVENESS], play=[BRUTE]))
    game.play(f"use {GUN}", f"choose {PAWN}")
    assert (discard(game, 0), hand(game, 1)) == ([PAWN], [FORGIVENESS])
    assert keys(game) == IDLE
