"""The Order of the Silver Twilight, The Order of the Silver Twilight."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-order-of-the-silver-twilight")

card("secret-handshake", action(gain(icons=(0, 1, 1, 0)), Choose(CHARACTER & faction("silver-twilight") & YOURS)))
