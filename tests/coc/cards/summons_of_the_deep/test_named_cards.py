"""Cards of Summons of the Deep that the rules documents name, beside those about struggles and stories."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.language import Draw, WhenWon
from orne.coc.position import FILLER, At, Side, Story, build
from tests.coc.laboratory import BARE, ELSEWHERE, FIGHT, IDLE, PAUSE, PAWN, lab_card, there, tool
from tests.coc.look import (
    Coc,
    card,
    deck,
    discard,
    drained,
    entries,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to,
    seen,
    skill,
    state_of,
    table,
    tokens,
    uid,
)
from tests.look import asked, reasons

SET = "summons-of-the-deep"
STEADY = lab_card("sd-steady", keywords=(("willpower", 1),), skill=2)
ARMED = lab_card("sd-armed", icons=(0, 2, 0, 1), skill=2)
SLEUTH = lab_card("sd-sleuth", icons=(0, 0, 0, 2), skill=2)
AGENT = lab_card("sd-agent", faction="agency")


def is_deep_one(game: Coc, name: str) -> bool:
    """Whether a character counts as a Deep One."""
    return values.has_subtype(table(game), uid(game, name), "Deep One")


# ---- Dynamite

DYNAMITE = f"{SET}/dynamite"


def test_dynamite_wounds_everybody_at_the_bearers_story() -> None:
    """coc/errata/summons-of-the-deep/f42-dynamite"""
    game = build(
        Side(play=[there(AGENT), At(DYNAMITE, on=AGENT), there(PAWN), there("peeler", 1), PAUSE]),
        Side(play=[there(STEADY), there(ARMED, 1), SLEUTH]),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="actions after defenders commit",
    )
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {DYNAMITE}"]
    game.choose(f"use {DYNAMITE}")
    assert keys(game) == [f"first {PAWN}", f"first {AGENT}"]
    game.choose(f"first {PAWN}")
    assert sorted(discard(game, 0)) == sorted([DYNAMITE, AGENT, PAWN])
    assert (discard(game, 1), in_play(game, 1)) == ([STEADY], [ARMED, SLEUTH])
    assert idle(game)


def test_dynamite_needs_an_agency_character_and_somebody_at_its_story() -> None:
    game = build(Side(hand=[DYNAMITE], play=[AGENT, PAWN, PAUSE], domains=["agency:2"]))
    game.choose(f"play {DYNAMITE} domain 1")
    assert (card(game, DYNAMITE).host, keys(game)) == (card(game, AGENT).uid, IDLE)
    assert idle(game)


# ---- The Terror of the Tides, The Thing Behind You

THING = f"{SET}/the-thing-behind-you"
COMPANY = f"{SET}/shadow-company"


def test_a_hastur_character_in_the_discard_pile_does_not_pay_for_it() -> None:
    """coc/example/1.2-thing-behind-you-not-from-discard"""
    game = build(Side(hand=[THING], play=[PAWN, PAUSE], discard=[COMPANY], domains=["agency:2"]))
    assert keys(game) == IDLE
    assert reasons(game, f"use {THING}") == ["you control no character to return: coc/rule/2.13-paying-costs/c"]


# ---- Brain Transplant

BRAIN = f"{SET}/brain-transplant"


def test_brain_transplant_needs_a_player_with_both() -> None:
    game = build(Side(hand=[BRAIN], play=[At(ARMED, insane=True), PAUSE], domains=["hastur:2"]), Side(play=[SLEUTH]))
    assert keys(game) == IDLE


# ---- Across Dimensions, Unspeakable Transformation, Clever Zoog, Scalethorn Asylum, False Papers

DIMENSIONS = f"{SET}/across-dimensions"
YOG = lab_card("sd-yog", faction="yog-sothoth", icons=(0, 0, 1, 0))


def test_across_dimensions_gives_a_combat_icon_for_each_yog_sothoth_character() -> None:
    """coc/errata/summons-of-the-deep/f53-across-dimensions"""
    game = build(Side(hand=[DIMENSIONS], play=[YOG, YOG, PAUSE], domains=["yog-sothoth:2"]), Side(play=[YOG, PAWN]))
    game.choose(f"play {DIMENSIONS} domain 1")
    assert [icons(game, YOG, number) for number in (1, 2, 3)] == [[0, 3, 1, 0]] * 3
    assert icons(game, PAWN) == [0, 0, 0, 0]
    assert idle(game)


ZOOG = f"{SET}/clever-zoog"


def test_clever_zoog_gives_arcane_to_your_others_at_its_story() -> None:
    """coc/errata/summons-of-the-deep/f76-clever-zoog"""
    game = build(
        Side(play=[there(ZOOG), there(PAWN), ARMED, PAUSE]),
        Side(play=[there(SLEUTH)]),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="actions after defenders commit",
    )
    found = [icons(game, each) for each in (ZOOG, PAWN, ARMED, SLEUTH)]
    assert found == [[0, 0, 0, 0], [0, 0, 1, 0], [0, 2, 0, 1], [0, 0, 0, 2]]


SCALETHORN = f"{SET}/scalethorn-asylum"


def test_scalethorn_asylum_makes_a_deep_one_for_the_phase() -> None:
    """coc/errata/summons-of-the-deep/f109-scalethorn-asylum-subtype and -trigger"""
    game = build(Side(play=[SCALETHORN, PAWN, PAUSE], domains=["neutral:1"]), Side(play=[SLEUTH]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {SCALETHORN} domain 1"]
    game.choose(f"use {SCALETHORN} domain 1")
    game.choose(f"choose {PAWN}")
    assert (icons(game, PAWN), is_deep_one(game, PAWN)) == ([0, 2, 1, 0], True)
    assert (state_of(game, SCALETHORN), drained(game), keys(game)) == ("exhausted", [True], IDLE)
    assert idle(game)


# ---- Tear Gas

GAS = f"{SET}/tear-gas"


def test_tear_gas_takes_a_skill_and_destroys_whoever_has_none_left() -> None:
    """coc/rule/1.15-attaching-through-card-effects/a"""
    game = build(Side(hand=[GAS, GAS], play=[PAUSE], domains=["syndicate:1", "syndicate:1"]), Side(play=[ARMED, PAWN]))
    game.choose(f"play {GAS} domain 1")
    assert keys(game) == [f"attach to {PAWN}", f"attach to {ARMED}"]
    game.choose(f"attach to {ARMED}")
    assert (skill(game, ARMED), seen(game, GAS)["host"]) == (1, ARMED)
    game.choose(f"play {GAS} domain 2")
    game.choose(f"attach to {ARMED}")
    assert keys(game) == [f"resolve {GAS}", f"resolve {GAS}#2"]
    game.choose(f"resolve {GAS}")
    game.choose(f"first {GAS}")
    assert (discard(game, 1), discard(game, 0), in_play(game, 1)) == ([ARMED], [GAS, GAS], [PAWN])
    assert keys(game) == IDLE
    assert idle(game)


# ---- Rabbit's Foot and The Sleepwalker

FOOT = f"{SET}/rabbits-foot"
SLEEPER = f"{SET}/the-sleepwalker"
STUDENT = lab_card("sd-student", faction="miskatonic", skill=2)


@pytest.mark.parametrize(("top", "fought"), [("peeler", 0), ("short-fuse", 1)])
def test_rabbits_foot_takes_the_top_card_and_a_character_calms_the_story(top: str, fought: int) -> None:
    game = build(
        Side(play=[STUDENT, At(FOOT, on=STUDENT), PAUSE], deck=[top, *[FILLER] * 3]),
        stories=[FIGHT, BARE, ELSEWHERE],
        step="active player commits",
    )
    game.choose(f"commit {STUDENT} lab/combat-story")
    assert keys(game) == ["pass", f"use {FOOT}"]
    game.choose(f"use {FOOT}")
    assert (hand(game, 0), len(deck(game, 0)), entries(game, "drawn")) == ([top], 3, [])
    pass_to(game, "last story actions")
    assert len(entries(game, "struggle")) == fought
    assert idle(game)


def test_the_sleepwalker_keeps_a_fighter_away_from_its_story() -> None:
    game = build(
        Side(play=[SLEEPER, PAUSE]),
        Side(play=[ARMED, SLEUTH]),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="active player commits",
    )
    game.choose(f"commit {SLEEPER} lab/bare-story")
    assert keys(game) == ["pass", f"use {SLEEPER}"]
    game.choose(f"use {SLEEPER}")
    game.choose("pass")
    assert keys(game) == [f"commit {SLEUTH} lab/bare-story", "done"]


# ---- Descendant of Eibon

DESCENDANT = f"{SET}/descendant-of-eibon"


def tokens_on(*success: int, edition: str = "lcg-4", **places: list[str]) -> Coc:
    """The Descendant is in your hand unless it is said otherwise; you have success tokens on stories."""
    stories = [Story(each, (number, 0)) for each, number in zip((BARE, FIGHT, ELSEWHERE), success, strict=True)]
    side = Side(**{"hand": [DESCENDANT], **places}, play=[PAUSE])  # type: ignore[arg-type]
    return build(side, stories=stories, edition=edition)


@pytest.mark.parametrize(
    ("edition", "success", "able"),
    [
        ("lcg-4", (1, 1, 0), False),
        ("lcg-4", (2, 1, 0), True),
        ("lcg-3.0", (1, 1, 0), False),
        ("lcg-1.4", (1, 1, 0), True),
    ],
)
def test_the_descendants_two_tokens_come_from_one_story_but_in_the_oldest_document(
    edition: str, success: tuple[int, ...], able: bool
) -> None:
    """coc/errata/summons-of-the-deep/f75-descendant-of-eibon/b,
    coc/errata/summons-of-the-deep/f75-descendant-of-eibon/d"""
    game = tokens_on(*success, edition=edition)
    assert (f"use {DESCENDANT} ability 1" in keys(game)) is able


def test_the_descendant_goes_back_to_hand_as_the_phase_ends() -> None:
    """coc/errata/summons-of-the-deep/f75-descendant-of-eibon/a to c"""
    game = tokens_on(3, 0, 2)
    game.choose(f"use {DESCENDANT} ability 1")
    assert keys(game) == ["discard from core/dreamwalkers", "discard from lab/bare-story"]
    game.choose("discard from lab/bare-story")
    assert (in_play(game, 0), tokens(game, 0), tokens(game, 2)) == ([PAUSE, DESCENDANT], [1, 0], [2, 0])
    game.choose("pass")
    assert hand(game, 0) == [DESCENDANT]


def test_the_descendant_comes_back_from_the_discard_pile() -> None:
    """coc/errata/summons-of-the-deep/f75-descendant-of-eibon/b"""
    game = tokens_on(2, 0, 0, hand=[], discard=[DESCENDANT])
    game.choose(f"use {DESCENDANT} ability 2")
    assert (hand(game, 0), discard(game, 0), tokens(game, 0)) == ([DESCENDANT], [], [0, 0])
    assert idle(game)


# ---- Hapless Graduate Student

HAPLESS = f"{SET}/hapless-graduate-student"


def test_the_hapless_student_goes_insane_over_a_draw_that_may_be_left() -> None:
    pump = "lab/pump"
    game = build(Side(play=[HAPLESS, pump, PAUSE]))
    game.choose(f"use {pump}")
    assert keys(game) == ["no", "yes"]
    game.choose("yes")
    assert (hand(game, 0), state_of(game, HAPLESS), keys(game)) == ([], "ready", IDLE)
    game = build(Side(play=[HAPLESS, pump, PAUSE]))
    game.choose(f"use {pump}")
    game.choose("no")
    assert (hand(game, 0), state_of(game, HAPLESS), keys(game)) == ([FILLER.removeprefix("core/")], "insane", IDLE)
    assert idle(game)


# ---- Field Researcher

RESEARCHER = f"{SET}/field-researcher"
GIFT = lab_card("sd-gift", WhenWon(Draw(2)), type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))


@pytest.mark.parametrize("executed", [True, False])
def test_the_field_researcher_executes_what_its_winner_left(executed: bool) -> None:
    game = build(
        Side(play=[there(ARMED)]),
        Side(play=[RESEARCHER, PAUSE]),
        stories=[Story(GIFT, (4, 0)), BARE, ELSEWHERE],
        step="stories resolve",
    )
    game.choose("yes" if executed else "no")
    if executed:
        assert keys(game) == IDLE
        return
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {RESEARCHER}"])
    game.choose(f"use {RESEARCHER}")
    assert (len(hand(game, 0)), len(hand(game, 1)), state_of(game, RESEARCHER)) == (0, 2, "exhausted")
    assert idle(game)


# ---- Repo Man and Infernal Obsession

REPO = f"{SET}/repo-man"
OBSESSION = f"{SET}/infernal-obsession"
CRATE = tool("sd-crate-2")


def repossessed(*theirs: At | str, edition: str = "lcg-4") -> Coc:
    """Repo Man has just won a Combat struggle."""
    return build(
        Side(play=[there(REPO), PAUSE, SLEUTH]),
        Side(play=[there(PAWN), *theirs]),
        stories=[FIGHT, BARE, ELSEWHERE],
        step="stories resolve",
        edition=edition,
    )


def test_repo_man_takes_a_support_card_in_place_of_the_wound() -> None:
    game = repossessed(CRATE, At("lab/gun"))
    assert (asked(game)[0], keys(game)) == (0, ["take lab/gun", f"take {CRATE}"])
    game.choose(f"take {CRATE}")
    assert (CRATE in in_play(game, 0), in_play(game, 1), discard(game, 1)) == (True, [PAWN, "lab/gun"], [])
    assert idle(game)


def obsessed(edition: str) -> Coc:
    """The opponent holds your Armed by Infernal Obsession, and Repo Man is about to take that."""
    game = build(
        Side(play=[REPO, ARMED, SLEUTH, PAUSE], domains=["agency:1"]),
        Side(hand=[OBSESSION], play=[PAWN, PAUSE], domains=["hastur:3"]),
        stories=[FIGHT, BARE, ELSEWHERE],
        active=1,
        edition=edition,
    )
    game.choose(f"play {OBSESSION} domain 1")
    game.choose(f"attach {ARMED}")
    return game


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0", "lcg-4"])
def test_infernal_obsession_takes_control_of_its_bearer(edition: str) -> None:
    game = obsessed(edition)
    assert card(game, ARMED).controller == 1
    assert card(game, OBSESSION).host == card(game, ARMED).uid
    assert idle(game)


# ---- Strange Delusions and The Black Goat's Rage

DELUSIONS = f"{SET}/strange-delusions"
RAGE = f"{SET}/the-black-goats-rage"
GOAT = lab_card("sd-goat", faction="shub-niggurath", icons=(1, 0, 0, 0), keywords=(("willpower", 1),))


def test_strange_delusions_make_a_card_of_a_faction_for_the_phase() -> None:
    game = build(Side(hand=[DIMENSIONS], play=[YOG, PAWN, At(DELUSIONS, on=PAWN), PAUSE], domains=["yog-sothoth:2"]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {DELUSIONS}"]
    game.choose(f"use {DELUSIONS}")
    assert "name Yog-Sothoth" in keys(game)
    assert "name neutral" not in keys(game)
    game.choose("name Yog-Sothoth")
    assert keys(game) == ["pass", f"play {DIMENSIONS} domain 1", f"use {PAUSE}"]
    game.choose(f"play {DIMENSIONS} domain 1")
    assert [icons(game, each) for each in (YOG, PAWN)] == [[0, 2, 1, 0], [0, 2, 0, 0]]
    assert idle(game)


def raging(*theirs: At | str, edition: str = "lcg-4") -> Coc:
    """The Black Goat's Rage is in your hand; you have one Terror icon on a ready character."""
    return build(Side(hand=[RAGE], play=[GOAT], domains=["shub-niggurath:3"]), Side(play=theirs), edition=edition)


