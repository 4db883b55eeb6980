"""Core set: the treacheries of the encounter sets."""

from __future__ import annotations

from orne.arkham.language import *
from orne.arkham.rules.actions import taken_this_round
from orne.arkham.table import ArkhamTable

# ---- Ghouls, Striking Fear

card("core/grasping-hands", revelation(Test(AGILITY, 3, fail=Take(POINTS))))

card("core/rotting-remains", revelation(Test(WILLPOWER, 3, fail=Take(horror=POINTS))))

FEARED = frozenset((MOVE, FIGHT, EVADE))


def _first_of_the_round(g: ArkhamTable, use: Use, seat: int, kind: str) -> int:
    """Your first move, fight or evade action of each round costs 1 action more."""
    if seat != use.seat or kind not in FEARED:
        return 0
    return 0 if FEARED.intersection(taken_this_round(g, seat)) else 1


card(
    "core/frozen-in-fear",
    revelation(ThreatArea()),
    ExtraCost(_first_of_the_round),
    forced(YOUR_TURN_ENDS, Test(WILLPOWER, 3, success=DiscardCard())),
)

card("core/dissonant-voices", revelation(ThreatArea()), Cannot("play", YOU), forced(ROUND_ENDS, DiscardCard()))

# ---- Ancient Evils, Chilling Cold

card("core/ancient-evils", revelation(PlaceDoom(1, AGENDA, may_advance=True)))

card(
    "core/crypt-chill",
    revelation(Test(WILLPOWER, 4, fail=IfNot(Chosen(DiscardCard(IT), Choose(ASSET & YOURS & LEAVABLE)), Take(2)))),
)

card(
    "core/obscuring-fog",
    revelation(AttachTo(where(YOUR_LOCATION, without_copy("core/obscuring-fog")))),
    Gives(HOST, "shroud", 2),
    forced(HOST_IS_INVESTIGATED, DiscardCard()),
)

# ---- The Midnight Masks

card("core/hunting-shadow", revelation(OneOf(Pays(SpendClues(1)), Take(2), must=True)))

card(
    "core/false-lead",
    revelation(If(YOU_HAVE_NO_CLUES, Surge(), Test(INTELLECT, 4, fail=DropClues(POINTS)))),
)

# ---- The Devourer Below

card(
    "core/umordhoths-wrath",
    revelation(Test(WILLPOWER, 5, fail=Repeat(POINTS, OneOf(Pays(DiscardCards(1)), Take(1, 1), must=True)))),
)

# ---- Dark Cult, Nightgaunts, Locked Doors

CULTIST = trait("Cultist")

card(
    "core/mysterious-chanting",
    revelation(
        IfNot(
            Chosen(PlaceDoom(2, IT), Choose(nearest(ENEMY & CULTIST), by_lead=True)),
            SearchEncounter(ANY_ENEMY & CULTIST),
        )
    ),
)

card(
    "core/on-wings-of-darkness",
    revelation(
        Test(AGILITY, 4, fail=Then(Take(1, 1), SlipAway(LOCATION & trait("Central"), but=ENEMY & trait("Nightgaunt"))))
    ),
)

UNLOCKED = LOCATION & without_copy("core/locked-door")

card(
    "core/locked-door",
    revelation(AttachTo(IT), Choose(most_clues(UNLOCKED), verb="lock", by_lead=True)),
    Cannot("investigate", HOST),
    action(Test((COMBAT, AGILITY), 4, success=DiscardCard())),
)

# ---- the Agents

card(
    "core/the-yellow-sign",
    revelation(Test(WILLPOWER, 4, fail=Also(Take(horror=2), Search(CARD & WEAKNESS & trait("Madness"))))),
)

card(
    "core/offer-of-power",
    revelation(OneOf(Also(Draw(2), PlaceDoom(2, AGENDA, may_advance=True)), Take(horror=2), must=True)),
)

card(
    "core/dreams-of-rlyeh",
    revelation(ThreatArea()),
    Gives(YOU, (WILLPOWER, "sanity"), -1),
    action(Test(WILLPOWER, 3, success=DiscardCard())),
)
