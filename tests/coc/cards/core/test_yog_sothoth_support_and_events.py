"""Yog-Sothoth's support and event cards of the Core Set."""

from __future__ import annotations

from orne.coc.position import At, Side, build
from orne.coc.state import State
from orne.kernel.game import Game
from tests.coc.laboratory import ELSEWHERE, HERE
from tests.coc.look import cards_of, deck, discard, drained, hand, keys, skill, state_of
from tests.look import seat_asked

IDLE = ["pass", "use core/demon-lover"]
"""The table is idle: only Demon Lover keeps the window open."""


# ---- Forbidden Shrine


def test_forbidden_shrine_strengthens_your_committed_characters() -> None:
    game = build(
        Side(
            play=[
                "forbidden-shrine",
                At("mad-artist", exhausted=True, story=HERE),
                At("ghost", exhausted=True, story=ELSEWHERE),
                "demon-lover",
            ]
        ),
        Side(play=[At("bag-man", exhausted=True, story=HERE)]),
        step="actions after defenders commit",
    )
    assert skill(game, "mad-artist") == 3
    assert skill(game, "ghost") == 2
    assert skill(game, "demon-lover") == 2
    assert skill(game, "bag-man") == 2
    assert keys(game) == IDLE


def test_forbidden_shrines_add_up() -> None:
    game = build(
        Side(
            play=[
                "forbidden-shrine",
                "forbidden-shrine",
                At("mad-artist", exhausted=True, story=HERE),
                "demon-lover",
            ]
        ),
        Side(),
        step="actions after defenders commit",
    )
    assert skill(game, "mad-artist") == 4


# ---- Blackmoor Estate


def test_blackmoor_estate_discards_x_cards_of_any_deck() -> None:
    game = build(
        Side(play=["blackmoor-estate", "demon-lover"], domains=["agency:3", "agency:1"]),
        Side(deck=["ghost", "t-men", "bag-man", "bag-man"]),
    )
    assert keys(game) == [
        "pass",
        "use core/blackmoor-estate domain 1",
        "use core/blackmoor-estate domain 2",
        "use core/demon-lover",
    ]
    game.choose("use core/blackmoor-estate domain 1")
    assert keys(game) == ["x 1", "x 2", "x 3"]
    game.choose("x 2")
    assert keys(game) == ["opponent", "you"]
    game.choose("opponent")
    assert discard(game, 1) == ["ghost", "t-men"]
    assert drained(game, 0) == [True, False]
    assert state_of(game, "blackmoor-estate") == "exhausted"
    assert keys(game) == IDLE


def test_blackmoor_estate_on_your_own_deck() -> None:
    game = build(Side(play=["blackmoor-estate", "demon-lover"], domains=["agency:1"], deck=["ghost", "t-men"]), Side())
    game.play("use core/blackmoor-estate domain 1", "you")
    assert discard(game, 0) == ["ghost"]
    assert deck(game, 0) == ["t-men"]
    assert deck(game, 1) == ["laboratory-assistant"] * 10
    assert keys(game) == IDLE


def test_blackmoor_estate_must_be_ready() -> None:
    game = build(Side(play=[At("blackmoor-estate", exhausted=True), "demon-lover"], domains=["agency:3"]), Side())
    assert keys(game) == IDLE


# ---- Journey to the Other Side

TOP = ["ghost", "t-men", "bag-man", "ghost", "mad-artist", "hastur", "g-men"]


def test_journey_to_the_other_side_puts_the_top_in_order() -> None:
    game = build(
        Side(hand=["journey-to-the-other-side"], play=["demon-lover"], deck=TOP, domains=["yog-sothoth:1"]), Side()
    )
    game.choose("play core/journey-to-the-other-side domain 1")
    assert keys(game) == ["top core/bag-man", "top core/ghost", "top core/mad-artist", "top core/t-men"]
    game.choose("top core/mad-artist")
    assert keys(game) == ["top core/bag-man", "top core/ghost", "top core/t-men"]
    game.play("top core/ghost", "top core/bag-man", "top core/ghost")
    assert deck(game, 0) == ["mad-artist", "ghost", "bag-man", "ghost", "t-men", "hastur", "g-men"]
    assert game.view(0)["players"][0]["deck_known"] == {
        "1": "core/mad-artist",
        "2": "core/ghost",
        "3": "core/bag-man",
        "4": "core/ghost",
        "5": "core/t-men",
    }
    assert game.view(1)["players"][0]["deck_known"] == {}
    assert hand(game, 0) == []
    assert keys(game) == IDLE


