"""Cthulhu's cards of The Yuggoth Contract."""

from __future__ import annotations

import pytest

from orne.coc.language import CHARACTER, HOST, IT, STORY, YOURS, AttachTo, Choose, CommitTo, Gives, gain, pick
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, BORE, FIGHT, GUN, IDLE, MIND, OAF, PAUSE, PAWN, event, lab_card, there, tool
from tests.coc.look import (
    cards_of,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to,
    pass_to_phase,
    seen,
    state_of,
)
from tests.look import asked, reasons

SET = "the-yuggoth-contract"
SNAKE = lab_card("yc-snake", subtypes=("Serpent",), cost=2, icons=(1, 0, 0, 0))
ADDER = lab_card("yc-adder", subtypes=("Serpent",), cost=1)
COBRA = lab_card("yc-cobra", subtypes=("Serpent",), cost=3)
FISH = lab_card("yc-fish", subtypes=("Deep One",), cost=3)
WHALE = lab_card("yc-whale", subtypes=("Deep One",), cost=4)
REEF = tool("yc-reef", subtypes=("Deep One",), cost=3)

# ---- Shrine to Yig

SHRINE = f"{SET}/shrine-to-yig"


def test_the_shrine_gives_terror_to_your_serpents_alone() -> None:
    game = build(Side(play=[SHRINE, SNAKE, PAWN]), Side(play=[SNAKE]))
    assert icons(game, SNAKE) == [2, 0, 0, 0]
    assert icons(game, PAWN) == [0, 0, 0, 0]
    assert icons(game, SNAKE, 2) == [1, 0, 0, 0]


# ---- Stygian Idol

IDOL = f"{SET}/stygian-idol"


def test_the_idol_is_attached_to_any_serpent_and_gives_it_two_terror_icons() -> None:
    game = build(
        Side(hand=[IDOL], play=[PAUSE, SNAKE, PAWN], domains=["cthulhu:1"]),
        Side(play=[ADDER, At(SNAKE, insane=True)]),
    )
    game.choose(f"play {IDOL} domain 1")
    assert keys(game) == [f"attach {ADDER}", f"attach {SNAKE}"]
    game.choose(f"attach {ADDER}")
    assert icons(game, ADDER) == [2, 0, 0, 0]
    assert (in_play(game, 0)[-1], keys(game)) == (IDOL, ["pass", "use lab/pause", f"use {IDOL}"])
    assert idle(game)


def test_the_idol_needs_a_serpent() -> None:
    game = build(Side(hand=[IDOL], play=[PAUSE, PAWN], domains=["cthulhu:1"]))
    assert keys(game) == IDLE


def test_the_idol_lowers_the_next_serpent_of_the_phase() -> None:
    game = build(
        Side(
            hand=[SNAKE, SNAKE, ADDER, COBRA, FISH],
            play=[PAUSE, ADDER, At(IDOL, on=ADDER)],
            domains=["cthulhu:1", "cthulhu:1"],
        )
    )
    assert keys(game) == ["pass", f"play {ADDER} domain 1", f"play {ADDER} domain 2", "use lab/pause", f"use {IDOL}"]
    game.choose(f"use {IDOL}")
    assert state_of(game, IDOL) == "exhausted"
    assert keys(game) == [
        "pass",
        f"play {ADDER} domain 1",
        f"play {ADDER} domain 2",
        f"play {SNAKE} domain 1",
        f"play {SNAKE} domain 2",
        "use lab/pause",
    ]
    game.choose(f"play {SNAKE} domain 1")
    assert keys(game) == ["pass", f"play {ADDER} domain 2", "use lab/pause"]
    assert idle(game)


def test_the_idol_lowers_nothing_below_one_and_not_in_the_next_phase() -> None:
    game = build(Side(hand=[ADDER], play=[PAUSE, SNAKE, At(IDOL, on=SNAKE)], domains=[""]))
    game.choose(f"use {IDOL}")
    assert keys(game) == IDLE
    pass_to_phase(game, "story")
    assert game.state.lasting == ()


# ---- Cthulhu, Lord of R'lyeh

CTHULHU = f"{SET}/cthulhu"


