"""Entering play: playing and putting into play, unique titles, Heroic and Villainous."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import Choose, Use, action, disrupt
from orne.coc.language import (
    CARD,
    CHARACTER,
    IN_DISCARD,
    IN_HAND,
    STORY,
    Do,
    ExhaustThis,
    PlaceSuccess,
    chosen,
    gain,
    keyword,
    put_into_play,
    subtype,
    take_control,
    titled,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rules.playing import pay_to_put_into_play
from orne.coc.table import CocTable
from tests.coc.laboratory import (
    BELL,
    BORE,
    FROM_DISCARD,
    OAF,
    PAUSE,
    PAWN,
    event,
    in_all_editions,
    lab_card,
    on,
    tool,
)
from tests.coc.look import entries, idle, keys, pile, side, zone
from tests.look import asked


def _buy(g: CocTable, use: Use) -> bool:
    """Pay its printed cost to put a card of your discard pile into play."""
    return pay_to_put_into_play(g, use.seat, chosen(0).cards(g, use)[0], use)


@pytest.mark.parametrize(
    ("facts", "domains", "offered"),
    [
        ({"keywords": (("loyal", 1),)}, ["agency:2", "agency:1 syndicate:1"], ["drain domain 1", "none"]),
        ({}, ["syndicate:2", "syndicate:1"], ["drain domain 1", "none"]),
        ({"steadfast": (("agency", 1),)}, ["syndicate:2"], []),
        ({"steadfast": (("agency", 1),)}, ["syndicate:2", "agency:1"], ["drain domain 1", "none"]),
    ],
)
def test_paying_the_printed_cost_keeps_loyal_and_steadfast(facts: Any, domains: Any, offered: Any) -> None:
    """coc/rule/2.24-put-into-play-vs-play/b: no match is needed, but Loyal and Steadfast are obeyed."""
    vault = event("flooded-vault", Do(_buy), Choose(CARD & IN_DISCARD))
    name = "bought-" + "-".join(sorted(facts)) if facts else "bought-plain"
    bought = lab_card(name, cost=2, faction="agency", resources=("agency",), **facts)
    game = build(Side(hand=[vault], discard=[bought], domains=domains, play=[PAUSE]))
    game.choose("play lab/flooded-vault")
    if not offered:
        assert zone(game, bought) == "discard"
        return
    assert keys(game) == offered
    game.choose("drain domain 1")
    assert zone(game, bought) == "play"
    assert side(game, 0)["domains"][0]["drained"]


def test_the_active_player_puts_all_his_characters_into_play_before_the_other_begins() -> None:
    """coc/example/1.7-secret-of-the-north-woods, coc/rule/1.7-simultaneous-effects/c"""
    token = lab_card("north-token", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[BELL], discard=[PAWN, OAF]),
        Side(play=[token], discard=[BORE, PAWN]),
        stories=[Story("opening-night", (0, 4))],
    )
    game.play("pass", f"use {token}", "yes")
    assert (asked(game)[0], keys(game)) == (0, [f"first {OAF}", f"first {PAWN}"])
    game.choose(f"first {OAF}")
    assert (asked(game)[0], keys(game)) == (1, [f"first {BORE}", f"first {PAWN}"])
    assert pile(game, 0, "play") == [BELL, OAF, PAWN]
    game.choose(f"first {PAWN}")
    assert pile(game, 1, "play") == [token, PAWN, BORE]


# ---- uniqueness, Heroic and Villainous


STAR = lab_card("lone-star", unique=True, cost=0)
STAR_TOO = lab_card("star-too", title="Lone Star", descriptor="Another", unique=True, cost=0)


@pytest.mark.parametrize("copy", [STAR, STAR_TOO])
def test_a_unique_title_is_in_play_once_for_each_player(copy: Any) -> None:
    """coc/rule/1.13-gaining-control/g, coc/basics/7.6: descriptors do not matter, insane copies count."""
    game = build(Side(hand=[copy], play=[STAR, PAUSE]), Side(play=[At("bag-man")]))
    assert keys(game) == ["pass", "use lab/pause"]
    assert "coc/rule/1.13-gaining-control/g" in [reason.ruling for reason in game.why_not(f"play {copy}")]
    game = build(Side(hand=[copy], play=[At(STAR, insane=True), PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[copy], play=[PAUSE]), Side(play=[STAR]))
    assert keys(game) == ["pass", f"play {copy}", "use lab/pause"]


TAKE = event("take-it", take_control("ever"), Choose(CHARACTER))


def test_you_cannot_take_a_unique_card_you_own_or_control() -> None:
    game = build(Side(hand=[TAKE, PAUSE], play=[STAR]), Side(play=[STAR_TOO]))
    assert keys(game) == ["pass", "play lab/pause"]


def test_heroic_and_villainous_do_not_go_together() -> None:
    """coc/basics/7.7: not played, not put into play, not taken; the insane do not conflict."""
    game = build(Side(hand=["arcane-initiate"], play=["g-men", PAUSE], domains=["yog-sothoth:1"]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[FROM_DISCARD], discard=["arcane-initiate"], play=["g-men", PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[TAKE], play=["g-men", PAUSE]), Side(play=["arcane-initiate"]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=["arcane-initiate"], play=[At("g-men", insane=True), PAUSE], domains=["yog-sothoth:1"]))
    assert keys(game) == ["pass", "play core/arcane-initiate domain 1", "use lab/pause"]


def test_who_controls_both_discards_one_of_them_at_once() -> None:
    """coc/rule/ccg-heroic-and-villainous"""
    fall = event("fall", gain(keyword="villainous"), Choose(CHARACTER & keyword("heroic")))
    game = build(Side(hand=[fall], play=["g-men", "undercover-security", PAUSE]))
    game.play("play lab/fall", "choose core/g-men")
    assert zone(game, "g-men") == "play", "a card with both keywords conflicts with nobody"
    turned = event("turn", gain(keyword="villainous"), Choose(CHARACTER & subtype("Investigator")))
    game = build(Side(hand=[turned], play=["g-men", "freelance-occultist", PAUSE]))
    game.choose("play lab/turn")
    assert asked(game) == (0, "discard")
    assert keys(game) == ["discard core/freelance-occultist", "discard core/g-men"]
    game.choose("discard core/freelance-occultist")
    assert zone(game, "freelance-occultist") == "discard"
    assert [each[0] for each in entries(game, "discarded")] == ["freelance-occultist"]


@in_all_editions
def test_a_hero_does_not_enter_beside_a_villain_who_came_meanwhile(edition: str) -> None:
    """coc/rule/ccg-heroic-and-villainous"""
    hero = lab_card("shining-hero", keywords=(("heroic", 1),))
    villain = lab_card("black-hat", keywords=(("villainous", 1),))
    trapdoor = tool(
        "stage-trapdoor",
        disrupt(on(events.PLAYED), put_into_play(), Choose(titled("Black Hat") & IN_HAND), cost=ExhaustThis()),
    )
    mine_ = Side(hand=[hero, villain], play=[trapdoor, PAUSE], domains=["neutral:1", "", ""])
    game = build(mine_, Side(play=[PAUSE]), edition=edition)
    game.play(f"play {hero} domain 1", f"use {trapdoor}")
    assert (zone(game, hero), zone(game, villain), idle(game)) == ("discard", "play", True)
