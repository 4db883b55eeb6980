"""Yog-Sothoth, Core Set."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("core")

card("yog-sothoth", CostChange(SELF, -per(subtype("Spell") & IN_DISCARD), minimum=1, own=True))

card("servant-from-out-of-time", forced(THIS_ENTERS_PLAY, IfAble(sacrifice(pick(YOUR_RESOURCE)))))

card("son-of-yeb", Gives(SELF, COMBAT, per(CHARACTER & subtype("Cultist") & YOURS)))

card("living-mummy", forced(THIS_ENTERS_YOUR_DISCARD_FROM_PLAY, Wound(everything(CHARACTER))))

card("fishers-from-outside", forced(THIS_ENTERS_PLAY, return_to_hand(), Choose(CHARACTER & IS_EXHAUSTED)))

card("cannibal-ghast", Cannot("commit", SELF, YOUR_TURN))

card("spell-bound-shoggoth", Gives(CHARACTER & OTHER, "skill", -1))

card(
    "guardian-elder-thing",
    GivesAbility(SELF, action(Wound(everything(CHARACTER & COMMITTED_HERE)), cost=Pay(2)), while_=THIS_IS_COMMITTED),
)

card(
    "hound-of-tindalos",
    action(AttachThis(pick(CHARACTER & OTHER))),
    Gives(HOST, "skill", -4, attached=True),
    action(UnattachThis(), cost=Pay(1), zone=ATTACHED),
)

card("disciple-of-the-gate", ValueIs("skill", total(CHARACTER & faction("yog-sothoth"))))

card("forbidden-shrine", Gives(CHARACTER & YOURS & IS_COMMITTED, "skill", 1))

card("blackmoor-estate", action(a_player(Mill(X)), cost=All(ExhaustThis(), Pay("X"))))

card("journey-to-the-other-side", action(LookAtTop(5, "hand", may=True, if_overpaid=True)))

# ---- from discard piles

MINE, THEIR_OWN = CHARACTER & IN_DISCARD & MAY_ENTER, CHARACTER & IN_OPPONENTS_DISCARD & MAY_ENTER

# The text gives nobody control, as those that take an opponent's card do, so each enters for its owner. By the oldest
# document one pile may be enough (coc/example/1.9-opening-the-limbo-gate).
BOTH_ENTER = put_into_play_for_owner(chosen(0) + chosen(1))
card("opening-the-limbo-gate", action(BOTH_ENTER, Choose(MINE), Choose(THEIR_OWN), during=YOUR_OPERATIONS))
card(
    "opening-the-limbo-gate",
    action(
        BOTH_ENTER,
        Choose(MINE, may_lack=there_is(THEIR_OWN)),
        Choose(THEIR_OWN, may_lack=there_is(MINE)),
        during=YOUR_OPERATIONS,
    ),
    until="ccg-2.0",
)

# It must be made if it can be: should one escape, another goes (coc/rule/2.13-paying-costs/g).
card("a-single-glimpse", action(opponent(sacrifice(pick(CHARACTER & YOURS)), if_able=True), during=YOUR_OPERATIONS))

card("gathering-at-the-stones", action(to_hand(), Choose(CARD & IN_DISCARD), during=YOUR_OPERATIONS))

card("unspeakable-resurrection", action(put_into_play(), Choose(CHARACTER & IN_DISCARD & COST_AT_MOST_X)))

card("dampen-light", action(Lasting(CostChange(CARD, 1, yours=False))))
