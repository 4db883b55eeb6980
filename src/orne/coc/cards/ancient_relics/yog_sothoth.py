"""Yog-Sothoth, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

card(
    "enslaved-yeti",
    ImmuneTo(SELF, EVENT & subtype("Polar")),
    action(
        Lasting(Blanks(ALL_AFFECTED), everything(CHARACTER & ~subtype("Ancient One") & OTHER & COMMITTED_HERE)),
        cost=WoundThis(),
        during=THIS_IS_COMMITTED,
    ),
)

TITHE = forced(succeeds(ANYBODY), that_player(Mill(2)))
RECALL = to_hand(topmost(EVENT))
card("the-large-man", TITHE, action(RECALL, cost=ExhaustThis(named=True), limit=once("phase")))
card("the-large-man", TITHE, action(RECALL, cost=ExhaustThis(named=True)), until="lcg-1.4")
card(
    "canopic-jar",
    RELIC,
    response(is_destroyed(CHARACTER), Attach(EVENT_CARD), cost=ExhaustThis(named=True)),
    UsesAttached(All(ExhaustHost("the card it is attached to"), DiscardThis())),
)
