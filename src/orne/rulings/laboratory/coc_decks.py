"""Plain decks of Call of Cthulhu, for demonstrations of what a deck may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

LIVING = tuple(
    f"core/{name}"
    for name in (
        "shotgun-blast",
        "short-fuse",
        "torch-the-joint",
        "small-price-to-pay",
        "working-a-hunch",
        "binding",
        "feast-or-famine",
        "restless-and-wary",
        "dr-carsons-treatment",
        "unearthing-the-ancients",
        "deep-one-assault",
        "pulled-under",
        "get-it-off",
        "sacrificial-offerings",
        "touched-by-the-sleeper",
        "like-a-moth",
        "panic",
    )
)
"""Unremarkable cards of several factions of the living card game."""
COLLECTIBLE = tuple(
    f"ccg-arkham-edition/{name}"
    for name in (
        "a-turn-for-the-worst",
        "against-the-darkness",
        "agoraphobia",
        "behind-closed-doors",
        "behind-the-pallid-mask",
        "binding",
        "birthing-a-thousand-young",
        "bound-by-the-black-mother",
        "burning-the-midnight-oil",
        "burnout",
        "burrowing-beneath",
        "byakhee-attack",
        "caught-in-the-dreamlands",
        "committed",
        "crafting-the-elder-sign",
        "dangerous-experiment",
        "deep-one-assault",
    )
)
"""Unremarkable cards of several factions of the collectible card game."""
STORIES = tuple(
    f"core/{name}"
    for name in (
        "nowhere-to-hide",
        "the-shadow-out-of-time",
        "opening-night",
        "ancient-apocrypha",
        "the-call-of-cthulhu",
        "through-the-gates",
        "rotting-away",
        "frozen-in-time",
        "dreamwalkers",
        "the-other-path",
    )
)
OLD_STORIES = tuple(
    f"ccg-arkham-edition/{name}"
    for name in (
        "the-arkham-willows",
        "the-crooked-manse",
        "the-dreams-of-kingsport",
        "the-forgotten-sepulchre",
        "the-horror-of-the-past",
        "the-innsmouth-threat",
        "the-secret-of-the-north-woods",
        "the-terror-out-of-dunwich",
        "the-thing-at-the-gate",
        "the-well",
    )
)


def filled(special: Mapping[str, int] | None = None, size: int = 50, fill: Sequence[str] = LIVING) -> dict[str, int]:
    """A deck of these cards, filled up with others, three of each."""
    cards = dict(special or {})
    for card in fill:
        room = size - sum(cards.values())
        if room > 0:
            cards[card] = min(3, room)
    return cards
