"""The Order of the Silver Twilight, Rituals of the Order."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("rituals-of-the-order")

# "This turn" is whichever turn it is in play: its text knows no other.
card("master-of-blades", Whenever(turn_ends(ANYBODY), return_to_hand(ITSELF)))

card("rich-widow", response(leaves(CHARACTER), put_into_play(THIS_ONE), zone=HAND))
