"""Spawn of Madness, faction by faction."""
