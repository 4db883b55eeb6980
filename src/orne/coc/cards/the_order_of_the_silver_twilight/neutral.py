"""Neutral cards, The Order of the Silver Twilight."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-order-of-the-silver-twilight")

card("neutral-ground", Blanks(CHARACTER & faction("neutral"), printed=True))
