"""Hastur, Seekers of Knowledge."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("seekers-of-knowledge")

card("hamu-xx-15-14", *prophecy(goes_insane(CHARACTER), to_hand(THEM), Choose(CARD & IN_DISCARD, 2, up_to=True)))
