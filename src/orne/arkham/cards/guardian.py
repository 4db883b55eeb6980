"""Core set: guardian."""
