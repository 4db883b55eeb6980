"""Yog-Sothoth, Dreamlands."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("dreamlands")

card(
    "twilight-gate",
    action(
        Then(put_into_play(), AtEndOfPhase("attach", ENTERED)),
        # What is printed on a resource is asked for in every edition (coc/faq/twilight-gate-ancient-one).
        Choose(CHARACTER & without_printed_subtype("Ancient One") & YOUR_RESOURCE),
    ),
)
