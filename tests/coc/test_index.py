"""The index of what is at work in play: kept while nothing it depends on has changed, made again when something has."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import Blanks, Choose, GivesAbility, ImmuneTo, action
from orne.coc.language import (
    CHARACTER,
    COMMITTED_TO_THIS,
    HOST,
    HOST_IS_COMMITTED,
    IS_COMMITTED,
    IS_DAY,
    IS_READY,
    SELF,
    THIS_IS_COMMITTED,
    exhaust,
    ready,
    skill_at_most,
)
from orne.coc.position import Side, build
from orne.coc.rules import commitment, lasting
from orne.coc.state import ADD, EXHAUSTED
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


@pytest.mark.parametrize(
    "text",
    [
        Blanks(CHARACTER & COMMITTED_TO_THIS),
        Blanks(HOST),
        GivesAbility(SELF, action(Say("amen")), while_=THIS_IS_COMMITTED),
        GivesAbility(HOST, action(Say("amen")), while_=HOST_IS_COMMITTED),
    ],
)
def test_a_text_that_goes_by_where_cards_are_lets_it_stand_until_one_moves(text: Blanks | GivesAbility) -> None:
    game = build(Side(play=[tool("ix-still", text), PAWN]))
    g = table(game)
    before = g.index
    g.state.edit(uid(game, PAWN)).state = EXHAUSTED
    assert g.state.index is before
    g.state.changed()
    assert g.index is not before


@pytest.mark.parametrize("text", [Blanks(HOST, while_=IS_DAY), GivesAbility(WOKEN, action(Say("amen")))])
def test_a_text_that_goes_by_more_has_it_looked_over_after_any_change(text: Blanks | GivesAbility) -> None:
    game = build(Side(play=[tool("ix-moved", text), PAWN]))
    g = table(game)
    assert g.index.volatile
    g.state.touch()
    assert g.state.index is None


def test_somebody_else_commits_and_what_a_committed_card_gains_stands_as_it_was() -> None:
    herald = lab_card("ix-herald", GivesAbility(SELF, action(Say("amen")), while_=THIS_IS_COMMITTED))
    game = build(Side(play=[herald, PAWN]))
    g, story = table(game), table(game).state.row[0]
    before = g.index
    commitment.commit(g, uid(game, PAWN), story)
    assert (g.index is before, g.committed[story][0]) == (True, [uid(game, PAWN)])
    commitment.commit(g, uid(game, herald), story)
    assert (list(g.index.gained), len(g.committed[story][0])) == ([uid(game, herald)], 2)


def test_who_is_blank_while_committed_follows_who_commits() -> None:
    game = build(Side(play=[tool("ix-hush", Blanks(CHARACTER & IS_COMMITTED)), PAWN, PAUSE]))
    g, story = table(game), table(game).state.row[0]
    assert not values.is_blank(g, uid(game, PAWN))
    commitment.commit(g, uid(game, PAWN), story)
    assert [values.is_blank(g, uid(game, each)) for each in (PAWN, PAUSE)] == [True, False]
    commitment.uncommit(g, uid(game, PAWN))
    assert not values.is_blank(g, uid(game, PAWN))


def test_what_is_added_for_a_time_leaves_it_as_it_is() -> None:
    game = build(Side(play=[PAWN]))
    g, pawn = table(game), uid(game, PAWN)
    before, printed = g.index, values.skill(g, pawn)
    lasting.last(g, ADD, [pawn], ("skill", 2), g.use_of(pawn))
    assert (values.skill(g, pawn), g.index is before) == (printed + 2, True)
    lasting.expire(g, "phase")
    assert (values.skill(g, pawn), g.index is before) == (printed, True)


def test_who_is_blank_follows_what_is_added_for_a_time() -> None:
    game = build(Side(play=[tool("ix-fog", Blanks(CHARACTER & skill_at_most(4))), PAWN]))
    g, pawn = table(game), uid(game, PAWN)
    assert values.is_blank(g, pawn)
    lasting.last(g, ADD, [pawn], ("skill", 5), g.use_of(pawn))
    assert not values.is_blank(g, pawn)
    lasting.expire(g, "phase")
    assert values.is_blank(g, pawn)


def test_immunity_to_what_blanks_may_come_and_go() -> None:
    veil = tool("ix-shroud", Blanks(CHARACTER & COMMITTED_TO_THIS))
    proof = lab_card("ix-proof", ImmuneTo(CHARACTER, CHARACTER, while_=IS_DAY))
    assert table(build(Side(play=[veil, proof]))).index.volatile
