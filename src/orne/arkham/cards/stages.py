"""Core set: stages."""
