"""The Agency, For the Greater Good."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("for-the-greater-good")

card("red-tape", Replaces(first_triggered(OPPONENT), CancelIt(), alters=True))
