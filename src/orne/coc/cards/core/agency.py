"""The Agency, Core Set."""

from __future__ import annotations

from orne.coc.abilities import AttachTo, Choose, Gives, GivesAbility, action, disrupt, forced, response
from orne.coc.cards.registry import card
from orne.coc.costs import Pay
from orne.coc.effects import CancelWound, Wound
from orne.coc.select import (
    CAN_BE_WOUNDED,
    CHARACTER,
    COMMITTED_HERE,
    HOST,
    IS_COMMITTED,
    SKILL_AT_MOST_X,
    skill_at_most,
)
from orne.coc.triggers import THIS_ENTERS_PLAY, YOUR_OPERATIONS, wound_to, you_win_struggle_by

card(
    "core/monster-hunter",
    response(you_win_struggle_by(2), Wound(), Choose(CHARACTER & skill_at_most(2) & CAN_BE_WOUNDED), cost=Pay(2)),
)

card("core/t-men", forced(THIS_ENTERS_PLAY, Wound(), Choose(CHARACTER & CAN_BE_WOUNDED)))

card(
    "core/shotgun",
    AttachTo(CHARACTER),
    GivesAbility(
        HOST & IS_COMMITTED, action(Wound(), Choose(CHARACTER & COMMITTED_HERE & CAN_BE_WOUNDED), cost=Pay(1))
    ),
)

card(
    "core/patrol-wagon",
    AttachTo(CHARACTER),
    Gives(HOST, "toughness", 1),
    disrupt(wound_to(HOST), CancelWound(), cost=Pay(2)),
)

card("core/shotgun-blast", action(Wound(), Choose(CHARACTER & SKILL_AT_MOST_X & CAN_BE_WOUNDED)))

card(
    "core/short-fuse",
    action(Wound(number=7), Choose(CHARACTER & CAN_BE_WOUNDED), during=YOUR_OPERATIONS),
)
