"""The Syndicate, Spawn of Madness."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-spawn-of-madness")

card(
    "danny-obannions-cronie",
    action(
        Also(ready(), gain(icons=(0, 1, 0, 1))),
        Choose(CHARACTER & subtype("Criminal") & IS_EXHAUSTED & can_be("readied")),
        cost=ExhaustThis(named=True),
        limit=once("phase"),
    ),
)
