"""Passives: they hold at once, come before anything is answered, and are not triggered."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import (
    AttachTo,
    Blanks,
    Choose,
    Gives,
    GivesAbility,
    Replaces,
    Use,
    Whenever,
    action,
    disrupt,
)
from orne.coc.events import DRAWS, USE, WOUND
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    HOST,
    IT,
    OTHER,
    SUPPORT,
    CancelIt,
    CancelWound,
    ExhaustThis,
    Lasting,
    Wound,
    everything,
)
from orne.coc.language.doing import Doing
from orne.coc.position import At, Side, build
from orne.coc.table import CocTable
from tests.coc.laboratory import BELL, GUN, OAF, PAWN, PISTOL, PUMP, Say, lab_card, on
from tests.coc.look import card, icons, keys, table, uid
from tests.look import asked

# ---- 1.6 passives


HOOD = lab_card("hood", AttachTo(SUPPORT), Blanks(HOST), type="support", subtypes=("Attachment",))


# ---- 1.14 subtypes


def test_a_passive_ceases_when_its_source_or_its_receiver_is_blank() -> None:
    """coc/rule/1.6-passive-effects/e, coc/example/1.6-frozen-time-blanks-pistols"""
    game = build(Side(hand=[HOOD], play=[PAWN, At(PISTOL, on=PAWN)], domains=["miskatonic:1"]))
    assert icons(game, PAWN) == [0, 1, 0, 0]
    game.choose(f"play {HOOD} domain 1")
    assert icons(game, PAWN) == [0, 0, 0, 0]
    saint = lab_card("saint", Gives(CHARACTER, "willpower", 1), GivesAbility(CHARACTER & OTHER, action(Say("amen"))))
    gag = lab_card("gag", action(Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[saint, PAWN, gag, BELL]))
    assert values.has(table(game), uid(game, PAWN), "willpower")
    assert f"use {PAWN} gained {saint}" in keys(game)
    game.play(f"use {gag}", f"choose {PAWN}")
    assert not values.has(table(game), uid(game, PAWN), "willpower")
    assert f"use {PAWN} gained {saint}" not in keys(game)
    assert values.has(table(game), uid(game, saint), "willpower")


def test_a_passive_that_alters_a_number_leaves_the_altered_event_to_disrupts() -> None:
    """coc/timing/passive-alters-action"""

    class Double(Doing):
        text = "double the wounds"
        possible = None

        def do(self, g: CocTable, use: Use) -> bool:
            use.event.amount *= 2
            return True

    spite = lab_card("spite", Replaces(on(WOUND), Double(), alters=True), type="support")
    shield = lab_card("small-shield", disrupt(on(WOUND, lambda g, u, e: e.amount == 2), CancelWound()), type="support")
    game = build(Side(play=[GUN, BELL]), Side(play=[OAF, spite, shield]))
    game.play(f"use {GUN}", f"use {shield}")
    assert card(game, OAF).wounds == 1


def test_a_passives_doing_can_be_disrupted_and_the_passive_itself_cannot() -> None:
    """coc/timing/passive-substeps, coc/rule/1.6-passive-effects/d"""
    sting = lab_card("sting", Whenever(on(DRAWS), Wound(everything(CHARACTER))), type="support")
    shield = lab_card("buckler", disrupt(on(WOUND), CancelWound()), type="support")
    no = lab_card("no", disrupt(on(USE, lambda g, u, e: e.seat != u.seat), CancelIt()), type="support")
    game = build(Side(play=[PUMP, sting, BELL]), Side(play=[PAWN, shield, no]))
    game.choose(f"use {PUMP}")
    assert keys(game) == ["pass", f"use {no}"]
    game.choose("pass")
    assert keys(game) == ["pass", f"use {shield}"]
    game.choose(f"use {shield}")
    assert card(game, PAWN).zone == 2
    assert asked(game) == (0, "action")
