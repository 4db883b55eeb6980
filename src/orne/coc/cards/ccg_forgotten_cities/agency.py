"""The Agency, Forgotten Cities."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-forgotten-cities")

card("bureau-chief", ImmuneTo(SELF, CARD, triggered_only=True, targeted_below=YOUR_DOMAINS))
