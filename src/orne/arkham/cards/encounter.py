"""Core set: encounter."""
