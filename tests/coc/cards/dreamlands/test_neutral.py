"""Neutral cards, Dreamlands."""

from __future__ import annotations

import pytest

from orne.coc.abilities import AttachTo
from orne.coc.language import SUPPORT
from orne.coc.position import FILLER, At, Side, build
from tests.coc.laboratory import BARE, FIGHT, IDLE, MIND, OAF, PAUSE, PAWN, lab_card, there
from tests.coc.look import (
    Coc,
    card,
    discard,
    hand,
    icons,
    idle,
    in_play,
    keys,
    seen,
    side,
    skill,
    state_of,
    uid,
)
from tests.look import asked, reasons

SET = "dreamlands"
DAY = lab_card("dl-day", type="support", cost=0, keywords=(("day", 1),))
NIGHT = lab_card("dl-night", type="support", cost=0, keywords=(("night", 1),))
DREAMER = lab_card("dl-dreamer", subtypes=("Dreamer",))

# ---- Secretive Zoog

ZOOG = f"{SET}/secretive-zoog"
OLD = lab_card("dl-zoog", subtypes=("Zoog",))


def test_secretive_zoog_stays_where_no_other_zoog_is_or_another_domain_is_drained() -> None:
    game = build(Side(hand=["peeler"], play=[PAUSE], domains=[["t-men", ZOOG, "t-men"]]), Side(play=[OLD]))
    game.choose("play core/peeler domain 1")
    assert (in_play(game, 0), keys(game)) == ([PAUSE, "peeler"], IDLE)
    other = build(Side(hand=["peeler"], play=[OLD, PAUSE], domains=[["t-men", ZOOG], "agency:3"]))
    other.choose("play core/peeler domain 2")
    assert keys(other) == IDLE


# ---- Zoog Burrow

BURROW = f"{SET}/zoog-burrow"


@pytest.mark.parametrize("drain", [True, False])
def test_zoog_burrow_makes_a_resource_of_a_zoog_that_is_drawn(drain: bool) -> None:
    game = build(
        Side(play=[BURROW, PAUSE, "lab/pump"], domains=["agency:1", "agency:2"], deck=[ZOOG, *[FILLER] * 5]), Side()
    )
    game.choose("use lab/pump")
    assert keys(game) == ["pass", f"use {BURROW}"]
    game.choose(f"use {BURROW}")
    assert keys(game) == ["domain 1", "domain 2"]
    game.choose("domain 1")
    assert keys(game) == ["no", "yes"]
    game.choose("yes" if drain else "no")
    while "pass" in keys(game) and any(ZOOG in key for key in keys(game)):
        game.choose("pass")
    assert ([each["drained"] for each in side(game, 0)["domains"]], len(hand(game, 0))) == ([drain, False], int(drain))
    assert [len(each["resources"]) for each in side(game, 0)["domains"]] == [2, 2]
    assert keys(game) == IDLE
    assert idle(game)


def test_zoog_burrow_leaves_other_cards_in_hand_and_a_drained_domain_alone() -> None:
    game = build(Side(play=[BURROW, PAUSE, "lab/pump"]))
    game.choose("use lab/pump")
    assert (len(hand(game, 0)), keys(game)) == (1, IDLE)
    dry = build(Side(play=[BURROW, PAUSE, "lab/pump"], domains=["agency:1"], drained=[1], deck=[ZOOG, *[FILLER] * 5]))
    dry.choose("use lab/pump")
    dry.choose(f"use {BURROW}")
    assert (hand(dry, 0), keys(dry)) == ([], IDLE)


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0", "lcg-4"])
def test_zoog_burrow_itself_is_a_neutral_resource(edition: str) -> None:
    """coc/errata/dreamlands/f56-zoog-burrow"""
    game = build(Side(play=[BURROW, PAUSE]), edition=edition)
    assert game.state.catalogue.kinds[card(game, BURROW).kind].facts.resources == ("neutral",)


# ---- The Night

DARK = f"{SET}/the-night"


def test_at_night_the_night_costs_three_less() -> None:
    side_ = Side(hand=[DARK], play=[NIGHT, PAUSE], domains=["agency:3"])
    assert keys(build(side_)) == sorted([*IDLE, f"play {DARK} domain 1"])
    assert keys(build(Side(hand=[DARK], play=[NIGHT, PAUSE], domains=["agency:2"]))) == IDLE
    assert keys(build(Side(hand=[DARK], play=[DAY, PAUSE], domains=["agency:5"]))) == IDLE


# ---- Dream Dagger

DAGGER = f"{SET}/dream-dagger"


