"""Tolls: what a card in play has players pay to commit a character or to trigger a card."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    OPPONENTS,
    SUPPORT,
    DiscardCards,
    Draw,
    ExhaustThis,
    Pay,
    SacrificeOne,
    Toll,
    action,
    subtype,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import keys, uid

LADY = lab_card("tl-lady", Toll("commit", CHARACTER & OPPONENTS, Pay(2)), type="support")


def commits(game: Any) -> list[str]:
    return [key for key in keys(game) if key.startswith("commit")]


def test_to_commit_a_character_a_domain_is_drained() -> None:
    game = build(
        Side(play=[PAWN, "bag-man"], domains=["agency:2", "agency:3", "agency:1"]), Side(play=[LADY]),
        step="active player commits",
    )  # fmt: skip
    game.choose(next(key for key in commits(game) if PAWN in key))
    assert keys(game) == ["drain domain 1", "drain domain 2"]
    game.choose("drain domain 2")
    assert [domain.drained for domain in game.state.domains[0]] == [False, True, False]
    assert commits(game), "another domain pays for the other one"
    game.choose("done")
    assert [entry.subject for entry in game.log if entry.kind == "committed"] == [uid(game, PAWN)]
    assert text(LADY) == "To commit a character an opponent controls, a player must pay 2."


def test_who_cannot_pay_cannot_commit() -> None:
    game = build(
        Side(play=[PAWN], domains=["agency:1"]), Side(play=[LADY, PAWN], domains=["agency:1"]),
        step="active player commits",
    )  # fmt: skip
    assert game.decision is None or commits(game) == []


def test_to_trigger_a_card_something_is_discarded() -> None:
    tax = lab_card("tl-tax", Toll("trigger", SUPPORT & subtype("Tool"), DiscardCards(1)), type="support")
    drill = lab_card("tl-drill", action(Draw(), cost=ExhaustThis()), type="support", subtypes=("Tool",))
    game = build(Side(play=[drill, PAUSE], domains=[""]), Side(play=[tax]), step="draw actions")
    assert keys(game) == ["pass", f"use {PAUSE}"]
    game = build(Side(play=[drill, PAUSE], hand=[PAWN], domains=[""]), Side(play=[tax]), step="draw actions")
    game.choose(f"use {drill}")
    assert len(game.state.discard[0]) == 1
    assert len(game.state.hand[0]) == 1
    words = (
        "To trigger an ability of a Tool support card, a player must discard a card of their choice from their hand."
    )
    assert text(tax) == words


def test_several_tolls_are_owed_together() -> None:
    one = lab_card("tl-one", Toll("trigger", SUPPORT & subtype("Tool"), SacrificeOne(CHARACTER)), type="support")
    drill = lab_card("tl-drill-2", action(Draw(), cost=ExhaustThis()), type="support", subtypes=("Tool",))
    game = build(Side(play=[drill, PAWN, PAUSE]), Side(play=[one, one]))
    assert keys(game) == ["pass", f"use {PAUSE}"], "one character does not pay twice"
    game = build(Side(play=[drill, PAWN, PAWN, PAUSE]), Side(play=[one, one]))
    game.play(f"use {drill}", f"sacrifice {PAWN}")
    assert (len(game.state.discard[0]), len(game.state.hand[0])) == (2, 1)


def test_what_is_not_implemented_is_refused() -> None:
    for toll in (("play", Pay(1)), ("trigger", Pay(1)), ("commit", Pay("X"))):
        with pytest.raises(ValueError, match=r"toll|CostChange"):
            Toll(toll[0], CHARACTER, toll[1])