def test_cthulhu_has_an_opponent_choose_and_sacrifice_a_character() -> None:
    game = build(Side(play=[CTHULHU, PAUSE], domains=["cthulhu:3"]), Side(play=[PAWN, OAF, PAUSE]))
    assert keys(game) == ["pass", "use lab/pause", f"use {CTHULHU} domain 1"]
    game.choose(f"use {CTHULHU} domain 1")
    assert (asked(game), keys(game)) == ((1, "choose"), [f"choose {OAF}", f"choose {PAWN}"])
    game.choose(f"choose {OAF}")
    assert (discard(game, 1), drained(game)) == ([OAF], [True])
    assert idle(game)


def test_cthulhu_needs_an_opponents_character_and_three_resources() -> None:
    game = build(Side(play=[CTHULHU, PAUSE, PAWN], domains=["cthulhu:3"]), Side(play=[PAUSE]))
    assert keys(game) == IDLE
    game = build(Side(play=[CTHULHU, PAUSE], domains=["cthulhu:2"]), Side(play=[PAWN]))
    assert keys(game) == IDLE


def test_for_a_character_that_escapes_cthulhu_no_other_is_sacrificed() -> None:
    """coc/rule/1.9-choosing-targets/f; only a Forced Response asks for another (coc/rule/2.13-paying-costs/h)."""
    brady = "jack-brass-brady"
    game = build(
        Side(play=[CTHULHU, PAUSE], domains=["cthulhu:3"]), Side(play=[brady, PAWN, PAUSE], domains=["syndicate:2"])
    )
    game.play(f"use {CTHULHU} domain 1", f"choose core/{brady}")
    assert asked(game) == (1, "disrupt")
    assert keys(game) == ["pass", f"use core/{brady}"]
    game.choose(f"use core/{brady}")
    assert (hand(game, 1), discard(game, 1)) == ([brady], [])
    assert (PAWN in in_play(game, 1), drained(game), idle(game)) == (True, [True], True)


# ---- Deep One Scout

SCOUT = f"{SET}/deep-one-scout"


def test_the_scout_exhausts_two_deep_ones_for_a_cheap_one_from_hand() -> None:
    mine = [SCOUT, FISH, WHALE, PAUSE, PAWN, REEF]
    game = build(Side(hand=[FISH, WHALE, PAWN, REEF], play=mine), Side(play=[FISH]))
    assert keys(game) == ["pass", "use lab/pause", f"use {SCOUT}"]
    game.choose(f"use {SCOUT}")
    assert keys(game) == [f"exhaust {FISH}", f"exhaust {WHALE}", f"exhaust {SCOUT}"]
    game.choose(f"exhaust {SCOUT}")
    game.choose(f"exhaust {WHALE}")
    assert in_play(game, 0) == [*mine, f"{FISH}#3"]
    assert (state_of(game, SCOUT), state_of(game, WHALE), state_of(game, FISH)) == ("exhausted", "exhausted", "ready")
    assert keys(game) == IDLE
    assert idle(game)


def test_the_scout_needs_two_ready_deep_ones_and_one_of_cost_three_or_less_in_hand() -> None:
    game = build(Side(hand=[FISH], play=[SCOUT, At(FISH, exhausted=True), PAUSE]), Side(play=[FISH]))
    assert keys(game) == IDLE
    game = build(Side(hand=[WHALE, PAWN], play=[SCOUT, FISH, PAUSE]))
    assert keys(game) == IDLE


# ---- River of Serpents

RIVER = f"{SET}/river-of-serpents"


def test_the_river_gives_a_serpent_two_terror_icons_for_the_phase() -> None:
    game = build(Side(play=[RIVER, SNAKE, PAWN, PAUSE]), Side(play=[ADDER]))
    game.choose(f"use {RIVER}")
    assert keys(game) == [f"choose {ADDER}", f"choose {SNAKE}"]
    game.choose(f"choose {SNAKE}")
    assert (icons(game, SNAKE), icons(game, ADDER)) == ([3, 0, 0, 0], [0, 0, 0, 0])
    assert (state_of(game, RIVER), keys(game)) == ("exhausted", IDLE)
    assert idle(game)
    pass_to_phase(game, "story")
    assert icons(game, SNAKE) == [1, 0, 0, 0]


