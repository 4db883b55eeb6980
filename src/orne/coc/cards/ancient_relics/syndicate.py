"""The Syndicate, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

card("mr-david-pan", DecidedBy(WHERE_THIS_IS, BY_SKILL))
