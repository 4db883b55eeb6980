"""The Syndicate, Eldritch Edition."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-eldritch-edition")


def rises(name: str) -> Sel:
    """Characters and support cards in discard piles on which Day or Night is printed."""
    return (CHARACTER | SUPPORT) & printed_subtype(name) & IN_DISCARDS


card(
    "auto-de-fe",
    action(
        OneOf(put_into_play_for_owner(everything(rises("Day"))), put_into_play_for_owner(everything(rises("Night")))),
    ),
)