def test_the_river_is_not_a_serpent_character_itself() -> None:
    game = build(Side(play=[RIVER, PAWN, PAUSE]))
    assert keys(game) == IDLE


# ---- Disguised Threat

THREAT = f"{SET}/disguised-threat"


def test_disguised_threat_trades_another_character_for_a_serpent() -> None:
    game = build(
        Side(hand=[THREAT, SNAKE, ADDER, FISH], play=[PAWN, OAF, SNAKE, PAUSE], domains=["cthulhu:1"]),
        Side(play=[BORE]),
    )
    game.choose(f"play {THREAT} domain 1")
    assert keys(game) == [f"sacrifice {OAF}", f"sacrifice {PAWN}"]
    game.choose(f"sacrifice {PAWN}")
    assert keys(game) == [f"put {ADDER}", f"put {SNAKE}"]
    game.choose(f"put {ADDER}")
    assert in_play(game, 0) == [OAF, SNAKE, PAUSE, ADDER]
    assert (hand(game, 0), discard(game, 0)) == ([FISH, SNAKE], [PAWN, THREAT])
    assert idle(game)


def test_disguised_threat_needs_somebody_to_sacrifice_and_a_serpent_in_hand() -> None:
    game = build(Side(hand=[THREAT, SNAKE], play=[ADDER, PAUSE], domains=["cthulhu:1"]), Side(play=[PAWN]))
    assert keys(game) == IDLE
    game = build(Side(hand=[THREAT, FISH], play=[PAWN, PAUSE], domains=["cthulhu:1"]))
    assert keys(game) == IDLE


# ---- The Cave on the Hill

CAVE = f"{SET}/the-cave-on-the-hill"


def test_the_cave_removes_one_of_your_characters_from_its_story_and_readies_it() -> None:
    game = build(
        Side(play=[CAVE, there(PAWN), there(OAF), SNAKE, PAUSE]),
        Side(play=[there(ADDER)]),
        step="actions after defenders commit",
    )
    assert keys(game) == ["pass", "use lab/pause", f"use {CAVE}"]
    game.choose(f"use {CAVE}")
    assert keys(game) == [f"remove {OAF}", f"remove {PAWN}"]
    game.choose(f"remove {OAF}")
    assert (cards_of(game, 0)[OAF]["story"], state_of(game, OAF), state_of(game, PAWN)) == (None, "ready", "exhausted")
    assert (state_of(game, CAVE), keys(game)) == ("exhausted", IDLE)
    assert idle(game)


def test_the_cave_needs_a_committed_character_of_yours() -> None:
    game = build(
        Side(play=[CAVE, At(PAWN, exhausted=True), PAUSE]),
        Side(play=[there(ADDER)]),
        active=1,
        step="actions after attackers commit",
    )
    assert keys(game) == IDLE
    assert reasons(game, "use The Cave on the Hill")[0].startswith("it would change nothing now")


# ---- Brood of Yig, Degenerate Serpent Cultist

BROOD, DEGENERATE = f"{SET}/brood-of-yig", f"{SET}/degenerate-serpent-cultist"


def test_the_brood_changes_terror_into_combat_for_one_resource_each() -> None:
    game = build(Side(play=[BROOD, PAUSE], domains=["cthulhu:1", "agency:1", "agency:1"]))
    assert icons(game, BROOD) == [2, 0, 0, 0]
    game.choose(f"use {BROOD} domain 1")
    assert icons(game, BROOD) == [1, 1, 0, 0]
    game.choose(f"use {BROOD} domain 2")
    assert icons(game, BROOD) == [0, 2, 0, 0]
    assert keys(game) == IDLE, "there is no Terror icon left to change"
    assert (drained(game), idle(game)) == ([True, True, False], True)
    pass_to_phase(game, "story")
    assert icons(game, BROOD) == [2, 0, 0, 0]


def test_the_brood_is_paid_for() -> None:
    assert keys(build(Side(play=[BROOD, PAUSE], domains=[""]))) == IDLE


