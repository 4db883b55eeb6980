"""Core set: mystic."""
