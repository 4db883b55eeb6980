"""Hastur, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card(
    "shadow-company",
    ValueIs("skill", total(CHARACTER & YOURS & faction("hastur"))),
    response(succeeds(alone=True), return_to_hand(), Choose(CHARACTER & OPPONENTS & skill_below(SKILL_OF_THIS))),
)
card(
    "the-thing-behind-you",
    action(put_into_play(THIS_ONE), cost=All(Pay(2), ReturnOne(CHARACTER & faction("hastur"))), zone=HAND),
)
card(
    "brain-transplant",
    action(
        Then(IfAble(go_insane(chosen(1, "the ready one"))), restore_and_ready(chosen(0, "the insane one"))),
        Choose(CHARACTER & IS_INSANE & BESIDE_A_READY_ONE),
        Choose(CHARACTER & IS_READY & THE_SAME_PLAYERS),
    ),
)
card(
    "erich-zann",
    Replaces(
        struggle_result(TERROR, here=True),
        go_insane(pick(CHARACTER & OPPONENTS & COMMITTED_HERE)),
    ),
)
card(
    "infernal-obsession",
    AttachTo(CHARACTER & ~subtype("Ancient One")),
    GivesControl(HOST),
    Whenever(CONTROL_CHANGED_AGAIN, discard_from_play(ITSELF)),
)
card(
    "infernal-obsession",
    AttachTo(CHARACTER & ~subtype("Ancient One")),
    GivesControl(HOST),
    Whenever(HOST_IS_LOST_AGAIN, discard_from_play(ITSELF)),
    until="lcg-1.4",
)