def test_journey_to_the_other_side_overpaid() -> None:
    game = build(
        Side(hand=["journey-to-the-other-side"], play=["demon-lover"], deck=TOP, domains=["yog-sothoth:1 agency:1"]),
        Side(),
    )
    game.choose("play core/journey-to-the-other-side domain 1")
    assert keys(game) == ["none", "take core/bag-man", "take core/ghost", "take core/mad-artist", "take core/t-men"]
    other = game.copy()
    game.choose("take core/t-men")
    assert keys(game) == ["top core/bag-man", "top core/ghost", "top core/mad-artist"]
    game.play("top core/ghost", "top core/bag-man", "top core/mad-artist")
    assert deck(game, 0) == ["ghost", "bag-man", "mad-artist", "ghost", "hastur", "g-men"]
    assert hand(game, 0) == ["t-men"]
    assert game.view(1)["players"][0]["hand"] == [None]
    assert keys(game) == IDLE
    other.play("none", "top core/ghost", "top core/ghost", "top core/t-men", "top core/bag-man")
    assert hand(other, 0) == []
    assert deck(other, 0)[:5] == ["ghost", "ghost", "t-men", "bag-man", "mad-artist"]


def test_journey_to_the_other_side_with_a_small_deck() -> None:
    game = build(
        Side(
            hand=["journey-to-the-other-side"],
            play=["demon-lover"],
            deck=["ghost", "t-men"],
            domains=["yog-sothoth:1"],
        ),
        Side(),
    )
    game.play("play core/journey-to-the-other-side domain 1", "top core/t-men")
    assert deck(game, 0) == ["t-men", "ghost"]
    assert keys(game) == IDLE


# ---- Opening the Limbo Gate


def limbo(
    mine: list[str], theirs: list[str], edition: str = "lcg-4", step: str = "operations", active: int = 0
) -> Game[State]:
    return build(
        Side(
            hand=["opening-the-limbo-gate"],
            play=["demon-lover", "victoria-glasser"],
            discard=mine,
            domains=["yog-sothoth:4"],
        ),
        Side(discard=theirs),
        edition=edition,
        step=step,
        active=active,
    )


def test_opening_the_limbo_gate_takes_a_character_from_each_pile() -> None:
    """coc/example/1.9-opening-the-limbo-gate; each enters under its owner's control."""
    game = limbo(["ghost", "power-drain", "hound-of-tindalos", "forbidden-shrine"], ["bag-man", "t-men", "shotgun"])
    game.choose("play core/opening-the-limbo-gate domain 1")
    assert keys(game) == ["choose core/ghost", "choose core/hound-of-tindalos"]
    game.choose("choose core/ghost")
    assert keys(game) == ["choose core/bag-man", "choose core/t-men"]
    game.choose("choose core/t-men")
    # T-Men's Forced Response is their owner's
    assert seat_asked(game) == 1
    game.choose("choose core/demon-lover")
    assert sorted(cards_of(game, 0)) == ["ghost", "victoria-glasser"]
    assert sorted(cards_of(game, 1)) == ["t-men"]
    assert discard(game, 1) == ["bag-man", "shotgun"]


def test_opening_the_limbo_gate_only_in_your_operations_phase() -> None:
    assert keys(limbo(["ghost"], ["ghost"], step="resource actions")) == IDLE
    assert keys(limbo(["ghost"], ["ghost"], active=1)) == IDLE


