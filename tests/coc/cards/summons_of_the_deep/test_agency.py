"""The Agency's cards of Summons of the Deep."""

from __future__ import annotations

import pytest

from orne.coc.position import FILLER, At, Side, build
from tests.coc.laboratory import BARE, ELSEWHERE, FIGHT, IDLE, PAUSE, there
from tests.coc.look import Coc, deck, discard, drained, entries, hand, idle, keys, state_of
from tests.look import asked

CALL = "summons-of-the-deep/a-call-for-help"
DECK = ["t-men", FILLER, "short-fuse", "bag-man", "peeler", "t-men"]


def test_a_call_for_help_finds_an_agency_character_and_shows_it() -> None:
    """coc/rule/2.11-searching-the-deck/b"""
    game = build(
        Side(
            hand=[CALL], play=["freelance-occultist", "syndicate-liaison", "peeler", PAUSE], deck=DECK,
            domains=["agency:3"],
        )
    )  # fmt: skip
    assert keys(game) == ["pass", f"play {CALL} domain 1", f"use {PAUSE}"]
    game.choose(f"play {CALL} domain 1")
    assert keys(game) == ["exhaust core/freelance-occultist", "exhaust core/syndicate-liaison"]
    game.choose("exhaust core/syndicate-liaison")
    assert (asked(game), keys(game)) == ((0, "search"), ["nothing", "take core/peeler", "take core/t-men"])
    assert game.decision is not None
    assert game.decision.prompt == "Take which Agency character from your deck?"
    game.choose("take core/t-men")
    assert (hand(game, 0), game.view(1)["players"][0]["hand"]) == (["t-men"], ["core/t-men"])
    assert sorted(deck(game, 0)) == ["bag-man", "laboratory-assistant", "peeler", "short-fuse", "t-men"]
    assert len(entries(game, "deck shuffled")) == 1
    assert (state_of(game, "syndicate-liaison"), drained(game), discard(game, 0)) == ("exhausted", [True], [CALL])
    assert idle(game)


def test_a_search_may_find_nothing_and_shuffles_all_the_same() -> None:
    """coc/rule/2.11-searching-the-deck/a"""
    game = build(Side(hand=[CALL], play=["freelance-occultist", PAUSE], deck=[FILLER] * 3, domains=["agency:3"]))
    game.choose(f"play {CALL} domain 1")
    assert (hand(game, 0), len(entries(game, "deck shuffled"))) == ([], 1)
    assert idle(game)


def test_only_a_ready_character_of_yours_with_an_arcane_icon_pays_for_it() -> None:
    game = build(
        Side(hand=[CALL], play=["peeler", At("freelance-occultist", exhausted=True), PAUSE], domains=["agency:3"]),
        Side(play=["syndicate-liaison"]),
    )
    assert keys(game) == ["pass", f"use {PAUSE}"]


# ---- Endless Interrogation

INTERROGATION = "summons-of-the-deep/endless-interrogation"


def success(*domains: str, held: int = 1, edition: str = "lcg-4") -> Coc:
    """You have just succeeded at a story; the opponent has a number of cards in hand."""
    return build(
        Side(hand=[INTERROGATION], play=[there("t-men"), PAUSE], domains=domains),
        Side(hand=[FILLER] * held),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="stories resolve",
        edition=edition,
    )


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0"])
def test_before_its_erratum_the_interrogation_may_return_to_hand(edition: str) -> None:
    game = success("hastur:1", edition=edition)
    game.choose(f"play {INTERROGATION}")
    assert keys(game) == ["drain domain 1", "none"]
    game.choose("drain domain 1")
    assert (hand(game, 0), drained(game)) == ([INTERROGATION], [True])
    assert idle(game)


def test_an_interrogation_that_is_not_paid_for_is_discarded() -> None:
    game = success("hastur:1")
    game.choose(f"play {INTERROGATION}")
    game.choose("none")
    assert (discard(game, 0), drained(game)) == ([INTERROGATION], [False])
    assert idle(game)


def test_without_a_resource_left_the_interrogation_asks_for_none() -> None:
    game = build(
        Side(hand=[INTERROGATION], play=[there("t-men"), PAUSE], domains=["hastur:1", ""], drained=[1]),
        Side(hand=[FILLER]),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="stories resolve",
    )
    game.choose(f"play {INTERROGATION}")
    assert (discard(game, 0), len(discard(game, 1)), keys(game)) == ([INTERROGATION], 1, IDLE)
    assert idle(game)


def test_the_interrogation_needs_a_card_in_the_opponents_hand_and_a_resource_of_hastur() -> None:
    assert keys(success("hastur:1", held=0)) == IDLE
    assert keys(success("agency:1")) == IDLE
