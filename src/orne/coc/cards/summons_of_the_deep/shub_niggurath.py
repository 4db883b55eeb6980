"""Shub-Niggurath, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card(
    "unspeakable-transformation",
    action(
        GainIconsOf(pick(CHARACTER & YOURS & NOT_IT), IT, printed=False), Choose(CHARACTER & YOURS & cost_at_most(3))
    ),
)
card(
    "summoning-circle",
    action(
        SearchToHand(CHARACTER & faction("shub-niggurath") & COST_AT_MOST_X, shown=True),
        cost=All(ExhaustThis(named=True), ExhaustForIcons(CHARACTER & faction("shub-niggurath"), ARCANE)),
    ),
)
card(
    "the-black-goats-rage",
    action(
        fewest_icons(TERROR, go_insane(picks(CHARACTER & YOURS & GOES_INSANE, 2))),
        during=all_yours_are("shub-niggurath"),
    ),
)

EAT = AsResources(HOST_AND_THIS, to="one of your domains")
card("eat-the-dead", AttachTo(CHARACTER & YOURS), disrupt(would_be(DESTROY, HOST), EAT))
card("eat-the-dead", AttachTo(CHARACTER & YOURS), response(HOST_IS_DESTROYED, EAT), until="lcg-3.0")
