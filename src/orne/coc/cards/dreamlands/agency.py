"""The Agency, Dreamlands."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("dreamlands")

card(
    "the-captain",
    action(Lasting(CountsAt(SELF, AFFECTED), IT), Choose(STORY), cost=Pay(2), during=IS_DAY),
)
