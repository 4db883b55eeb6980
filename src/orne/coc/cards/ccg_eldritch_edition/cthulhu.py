"""Cthulhu, Eldritch Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-eldritch-edition")

# Only for its controller; the Core Set leaves that out.
card("lord-of-the-silver-twilight", CostChange(titled("Cthulhu"), -1, minimum=1))

card(
    "feast-of-locusts",
    AttachTo(CHARACTER),
    Whenever(host_is_one_of(5), hosts_controller(sacrifice(THE_HOST))),
)
