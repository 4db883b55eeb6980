"""Acts and agendas of The Gathering and The Midnight Masks: what they do while current."""

from __future__ import annotations

from orne.arkham.language import *

# ---- The Gathering

GHOUL = ENEMY & trait("Ghoul")

card("core/whats-going-on")

card("core/rise-of-the-ghouls")

card(
    "core/theyre-getting-out",
    forced(phase_ends("enemy"), MoveEnemies(GHOUL & UNENGAGED, titled("Parlor"))),
    forced(ROUND_ENDS, PlaceDoom(count(GHOUL & at(titled("Hallway") | titled("Parlor"))))),
)

card("core/trapped")

card(
    "core/the-barrier",
    ActObjective("only when the round ends, and only those in the Hallway may spend the clues to advance"),
)

card("core/what-have-you-done", ActObjective("advance once the Ghoul Priest is defeated"))

# ---- The Midnight Masks

card("core/predator-or-prey", action(Resign()))

card("core/time-is-running-short", action(Resign()))

card(
    "core/uncovering-the-conspiracy",
    action(DrawFromSpecialDeck("cultist deck"), GroupClues(2)),
    ActObjective("advance once 6 unique Cultist enemies are in the victory display"),
)
