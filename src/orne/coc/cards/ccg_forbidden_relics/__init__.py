"""Forbidden Relics, faction by faction."""
