"""The Syndicate's cards of The Yuggoth Contract that are about hands and decks."""

from __future__ import annotations

from orne.coc.language import CARD_IN_PLAY, Choose, destroy
from orne.coc.position import At, Side, build
from tests.coc.laboratory import FROM_HAND, IDLE, PAUSE, PAWN, PUMP, event, tool
from tests.coc.look import deck, discard, drained, entries, hand, idle, keys, pass_to_phase, skill, state_of
from tests.look import asked

SET = "the-yuggoth-contract/"

# ---- The Laundromat

LAUNDROMAT = f"{SET}the-laundromat"


def test_the_laundromat_trades_a_card_of_your_hand_for_the_top_card_of_your_deck() -> None:
    game = build(
        Side(play=[LAUNDROMAT, PAUSE], hand=["panic", "t-men"], domains=["syndicate:2"], deck=["bag-man", "patsy"])
    )
    game.choose(f"use {LAUNDROMAT} domain 1")
    assert keys(game) == ["bottom core/panic", "bottom core/t-men"]
    game.choose("bottom core/t-men")
    assert (hand(game, 0), deck(game, 0)) == (["bag-man", "panic"], ["patsy", "t-men"])
    assert (state_of(game, LAUNDROMAT), drained(game)) == ("ready", [True])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_the_laundromat_needs_a_card_in_hand_and_two_resources() -> None:
    game = build(Side(play=[LAUNDROMAT, PAUSE], domains=["syndicate:2"]))
    assert keys(game) == IDLE
    game = build(Side(play=[LAUNDROMAT, PAUSE], hand=["t-men"], domains=["syndicate:1"]))
    assert keys(game) == IDLE


# ---- Bootlegging Operation

BOOTLEG = f"{SET}bootlegging-operation"
BAR = tool("yd-bar", subtypes=("Location",))


def test_the_bootlegging_operation_exhausts_its_location_for_the_bottom_card_of_your_deck() -> None:
    game = build(Side(play=[BAR, At(BOOTLEG, on=BAR), PAUSE], deck=["bag-man", "t-men", "patsy"]))
    game.choose(f"use {BOOTLEG}")
    assert (hand(game, 0), deck(game, 0)) == (["patsy"], ["bag-man", "t-men"])
    assert (state_of(game, BAR), state_of(game, BOOTLEG)) == ("exhausted", "ready")
    assert (keys(game), idle(game)) == (IDLE, True)


def test_the_bootlegging_operation_is_for_a_location_and_needs_a_ready_one_of_yours() -> None:
    game = build(Side(hand=[BOOTLEG], play=[BAR, PAUSE, PAWN], domains=["syndicate:2"]), Side(play=["core/cathouse"]))
    game.choose(f"play {BOOTLEG} domain 1")
    assert keys(game) == ["attach core/cathouse", f"attach {BAR}"]
    game.choose("attach core/cathouse")
    assert keys(game) == IDLE, "another player's Location pays nothing of yours"
    game = build(Side(play=[At(BAR, exhausted=True), At(BOOTLEG, on=BAR), PAUSE]))
    assert keys(game) == IDLE


# ---- Smugglers

SMUGGLERS = f"{SET}smugglers"


def test_smugglers_put_your_hand_under_your_deck_and_draw_as_many_cards() -> None:
    game = build(
        Side(
            hand=[SMUGGLERS, "panic", "patsy"],
            play=[PAUSE],
            domains=["syndicate:3"],
            deck=["bag-man", "t-men", "triggerman", "hard-case"],
        ),
        Side(hand=["panic"]),
    )
    game.choose(f"play {SMUGGLERS} domain 1")
    assert asked(game)[0] == 0
    assert keys(game) == ["bottom core/panic", "bottom core/patsy"]
    game.choose("bottom core/patsy")
    assert hand(game, 0) == ["bag-man", "t-men"]
    assert deck(game, 0) == ["triggerman", "hard-case", "patsy", "panic"]
    assert (hand(game, 1), keys(game), idle(game)) == (["panic"], IDLE, True)


def test_smugglers_put_into_play_do_the_same_and_nothing_with_an_empty_hand() -> None:
    game = build(Side(hand=[FROM_HAND, SMUGGLERS, "panic"], play=[PAUSE], deck=["bag-man", "t-men"]))
    game.choose(f"play {FROM_HAND}")
    assert (hand(game, 0), deck(game, 0)) == (["bag-man"], ["t-men", "panic"])
    game = build(Side(hand=[FROM_HAND, SMUGGLERS], play=[PAUSE], deck=["bag-man", "t-men"]))
    game.choose(f"play {FROM_HAND}")
    assert (hand(game, 0), deck(game, 0), keys(game)) == ([], ["bag-man", "t-men"], IDLE)