def test_the_black_goats_rage_strikes_whoever_has_the_fewest_terror_icons() -> None:
    game = raging(ARMED, SLEUTH, "peeler")
    assert keys(game) == ["pass", f"play {RAGE} domain 1"]
    game.choose(f"play {RAGE} domain 1")
    assert (asked(game)[0], keys(game)) == (1, ["drive core/peeler", f"drive {ARMED}", f"drive {SLEUTH}"])
    game.choose(f"drive {ARMED}")
    game.choose("drive core/peeler")
    assert [state_of(game, each) for each in (ARMED, "peeler", SLEUTH)] == ["insane", "insane", "ready"]
    assert idle(game)


# ---- Underground Asylum

ASYLUM = f"{SET}/underground-asylum"
DRIVEN = "ccg-arkham-edition/driven-by-madness"
CULTIST = lab_card("sd-cultist", subtypes=("Cultist",))
FIRM_CULTIST = lab_card("sd-firm-cultist", subtypes=("Cultist",), keywords=(("willpower", 1),))


def test_underground_asylum_cancels_what_would_drive_a_character_insane_later() -> None:
    """coc/faq/what-is-an-effect/b: an Action that does so as the phase ends is such an effect, and is no passive."""
    game = build(
        Side(hand=[DRIVEN], play=[CULTIST, PAUSE], domains=["cthulhu:1"]),
        Side(play=[ASYLUM], domains=["syndicate:1"]),
    )
    game.choose(f"play {DRIVEN} domain 1")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {ASYLUM} domain 1"])
    game.choose(f"use {ASYLUM} domain 1")
    assert (skill(game, CULTIST), state_of(game, ASYLUM), drained(game, 1), discard(game, 0)) == (
        1,
        "exhausted",
        [True],
        [DRIVEN],
    )
    pass_to(game, "story actions")
    assert (state_of(game, CULTIST), idle(game)) == ("ready", True)


def test_underground_asylum_has_nothing_to_cancel_where_nobody_would_go_insane() -> None:
    """coc/example/1.10-driven-by-madness: it may target a Cultist with Willpower, who does not go insane."""
    game = build(
        Side(hand=[DRIVEN], play=[FIRM_CULTIST, PAUSE], domains=["cthulhu:1"]),
        Side(play=[ASYLUM], domains=["syndicate:1"]),
    )
    game.choose(f"play {DRIVEN} domain 1")
    assert (asked(game), skill(game, FIRM_CULTIST)) == ((0, "action"), 11)
    pass_to(game, "story actions")
    assert (state_of(game, FIRM_CULTIST), idle(game)) == ("ready", True)
