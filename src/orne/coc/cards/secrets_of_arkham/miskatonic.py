"""Miskatonic University, Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("secrets-of-arkham")

card(
    "scientific-text",
    AttachTo(CHARACTER & faction("miskatonic")),
    Gives(HOST, ARCANE, 1, while_=THIS_IS_READY),
    action(Draw(), cost=ExhaustThis(named=True)),
)

card("visiting-professor", Gives(SELF, "skill", 2, while_=IS_DAY), Gives(SELF, COMBAT, 3, while_=IS_DAY))

card(
    "the-necronomicon",
    action(take_control("phase"), Choose(CHARACTER), cost=All(ExhaustThis(), Pay(3))),
)

card("soothsayer", response(THIS_COMMITS, gain_icon_of_choice(ITSELF, per(ATTACHMENT))))

card(
    "misinformation",
    action(RemoveSuccess(3), Choose(STORY), cost=ExhaustOne(CHARACTER & with_icon(INVESTIGATION, 2))),
)

card("professor-armitage", action(ready(), Choose(CARD_IN_PLAY & subtype("Tome") & IS_EXHAUSTED), cost=Pay(1)))
