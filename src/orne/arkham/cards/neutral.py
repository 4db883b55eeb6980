"""Core set: neutral."""
