"""Words about cards that become resources, skipped phases, what may be played, and closed discard piles."""

from __future__ import annotations

import pytest

from orne.coc.abilities import (
    AttachToPile,
    Choose,
    ClosesPile,
    CountsAt,
    PlaysOnly,
    RandomResources,
    SkipsPhase,
    action,
    response,
)
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    END_OF_YOUR_NEXT_TURN,
    ENTERED,
    EVENT_CARD,
    IN_DISCARD,
    IN_HAND,
    IT,
    ON_A_DOMAIN,
    STORY,
    THIS_DOMAIN_IS_DRAINED,
    YOURS,
    AsResources,
    AtEndOfPhase,
    DrainItsDomain,
    Draw,
    ExhaustThis,
    Lasting,
    MayPay,
    Pay,
    PayOrElse,
    PutThisIntoPlay,
    Then,
    draws_one,
    faction,
    pick,
    put_into_play,
    single,
    subtype,
    to_hand,
)
from orne.coc.position import FILLER, At, Side, build
from tests.coc.laboratory import BARE, FIGHT, IDLE, MIND, PAUSE, PAWN, event, lab_card, there, tool
from tests.coc.look import Coc, discard, entries, hand, idle, in_play, keys, pass_to_phase, side
from tests.look import reasons

STORIES = [BARE, FIGHT, MIND]


def resources(game: Coc, seat: int = 0) -> list[int]:
    """How many resources each of a player's domains has."""
    return [len(each["resources"]) for each in side(game, seat)["domains"]]


def test_a_card_in_play_that_becomes_a_resource_leaves_play_and_its_attachments_with_it() -> None:
    sink = event("rp-sink", AsResources(IT, to="one of your domains"), Choose(CHARACTER & YOURS))
    game = build(
        Side(hand=[sink], play=[PAWN, At("lab/pistol", on=PAWN), PAUSE], domains=["agency:1", ""]), stories=STORIES
    )
    game.choose(f"play {sink}")
    assert keys(game) == ["domain 1", "domain 2"]
    game.choose("domain 2")
    assert (in_play(game, 0), resources(game), discard(game, 0)) == ([PAUSE], [1, 1], ["lab/pistol", sink])
    assert idle(game)


def test_what_is_attached_at_the_end_of_the_phase_goes_to_its_owner() -> None:
    lend = event("rp-lend", Then(put_into_play(), AtEndOfPhase("attach", ENTERED)), Choose(CHARACTER & IN_HAND))
    game = build(Side(hand=[lend, PAWN], play=[PAUSE], domains=["agency:1"]), stories=STORIES)
    game.choose(f"play {lend}")
    assert in_play(game, 0) == [PAUSE, PAWN]
    game.choose("pass")
    assert (in_play(game, 0), resources(game), discard(game, 0)) == ([PAUSE], [2], [lend])
    assert idle(game)


def test_a_card_on_a_domain_may_pay_by_entering_play() -> None:
    sprout = lab_card(
        "rp-sprout", response(THIS_DOMAIN_IS_DRAINED, Draw(), cost=PutThisIntoPlay(), zone=ON_A_DOMAIN),
        resources=("zoog",), unique=True,
    )  # fmt: skip
    game = build(Side(hand=["peeler"], play=[PAUSE], domains=[["t-men", sprout, "t-men"]]), stories=STORIES)
    game.choose("play core/peeler domain 1")
    assert keys(game) == ["pass", f"use {sprout}"]
    game.choose(f"use {sprout}")
    assert (in_play(game, 0), resources(game), len(hand(game, 0))) == ([PAUSE, "peeler", sprout], [2], 1)
    assert idle(game)
    twice = build(Side(hand=["peeler"], play=[sprout, PAUSE], domains=[["t-men", sprout, "t-men"]]), stories=STORIES)
    twice.choose("play core/peeler domain 1")
    assert keys(twice) == IDLE


def test_a_card_that_is_drawn_may_drain_the_domain_it_is_laid_on() -> None:
    root = tool(
        "rp-root",
        response(
            draws_one(CHARACTER & subtype("Zoog")),
            Then(AsResources(EVENT_CARD, to="one of your domains"), MayPay(DrainItsDomain(), Draw())),
        ),
    )
    sprig = lab_card("rp-sprig", subtypes=("Zoog",))
    game = build(Side(play=[root, "lab/pump", PAUSE], domains=["agency:1"], deck=[sprig, *[FILLER] * 4]))
    game.choose("use lab/pump")
    game.choose(f"use {root}")
    assert (resources(game), keys(game)) == ([2], ["no", "yes"])
    game.choose("yes")
    assert (side(game, 0)["domains"][0]["drained"], len(hand(game, 0)), keys(game)) == (True, 1, IDLE)
    assert idle(game)


