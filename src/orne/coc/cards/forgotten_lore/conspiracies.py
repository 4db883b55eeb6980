"""The conspiracies, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

card(
    "the-underground-conspiracy",
    WhenWon(opponent(DiscardHand()), if_won=True, while_=you_control(1, CHARACTER & faction("syndicate"))),
)
card(
    "the-rlyeh-conspiracy",
    WhenWon(
        destroy(THEM),
        (Choose(CHARACTER | SUPPORT, 2, up_to=True),),
        if_won=True,
        while_=you_control(1, CHARACTER & faction("cthulhu")),
    ),
)
card(
    "negotium-perambulans-in-tenebris",
    StoryNeeds(10),
    Cannot("commit", CHARACTER & cost_at_most(2), to=STORY & OTHER),
)