def test_smugglers_draw_from_the_bottom_for_a_resource() -> None:
    game = build(Side(play=[SMUGGLERS, PAUSE], domains=["syndicate:1"], deck=["bag-man", "t-men", "patsy"]))
    game.choose(f"use {SMUGGLERS} domain 1")
    assert (hand(game, 0), deck(game, 0), state_of(game, SMUGGLERS)) == (["patsy"], ["bag-man", "t-men"], "exhausted")
    assert (keys(game), idle(game)) == (IDLE, True)
    game = build(Side(play=[SMUGGLERS, PAUSE], domains=[""]))
    assert keys(game) == IDLE


# ---- Eyes in a Jar

EYES = f"{SET}eyes-in-a-jar"


def test_cards_drawn_after_eyes_in_a_jar_are_gone_are_hidden() -> None:
    wreck = event("yd-wreck", destroy(), Choose(CARD_IN_PLAY))
    game = build(
        Side(hand=[EYES, wreck], play=[PAUSE], domains=["syndicate:2"]),
        Side(hand=["t-men"], play=[PUMP, PAUSE]),
    )
    game.play(f"play {EYES} domain 1", f"use {PAUSE}#2", f"play {wreck}", f"choose {EYES}", f"use {PUMP}")
    assert game.view(0)["players"][1]["hand"] == ["core/t-men", None], "what was seen stays known"


# ---- A Sight for Sore Eyes

SIGHT = f"{SET}a-sight-for-sore-eyes"


def test_a_sight_for_sore_eyes_gives_skill_for_each_copy_of_the_named_card() -> None:
    """coc/example/2.4-sight-for-sore-eyes"""
    game = build(
        Side(hand=[SIGHT], play=[PAUSE, PAWN, "bag-man"], domains=["syndicate:1"]),
        Side(hand=["t-men", "t-men", "patsy"], play=["triggerman"]),
    )
    game.choose(f"play {SIGHT} domain 1")
    assert asked(game)[0] == 0
    game.choose("name T-Men")
    assert (skill(game, PAWN), skill(game, "bag-man"), skill(game, "triggerman")) == (5, 6, 2)
    shown = [card for card, _, _, after in entries(game, "lasting") if after == ["revealed", True]]
    assert shown == ["t-men", "t-men", "patsy"]
    assert game.view(0)["players"][1]["hand"] == [None, None, None], "hidden again"
    assert (len(hand(game, 1)), discard(game, 0), idle(game)) == (3, [SIGHT], True)
    pass_to_phase(game, "story")
    assert skill(game, PAWN) == 1


def test_a_sight_for_sore_eyes_gives_nothing_for_a_card_that_is_not_there_and_needs_a_hand() -> None:
    game = build(Side(hand=[SIGHT], play=[PAUSE, PAWN], domains=["syndicate:1"]), Side(hand=["patsy"]))
    game.play(f"play {SIGHT} domain 1", "name T-Men")
    assert (skill(game, PAWN), idle(game)) == (1, True)
    game = build(Side(hand=[SIGHT], play=[PAUSE, PAWN], domains=["syndicate:1"]))
    assert keys(game) == IDLE


# ---- The View from Within

VIEW = f"{SET}the-view-from-within"


def test_the_view_from_within_puts_the_top_of_an_opponents_deck_in_order() -> None:
    theirs = ["bag-man", "t-men", "triggerman", "patsy", "panic"]
    game = build(Side(hand=[VIEW], play=[PAUSE], domains=["syndicate:1"]), Side(deck=theirs))
    game.choose(f"play {VIEW} domain 1")
    assert asked(game)[0] == 0
    assert keys(game) == ["top core/bag-man", "top core/patsy", "top core/t-men", "top core/triggerman"]
    game.play("top core/patsy", "top core/t-men", "top core/bag-man")
    assert deck(game, 1) == ["patsy", "t-men", "bag-man", "triggerman", "panic"]
    assert (keys(game), idle(game)) == (IDLE, True)


def test_the_view_from_within_looks_at_a_short_deck_too() -> None:
    game = build(Side(hand=[VIEW], play=[PAUSE], domains=["syndicate:1"]), Side(deck=["bag-man", "t-men"]))
    game.play(f"play {VIEW} domain 1", "top core/t-men")
    assert (deck(game, 1), keys(game)) == (["t-men", "bag-man"], IDLE)