def test_a_skipped_story_phase_is_not_begun_until_the_end_of_your_next_turn() -> None:
    void = event("rp-void", Lasting(SkipsPhase("story"), until=END_OF_YOUR_NEXT_TURN))
    game = build(Side(hand=[void], play=[PAUSE]), Side(play=[PAUSE]), stories=STORIES)
    game.choose(f"play {void}")
    pass_to_phase(game, "story")
    turns = [seat for _, seat, _, after in entries(game, "phase") if after == "operations"]
    assert turns == [1, 0, 1]
    with pytest.raises(ValueError, match="only the story phase"):
        SkipsPhase("draw")


def test_a_player_may_be_left_only_some_cards_to_play() -> None:
    edict = tool("rp-edict", PlaysOnly(CHARACTER & faction("agency")))
    agent = lab_card("rp-agent", faction="agency", cost=0)
    song = event("rp-song", Draw(), facts={"faction": "agency"})
    game = build(Side(hand=[agent, song, "lab/bore"], play=[edict, PAUSE], domains=["agency:1"]))
    assert keys(game) == sorted([*IDLE, f"play {agent}"])
    assert all(reasons(game, f"play {each}") for each in (song, "lab/bore"))
    other = build(Side(hand=[song], play=[PAUSE]), Side(play=[edict]))
    assert keys(other) == sorted([*IDLE, f"play {song}"])


def test_resources_may_be_left_to_chance() -> None:
    chaos = tool("rp-chaos", RandomResources())
    game = build(Side(hand=["peeler", "t-men"], play=[PAUSE]), Side(play=[chaos]), step="resource", stories=STORIES)
    assert keys(game) == ["none", *(f"resource at random domain {number}" for number in (1, 2, 3))]
    game.choose("none")
    assert (len(hand(game, 0)), keys(game)) == (2, IDLE)


def test_who_does_not_pay_has_the_effect() -> None:
    tax = event("rp-tax", PayOrElse(Pay(1), Draw()))
    for key, cards in (("drain domain 1", 0), ("none", 1)):
        game = build(Side(hand=[tax], play=[PAUSE], domains=["agency:1"]))
        game.choose(f"play {tax}")
        assert keys(game) == ["drain domain 1", "none"]
        game.choose(key)
        assert (len(hand(game, 0)), idle(game)) == (cards, True)
    poor = build(Side(hand=[tax], play=[PAUSE]))
    poor.choose(f"play {tax}")
    assert (len(hand(poor, 0)), keys(poor)) == (1, IDLE)
    with pytest.raises(ValueError, match="a number of resources"):
        PayOrElse(ExhaustThis(), Draw())


def test_nothing_leaves_a_closed_discard_pile() -> None:
    ice = lab_card("rp-ice", AttachToPile(), ClosesPile(), type="support", cost=0, subtypes=("Attachment",))
    dig = event("rp-dig", to_hand(pick(CARD & IN_DISCARD)))
    game = build(Side(hand=[ice, dig], play=[PAUSE], discard=[PAWN]))
    game.choose(f"play {ice}")
    assert keys(game) == [f"attach {ice} player 1", f"attach {ice} player 2"]
    game.choose(f"attach {ice} player 1")
    assert keys(game) == IDLE
    assert (discard(game, 0), idle(game)) == ([PAWN], True)


def test_the_single_one_of_a_kind_counts_elsewhere_and_two_do_not() -> None:
    flag = tool("rp-flag", CountsAt(single(CHARACTER & YOURS & subtype("Sage")), STORY))
    sage = lab_card("rp-sage", skill=3, subtypes=("Sage",))
    for sages, skill in (([sage], 4), ([sage, sage], 1)):
        game = build(Side(play=[there(PAWN), flag, *sages, PAUSE]), stories=STORIES, step="stories resolve")
        assert [before for _, _, before, _ in entries(game, "skill compared")] == [skill]
        assert idle(game)


def test_what_counts_for_a_time_counts_at_the_story_it_was_made_for() -> None:
    lend = tool("rp-lens", action(Lasting(CountsAt(CHARACTER & YOURS, AFFECTED), IT), Choose(STORY)))
    game = build(Side(play=[there(PAWN), "t-men", lend]), stories=STORIES, step="actions after defenders commit")
    game.choose(f"use {lend}")
    game.choose("choose lab/bare-story")
    game.choose("pass")
    assert [before for _, _, before, _ in entries(game, "skill compared")] == [1 + 3]
