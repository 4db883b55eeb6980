"""What players do with hands and decks, in words: search, look at the top, bury."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    All,
    Do,
    DrainOwn,
    Draw,
    ExhaustThis,
    LookAtTop,
    MayPay,
    Mill,
    Pay,
    SearchIntoPlay,
    SearchToHand,
    Then,
    a_player,
    action,
    each_player,
    keep_this,
    subtype,
    top_this,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import Coc, drained, keys, state_of, zone
from tests.look import asked

CULTIST = lab_card("hd-cultist", subtypes=("Cultist",))
IDLE = ["pass", f"use {PAUSE}"]


def tool(slug: str, effect: Any) -> str:
    return lab_card(f"hd-{slug}", action(effect, cost=ExhaustThis()), type="support")


def top(game: Coc, seat: int = 0, number: int = 3) -> list[str]:
    """The ids of the top cards of a deck."""
    state = game.state
    return [state.catalogue.ids[state.cards[uid].kind] for uid in reversed(state.deck[seat][-number:])]


def test_one_of_the_top_cards_is_taken_and_the_rest_put_back() -> None:
    seer = tool("seer", LookAtTop(3, "hand"))
    game = build(Side(play=[seer, PAUSE], deck=[PAWN, CULTIST, "bag-man", PAWN, PAWN]))
    game.choose(f"use {seer}")
    assert sorted(keys(game)) == sorted([f"take {PAWN}", f"take {CULTIST}", "take core/bag-man"])
    game.play(f"take {CULTIST}", "top core/bag-man")
    assert (zone(game, CULTIST), top(game, number=2), keys(game)) == ("hand", ["core/bag-man", PAWN], IDLE)
    assert text(seer) == (
        "Action: Exhaust this card to look at the 3 uppermost cards of your deck; take one of them into your hand; "
        "put the rest back on top in any order."
    )


def test_only_a_card_of_a_kind_or_none_and_the_rest_under_the_deck() -> None:
    scout = tool("scout", LookAtTop(2, "hand", subtype("Cultist"), may=True, rest="under it in any order"))
    game = build(Side(play=[scout, PAUSE], deck=[PAWN, CULTIST, "bag-man", "bag-man"]))
    game.choose(f"use {scout}")
    assert keys(game) == ["none", f"take {CULTIST}"]
    game.play("none", f"bottom {PAWN}")
    assert top(game, number=2) == ["core/bag-man", "core/bag-man"]
    assert top(game, number=4)[-2:] == [PAWN, CULTIST]


@pytest.mark.parametrize("whose", ["an opponent's", "a player's"])
def test_the_deck_of_another(whose: str) -> None:
    spy = tool(f"spy-{whose[:4].strip()}", LookAtTop(2, "bottom", whose=whose))
    game = build(Side(play=[spy, PAUSE]), Side(deck=[PAWN, CULTIST, "bag-man"]))
    game.choose(f"use {spy}")
    if whose == "a player's":
        assert keys(game) == ["opponent's deck", "your deck"]
        game.choose("opponent's deck")
    game.choose(f"bottom {PAWN}")
    assert (top(game, 1), keys(game)) == ([CULTIST, "core/bag-man", PAWN], IDLE)


def test_searching_to_hand() -> None:
    """coc/rule/2.11-searching-the-deck/a: finding nothing is allowed where a kind is named; the deck is shuffled."""
    guide = tool("guide", SearchToHand(CHARACTER & subtype("Cultist")))
    game = build(Side(play=[guide, PAUSE], deck=[PAWN, CULTIST, "bag-man"]))
    game.choose(f"use {guide}")
    assert keys(game) == ["nothing", f"take {CULTIST}"]
    game.choose(f"take {CULTIST}")
    assert zone(game, CULTIST) == "hand"
    assert "deck shuffled" in [entry.kind for entry in game.log]
    both = tool("both", each_player(SearchToHand(), if_able=True))
    game = build(Side(play=[both, PAUSE], deck=[PAWN, PAWN]), Side(deck=[CULTIST, "bag-man"]))
    game.play(f"use {both}")
    assert (asked(game), keys(game)) == ((1, "take"), ["take core/bag-man", f"take {CULTIST}"])
    assert text(tool("door", SearchIntoPlay(CHARACTER))).startswith("Action: Exhaust this card to put a character")


def test_a_player_of_ones_choice() -> None:
    mill = tool("mill", a_player(Mill(2)))
    for who, seat in (("you", 0), ("opponent", 1)):
        game = build(Side(play=[mill, PAUSE]))
        game.choose(f"use {mill}")
        assert keys(game) == ["opponent", "you"]
        game.choose(who)
        assert [len(pile) for pile in game.state.discard] == ([2, 0] if seat == 0 else [0, 2])
    assert text(mill) == "Action: Exhaust this card to have a player discard the top 2 cards of their deck."


def test_something_more_may_be_paid_for() -> None:
    ramses = lab_card("hd-keep", action(Then(Draw(), MayPay(DrainOwn(), keep_this()))), type="event", cost=0)
    game = build(Side(hand=[ramses], domains=["agency:1"], play=[PAUSE]))
    game.choose(f"play {ramses}")
    assert keys(game) == ["drain domain 1", "none"]
    game.choose("drain domain 1")
    assert zone(game, ramses) == "hand"
    game = build(Side(hand=[ramses], domains=["agency:1"], play=[PAUSE]))
    game.play(f"play {ramses}", "none")
    assert (zone(game, ramses), game.state.domains[0][0].drained) == ("discard", False)
    assert text(ramses).endswith("Then, you may drain one of your domains to return this card to its owner's hand.")

    def nothing(g, use):  # type: ignore[no-untyped-def]
        """Do nothing."""
        return True

    alms = tool("alms", MayPay(ExhaustThis(), Do(nothing)))
    assert text(alms).endswith("you may exhaust this card to do nothing.")


def test_resources_may_be_paid_as_an_effect_resolves() -> None:
    tithe = lab_card("hd-tithe", action(Then(Draw(), MayPay(Pay(2), top_this()))), type="event", cost=0)
    side = Side(hand=[tithe], domains=["agency:1", "hastur:2", "agency:3"], play=[PAUSE])
    game = build(side)
    game.choose(f"play {tithe}")
    assert (asked(game), keys(game)) == ((0, "pay"), ["drain domain 2", "drain domain 3", "none"])
    game.choose("drain domain 2")
    assert (top(game, number=1), drained(game)) == ([tithe], [False, True, False])
    assert keys(game) == IDLE
    game = build(side)
    game.play(f"play {tithe}", "none")
    assert (zone(game, tithe), drained(game)) == ("discard", [False, False, False])
    game = build(Side(hand=[tithe], domains=["agency:1"], play=[PAUSE]))
    game.choose(f"play {tithe}")
    assert (zone(game, tithe), keys(game)) == ("discard", IDLE), "no domain gives two"
    assert text(tithe).endswith("Then, you may pay 2 to put this card on top of its owner's deck.")


def test_resources_and_something_else_may_be_paid_together() -> None:
    urn = lab_card("hd-urn", action(Then(Draw(), MayPay(All(Pay(1), ExhaustThis()), Mill()))), type="support")
    game = build(Side(play=[urn, PAUSE], domains=["agency:1"]))
    game.play(f"use {urn}", "drain domain 1")
    assert (drained(game), state_of(game, urn), len(game.state.discard[0])) == ([True], "exhausted", 1)
    with pytest.raises(ValueError, match="is not X"):
        MayPay(Pay("X"), Mill())


def test_which_of_two_copies_is_taken_is_asked_where_the_rest_keeps_its_order_under_the_deck() -> None:
    digger = tool("digger", LookAtTop(3, "hand", CHARACTER, rest="under it in the same order"))
    game = build(Side(play=[digger, PAUSE], deck=[PAWN, "bag-man", PAWN, CULTIST]))
    game.choose(f"use {digger}")
    assert keys(game) == ["take core/bag-man", f"take {PAWN} copy 1", f"take {PAWN} copy 2"]
    game.choose(f"take {PAWN} copy 1")
    assert (top(game, number=3), keys(game)) == ([CULTIST, "core/bag-man", PAWN], IDLE)
