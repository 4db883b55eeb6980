"""Forgotten Lore, faction by faction."""
