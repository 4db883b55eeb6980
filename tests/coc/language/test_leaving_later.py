"""Trials of words for cards that leave later, go back to decks, or stay as resources."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Use
from orne.coc.events import DESTROY, Event
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    COST_BELOW_THAT,
    IN_HAND,
    IT,
    NEXT_ACTION,
    OPPONENTS_EFFECT,
    RELIC,
    RESOURCE,
    AtEndOfPhase,
    CancelIt,
    Choose,
    DrainEvery,
    Draw,
    ExhaustThis,
    Gives,
    Lasting,
    ResourceThis,
    TakePlaceOf,
    Then,
    action,
    disrupt,
    is_destroyed,
    pick,
    put_into_play,
    response,
)
from orne.coc.position import Side, build
from orne.coc.table import CocTable
from tests.coc.laboratory import BELL, GUN, IDLE, OAF, PAUSE, PAWN, Say, event, lab_card, on, tool
from tests.coc.look import deck, discard, drained, hand, idle, in_play, keys, log, pass_to_phase, skill, uid
from tests.look import prompt

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


@pytest.mark.parametrize("way", [*WAYS, "insane", "attach"])
def test_the_log_says_by_what_a_card_leaves_later(way: str) -> None:
    """coc/rule/1.1-card-effect-vs-game-effect/a: what a card has left to do is a card effect still."""
    later = event(f"wl-{way}", AtEndOfPhase(way), Choose(CHARACTER))
    game = build(Side(hand=[later], play=[PAWN, PAUSE], domains=[""] * 3))
    game.choose(f"play {later}")
    pass_to_phase(game, "story")
    about = [each for each in game.log if each.subject == uid(game, PAWN)]
    assert next(each.source for each in about if each.kind != "lasting") == uid(game, later)


def test_two_cards_that_leave_together_each_have_a_source_of_their_own() -> None:
    first, second = LATER["destroy"], event("wl-ruin", AtEndOfPhase("destroy"), Choose(CHARACTER))
    game = build(Side(hand=[first, second], play=[PAWN, OAF, PAUSE], domains=[""] * 3))
    game.play(f"play {first}", f"choose {PAWN}", f"play {second}", f"choose {OAF}", "pass")
    assert (prompt(game), keys(game)) == ("Which card is destroyed first?", [f"first {OAF}", f"first {PAWN}"])
    game.choose(f"first {PAWN}")
    entries = [each for each in game.log if each.kind == "destroyed"]
    assert [(each.subject, each.source) for each in entries] == [
        (uid(game, PAWN), uid(game, first)),
        (uid(game, OAF), uid(game, second)),
    ]


@pytest.mark.parametrize("way", ["destroy", "sacrifice"])
def test_what_an_opponents_effect_has_left_to_do_is_their_effect(way: str) -> None:
    """coc/rule/1.1-card-effect-vs-game-effect/a: whoever may answer an opponent's card effect may answer it then."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        return OPPONENTS_EFFECT.test(g, use, event)

    ward = tool("wl-ward", disrupt(on(DESTROY, test), CancelIt(), cost=ExhaustThis()))
    game = build(Side(hand=[LATER[way]], play=[PAUSE], domains=[""] * 3), Side(play=[PAWN, ward]))
    game.play(f"play {LATER[way]}", "pass")
    if way == "destroy":
        assert keys(game) == ["pass", f"use {ward}"]
        game.choose(f"use {ward}")
    assert in_play(game, 1) == [PAWN, ward]


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
