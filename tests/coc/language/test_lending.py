"""Abilities of another player's card that one may use, and texts that are put into words here."""

from __future__ import annotations

from orne.coc.abilities import LOSE_ALL, UNCOUNTED, AttachTo, Choose, Gives, GivesAbility, ImmuneTo, Lends, action
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    HOST,
    HOST_SUPPORT,
    OTHER,
    SELF,
    SUPPORT,
    TERROR,
    Draw,
    ExhaustThis,
    subtype,
    take_control,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, PUMP, Say, event, lab_card, tool
from tests.coc.look import idle, keys, said
from tests.look import asked

LOAN = tool("ln-loan", AttachTo(SUPPORT), Lends(HOST_SUPPORT), subtypes=("Attachment",))


def test_a_gained_ability_is_lent_as_well_as_a_printed_one() -> None:
    choir = lab_card("ln-choir", GivesAbility(SUPPORT & OTHER & subtype("Bell"), action(Say("amen"))))
    bell = tool("ln-bell", action(Say("ding")), subtypes=("Bell",))
    game = build(Side(play=[At(LOAN, on=bell), PAUSE]), Side(play=[bell, choir]))
    assert keys(game) == ["pass", f"use {bell}", f"use {bell} gained {choir}", f"use {PAUSE}"]
    game.choose(f"use {bell} gained {choir}")
    assert (said(game), idle(game)) == (["amen"], True)


def test_what_is_immune_to_the_lender_is_not_lent() -> None:
    safe = tool("ln-safe", ImmuneTo(SELF, subtype("Attachment")), action(Draw(), cost=ExhaustThis()))
    game = build(Side(play=[At(LOAN, on=safe), PAUSE]), Side(play=[safe]))
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {PAUSE}"])


def test_what_one_has_already_is_not_offered_twice() -> None:
    grab = event("ln-grab", take_control("phase"), Choose(SUPPORT))
    game = build(Side(hand=[grab], play=[At(LOAN, on=PUMP), PAUSE]), Side(play=[PUMP]))
    game.play(f"play {grab}", f"choose {PUMP}")
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {PAUSE}", f"use {PUMP}"])


def test_texts_about_what_is_lent_lost_or_not_counted() -> None:
    assert text(LOAN) == (
        "Attach to a support card.\n"
        "You may use the triggered abilities of the attached support card as though you controlled it."
    )
    shy = lab_card("ln-shy", Gives(SELF, UNCOUNTED, 1), Gives(CHARACTER & OTHER, TERROR, LOSE_ALL))
    assert text(shy) == "This card does not count its skill at stories.\nOther characters lose all Terror icons."
    loud = lab_card("ln-loud", Gives(CHARACTER, UNCOUNTED, 1), ImmuneTo(HOST, SUPPORT), ImmuneTo(CHARACTER, SUPPORT))
    assert text(loud) == (
        "Characters do not count their skill at stories.\n"
        "The attached character is immune to support cards.\nCharacters are immune to support cards."
    )
