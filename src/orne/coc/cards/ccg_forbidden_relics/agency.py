"""The Agency, Forbidden Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-forbidden-relics")

card("hired-gun", action(put_into_play(THIS_ONE), zone=HAND, during=CharactersPlayed(3)))
