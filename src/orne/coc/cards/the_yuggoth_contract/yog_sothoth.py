"""Yog-Sothoth, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

card("hunting-nightgaunt", Cannot("commit", CHARACTER & faction("neutral"), IS_NIGHT))

EACH_THERE = per(CHARACTER & COMMITTED_WITH_IT)
card(
    "casting-off-the-skin",
    action(gain(icons=(EACH_THERE, EACH_THERE, 0, 0)), Choose(CHARACTER & YOURS & IS_COMMITTED)),
)

card("speak-to-the-dead", action(Then(Mill(4), to_hand(picks(CARD & IN_DISCARD, 2)))))

# It commits as the phase begins, not in a commit step, so it need not be ready and does not exhaust
# (coc/rule/2.10-ready-exhausted-committed/i).
card("crazed-shoggoth", Whenever(phase_begins("story"), opponent(CommitTo(pick(STORY), ITSELF), if_able=True)))

card("cursed-skull", action(opponent(sacrifice(pick(CHARACTER & YOURS))), cost=All(Pay(1), SacrificeThis())))

card("all-are-one", action(RevealTop(("discard", "hand", "top"))))

card("curse-of-the-stone", action(opponent(Mill(per(CHARACTER & YOURS)))))

card("cultist-of-the-key", action(gains_or_loses(ARCANE), Choose(STORY), cost=ExhaustThis(named=True)))

SPELL = EVENT & subtype("Spell")
card("yog-sothoth", action(PlayFree(), Choose(SPELL & IN_DISCARD & CAN_BE_PLAYED_FREE), cost=Pay(2)))

card(
    "spiritual-guidance",
    disrupt(wound_to(CHARACTER & YOURS), CancelWound(every=True), cost=DiscardCards(1, CHARACTER)),
)

card("reckless-elder-thing", forced(THIS_COMMITS, Wound(ITSELF)))
