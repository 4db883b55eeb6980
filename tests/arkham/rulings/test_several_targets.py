"""Rulings on choosing several things at once."""

from __future__ import annotations

from orne.arkham.position import Foe, Inv, build
from orne.arkham.table import MOST_WAYS
from orne.set_up.shared.seated import HUMAN
from orne.table.arkham.labels import ArkhamLabels
from orne.table.room import Room
from orne.terminal.menu import lines
from tests.arkham.laboratory import PAPER, lab, lab_card, scholar
from tests.arkham.look import keys, table
from tests.look import asked

SPARES = [lab_card(f"spare-{letter}", cost=99) for letter in "abcdefghi"]


def test_four_cards_are_chosen_in_one_decision() -> None:
    """ahlcg/target/c: Herman Collins takes four of six; copies in hand are not told apart."""
    hand = ["knife", "guts", "flashlight", "machete", "overpower", "evidence"]
    game = build(Inv(hand=hand), enemies=[Foe("herman-collins", engaged=0)])
    game.choose("use core/herman-collins")
    assert (asked(game), len(keys(game))) == ((0, "discard"), 15)
    assert keys(game)[0] == "discard core/knife core/guts core/flashlight core/machete"
    assert game.options[0].label == "Discard Knife, Guts, Flashlight, Machete"
    assert len(game.state.hand[0]) == 6
    game.choose("discard core/knife core/guts core/machete core/evidence")
    assert game.view(0)["investigators"][0]["hand"] == ["core/flashlight", "core/overpower"]
    assert game.view(0)["victory"] == ["core/herman-collins"]
    assert asked(game) == (0, "turn")
    game = build(Inv(hand=["knife", "knife", "knife", "guts", "guts"]), enemies=[Foe("herman-collins", engaged=0)])
    game.choose("use core/herman-collins")
    assert keys(game) == [
        "discard core/knife core/knife core/knife core/guts",
        "discard core/knife core/knife core/guts core/guts",
    ]


def test_the_hand_is_cut_in_one_decision() -> None:
    """ahlcg/target/c, ahlcg/timing/4-5-hand-size: each in player order, exactly two of ten."""
    lead = scholar(hand=[*[PAPER] * 8, SPARES[0], SPARES[1]])
    game = lab(lead, scholar("lab/dreamer", hand=[PAPER] * 8 + SPARES[:1]), step="4.5 hand size", active=None)
    pairs = [("paper", "paper"), ("paper", "spare-a"), ("paper", "spare-b"), ("spare-a", "spare-b")]
    assert (asked(game), keys(game)) == ((0, "discard"), [f"discard lab/{one} lab/{two}" for one, two in pairs])
    game.choose("discard lab/spare-a lab/spare-b")
    assert (asked(game), keys(game)) == ((1, "discard"), ["discard lab/paper", "discard lab/spare-a"])
    game.choose("discard lab/paper")
    assert [len(hand) for hand in game.state.hand] == [8, 8]
    assert asked(game)[1] == "next turn"


def test_too_many_ways_are_picked_one_by_one_before_anything_moves() -> None:
    """ahlcg/target/c: of 15 cards 7 are named, then all of them go."""
    game = lab(scholar(hand=[PAPER] * 6 + SPARES), step="4.5 hand size", active=None)
    picked = ["paper", *(f"spare-{letter}" for letter in "abcdef")]
    for number, card in enumerate(picked):
        assert (asked(game), len(game.state.hand[0])) == ((0, "discard"), 15)
        assert len(keys(game)) == 10 - max(0, number - 1)
        assert len(keys(game)) <= MOST_WAYS
        game.choose(f"discard lab/{card}")
    assert (len(game.state.hand[0]), len(game.state.discard[0])) == (8, 7)
    assert asked(game)[1] == "turn"


def test_the_terminal_lists_the_ways_in_words() -> None:
    """Options about several cards stand one below the other, their cards in a row."""
    game = build(Inv(hand=["knife", "guts", "flashlight"], deck=["amnesia", "knife"]))
    game.choose("draw")
    assert game.decision is not None
    words = [ArkhamLabels(table(game)).label(option, 0) for option in game.decision.options]
    assert words == ["Discard Knife, Guts", "Discard Knife, Flashlight", "Discard Guts, Flashlight"]
    hand = ["knife", "guts", "flashlight", "machete", "overpower"]
    game = build(Inv(hand=hand), enemies=[Foe("herman-collins", engaged=0)])
    game.choose("use core/herman-collins")
    assert game.decision is not None
    question = Room(game, (HUMAN,)).question(0)
    assert question is not None
    shown = lines(question, 90)
    assert str(shown[1]).split() == ["2", "Discard", "Knife,", "Guts,", "Flashlight,", "Overpower"]
    assert len(shown) == 5
