"""The Agency, The Syndicate, Hastur and Yog-Sothoth, Dreamlands."""

from __future__ import annotations

import pytest

from orne.coc.position import FILLER, At, Side, build
from tests.coc.laboratory import BARE, FIGHT, IDLE, MIND, PAUSE, lab_card, there
from tests.coc.look import Coc, discard, entries, hand, idle, in_play, keys, side, state_of
from tests.look import asked, reasons

SET = "dreamlands"
DAY = lab_card("dl-day", type="support", cost=0, keywords=(("day", 1),))

# ---- The Captain

CAPTAIN = f"{SET}/the-captain"
TERRIER = lab_card("dl-terrier", icons=(0, 1, 0, 0), skill=1)
SAIL = f"use {CAPTAIN} domain 1"
BRAWL = lab_card("dl-brawl", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))


def sailed(*mine: str | At, times: int = 1, edition: str = "lcg-4") -> list[tuple[int, int]]:
    """The icons and the skill that the Captain's side has at the first story, after he has been used there."""
    game = build(
        Side(play=[*mine, DAY, PAUSE], domains=["agency:2", "agency:2"]),
        Side(play=[TERRIER]),
        stories=[FIGHT, BARE, BRAWL],
        step="actions after defenders commit",
        edition=edition,
    )
    for number in range(times):
        game.choose(f"use {CAPTAIN} domain {number + 1}")
        game.choose("choose lab/combat-story")
    game.choose("pass")
    icons = [after[0] for _, _, _, after in entries(game, "struggle")]
    skill = [before for _, _, before, _ in entries(game, "skill compared")]
    assert idle(game)
    return list(zip(icons, skill, strict=True))


def test_by_day_the_captain_counts_at_a_story_where_he_is_not() -> None:
    assert sailed(CAPTAIN, there(TERRIER)) == [(3, 4)]


def test_the_captain_is_not_committed_so_that_nothing_resolves_for_him_alone() -> None:
    assert sailed(CAPTAIN) == []


def test_unless_it_is_day_the_captain_stays_where_he_is() -> None:
    game = build(Side(play=[CAPTAIN, PAUSE], domains=["agency:2"]))
    assert keys(game) == IDLE
    assert reasons(game, SAIL)


# ---- Magah Bird

BIRD = f"{SET}/magah-bird"


def hatched(edition: str) -> Coc:
    """A Magah Bird enters play and calls another one."""
    game = build(
        Side(hand=[BIRD], play=[PAUSE], domains=["hastur:1"], deck=[FILLER, BIRD, *[FILLER] * 3]), edition=edition
    )
    game.choose(f"play {BIRD} domain 1")
    assert keys(game) == ["pass", f"use {BIRD}"]
    game.choose(f"use {BIRD}")
    assert keys(game) == ["nothing", f"take {BIRD}"]
    game.choose(f"take {BIRD}")
    return game


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0"])
def test_before_its_errata_magah_bird_put_another_into_play(edition: str) -> None:
    game = hatched(edition)
    assert (hand(game, 0), in_play(game, 0)) == ([], [PAUSE, BIRD, f"{BIRD}#2"])
    assert keys(game) == ["pass", f"use {BIRD}#2"]
    game.choose("pass")
    assert idle(game)


# ---- Twilight Gate

GATE = f"{SET}/twilight-gate"
RITE = lab_card("dl-rite", type="event", faction="yog-sothoth", resources=("yog-sothoth",))
PURSE = [RITE, RITE]


def test_twilight_gate_lends_a_resource_for_a_phase() -> None:
    game = build(
        Side(hand=[GATE], play=[PAUSE], domains=[PURSE, ["t-men", "short-fuse", "peeler"]]),
        stories=[BARE, FIGHT, MIND],
    )
    game.choose(f"play {GATE} domain 1")
    assert keys(game) == ["choose core/peeler domain 2", "choose core/t-men domain 2"]
    game.choose("choose core/peeler domain 2")
    assert (in_play(game, 0), state_of(game, "peeler"), keys(game)) == ([PAUSE, "peeler"], "ready", IDLE)
    game.choose("pass")
    assert (asked(game), keys(game)) == ((0, "domain"), ["domain 1", "domain 2"])
    game.choose("domain 1")
    assert (in_play(game, 0), discard(game, 0)) == ([PAUSE], [GATE])
    assert [len(each["resources"]) for each in side(game, 0)["domains"]] == [3, 2]
    assert keys(game) == IDLE
    assert idle(game)


def test_what_left_play_before_the_end_of_the_phase_does_not_come_back() -> None:
    game = build(
        Side(hand=[GATE, "lab/bounce"], play=[PAUSE], domains=[PURSE, ["peeler", "short-fuse"]]),
        stories=[BARE, FIGHT, MIND],
    )
    game.choose(f"play {GATE} domain 1")
    game.choose("play lab/bounce")
    assert (hand(game, 0), in_play(game, 0)) == (["peeler"], [PAUSE])
    game.choose("pass")
    assert (hand(game, 0), len(side(game, 0)["domains"][1]["resources"])) == (["peeler"], 1)
    assert discard(game, 0) == [GATE, "lab/bounce"]
    assert idle(game)
