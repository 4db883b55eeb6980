"""The Syndicate, Denizens of the Underworld."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("denizens-of-the-underworld")

card(
    "jacob-finnegan",
    forced(succeeds(here=True), PlaceSuccess(THAT_STORY)),
    forced(either(fails(ANYBODY, here=True), succeeds(OPPONENT, here=True)), to_bottom(ITSELF)),
)

NIGHT = CARD_IN_PLAY & keyword("night")
CRIMINALS = CHARACTER & YOURS & subtype("Criminal")
GIFTS = (Gives(CRIMINALS, ARCANE, 1), Gives(CRIMINALS, "skill", 1))
card("crooked-attorney", Whenever(THIS_ENTERS_PLAY, destroy(everything(NIGHT))), *GIFTS)
card("crooked-attorney", Whenever(there_are(1, NIGHT), destroy(everything(NIGHT))), *GIFTS, until="lcg-3.0")
card(
    "immurement",
    action(
        OwnersResource(),
        Choose((SUPPORT | (CHARACTER & ~subtype("Ancient One"))) & OPPONENTS),
        cost=DrainFullest(),
    ),
)
