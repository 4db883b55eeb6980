"""The six conspiracies of The Yuggoth Contract: each helps all characters that are committed to it."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

# "Your" on a conspiracy means every player (coc/faq/conspiracy-has-no-controller).
HERE = CHARACTER & YOURS & COMMITTED_TO_THIS

card("the-locked-door", Gives(HERE, INVESTIGATION, 1))
card("the-painted-corpse", Gives(HERE, ARCANE, 1))
card("the-guardian-of-the-key", Gives(HERE, COMBAT, 1))
card("behind-the-door", Gives(HERE, TERROR, 1))
card("taming-the-storm", Gives(HERE, "skill", 2))
card("losing-the-tail", Gives(HERE, "fast", 1))
