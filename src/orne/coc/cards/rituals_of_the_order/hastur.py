"""Hastur, Rituals of the Order."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("rituals-of-the-order")

card(
    "twisted-choreographer",
    *(Gives(SELF, icon, icons_attached(icon)) for icon in STRUGGLES),
    response(THIS_ENTERS_PLAY, Attach(pick(CHARACTER & IN_DISCARD))),
)
card("painful-reflection", action(opponent(DiscardCards(total(CHARACTER & IS_INSANE), up_to=True))))
