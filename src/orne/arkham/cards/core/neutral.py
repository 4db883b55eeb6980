"""Core set: the Neutral cards (01086 to 01095)."""

from __future__ import annotations

from orne.arkham.language import *

card("core/knife", action(Fight(1)), action(Fight(2, damage=1), Discard()))

card("core/flashlight", action(Investigate(shroud=-2), UseUp("supplies")))

card("core/emergency-cache", event(Gain(3)))

for skill in ("guts", "perception", "overpower", "manual-dexterity"):
    card(f"core/{skill}", Committed(Draw(), max_one=True))

card("core/unexpected-courage", Committed(max_one=True))

card("core/bulletproof-vest-3")

card("core/elder-sign-amulet-3")