def test_the_degenerate_cultist_changes_terror_into_arcane() -> None:
    game = build(Side(play=[DEGENERATE, SHRINE, PAUSE], domains=["cthulhu:1"]))
    assert keys(game) == ["pass", "use lab/pause", f"use {DEGENERATE} domain 1"]
    game.choose(f"use {DEGENERATE} domain 1")
    assert icons(game, DEGENERATE) == [1, 0, 1, 0]
    assert (keys(game), idle(game)) == (IDLE, True)


# ---- Feathered Serpent

FEATHERED = f"{SET}/feathered-serpent"


def test_the_feathered_serpent_changes_each_terror_icon_into_two_others() -> None:
    game = build(Side(play=[FEATHERED, PAUSE]))
    for number in (1, 2, 3):
        assert keys(game) == ["pass", "use lab/pause", f"use {FEATHERED}"]
        game.choose(f"use {FEATHERED}")
        assert icons(game, FEATHERED) == [3 - number, number, number, 0]
    assert (keys(game), idle(game)) == (IDLE, True)
    pass_to_phase(game, "story")
    assert icons(game, FEATHERED) == [3, 0, 0, 0]


# ---- Yig

YIG = f"{SET}/yig"


def test_yig_gives_terror_to_all_serpents_and_changes_his_own() -> None:
    game = build(Side(play=[YIG, PAWN, PAUSE]), Side(play=[SNAKE]))
    assert (icons(game, YIG), icons(game, SNAKE), icons(game, PAWN)) == ([3, 0, 1, 0], [2, 0, 0, 0], [0, 0, 0, 0])
    assert keys(game) == ["pass", "use lab/pause", f"use {YIG}"]
    game.choose(f"use {YIG}")
    assert icons(game, YIG) == [2, 2, 2, 0]
    assert (keys(game), idle(game)) == (["pass", "use lab/pause", f"use {YIG}"], True)
    pass_to_phase(game, "story")
    assert icons(game, YIG) == [3, 0, 1, 0]


def test_yig_without_a_terror_icon_changes_nothing() -> None:
    fright = event("yc-fright", gain(icons=(-3, 0, 0, 0)), Choose(CHARACTER))
    game = build(Side(hand=[fright], play=[YIG, PAUSE]))
    game.choose(f"play {fright}")
    assert (icons(game, YIG), keys(game)) == ([0, 0, 1, 0], IDLE)


# ---- Labyrinth of a Dead City

LABYRINTH = f"{SET}/labyrinth-of-a-dead-city"
GUIDE = lab_card("yc-guide", skill=2)
ROW = ["core/ancient-apocrypha", "core/dreamwalkers", "core/frozen-in-time"]


def test_the_labyrinth_keeps_those_of_low_printed_skill_from_its_story() -> None:
    game = build(Side(hand=[LABYRINTH], play=[PAWN, GUIDE, PAUSE], domains=["cthulhu:2"]))
    game.choose(f"play {LABYRINTH} domain 1")
    assert keys(game) == [f"attach {story}" for story in ROW]
    game.choose(f"attach {ROW[1]}")
    assert (in_play(game, 0)[-1], idle(game)) == (LABYRINTH, True)
    pass_to(game, "active player commits")
    assert keys(game) == [
        f"commit {PAWN} {ROW[0]}",
        f"commit {PAWN} {ROW[2]}",
        f"commit {GUIDE} {ROW[0]}",
        f"commit {GUIDE} {ROW[1]}",
        f"commit {GUIDE} {ROW[2]}",
        "done",
    ]


def test_the_labyrinth_looks_at_the_printed_skill_of_defenders_too() -> None:
    coat = tool("yc-coat", AttachTo(CHARACTER), Gives(HOST, "skill", 3), subtypes=("Attachment",))
    yoke = tool("yc-yoke", AttachTo(CHARACTER), Gives(HOST, "skill", -2), subtypes=("Attachment",))
    game = build(
        Side(play=[PAWN, At(coat, on=PAWN), GUIDE, At(yoke, on=GUIDE), PAUSE]),
        Side(play=[there(OAF), there(BORE, 1), At(LABYRINTH, on=ROW[0])]),
        active=1,
        step="defender commits",
    )
    assert keys(game) == [f"commit {PAWN} {ROW[1]}", f"commit {GUIDE} {ROW[0]}", f"commit {GUIDE} {ROW[1]}", "done"]


