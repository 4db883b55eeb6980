"""Core set: the basic weaknesses (01096 to 01103)."""

from __future__ import annotations

from orne.arkham.language import *

card("core/amnesia", revelation(DiscardDownTo(1)))

card("core/paranoia", revelation(LoseAllResources()))

card(
    "core/haunted",
    revelation(ThreatArea()),
    Gives(YOU, ALL_SKILLS, -1),
    action(DiscardCard(), actions=2),
)

card(
    "core/psychosis",
    revelation(ThreatArea()),
    forced(YOU_TAKE_HORROR, Take(1, direct=True)),
    action(DiscardCard(), actions=2),
)

card(
    "core/hypochondria",
    revelation(ThreatArea()),
    forced(YOU_TAKE_DAMAGE, Take(horror=1, direct=True)),
    action(DiscardCard(), actions=2),
)

card("core/mob-enforcer", BEARER_ONLY, action(DiscardCard(), Resources(4), word=PARLEY))

card("core/silver-twilight-acolyte", BEARER_ONLY, forced(THIS_HAS_ATTACKED, PlaceDoom(1, AGENDA)))

card("core/stubborn-detective", BEARER_ONLY, Blank(INVESTIGATOR & AT_THIS))