def test_dream_dagger_moves_and_is_more_in_a_dreamers_hand() -> None:
    game = build(
        Side(play=[PAWN, At(DAGGER, on=PAWN), DREAMER, OAF, PAUSE], domains=["agency:1", "agency:1"]),
        Side(play=["peeler"]),
    )
    game.choose(f"use {DAGGER} domain 1")
    assert keys(game) == [f"attach to {DREAMER}", f"attach to {OAF}"]
    game.choose(f"attach to {DREAMER}")
    assert (icons(game, DREAMER), icons(game, PAWN)) == ([1, 2, 1, 0], [0, 0, 0, 0])
    assert keys(game) == sorted([*IDLE, f"use {DAGGER} domain 2"])
    assert idle(game)


def test_dream_dagger_stays_with_the_only_character_you_have() -> None:
    game = build(Side(play=[PAWN, At(DAGGER, on=PAWN), PAUSE], domains=["agency:1"]), Side(play=["peeler"]))
    assert keys(game) == IDLE


# ---- Halflings of D'haz

HALFLINGS = f"{SET}/halflings-of-dhaz"
BRUTE = lab_card("dl-brute", icons=(0, 2, 0, 0), keywords=(("toughness", 3),))


def test_where_halflings_are_not_no_more_than_one_wound_is_dealt() -> None:
    bully = lab_card("dl-bully", icons=(0, 5, 0, 0))
    game = build(
        Side(play=[there(bully), HALFLINGS, PAUSE]),
        Side(play=[there(BRUTE)]),
        stories=[FIGHT, BARE, MIND],
        step="stories resolve",
    )
    assert (card(game, BRUTE).wounds, keys(game)) == (1, IDLE)


def test_halflings_that_lose_suffer_for_it_too() -> None:
    ogre = lab_card("dl-ogre", icons=(0, 7, 0, 0))
    game = build(
        Side(play=[there(HALFLINGS), there(BRUTE), PAUSE]),
        Side(play=[there(ogre), there(BRUTE)]),
        stories=[FIGHT, BARE, MIND],
        step="stories resolve",
    )
    assert (asked(game)[0], keys(game)) == (0, [f"wound {HALFLINGS}", f"wound {BRUTE}"])
    game.choose(f"wound {BRUTE}")
    assert (asked(game)[0], keys(game)) == (0, [f"wound {HALFLINGS}", f"wound {BRUTE}"])


def test_halflings_do_not_defend() -> None:
    game = build(
        Side(play=[there(PAWN)]), Side(play=[HALFLINGS, OAF]), stories=[FIGHT, BARE, MIND], step="defender commits"
    )
    assert keys(game) == [f"commit {OAF} lab/combat-story", "done"]
    assert reasons(game, f"commit {HALFLINGS} lab/combat-story")


# ---- Guardian Pillar

PILLAR = f"{SET}/guardian-pillar"
COMMIT = f"commit {PILLAR} lab/combat-story"


def stood(*mine: str | At, theirs: tuple[str | At, ...] = (), edition: str = "lcg-4") -> Coc:
    """The active player's commit step, with Guardian Pillar in play."""
    return build(
        Side(play=[PILLAR, PAWN, *mine, PAUSE]),
        Side(play=theirs),
        stories=[FIGHT, BARE, MIND],
        step="active player commits",
        edition=edition,
    )


def test_in_the_oldest_editions_what_is_attached_to_guardian_pillar_goes_as_it_changes_its_type() -> None:
    """coc/rule/1.15-attaching-through-card-effects/g"""
    moss = lab_card("dl-moss", AttachTo(SUPPORT), type="support", cost=0, subtypes=("Attachment",))
    for edition, gone in (("lcg-1.4", [moss]), ("lcg-4", [])):
        game = stood(At(moss, on=PILLAR), edition=edition)
        game.choose(COMMIT)
        game.choose("done")
        assert (discard(game, 0), skill(game, PILLAR)) == (gone, 4)


def test_guardian_pillar_commits_where_committing_is_paid_for() -> None:
    """coc/faq/guardian-pillar-commit-window: it commits in the commit step as a character does, with a toll as well."""
    toxemia = "the-thousand-young/pervasive-toxemia"
    game = build(Side(play=[PILLAR, OAF, PAUSE]), stories=[FIGHT, BARE, toxemia], step="active player commits")
    game.play(COMMIT, "done")
    assert (seen(game, OAF)["wounds"], seen(game, PILLAR)["story"]) == (1, FIGHT)


