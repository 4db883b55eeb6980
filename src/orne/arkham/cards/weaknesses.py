"""Core set: weaknesses."""
