"""Trials of words for cards that leave later, go back to decks, or stay as resources."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    COST_BELOW_THAT,
    IN_HAND,
    IT,
    NEXT_ACTION,
    RELIC,
    RESOURCE,
    AtEndOfPhase,
    Choose,
    DrainEvery,
    Draw,
    Gives,
    Lasting,
    ResourceThis,
    TakePlaceOf,
    Then,
    action,
    is_destroyed,
    pick,
    put_into_play,
    response,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import BELL, GUN, IDLE, PAUSE, PAWN, Say, event, lab_card, tool
from tests.coc.look import deck, discard, drained, hand, idle, in_play, keys, log, pass_to_phase, skill, uid

WAYS = {
    "sacrifice": "discard",
    "destroy": "discard",
    "discard": "discard",
    "return": "hand",
    "remove": "removed",
    "top": "deck",
    "bottom": "deck",
    "shuffle": "deck",
}
LATER = {way: event(f"wl-{way}", AtEndOfPhase(way), Choose(CHARACTER)) for way in WAYS}


@pytest.mark.parametrize("way", WAYS)
def test_a_card_leaves_as_the_phase_ends_in_the_way_that_was_said(way: str) -> None:
    game = build(Side(hand=[LATER[way]], play=[PAWN, PAUSE], domains=[""] * 3))
    game.choose(f"play {LATER[way]}")
    assert in_play(game, 0) == [PAWN, PAUSE]
    pass_to_phase(game, "story")
    where = {"discard": discard(game, 0), "hand": hand(game, 0), "deck": deck(game, 0)}
    assert in_play(game, 0) == [PAUSE]
    assert way == "remove" or PAWN in where[WAYS[way]]
    if way in ("top", "bottom"):
        assert deck(game, 0)[0 if way == "top" else -1] == PAWN
    assert ("deck shuffled" in log(game, "deck shuffled")) is (way == "shuffle")


def test_a_relic_is_shuffled_in_after_it_has_left_play() -> None:
    relic = lab_card("wl-relic", RELIC)
    game = build(Side(play=[relic]), Side(play=[GUN, PAUSE]), active=1)
    game.choose(f"use {GUN}")
    assert (discard(game, 0), len(deck(game, 0))) == ([], 11)
    assert log(game, "destroyed", "shuffled into the deck") == ["destroyed wl-relic", "shuffled into the deck wl-relic"]
    assert idle(game)


def test_all_undrained_domains_are_drained_and_none_are_enough() -> None:
    flood = tool("wl-flood", action(Draw(), cost=DrainEvery()))
    game = build(Side(play=[flood, PAUSE], domains=["agency:1", "", "agency:1"], drained=[1]))
    game.choose(f"use {flood}")
    assert (drained(game), len(hand(game, 0))) == ([True] * 3, 1)
    game.choose(f"use {flood}")
    assert len(hand(game, 0)) == 2
    assert idle(game)


def test_an_event_takes_the_place_of_a_resource() -> None:
    swap = event("wl-swap", TakePlaceOf(), Choose(RESOURCE))
    game = build(Side(hand=[swap], play=[PAUSE], domains=[""] * 3), Side(domains=[[PAWN], ["bag-man"], ""]))
    game.choose(f"play {swap}")
    game.choose(f"choose {PAWN} domain 1")
    assert (hand(game, 1), discard(game, 0)) == ([PAWN], [])
    assert game.state.domains[1][0].resources == (uid(game, swap),)
    assert idle(game)


def test_an_event_becomes_a_resource_of_a_drained_domain_alone() -> None:
    stay = event("wl-stay", Then(ResourceThis(), Say("done")))
    game = build(Side(hand=[stay], play=[PAUSE], domains=["agency:1", ""], drained=[2]), Side(domains=[""] * 3))
    game.choose(f"play {stay}")
    assert game.state.domains[0][1].resources[-1] == uid(game, stay)
    game = build(Side(hand=[stay], play=[PAUSE], domains=["agency:1", ""]), Side(domains=[""] * 3))
    game.choose(f"play {stay}")
    assert (discard(game, 0), log(game, "said")) == ([stay], [])
    assert idle(game)


def test_what_lasts_until_the_next_action_ends_with_it_or_with_the_phase() -> None:
    hint = event("wl-hint", Lasting(Gives(AFFECTED, "skill", 2), IT, until=NEXT_ACTION), Choose(CHARACTER))
    game = build(Side(hand=[hint], play=[PAWN, PAUSE], domains=[""] * 3), Side(play=[BELL]))
    game.choose(f"play {hint}")
    assert skill(game, PAWN) == 3
    game.choose(f"use {BELL}")
    assert skill(game, PAWN) == 3
    game.choose(f"use {PAUSE}")
    assert skill(game, PAWN) == 1
    game = build(Side(hand=[hint], play=[PAWN, PAUSE], domains=[""] * 3))
    game.choose(f"play {hint}")
    pass_to_phase(game, "story")
    assert skill(game, PAWN) == 1


def test_cheaper_than_the_card_that_is_answered() -> None:
    dear, cheap = lab_card("wl-dear", cost=3), lab_card("wl-cheap", cost=2)
    heir = tool(
        "wl-heir", response(is_destroyed(CHARACTER), put_into_play(pick(CHARACTER & IN_HAND & COST_BELOW_THAT)))
    )
    game = build(Side(hand=[cheap, dear], play=[heir, GUN, dear, PAUSE], domains=[""] * 3))
    game.choose(f"use {GUN}")
    game.choose(f"use {heir}")
    assert (hand(game, 0), keys(game)) == ([dear], IDLE)
    assert idle(game)
