"""Locations of The Gathering and The Midnight Masks."""

from __future__ import annotations

from orne.arkham.language import *

# ---- The Gathering

LITA = kind_of_card("core/lita-chantler") & CARD_IN_PLAY & NOBODYS & AT_THIS

card("core/study")

card("core/hallway")

card("core/attic", forced(YOU_ENTER_THIS, Take(horror=1)))

card("core/cellar", forced(YOU_ENTER_THIS, Take(1)))

card(
    "core/parlor",
    ClosedWhileUnrevealed(),
    action(Resign()),
    action(Test(INTELLECT, 4, success=TakeControl(the(LITA))), word=PARLEY, during=while_there_is(LITA)),
)

# ---- The Midnight Masks

card(
    "core/your-house",
    SpawnsHere(kind_of_card("core/ghoul-priest")),
    action(Also(Draw(), Gain(1)), limit=ONCE_PER_TURN),
)

card("core/rivertown")

card("core/southside-historical-society", action(Draw(3), limit=ONCE_PER_GAME))

card("core/southside-mas-boarding-house", action(Search(card_type("asset") & ALLY), limit=ONCE_PER_GAME))

card("core/st-marys-hospital", action(Heal(3), limit=ONCE_PER_GAME))

card("core/miskatonic-university", action(Search(CARD & (trait("Tome") | SPELL), 6)))

card("core/downtown-first-bank-of-arkham", action(Gain(3), limit=ONCE_PER_GAME))

card("core/downtown-arkham-asylum", action(Heal(horror=3), limit=ONCE_PER_GAME))

card("core/easttown", CostChange(card_type("asset") & ALLY, -2, while_=YOU_ARE_HERE))

card(
    "core/graveyard",
    forced(
        YOU_ENTER_THIS,
        Test(WILLPOWER, 3, fail=OneOf(Take(horror=2), MoveTo(the(titled("Rivertown") & LOCATION)), must=True)),
    ),
)

card("core/northside", action(GainClues(2), Resources(5), limit=ONCE_FOR_THE_GROUP))