def test_guardian_pillar_needs_more_dreamlands_than_the_opponent_has_and_to_be_ready() -> None:
    galley = f"{SET}/moon-beast-galley"
    assert COMMIT in keys(stood())
    assert COMMIT in keys(stood(galley, theirs=(galley,)))
    assert keys(stood(theirs=(galley,))) == sorted(
        [f"commit {PAWN} {story}" for story in ("lab/bare-story", "lab/combat-story", "lab/mind-story")] + ["done"]
    )
    assert reasons(stood(theirs=(galley,)), COMMIT)
    tired = build(
        Side(play=[At(PILLAR, exhausted=True), PAWN]), stories=[FIGHT, BARE, MIND], step="active player commits"
    )
    assert COMMIT not in keys(tired)


# ---- Basilisk

BASILISK = f"{SET}/basilisk"
HURT, SELL = "pick deal 2 wounds to all other characters you control", "pick sacrifice this card"


def ended(*mine: str | At, edition: str = "lcg-4") -> Coc:
    """The end of the turn of whoever has a Basilisk."""
    return build(Side(play=[BASILISK, *mine]), Side(play=[PAWN, PAUSE]), step="end of turn", edition=edition)


def test_at_the_end_of_your_turn_basilisk_harms_your_side_or_goes() -> None:
    game = ended(PAWN, BRUTE)
    assert keys(game) == [HURT, SELL]
    game.choose(HURT)
    assert (discard(game, 0), in_play(game, 0), card(game, BRUTE).wounds) == ([PAWN], [BASILISK, BRUTE], 2)
    assert in_play(game, 1) == [PAWN, PAUSE]
    other = ended(PAWN)
    other.choose(SELL)
    assert (discard(other, 0), in_play(other, 0)) == ([BASILISK], [PAWN])


# ---- Moon-Beast Galley

GALLEY = f"{SET}/moon-beast-galley"


def test_without_more_dreamlands_the_galley_readies_nobody() -> None:
    game = build(
        Side(play=[GALLEY, PAUSE]),
        Side(play=[GALLEY, At(DREAMER, exhausted=True), PAUSE]),
        step="turn begins",
    )
    assert state_of(game, DREAMER) == "exhausted"


# ---- The Cats of Ulthar

CATS = f"{SET}/the-cats-of-ulthar"


def test_defending_cats_come_only_where_somebody_attacks() -> None:
    game = build(
        Side(play=[there(PAWN)]),
        Side(hand=[CATS], play=[PAUSE], domains=["agency:3"]),
        stories=[FIGHT, BARE, MIND],
        step="actions after attackers commit",
    )
    game.choose(f"use {CATS} ability 1 domain 1")
    assert card(game, CATS).story == uid(game, FIGHT)
    assert idle(game)


def test_outside_of_the_story_phase_the_cats_are_played_like_others() -> None:
    game = build(Side(hand=[CATS], play=[PAUSE], domains=["agency:3"]))
    assert keys(game) == sorted([*IDLE, f"play {CATS} domain 1"])


def test_the_cats_kill_a_zoog_and_go_home() -> None:
    game = build(Side(play=[CATS, PAUSE], domains=["agency:1"]), Side(play=[OLD, ZOOG, PAWN]))
    game.choose(f"use {CATS} ability 2 domain 1")
    assert keys(game) == [f"destroy {ZOOG}", f"destroy {OLD}"]
    game.choose(f"destroy {ZOOG}")
    assert (discard(game, 1), hand(game, 0), keys(game)) == ([ZOOG], [CATS], IDLE)
    assert idle(game)
    assert keys(build(Side(play=[CATS, PAUSE], domains=["agency:1"]), Side(play=[PAWN]))) == IDLE


# ---- Nyarlathotep

PHARAOH = f"{SET}/nyarlathotep"


def test_beside_nyarlathotep_an_opponent_draws_resources_at_random() -> None:
    game = build(
        Side(play=[PHARAOH, PAUSE]),
        Side(hand=["peeler", "t-men", FILLER], play=[PAUSE]),
        active=1,
        step="resource",
    )
    assert keys(game) == ["none", *(f"resource at random domain {number}" for number in (1, 2, 3))]
    game.choose("resource at random domain 2")
    assert (len(hand(game, 1)), len(side(game, 1)["domains"][1]["resources"])) == (2, 1)
    assert idle(game)


def test_nyarlathotep_leaves_his_own_player_the_choice_and_an_empty_hand_alone() -> None:
    mine = build(Side(hand=["peeler"], play=[PHARAOH, PAUSE]), step="resource")
    assert keys(mine) == ["none", *(f"resource core/peeler domain {number}" for number in (1, 2, 3))]
    empty = build(Side(play=[PHARAOH]), Side(play=[PAUSE]), active=1, step="resource")
    assert keys(empty) == IDLE
