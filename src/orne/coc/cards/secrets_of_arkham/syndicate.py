"""The Syndicate, Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("secrets-of-arkham")

card(
    "elite-hit-squad",
    Cannot("commit", SELF, while_=OPPONENTS_TURN),
    action(gain(ITSELF, skill=1, icons=(0, 1, 0, 0)), cost=Pay(1)),
)

card(
    "forced-foreclosure",
    action(AttachThis(pick(SUPPORT & subtype("Location"))), during=YOUR_OPERATIONS),
    GivesControl(HOST_SUPPORT, attached=True),
)

card("intimidate", action(exhaust(), Choose(CHARACTER & ~subtype("Ancient One"))))

card("fixer", CostChange(SELF, -2, minimum=1, own=True, while_=there_is(ATTACHMENT)))
