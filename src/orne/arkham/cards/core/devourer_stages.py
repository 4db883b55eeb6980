"""The acts and agendas of The Devourer Below; their backs are in the scenario (arkham/basics/4.4)."""

from __future__ import annotations

from orne.arkham.language import *

# ---- agendas

card("core/the-arkham-woods")

card("core/the-ritual-begins", Gives(ENEMY, ("fight", "evade"), 1))

card(
    "core/vengeance-awaits",
    ScenarioText(
        "when this agenda advances, enemies at the Ritual Site are discarded and Umôrdhoth spawns there; during act 1 "
        "the Ritual Site is put into play first"
    ),
    ScenarioText(
        "on its other side it is both act and agenda, without doom to wait for; objective: the scenario ends with "
        "resolution 2 once Umôrdhoth is defeated"
    ),
)

# ---- acts

card("core/investigating-the-trail")

card("core/into-the-darkness", forced(enters(kind_of_card("core/ritual-site")), AdvanceAct()))

card(
    "core/disrupting-the-ritual",
    action(Test((WILLPOWER, AGILITY), 3, success=PlaceClues(1)), SpendClues(1)),
    ActObjective(clues=2),
)
