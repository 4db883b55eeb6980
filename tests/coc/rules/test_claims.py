"""Claims: what paying a cost would itself give the effect to do, and what it would not."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import AttachTo, Blanks, Cost, Effect, GivesSubtype, action
from orne.coc.language import (
    ATTACHMENT,
    CHARACTER,
    IN_DISCARD,
    IN_HAND,
    IS_EXHAUSTED,
    DriveInsane,
    DriveThisInsane,
    ExhaustOne,
    ExhaustThis,
    SacrificeThis,
    cost_at_most,
    destroy,
    everything,
    gain,
    pick,
    put_into_play,
    return_to_hand,
    subtype,
    to_hand,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import keys

BADGE = lab_card("cl-badge", AttachTo(CHARACTER), type="support", subtypes=("Attachment",))
STUDENT = lab_card("cl-student", subtypes=("Student",))
FALLEN = to_hand(pick(ATTACHMENT & IN_DISCARD))
STUDENTS = return_to_hand(pick(CHARACTER & subtype("Student")))


def offered(name: str, effect: Effect, cost: Cost, *more: str, armed: bool = False, **rest: Any) -> bool:
    """Whether an Action on a character of yours, which may bear an Attachment, is offered."""
    user = lab_card(f"cl-{name}", action(effect, cost=cost), cost=3)
    attached = [At(BADGE, on=user)] if armed else []
    game = build(Side(play=[user, *attached, *more, PAUSE]), **rest)
    return f"use {user}" in keys(game)


@pytest.mark.parametrize(("name", "cost"), [("gone", SacrificeThis()), ("mad", DriveThisInsane())])
def test_what_falls_with_the_card_that_pays_is_in_the_discard_pile_by_then(name: str, cost: Cost) -> None:
    assert offered(f"{name}-armed", FALLEN, cost, armed=True)
    assert not offered(f"{name}-bare", FALLEN, cost)


def test_nothing_falls_when_a_card_is_exhausted() -> None:
    assert not offered("tired", FALLEN, ExhaustThis(), armed=True)


def test_the_card_that_is_sacrificed_is_in_the_discard_pile_itself() -> None:
    mine = to_hand(pick(CHARACTER & IN_DISCARD))
    assert offered("itself", mine, SacrificeThis())
    assert not offered("insane-itself", mine, DriveThisInsane())


def test_nothing_comes_into_a_hand_or_into_play_by_paying() -> None:
    assert not offered("hand", put_into_play(pick(CHARACTER & cost_at_most(3) & IN_HAND)), SacrificeThis())
    assert not offered("play", STUDENTS, SacrificeThis())
    assert offered("there", STUDENTS, SacrificeThis(), STUDENT)
    whole = gain(everything(CHARACTER & subtype("Student")), skill=1)
    assert not offered("whole", whole, SacrificeThis())
    assert offered("whole-there", whole, SacrificeThis(), STUDENT)


def test_a_card_that_is_blank_may_turn_into_one_that_is_meant() -> None:
    veil = lab_card("cl-veil", Blanks(CHARACTER), action(STUDENTS, cost=SacrificeThis()), type="support")
    assert f"use {veil}" in keys(build(Side(play=[veil, STUDENT])))


def test_a_text_may_give_what_is_meant_to_the_card_that_pays() -> None:
    school = lab_card("cl-school", GivesSubtype(CHARACTER & IS_EXHAUSTED, "Student"), type="support")
    assert offered("taught", STUDENTS, ExhaustOne(CHARACTER), school)
    assert not offered("untaught", STUDENTS, ExhaustOne(CHARACTER))


@pytest.mark.parametrize(("edition", "found"), [("lcg-4", False), ("lcg-1.4", True)])
def test_an_insane_card_costs_nothing_in_older_editions(edition: str, found: bool) -> None:
    cheap = destroy(pick(CHARACTER & cost_at_most(0)))
    assert offered(f"cheap-{edition}", cheap, DriveInsane(CHARACTER & cost_at_most(3)), edition=edition) is found
