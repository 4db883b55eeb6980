"""Neutral cards, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

card("student-of-the-profane", response(plays_for_less(), PlaceSuccess(), Choose(STORY)))
card(
    "ghost-of-perdition",
    action(Then(AttachThis(IT), AtEndOfPhase("sacrifice", ITSELF)), Choose(CHARACTER & OTHER), cost=Pay(2)),
    GivesSubtype(SELF, "Curse", attached=True),
    Gives(HOST, TERROR, 3, attached=True),
)
card("mentor-to-vaughn", action(exhaust(), Choose(CHARACTER & skill_at_most(2)), cost=Pay(1)))
card(
    "broken-space-broken-time",
    action(
        each_player(SearchIntoPlay(CHARACTER & subtype("Ancient One") & cost_at_most(6), may=True)),
        during=YOUR_OPERATIONS,
    ),
)
card(
    "whateleys-diary",
    AttachTo(CHARACTER & YOURS),
    action(RedistributeYours(), cost=All(Pay(4), SacrificeThis())),
)

DOGS = per(CARD & titled("Alaskan Sledge Dog"))
card(
    "alaskan-sledge-dog",
    ImmuneTo(SELF, EVENT & subtype("Polar")),
    Gives(SELF, COMBAT, DOGS),
    Gives(SELF, "skill", DOGS),
)
