"""Cards that several parts of Night of the Zealot are about."""

from __future__ import annotations

LITA = "core/lita-chantler"
PRIEST, HUNTER = "core/ghoul-priest", "core/the-masked-hunter"
CULTISTS = (
    "core/herman-collins",
    "core/peter-warren",
    "core/ruth-turner",
    HUNTER,
    "core/victoria-devereux",
    "core/wolf-man-drew",
)
FILLER = ("core/ancient-evils",) * 6
"""The encounter deck of a position that names none."""