def test_the_labyrinth_keeps_out_whom_an_effect_would_commit() -> None:
    march = event("yc-march", CommitTo(pick(STORY), IT), Choose(CHARACTER & YOURS))
    game = build(Side(hand=[march], play=[PAWN, PAUSE, At(LABYRINTH, on=ROW[0])]), step="story actions")
    game.choose(f"play {march}")
    assert keys(game) == [f"commit to {ROW[1]}", f"commit to {ROW[2]}"]
    game.choose(f"commit to {ROW[2]}")
    assert (cards_of(game, 0)[PAWN]["story"], idle(game)) == (ROW[2], True)


# ---- Feeding Frenzy

FRENZY = f"{SET}/feeding-frenzy"
BRUTE = lab_card("yc-brute", icons=(0, 1, 0, 0), keywords=(("toughness", 1),))
FIGHTS = [FIGHT, BARE, MIND]


def test_the_frenzy_wounds_everybody_at_the_story_after_a_combat_wound() -> None:
    game = build(
        Side(hand=[FRENZY], play=[there(BRUTE), there(PAWN), SNAKE, PAUSE], domains=["cthulhu:2"]),
        Side(play=[there(OAF), there(ADDER), BORE]),
        stories=FIGHTS,
        step="stories resolve",
    )
    assert keys(game) == [f"wound {OAF}", f"wound {ADDER}"]
    game.choose(f"wound {OAF}")
    assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"play {FRENZY} domain 1"])
    assert seen(game, OAF)["wounds"] == 1, "the wound of the struggle has been dealt"
    game.choose(f"play {FRENZY} domain 1")
    assert (seen(game, OAF)["wounds"], seen(game, BRUTE)["wounds"]) == (2, 1)
    assert (discard(game, 0), discard(game, 1)) == ([PAWN, FRENZY], [ADDER])
    assert (in_play(game, 0), in_play(game, 1)) == ([BRUTE, SNAKE, PAUSE], [OAF, BORE])
    assert idle(game)


def test_the_frenzy_follows_a_fatal_wound_as_well_and_may_be_anybodys() -> None:
    game = build(
        Side(play=[there(BRUTE), PAUSE]),
        Side(hand=[FRENZY], play=[there(PAWN), there(BORE)], domains=["cthulhu:2"]),
        stories=FIGHTS,
        step="stories resolve",
    )
    game.choose(f"wound {PAWN}")
    assert (discard(game, 1), asked(game)) == ([PAWN], (1, "disrupt"))
    game.choose(f"play {FRENZY} domain 1")
    assert (discard(game, 1), seen(game, BRUTE)["wounds"]) == ([PAWN, BORE, FRENZY], 1)
    assert idle(game)


def test_the_frenzy_does_not_follow_other_wounds() -> None:
    game = build(
        Side(hand=[FRENZY], play=[GUN, there(PAWN), PAUSE], domains=["cthulhu:2"]),
        Side(play=[there(OAF)]),
        stories=FIGHTS,
        step="actions after defenders commit",
    )
    game.play(f"use {GUN}", f"choose {OAF}")
    assert (seen(game, OAF)["wounds"], hand(game, 0), keys(game)) == (1, [FRENZY], IDLE)
    assert idle(game)


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0"])
def test_the_frenzy_comes_ahead_of_the_wound_in_older_editions(edition: str) -> None:
    """coc/timing/disrupt-immediate: the wound of the struggle is dealt after it."""
    game = build(
        Side(hand=[FRENZY], play=[there(BRUTE), PAUSE], domains=["cthulhu:2"]),
        Side(play=[there(OAF), there(PAWN), BORE]),
        stories=FIGHTS,
        step="stories resolve",
        edition=edition,
    )
    game.choose(f"wound {OAF}")
    assert (asked(game), seen(game, OAF)["wounds"]) == ((0, "disrupt"), 0)
    assert keys(game) == ["pass", f"play {FRENZY} domain 1"]
    game.choose(f"play {FRENZY} domain 1")
    assert (seen(game, OAF)["wounds"], seen(game, BRUTE)["wounds"], discard(game, 1)) == (2, 1, [PAWN])
    assert (in_play(game, 1), idle(game)) == ([OAF, BORE], True)
