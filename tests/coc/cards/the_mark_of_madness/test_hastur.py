"""Hastur's cards of The Mark of Madness."""

from __future__ import annotations

from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE
from tests.coc.look import deck, discard, drained, hand, idle, keys, pile, zone
from tests.look import asked

CORRUPTION = "the-mark-of-madness/corruption-of-enlightenment"
DECK = ["bag-man", "dagon", "bag-man", "mad-artist", "young-deep-one"]


def test_corruption_discards_one_of_the_top_cards_and_is_removed_from_the_game() -> None:
    game = build(Side(hand=[CORRUPTION], play=[PAUSE], domains=["hastur:4"]), Side(deck=DECK))
    assert keys(game) == ["pass", f"play {CORRUPTION} domain 1", "use lab/pause"]
    game.choose(f"play {CORRUPTION} domain 1")
    assert (asked(game), keys(game)) == ((0, "x"), ["x 1", "x 2", "x 3", "x 4"])
    game.choose("x 3")
    assert keys(game) == ["discard core/bag-man copy 1", "discard core/bag-man copy 2", "discard core/dagon"]
    game.choose("discard core/dagon")
    assert discard(game, 1) == ["dagon"]
    assert [each.partition("#")[0] for each in deck(game, 1)] == ["bag-man", "bag-man", "mad-artist", "young-deep-one"]
    assert (zone(game, CORRUPTION), discard(game, 0)) == ("removed", [])
    assert drained(game)[0]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)


def test_which_of_two_copies_goes_matters_where_the_order_stays() -> None:
    for copy, left in ((1, ["dagon", "bag-man"]), (2, ["bag-man", "dagon"])):
        game = build(Side(hand=[CORRUPTION], play=[PAUSE], domains=["hastur:3"]), Side(deck=DECK))
        game.choose(f"play {CORRUPTION} domain 1")
        game.choose("x 3")
        game.choose(f"discard core/bag-man copy {copy}")
        assert [each.partition("#")[0] for each in deck(game, 1)[:2]] == left


def test_corruption_is_not_played_for_nothing() -> None:
    game = build(Side(hand=[CORRUPTION], play=[PAUSE], domains=["", "agency:3"]), Side(deck=DECK))
    assert keys(game) == ["pass", "use lab/pause"]


def test_corruption_that_is_cancelled_is_discarded() -> None:
    """coc/rule/1.3-multiple-effects/b: the removal needs what comes before "then"."""
    game = build(
        Side(hand=[CORRUPTION], play=[PAUSE], domains=["hastur:2"]),
        Side(hand=["power-drain"], deck=DECK, domains=["hastur:3"]),
    )
    game.choose(f"play {CORRUPTION} domain 1")
    game.choose("x 2")
    assert asked(game) == (1, "disrupt")
    game.choose("play core/power-drain domain 1")
    assert (discard(game, 0), pile(game, 1, "discard"), hand(game, 1)) == ([CORRUPTION], ["power-drain"], [])
    assert keys(game) == ["pass", "use lab/pause"]
