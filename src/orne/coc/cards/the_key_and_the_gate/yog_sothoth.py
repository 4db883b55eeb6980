"""Yog-Sothoth, The Key and the Gate."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-key-and-the-gate")

card("one-in-all", AttachTo(SUPPORT & OPPONENTS), Lends(HOST_SUPPORT))

card(
    "nadine-eskiy",
    forced(
        THIS_COMMITS,
        CommitTo(STORY_OF_THIS, everything(CHARACTER & IS_READY & skill_at_least(4)), exhausting=True),
    ),
)

card("return-to-yith", action(to_hand(THEM), Choose(subtype("Yithian") & IN_DISCARD, X)))