def test_opening_the_limbo_gate_cannot_choose_a_unique_card_that_is_in_play() -> None:
    """coc/rule/2.24-put-into-play-vs-play/a"""
    assert keys(limbo(["victoria-glasser"], ["ghost"])) == IDLE
    # the opponent's own copy is theirs, so it may enter for them
    game = limbo(["ghost"], ["victoria-glasser"])
    game.choose("play core/opening-the-limbo-gate domain 1")
    assert "victoria-glasser#2" in cards_of(game, 1)


# ---- A Single Glimpse


def test_a_single_glimpse_makes_the_opponent_sacrifice_a_character() -> None:
    game = build(
        Side(hand=["a-single-glimpse"], play=["demon-lover"], domains=["yog-sothoth:2"]),
        Side(play=["yog-sothoth", At("mad-artist", insane=True), "forbidden-shrine"]),
    )
    game.choose("play core/a-single-glimpse domain 1")
    assert seat_asked(game) == 1
    assert keys(game) == ["sacrifice core/mad-artist", "sacrifice core/yog-sothoth"]
    game.choose("sacrifice core/mad-artist")
    assert discard(game, 1) == ["mad-artist"]
    assert keys(game) == IDLE


def test_a_single_glimpse_may_be_played_against_nobody() -> None:
    game = build(
        Side(hand=["a-single-glimpse"], play=["demon-lover"], domains=["yog-sothoth:2"]),
        Side(play=["forbidden-shrine"]),
    )
    game.choose("play core/a-single-glimpse domain 1")
    assert discard(game, 0) == ["a-single-glimpse"]
    assert sorted(cards_of(game, 1)) == ["forbidden-shrine"]
    assert keys(game) == IDLE


def test_a_single_glimpse_only_in_your_operations_phase() -> None:
    side = Side(hand=["a-single-glimpse"], play=["demon-lover"], domains=["yog-sothoth:2"])
    assert keys(build(side, Side(play=["ghost"]), step="resource actions")) == IDLE
    assert keys(build(side, Side(play=["ghost"]), active=1)) == IDLE


# ---- Gathering at the Stones


def test_gathering_at_the_stones_takes_any_card_back() -> None:
    game = build(
        Side(
            hand=["gathering-at-the-stones"],
            play=["demon-lover"],
            discard=["ghost", "despair", "forbidden-shrine"],
            domains=["yog-sothoth:2"],
        ),
        Side(discard=["bag-man"]),
    )
    game.choose("play core/gathering-at-the-stones domain 1")
    assert keys(game) == ["choose core/despair", "choose core/forbidden-shrine", "choose core/ghost"]
    game.choose("choose core/despair")
    assert hand(game, 0) == ["despair"]
    assert discard(game, 0) == ["ghost", "forbidden-shrine", "gathering-at-the-stones"]
    # the other player has seen it
    assert game.view(1)["players"][0]["hand"] == ["core/despair"]
    assert keys(game) == IDLE


def test_gathering_at_the_stones_needs_a_card_and_your_operations_phase() -> None:
    side = Side(hand=["gathering-at-the-stones"], play=["demon-lover"], domains=["yog-sothoth:2"])
    assert keys(build(side, Side(discard=["bag-man"]))) == IDLE
    side.discard = ["ghost"]
    assert keys(build(side, Side(), step="resource actions")) == IDLE
    assert keys(build(side, Side(), active=1)) == IDLE


# ---- Unspeakable Resurrection


