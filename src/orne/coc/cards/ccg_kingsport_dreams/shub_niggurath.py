"""Shub-Niggurath, Kingsport Dreams."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-kingsport-dreams")

card("basil-elton", action(RefreshDomains(), cost=ShuffleThis()))
