"""Core set: locations."""
