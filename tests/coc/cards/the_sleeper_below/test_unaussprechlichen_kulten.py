"""Unaussprechlichen Kulten, The Sleeper Below."""

from __future__ import annotations

from orne.coc.position import Side, build
from tests.coc.laboratory import IDLE, OAF, PAUSE, PAWN, lab_card
from tests.coc.look import deck, drained, idle, in_play, keys, pass_to, table, uid
from tests.look import reasons

KULTEN = "the-sleeper-below/unaussprechlichen-kulten"
CULTIST = lab_card("sb-cultist", subtypes=("Cultist",), faction="cthulhu")


def test_a_cultist_that_the_book_reveals_may_be_played_for_the_rest_of_operations() -> None:
    """coc/example/2.4-unaussprechlichen-kulten"""
    game = build(Side(play=[KULTEN, PAUSE], deck=[CULTIST, PAWN, OAF], domains=["cthulhu:1"]))
    assert keys(game) == [*IDLE, f"use {KULTEN}"]
    game.choose(f"use {KULTEN}")
    assert keys(game) == ["pass", f"play {CULTIST} deck domain 1", f"use {PAUSE}"]
    assert (game.view(1)["revealed"], game.view(1)["players"][0]["deck_known"]) == ([CULTIST], {"1": CULTIST})
    game.choose(f"use {PAUSE}")
    game.choose(f"play {CULTIST} deck domain 1")
    assert (in_play(game, 0), deck(game, 0), drained(game)) == ([KULTEN, PAUSE, CULTIST], [PAWN, OAF], [True])
    assert game.view(1)["revealed"] == []
    assert idle(game)


def test_another_card_is_only_revealed() -> None:
    game = build(Side(play=[KULTEN, PAUSE], deck=[PAWN, CULTIST, OAF], domains=["agency:1"]))
    game.choose(f"use {KULTEN}")
    assert (game.view(1)["revealed"], keys(game)) == ([PAWN], IDLE)
    pass_to(game, "story actions")
    assert game.view(1)["revealed"] == []
    assert idle(game)


def test_the_book_is_read_in_the_operations_phase_only() -> None:
    game = build(Side(play=[KULTEN, PAUSE], deck=[CULTIST, PAWN]), step="story actions")
    assert keys(game) == IDLE
    assert "only during the operations phase" in reasons(game, f"use {KULTEN}")[0]
    assert idle(game)


def test_what_costs_more_than_a_domain_gives_is_not_offered() -> None:
    game = build(Side(play=[KULTEN, PAUSE], deck=[CULTIST, PAWN], domains=["agency:3"]))
    game.choose(f"use {KULTEN}")
    assert keys(game) == IDLE
    assert idle(game)


def test_the_title_is_spelled_as_the_last_document_has_it() -> None:
    """coc/errata/sleeper-below/f25-unaussprechlichen-kulten"""
    game = build(Side(play=[KULTEN]))
    assert table(game).title(uid(game, KULTEN)) == "Unaussprechlichen Kulten"
