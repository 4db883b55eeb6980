"""A choice that another player makes: why not is told to them, not to whose card it is."""

from __future__ import annotations

from orne.coc.language import CHARACTER, OPPONENTS, Choose, ExhaustThis, action, destroy
from orne.coc.position import Side, build
from tests.coc.laboratory import lab_card
from tests.coc.look import keys
from tests.look import asked, reasons


def test_an_opponent_who_chooses_is_not_told_whose_cards_an_opponent_controls() -> None:
    trap = lab_card(
        "fo-trap",
        action(destroy(), Choose(CHARACTER & OPPONENTS, opponent_chooses=True), cost=ExhaustThis()),
        type="support",
    )
    game = build(Side(play=[trap, "mad-artist"]), Side(play=["bag-man", "t-men"]))
    game.choose(f"use {trap}")
    assert (asked(game)[0], keys(game)) == (1, ["choose core/bag-man", "choose core/t-men"])
    told = reasons(game, "choose core/mad-artist")
    assert [each.partition(":")[0] for each in told] == [
        "Mad Artist is not one of the cards that Fo Trap has you choose from"
    ]
