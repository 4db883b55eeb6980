"""Yog-Sothoth, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

OURS = CHARACTER & faction("yog-sothoth")

card(
    "across-dimensions",
    action(
        gain(everything(OURS), icons=(0, per(OURS), 0, 0)),
        during=all_yours_are("yog-sothoth", characters=True),
    ),
)
card(
    "the-sleepwalker",
    response(
        THIS_COMMITS,
        Lasting(Cannot("commit", AFFECTED, to=WHERE_THIS_IS), IT),
        Choose(CHARACTER & OPPONENTS & with_icon(COMBAT)),
    ),
)
card(
    "book-of-eibon",
    AttachTo(CHARACTER),
    Whenever(host_holds_more_than(5), hosts_controller(DiscardDownTo(5))),
)
