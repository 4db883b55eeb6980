"""The stories, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

card("come-the-dreamtime", WhenWon(RearrangeRow(), replaced=True))
