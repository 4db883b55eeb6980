"""The Core Set."""

from orne.coc.cards.core import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    shub_niggurath,
    stories,
    syndicate,
    yog_sothoth,
)

__all__ = [
    "agency",
    "cthulhu",
    "hastur",
    "miskatonic",
    "neutral",
    "shub_niggurath",
    "stories",
    "syndicate",
    "yog_sothoth",
]
