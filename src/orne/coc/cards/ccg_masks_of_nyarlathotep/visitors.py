"""Characters that come when an opponent plays a Ritual, one of each faction, Masks of Nyarlathotep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-masks-of-nyarlathotep")


# As the document of the collectible game has it; the first printing waited for the Ritual's return to the hand.
RITUAL = plays(EVENT & subtype("Ritual"), by=OPPONENT, from_hand=True)
COMES = (
    response(RITUAL, put_into_play(THIS_ONE), zone=HAND),
    response(RITUAL, put_into_play(THIS_ONE), zone=DISCARD),
)

card("alchemist", Gives(SELF, "skill", per(CARD & subtype("Mask") & YOURS)), *COMES)
card("chemist", *COMES)
card("coral-infection", *COMES)
card("forgotten-ones", *COMES)
card("heterodox-physicist", *COMES)
card("interstellar-visitor", *COMES)
card("unexpected-ally", *COMES)
