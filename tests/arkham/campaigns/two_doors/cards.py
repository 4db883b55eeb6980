"""The trial cards of the campaign."""

from __future__ import annotations

from tests.arkham.laboratory import lab_card

HALL = lab_card("doors-hall", type="location", clues=1, connects=("doors-left", "doors-right"))
LEFT = lab_card("doors-left", type="location", clues=1, connects=("doors-hall",))
RIGHT = lab_card("doors-right", type="location", clues=1, connects=("doors-hall",))
ACT = lab_card("doors-act", type="act", clues=1)
AGENDA = lab_card("doors-agenda", type="agenda", doom=9)
DUST = lab_card("doors-dust", type="treachery")
PORTER = lab_card("doors-porter", type="asset", level=None, title="The Porter")
"""The story asset."""
