"""Core set: rogue."""
