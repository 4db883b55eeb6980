"""Core set: seeker."""
