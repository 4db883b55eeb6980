"""Yog-Sothoth, Kingsport Dreams."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-kingsport-dreams")

card("visitor-from-the-spheres", response(plays(EVENT, ANYBODY), CopyEvent(), cost=Pay(3)))
