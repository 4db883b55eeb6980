"""The Syndicate, Rituals of the Order."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("rituals-of-the-order")

card("small-time-magician", response(THIS_ENTERS_PLAY, return_to_hand(pick(CHARACTER & subtype("Criminal")))))
