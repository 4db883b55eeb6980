"""Core set: investigators."""
