"""Neutral cards, The Key and the Gate."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-key-and-the-gate")

card(
    "prepared-alienist",
    Cannot("change control through triggered effects", CHARACTER, while_=THIS_IS_READY),
    Cannot("be put into play through triggered effects", CHARACTER, while_=THIS_IS_READY),
)
