"""Shub-Niggurath, Spawn of Madness."""

from __future__ import annotations

from orne.coc.language import *

reprint("ccg-spawn-of-madness/glimpse-of-the-void", of="forgotten-lore/glimpse-of-the-void")
