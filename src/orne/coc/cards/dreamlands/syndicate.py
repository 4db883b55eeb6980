"""The Syndicate, Dreamlands."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("dreamlands")

card("clover-club-executive", forced(THIS_ENTERS_PLAY, most_cards(DiscardRandom(2))))
