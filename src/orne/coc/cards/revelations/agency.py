"""The Agency, Revelations."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("revelations")

WITH_TOME = there_is(CARD & subtype("Tome") & YOURS)
INSIGHT = (Gives(SELF, ARCANE, 1, WITH_TOME), Gives(SELF, INVESTIGATION, 1, WITH_TOME))
VISION = LookAtTop(5, "hand", SUPPORT & faction("agency"), may=True, rest="under it in any order")
card("jenica-capra", *INSIGHT, action(VISION, during=you_control_no(SUPPORT), limit=once("turn")))
card("jenica-capra", *INSIGHT, action(VISION, during=you_control_no(SUPPORT)), until="lcg-1.4")

PREPARED = Then(DiscardCards(2), Draw())
card("elena-belskaia", action(PREPARED, limit=once("turn")))
card("elena-belskaia", action(PREPARED), until="lcg-1.4")
