"""The Agency, Rituals of the Order."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("rituals-of-the-order")

card("catastrophic-explosion", action(Wound(everything(CHARACTER & PRINTED_SKILL_BELOW_X)), during=YOUR_OPERATIONS))
