"""Shub-Niggurath, Arkham Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-arkham-edition")

card(
    "mi-go-scientist",
    action(
        OneOf(take_control("phase"), return_to_hand(), controller_chooses=True),
        Choose(CHARACTER & IS_READY),
        cost=All(ExhaustThis(named=True), Pay(2)),
    ),
)
card("slithering-formless-spawn", ValueIs("skill", total(YOUR_RESOURCE & resource_of("shub-niggurath"))))
