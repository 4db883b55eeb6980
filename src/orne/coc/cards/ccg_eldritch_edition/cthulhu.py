"""Cthulhu, Eldritch Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-eldritch-edition")

# Only for its controller; the Core Set leaves that out.
card("lord-of-the-silver-twilight", CostChange(titled("Cthulhu"), -1, minimum=1))
