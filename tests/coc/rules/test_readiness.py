"""Ready, exhausted and committed."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Cannot, Choose, MustCommit, Use, action
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    IT,
    SELF,
    Do,
    Draw,
    ExhaustThis,
    Lasting,
    everything,
    exhaust,
    ready,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import readiness
from orne.coc.rules.attaching import attach_by_effect
from orne.coc.state import INSANE, READY
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, BELL, PAUSE, event, lab_card
from tests.coc.look import card, entries, keys, table, uid
from tests.look import reasons


@pytest.mark.parametrize("tired", [False, True])
def test_must_commit_needs_a_ready_character(tired: Any) -> None:
    """coc/rule/2.10-ready-exhausted-committed/j"""
    order = event("order", Lasting(MustCommit(AFFECTED), IT), Choose(CHARACTER))
    game = build(
        Side(hand=[order], play=[At("mad-artist", exhausted=tired), "bag-man"]), stories=[BARE], step="story actions"
    )
    game.play("play lab/order", "choose core/mad-artist")
    if tired:
        assert keys(game) == ["commit core/bag-man lab/bare-story", "done"]
        game.choose("done")
        assert card(game, "mad-artist").story == -1
    else:
        assert keys(game) == ["commit core/bag-man lab/bare-story", "done"], "the one who must commit is committed"
        assert game.state.plan == ((uid(game, "mad-artist"), uid(game, BARE)),)
        game.choose("done")
        assert entries(game, "committed")[0][0] == "mad-artist"
        assert entries(game, "story resolves")


READY_ALL = event("ready-all", ready(everything(CARD)))
EXHAUST_ALL = event("exhaust-all", exhaust(everything(CARD)))


def test_only_the_exhausted_are_readied_and_only_the_ready_exhausted() -> None:
    """coc/rule/2.10-ready-exhausted-committed/e, coc/rule/2.10-ready-exhausted-committed/f: the insane are neither."""
    cast: list[str | At] = ["mad-artist", At("bag-man", exhausted=True), At("triggerman", insane=True)]
    game = build(Side(hand=[READY_ALL, PAUSE], play=cast))
    game.choose("play lab/ready-all")
    assert [each[0] for each in entries(game, "readied")] == ["bag-man"]
    assert card(game, "triggerman").state == INSANE
    game = build(Side(hand=[EXHAUST_ALL, PAUSE], play=cast))
    game.choose("play lab/exhaust-all")
    assert [each[0] for each in entries(game, "exhausted")] == ["mad-artist"]
    g = table(game)
    triggerman = uid(game, "triggerman")
    assert not readiness.is_ready(g, triggerman)
    assert not readiness.can_exhaust(g, triggerman)


def test_a_face_down_card_is_neither_ready_nor_exhausted_by_the_way_it_is_turned() -> None:
    """coc/rule/2.10-ready-exhausted-committed/l"""

    def sack(g: CocTable, use: Use) -> bool:
        """Attach Bag Man face down to this card."""
        return attach_by_effect(g, uid(game, "bag-man"), use.holder, use, face_down=True)

    bag = lab_card("va-sack", action(Do(sack), cost=ExhaustThis()), type="support", cost=0)
    game = build(Side(play=[bag, At("bag-man", exhausted=True), BELL]))
    game.choose(f"use {bag}")
    g, who = table(game), uid(game, "bag-man")
    assert card(game, "bag-man").face_down
    assert not readiness.is_exhausted(g, who)
    assert not readiness.can_exhaust(g, who)
    sleeper = lab_card("va-sleeper", keywords=(("dormant", 1),))
    game = build(Side(hand=[sleeper], play=[BELL]), stories=[BARE])
    game.choose(f"lay {sleeper} {BARE}")
    assert not readiness.is_ready(table(game), uid(game, sleeper))
    assert not readiness.is_exhausted(table(game), uid(game, sleeper))


def test_what_is_attached_face_down_cannot_be_exhausted() -> None:
    """coc/rule/2.10-ready-exhausted-committed/l"""
    room, tire = "the-yuggoth-contract/specimen-room", event("tire-any", exhaust(), Choose(CARD))
    trophy = At("mad-artist", on=room, by_effect=True, face_down=True)
    game = build(Side(hand=[tire], play=[room, trophy, PAUSE]))
    game.choose(f"play {tire}")
    assert keys(game) == ["choose core/mad-artist", f"choose {PAUSE}", f"choose {room}"]
    game.choose("choose core/mad-artist")
    assert (card(game, "mad-artist").state, entries(game, "exhausted")) == (READY, [])


def test_what_a_text_keeps_from_being_exhausted_says_so_of_what_it_would_pay() -> None:
    sleepless = lab_card(
        "sleepless", Cannot("be exhausted", SELF), action(Draw(), cost=ExhaustThis()), type="support", cost=0
    )
    game = build(Side(play=[sleepless, PAUSE]))
    assert keys(game) == ["pass", f"use {PAUSE}"]
    assert reasons(game, f"use {sleepless}") == ["Sleepless cannot be exhausted: coc/rule/2.2-cannot/a"]
