"""Revealing, looking and searching (coc/rule/2.4-reveal, coc/rule/2.11-searching-the-deck)."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Use, action
from orne.coc.language import Do, Ref, Reveal, Then, gain
from orne.coc.position import Side, build
from orne.coc.rules import hands
from orne.coc.rules.revealing import can_be_revealed
from orne.coc.table import CocTable
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import entries, keys, table, uid, zone
from tests.look import asked, happened

THEIR_HAND = Ref(lambda g, use: list(g.state.hand[1 - use.seat]), "the opponent's hand")
THEIR_TOP = Ref(lambda g, use: g.state.deck[1 - use.seat][-1:], "the top card of the opponent's deck")


def _ask(g: CocTable, use: Use) -> bool:
    """You say whether you have seen enough."""
    return g.yes(use.seat, "Seen enough?", use.holder)


def test_a_revealed_card_is_seen_by_all_and_stays_where_it_is() -> None:
    """coc/rule/2.4-reveal/a and c: hidden again once the effect has resolved."""
    show = lab_card("show-top", action(Reveal(THEIR_TOP, Do(_ask))), type="event", cost=0)
    game = build(Side(hand=[show], play=[PAUSE]), Side(deck=["bag-man", "mad-artist"]))
    game.choose("play lab/show-top")
    assert asked(game) == (0, "yes or no")
    for seat in (0, 1, None):
        assert game.view(seat)["revealed"] == ["core/bag-man"]
    assert game.state.deck[1][-1] == uid(game, "bag-man")
    game.choose("yes")
    for seat in (0, 1, None):
        assert game.view(seat)["revealed"] == []
        assert game.view(seat)["players"][1]["deck_known"] == {}
    assert game.state.deck[1][-1] == uid(game, "bag-man")


def test_a_revealed_hand_is_hidden_again() -> None:
    """coc/rule/2.4-reveal/c, coc/example/2.4-sight-for-sore-eyes"""
    sight = lab_card("sight", action(Reveal(THEIR_HAND, Do(_ask))), type="event", cost=0)
    game = build(Side(hand=[sight], play=[PAUSE]), Side(hand=["bag-man", "mad-artist"]))
    game.choose("play lab/sight")
    assert sorted(game.view(0)["revealed"]) == ["core/bag-man", "core/mad-artist"]
    game.choose("no")
    assert game.view(0)["players"][1]["hand"] == [None, None]
    assert game.view(0)["revealed"] == []
    assert zone(game, "bag-man") == "hand"


def test_what_is_revealed_or_face_up_cannot_be_revealed() -> None:
    """coc/rule/2.4-reveal/b"""
    hold = lab_card("hold-revealed", action(Reveal(THEIR_TOP, until="phase")), type="event", cost=0)
    boost = gain(Ref(lambda g, use: g.index.characters[use.seat], "your characters"), skill=1)
    again = lab_card("again", action(Then(Reveal(THEIR_TOP), boost)), type="event", cost=0)
    game = build(Side(hand=[hold, again], play=["mad-artist", PAUSE]), Side(deck=["bag-man", "triggerman"]))
    game.choose("play lab/hold-revealed")
    g = table(game)
    assert not can_be_revealed(g, uid(game, "bag-man"))
    assert not can_be_revealed(g, uid(game, "mad-artist")), "a card in play lies face up"
    assert can_be_revealed(g, uid(game, "triggerman"))
    assert keys(game) == ["pass", "use lab/pause"]


def test_a_lasting_reveal_stays_until_the_end_of_the_phase() -> None:
    """coc/rule/2.4-reveal/c, coc/example/2.4-unaussprechlichen-kulten"""
    hold = lab_card("hold-revealed", action(Reveal(THEIR_TOP, until="phase")), type="event", cost=0)
    game = build(Side(hand=[hold], play=[PAUSE]), Side(deck=["bag-man", "triggerman"]))
    game.choose("play lab/hold-revealed")
    assert game.view(1)["revealed"] == ["core/bag-man"]
    game.choose("pass")
    assert game.view(0)["phase"] == "story"
    assert game.view(1)["revealed"] == []


# ---- searching


def _search_for_a_criminal(take: bool) -> Any:
    def search(g: CocTable, use: Use) -> bool:
        """Search your deck for a Criminal."""
        fitting = [who for who in g.state.deck[use.seat] if "Criminal" in g.kind(who).subtypes]
        found = hands.search_deck(g, use.seat, fitting, "Take a Criminal?", use)
        if found is not None and take:
            hands.to_hand(g, found, use)
        hands.shuffle_after_search(g, use.seat)
        return found is not None

    return Do(search)


FETCH = lab_card("fetch", action(_search_for_a_criminal(True)), type="event", cost=0)
FIND = lab_card("find-only", action(_search_for_a_criminal(False)), type="event", cost=0)
DECK = ["mad-artist", "bag-man", "triggerman", "bag-man", "young-deep-one"]


def test_a_searched_deck_is_shuffled_also_when_nothing_is_found() -> None:
    """coc/rule/2.11-searching-the-deck/a"""
    game = build(Side(hand=[FETCH], play=[PAUSE], deck=DECK))
    game.choose("play lab/fetch")
    assert keys(game) == ["nothing", "take core/bag-man", "take core/triggerman"]
    game.choose("nothing")
    assert entries(game, "deck shuffled") == [("", 0, None, 0)]
    assert len(game.state.deck[0]) == 5


def test_a_card_sought_by_its_kind_is_revealed() -> None:
    """coc/rule/2.11-searching-the-deck/b"""
    game = build(Side(hand=[FETCH], play=[PAUSE], deck=DECK))
    game.play("play lab/fetch", "take core/triggerman")
    assert entries(game, "to hand") == [("triggerman", 0, None, None)]
    assert game.view(1)["players"][0]["hand"] == ["core/triggerman"]


def test_a_found_card_that_nothing_moves_stays_in_the_deck() -> None:
    """coc/rule/2.11-searching-the-deck/d"""
    game = build(Side(hand=[FIND], play=[PAUSE], deck=DECK))
    game.play("play lab/find-only", "take core/triggerman")
    assert zone(game, "triggerman") == "deck"
    assert "deck shuffled" in happened(game)


def test_looking_is_not_searching() -> None:
    """coc/rule/2.11-searching-the-deck/c"""

    def look(g: CocTable, use: Use) -> bool:
        """Look at the top three cards of your deck."""
        return bool(hands.look_at_top(g, use.seat, use.seat, 3))

    peek = lab_card("peek", action(Do(look)), type="event", cost=0)
    game = build(Side(hand=[peek], play=[PAUSE], deck=DECK))
    before = list(game.state.deck[0])
    game.choose("play lab/peek")
    assert game.state.deck[0] == before
    assert "deck shuffled" not in happened(game)
    assert game.view(0)["players"][0]["deck_known"] == {
        "1": "core/mad-artist", "2": "core/bag-man", "3": "core/triggerman",
    }  # fmt: skip
    assert game.view(1)["players"][0]["deck_known"] == {}