def test_unspeakable_resurrection_finds_characters_by_x() -> None:
    game = build(
        Side(
            hand=["unspeakable-resurrection"],
            play=["demon-lover"],
            discard=["ghost", "t-men", "living-mummy", "forbidden-shrine", "disciple-of-the-gate"],
            domains=["yog-sothoth:4", "hastur:6", "yog-sothoth:1 hastur:1"],
        ),
        Side(discard=["bag-man"]),
    )
    # no character of cost 0 is there, so X is at least 1, and the domain must match
    assert keys(game) == [
        "pass",
        "play core/unspeakable-resurrection domain 1",
        "play core/unspeakable-resurrection domain 3",
        "use core/demon-lover",
    ]
    game.choose("play core/unspeakable-resurrection domain 1")
    assert keys(game) == ["x 1", "x 2", "x 3", "x 4"]
    low = game.copy()
    game.choose("x 4")
    assert keys(game) == ["choose core/disciple-of-the-gate", "choose core/ghost", "choose core/living-mummy"]
    game.choose("choose core/living-mummy")
    assert state_of(game, "living-mummy") == "ready"
    assert discard(game, 0)[-1] == "unspeakable-resurrection"
    assert keys(game) == IDLE
    low.choose("x 1")
    assert state_of(low, "ghost") == "ready"


def test_unspeakable_resurrection_with_x_0_is_free() -> None:
    game = build(
        Side(
            hand=["unspeakable-resurrection"],
            play=["demon-lover"],
            discard=["servant-from-out-of-time", "ghost"],
            domains=[""],
        ),
        Side(),
    )
    game.choose("play core/unspeakable-resurrection")
    assert state_of(game, "servant-from-out-of-time") == "ready"
    assert keys(game) == IDLE


def test_unspeakable_resurrection_cannot_choose_a_unique_card_that_is_in_play() -> None:
    game = build(
        Side(
            hand=["unspeakable-resurrection"],
            play=["demon-lover", "victoria-glasser"],
            discard=["victoria-glasser"],
            domains=["yog-sothoth:4"],
        ),
        Side(),
    )
    assert keys(game) == IDLE


# ---- Dampen Light


def test_dampen_light_raises_the_cost_of_everybodys_cards() -> None:
    game = build(
        Side(
            hand=["dampen-light", "mad-artist", "servant-from-out-of-time"],
            play=["demon-lover"],
            domains=["yog-sothoth:1", "hastur:2", "hastur:3"],
        ),
        Side(hand=["agoraphobia"], play=["messenger-from-beyond"], domains=["hastur:2", "hastur:3"]),
    )
    assert keys(game) == [
        "pass",
        "play core/dampen-light domain 1",
        "play core/mad-artist domain 2",
        "play core/mad-artist domain 3",
        "play core/servant-from-out-of-time",
        "use core/demon-lover",
    ]
    game.choose("play core/dampen-light domain 1")
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "play core/agoraphobia domain 2", "use core/messenger-from-beyond"]
    game.choose("pass")
    # the Servant costs 1 now, and no domain that could pay matches it
    assert keys(game) == ["pass", "play core/mad-artist domain 3", "use core/demon-lover"]


def test_dampen_light_ends_with_the_phase() -> None:
    game = build(
        Side(hand=["dampen-light", "agoraphobia"], play=["demon-lover"], domains=["yog-sothoth:1", "hastur:2"]),
        Side(play=["bag-man"]),
        step="resource actions",
    )
    game.choose("play core/dampen-light domain 1")
    assert keys(game) == IDLE
    game.choose("pass")
    assert game.view(0)["phase"] == "operations"
    assert keys(game) == ["pass", "play core/agoraphobia domain 2", "use core/demon-lover"]


def test_dampen_light_does_not_touch_abilities() -> None:
    game = build(
        Side(hand=["dampen-light"], play=["hastur"], domains=["yog-sothoth:1", "hastur:3"]), Side(play=["bag-man"])
    )
    game.choose("play core/dampen-light domain 1")
    assert keys(game) == ["pass", "use core/hastur domain 2"]


def test_two_dampen_lights_add_up() -> None:
    game = build(
        Side(
            hand=["dampen-light", "dampen-light", "ghost"],
            play=["demon-lover"],
            domains=["yog-sothoth:1", "yog-sothoth:2", "hastur:2", "hastur:3"],
        ),
        Side(),
    )
    game.choose("play core/dampen-light domain 1")
    game.choose("play core/dampen-light domain 2")
    assert keys(game) == ["pass", "play core/ghost domain 4", "use core/demon-lover"]
