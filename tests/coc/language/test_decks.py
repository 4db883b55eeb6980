"""Cards revealed from a deck, put into play from it, and put under it; resources and domains; hands that lie open."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import BothSides, HandsOpen, action, response
from orne.coc.cards import text
from orne.coc.language import (
    CARD,
    CHARACTER,
    EVENT,
    IN_DISCARD,
    IN_HAND,
    IS_INSANE,
    NUMBER_MOVED,
    STORY,
    SUPPORT,
    THIS_IS_PLAYED_OVERPAID,
    YOURS,
    AsResources,
    Choose,
    DiscardHand,
    DiscardRandom,
    DiscardYourSuccess,
    Draw,
    ExhaustThis,
    HandToBottom,
    MayRepeat,
    Mill,
    MillIntoPlay,
    PlaceSuccess,
    RefreshDomain,
    RemoveSuccess,
    RevealTop,
    Then,
    X,
    discarded,
    each_player,
    everything,
    opponent,
    per,
    pick,
    picks,
    sacrifice,
    to_hand,
)
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import ELSEWHERE, HERE, PAUSE, PAWN, lab_card, tool
from tests.coc.look import deck, discard, drained, hand, idle, in_play, keys, state_of, tokens, zone

IDLE = ["pass", f"use {PAUSE}"]
HERO = lab_card("dk-hero", keywords=(("heroic", 1),))
VILLAIN = lab_card("dk-villain", keywords=(("villainous", 1),))


def does(slug: str, effect: Any, *choose: Choose, cost: Any = None) -> str:
    """A support card with an Action that exhausts it."""
    return tool(f"dk-{slug}", action(effect, *choose, cost=cost or ExhaustThis()))


# ---- the top of the deck


ORACLE = does("oracle", RevealTop(("discard", "hand", "top")))


def test_revealed_cards_go_one_to_each_place_in_order() -> None:
    game = build(Side(play=[ORACLE, PAUSE], deck=["bag-man", "mad-artist", PAWN, PAWN]))
    game.choose(f"use {ORACLE}")
    assert keys(game) == ["discard core/bag-man", "discard core/mad-artist", f"discard {PAWN}"]
    game.choose("discard core/mad-artist")
    assert keys(game) == ["take core/bag-man", f"take {PAWN}"]
    game.choose(f"take {PAWN}")
    assert (discard(game, 0), hand(game, 0)[-1], deck(game, 0)[0]) == (["mad-artist"], PAWN, "bag-man")
    assert game.view(1)["players"][0]["deck_known"] == {"1": "core/bag-man"}
    assert keys(game) == IDLE
    assert text(ORACLE) == (
        "Action: Exhaust this card to reveal the top 3 cards of your deck; discard one, take one into your hand, "
        "put one back on top."
    )


GROUND = does("ground", each_player(MillIntoPlay(2)))


def test_characters_among_discarded_cards_enter_play_insane() -> None:
    unique = lab_card("dk-unique", unique=True)
    game = build(
        Side(play=[GROUND, PAUSE, unique], deck=[unique, "bag-man", PAWN]),
        Side(deck=["short-fuse", "mad-artist", PAWN]),
    )
    game.choose(f"use {GROUND}")
    assert (discard(game, 0), discard(game, 1)) == ([unique], ["short-fuse"])
    assert (state_of(game, "bag-man"), state_of(game, "mad-artist")) == ("insane", "insane")
    assert in_play(game, 1) == ["mad-artist"]
    assert keys(game) == IDLE


STONE = does("stone", opponent(Mill(per(CHARACTER & YOURS))))
PLAGUE = does("plague", each_player(Mill(per(CHARACTER & IS_INSANE & YOURS))))


def test_a_card_from_the_deck_for_each() -> None:
    game = build(Side(play=[STONE, PAUSE]), Side(play=[PAWN, PAWN], deck=["bag-man", PAWN, "mad-artist"]))
    game.choose(f"use {STONE}")
    assert (discard(game, 1), keys(game)) == (["bag-man", PAWN], IDLE)
    assert str(text(STONE)).endswith("discards the top card of their deck for each character they control.")


def test_for_each_of_none_keeps_nobody_else_from_it() -> None:
    game = build(Side(play=[PLAGUE, PAUSE]), Side(play=[At(PAWN, insane=True)], deck=["bag-man", PAWN]))
    game.choose(f"use {PLAGUE}")
    assert (discard(game, 0), discard(game, 1)) == ([], ["bag-man"])
    nobody = build(Side(play=[PLAGUE, PAUSE]), Side(play=[PAWN]))
    assert keys(nobody) == IDLE


# ---- the bottom of the deck


def test_a_card_from_hand_goes_under_the_deck_as_a_cost() -> None:
    laundry = does("laundry", Draw(), cost=HandToBottom())
    game = build(Side(play=[laundry, PAUSE], hand=["bag-man", "mad-artist"], deck=[PAWN, PAWN]))
    game.choose(f"use {laundry}")
    assert keys(game) == ["bottom core/bag-man", "bottom core/mad-artist"]
    game.choose("bottom core/bag-man")
    assert (hand(game, 0), deck(game, 0)[-1]) == (["mad-artist", PAWN], "bag-man")
    assert build(Side(play=[laundry, PAUSE])).decision.keys == IDLE[::-1]


def test_a_whole_hand_goes_under_the_deck_and_as_many_are_drawn() -> None:
    swap = does("swap", Then(HandToBottom(None), Draw(NUMBER_MOVED)))
    game = build(Side(play=[swap, PAUSE], hand=["bag-man", "mad-artist"], deck=[PAWN, PAWN, "small-ghouls"]))
    game.play(f"use {swap}", "bottom core/mad-artist")
    assert hand(game, 0) == [PAWN, PAWN]
    assert deck(game, 0) == ["small-ghouls", "mad-artist", "bag-man"]
    assert text(swap) == (
        "Action: Exhaust this card to put your hand under your deck in any order. "
        "Then, draw as many cards as you put there."
    )


def test_a_hand_is_discarded_as_an_effect_and_an_empty_one_is_none() -> None:
    fear = does("fear", opponent(DiscardHand()))
    game = build(Side(play=[fear, PAUSE]), Side(hand=["bag-man", "mad-artist"]))
    game.choose(f"use {fear}")
    assert (discard(game, 1), hand(game, 1)) == (["bag-man", "mad-artist"], [])
    assert keys(build(Side(play=[fear, PAUSE]), Side(hand=[]))) == IDLE


def test_several_cards_go_to_their_owners_hands() -> None:
    speak = does("speak", to_hand(picks(CARD & IN_DISCARD, 2)))
    assert str(text(speak)).endswith("put 2 cards in your discard pile into their owners' hands.")


FEAR = does(
    "random", Then(opponent(DiscardRandom(2)), MayRepeat(discarded(EVENT | SUPPORT), PlaceSuccess(pick(STORY))))
)


def test_for_each_card_discarded_a_token_may_be_placed_each_time_elsewhere() -> None:
    game = build(Side(play=[FEAR, PAUSE]), Side(hand=["short-fuse", PAUSE]), stories=[HERE, ELSEWHERE])
    game.play(f"use {FEAR}", "yes")
    assert keys(game) == [f"place {HERE}", f"place {ELSEWHERE}"]
    game.play(f"place {HERE}", "yes", f"place {ELSEWHERE}")
    assert (tokens(game, 0), tokens(game, 1)) == ([1, 0], [1, 0])
    assert keys(game) == IDLE


def test_characters_do_not_count_and_one_card_is_not_enough() -> None:
    game = build(Side(play=[FEAR, PAUSE]), Side(hand=["short-fuse", "bag-man"]), stories=[HERE])
    game.play(f"use {FEAR}", "no")
    assert (tokens(game), keys(game)) == ([0, 0], IDLE)
    lonely = build(Side(play=[FEAR, PAUSE]), Side(hand=["short-fuse"]), stories=[HERE])
    lonely.choose(f"use {FEAR}")
    assert (discard(lonely, 1), keys(lonely)) == (["short-fuse"], IDLE)


# ---- domains


def test_cards_become_resources_of_a_domain_of_choice() -> None:
    feed = does("feed", AsResources(picks(CHARACTER & IN_DISCARD, 2, up_to=True), to="one of your domains"))
    game = build(Side(play=[feed, PAUSE], discard=["bag-man", "mad-artist"], domains=["agency:1", ""]))
    game.choose(f"use {feed}")
    assert keys(game) == ["attach core/bag-man", "attach core/mad-artist", "done"]
    game.play("attach core/bag-man", "attach core/mad-artist")
    assert keys(game) == ["domain 1", "domain 2"]
    game.choose("domain 2")
    assert (zone(game, "bag-man"), zone(game, "mad-artist")) == ("resource", "resource")
    assert game.view(0)["players"][0]["domains"][1]["resources"] == ["core/bag-man", "core/mad-artist"]
    assert keys(game) == IDLE
    assert keys(build(Side(play=[feed, PAUSE], discard=["short-fuse"]))) == IDLE


def test_a_whole_hand_becomes_resources() -> None:
    change = does("change", AsResources(everything(CARD & IN_HAND & YOURS), to="one of your domains"))
    game = build(Side(play=[change, PAUSE], hand=["bag-man", "mad-artist"], domains=["agency:1", ""]))
    game.play(f"use {change}", "domain 1")
    assert len(game.view(0)["players"][0]["domains"][0]["resources"]) == 3
    assert hand(game, 0) == []


def test_a_drained_domain_of_either_player_is_refreshed() -> None:
    mother = lab_card("dk-mother", response(THIS_IS_PLAYED_OVERPAID, RefreshDomain()), cost=2)
    sides = (
        Side(hand=[mother], play=[PAUSE], domains=["agency:3", "agency:2"]),
        Side(domains=["agency:1", "agency:1"], drained=(1,)),
    )
    game = build(*sides)
    game.choose(f"play {mother} domain 1")
    assert keys(game) == ["pass", f"use {mother}"]
    game.choose(f"use {mother}")
    assert keys(game) == ["refresh opponent's domain 1", "refresh your domain 1"]
    game.choose("refresh your domain 1")
    assert (drained(game, 0), idle(game)) == ([False, False], True)
    assert any("Your domain 1 is refreshed" in line for line in game.sentences(0))
    exact = build(*sides)
    exact.choose(f"play {mother} domain 2")
    assert keys(exact) == IDLE


# ---- success tokens


def test_up_to_a_number_of_tokens_of_either_side_are_removed() -> None:
    lie = does("lie", RemoveSuccess(3), Choose(STORY))
    game = build(Side(play=[lie, PAUSE]), stories=[Story(HERE, (1, 2)), ELSEWHERE])
    game.choose(f"use {lie}")
    game.choose("choose core/ancient-apocrypha")
    where = "discard from core/ancient-apocrypha"
    assert keys(game) == sorted(
        [
            f"{where} 1 of yours and 2 of theirs",
            f"{where} 1 of each side",
            f"{where} 2 of theirs",
            f"{where} 1 of yours",
            f"{where} 1 of theirs",
            "none",
        ]
    )
    game.choose(f"{where} 2 of theirs")
    assert (tokens(game), keys(game)) == ([1, 0], IDLE)


def test_tokens_of_your_own_pay_as_many_as_you_like() -> None:
    calendar = does("calendar", Draw(X), cost=DiscardYourSuccess())
    game = build(
        Side(play=[calendar, PAUSE], deck=[PAWN] * 5),
        stories=[Story(HERE, (2, 2)), Story(ELSEWHERE, (1, 0))],
    )
    game.choose(f"use {calendar}")
    assert keys(game) == ["x 1", "x 2", "x 3"]
    game.choose("x 2")
    assert keys(game) == ["discard from core/ancient-apocrypha", "discard from core/dreamwalkers"]
    game.play("discard from core/dreamwalkers")
    assert ([tokens(game, story) for story in (0, 1)], hand(game, 0)) == ([[1, 2], [0, 0]], [PAWN, PAWN])
    assert keys(build(Side(play=[calendar, PAUSE]), stories=[Story(HERE, (0, 2))])) == IDLE


# ---- Heroic beside Villainous, and open hands


PEACE = tool("dk-peace", BothSides(), action(sacrifice(everything(CARD & YOURS)), cost=ExhaustThis()))


def test_both_sides_stand_together_only_while_it_is_allowed() -> None:
    game = build(Side(hand=[VILLAIN], play=[HERO, PEACE], domains=["agency:1"]))
    game.choose(f"play {VILLAIN} domain 1")
    assert (in_play(game, 0), keys(game)) == ([HERO, PEACE, VILLAIN], ["pass", f"use {PEACE}"])
    without = build(Side(hand=[VILLAIN], play=[HERO, PAUSE], domains=["agency:1"]))
    assert keys(without) == IDLE
    theirs = build(Side(hand=[VILLAIN], play=[HERO, PAUSE], domains=["agency:1"]), Side(play=[PEACE]))
    assert keys(theirs) == IDLE


def test_the_rule_holds_again_once_the_card_is_gone() -> None:
    scrap = does("scrap", sacrifice(everything(SUPPORT & YOURS)))
    game = build(Side(play=[HERO, VILLAIN, PEACE, scrap]))
    game.choose(f"use {scrap}")
    while "first" in keys(game)[0]:
        game.choose(keys(game)[0])
    assert keys(game) == [f"discard {HERO}", f"discard {VILLAIN}"]
    game.choose(f"discard {HERO}")
    assert in_play(game, 0) == [VILLAIN]


JAR = tool("dk-jar", HandsOpen(), cost=1)


def test_hands_lie_open_while_the_card_is_in_play() -> None:
    game = build(
        Side(hand=[JAR], play=[PAUSE], domains=["agency:1"]),
        Side(hand=["bag-man"], play=[does("theirs", Draw())], deck=["mad-artist", PAWN]),
    )
    assert game.view(0)["players"][1]["hand"] == [None]
    game.choose(f"play {JAR} domain 1")
    assert game.view(0)["players"][1]["hand"] == ["core/bag-man"]
    game.choose("use lab/dk-theirs")
    for seat in (0, None):
        assert sorted(game.view(seat)["players"][1]["hand"]) == ["core/bag-man", "core/mad-artist"]
    assert any("shows Mad Artist in their hand" in line for line in game.sentences(0))
    assert game.view(1)["players"][0]["hand"] == []
    assert any("shows Bag Man in their hand" in line for line in game.sentences(0))
