"""Cthulhu, Terror in Venice."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("terror-in-venice")

card("flooded-vault", action(SearchAndPay(SUPPORT & ~subtype("Location")), cost=SacrificeThis()))
