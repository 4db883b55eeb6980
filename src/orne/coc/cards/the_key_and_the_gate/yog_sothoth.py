"""Yog-Sothoth, The Key and the Gate."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-key-and-the-gate")

card("one-in-all", AttachTo(SUPPORT & OPPONENTS), Lends(HOST_SUPPORT))
