"""Denizens of the Underworld, faction by faction."""
