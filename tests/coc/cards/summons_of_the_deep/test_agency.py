"""The Agency's cards of Summons of the Deep."""

from __future__ import annotations

from orne.coc.position import FILLER, At, Side, build
from tests.coc.laboratory import PAUSE
from tests.coc.look import deck, discard, drained, entries, hand, idle, keys, state_of
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
