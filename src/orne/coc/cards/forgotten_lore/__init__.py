"""The cards of Forgotten Lore."""
