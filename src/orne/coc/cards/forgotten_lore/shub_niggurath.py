"""Shub-Niggurath, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

NO_STORIES = Lasting(SkipsPhase("story"), until=END_OF_YOUR_NEXT_TURN)

card("glimpse-of-the-void", action(Also(NO_STORIES, Draw(), remove_this()), during=YOUR_OPERATIONS))
card("glimpse-of-the-void", action(Also(NO_STORIES, Draw()), during=YOUR_OPERATIONS), until="lcg-3.0")
card("displaced-chthonian", forced(turn_begins(ANYBODY), that_player(sacrifice(pick(SUPPORT & YOURS)), if_able=True)))
card("snow-graves", AttachToPile(), ClosesPile())
