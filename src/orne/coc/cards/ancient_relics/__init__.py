"""The cards of Ancient Relics."""
