"""The index of what is at work in play: kept while nothing it depends on has changed, made again when something has."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Blanks, Choose, GivesAbility, action
from orne.coc.language import CHARACTER, IS_READY, exhaust, ready
from orne.coc.position import Side, build
from orne.coc.state import EXHAUSTED
from tests.coc.laboratory import PAUSE, PAWN, Say, event, lab_card, tool
from tests.coc.look import idle, keys, said, table, uid

TIRE = event("ix-tire", exhaust(), Choose(CHARACTER))
WOKEN = CHARACTER & IS_READY
WAKE = event("ix-wake", ready(), Choose(CHARACTER))


def test_what_a_card_gains_follows_its_state() -> None:
    choir = tool("ix-choir", GivesAbility(WOKEN, action(Say("amen"))))
    game = build(Side(hand=[TIRE, WAKE], play=[choir, PAWN, PAUSE]))
    gained = f"use {PAWN} gained {choir}"
    assert keys(game) == ["pass", f"play {TIRE}", f"use {PAUSE}", gained]
    game.play(f"play {TIRE}")
    assert keys(game) == ["pass", f"play {WAKE}", f"use {PAUSE}"]
    game.play(f"play {WAKE}", gained)
    assert (said(game), idle(game)) == (["amen"], True)


def test_who_is_blank_follows_its_state() -> None:
    veil = tool("ix-veil", Blanks(WOKEN))
    singer = lab_card("ix-singer", action(Say("la")))
    game = build(Side(hand=[TIRE, WAKE], play=[veil, singer, PAUSE]))
    assert keys(game) == ["pass", f"play {TIRE}", f"use {PAUSE}"]
    game.play(f"play {TIRE}")
    assert keys(game) == ["pass", f"play {WAKE}", f"use {singer}", f"use {PAUSE}"]
    game.play(f"use {singer}", f"play {WAKE}")
    assert (said(game), keys(game), idle(game)) == (["la"], ["pass", f"use {PAUSE}"], True)


@pytest.mark.parametrize("text", [Blanks(WOKEN), GivesAbility(WOKEN, action(Say("amen")))])
def test_it_is_kept_while_it_would_be_made_as_it_was(text: Blanks | GivesAbility) -> None:
    game = build(Side(play=[tool("ix-text", text), PAWN]))
    g = table(game)
    before = g.index
    g.state.touch()
    assert g.index is before
    g.state.edit(uid(game, PAWN)).wounds = 0
    assert g.index is before
    g.state.edit(uid(game, PAWN)).state = EXHAUSTED
    assert g.index is not before
    g.state.changed()
    assert g.state.index is g.state.stale is None
