"""Miskatonic University, Dreamlands."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("dreamlands")

card(
    "twila-katherine-price-3",
    GivesAbility(
        SELF,
        action(Execute(STORY_OF_THIS, as_won=False), cost=All(ExhaustThis(named=True), Pay(2))),
        while_=IS_NIGHT,
    ),
)
card(
    "obsessive-insomniac",
    action(ready(ITSELF), cost=DiscardResource(RESOURCE)),
    action(Draw(), cost=ExhaustThis(named=True)),
)
card(
    "horrid-dreams",
    action(opponent(Then(Mill(), IfAble(sacrifice(pick(CARD & YOURS & OF_THE_SAME_FACTION)))))),
)
