"""The timing chart: steps of an action, windows, precedence."""

from __future__ import annotations

from orne.coc.abilities import (
    disrupt,
)
from orne.coc.events import DRAWS, USE
from orne.coc.language import (
    Draw,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import BELL, PUMP, REPLY, Say, in_all_editions, lab_card, on
from tests.coc.look import keys, log, said
from tests.look import asked

CRY = lab_card("cry", disrupt(on(DRAWS), Say("disrupt")), type="support")


# ---- precedence and the seven steps


def test_nobody_disrupts_what_both_have_let_pass() -> None:
    """coc/timing/disrupts-step/a: execution follows, and it is safe."""
    game = build(Side(play=[PUMP, CRY, BELL]), Side(play=[CRY]))
    game.choose(f"use {PUMP}")
    assert asked(game) == (1, "disrupt")
    game.choose("pass")
    assert asked(game) == (0, "disrupt")
    game.choose("pass")
    assert asked(game) == (0, "action")
    assert (said(game), len(log(game, "drawn"))) == ([], 1)


@in_all_editions
def test_who_disrupts_first(edition: str) -> None:
    """coc/timing/disrupts-step/a,
    coc/timing/disrupts-step/c: the player after the initiator; one document names no first player."""
    game = build(Side(play=[PUMP, CRY]), Side(play=[CRY]), edition=edition)
    game.choose(f"use {PUMP}")
    assert asked(game) == (0 if edition == "lcg-3.0" else 1, "disrupt")
    game.play("pass", "pass")


# ---- responses


def test_a_response_to_what_a_disrupt_did() -> None:
    """coc/timing/responses-step-scope"""
    rung = on(USE, lambda g, use, event: g.kind(event.subject).slug == BELL)
    gift = lab_card("gift", disrupt(rung, Draw()), type="support")
    game = build(Side(play=[BELL, REPLY, BELL]), Side(play=[gift]))
    game.play(f"use {BELL}", f"use {gift}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {REPLY}"])
    game.choose(f"use {REPLY}")
    assert said(game) == ["ding", "response"]
